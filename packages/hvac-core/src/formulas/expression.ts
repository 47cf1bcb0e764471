/**
 * The grammar in which a sheet states its formulas.
 *
 * ```text
 * sum     = product { ("+" | "-") product }
 * product = unary { ("*" | "/") unary }
 * unary   = "-" unary | power
 * power   = primary [ "^" unary ]
 * primary = number | "π" | symbol | function "(" sum { "," sum } ")" | "(" sum ")"
 * number  = digits [ "." digits ] [ "e" [ "-" ] digits ] [ "[" unit "]" ]
 * symbol  = letter { letter | digit | "_" }         letters are Latin or Greek; "_" starts a subscript: U_w, ρ_s
 * ```
 * Symbols stand for values in the SI units of the sheet. A number may carry the id of its unit, `200 [ft2]`, for the reader. Angles are in degrees, those that sine, cosine and tangent take and the arc sine gives among them: `sin(β)`.
 */
export type Expression =
  | { readonly type: "number"; readonly text: string; readonly unit?: string }
  | { readonly type: "symbol"; readonly name: string }
  | { readonly type: "call"; readonly name: string; readonly args: readonly Expression[] }
  | { readonly type: "negative"; readonly operand: Expression }
  | { readonly type: "binary"; readonly operator: "+" | "-" | "*" | "/" | "^"; readonly left: Expression; readonly right: Expression };

/** Functions of mathematics that a formula may call. Those of physics are brought by each field of physics (`SheetFunction`). */
export const mathFunctions = {
  sqrt: "square root",
  exp: "exponential",
  ln: "natural logarithm",
  log10: "decimal logarithm",
  abs: "absolute value",
  min: "smallest of",
  max: "largest of",
  sum: "sum over all rows",
  sin: "sine of an angle in degrees",
  cos: "cosine of an angle in degrees",
  tan: "tangent of an angle in degrees",
  asin: "arc sine, in degrees",
} as const satisfies Record<string, string>;

/** Name of a function of {@link mathFunctions}. */
export type MathFunction = keyof typeof mathFunctions;

/** Characters of a formula that a message repeats. */
const maxQuotedLength = 200;

/** Thrown for text that is not in the grammar; `index` is that of the first character that is not understood. */
export class ExpressionError extends SyntaxError {
  readonly index: number;
  constructor(text: string, index: number, expected: string) {
    super(`"${text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text}": expected ${expected} at ${index}`);
    this.name = "ExpressionError";
    this.index = index;
  }
}

const token = /\s*(?:(\d+(?:\.\d+)?(?:e-?\d+)?(?:\s*\[[^\]]{1,40}\])?)|([A-Za-zͰ-Ͽ][A-Za-z0-9_Ͱ-Ͽ]*)|([-+*/^(),]))/y;

/** Operators, brackets and calls of a formula: many more than sheets have, and few enough to walk its tree without exhausting the stack. */
const maxNodes = 1000;

/**
 * Parses the text of a formula into a tree, for typesetting and for checking.
 *
 * @param text a formula in the grammar above
 * @returns the root of the tree
 * @throws {ExpressionError} where the text is not in the grammar, or has more than 1000 operators, brackets and calls
 * @example
 * ```ts
 * import { parseExpression } from "@org/hvac-core";
 * parseExpression("2 * A").type; // "binary"
 * ```
 */
export function parseExpression(text: string): Expression {
  let index = 0;
  let number: string | undefined;
  let name: string | undefined;
  let mark: string | undefined;
  let nodes = 0;

  const advance = (): void => {
    token.lastIndex = index;
    const match = token.exec(text);
    [number, name, mark] = [match?.[1], match?.[2], match?.[3]];
    if (match) index = token.lastIndex;
    else if (text.slice(index).trim() !== "") throw new ExpressionError(text, index, "a number, a symbol or an operator");
    if (mark !== undefined && (nodes += 1) > maxNodes) throw new ExpressionError(text, index, "a shorter formula");
  };
  const take = (wanted: string): void => {
    if (mark !== wanted) throw new ExpressionError(text, index, `"${wanted}"`);
    advance();
  };

  const sum = (): Expression => {
    let left = product();
    while (mark === "+" || mark === "-") {
      const operator = mark;
      advance();
      left = { type: "binary", operator, left, right: product() };
    }
    return left;
  };
  const product = (): Expression => {
    let left = unary();
    while (mark === "*" || mark === "/") {
      const operator = mark;
      advance();
      left = { type: "binary", operator, left, right: unary() };
    }
    return left;
  };
  const unary = (): Expression => {
    if (mark !== "-") return power();
    advance();
    return { type: "negative", operand: unary() };
  };
  const power = (): Expression => {
    const left = primary();
    if (mark !== "^") return left;
    advance();
    return { type: "binary", operator: "^", left, right: unary() };
  };
  const primary = (): Expression => {
    if (number !== undefined) {
      const [text = "", unit] = number.split(/\s*[[\]]/);
      const node: Expression = unit === undefined ? { type: "number", text } : { type: "number", text, unit };
      advance();
      return node;
    }
    if (name !== undefined) {
      const called = name;
      advance();
      if (mark !== "(") return { type: "symbol", name: called };
      advance();
      const args = [sum()];
      while ((mark as string | undefined) === ",") {
        advance();
        args.push(sum());
      }
      take(")");
      return { type: "call", name: called, args };
    }
    take("(");
    const inner = sum();
    take(")");
    return inner;
  };

  advance();
  const root = sum();
  if (number !== undefined || name !== undefined || mark !== undefined) throw new ExpressionError(text, index, "the end of the formula");
  return root;
}

/**
 * Every symbol a formula refers to, in order of first appearance; `π` and function names are not among them.
 *
 * @param expression a formula, parsed
 * @returns the symbols, each once
 * @example
 * ```ts
 * import { parseExpression, symbolsIn } from "@org/hvac-core";
 * symbolsIn(parseExpression("π / 4 * D^2 * sqrt(v) + D")); // ["D", "v"]
 * ```
 */
export function symbolsIn(expression: Expression): string[] {
  const names = new Set<string>();
  const visit = (node: Expression): void => {
    if (node.type === "symbol" && node.name !== "π") names.add(node.name);
    if (node.type === "call") node.args.forEach(visit);
    if (node.type === "negative") visit(node.operand);
    if (node.type === "binary") {
      visit(node.left);
      visit(node.right);
    }
  };
  visit(expression);
  return [...names];
}

/**
 * Every function that a formula calls, in order of first appearance.
 *
 * @param expression a formula, parsed
 * @returns the names, each once
 * @example
 * ```ts
 * import { callsIn, parseExpression } from "@org/hvac-core";
 * callsIn(parseExpression("max(0, sqrt(x)) + sqrt(y)")); // ["max", "sqrt"]
 * ```
 */
export function callsIn(expression: Expression): string[] {
  const names = new Set<string>();
  const visit = (node: Expression): void => {
    if (node.type === "call") {
      names.add(node.name);
      node.args.forEach(visit);
    }
    if (node.type === "negative") visit(node.operand);
    if (node.type === "binary") [node.left, node.right].forEach(visit);
  };
  visit(expression);
  return [...names];
}
