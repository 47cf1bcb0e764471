import type { Position } from "./errors.ts";
import { RulesSyntaxError } from "./errors.ts";
import type { Token } from "./lexer.ts";
import { tokenize } from "./lexer.ts";

/** A place in the tokens of a file that the parsers move along. */
export type Tokens = {
  readonly peek: (ahead?: number) => Token;
  readonly next: () => Token;
  /** Takes the symbol or word if it is next. */
  readonly accept: (text: string) => boolean;
  readonly expect: (text: string) => Token;
  readonly isNext: (text: string) => boolean;
  /** A name of something: a word that is not a word of the language. */
  readonly name: (what: string) => Token;
  readonly fail: (expected: string) => never;
};

export function tokensOf(source: string): Tokens {
  const tokens = tokenize(source);
  let index = 0;
  const peek = (ahead = 0): Token => tokens[Math.min(index + ahead, tokens.length - 1)]!;
  const isNext = (text: string): boolean => (peek().kind === "symbol" || peek().kind === "word") && peek().text === text;
  const next = (): Token => {
    const token = peek();
    index += 1;
    return token;
  };
  const fail = (expected: string): never => {
    throw unexpected(expected, peek());
  };
  return {
    peek,
    next,
    isNext,
    fail,
    accept: (text) => isNext(text) && next() !== undefined,
    expect: (text) => (isNext(text) ? next() : fail(`"${text}"`)),
    name: (what) => (isName(peek()) ? next() : fail(what)),
  };
}

/** Words of the language, and words that it keeps for itself. `rules_version` is one that no member of a value can have as its name either. */
const reserved: ReadonlySet<string> = new Set(
  (
    "allow false function if import in is let null return service match true arguments break case continue default deny do each else extends for goto " +
    "not package switch then var while rules_version"
  ).split(" "),
);

function isName({ kind, text }: Token): boolean {
  return kind === "word" && !reserved.has(text);
}

/** Whether a token may follow the dot of a member; most words of the language are allowed as names. */
export function isMemberName({ kind, text }: Token): boolean {
  return kind === "word" && text !== "rules_version";
}

export function unexpected(expected: string, actual: Token): RulesSyntaxError {
  const what =
    actual.kind === "end" ? actual.text : actual.kind === "string" ? "a string" : `"${actual.kind === "path" ? "/" : ""}${actual.text}"`;
  return new RulesSyntaxError(`Expected ${expected}, found ${what}`, actual.position);
}

export function refuse(message: string, position: Position): never {
  throw new RulesSyntaxError(message, position);
}
