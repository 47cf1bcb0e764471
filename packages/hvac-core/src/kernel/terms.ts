import type { Expression } from "../formulas/expression.ts";
import type { UnitId } from "../quantity/index.ts";

/** Part of a formula in the reader's units: its SI value is `scale` times its own, plus `zero`. Nothing but zero has no scale. */
export interface Term {
  readonly node: Expression;
  readonly scale: number | undefined;
  readonly zero: number;
}

/** A formula that cannot be put in the reader's units. */
export class NotConvertible extends Error {}

export const isSame = (first: number, second: number): boolean =>
  Math.abs(first - second) <= 1e-10 * Math.max(Math.abs(first), Math.abs(second));

export function literal(value: number): Expression {
  const text = String(Math.abs(value)).replace("e+", "e");
  return value < 0 ? { type: "negative", operand: { type: "number", text } } : { type: "number", text };
}

export function numberIn(value: number, unit: UnitId, text: string = String(Math.abs(value)).replace("e+", "e")): Expression {
  const number: Expression = unit === "unitless" ? { type: "number", text } : { type: "number", text, unit };
  return value < 0 ? { type: "negative", operand: number } : number;
}

export function constantOf(node: Expression): number | undefined {
  if (node.type === "number") return Number(node.text);
  if (node.type === "negative") {
    const inner = constantOf(node.operand);
    return inner === undefined ? undefined : -inner;
  }
  if (node.type !== "binary" || node.operator !== "/") return undefined;
  const [left, right] = [constantOf(node.left), constantOf(node.right)];
  return left === undefined || right === undefined ? undefined : left / right;
}

export function unitsIn(node: Expression, units: Set<UnitId> = new Set()): Set<UnitId> {
  if (node.type === "number" && node.unit !== undefined) units.add(node.unit as UnitId);
  if (node.type === "negative") unitsIn(node.operand, units);
  if (node.type === "call") for (const arg of node.args) unitsIn(arg, units);
  if (node.type === "binary") for (const side of [node.left, node.right]) unitsIn(side, units);
  return units;
}

export function withLead(lead: Expression, node: Expression): Expression {
  return node.type === "binary" ? { ...node, left: withLead(lead, node.left) } : lead;
}

/** A product with a number put before it; a quotient has it before the whole. */
export function prependFactor(lead: Expression, node: Expression): Expression {
  if (node.type === "negative") return { ...node, operand: prependFactor(lead, node.operand) };
  if (node.type === "binary" && node.operator === "*") return { ...node, left: prependFactor(lead, node.left) };
  return { type: "binary", operator: "*", left: lead, right: node };
}
