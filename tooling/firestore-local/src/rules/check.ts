import { EvaluationError } from "./errors.ts";
import { globalFunctions, namespaces } from "./functions.ts";
import { isMethodName } from "./operators.ts";
import { compileRegularExpression } from "./regularExpression.ts";
import type { Scope } from "./scope.ts";
import { resolveFunction, wildcardsIn } from "./scope.ts";
import type { Expression, FunctionDeclaration } from "./syntax.ts";
import { refuse } from "./tokens.ts";

/** Functions that read documents, each with one argument. */
export const documentFunctions: ReadonlySet<string> = new Set(["get", "getAfter", "exists", "existsAfter"]);

const contextVariables = ["request", "resource"];

/** Refuses a condition that names a variable, function or method that does not exist. @throws RulesSyntaxError */
export function checkCondition(condition: Expression, scope: Scope): void {
  checkNesting(condition);
  checkExpression(condition, scope, new Set([...contextVariables, ...wildcardsIn(scope)]));
}

/** The deepest nesting that is compiled. Source: measured with Google's emulator (1.19.9), which says that an expression is too complex. */
const maxNesting = 99;

function checkNesting(expression: Expression): void {
  const nesting = nestingOf(expression);
  if (nesting > maxNesting) refuse(`The expression is nested ${nesting} deep, which is more than ${maxNesting}`, expression.position);
}

/** Levels of an expression, itself and its parentheses among them; what a member, index or method is taken of is on its level. */
function nestingOf(expression: Expression): number {
  const receiver = "object" in expression ? expression.object : undefined;
  const inner = partsOf(expression).map((part) => nestingOf(part) - (part === receiver ? 1 : 0));
  return 1 + Math.max(0, ...inner) + (expression.parentheses ?? 0);
}

/** Refuses a function that is wrong in itself, or that comes back to itself. @throws RulesSyntaxError */
export function checkFunction(declaration: FunctionDeclaration, scope: Scope): void {
  const known = new Set([...contextVariables, ...wildcardsIn(scope), ...declaration.parameters]);
  if (new Set(declaration.parameters).size < declaration.parameters.length) refuse("A parameter is named twice", declaration.position);
  for (const binding of declaration.bindings) {
    checkNesting(binding.value);
    checkExpression(binding.value, scope, known);
    known.add(binding.name);
  }
  checkNesting(declaration.result);
  checkExpression(declaration.result, scope, known);
  refuseRecursion(declaration, scope, []);
}

function refuseRecursion(declaration: FunctionDeclaration, scope: Scope, callers: readonly FunctionDeclaration[]): void {
  if (callers.includes(declaration)) refuse(`The function ${declaration.name} calls itself`, declaration.position);
  for (const expression of [...declaration.bindings.map(({ value }) => value), declaration.result]) {
    for (const name of calledNames(expression)) {
      const called = resolveFunction(scope, name);
      if (called !== undefined) refuseRecursion(called.declaration, called.scope, [...callers, declaration]);
    }
  }
}

function calledNames(expression: Expression): readonly string[] {
  const inner = partsOf(expression).flatMap(calledNames);
  return expression.kind === "call" ? [expression.name, ...inner] : inner;
}

function checkExpression(expression: Expression, scope: Scope, known: ReadonlySet<string>): void {
  const { position } = expression;
  if (expression.kind === "variable" && !known.has(expression.name)) refuse(`Unknown variable ${expression.name}`, position);
  if (expression.kind === "call") checkCall(expression, scope);
  if (expression.kind === "methodCall") {
    const namespace = namespaceOf(expression.object, known);
    if (namespace !== undefined) {
      checkNamespaceCall(expression, namespace);
      for (const argument of expression.arguments) checkExpression(argument, scope, known);
      return;
    }
    if (!isMethodName(expression.name)) refuse(`Unknown method ${expression.name}`, position);
    checkPattern(expression);
  }
  for (const part of partsOf(expression)) checkExpression(part, scope, known);
}

/** The name of `math` and the like where it stands for the namespace: a variable of the same name wins. */
export function namespaceOf(object: Expression, known: { readonly has: (name: string) => boolean }): string | undefined {
  return object.kind === "variable" && !known.has(object.name) && namespaces.has(object.name) ? object.name : undefined;
}

function checkCall({ name, arguments: values, position }: Extract<Expression, { kind: "call" }>, scope: Scope): void {
  const declared = resolveFunction(scope, name);
  const expected = declared?.declaration.parameters.length ?? (documentFunctions.has(name) ? 1 : globalFunctions.get(name)?.minimum);
  if (expected === undefined) refuse(`Unknown function ${name}`, position);
  if (values.length !== expected) refuse(`The function ${name} takes ${expected} arguments, not ${values.length}`, position);
}

function checkNamespaceCall({ name, arguments: values, position }: Extract<Expression, { kind: "methodCall" }>, namespace: string): void {
  const callable = namespaces.get(namespace)?.get(name);
  if (callable === undefined) refuse(`Unknown function ${namespace}.${name}`, position);
  if (values.length < callable.minimum || values.length > callable.maximum) {
    refuse(`The function ${namespace}.${name} takes ${callable.minimum} arguments, not ${values.length}`, position);
  }
}

/** A pattern that is written out is tried now, so that the first request does not find out. */
function checkPattern({ name, arguments: values }: Extract<Expression, { kind: "methodCall" }>): void {
  const [pattern] = values;
  if (!["matches", "split", "replace"].includes(name) || pattern?.kind !== "literal" || pattern.value.kind !== "string") return;
  try {
    compileRegularExpression(pattern.value.string);
  } catch (error) {
    if (error instanceof EvaluationError) refuse(error.message.replace(/\.$/, ""), pattern.position);
    throw error;
  }
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "literal":
    case "variable":
      return [];
    case "list":
      return expression.elements;
    case "map":
      return expression.entries.flat();
    case "path":
      return expression.segments.filter((segment) => typeof segment !== "string");
    case "member":
      return [expression.object];
    case "index":
      return [expression.object, expression.index];
    case "slice":
      return [expression.object, expression.from, expression.to].filter((part) => part !== undefined);
    case "call":
      return expression.arguments;
    case "methodCall":
      return [expression.object, ...expression.arguments];
    case "unary":
      return [expression.operand];
    case "binary":
      return [expression.left, expression.right];
    case "is":
      return [expression.value];
    case "conditional":
      return [expression.condition, expression.whenTrue, expression.whenFalse];
  }
}
