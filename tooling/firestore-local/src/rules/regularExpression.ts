import { EvaluationError } from "./errors.ts";

/** JavaScript's \s knows more blanks than RE2's. */
const blanks = "\\t\\n\\f\\r ";

const anchors: Readonly<Record<string, string>> = { A: "(?<![\\s\\S])", z: "(?![\\s\\S])", b: "\\b", B: "\\B" };
const classes = new Set(["d", "D", "w", "W"]);
const controls: Readonly<Record<string, string>> = { n: "\\n", r: "\\r", t: "\\t", f: "\\f", v: "\\v", a: "\\x07" };

/** RE2 repeats at most a thousand times. */
const maxRepetition = 1000;

const cache = new Map<string, string>();

/**
 * Security rules speak RE2. This writes a pattern in JavaScript's syntax with the same meaning, and refuses what RE2 does
 * not know (look-around, back references) or what has no counterpart here.
 * Source: RE2, "Syntax".
 */
export function compileRegularExpression(pattern: string, flags = ""): RegExp {
  const translated = cache.get(pattern) ?? translate(pattern);
  cache.set(pattern, translated);
  try {
    return new RegExp(translated, `u${flags}`);
  } catch (error) {
    throw new EvaluationError(`/${pattern}/ is not a regular expression: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `matches` asks for the whole text. */
export function matchesWhole(text: string, pattern: string): boolean {
  const { source, flags } = compileRegularExpression(pattern);
  return new RegExp(`^(?:${source})$`, flags).test(text);
}

function translate(pattern: string): string {
  let out = "";
  let offset = 0;
  while (offset < pattern.length) {
    const rest = pattern.slice(offset);
    if (rest.startsWith("\\")) {
      const [text, length] = translateEscape(rest, false, pattern);
      out += text;
      offset += length;
    } else if (rest.startsWith("[")) {
      const [text, length] = translateClass(rest, pattern);
      out += text;
      offset += length;
    } else if (rest.startsWith("(?")) {
      const [text, length] = translateGroup(rest, pattern);
      out += text;
      offset += length;
    } else {
      const [repetition, minimum, maximum] = /^\{(\d+)(?:,(\d*))?\}/.exec(rest) ?? [];
      if (Math.max(Number(minimum ?? 0), Number(maximum ?? 0)) > maxRepetition)
        throw unsupported(pattern, `a repetition above ${maxRepetition}`);
      const text = repetition ?? firstCharacter(rest);
      out += repetition === undefined && isBracket(text) ? `\\${text}` : text;
      offset += text.length;
    }
  }
  return out;
}

/** A whole code point, so that no surrogate is cut off. */
function firstCharacter(text: string): string {
  return String.fromCodePoint(text.codePointAt(0)!);
}

/** Braces that are no repetition, and brackets without a partner, stand for themselves in RE2. */
function isBracket(character: string): boolean {
  return character === "]" || character === "{" || character === "}";
}

function translateEscape(rest: string, inClass: boolean, pattern: string): [string, number] {
  const letter = rest[1];
  if (letter === undefined) throw unsupported(pattern, "a trailing backslash");
  if (letter === "s") return [inClass ? blanks : `[${blanks}]`, 2];
  if (letter === "S" && !inClass) return [`[^${blanks}]`, 2];
  if (classes.has(letter)) return [`\\${letter}`, 2];
  const control = controls[letter];
  if (control !== undefined) return [control, 2];
  const anchor = inClass ? undefined : anchors[letter];
  if (anchor !== undefined) return [anchor, 2];
  const code = /^\\x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/.exec(rest);
  if (code !== null) return [`\\u{${code[1] ?? code[2]}}`, code[0].length];
  const category = /^\\([pP])(?:\{(\^?)(\w+)\}|([A-Z]))/.exec(rest);
  if (category !== null) return [unicodeClass(category), category[0].length];
  if (/^\\[!-/:-@[-`{-~]/.test(rest)) return [`\\u{${letter.codePointAt(0)!.toString(16)}}`, 2];
  throw unsupported(pattern, `\\${letter}`);
}

function unicodeClass(category: RegExpExecArray): string {
  const [, letter, negation, name, short] = category;
  const isNegated = (letter === "P") !== (negation === "^");
  const property = short ?? name!;
  return `\\${isNegated ? "P" : "p"}{${property.length <= 2 ? property : `Script=${property}`}}`;
}

const posix: Readonly<Record<string, string>> = {
  alnum: "0-9A-Za-z",
  alpha: "A-Za-z",
  ascii: "\\x00-\\x7F",
  blank: "\\t ",
  digit: "0-9",
  lower: "a-z",
  punct: "!-\\/:-@\\[-`\\{-~",
  space: "\\t\\n\\v\\f\\r ",
  upper: "A-Z",
  word: "0-9A-Za-z_",
  xdigit: "0-9A-Fa-f",
};

function translateClass(rest: string, pattern: string): [string, number] {
  let out = rest.startsWith("[^") ? "[^" : "[";
  let offset = out.length;
  for (let first = true; offset < rest.length; first = false) {
    const here = rest.slice(offset);
    const named = /^\[:(\w+):\]/.exec(here);
    if (named !== null) {
      const characters = posix[named[1]!];
      if (characters === undefined) throw unsupported(pattern, named[0]);
      out += characters;
      offset += named[0].length;
    } else if (here.startsWith("]") && !first) return [`${out}]`, offset + 1];
    else if (here.startsWith("\\")) {
      const [text, length] = translateEscape(here, true, pattern);
      out += text;
      offset += length;
    } else {
      const character = firstCharacter(here);
      out += character === "[" || character === "]" ? `\\${character}` : character;
      offset += character.length;
    }
  }
  throw unsupported(pattern, "a class without its end");
}

function translateGroup(rest: string, pattern: string): [string, number] {
  if (rest.startsWith("(?:")) return ["(?:", 3];
  const named = /^\(\?P?<([A-Za-z_]\w*)>/.exec(rest);
  if (named !== null) return [`(?<${named[1]}>`, named[0].length];
  // Flags at the start apply to the whole pattern; JavaScript knows them only for a group.
  const flags = /^\(\?([ims]+)(:|\))/.exec(rest);
  if (flags?.[2] === ":") return [`(?${flags[1]}:`, flags[0].length];
  if (flags !== null && rest.length === pattern.length)
    return [`(?${flags[1]}:${translate(pattern.slice(flags[0].length))})`, pattern.length];
  throw unsupported(pattern, rest.slice(0, 4));
}

function unsupported(pattern: string, what: string): EvaluationError {
  return new EvaluationError(`/${pattern}/ uses ${what}, which is not known here.`);
}
