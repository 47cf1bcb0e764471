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

export const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-10 * Math.max(Math.abs(one), Math.abs(other));

export function literal(value: number): Expression {
  const text = String(Math.abs(value)).replace("e+", "e");
  return value < 0 ? { type: "negative", of: { type: "number", text } } : { type: "number", text };
}

export function numberIn(value: number, unit: UnitId, text: string = String(Math.abs(value)).replace("e+", "e")): Expression {
  const number: Expression = unit === "unitless" ? { type: "number", text } : { type: "number", text, unit };
  return value < 0 ? { type: "negative", of: number } : number;
}

export function constantOf(node: Expression): number | undefined {
  if (node.type === "number") return Number(node.text);
  if (node.type === "negative") {
    const inner = constantOf(node.of);
    return inner === undefined ? undefined : -inner;
  }
  if (node.type !== "binary" || node.operator !== "/") return undefined;
  const [left, right] = [constantOf(node.left), constantOf(node.right)];
  return left === undefined || right === undefined ? undefined : left / right;
}

export function unitsIn(node: Expression, found: Set<UnitId> = new Set()): Set<UnitId> {
  if (node.type === "number" && node.unit !== undefined) found.add(node.unit as UnitId);
  if (node.type === "negative") unitsIn(node.of, found);
  if (node.type === "call") for (const arg of node.args) unitsIn(arg, found);
  if (node.type === "binary") for (const side of [node.left, node.right]) unitsIn(side, found);
  return found;
}

export function withLead(lead: Expression, node: Expression): Expression {
  return node.type === "binary" ? { ...node, left: withLead(lead, node.left) } : lead;
}

/** A product with a number put before it; of a quotient it stands before the whole. */
export function prependFactor(lead: Expression, node: Expression): Expression {
  if (node.type === "negative") return { ...node, of: prependFactor(lead, node.of) };
  if (node.type === "binary" && node.operator === "*") return { ...node, left: prependFactor(lead, node.left) };
  return { type: "binary", operator: "*", left: lead, right: node };
}
