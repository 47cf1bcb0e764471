import { parseExpression, symbolsIn, type Expression } from "@org/hvac-core/kernel";
import type { DecimalMark } from "@org/hvac-core/quantity";

/** An element of presentation MathML: a leaf with text, or one with children. */
export interface MathNode {
  readonly tag: "math" | "mrow" | "mi" | "mn" | "mo" | "msub" | "msup" | "mfrac" | "msqrt" | "mtext" | "munder";
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
/** Index of the rows that a sum goes over, as the subscripts of their symbols have it: `q_i`. */
const rowIndex = "i";

/** What functions that a calculator brings along give, in words, by the name they have in formulas. */
export type FunctionWords = Readonly<Record<string, { readonly words: string }>>;

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
  if (node.type === "negative" || (node.type === "call" && node.name === "sum")) return 1.5;
  return node.type === "number" && node.text.includes("e") ? 2 : 5;
}

function within(node: Expression, least: number, functions: FunctionWords): MathNode {
  const inner = toMath(node, functions);
  return precedenceOf(node) < least ? bracketed(inner) : inner;
}

/** A power of `cosθ` stands outside its brackets, or it would read as the cosine of θ². */
function baseOfPower(node: Expression, functions: FunctionWords): MathNode {
  return node.type === "symbol" && /^(?:sin|cos|tan|log|ln)./.test(node.name) ? bracketed(toMath(node)) : within(node, 5, functions);
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

/** Functions of an angle, which formulas state in degrees. */
function isTrigonometric(called: string): boolean {
  return called === "sin" || called === "cos" || called === "tan";
}

function hasSymbol(node: Expression): boolean {
  return symbolsIn(node).length > 0;
}

function callToMath(called: string, args: readonly Expression[], functions: FunctionWords): MathNode {
  const [first] = args;
  if (called === "sqrt" && first) return { tag: "msqrt", children: [toMath(first, functions)] };
  if (called === "exp" && first) return { tag: "msup", children: [name("e"), toMath(first, functions)] };
  if (called === "abs" && first) return row(sign("|"), toMath(first, functions), sign("|"));
  if (called === "sum" && first) return row({ tag: "munder", children: [sign("∑"), name(rowIndex)] }, within(first, 2, functions));
  if (first && isTrigonometric(called))
    return row(name(called), bracketed(hasSymbol(first) ? toMath(first, functions) : row(within(first, 2, functions), sign("°"))));
  const listed = args.flatMap((arg, index) => (index === 0 ? [toMath(arg, functions)] : [sign(","), toMath(arg, functions)]));
  const words = Object.hasOwn(functions, called) ? functions[called]?.words : undefined;
  const own: MathNode = { ...name(functionNames[called] ?? called), ...(words !== undefined && { attributes: { title: words } }) };
  return row(own, bracketed(row(...listed)));
}

/** Typesets the tree of a formula: fractions, subscripts, powers and roots; brackets only where they are needed. */
export function toMath(node: Expression, functions: FunctionWords = {}): MathNode {
  switch (node.type) {
    case "number":
      return numberToMath(node.text);
    case "symbol":
      return symbolToMath(node.name);
    case "call":
      return callToMath(node.name, node.args, functions);
    case "negative":
      return row(sign(minus, { form: "prefix" }), within(node.of, 2, functions));
    case "binary": {
      const { operator, left, right } = node;
      if (operator === "/") return { tag: "mfrac", children: [toMath(left, functions), toMath(right, functions)] };
      if (operator === "^") return { tag: "msup", children: [baseOfPower(left, functions), toMath(right, functions)] };
      if (operator === "*") return row(within(left, 2, functions), timesBetween(left, right), within(right, 2, functions));
      return row(toMath(left, functions), sign(operator === "-" ? minus : "+"), within(right, leastAfter(operator, right), functions));
    }
  }
}

/** Terms of a long sum that are written out before those that are left out. */
const writtenTerms = 10;

/** A sum over rows in which their numbers were put in, term by term; of many the first ones and the last. */
function writeOut(node: Expression): Expression {
  switch (node.type) {
    case "negative":
      return { ...node, of: writeOut(node.of) };
    case "binary":
      return { ...node, left: writeOut(node.left), right: writeOut(node.right) };
    case "call": {
      const args = node.args.map(writeOut);
      const [first, ...rest] = args;
      if (node.name !== "sum" || !first || (rest.length === 0 && first.type !== "number" && first.type !== "negative"))
        return { ...node, args };
      const terms =
        rest.length > writtenTerms ? [...rest.slice(0, writtenTerms - 1), { type: "symbol", name: "…" } as const, rest.at(-1)!] : rest;
      return terms.reduce<Expression>((left, right) => ({ type: "binary", operator: "+", left, right }), first);
    }
    default:
      return node;
  }
}

/** The terms of a sum and the factors of a product, so that a long line may be broken between them. */
function pieces(node: Expression, functions: FunctionWords): MathNode[] {
  if (node.type === "binary" && node.operator !== "^" && node.operator !== "/") {
    const { operator, left, right } = node;
    const sum = operator !== "*";
    const ahead = sum || precedenceOf(left) >= 2 ? pieces(left, functions) : [within(left, 2, functions)];
    const mark = sum ? sign(operator === "-" ? minus : "+", spaced) : { ...timesBetween(left, right), attributes: spaced };
    return [...ahead, row(mark, within(right, leastAfter(operator, right), functions))];
  }
  return [toMath(node, functions)];
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
export function formulaParts(text: string, decimalMark: DecimalMark = ".", functions: FunctionWords = {}): readonly MathNode[] | undefined {
  try {
    const parts = pieces(writeOut(parseExpression(text)), functions);
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
