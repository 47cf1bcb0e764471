import { documentFunctions, namespaceOf } from "./check.ts";
import { EvaluationError, LimitExceeded } from "./errors.ts";
import type { ExpressionCount } from "./expressionCount.ts";
import { elseExpressions, letExpressions, nodeExpressions, rightSideExpressions } from "./expressionCount.ts";
import { globalFunctions, namespaces } from "./functions.ts";
import { logical } from "./logical.ts";
import { callMethod, compute, elementOf, memberOf, negate, sliceOf } from "./operators.ts";
import type { RuleValue, Unknown } from "./ruleValue.ts";
import { isOfType, ruleBool, ruleEquals, ruleList, ruleMap, unknownFrom } from "./ruleValue.ts";
import type { Scope } from "./scope.ts";
import { resolveFunction } from "./scope.ts";
import type { Expression } from "./syntax.ts";

/** Data of the request for a condition. */
export type Context = {
  readonly request: RuleValue;
  readonly resource: RuleValue;
  /** A document as `resource` would show it, or null if it does not exist; `after` reads the state after the request. */
  readonly read: (path: readonly string[], after: boolean) => RuleValue;
  /** Counts the evaluated expressions. Here an error ends the expression around it; production goes on and counts more. */
  readonly expressions: ExpressionCount;
};

export type Frame = {
  readonly context: Context;
  readonly scope: Scope;
  readonly variables: ReadonlyMap<string, RuleValue>;
  readonly depth: number;
};

/** The deepest chain of calls. Source: Firebase, "Security Rules limits". */
const maxCallDepth = 20;

/** The value of an expression. @throws EvaluationError where it has none. */
export function evaluate(expression: Expression, frame: Frame): RuleValue {
  frame.context.expressions.add(nodeExpressions(expression));
  switch (expression.kind) {
    case "literal":
      return expression.value;
    case "variable":
      return variable(expression.name, frame);
    case "list": {
      const elements = expression.elements.map((element) => evaluate(element, frame));
      return whenKnown(elements, () => ruleList(elements));
    }
    case "map": {
      const entries = expression.entries.map(([key, value]) => [evaluate(key, frame), evaluate(value, frame)] as const);
      return whenKnown(entries.flat(), () => ruleMap(entries.map(([key, value]) => [keyOf(key), value])));
    }
    case "path":
      return path(expression.segments, frame);
    case "member": {
      const object = evaluate(expression.object, frame);
      return object.kind === "unknown" ? memberOfUnknown(object, expression.name) : memberOf(object, expression.name);
    }
    case "index": {
      const object = evaluate(expression.object, frame);
      const index = evaluate(expression.index, frame);
      if (object.kind === "unknown" && index.kind === "string") return memberOfUnknown(object, index.string);
      return whenKnown([object, index], () => elementOf(object, index));
    }
    case "slice": {
      const [object, from, to] = [expression.object, expression.from, expression.to].map((part) =>
        part === undefined ? undefined : evaluate(part, frame),
      );
      return whenKnown([object!, from, to], () => sliceOf(object!, from, to));
    }
    case "call":
      return call(expression.name, expression.arguments, frame);
    case "methodCall":
      return methodCall(expression, frame);
    case "unary": {
      const operand = evaluate(expression.operand, frame);
      return whenKnown([operand], () => (expression.operator === "!" ? ruleBool(!boolOf(operand)) : negate(operand)));
    }
    case "binary":
      return binary(expression, frame);
    case "is": {
      const value = evaluate(expression.value, frame);
      return value.kind === "unknown" ? unknownFrom(value) : ruleBool(isOfType(value, expression.type));
    }
    case "conditional":
      return conditional(expression, frame);
  }
}

function variable(name: string, { variables, context }: Frame): RuleValue {
  const value = variables.get(name);
  if (value !== undefined) return value;
  if (name === "request") return context.request;
  if (name === "resource") return context.resource;
  throw new EvaluationError(`Unknown variable ${name}.`);
}

/** The result where every part is known; otherwise what it would depend on. */
function whenKnown(parts: readonly (RuleValue | undefined)[], result: () => RuleValue): RuleValue {
  const unknowns = parts.filter((part): part is Unknown => part?.kind === "unknown");
  return unknowns.length > 0 ? unknownFrom(...unknowns) : result();
}

function memberOfUnknown(object: Unknown, name: string): RuleValue {
  return object.member?.(name) ?? unknownFrom(object);
}

function keyOf(key: RuleValue): string {
  if (key.kind !== "string") throw new EvaluationError("The key of a map is a string.");
  return key.string;
}

function boolOf(value: RuleValue): boolean {
  if (value.kind !== "bool") throw new EvaluationError(`Expected a bool, found ${value.kind}.`);
  return value.bool;
}

