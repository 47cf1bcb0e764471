import type { Expression } from "../formulas/expression.ts";

const strength = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 4 } as const;

function strengthOf(node: Expression): number {
  if (node.type === "binary") return strength[node.operator];
  return node.type === "negative" ? 0 : 5;
}

function within(node: Expression, minStrength: number): string {
  const text = expressionText(node);
  return strengthOf(node) < minStrength ? `(${text})` : text;
}

/** The tree of a formula as text: `parseExpression` gives the same tree again. */
export function expressionText(node: Expression): string {
  switch (node.type) {
    case "number":
      return node.unit === undefined ? node.text : `${node.text} [${node.unit}]`;
    case "symbol":
      return node.name;
    case "call":
      return `${node.name}(${node.args.map(expressionText).join(", ")})`;
    case "negative":
      return `-${within(node.operand, 4)}`;
    case "binary": {
      const operatorStrength = strength[node.operator];
      const left = within(node.left, node.operator === "^" ? 5 : operatorStrength);
      const right = within(node.right, node.operator === "^" ? 4 : operatorStrength + 1);
      return node.operator === "^" ? `${left}^${right}` : `${left} ${node.operator} ${right}`;
    }
  }
}
