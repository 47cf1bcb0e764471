import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** The network of one device: the proxy of its browser. */
export interface Network {
  /** For the browser's proxy setting. */
  readonly url: string;
  /** Closes all connections and refuses new ones, or accepts them again. */
  readonly cut: (isCut: boolean) => void;
  /** Delays every request and answer by a time, ms. */
  readonly delay: (milliseconds: number) => void;
  /** Drops the next acknowledgement of a write, after the server has carried it out. */
  readonly loseAcknowledgement: () => void;
  /** Number of acknowledgements that were lost so far. */
  readonly lost: () => number;
  /** Stops dropping acknowledgements. */
  readonly loseNone: () => void;
  readonly close: () => Promise<void>;
}

const isCommit = (url: string): boolean => url.includes("/documents:commit");
const isWriteChannel = (url: string): boolean => url.includes("Firestore/Write/channel");

/** Present effect of the network on requests and answers. */
interface NetworkFault {
  isCut: boolean;
  /** Milliseconds. */
  delay: number;
  toLose: number;
  lost: number;
}

/** Passes an answer on to the browser, delayed, or drops it if it is an acknowledgement to be lost. */
function answer(trouble: NetworkFault, url: string, from: IncomingMessage, response: ServerResponse): void {
  const lose = (): void => {
    trouble.toLose -= 1;
    trouble.lost += 1;
    response.socket?.destroy();
  };
  const losesWhole = isCommit(url) && trouble.toLose > 0 && from.statusCode === 200;
  if (!losesWhole) response.writeHead(from.statusCode ?? 502, from.headers);
  from.on("data", (chunk: Buffer) => {
    if (losesWhole) return;
    if (trouble.toLose > 0 && isWriteChannel(url) && chunk.includes("writeResults")) lose();
    else if (trouble.delay === 0) response.write(chunk);
    else setTimeout(() => response.write(chunk), trouble.delay);
  });
  from.on("end", () => {
    if (losesWhole) lose();
    else setTimeout(() => response.end(), trouble.delay);
  });
  from.on("error", () => response.socket?.destroy());
}

/** @param target where requests to a port go instead; a server that is killed and started again keeps its port */
export async function openNetwork(target: (port: number) => number): Promise<Network> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sockets = new Set<Socket>();
  const trouble: NetworkFault = { isCut: false, delay: 0, toLose: 0, lost: 0 };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!URL.canParse(request.url ?? "")) return void response.socket?.destroy();
    const url = new URL(request.url!);
    if (trouble.delay > 0) await wait(trouble.delay);
    const port = target(Number(url.port));
    const { "proxy-connection": _, ...headers } = request.headers;
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const send = (): void => {
      const onwards = requestOf(
        {
          host: url.hostname,
          port,
          agent,
          method: request.method,
          path: `${url.pathname}${url.search}`,
          headers: { ...headers, host: `${url.hostname}:${port}` },
        },
        (from) => answer(trouble, url.href, from, response),
      );
      onwards.on("error", () => {
        // A server may close a kept connection just when it is used again: requests without a body are repeated on another.
        if (onwards.reusedSocket && !hasBody && !response.headersSent && !response.destroyed && !trouble.isCut) send();
        else response.socket?.destroy();
      });
      response.on("close", () => onwards.destroy());
      if (hasBody) request.pipe(onwards);
      else onwards.end();
    };
    send();
  };

  const server = createServer((request, response) => void forward(request, response));
  server.on("connection", (socket) => {
    if (trouble.isCut) return void socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  });
  server.on("connect", (_request, socket: Socket) => void socket.destroy());
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const closeConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (isCut) => {
      trouble.isCut = isCut;
      if (isCut) closeConnections();
    },
    delay: (milliseconds) => {
      trouble.delay = milliseconds;
    },
    loseAcknowledgement: () => {
      trouble.toLose += 1;
    },
    lost: () => trouble.lost,
    loseNone: () => {
      trouble.toLose = 0;
    },
    close: async () => {
      closeConnections();
      agent.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
