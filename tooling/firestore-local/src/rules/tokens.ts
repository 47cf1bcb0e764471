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
  readonly name: (what: string) => Token;
  readonly fail: (expected: string) => never;
  /** Whether the next token follows the last one without a blank between. */
  readonly isAdjacent: () => boolean;
};

export function tokensOf(source: string): Tokens {
  const tokens = tokenize(source);
  let at = 0;
  const peek = (ahead = 0): Token => tokens[Math.min(at + ahead, tokens.length - 1)]!;
  const isNext = (text: string): boolean => (peek().kind === "symbol" || peek().kind === "word") && peek().text === text;
  const next = (): Token => {
    const token = peek();
    at += 1;
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
    name: (what) => {
      if (peek().kind !== "word" || reserved.has(peek().text)) return fail(what);
      return next();
    },
    isAdjacent: () => at > 0 && tokens[at - 1]!.end === peek().start,
  };
}

/** Words of the language that cannot name a variable or function. */
const reserved = new Set(["true", "false", "null", "in", "is", "let", "return", "function", "match", "allow", "service", "if"]);

export function unexpected(expected: string, found: Token): RulesSyntaxError {
  const what = found.kind === "end" ? found.text : found.kind === "string" ? "a string" : `"${found.text}"`;
  return new RulesSyntaxError(`Expected ${expected}, found ${what}`, found.position);
}

export function refuse(message: string, position: Position): never {
  throw new RulesSyntaxError(message, position);
}
