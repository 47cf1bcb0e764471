import type { Position } from "./errors.ts";
import { RulesSyntaxError } from "./errors.ts";

export type Token = {
  readonly kind: "word" | "int" | "float" | "string" | "bytes" | "path" | "service" | "symbol" | "end";
  /** The content of a string (of bytes, a character for each) and of a segment of a path, the text of anything else. */
  readonly text: string;
  readonly position: Position;
};

type Form = { readonly kind: Token["kind"] | "blank"; readonly pattern: RegExp };

const character = "[A-Za-z0-9\\-._~:@&'*+]|%[0-9A-Fa-f]{2}";
const escape = String.raw`\\(?:["'\\bfnrt]|x[0-9A-Fa-f]{2}|[0-3][0-7]{2}|u[0-9A-Fa-f]{4})`;
const single = String.raw`'(?:${escape}|[^\b\n\f\r'\\\x91\x92\u2018\u2019])*'`;
const double = String.raw`"(?:${escape}|[^\b\n\f\r"\\\x93\x94\u201c\u201d])*"`;

/**
 * Forms of tokens. The longest match wins; of equally long ones, the first. So "/2" after a number begins a path and is not a division,
 * as in production. Source: the lexer in `@firebase/eslint-plugin-security-rules`, which is generated from the grammar that Firebase itself uses.
 */
const forms: readonly Form[] = [
  { kind: "blank", pattern: /[\t\n\f\r ]+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y },
  { kind: "symbol", pattern: /&&|--|==|>=|\+\+|<=|!=|\|\||\*\*|[=@:,$.>{[(<\-%!+}\]);/*?]/y },
  { kind: "path", pattern: new RegExp(String.raw`\/(?:(?:${character})+|\((?:${character})+\))`, "y") },
  { kind: "word", pattern: /[A-Za-z$_][A-Za-z0-9$_]*/y },
  { kind: "float", pattern: /(?:0|[1-9][0-9]*)\.[0-9]*|\.[0-9]+/y },
  { kind: "int", pattern: /0|[1-9][0-9]*/y },
  { kind: "string", pattern: new RegExp(`${single}|${double}`, "y") },
  { kind: "bytes", pattern: new RegExp(`[Bb](?:${single}|${double})`, "y") },
];

/** After the word "service" comes a name in another form, without comments before it. */
const serviceForms: readonly Form[] = [
  { kind: "blank", pattern: /[\t\n\f\r ]+/y },
  { kind: "service", pattern: /[A-Za-z0-9\-.]+/y },
];

/** Cuts the whole text into tokens; the last one is the end. @throws RulesSyntaxError at text that is no token. */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  const place = positions(source);
  let offset = 0;
  while (offset < source.length) {
    const last = tokens.at(-1);
    const isService = last?.kind === "word" && last.text === "service";
    const [kind, text] = longest(isService ? serviceForms : forms, source, offset) ?? refuse(source, place(offset), offset);
    if (kind !== "blank") tokens.push({ kind, text: contentOf(kind, text), position: place(offset) });
    offset += text.length;
  }
  return [...tokens, { kind: "end", text: "the end of the file", position: place(offset) }];
}

function longest(among: readonly Form[], source: string, offset: number): readonly [Form["kind"], string] | undefined {
  let match: readonly [Form["kind"], string] | undefined;
  for (const { kind, pattern } of among) {
    pattern.lastIndex = offset;
    const text = pattern.exec(source)?.[0] ?? "";
    if (text.length > (match?.[1].length ?? 0)) match = [kind, text];
  }
  return match;
}

function refuse(source: string, position: Position, offset: number): never {
  const first = String.fromCodePoint(source.codePointAt(offset)!);
  throw new RulesSyntaxError(first === '"' || first === "'" ? "The string is not closed" : `Unexpected character "${first}"`, position);
}

function positions(source: string): (offset: number) => Position {
  const lineStarts = [0];
  for (let index = 0; index < source.length; index += 1) if (source[index] === "\n") lineStarts.push(index + 1);
  return (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - lineStarts[line]! + 1 };
  };
}

function contentOf(kind: Token["kind"], text: string): string {
  if (kind === "path") return text.slice(1);
  if (kind === "string") return unescaped(text.slice(1, -1), (plain) => plain);
  // What is written as text becomes its UTF-8 bytes.
  if (kind === "bytes") return unescaped(text.slice(2, -1), (plain) => Buffer.from(plain).toString("latin1"));
  return text;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function unescaped(content: string, plain: (text: string) => string): string {
  return content.replace(
    /\\(?:x(..)|([0-3]..)|u(....)|(.))|[^\\]+/g,
    (text, hex?: string, octal?: string, unicode?: string, letter?: string) => {
      const digits = hex ?? unicode;
      if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      if (letter !== undefined) return escapes[letter] ?? letter;
      return plain(text);
    },
  );
}
