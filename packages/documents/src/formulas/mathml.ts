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
/** Row index of a sum, the same as in the subscripts of symbols: `q_i`. */
const rowIndex = "i";

/** Descriptions of a calculator's functions, by their names in formulas. */
export type FunctionWords = Readonly<Record<string, { readonly words: string }>>;

/** A symbol of the sheet's grammar, with its subscript: `U_w`. */
export function symbolToMath(symbol: string): MathNode {
  const [base = "", ...below] = symbol.split("_");
  return below.length === 0 ? mi(base) : { tag: "msub", children: [mi(base), mi(below.join(","))] };
}

/** Numbers of five or more digits in groups of three, as everywhere on the page. */
function grouped(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const parts = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, thinSpace) : whole;
  return fraction === undefined ? parts : `${parts}.${fraction}`;
}

/** Mantissa and exponent of a number with a power of ten. A number with four zeros after the point gets one: 1.66 × 10⁻⁶. */
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

export function within(node: Expression, minPrecedence: number, functions: FunctionWords): MathNode {
  const inner = toMath(node, functions);
  return precedenceOf(node) < minPrecedence ? bracketed(inner) : inner;
}

/** The base of a power. `cosθ` gets brackets, or its square would read as the cosine of θ². */
function baseOfPower(node: Expression, functions: FunctionWords): MathNode {
  return node.type === "symbol" && /^(?:sin|cos|tan|log|ln)./.test(node.name) ? bracketed(toMath(node)) : within(node, 5, functions);
}

/** Minimum precedence of a right operand without brackets: after a plus, only a negative one needs them. */
export function minPrecedenceAfter(operator: "+" | "-" | "*", right: Expression): number {
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

/** Whether a function takes an angle, which formulas give in degrees. */
function isTrigonometric(called: string): boolean {
  return called === "sin" || called === "cos" || called === "tan";
}

/** Whether an expression has only numbers without units: as the angle of a sine they are degrees. */
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
  const name: MathNode = { ...mi(functionNames[called] ?? called), ...(words !== undefined && { attributes: { title: words } }) };
  return mrow(name, bracketed(mrow(...listed)));
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
      return mrow(
        toMath(left, functions),
        mo(operator === "-" ? minus : "+"),
        within(right, minPrecedenceAfter(operator, right), functions),
      );
    }
  }
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark]!);

/** MathML as markup, for documents that are not rendered by React. */
export function toMarkup(node: MathNode): string {
  const attributes = Object.entries(node.attributes ?? {})
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join("");
  const inner = typeof node.children === "string" ? escape(node.children) : node.children.map(toMarkup).join("");
  return `<${node.tag}${attributes}>${inner}</${node.tag}>`;
}
