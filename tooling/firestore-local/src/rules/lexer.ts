import type { Position } from "./errors.ts";
import { RulesSyntaxError } from "./errors.ts";

export type Token = {
  readonly kind: "word" | "int" | "float" | "string" | "bytes" | "symbol" | "end";
  /** The content of a string (of bytes, a character for each), the text of anything else. */
  readonly text: string;
  readonly position: Position;
  readonly start: number;
  readonly end: number;
};

/** Longer symbols first, so that "==" is not read as "=" twice. */
const symbols = ["**", "&&", "||", "==", "!=", "<=", ">=", "$(", ..."{ } ( ) [ ] ; : , . = / < > + - * % ! ?".split(" ")];

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "\\": "\\", "'": "'", '"': '"', "`": "`", "?": "?" };

/** Cuts the whole text into tokens; the last one is the end. @throws RulesSyntaxError at what is none. */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  const place = positions(source);
  let at = skipBlanks(source, 0, place);
  while (at < source.length) {
    const token = readToken(source, at, place);
    tokens.push(token);
    at = skipBlanks(source, token.end, place);
  }
  return [...tokens, { kind: "end", text: "the end of the file", position: place(at), start: at, end: at }];
}

type Place = (offset: number) => Position;

function positions(source: string): Place {
  const lineStarts = [0];
  for (let index = 0; index < source.length; index += 1) if (source[index] === "\n") lineStarts.push(index + 1);
  return (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - lineStarts[line]! + 1 };
  };
}

function skipBlanks(source: string, start: number, place: Place): number {
  let at = start;
  for (;;) {
    while (/\s/.test(source[at] ?? "")) at += 1;
    if (source.startsWith("//", at)) {
      const newline = source.indexOf("\n", at);
      at = newline === -1 ? source.length : newline;
    } else if (source.startsWith("/*", at)) {
      const close = source.indexOf("*/", at + 2);
      if (close === -1) throw new RulesSyntaxError("The comment is not closed", place(at));
      at = close + 2;
    } else return at;
  }
}

function readToken(source: string, start: number, place: Place): Token {
  const position = place(start);
  const from = (kind: Token["kind"], text: string): Token => ({ kind, text, position, start, end: start + text.length });
  const first = source[start]!;
  if (first === '"' || first === "'") return readString(source, start, start + 1, "string", place);
  if (first === "b" && (source[start + 1] === '"' || source[start + 1] === "'")) return readString(source, start, start + 2, "bytes", place);
  const word = match(/[A-Za-z_]\w*/y, source, start);
  if (word !== undefined) return from("word", word);
  const float = match(/\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/y, source, start);
  if (float !== undefined) return from("float", float);
  const int = match(/\d+/y, source, start);
  if (int !== undefined) return from("int", int);
  const symbol = symbols.find((candidate) => source.startsWith(candidate, start));
  if (symbol !== undefined) return from("symbol", symbol);
  throw new RulesSyntaxError(`Unexpected character "${first}"`, position);
}

function match(pattern: RegExp, source: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(source)?.[0];
}

/** The text of a bytes literal has one character for each byte: what is written as text becomes its UTF-8 bytes. */
function readString(source: string, start: number, contentStart: number, kind: "string" | "bytes", place: Place): Token {
  const quote = source[contentStart - 1]!;
  let text = "";
  for (let at = contentStart; at < source.length;) {
    const character = String.fromCodePoint(source.codePointAt(at)!);
    if (character === quote) return { kind, text, position: place(start), start, end: at + 1 };
    if (character === "\n") break;
    if (character === "\\") {
      const [value, length] = readEscape(source, at, kind, place);
      text += value;
      at += length;
    } else {
      text += kind === "bytes" ? Buffer.from(character).toString("latin1") : character;
      at += character.length;
    }
  }
  throw new RulesSyntaxError("The string is not closed", place(start));
}

function readEscape(source: string, at: number, kind: "string" | "bytes", place: Place): [string, number] {
  const simple = escapes[source[at + 1] ?? ""];
  if (simple !== undefined) return [simple, 2];
  const code = match(kind === "bytes" ? /\\(?:x[0-9A-Fa-f]{2}|[0-3][0-7]{2})/y : /\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4})/y, source, at);
  if (code === undefined) throw new RulesSyntaxError(`Unknown escape "\\${source[at + 1] ?? ""}" in a string`, place(at));
  const isOctal = /^\\\d/.test(code);
  return [String.fromCharCode(Number.parseInt(code.slice(isOctal ? 1 : 2), isOctal ? 8 : 16)), code.length];
}
