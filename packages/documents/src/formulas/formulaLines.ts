import { parseExpression, type Expression } from "@org/hvac-core/kernel";
import type { DecimalMark } from "@org/hvac-core/quantity";
import {
  functionNames,
  minPrecedenceAfter,
  minus,
  mi,
  precedenceOf,
  mrow,
  mo,
  timesBetween,
  toMath,
  within,
  type FunctionWords,
  type MathNode,
} from "./mathml.ts";

/** Terms of a long sum that are written out before the ellipsis. */
const writtenTerms = 10;

/** Writes a sum over rows term by term; a long one with its first terms and the last. */
function writeOut(node: Expression): Expression {
  switch (node.type) {
    case "negative":
      return { ...node, operand: writeOut(node.operand) };
    case "binary":
      return { ...node, left: writeOut(node.left), right: writeOut(node.right) };
    case "call": {
      const args = node.args.map(writeOut);
      const [first, ...rest] = args;
      if (node.name !== "sum" || !first || (rest.length === 0 && (first.type === "symbol" || first.type === "call")))
        return { ...node, args };
      const terms =
        rest.length > writtenTerms ? [...rest.slice(0, writtenTerms - 1), { type: "symbol", name: "…" } as const, rest.at(-1)!] : rest;
      return terms.reduce<Expression>((left, right) => ({ type: "binary", operator: "+", left, right }), first);
    }
    default:
      return node;
  }
}

/** Approximate width of a part, em: accurate enough to decide whether it fits a line. */
export function widthOf({ tag, children }: MathNode): number {
  if (typeof children === "string") return tag === "mo" ? (/^[()|]$/.test(children) ? 0.4 : 1.1) : children.length * 0.53;
  const widths = children.map(widthOf);
  const [first = 0, second = 0] = widths;
  if (tag === "mfrac") return Math.max(first, second) + 0.3;
  if (tag === "msub" || tag === "msup") return first + second * 0.72;
  if (tag === "munder") return Math.max(first, second);
  return widths.reduce((sum, width) => sum + width, tag === "msqrt" ? 1 : 0);
}

/** Attributes of an operator at the end of a `math` element: it keeps the space that it has inside a row. */
const spaced: Readonly<Record<string, string>> = { lspace: "0.222em", rspace: "0.222em" };
/** Attributes of a bracket whose other half is on another line: it cannot grow with the content. */
const fixed: Readonly<Record<string, string>> = { stretchy: "false" };

const before = (ahead: MathNode, [first, ...rest]: readonly MathNode[]): MathNode[] => [mrow(ahead, first!), ...rest];
const after = (parts: readonly MathNode[], behind: MathNode): MathNode[] => [...parts.slice(0, -1), mrow(parts.at(-1)!, behind)];

/** Breaks formulas into parts that fit a line. Widths in em. */
class LineBreaker {
  readonly #functions: FunctionWords;
  readonly lineWidth: number;

  constructor(functions: FunctionWords, lineWidth: number) {
    this.#functions = functions;
    this.lineWidth = lineWidth;
  }

  /** The terms of a sum and the factors of a product, with the operator at the end of the line; parts wider than a line are broken again. */
  parts(node: Expression): MathNode[] {
    if (node.type === "binary" && node.operator !== "^" && node.operator !== "/") {
      const { operator, left, right } = node;
      const ahead = operator !== "*" || precedenceOf(left) >= 2 ? this.parts(left) : this.#within(left, 2);
      const mark = operator === "*" ? timesBetween(left, right) : mo(operator === "-" ? minus : "+");
      return [...after(ahead, { ...mark, attributes: spaced }), ...this.#within(right, minPrecedenceAfter(operator, right))];
    }
    const whole = toMath(node, this.#functions);
    return widthOf(whole) <= this.lineWidth ? [whole] : this.#broken(node, whole);
  }

  #within(node: Expression, minPrecedence: number): MathNode[] {
    const whole = within(node, minPrecedence, this.#functions);
    if (widthOf(whole) <= this.lineWidth) return [whole];
    return precedenceOf(node) < minPrecedence ? this.#bracketed(this.parts(node)) : this.parts(node);
  }

  #bracketed(parts: readonly MathNode[]): MathNode[] {
    return after(before(mo("(", fixed), parts), mo(")", fixed));
  }

  #broken(node: Expression, whole: MathNode): MathNode[] {
    if (node.type === "negative") return before(mo(minus, { form: "prefix" }), this.#within(node.operand, 2));
    if (node.type === "binary" && node.operator === "/")
      return [...after(this.#within(node.left, 2), mo("/", spaced)), ...this.#within(node.right, 3)];
    if (node.type === "binary" && node.operator === "^") {
      const power: MathNode = { tag: "msup", children: [mo(")", fixed), toMath(node.right, this.#functions)] };
      return node.left.type === "symbol" ? [whole] : after(before(mo("(", fixed), this.parts(node.left)), power);
    }
    if (node.type !== "call") return [whole];
    const called = node.name === "sqrt" ? mo("√", fixed) : mi(functionNames[node.name] ?? node.name);
    const listed = node.args.flatMap((arg, index) =>
      index === node.args.length - 1 ? this.parts(arg) : after(this.parts(arg), mo(",", { rspace: "0.222em" })),
    );
    return before(called, this.#bracketed(listed));
  }
}

/** Numbers with decimal commas; semicolons then separate the arguments of a function: `max(0,1; x)`. */
function withCommas(node: MathNode): MathNode {
  const { tag, children } = node;
  if (typeof children !== "string") return { ...node, children: children.map(withCommas) };
  if (tag === "mn") return { ...node, children: children.replace(".", ",") };
  return tag === "mo" && children === "," ? { ...node, children: ";" } : node;
}

export interface FormulaSetting {
  readonly decimalMark?: DecimalMark;
  readonly functions?: FunctionWords;
  /** Width of a line in em. */
  readonly lineWidth?: number;
}

/**
 * The parts of a formula between which a line may break. Each becomes a separate `math` element, as browsers do not break inside one.
 * `undefined` for text that is not a formula, such as a value with its unit.
 */
export function formulaParts(
  text: string,
  { decimalMark = ".", functions = {}, lineWidth = Infinity }: FormulaSetting = {},
): readonly MathNode[] | undefined {
  try {
    const node = writeOut(parseExpression(text));
    const parts = new LineBreaker(functions, lineWidth).parts(node);
    return decimalMark === "," ? parts.map(withCommas) : parts;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
