import { checkCondition, checkFunction } from "./check.ts";
import { EvaluationError, LimitExceeded } from "./errors.ts";
import type { Context } from "./evaluate.ts";
import { evaluate } from "./evaluate.ts";
import { parseRules } from "./parse.ts";
import type { RequestSegment } from "./pattern.ts";
import { matchPattern } from "./pattern.ts";
import { ruleTrue } from "./ruleValue.ts";
import type { Scope } from "./scope.ts";
import { wildcardsIn } from "./scope.ts";
import type { Allow, FunctionDeclaration, Match, Method, PatternSegment } from "./syntax.ts";
import { refuse } from "./tokens.ts";

/** An `allow` with the whole pattern that leads to it. */
export type Statement = {
  readonly pattern: readonly PatternSegment[];
  readonly allow: Allow;
  readonly scope: Scope;
  readonly tally: Tally;
};

export type Tally = {
  /** Numbers of operations granted and refused; an undecided query is neither. */
  granted: number;
  refused: number;
  /** Maximum of expressions evaluated for one granted operation, those of the statements before it included. */
  expressions: number;
  /** Maximum of documents read for one such operation. */
  reads: number;
};

export type Ruleset = { readonly statements: readonly Statement[] };

/**
 * What the statements say: allowed, denied with what they stumbled over, or, for a query before its documents are looked at,
 * undecided with the fields that it depends on.
 */
export type RulesDecision =
  | { readonly kind: "allowed"; readonly by: Statement }
  | { readonly kind: "denied"; readonly reasons: readonly string[] }
  | { readonly kind: "undecided"; readonly touched: ReadonlySet<string> };

/** Loads rules from their text. @throws RulesSyntaxError naming the place of what cannot be read. */
export function loadRules(source: string): Ruleset {
  const file = parseRules(source);
  const root = openScope(file.functions, undefined, []);
  return { statements: file.matches.flatMap((match) => flatten(match, [], root)) };
}

function openScope(functions: readonly FunctionDeclaration[], parent: Scope | undefined, wildcards: readonly string[]): Scope {
  const declared = new Map<string, FunctionDeclaration>();
  for (const declaration of functions) {
    if (declared.has(declaration.name)) refuse(`The function ${declaration.name} is declared twice`, declaration.position);
    declared.set(declaration.name, declaration);
  }
  const scope = { functions: declared, parent, wildcards };
  for (const declaration of functions) checkFunction(declaration, scope);
  return scope;
}

function flatten(match: Match, outer: readonly PatternSegment[], parent: Scope): readonly Statement[] {
  const pattern = [...outer, ...match.pattern];
  const wildcards = match.pattern.flatMap((segment) => (segment.kind === "literal" ? [] : [segment.name]));
  const scope = openScope(match.functions, parent, wildcards);
  const names = wildcardsIn(scope);
  if (new Set(names).size < names.length) refuse("A wildcard is named twice", match.position);
  if (pattern.filter(({ kind }) => kind === "recursive").length > 1) refuse("A path has one recursive wildcard at most", match.position);
  for (const { condition } of match.allows) if (condition !== undefined) checkCondition(condition, scope);
  const statements = match.allows.map((allow) => ({ pattern, allow, scope, tally: { granted: 0, refused: 0, expressions: 0, reads: 0 } }));
  return [...statements, ...match.matches.flatMap((inner) => flatten(inner, pattern, scope))];
}

export type Question = {
  readonly method: Method;
  /** From `databases` on. */
  readonly path: readonly RequestSegment[];
  readonly context: Context;
  /** Leaves out statements for which it is false. */
  readonly among?: (statement: Statement) => boolean;
};

/** Asks every statement that covers the path and the method: one that allows is enough, one that errors allows nothing. */
export function evaluateRules(ruleset: Ruleset, { method, path, context: requestContext, among }: Question): RulesDecision {
  const touched = new Set<string>();
  const reasons: string[] = [];
  let isUndecided = false;
  const countedBefore = requestContext.expressions.total();
  const reads = new Set<string>();
  const read: Context["read"] = (target, after) => {
    reads.add(`${after} ${target.join("/")}`);
    return requestContext.read(target, after);
  };
  const context = { ...requestContext, read };
  for (const statement of ruleset.statements) {
    const { allow, pattern, scope } = statement;
    if (!allow.methods.has(method) || among?.(statement) === false) continue;
    const variables = matchPattern(pattern, path);
    if (variables === undefined) continue;
    try {
      const value = allow.condition === undefined ? ruleTrue : evaluate(allow.condition, { context, scope, variables, depth: 0 });
      if (value.kind === "bool" && value.bool) {
        statement.tally.granted += 1;
        statement.tally.reads = Math.max(statement.tally.reads, reads.size);
        statement.tally.expressions = Math.max(statement.tally.expressions, context.expressions.total() - countedBefore);
        return { kind: "allowed", by: statement };
      }
      if (value.kind === "unknown") {
        isUndecided = true;
        for (const field of value.touched) touched.add(field);
        continue;
      }
      reasons.push(`${value.kind === "bool" ? "false" : `not a bool but ${value.kind}`} for '${method}' @ L${allow.position.line}`);
    } catch (error) {
      if (error instanceof LimitExceeded) return { kind: "denied", reasons: [error.message] };
      if (!(error instanceof EvaluationError)) throw error;
      reasons.push(`${error.message} for '${method}' @ L${allow.position.line}`);
    }
    statement.tally.refused += 1;
  }
  if (isUndecided) return { kind: "undecided", touched };
  return { kind: "denied", reasons: reasons.length > 0 ? reasons : [`no rule covers '${method}' of this path`] };
}
