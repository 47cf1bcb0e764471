import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Json } from "../values/json.ts";
import { frame } from "./frame.ts";

/** Handler of a stream's client messages. */
export type StreamHandler = { readonly receive: (message: string) => void; readonly close: () => void };

const keepAliveMilliseconds = 20_000;
/** A session without a back channel for so long is ended. */
const abandonedMilliseconds = 60_000;
/** A longer response is ended, and the client opens the next one. */
const maxResponseCharacters = 2_000_000;

type BackChannel = { readonly response: ServerResponse; readonly isOnce: boolean; readonly since: number; written: number };

/** A WebChannel: numbered messages to the client, stored until it has acknowledged them, and the client's messages in their order. */
export class Session {
  readonly sid = randomBytes(16).toString("base64url");
  readonly gsessionid = randomBytes(16).toString("base64url");
  readonly #stream: StreamHandler;
  readonly #onEnd: (sid: string) => void;
  readonly #keepAlive: NodeJS.Timeout;
  /** Messages of the client that came before their predecessors. */
  readonly #waiting = new Map<number, string>();
  #abandoned: NodeJS.Timeout;
  #pending: { readonly id: number; readonly message: Json; readonly characters: number }[] = [];
  #lastId = 0;
  #nextIndex = 0;
  #back: BackChannel | undefined;
  #isEnded = false;
  #flushed = 0;
  #isFlushing = false;

  constructor(openStream: (push: (message: Json) => void) => StreamHandler, onEnd: (sid: string) => void) {
    this.#onEnd = onEnd;
    this.#keepAlive = setInterval(() => this.#writeNothing(), keepAliveMilliseconds).unref();
    this.#abandoned = this.#endWhenAbandoned();
    this.#stream = openStream((message) => this.push(message));
  }

  push(message: Json): void {
    if (this.#isEnded) return;
    this.#lastId += 1;
    this.#pending.push({ id: this.#lastId, message, characters: JSON.stringify(message).length });
    // Messages that are pushed one right after another are sent in one frame.
    if (!this.#isFlushing) queueMicrotask(() => this.#flushNew());
    this.#isFlushing = true;
  }

  receive(index: number, message: string): void {
    this.#waiting.set(index, message);
    for (let next = this.#waiting.get(this.#nextIndex); next !== undefined; next = this.#waiting.get(this.#nextIndex)) {
      this.#waiting.delete(this.#nextIndex);
      this.#nextIndex += 1;
      this.#stream.receive(next);
    }
    // Messages of a repeated request have been received already.
    for (const number of this.#waiting.keys()) if (number < this.#nextIndex) this.#waiting.delete(number);
  }

  acknowledge(lastSeen: number): void {
    this.#pending = this.#pending.filter(({ id }) => id > lastSeen);
  }

  /** Writes to the response from now on, until it ends; `isOnce` ends it after the first message. */
  attach(response: ServerResponse, isOnce: boolean): void {
    this.#detach();
    clearTimeout(this.#abandoned);
    const attached = { response, isOnce, since: performance.now(), written: 0 };
    this.#back = attached;
    response.once("close", () => {
      if (this.#back === attached) this.#back = undefined;
      if (this.#back === undefined && !this.#isEnded) {
        clearTimeout(this.#abandoned);
        this.#abandoned = this.#endWhenAbandoned();
      }
    });
    this.#flushed = this.#lastId;
    this.#flush(0);
  }

  /** Whether a back channel is open, the last number sent, and the bytes not yet acknowledged. */
  state(): readonly [number, number, number] {
    return [this.#back === undefined ? 0 : 1, this.#lastId, this.#pending.reduce((sum, { characters }) => sum + characters, 0)];
  }

  /** Ends the back channel if it is at least this old, in milliseconds; the client opens the next one at once. */
  release(minimumAge: number): void {
    if (this.#back === undefined || performance.now() - this.#back.since < minimumAge) return;
    // The client takes a response without any message for a failure.
    this.#writeNothing();
    this.#detach();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearInterval(this.#keepAlive);
    clearTimeout(this.#abandoned);
    this.#detach();
    this.#stream.close();
    this.#onEnd(this.sid);
  }

  /** Ends it from this side, with a message to the client, which would otherwise find out by waiting. */
  stop(): void {
    this.#write([[this.#lastId + 1, ["stop"]]]);
    this.end();
  }

  #endWhenAbandoned(): NodeJS.Timeout {
    return setTimeout(() => this.end(), abandonedMilliseconds).unref();
  }

  #detach(): void {
    this.#back?.response.end();
    this.#back = undefined;
  }

  #write(message: Json): void {
    const back = this.#back;
    if (back === undefined) return;
    const text = frame(message);
    back.written += text.length;
    back.response.write(text);
    if (back.isOnce || back.written > maxResponseCharacters) this.#detach();
  }

  #writeNothing(): void {
    this.#write([[this.#lastId, ["noop"]]]);
  }

  #flush(after: number): void {
    const unsent = this.#pending.filter(({ id }) => id > after);
    if (unsent.length > 0) this.#write(unsent.map(({ id, message }) => [id, [message]]));
  }

  #flushNew(): void {
    this.#isFlushing = false;
    if (this.#back === undefined) return;
    this.#flush(this.#flushed);
    this.#flushed = this.#lastId;
  }
}
