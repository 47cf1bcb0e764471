import type { Position } from "./errors.ts";
import type { TypeName } from "./ruleValue.ts";
import { ruleFalse, ruleFloat, ruleInt, ruleNull, ruleString, ruleTrue, typeNames } from "./ruleValue.ts";
import type { BinaryOperator, Expression } from "./syntax.ts";
import type { Tokens } from "./tokens.ts";
import { isMemberName, refuse } from "./tokens.ts";

/**
 * Operators with two operands from the loosest to the tightest; `is` has a type in the place of the second.
 * Source: the grammar in `@firebase/eslint-plugin-security-rules`. Firebase's own table of operators puts `in` and `is` elsewhere.
 */
const precedence: readonly (readonly (BinaryOperator | "is")[])[] = [
  ["||"],
  ["&&"],
  ["in"],
  ["is"],
  ["==", "!="],
  ["<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];

/** The deepest nesting of an expression that is read. */
const maxDepth = 200;

export function parseExpression(tokens: Tokens, depth = 0): Expression {
  if (depth > maxDepth) refuse("The expression is nested too deeply", tokens.peek().position);
  const condition = parseBinary(tokens, 0, depth);
  if (!tokens.isNext("?")) return condition;
  const { position } = tokens.next();
  const whenTrue = parseExpression(tokens, depth + 1);
  tokens.expect(":");
  return { kind: "conditional", position, condition, whenTrue, whenFalse: parseExpression(tokens, depth + 1) };
}

/**
 * Operators of a level and tighter ones, each with everything to its left. That matters behind `is`, whose type takes no operators to itself:
 * `a is int == b` compares with b whether a is an int.
 */
function parseBinary(tokens: Tokens, loosest: number, depth: number): Expression {
  let left = parseUnary(tokens, depth);
  for (;;) {
    const level = precedence.findIndex((operators) => operators.some((operator) => tokens.isNext(operator)));
    if (level < loosest) return left;
    const { text, position } = tokens.next();
    const operator = precedence[level]!.find((candidate) => candidate === text)!;
    if (operator === "is") left = { kind: "is", position, value: left, type: parseType(tokens) };
    else left = { kind: "binary", position, operator, left, right: parseBinary(tokens, level + 1, depth) };
  }
}

function parseType(tokens: Tokens): TypeName {
  const { text, position } = tokens.name("the name of a type");
  return typeNames.find((name) => name === text) ?? refuse(`There is no type ${text}, only ${typeNames.join(", ")}`, position);
}

/** `-` precedes a value, `!` anything with one operand: `!-a` is read, `-!a` and `- -a` are not. */
function parseUnary(tokens: Tokens, depth: number): Expression {
  if (depth > maxDepth) refuse("The expression is nested too deeply", tokens.peek().position);
  const { position } = tokens.peek();
  if (tokens.accept("!")) return { kind: "unary", position, operator: "!", operand: parseUnary(tokens, depth + 1) };
  if (tokens.accept("-")) return { kind: "unary", position, operator: "-", operand: parsePostfix(tokens, depth) };
  return parsePostfix(tokens, depth);
}

function parsePostfix(tokens: Tokens, depth: number): Expression {
  let object = parsePrimary(tokens, depth);
  for (;;) {
    const { position } = tokens.peek();
    if (tokens.accept(".")) {
      const isCall = tokens.peek(1).kind === "symbol" && tokens.peek(1).text === "(";
      if (isCall) {
        const { text: name } = tokens.name("the name of a method");
        object = { kind: "methodCall", position, object, name, arguments: parseArguments(tokens, depth) };
      } else {
        if (!isMemberName(tokens.peek())) tokens.fail("the name of a member");
        object = { kind: "member", position, object, name: tokens.next().text };
      }
    } else if (tokens.accept("[")) object = parseBrackets(tokens, object, position, depth);
    else return object;
  }
}

function parseBrackets(tokens: Tokens, object: Expression, position: Position, depth: number): Expression {
  const from = tokens.isNext(":") ? undefined : parseExpression(tokens, depth + 1);
  if (tokens.accept(":")) {
    const to = tokens.isNext("]") ? undefined : parseExpression(tokens, depth + 1);
    tokens.expect("]");
    return { kind: "slice", position, object, from, to };
  }
  tokens.expect("]");
  return from === undefined ? tokens.fail("an index") : { kind: "index", position, object, index: from };
}

function parseArguments(tokens: Tokens, depth: number): readonly Expression[] {
  tokens.expect("(");
  return parseList(tokens, ")", () => parseExpression(tokens, depth + 1));
}

/** Items between commas, up to the closing symbol; a comma after the last one is allowed. */
function parseList<Item>(tokens: Tokens, close: string, parseItem: () => Item): readonly Item[] {
  const items: Item[] = [];
  while (!tokens.accept(close)) {
    items.push(parseItem());
    if (!tokens.isNext(close)) tokens.expect(",");
  }
  return items;
}

function parsePrimary(tokens: Tokens, depth: number): Expression {
  const token = tokens.peek();
  const { position } = token;
  if (token.kind === "int") return integer(tokens);
  if (token.kind === "float") return { kind: "literal", position, value: ruleFloat(Number(tokens.next().text)) };
  if (token.kind === "string") return { kind: "literal", position, value: ruleString(tokens.next().text) };
  if (token.kind === "bytes")
    return { kind: "literal", position, value: { kind: "bytes", bytes: new Uint8Array(Buffer.from(tokens.next().text, "latin1")) } };
  if (tokens.accept("true")) return { kind: "literal", position, value: ruleTrue };
  if (tokens.accept("false")) return { kind: "literal", position, value: ruleFalse };
  if (tokens.accept("null")) return { kind: "literal", position, value: ruleNull };
  if (tokens.accept("[")) return { kind: "list", position, elements: parseList(tokens, "]", () => parseExpression(tokens, depth + 1)) };
  if (tokens.accept("{")) return { kind: "map", position, entries: parseList(tokens, "}", () => parseEntry(tokens, depth)) };
  if (tokens.accept("(")) {
    const inner = parseExpression(tokens, depth + 1);
    tokens.expect(")");
    return { ...inner, parentheses: (inner.parentheses ?? 0) + 1 };
  }
  if (token.kind === "path" || tokens.isNext("/")) return parsePath(tokens, depth);
  const { text: name } = tokens.name("an expression");
  return tokens.isNext("(")
    ? { kind: "call", position, name, arguments: parseArguments(tokens, depth) }
    : { kind: "variable", position, name };
}

function integer(tokens: Tokens): Expression {
  const { text, position } = tokens.next();
  const value = BigInt(text);
  if (value >= 2n ** 63n) refuse("An integer has 64 bits", position);
  return { kind: "literal", position, value: ruleInt(value) };
}

function parseEntry(tokens: Tokens, depth: number): readonly [Expression, Expression] {
  const key = parseExpression(tokens, depth + 1);
  tokens.expect(":");
  return [key, parseExpression(tokens, depth + 1)];
}

/** `/databases/$(database)/documents/users/$(request.auth.uid)` */
function parsePath(tokens: Tokens, depth: number): Expression {
  const { position } = tokens.peek();
  const segments: (string | Expression)[] = [];
  do {
    if (tokens.peek().kind === "path") segments.push(tokens.next().text);
    else {
      tokens.expect("/");
      if (tokens.isNext("{")) refuse("A path in an expression has no wildcards", tokens.peek().position);
      tokens.expect("$");
      tokens.expect("(");
      segments.push(parseExpression(tokens, depth + 1));
      tokens.expect(")");
    }
  } while (tokens.peek().kind === "path" || (tokens.isNext("/") && !isDivision(tokens)));
  return { kind: "path", position, segments };
}

/** Behind a path `/` divides if what follows cannot continue the path: paths have no quotient, but the grammar reads it. */
function isDivision(tokens: Tokens): boolean {
  const [, after, second, third] = [0, 1, 2, 3].map((ahead) => tokens.peek(ahead));
  if (after!.kind !== "symbol") return after!.kind !== "path" && after!.kind !== "end";
  const isWildcard = second!.kind === "word" && (third!.text === "}" || third!.text === "=");
  return after!.text === "(" || after!.text === "!" || (after!.text === "{" && !isWildcard);
}
