import type { Allow, Expression, FunctionDeclaration, Match, RulesFile } from "../../src/rules/syntax.ts";
import type { RuleValue } from "../../src/rules/ruleValue.ts";

/** Parsed rules as nested lists, without positions. */
export type Shape = string | readonly Shape[];

/** The shape of rules that this parser read. */
export function rulesShape({ functions, matches }: RulesFile): Shape {
  return ["rules", functions.map(functionShape), matches.map(matchShape)];
}

function functionShape({ name, parameters, bindings, result }: FunctionDeclaration): Shape {
  return ["function", name, parameters, bindings.map((binding) => [binding.name, expressionShape(binding.value)]), expressionShape(result)];
}

function matchShape({ pattern, functions, allows, matches }: Match): Shape {
  const segments = pattern.map((segment): Shape => {
    if (segment.kind === "literal") return segment.text;
    return [segment.kind === "wildcard" ? "capture" : "globCapture", segment.name];
  });
  return ["match", segments, functions.map(functionShape), allows.map(allowShape), matches.map(matchShape)];
}

function allowShape({ methods, condition }: Allow): Shape {
  return ["allow", [...methods].toSorted(), condition === undefined ? [] : [expressionShape(condition)]];
}

function expressionShape(expression: Expression): Shape {
  switch (expression.kind) {
    case "literal":
      return literalShape(expression.value);
    case "variable":
      return ["variable", expression.name];
    case "list":
      return ["list", ...expression.elements.map(expressionShape)];
    case "map":
      return ["map", ...expression.entries.map((entry) => entry.map(expressionShape))];
    case "path":
      return ["path", ...expression.segments.map((segment) => (typeof segment === "string" ? segment : expressionShape(segment)))];
    case "member":
      return ["member", expressionShape(expression.object), expression.name];
    case "index":
      return ["index", expressionShape(expression.object), expressionShape(expression.index)];
    case "slice":
      return [
        "slice",
        ...[expression.object, expression.from, expression.to].map((part) => (part === undefined ? "" : expressionShape(part))),
      ];
    case "call":
      return ["call", expression.name, ...expression.arguments.map(expressionShape)];
    case "methodCall":
      return ["method", expressionShape(expression.object), expression.name, ...expression.arguments.map(expressionShape)];
    case "unary":
      return ["unary", expression.operator, expressionShape(expression.operand)];
    case "binary":
      return ["binary", expression.operator, expressionShape(expression.left), expressionShape(expression.right)];
    case "is":
      return ["is", expressionShape(expression.value), expression.type];
    case "conditional":
      return [
        "conditional",
        expressionShape(expression.condition),
        expressionShape(expression.whenTrue),
        expressionShape(expression.whenFalse),
      ];
  }
}

function literalShape(value: RuleValue): Shape {
  switch (value.kind) {
    case "string":
      return ["literal", "string", value.string];
    case "int":
      return ["literal", "int", value.int.toString()];
    case "float":
      return ["literal", "float", String(value.float)];
    case "bool":
      return ["literal", String(value.bool)];
    default:
      return ["literal", value.kind];
  }
}