/** A value inside a path may be a path itself: its segments take its place. */
function path(segments: readonly (string | Expression)[], frame: Frame): RuleValue {
  const values = segments.map((segment) => (typeof segment === "string" ? segment : evaluate(segment, frame)));
  const evaluated = values.filter((value) => typeof value !== "string");
  return whenKnown(evaluated, () => ({
    kind: "path",
    segments: values.flatMap((value) => (typeof value === "string" ? [value] : segmentsOf(value))),
  }));
}

function segmentsOf(value: RuleValue): readonly string[] {
  if (value.kind === "path") return value.segments;
  if (value.kind !== "string" || value.string === "") throw new EvaluationError("A segment of a path is text that is not empty.");
  return [value.string];
}

function call(name: string, values: readonly Expression[], frame: Frame): RuleValue {
  const declared = resolveFunction(frame.scope, name);
  const evaluated = values.map((value) => evaluate(value, frame));
  if (declared === undefined) {
    if (documentFunctions.has(name)) return whenKnown(evaluated, () => readDocument(name, evaluated[0]!, frame.context));
    const builtIn = globalFunctions.get(name);
    if (builtIn === undefined) throw new EvaluationError(`Unknown function ${name}.`);
    return whenKnown(evaluated, () => builtIn.call(...evaluated));
  }
  if (frame.depth >= maxCallDepth) throw new LimitExceeded(`Calls are nested deeper than ${maxCallDepth} levels.`);
  const variables = new Map(frame.variables);
  declared.declaration.parameters.forEach((parameter, index) => variables.set(parameter, evaluated[index]!));
  const inner: Frame = { context: frame.context, scope: declared.scope, variables, depth: frame.depth + 1 };
  for (const binding of declared.declaration.bindings) {
    frame.context.expressions.add(letExpressions);
    variables.set(binding.name, evaluate(binding.value, inner));
  }
  return evaluate(declared.declaration.result, inner);
}

function readDocument(name: string, target: RuleValue, context: Context): RuleValue {
  if (target.kind !== "path") throw new EvaluationError(`${name} takes a path, found ${target.kind}.`);
  const document = context.read(target.segments, name.endsWith("After"));
  if (name.startsWith("exists")) return ruleBool(document.kind !== "null");
  if (document.kind === "null") throw new EvaluationError(`There is no document /${target.segments.join("/")}.`);
  return document;
}

function methodCall(expression: Extract<Expression, { kind: "methodCall" }>, frame: Frame): RuleValue {
  const { name } = expression;
  const evaluated = expression.arguments.map((argument) => evaluate(argument, frame));
  const namespace = namespaceOf(expression.object, { has: (candidate) => frame.variables.has(candidate) });
  if (namespace !== undefined) {
    const callable = namespaces.get(namespace)?.get(name);
    if (callable === undefined) throw new EvaluationError(`Unknown function ${namespace}.${name}.`);
    return whenKnown(evaluated, () => callable.call(...evaluated));
  }
  const receiver = evaluate(expression.object, frame);
  const [key] = evaluated;
  if (receiver.kind === "unknown" && name === "get" && key?.kind === "string") return memberOfUnknown(receiver, key.string);
  return whenKnown([receiver, ...evaluated], () => callMethod(receiver, name, evaluated));
}

function binary({ operator, left, right }: Extract<Expression, { kind: "binary" }>, frame: Frame): RuleValue {
  if (operator === "&&" || operator === "||")
    return logical(
      operator,
      () => evaluate(left, frame),
      () => {
        frame.context.expressions.add(rightSideExpressions);
        return evaluate(right, frame);
      },
    );
  const leftValue = evaluate(left, frame);
  const rightValue = evaluate(right, frame);
  if (operator === "==" || operator === "!=") {
    if (isKnownMap(leftValue, rightValue) || isKnownMap(rightValue, leftValue)) return ruleBool(operator === "!=");
    return whenKnown([leftValue, rightValue], () => ruleBool(ruleEquals(leftValue, rightValue) === (operator === "==")));
  }
  return whenKnown([leftValue, rightValue], () => compute(operator, leftValue, rightValue));
}

/** An unknown with members is a map, and a map is never null. */
function isKnownMap(value: RuleValue, other: RuleValue): boolean {
  return value.kind === "unknown" && value.member !== undefined && other.kind === "null";
}

/** The result of an unknown condition is known if both branches agree. */
function conditional({ condition, whenTrue, whenFalse }: Extract<Expression, { kind: "conditional" }>, frame: Frame): RuleValue {
  const decided = evaluate(condition, frame);
  if (decided.kind !== "unknown") {
    const isTrue = boolOf(decided);
    if (!isTrue) frame.context.expressions.add(elseExpressions);
    return evaluate(isTrue ? whenTrue : whenFalse, frame);
  }
  const [left, right] = [evaluate(whenTrue, frame), evaluate(whenFalse, frame)];
  const known = whenKnown([left, right], () => (ruleEquals(left, right) ? left : unknownFrom(decided)));
  return known.kind === "unknown" ? unknownFrom(decided, known) : known;
}
