import http, { type IncomingMessage, type ServerResponse } from "node:http";

/**
 * Loaded into firebase-tools before its own program (`--import`): the Auth emulator answers a request that changes accounts only when they are on the disk.
 * The parent writes them, and says so; where it cannot, the request is answered with an error. It begins when the parent says that it does: what is imported
 * before that came from the disk.
 */
interface Message {
  readonly keepsAccounts: true;
  readonly accountsKept: number;
  readonly ok: boolean;
}

const waiting = new Map<number, (ok: boolean) => void>();
let number = 0;
let isKeeping = false;

process.on("message", (message: Partial<Message> | null) => {
  isKeeping ||= message?.keepsAccounts === true;
  const id = message?.accountsKept;
  if (typeof id !== "number") return;
  waiting.get(id)?.(message?.ok === true);
  waiting.delete(id);
});
process.channel?.unref();

function keep(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.set((number += 1), resolve);
    process.send?.({ accountsChanged: number });
  });
}

/** What the emulator changes no account by. */
const reading = /:(?:lookup|query|batchGet|createAuthUri|sendOobCode|sendVerificationCode)$/;

function changesAccounts({ method = "", url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split("?");
  return /^(?:POST|PATCH|PUT|DELETE)$/.test(method) && /\/accounts(?:[:/]|$)|\/relyingparty\//.test(path) && !reading.test(path);
}

/** Holds an answer back, whatever of it is written, until it may go. */
function hold(response: ServerResponse): void {
  const held: (() => unknown)[] = [];
  const names = ["writeHead", "write", "end"] as const;
  for (const name of names)
    Reflect.set(response, name, (...given: readonly unknown[]) => {
      held.push(() => Reflect.apply(Reflect.get(http.ServerResponse.prototype, name) as () => unknown, response, given));
      if (name === "end") void release();
      return name === "write" ? true : response;
    });
  const release = async (): Promise<void> => {
    const isKept = response.statusCode >= 400 || (await keep());
    for (const name of names) Reflect.deleteProperty(response, name);
    if (isKept) for (const each of held) each();
    else {
      for (const name of response.getHeaderNames()) if (name.startsWith("content-")) response.removeHeader(name);
      response.writeHead(503, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ error: { code: 503, message: "The account could not be written to the disk." } }));
    }
  };
}

const emit = Reflect.get(http.Server.prototype, "emit") as (this: unknown, event: string, ...given: readonly unknown[]) => boolean;
Reflect.set(http.Server.prototype, "emit", function (this: unknown, event: string, ...given: readonly unknown[]): boolean {
  if (isKeeping && event === "request" && changesAccounts(given[0] as IncomingMessage)) hold(given[1] as ServerResponse);
  return Reflect.apply(emit, this, [event, ...given]);
});
