import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** The network of one device: a proxy through which its browser reaches everything. */
export interface Network {
  /** For the browser's proxy setting. */
  readonly url: string;
  /** Cuts all connections and refuses new ones, or lets them through again. */
  readonly cut: (isCut: boolean) => void;
  /** Delays every request and answer by so many milliseconds. */
  readonly delay: (milliseconds: number) => void;
  /** Has the next acknowledgement of a write got lost on the way back, after the server has carried it out. */
  readonly loseAcknowledgement: () => void;
  /** How many were lost so far. */
  readonly lost: () => number;
  /** Loses none any more. */
  readonly loseNone: () => void;
  readonly close: () => Promise<void>;
}

const isCommit = (url: string): boolean => url.includes("/documents:commit");
const isWriteChannel = (url: string): boolean => url.includes("Firestore/Write/channel");

/** @param target where requests to a port go instead; a server that is killed and started again keeps its port */
export async function openNetwork(target: (port: number) => number): Promise<Network> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sockets = new Set<Socket>();
  let isCut = false;
  let milliseconds = 0;
  let toLose = 0;
  let lost = 0;

  const lose = (response: ServerResponse): void => {
    toLose -= 1;
    lost += 1;
    response.socket?.destroy();
  };

  const answer = (url: string, from: IncomingMessage, response: ServerResponse): void => {
    const losesWhole = isCommit(url) && toLose > 0 && from.statusCode === 200;
    if (!losesWhole) response.writeHead(from.statusCode ?? 502, from.headers);
    from.on("data", (chunk: Buffer) => {
      if (losesWhole) return;
      if (toLose > 0 && isWriteChannel(url) && chunk.includes("writeResults")) lose(response);
      else if (milliseconds === 0) response.write(chunk);
      else setTimeout(() => response.write(chunk), milliseconds);
    });
    from.on("end", () => {
      if (losesWhole) lose(response);
      else setTimeout(() => response.end(), milliseconds);
    });
    from.on("error", () => response.socket?.destroy());
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!URL.canParse(request.url ?? "")) return void response.socket?.destroy();
    const url = new URL(request.url!);
    if (milliseconds > 0) await wait(milliseconds);
    const port = target(Number(url.port));
    const { "proxy-connection": _, ...headers } = request.headers;
    const onwards = requestOf({ host: url.hostname, port, agent, method: request.method, path: `${url.pathname}${url.search}`, headers: { ...headers, host: `${url.hostname}:${port}` } }, (from) => answer(url.href, from, response));
    onwards.on("error", () => response.socket?.destroy());
    response.on("close", () => onwards.destroy());
    request.pipe(onwards);
  };

  const server = createServer((request, response) => void forward(request, response));
  server.on("connection", (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  });
  server.on("connect", (_request, socket: Socket) => void socket.destroy());
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (next) => {
      isCut = next;
      if (isCut) cut();
    },
    delay: (next) => {
      milliseconds = next;
    },
    loseAcknowledgement: () => {
      toLose += 1;
    },
    lost: () => lost,
    loseNone: () => {
      toLose = 0;
    },
    close: async () => {
      cut();
      agent.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
