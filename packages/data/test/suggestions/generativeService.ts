import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to the service. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An answer of the service. */
export type Respond = (response: ServerResponse) => void;

const asJson =
  (status: number, content: object): Respond =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));

/** Answers in the protocol of generateContent. */
export const answers = {
  text: (text: string, finishReason = "STOP"): Respond =>
    asJson(200, { candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason }] }),
  finished: (finishReason: string): Respond => asJson(200, { candidates: [{ finishReason }] }),
  promptBlocked: asJson(200, { promptFeedback: { blockReason: "SAFETY", safetyRatings: [] } }),
  nothing: asJson(200, {}),
  error: (status: number, reason: string): Respond => asJson(status, { error: { code: status, message: reason, status: reason } }),
  raw:
    (text: string): Respond =>
    (response) =>
      void response.writeHead(200, { "content-type": "application/json" }).end(text),
  /** The head of an answer, and then nothing. */
  headOnly: ((response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write("{");
  }) as Respond,
  never: (() => {}) as Respond,
  broken: ((response) => void response.destroy()) as Respond,
};

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return { path: request.url!, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as Received["body"] };
}

/** The part of the service's protocol that one request needs. It gives the answer that was set last. */
export async function startGenerativeService() {
  let respond: Respond = answers.nothing;
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void receive(request, response);
  });
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push(await read(request));
    respond(response);
    server.emit("received");
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next: Respond): void => {
      respond = next;
    },
    /** Resolves when the next request has arrived. */
    nextRequest: (): Promise<unknown> => once(server, "received"),
    close: (): Promise<unknown> => {
      server.closeAllConnections();
      server.close();
      return once(server, "close");
    },
  };
}
