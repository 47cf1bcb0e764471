import type { Json } from "../values/json.ts";

/**
 * A frame of a WebChannel body: its length, a line break, its JSON. The length is in characters of the decoded text; with
 * everything beyond ASCII escaped it is the number of bytes as well.
 */
export function frame(json: Json): string {
  const text = JSON.stringify(json).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `${text.length}\n${text}`;
}

export type ForwardMessage = { readonly index: number; readonly data: string };

/** The messages of a forward request: `count`, the index `ofs` of the first, and `reqN___data__` for each. */
export function forwardMessages(form: URLSearchParams): readonly ForwardMessage[] {
  const count = Number(form.get("count") ?? 0);
  const offset = Number(form.get("ofs") ?? 0);
  if (!Number.isInteger(count) || count < 0 || count > 10_000 || !Number.isInteger(offset)) return [];
  return Array.from({ length: count }, (_, index) => ({ index: offset + index, data: form.get(`req${index}___data__`) })).filter(
    (message): message is ForwardMessage => message.data !== null,
  );
}

/** The request headers that the SDK sends inside the body, by lower-case name. */
export function embeddedHeaders(form: URLSearchParams): ReadonlyMap<string, string> {
  const lines = (form.get("headers") ?? "").split(/\r?\n/).filter((line) => line.includes(":"));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")).trim().toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]));
}
