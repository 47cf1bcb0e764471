import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Json } from "../values/json.ts";
import { frame } from "./frame.ts";

/** What a stream does with the messages of its client. */
export type StreamHandler = { readonly receive: (message: string) => void; readonly close: () => void };

/** One WebChannel: numbered messages to the client, kept until it has acknowledged them, and the client's own in their order. */
export type Session = {
  readonly sid: string;
  readonly gsessionid: string;
  readonly push: (message: Json) => void;
  readonly receive: (index: number, message: string) => void;
  readonly acknowledge: (lastSeen: number) => void;
  /** Takes the response over and writes to it until it ends; `isOnce` ends it after the first message. */
  readonly attach: (response: ServerResponse, isOnce: boolean) => void;
  /** Whether a back channel is open, the last number sent, and the bytes not yet acknowledged. */
  readonly state: () => readonly [number, number, number];
  /** Ends the back channel if it is as old as that; the client opens the next one at once. */
  readonly release: (oldest: number) => void;
  readonly end: () => void;
  /** Ends it from this side: the client hears of it and need not find out by waiting. */
  readonly stop: () => void;
};

const keepAliveMilliseconds = 20_000;
/** A session that nobody listens to for so long is over. */
const abandonedMilliseconds = 60_000;
/** A response that has carried so much is ended, and the client opens the next one. */
const maxResponseCharacters = 2_000_000;

type BackChannel = { readonly response: ServerResponse; readonly isOnce: boolean; readonly since: number; written: number };

export function openSession(openStream: (push: (message: Json) => void) => StreamHandler, onEnd: (sid: string) => void): Session {
  const sid = randomBytes(16).toString("base64url");
  let pending: { readonly id: number; readonly message: Json; readonly characters: number }[] = [];
  let lastId = 0;
  let nextIndex = 0;
  let back: BackChannel | undefined;
  let isEnded = false;
  let flushed = 0;
  let isFlushing = false;
  const waiting = new Map<number, string>();

  const detach = (): void => {
    back?.response.end();
    back = undefined;
  };
  const write = (message: Json): void => {
    if (back === undefined) return;
    const text = frame(message);
    back.written += text.length;
    back.response.write(text);
    if (back.isOnce || back.written > maxResponseCharacters) detach();
  };
  const flush = (after: number): void => {
    const unsent = pending.filter(({ id }) => id > after);
    if (unsent.length > 0) write(unsent.map(({ id, message }) => [id, [message]]));
  };
  const push = (message: Json): void => {
    if (isEnded) return;
    lastId += 1;
    pending.push({ id: lastId, message, characters: JSON.stringify(message).length });
    // What is pushed in one go travels in one frame.
    if (!isFlushing) queueMicrotask(flushNew);
    isFlushing = true;
  };
  const flushNew = (): void => {
    isFlushing = false;
    if (back === undefined) return;
    flush(flushed);
    flushed = lastId;
  };

  const writeNothing = (): void => write([[lastId, ["noop"]]]);
  const keepAlive = setInterval(writeNothing, keepAliveMilliseconds).unref();
  let abandoned = setTimeout(() => end(), abandonedMilliseconds).unref();
  const stream = openStream(push);

  const end = (): void => {
    if (isEnded) return;
    isEnded = true;
    clearInterval(keepAlive);
    clearTimeout(abandoned);
    detach();
    stream.close();
    onEnd(sid);
  };

  return {
    sid,
    gsessionid: randomBytes(16).toString("base64url"),
    push,
    receive: (index, message) => {
      waiting.set(index, message);
      for (let next = waiting.get(nextIndex); next !== undefined; next = waiting.get(nextIndex)) {
        waiting.delete(nextIndex);
        nextIndex += 1;
        stream.receive(next);
      }
      // What a repeated request brings again has been received already.
      for (const seen of waiting.keys()) if (seen < nextIndex) waiting.delete(seen);
    },
    acknowledge: (lastSeen) => {
      pending = pending.filter(({ id }) => id > lastSeen);
    },
    attach: (response, isOnce) => {
      detach();
      clearTimeout(abandoned);
      const attached = { response, isOnce, since: performance.now(), written: 0 };
      back = attached;
      response.once("close", () => {
        if (back === attached) back = undefined;
        if (back === undefined && !isEnded) {
          clearTimeout(abandoned);
          abandoned = setTimeout(() => end(), abandonedMilliseconds).unref();
        }
      });
      flushed = lastId;
      flush(0);
    },
    state: () => [back === undefined ? 0 : 1, lastId, pending.reduce((sum, { characters }) => sum + characters, 0)],
    release: (oldest) => {
      if (back === undefined || performance.now() - back.since < oldest) return;
      // A response without any message would count as a failure.
      writeNothing();
      detach();
    },
    end,
    stop: () => {
      write([[lastId + 1, ["stop"]]]);
      end();
    },
  };
}
