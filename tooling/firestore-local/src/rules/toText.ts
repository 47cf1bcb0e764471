import { EvaluationError } from "./errors.ts";
import type { RuleValue } from "./ruleValue.ts";

/** Text of `string(…)` and `join`, with numbers as in Java. @throws EvaluationError if the value has no text */
export function toText(value: RuleValue | undefined): string {
  switch (value?.kind) {
    case "string":
      return value.string;
    case "bool":
      return String(value.bool);
    case "int":
      return value.int.toString();
    case "float":
      return floatText(value.float);
    case "null":
      return "null";
    case "path":
      return `/${value.segments.join("/")}`;
    default:
      throw new EvaluationError(`A ${value?.kind ?? "missing value"} has no text.`);
  }
}

/** Java's Double.toString: at least one decimal, and an exponent below 0.001 and from ten million on. */
function floatText(float: number): string {
  const magnitude = Math.abs(float);
  if (!Number.isFinite(float)) return String(float);
  if (Object.is(float, -0)) return "-0.0";
  if (magnitude === 0 || (magnitude >= 0.001 && magnitude < 10_000_000)) return Number.isInteger(float) ? float.toFixed(1) : String(float);
  const [mantissa, exponent] = float.toExponential().split("e") as [string, string];
  return `${mantissa.includes(".") ? mantissa : `${mantissa}.0`}E${Number(exponent)}`;
}
