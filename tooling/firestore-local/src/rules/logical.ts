import { EvaluationError } from "./errors.ts";
import type { RuleValue, Unknown } from "./ruleValue.ts";
import { ruleBool, unknownFrom } from "./ruleValue.ts";

type Operand = RuleValue | EvaluationError;

/**
 * `||` is true if one side is, whatever becomes of the other; `&&` is false if one side is. Only if neither side decides
 * does an error count. The left side alone decides first, so the right one is then not evaluated.
 */
export function logical(operator: "&&" | "||", evaluateLeft: () => RuleValue, evaluateRight: () => RuleValue): RuleValue {
  const deciding = operator === "||";
  const left = attempt(evaluateLeft);
  if (isBool(left, deciding)) return ruleBool(deciding);
  const right = attempt(evaluateRight);
  if (isBool(right, deciding)) return ruleBool(deciding);
  const unknowns = [left, right].filter((side): side is Unknown => !(side instanceof EvaluationError) && side.kind === "unknown");
  if (unknowns.length > 0) return unknownFrom(...unknowns);
  for (const side of [left, right]) if (side instanceof EvaluationError) throw side;
  return ruleBool(!deciding);
}

function attempt(evaluate: () => RuleValue): Operand {
  try {
    const value = evaluate();
    if (value.kind === "bool" || value.kind === "unknown") return value;
    return new EvaluationError(`Expected a bool, found ${value.kind}.`);
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

function isBool(operand: Operand, bool: boolean): boolean {
  return !(operand instanceof EvaluationError) && operand.kind === "bool" && operand.bool === bool;
}
