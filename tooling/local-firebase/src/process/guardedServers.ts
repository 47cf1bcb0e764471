import http, { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import { whyRefused } from "@tooling/firestore-local/origin";

/**
 * Loaded into a child before its own program (`--import`): every HTTP server that it opens refuses pages from elsewhere and names that were
 * pointed at this machine, as the local Firestore does. The Auth emulator of firebase-tools would answer any page that is open in the
 * browser, as the owner if asked so; its hub and its log would too. WebSockets and preflights are requests as well.
 */
const pagesPort = Number(process.env["PLENUM_PAGES_PORT"] ?? Number.NaN);

/** What a server tells of a request: its first argument is the request, its second what to answer on. */
const asking = new Set(["request", "upgrade", "connect", "checkContinue", "checkExpectation"]);

for (const { Server } of [http, https]) {
  const prototype = Server.prototype;
  const emit = Reflect.get(prototype, "emit") as (this: unknown, event: string, ...given: readonly unknown[]) => boolean;
  Reflect.set(prototype, "emit", function (this: unknown, event: string, ...given: readonly unknown[]): boolean {
    const refusal = asking.has(event) ? refusalOf(given[0] as IncomingMessage) : undefined;
    if (refusal === undefined) {
      if (event === "request") keepNoErrors(given[1] as ServerResponse);
      return Reflect.apply(emit, this, [event, ...given]);
    }
    if (event === "upgrade" || event === "connect") refuseSocket(given[1] as Socket, refusal);
    else refuse(given[1] as ServerResponse, refusal);
    return true;
  });
}

/** The Hosting emulator says of what is not there what firebase.json says of its address: that a browser may keep it for a year. */
function keepNoErrors(response: ServerResponse): void {
  const writeHead = Reflect.get(http.ServerResponse.prototype, "writeHead") as (...given: readonly unknown[]) => ServerResponse;
  Reflect.set(response, "writeHead", (status: number, ...given: readonly unknown[]) => {
    if (status >= 400 && response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-cache");
    return Reflect.apply(writeHead, response, [status, ...given]);
  });
}

interface Refusal {
  readonly status: 400 | 403 | 404;
  readonly reason: string;
}

function refusalOf(request: IncomingMessage): Refusal | undefined {
  const reason = whyRefused(request, { servesPages: request.socket.localPort === pagesPort });
  return reason === undefined ? unreadableAddress(request.url ?? "") : { status: 403, reason };
}

/** Longest name of a file, in bytes; an address with a longer one names none. */
const maxNameBytes = 255;

/** The Hosting emulator ends with all others at an address that it cannot decode, which a page of elsewhere can link to. */
function unreadableAddress(address: string): Refusal | undefined {
  const [path = ""] = address.split("?");
  try {
    decodeURIComponent(address);
    if (
      decodeURIComponent(path)
        .split("/")
        .every((name) => Buffer.byteLength(name) <= maxNameBytes)
    )
      return undefined;
  } catch {
    return { status: 400, reason: "This address cannot be read: it has a percent sign that begins no character." };
  }
  return { status: 404, reason: "There is no file of so long a name." };
}

function refuse(response: ServerResponse, { status, reason }: Refusal): void {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
      Connection: "close",
    })
    .end(reason);
}

function refuseSocket(socket: Socket, { status, reason }: Refusal): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(reason)}\r\nConnection: close\r\n\r\n${reason}`,
  );
}
