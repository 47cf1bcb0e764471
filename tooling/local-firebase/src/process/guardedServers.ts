import http, { type IncomingMessage, type ServerResponse } from "node:http";
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
    if (refusal === undefined) return Reflect.apply(emit, this, [event, ...given]);
    if (event === "upgrade" || event === "connect") refuseSocket(given[1] as Socket, refusal);
    else refuse(given[1] as ServerResponse, refusal);
    return true;
  });
}

function refusalOf(request: IncomingMessage): string | undefined {
  return whyRefused(request, { servesPages: request.socket.localPort === pagesPort });
}

function refuse(response: ServerResponse, refusal: string): void {
  response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" }).end(refusal);
}

function refuseSocket(socket: Socket, refusal: string): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(refusal)}\r\nConnection: close\r\n\r\n${refusal}`,
  );
}
