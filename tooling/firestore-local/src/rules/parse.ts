import { parseExpression } from "./parseExpression.ts";
import type { Allow, Expression, FunctionDeclaration, Match, Method, PatternSegment, RulesFile } from "./syntax.ts";
import type { Tokens } from "./tokens.ts";
import { refuse, tokensOf } from "./tokens.ts";

const methodsOf: Readonly<Record<string, readonly Method[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
  get: ["get"],
  list: ["list"],
  create: ["create"],
  update: ["update"],
  delete: ["delete"],
};

/** Limits of production. Source: Firebase, "Security Rules limits". */
const maxParameters = 7;
const maxBindings = 10;
const maxMatchDepth = 10;

/** Reads a whole rules file. @throws RulesSyntaxError naming line and column of what it cannot read. */
export function parseRules(source: string): RulesFile {
  const tokens = tokensOf(source);
  parseVersion(tokens);
  const functions: FunctionDeclaration[] = [];
  while (tokens.isNext("function")) functions.push(parseFunction(tokens));
  tokens.expect("service");
  const service = tokens.next();
  if (service.kind !== "service" || service.text !== "cloud.firestore")
    refuse("Only the service cloud.firestore is read", service.position);
  tokens.expect("{");
  const matches: Match[] = [];
  if (tokens.isNext("}")) tokens.fail('"match" or "function"');
  while (!tokens.accept("}")) {
    if (tokens.isNext("function")) functions.push(parseFunction(tokens));
    else if (tokens.isNext("match")) matches.push(parseMatch(tokens, 1));
    else tokens.fail('"match", "function" or "}"');
  }
  while (tokens.isNext("function")) functions.push(parseFunction(tokens));
  if (tokens.peek().kind !== "end") tokens.fail("the end of the file");
  return { functions, matches };
}

function parseVersion(tokens: Tokens): void {
  tokens.expect("rules_version");
  tokens.expect("=");
  const version = tokens.next();
  if (version.kind !== "string" || version.text !== "2") refuse("Only rules_version = '2' is read", version.position);
  tokens.accept(";");
}

function parseMatch(tokens: Tokens, depth: number): Match {
  const { position } = tokens.expect("match");
  if (depth > maxMatchDepth) refuse(`match is nested deeper than ${maxMatchDepth} levels`, position);
  const pattern = parsePattern(tokens);
  tokens.expect("{");
  const functions: FunctionDeclaration[] = [];
  const allows: Allow[] = [];
  const matches: Match[] = [];
  if (tokens.isNext("}")) tokens.fail('"allow", "match" or "function"');
  while (!tokens.accept("}")) {
    if (tokens.isNext("allow")) allows.push(parseAllow(tokens));
    else if (tokens.isNext("match")) matches.push(parseMatch(tokens, depth + 1));
    else if (tokens.isNext("function")) functions.push(parseFunction(tokens));
    else tokens.fail('"allow", "match", "function" or "}"');
  }
  return { position, pattern, functions, allows, matches };
}

function parsePattern(tokens: Tokens): readonly PatternSegment[] {
  const pattern: PatternSegment[] = [];
  do pattern.push(parsePatternSegment(tokens));
  while (tokens.peek().kind === "path" || tokens.isNext("/"));
  return pattern;
}

/** `text`, `{one}`, which may be written `{one=*}`, or `{many=**}`. */
function parsePatternSegment(tokens: Tokens): PatternSegment {
  if (tokens.peek().kind === "path") return { kind: "literal", text: tokens.next().text };
  tokens.expect("/");
  tokens.expect("{");
  const name = tokens.name("the name of a wildcard").text;
  const isRecursive = tokens.accept("=") && !tokens.accept("*");
  if (isRecursive) tokens.expect("**");
  tokens.expect("}");
  return { kind: isRecursive ? "recursive" : "wildcard", name };
}

function parseAllow(tokens: Tokens): Allow {
  const { position } = tokens.expect("allow");
  const methods = new Set<Method>();
  do {
    const word = tokens.peek();
    const named = word.kind === "word" && Object.hasOwn(methodsOf, word.text) ? methodsOf[word.text] : undefined;
    if (named === undefined) return tokens.fail(`a method (${Object.keys(methodsOf).join(", ")})`);
    for (const method of named) methods.add(method);
    tokens.next();
  } while (tokens.accept(","));
  let condition: Expression | undefined;
  if (tokens.accept(":")) {
    tokens.expect("if");
    condition = parseExpression(tokens);
  }
  tokens.accept(";");
  return { position, methods, condition };
}

function parseFunction(tokens: Tokens): FunctionDeclaration {
  const { position } = tokens.expect("function");
  const name = tokens.name("the name of a function").text;
  tokens.expect("(");
  const parameters: string[] = [];
  while (!tokens.accept(")")) {
    if (parameters.length > 0) tokens.expect(",");
    parameters.push(tokens.name("the name of a parameter").text);
  }
  if (parameters.length > maxParameters) refuse(`A function has at most ${maxParameters} parameters`, position);
  tokens.expect("{");
  const bindings: { name: string; value: ReturnType<typeof parseExpression>; position: typeof position }[] = [];
  while (tokens.accept("let")) {
    const binding = tokens.name("the name of a variable");
    tokens.expect("=");
    bindings.push({ name: binding.text, value: parseExpression(tokens), position: binding.position });
    tokens.expect(";");
  }
  if (bindings.length > maxBindings) refuse(`A function has at most ${maxBindings} let bindings`, position);
  tokens.expect("return");
  const result = parseExpression(tokens);
  tokens.accept(";");
  tokens.expect("}");
  return { position, name, parameters, bindings, result };
}
