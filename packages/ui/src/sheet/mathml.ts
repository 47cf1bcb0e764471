import { parseExpression, type Expression } from "@org/hvac-core/kernel";
import type { DecimalMark } from "@org/hvac-core/quantity";

/** An element of presentation MathML: a leaf with text, or one with children. */
export interface MathNode {
  readonly tag: "math" | "mrow" | "mi" | "mn" | "mo" | "msub" | "msup" | "mfrac" | "msqrt" | "mtext";
  readonly children: readonly MathNode[] | string;
  readonly attributes?: Readonly<Record<string, string>>;
}

const row = (...children: MathNode[]): MathNode => ({ tag: "mrow", children });
const sign = (children: string, attributes?: Readonly<Record<string, string>>): MathNode =>
  attributes ? { tag: "mo", children, attributes } : { tag: "mo", children };
const name = (children: string): MathNode => ({ tag: "mi", children });
/** An operator at the start of its own `math` element keeps the space that it has inside a row. */
const spaced: Readonly<Record<string, string>> = { lspace: "0.222em", rspace: "0.222em" };
const bracketed = (inner: MathNode): MathNode => row(sign("("), inner, sign(")"));

const minus = "−";
const functionNames: Readonly<Record<string, string>> = { asin: "arcsin", log10: "log₁₀" };

/** A symbol of the sheet's grammar, with its subscript: `U_w`. */
export function symbolToMath(symbol: string): MathNode {
  const [base = "", ...below] = symbol.split("_");
  return below.length === 0 ? name(base) : { tag: "msub", children: [name(base), name(below.join(","))] };
}

function numberToMath(text: string): MathNode {
  const [mantissa = "", exponent] = text.split("e");
  const digits: MathNode = { tag: "mn", children: mantissa };
  if (exponent === undefined) return digits;
  const power: MathNode = { tag: "mn", children: exponent.replace("-", minus) };
  return row(digits, sign("×"), { tag: "msup", children: [{ tag: "mn", children: "10" }, power] });
}

const precedence = { "+": 1, "-": 1, "*": 2, "/": 3, "^": 4 } as const;

function precedenceOf(node: Expression): number {
  if (node.type === "binary") return precedence[node.operator];
  if (node.type === "negative") return 1.5;
  return node.type === "number" && node.text.includes("e") ? 2 : 5;
}

function within(node: Expression, least: number): MathNode {
  const inner = toMath(node);
  return precedenceOf(node) < least ? bracketed(inner) : inner;
}

/** A power of `cosθ` stands outside its brackets, or it would read as the cosine of θ². */
function baseOfPower(node: Expression): MathNode {
  return node.type === "symbol" && /^(?:sin|cos|tan|log|ln)./.test(node.name) ? bracketed(toMath(node)) : within(node, 5);
}

/** What follows a plus needs brackets only when it starts with a sign of its own. */
function leastAfter(operator: "+" | "-" | "*", right: Expression): number {
  return operator === "+" && right.type !== "negative" ? 1 : 2;
}

function endsInNumber(node: Expression): boolean {
  if (node.type === "number") return true;
  return node.type === "binary" && node.operator === "*" ? endsInNumber(node.right) : false;
}

function startsWithNumber(node: Expression): boolean {
  if (node.type === "binary" && node.operator !== "/") return startsWithNumber(node.left);
  return node.type === "number";
}

function timesBetween(left: Expression, right: Expression): MathNode {
  return sign(endsInNumber(left) && startsWithNumber(right) ? "×" : "·");
}

function callToMath(called: string, args: readonly Expression[]): MathNode {
  const [first] = args;
  if (called === "sqrt" && first) return { tag: "msqrt", children: [toMath(first)] };
  if (called === "exp" && first) return { tag: "msup", children: [name("e"), toMath(first)] };
  if (called === "abs" && first) return row(sign("|"), toMath(first), sign("|"));
  const listed = args.flatMap((arg, index) => (index === 0 ? [toMath(arg)] : [sign(","), toMath(arg)]));
  return row(name(functionNames[called] ?? called), bracketed(row(...listed)));
}

/** Typesets the tree of a formula: fractions, subscripts, powers and roots; brackets only where they are needed. */
export function toMath(node: Expression): MathNode {
  switch (node.type) {
    case "number":
      return numberToMath(node.text);
    case "symbol":
      return symbolToMath(node.name);
    case "call":
      return callToMath(node.name, node.args);
    case "negative":
      return row(sign(minus, { form: "prefix" }), within(node.of, 2));
    case "binary": {
      const { operator, left, right } = node;
      if (operator === "/") return { tag: "mfrac", children: [toMath(left), toMath(right)] };
      if (operator === "^") return { tag: "msup", children: [baseOfPower(left), toMath(right)] };
      if (operator === "*") return row(within(left, 2), timesBetween(left, right), within(right, 2));
      return row(toMath(left), sign(operator === "-" ? minus : "+"), within(right, leastAfter(operator, right)));
    }
  }
}

/** The terms of a sum and the factors of a product, so that a long line may be broken between them. */
function pieces(node: Expression): MathNode[] {
  if (node.type === "binary" && node.operator !== "^" && node.operator !== "/") {
    const { operator, left, right } = node;
    const sum = operator !== "*";
    const ahead = sum || precedenceOf(left) >= 2 ? pieces(left) : [within(left, 2)];
    const mark = sum ? sign(operator === "-" ? minus : "+", spaced) : { ...timesBetween(left, right), attributes: spaced };
    return [...ahead, row(mark, within(right, leastAfter(operator, right)))];
  }
  return [toMath(node)];
}

/** Numbers with decimal commas, and the arguments of a function then apart by semicolons: `max(0,1; x)`. */
function withCommas(node: MathNode): MathNode {
  const { tag, children } = node;
  if (typeof children !== "string") return { ...node, children: children.map(withCommas) };
  if (tag === "mn") return { ...node, children: children.replace(".", ",") };
  return tag === "mo" && children === "," ? { ...node, children: ";" } : node;
}

/**
 * The parts of a formula between which a line may break, each to be set as its own `math` element; browsers do not break inside one.
 * `undefined` for text that is no formula, such as a value with its unit.
 */
export function formulaParts(text: string, decimalMark: DecimalMark = "."): readonly MathNode[] | undefined {
  try {
    const parts = pieces(parseExpression(text));
    return decimalMark === "," ? parts.map(withCommas) : parts;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark]!);

/** MathML as markup, for documents that are written rather than rendered. */
export function toMarkup(node: MathNode): string {
  const attributes = Object.entries(node.attributes ?? {})
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join("");
  const inner = typeof node.children === "string" ? escape(node.children) : node.children.map(toMarkup).join("");
  return `<${node.tag}${attributes}>${inner}</${node.tag}>`;
}
