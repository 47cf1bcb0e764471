import type { Expression } from "@org/hvac-core/kernel";
import { unitSymbol } from "@org/hvac-core/quantity";
import { signBeforeAmount } from "@org/form/state";

/** An element of presentation MathML: a leaf with text, or one with children. */
export interface MathNode {
  readonly tag: "math" | "mrow" | "mi" | "mn" | "mo" | "msub" | "msup" | "mfrac" | "msqrt" | "mtext" | "munder";
  readonly children: readonly MathNode[] | string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export const mrow = (...children: MathNode[]): MathNode => ({ tag: "mrow", children });
export const mo = (children: string, attributes?: Readonly<Record<string, string>>): MathNode =>
  attributes ? { tag: "mo", children, attributes } : { tag: "mo", children };
export const mi = (children: string): MathNode => ({ tag: "mi", children });
const bracketed = (inner: MathNode): MathNode => mrow(mo("("), inner, mo(")"));
const thinSpace = "\u202f";

export const minus = "−";
export const functionNames: Readonly<Record<string, string>> = { asin: "arcsin", log10: "log₁₀" };
/** Index of the rows that a sum goes over, as the subscripts of their symbols have it: `q_i`. */
const rowIndex = "i";

/** What functions that a calculator brings along give, in words, by the name they have in formulas. */
export type FunctionWords = Readonly<Record<string, { readonly words: string }>>;

/** A symbol of the sheet's grammar, with its subscript: `U_w`. */
export function symbolToMath(symbol: string): MathNode {
  const [base = "", ...below] = symbol.split("_");
  return below.length === 0 ? mi(base) : { tag: "msub", children: [mi(base), mi(below.join(","))] };
}

/** Digits in groups of three from five on, as everywhere on the page. */
function grouped(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const parts = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, thinSpace) : whole;
  return fraction === undefined ? parts : `${parts}.${fraction}`;
}

/** Mantissa and exponent of a number that is a power of ten, as one with four zeros after its point is: 1.66 × 10⁻⁶. */
function partsOf(text: string): readonly [mantissa: string, exponent?: string] {
  const power = /^0\.0{4,}[1-9]/.test(text) ? Number(text).toExponential() : text;
  const [mantissa = "", exponent] = power.split("e");
  return exponent === undefined ? [mantissa] : [mantissa, exponent];
}

function numberToMath(text: string, unit = "unitless"): MathNode {
  const [mantissa, exponent] = partsOf(text);
  const digits: MathNode = { tag: "mn", children: grouped(mantissa) };
  const power: MathNode = { tag: "mn", children: (exponent ?? "").replace("-", minus) };
  const number = exponent === undefined ? digits : mrow(digits, mo("×"), { tag: "msup", children: [{ tag: "mn", children: "10" }, power] });
  const symbol = unitSymbol(unit);
  if (symbol === "") return number;
  if (symbol.startsWith("¤")) {
    const sign: MathNode = { tag: "mtext", children: signBeforeAmount };
    return symbol === "¤" ? mrow(sign, number) : mrow(sign, number, { tag: "mtext", children: symbol.slice(1) });
  }
  return mrow(number, { tag: "mtext", children: symbol === "°" ? symbol : `${thinSpace}${symbol}` });
}

const precedence = { "+": 1, "-": 1, "*": 2, "/": 3, "^": 4 } as const;

export function precedenceOf(node: Expression): number {
  if (node.type === "binary") return precedence[node.operator];
  if (node.type === "negative" || (node.type === "call" && node.name === "sum")) return 1.5;
  if (node.type !== "number") return 5;
  if (node.unit !== undefined && unitSymbol(node.unit) !== "") return 4;
  return partsOf(node.text).length === 2 ? 2 : 5;
}

export function within(node: Expression, least: number, functions: FunctionWords): MathNode {
  const inner = toMath(node, functions);
  return precedenceOf(node) < least ? bracketed(inner) : inner;
}

/** A power of `cosθ` stands outside its brackets, or it would read as the cosine of θ². */
function baseOfPower(node: Expression, functions: FunctionWords): MathNode {
  return node.type === "symbol" && /^(?:sin|cos|tan|log|ln)./.test(node.name) ? bracketed(toMath(node)) : within(node, 5, functions);
}

/** What follows a plus needs brackets only when it starts with a sign of its own. */
export function leastAfter(operator: "+" | "-" | "*", right: Expression): number {
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

export function timesBetween(left: Expression, right: Expression): MathNode {
  return mo(endsInNumber(left) && startsWithNumber(right) ? "×" : "·");
}

/** Functions of an angle, which formulas state in degrees. */
function isTrigonometric(called: string): boolean {
  return called === "sin" || called === "cos" || called === "tan";
}

/** Numbers alone, without a unit: degrees, when they are the angle of a sine. */
function isPlainNumber(node: Expression): boolean {
  if (node.type === "number") return node.unit === undefined;
  if (node.type === "negative") return isPlainNumber(node.operand);
  return node.type === "binary" && isPlainNumber(node.left) && isPlainNumber(node.right);
}

function callToMath(called: string, args: readonly Expression[], functions: FunctionWords): MathNode {
  const [first] = args;
  if (called === "sqrt" && first) return { tag: "msqrt", children: [toMath(first, functions)] };
  if (called === "exp" && first) return { tag: "msup", children: [mi("e"), toMath(first, functions)] };
  if (called === "abs" && first) return mrow(mo("|"), toMath(first, functions), mo("|"));
  if (called === "sum" && first) return mrow({ tag: "munder", children: [mo("∑"), mi(rowIndex)] }, within(first, 2, functions));
  if (first && isTrigonometric(called))
    return mrow(mi(called), bracketed(isPlainNumber(first) ? mrow(within(first, 2, functions), mo("°")) : toMath(first, functions)));
  const listed = args.flatMap((arg, index) => (index === 0 ? [toMath(arg, functions)] : [mo(","), toMath(arg, functions)]));
  const words = Object.hasOwn(functions, called) ? functions[called]?.words : undefined;
  const own: MathNode = { ...mi(functionNames[called] ?? called), ...(words !== undefined && { attributes: { title: words } }) };
  return mrow(own, bracketed(mrow(...listed)));
}

/** Typesets the tree of a formula: fractions, subscripts, powers and roots; brackets only where they are needed. */
export function toMath(node: Expression, functions: FunctionWords = {}): MathNode {
  switch (node.type) {
    case "number":
      return numberToMath(node.text, node.unit);
    case "symbol":
      return symbolToMath(node.name);
    case "call":
      return callToMath(node.name, node.args, functions);
    case "negative":
      return mrow(mo(minus, { form: "prefix" }), within(node.operand, 2, functions));
    case "binary": {
      const { operator, left, right } = node;
      if (operator === "/") return { tag: "mfrac", children: [toMath(left, functions), toMath(right, functions)] };
      if (operator === "^") return { tag: "msup", children: [baseOfPower(left, functions), toMath(right, functions)] };
      if (operator === "*") return mrow(within(left, 2, functions), timesBetween(left, right), within(right, 2, functions));
      return mrow(toMath(left, functions), mo(operator === "-" ? minus : "+"), within(right, leastAfter(operator, right), functions));
    }
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
