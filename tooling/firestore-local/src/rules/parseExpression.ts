import type { Position } from "./errors.ts";
import type { TypeName } from "./ruleValue.ts";
import { ruleFalse, ruleFloat, ruleInt, ruleNull, ruleString, ruleTrue, typeNames } from "./ruleValue.ts";
import type { BinaryOperator, Expression } from "./syntax.ts";
import type { Tokens } from "./tokens.ts";
import { refuse } from "./tokens.ts";

/**
 * Binary operators from the loosest to the tightest. `is` stands beside `in`.
 * Source: Firebase, "Rules language", table of operators in the order of precedence.
 */
const precedence: readonly (readonly BinaryOperator[])[] = [["||"], ["&&"], ["==", "!="], ["in"], ["<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"]];

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

function parseBinary(tokens: Tokens, level: number, depth: number): Expression {
  const operators = precedence[level];
  if (operators === undefined) return parseUnary(tokens, depth);
  let left = parseBinary(tokens, level + 1, depth);
  for (;;) {
    const operator = operators.find((candidate) => tokens.isNext(candidate));
    if (operator !== undefined) {
      const { position } = tokens.next();
      left = { kind: "binary", position, operator, left, right: parseBinary(tokens, level + 1, depth) };
    } else if (operators.includes("in") && tokens.isNext("is")) {
      const { position } = tokens.next();
      left = { kind: "is", position, value: left, type: parseType(tokens) };
    } else return left;
  }
}

function parseType(tokens: Tokens): TypeName {
  const type = typeNames.find((name) => tokens.isNext(name));
  if (type === undefined) return tokens.fail(`a type (${typeNames.join(", ")})`);
  tokens.next();
  return type;
}

function parseUnary(tokens: Tokens, depth: number): Expression {
  for (const operator of ["!", "-"] as const) {
    if (!tokens.isNext(operator)) continue;
    if (depth > maxDepth) refuse("The expression is nested too deeply", tokens.peek().position);
    const { position } = tokens.next();
    return { kind: "unary", position, operator, operand: parseUnary(tokens, depth + 1) };
  }
  return parsePostfix(tokens, depth);
}

function parsePostfix(tokens: Tokens, depth: number): Expression {
  let object = parsePrimary(tokens, depth);
  for (;;) {
    const { position } = tokens.peek();
    if (tokens.accept(".")) {
      const name = tokens.peek().kind === "word" ? tokens.next().text : tokens.fail("the name of a member");
      object = tokens.isNext("(")
        ? { kind: "methodCall", position, object, name, arguments: parseArguments(tokens, depth) }
        : { kind: "member", position, object, name };
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

/** Items between commas, up to the closing symbol. */
function parseList<Item>(tokens: Tokens, close: string, parseItem: () => Item): readonly Item[] {
  const items: Item[] = [];
  while (!tokens.accept(close)) {
    if (items.length > 0) tokens.expect(",");
    items.push(parseItem());
  }
  return items;
}

function parsePrimary(tokens: Tokens, depth: number): Expression {
  const token = tokens.peek();
  const { position } = token;
  if (token.kind === "int") return integer(tokens);
  if (token.kind === "float") return { kind: "literal", position, value: ruleFloat(Number(tokens.next().text)) };
  if (token.kind === "string") return { kind: "literal", position, value: ruleString(tokens.next().text) };
  if (token.kind === "bytes") return { kind: "literal", position, value: { kind: "bytes", bytes: new Uint8Array(Buffer.from(tokens.next().text, "latin1")) } };
  if (tokens.accept("true")) return { kind: "literal", position, value: ruleTrue };
  if (tokens.accept("false")) return { kind: "literal", position, value: ruleFalse };
  if (tokens.accept("null")) return { kind: "literal", position, value: ruleNull };
  if (tokens.accept("[")) return { kind: "list", position, elements: parseList(tokens, "]", () => parseExpression(tokens, depth + 1)) };
  if (tokens.accept("{")) return { kind: "map", position, entries: parseList(tokens, "}", () => parseEntry(tokens, depth)) };
  if (tokens.accept("(")) {
    const inner = parseExpression(tokens, depth + 1);
    tokens.expect(")");
    return inner;
  }
  if (tokens.isNext("/")) return parsePath(tokens, depth);
  const { text: name } = tokens.name("an expression");
  return tokens.isNext("(") ? { kind: "call", position, name, arguments: parseArguments(tokens, depth) } : { kind: "variable", position, name };
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

/** `/databases/$(database)/documents/users/$(request.auth.uid)`: blanks end a path. */
function parsePath(tokens: Tokens, depth: number): Expression {
  const { position } = tokens.peek();
  const segments: (string | Expression)[] = [];
  do {
    tokens.expect("/");
    if (!tokens.isAdjacent()) tokens.fail("a segment of a path");
    if (tokens.accept("$(")) {
      segments.push(parseExpression(tokens, depth + 1));
      tokens.expect(")");
    } else segments.push(pathText(tokens));
  } while (tokens.isNext("/") && tokens.isAdjacent());
  return { kind: "path", position, segments };
}

/** Literal text of a path: words, numbers and hyphens without blanks between, or `(default)`. */
export function pathText(tokens: Tokens): string {
  if (tokens.isNext("(") && tokens.peek(1).text === "default" && tokens.peek(2).text === ")") {
    return tokens.next().text + tokens.next().text + tokens.next().text;
  }
  let text = "";
  while ((text === "" || tokens.isAdjacent()) && (tokens.peek().kind === "word" || tokens.peek().kind === "int" || tokens.isNext("-")))
    text += tokens.next().text;
  return text === "" ? tokens.fail("a segment of a path") : text;
}
