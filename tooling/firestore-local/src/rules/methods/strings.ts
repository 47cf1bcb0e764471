import { codePoints } from "../../values/text.ts";
import { callables, expectInt, expectString } from "../arguments.ts";
import { EvaluationError } from "../errors.ts";
import { compileRegularExpression, matchesWhole } from "../regularExpression.ts";
import type { RuleValue } from "../ruleValue.ts";
import { ruleBool, ruleInt, ruleList, ruleString } from "../ruleValue.ts";

/** Source: Firebase, Security Rules reference, rules.String. */
export const stringMethods = /*#__PURE__*/ callables({
  size: [0, (text) => ruleInt(codePoints(expectString(text)).length)],
  lower: [0, (text) => ruleString(expectString(text).toLowerCase())],
  upper: [0, (text) => ruleString(expectString(text).toUpperCase())],
  trim: [0, (text) => ruleString(expectString(text).trim())],
  matches: [1, (text, pattern) => ruleBool(matchesWhole(expectString(text), expectString(pattern)))],
  split: [
    1,
    (text, pattern) =>
      ruleList(
        expectString(text)
          .split(compileRegularExpression(expectString(pattern)))
          .map(ruleString),
      ),
  ],
  replace: [
    2,
    (text, pattern, replacement) => ruleString(replaceAll(expectString(text), expectString(pattern), expectString(replacement))),
  ],
  toUtf8: [0, (text) => ({ kind: "bytes", bytes: new Uint8Array(Buffer.from(expectString(text))) })],
});

/** RE2 writes a group as \1 in the replacement and does not know the dollar signs of JavaScript. */
function replaceAll(text: string, pattern: string, replacement: string): string {
  return text.replace(compileRegularExpression(pattern, "g"), (...match: readonly unknown[]) =>
    replacement.replace(/\\(\d|\\)/g, (_, digit: string) =>
      digit === "\\" ? "\\" : typeof match[Number(digit)] === "string" ? String(match[Number(digit)]) : "",
    ),
  );
}

/** Characters are Unicode code points. */
export function characterAt(text: string, index: RuleValue): RuleValue {
  const character = codePoints(text)[Number(expectInt(index))];
  if (character === undefined) throw new EvaluationError("The index lies outside the string.");
  return ruleString(character);
}
