import { parseExpression, symbolsIn, type Expression } from "../formulas/expression.ts";

/** A formula with the symbols in it. */
interface ParsedFormula {
  readonly tree: Expression;
  readonly symbols: readonly string[];
}

/** The formulas of a sheet are the same after every key that is typed. */
const formulas = new Map<string, ParsedFormula>();
const maxFormulas = 1000;

export function parsedFormula(expression: string): ParsedFormula {
  const existing = formulas.get(expression);
  if (existing) return existing;
  if (formulas.size >= maxFormulas) formulas.clear();
  const tree = parseExpression(expression);
  const formula = { tree, symbols: symbolsIn(tree) };
  formulas.set(expression, formula);
  return formula;
}
