import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../http/request.ts";
import type { Json } from "../values/json.ts";
import { embeddedHeaders, forwardMessages, frame } from "./frame.ts";
import { Session, type StreamHandler } from "./session.ts";

/** Opens the stream of a new channel; `authorization` is what the client put into the body. */
export type OpenStream = (push: (message: Json) => void, authorization: string | undefined) => StreamHandler;

export type Channels = {
  readonly handle: (request: IncomingMessage, response: ServerResponse, parameters: URLSearchParams, open: OpenStream) => Promise<void>;
  readonly close: () => void;
};

const protocolVersion = 8;
const serverVersion = 12;
const keepAliveMilliseconds = 30_000;

/**
 * A browser opens six connections to one host, and each tab holds two of them open. Where more than four are held, they
 * are let go in turn, so that the requests of further tabs find their way.
 */
const maxHeld = 4;
const maxHeldMs = 400;

/** All WebChannels of the server, by session. */
export function openChannels(): Channels {
  const sessions = new Map<string, Session>();
  const turn = setInterval(() => {
    const held = [...sessions.values()].filter((session) => session.state()[0] === 1);
    if (held.length > maxHeld) for (const session of held) session.release(maxHeldMs);
  }, maxHeldMs / 4).unref();

  const open = async (request: IncomingMessage, response: ServerResponse, openStream: OpenStream): Promise<void> => {
    const form = new URLSearchParams(await readBody(request));
    const authorization = embeddedHeaders(form).get("authorization") ?? request.headers.authorization;
    const session = new Session(
      (push) => openStream(push, authorization),
      (sid) => sessions.delete(sid),
    );
    sessions.set(session.sid, session);
    response.setHeader("X-HTTP-Session-Id", session.gsessionid);
    sendText(response, 200, frame([[0, ["c", session.sid, "", protocolVersion, serverVersion, keepAliveMilliseconds]]]));
    for (const { index, data } of forwardMessages(form)) session.receive(index, data);
  };

  const forward = async (request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> => {
    for (const { index, data } of forwardMessages(new URLSearchParams(await readBody(request)))) session.receive(index, data);
    sendText(response, 200, frame([...session.state()]));
  };

  const handle: Channels["handle"] = async (request, response, parameters, openStream) => {
    const sid = parameters.get("SID");
    if (sid === null) {
      if (request.method === "POST") return open(request, response, openStream);
      return sendText(response, 400, "A channel is opened with POST.");
    }
    const session = sessions.get(sid);
    if (session === undefined) return sendText(response, 400, "Unknown SID");
    if (parameters.get("TYPE") === "terminate") {
      session.end();
      return sendText(response, 200, "");
    }
    const lastSeen = Number(parameters.get("AID") ?? 0);
    if (Number.isInteger(lastSeen)) session.acknowledge(lastSeen);
    if (request.method === "POST") return forward(request, response, session);
    response.writeHead(200, textHeaders);
    response.flushHeaders();
    session.attach(response, parameters.get("CI") === "1");
  };

  return {
    handle,
    close: () => {
      clearInterval(turn);
      for (const session of sessions.values()) session.stop();
    },
  };
}

const textHeaders = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-cache, no-store, max-age=0",
  "X-Content-Type-Options": "nosniff",
  "X-Accel-Buffering": "no",
};

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, textHeaders);
  response.end(text);
}
