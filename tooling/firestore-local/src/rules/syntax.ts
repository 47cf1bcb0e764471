import type { Position } from "./errors.ts";
import type { RuleValue, TypeName } from "./ruleValue.ts";

export type BinaryOperator = "||" | "&&" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "+" | "-" | "*" | "/" | "%";

export type Expression = { readonly position: Position; /** Number of pairs around it. */ readonly parentheses?: number } & (
  | { readonly kind: "literal"; readonly value: RuleValue }
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "list"; readonly elements: readonly Expression[] }
  | { readonly kind: "map"; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: "path"; readonly segments: readonly (string | Expression)[] }
  | { readonly kind: "member"; readonly object: Expression; readonly name: string }
  | { readonly kind: "index"; readonly object: Expression; readonly index: Expression }
  | { readonly kind: "slice"; readonly object: Expression; readonly from: Expression | undefined; readonly to: Expression | undefined }
  | { readonly kind: "call"; readonly name: string; readonly arguments: readonly Expression[] }
  | { readonly kind: "methodCall"; readonly object: Expression; readonly name: string; readonly arguments: readonly Expression[] }
  | { readonly kind: "unary"; readonly operator: "!" | "-"; readonly operand: Expression }
  | { readonly kind: "binary"; readonly operator: BinaryOperator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: "is"; readonly value: Expression; readonly type: TypeName }
  | { readonly kind: "conditional"; readonly condition: Expression; readonly whenTrue: Expression; readonly whenFalse: Expression }
);

export type Method = "get" | "list" | "create" | "update" | "delete";

export type Allow = { readonly position: Position; readonly methods: ReadonlySet<Method>; readonly condition: Expression | undefined };

export type FunctionDeclaration = {
  readonly position: Position;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: Expression; readonly position: Position }[];
  readonly result: Expression;
};

export type PatternSegment =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "wildcard"; readonly name: string }
  | { readonly kind: "recursive"; readonly name: string };

export type Match = {
  readonly position: Position;
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
};

export type RulesFile = { readonly functions: readonly FunctionDeclaration[]; readonly matches: readonly Match[] };
