import { runInNewContext } from "node:vm";
import { parseForESLint } from "@firebase/eslint-plugin-security-rules/parser";
import type { Shape } from "./shape.ts";

/** A node of the tree of Google's parser: the match of a grammar rule, or one token. */
interface Node {
  readonly ruleIndex?: number;
  readonly children?: readonly Node[];
  readonly getText: () => string;
}

interface Services {
  readonly tree: Node;
  readonly parser: { readonly ruleNames: readonly string[] };
}

/** The tree of security rules by Google's grammar; undefined if it refuses them. */
export function googleShape(source: string): Shape | undefined {
  try {
    const { tree, parser } = parseForESLint(source).services as unknown as Services;
    return rulesetShape(tree, parser.ruleNames);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function rulesetShape(tree: Node, ruleNames: readonly string[]): Shape {
  const nameOf = ({ ruleIndex }: Node): string => (ruleIndex === undefined ? "" : ruleNames[ruleIndex]!);
  const kids = (node: Node): readonly Node[] => node.children ?? [];
  const all = (node: Node, name: string): readonly Node[] => kids(node).filter((child) => nameOf(child) === name);
  const child = (node: Node, name: string): Node => all(node, name)[0]!;
  const text = (node: Node | undefined): string => node?.getText() ?? "";

  const expression = (node: Node): Shape => {
    const [first, second, third, , fifth] = kids(node) as [Node, Node, Node, Node, Node];
    switch (kids(node).length) {
      case 1:
        return simple(first);
      case 2:
        return ["unary", text(first), nameOf(second) === "expression" ? expression(second) : simple(second)];
      case 3:
        return text(second) === "is"
          ? ["is", expression(first), text(third)]
          : ["binary", text(second), expression(first), expression(third)];
      default:
        return ["conditional", expression(first), expression(third), expression(fifth)];
    }
  };
  const list = (node: Node): readonly Shape[] =>
    all(node, "expressionList")
      .flatMap((inner) => all(inner, "expression"))
      .map(expression);

  const simple = (node: Node): Shape => {
    const [first, second, third] = kids(node) as [Node, Node, Node];
    switch (nameOf(first)) {
      case "pathExpression":
        return ["path", ...all(first, "pathExpressionSegment").map(segment)];
      case "mapExpression":
        return [
          "map",
          ...all(first, "mapEntries")
            .flatMap((entries) => all(entries, "mapEntry"))
            .map((entry) => all(entry, "expression").map(expression)),
        ];
      case "literal":
        return literal(text(first));
      case "localVariableId":
        return ["variable", text(first)];
      case "localFunctionId":
        return ["call", text(first), ...list(node)];
      case "id":
        return ["method", ["variable", text(first)], text(third), ...list(node)];
      case "simpleExpression":
        if (text(second) === "[") return index(simple(first), third);
        return nameOf(third) === "memberId"
          ? ["method", simple(first), text(third), ...list(node)]
          : ["member", simple(first), text(third)];
      default:
        return text(first) === "(" ? expression(second) : ["list", ...list(node)];
    }
  };
  const index = (object: Shape, node: Node): Shape => {
    const parts = kids(node).map((child) => (nameOf(child) === "expression" ? expression(child) : ":"));
    const colon = parts.indexOf(":");
    return colon === -1 ? ["index", object, parts[0]!] : ["slice", object, parts[colon - 1] ?? "", parts[colon + 1] ?? ""];
  };
  const segment = (node: Node): Shape =>
    all(node, "expression").length > 0 ? expression(child(node, "expression")) : patternSegment(child(node, "pathDeclSegment"));
  const patternSegment = (node: Node): Shape => {
    const capture = kids(node).find((child) => ["capture", "globCapture"].includes(nameOf(child)));
    return capture === undefined ? text(node).slice(1) : [nameOf(capture), text(child(capture, "localVariableId"))];
  };
  const declaredFunction = (node: Node): Shape => {
    const body = child(node, "functionBody");
    const parameters = all(child(node, "functionSignature"), "paramList")
      .flatMap((inner) => all(inner, "localVariableId"))
      .map(text);
    const bindings = all(body, "bindingDeclaration").map((binding): Shape => [
      text(child(binding, "localVariableId")),
      expression(child(binding, "expression")),
    ]);
    return [
      "function",
      text(child(node, "localFunctionId")),
      parameters,
      bindings,
      expression(child(child(body, "returnStatement"), "expression")),
    ];
  };
  const allow = (node: Node): Shape => {
    const methods = all(child(node, "operationId"), "id").map(text);
    const conditions = all(node, "permissionBody").flatMap((body) => all(body, "expression"));
    return [
      "allow",
      methods
        .flatMap((name) => expansions[name] ?? [name])
        .toSorted()
        .filter((name, index, names) => names.indexOf(name) === index),
      conditions.map(expression),
    ];
  };
  const match = (node: Node): Shape => {
    const statements = all(node, "matchStatement");
    return [
      "match",
      all(child(node, "pathDecl"), "pathDeclSegment").map(patternSegment),
      statements.flatMap((inner) => all(inner, "functionDeclaration")).map(declaredFunction),
      statements.flatMap((inner) => all(inner, "permissionDeclaration")).map(allow),
      statements.flatMap((inner) => all(inner, "matchRuleDeclaration")).map(match),
    ];
  };

  const statements = all(tree, "rulesetStatement");
  const inService = statements.flatMap((inner) => all(inner, "serviceDeclaration")).flatMap((service) => all(service, "serviceStatement"));
  return [
    "rules",
    [...statements, ...inService].flatMap((inner) => all(inner, "functionDeclaration")).map(declaredFunction),
    inService.flatMap((inner) => all(inner, "matchRuleDeclaration")).map(match),
  ];
}

const expansions: Readonly<Record<string, readonly string[]>> = { read: ["get", "list"], write: ["create", "update", "delete"] };

/** Value of a literal; of text as in JavaScript, whose escapes include those of the rules. */
function literal(text: string): Shape {
  if (/^[bB]["']/.test(text)) return ["literal", "bytes"];
  if (/^["']/.test(text)) return ["literal", "string", runInNewContext(text) as string];
  if (/^[0-9]+$/.test(text)) return ["literal", "int", text];
  if (/^[0-9.]+$/.test(text)) return ["literal", "float", String(Number(text))];
  return ["literal", text];
}
