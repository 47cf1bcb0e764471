import type { Json, JsonObject } from "../src/values/json.ts";

/** A WebChannel client that does one step at a time, so that a test can repeat, lose and reorder requests. */
export async function openChannel(
  url: string,
  stream: "Listen" | "Write",
  options: { token?: string; messages?: readonly JsonObject[] } = {},
) {
  const base = `${url}/google.firestore.v1.Firestore/${stream}/channel`;
  const headers = options.token === undefined ? "" : `Authorization: Bearer ${options.token}\r\n`;
  const opened = await fetch(`${base}?VER=8&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid&t=1`, {
    method: "POST",
    body: form(options.messages ?? [], 0, { headers: `X-Goog-Api-Client:test\r\n${headers}` }),
  });
  const [[, handshake]] = frames(await opened.text())[0] as [[number, Json[]]];
  const sid = handshake[1] as string;
  const query = `VER=8&SID=${sid}&gsessionid=${opened.headers.get("x-http-session-id")}`;
  let request = 1;
  return {
    handshake,
    /** Sends messages from index `offset` on. */
    send: async (messages: readonly JsonObject[], offset: number, lastSeen = 0) => {
      request += 1;
      const response = await fetch(`${base}?${query}&RID=${request}&AID=${lastSeen}`, { method: "POST", body: form(messages, offset) });
      return { status: response.status, body: await response.text() };
    },
    /** Opens the back channel and reads numbered messages until the condition holds. */
    read: async (lastSeen: number, isEnough: (messages: readonly Numbered[]) => boolean): Promise<readonly Numbered[]> => {
      const response = await fetch(`${base}?${query}&RID=rpc&AID=${lastSeen}&CI=0&TYPE=xmlhttp`, { signal: AbortSignal.timeout(5000) });
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (!isEnough(numbered(text))) {
        const { done, value } = await reader.read();
        if (done) break;
        text += value;
      }
      await reader.cancel();
      return numbered(text);
    },
    /** A back channel that is answered once and closed. */
    readOnce: async (lastSeen: number) =>
      numbered(await (await fetch(`${base}?${query}&RID=rpc&AID=${lastSeen}&CI=1&TYPE=xmlhttp`)).text()),
    terminate: async () => (await fetch(`${base}?${query}&RID=99&TYPE=terminate`, { method: "POST" })).status,
  };
}

export type Numbered = { readonly id: number; readonly message: JsonObject };

function form(messages: readonly JsonObject[], offset: number, more: Readonly<Record<string, string>> = {}): URLSearchParams {
  const body = new URLSearchParams({ ...more, count: String(messages.length), ofs: String(offset) });
  messages.forEach((message, index) => body.set(`req${index}___data__`, JSON.stringify(message)));
  return body;
}

/** The complete frames at the start of the text. */
function frames(text: string): readonly Json[] {
  const complete: Json[] = [];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf("\n", start);
    const length = Number(text.slice(start, newline));
    const end = newline + 1 + length;
    if (newline === -1 || end > text.length) break;
    complete.push(JSON.parse(text.slice(newline + 1, end)) as Json);
    start = end;
  }
  return complete;
}

function numbered(text: string): readonly Numbered[] {
  return frames(text).flatMap((frame) => (frame as [number, JsonObject[]][]).map(([id, [message]]) => ({ id, message: message! })));
}
