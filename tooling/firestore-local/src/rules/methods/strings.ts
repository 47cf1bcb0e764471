import { callables, expectInt, expectString } from "../arguments.ts";
import { EvaluationError } from "../errors.ts";
import { compileRegularExpression, matchesWhole } from "../regularExpression.ts";
import type { RuleValue } from "../ruleValue.ts";
import { ruleBool, ruleInt, ruleList, ruleString } from "../ruleValue.ts";

/**
 * Source: Firebase, Security Rules reference, rules.String. What it does not define follows Google's emulator (1.19.9), which is written in Java: lengths and
 * indices count UTF-16 units, only ASCII letters change case, and characters up to U+0020 are blanks. Patterns count code points.
 */
export const stringMethods = /*#__PURE__*/ callables({
  size: [0, (text) => ruleInt(expectString(text).length)],
  lower: [0, (text) => ruleString(expectString(text).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()))],
  upper: [0, (text) => ruleString(expectString(text).replace(/[a-z]+/g, (letters) => letters.toUpperCase()))],
  trim: [0, (text) => ruleString(expectString(text).replace(/^[\0- ]+|[\0- ]+$/g, ""))],
  matches: [1, (text, pattern) => ruleBool(matchesWhole(expectString(text), expectString(pattern)))],
  split: [1, (text, pattern) => ruleList(split(expectString(text), expectString(pattern)).map(ruleString))],
  replace: [
    2,
    (text, pattern, replacement) => ruleString(replaceAll(expectString(text), expectString(pattern), expectString(replacement))),
  ],
  toUtf8: [0, (text) => ({ kind: "bytes", bytes: new Uint8Array(Buffer.from(expectString(text))) })],
});

/** The text between the matches, without groups; empty parts at the end are dropped. */
function split(text: string, pattern: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: match } of text.matchAll(compileRegularExpression(pattern, "g"))) {
    parts.push(text.slice(from, index));
    from = index + match.length;
  }
  if (parts.length === 0) return [text];
  parts.push(text.slice(from));
  return parts.slice(0, parts.findLastIndex((part) => part !== "") + 1);
}

/** A group is $1 in the replacement, and a backslash takes the next character as it is. */
function replaceAll(text: string, pattern: string, replacement: string): string {
  return text.replace(compileRegularExpression(pattern, "g"), (...match: readonly unknown[]) =>
    replacement.replace(/\\(.)|\$(\d)/gsu, (escape: string, character: string | undefined, group: string | undefined) => {
      if (character !== undefined) return character;
      const value = group === undefined ? undefined : match[Number(group)];
      if (typeof value === "string" || (value === undefined && group !== undefined && Number(group) < groupsOf(match))) return value ?? "";
      throw new EvaluationError(`"${escape}" in a replacement is not a group of /${pattern}/.`);
    }),
  );
}

/** Counts the groups in the arguments of a replacer, the whole match included; the index comes after them. */
function groupsOf(match: readonly unknown[]): number {
  return match.findIndex((argument) => typeof argument === "number");
}

export function characterAt(text: string, index: RuleValue): RuleValue {
  const character = text[Number(expectInt(index))];
  if (character === undefined) throw new EvaluationError("The index lies outside the string.");
  return ruleString(character);
}
