import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { refusalReason, type Door } from "@tooling/firestore-local/origin";
import { host } from "./project.ts";

/** A server on this machine that answers only programs and pages of this machine. */
export interface GuardedServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Listens on 127.0.0.1. A page that is open in a browser could send requests to the port, or have a name of its site point to 127.0.0.1: their
 * requests are refused by `Host`, `Origin` and `Sec-Fetch-Site`. WebSockets and preflights are requests too.
 */
export async function listenGuarded(port: number, handle: RequestListener, door: Door = {}): Promise<GuardedServer> {
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, door);
    if (refusal) refuse(response, refusal);
    else handle(request, response);
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    url: `http://${host}:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface Refusal {
  readonly status: 400 | 403 | 404;
  readonly reason: string;
}

function refusalOf(request: IncomingMessage, door: Door): Refusal | undefined {
  const reason = refusalReason(request, door);
  return reason === undefined ? unreadableAddress(request.url ?? "") : { status: 403, reason };
}

/** Maximum length of a file name, in bytes. */
const maxNameBytes = 255;

/** The libraries behind a server throw at an address that cannot be decoded, and any page can link to one. */
function unreadableAddress(address: string): Refusal | undefined {
  const [path = ""] = address.split("?");
  try {
    decodeURIComponent(address);
    const names = decodeURIComponent(path).split("/");
    if (names.every((name) => Buffer.byteLength(name) <= maxNameBytes)) return undefined;
  } catch {
    return { status: 400, reason: "This address cannot be read: a percent sign in it is not followed by a character." };
  }
  return { status: 404, reason: "There is no file with so long a name." };
}

function refuse(response: ServerResponse, { status, reason }: Refusal): void {
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    Connection: "close",
  };
  response.writeHead(status, headers).end(reason);
}
