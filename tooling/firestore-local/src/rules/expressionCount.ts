import { LimitExceeded } from "./errors.ts";
import type { Expression } from "./syntax.ts";

/** Maximum number of expressions that may be evaluated for a request, and for each write of a batch. Source: Firebase, "Security Rules limits". */
export const expressionsPerRequest = 1000;

/** Expressions that were evaluated for one request, or for one write of a batch. */
export type ExpressionCount = {
  readonly total: () => number;
  /** @throws LimitExceeded past the limit: production then denies the request, whatever another rule says. */
  readonly add: (expressions: number) => void;
};

/** @param limit `Infinity` where production evaluates nothing */
export function countExpressions(limit: number = expressionsPerRequest): ExpressionCount {
  let total = 0;
  return {
    total: () => total,
    add: (expressions) => {
      total += expressions;
      if (total > limit) throw new LimitExceeded(`The maximum of ${limit} expressions to evaluate has been reached.`);
    },
  };
}

/**
 * Count of one expression without its parts, which count where they are evaluated. Firebase does not document what it counts. Measured in production:
 * davideast/pyric, "Firestore Rules Linter, Specification", 2026-09-27; the boundary of its `&&` between 100 and 125 terms of six expressions
 * was found by Fireside's production probes too. Every node, literals included, counts one; the following count more.
 */
export function nodeExpressions(expression: Expression): number {
  switch (expression.kind) {
    case "path":
      return 1 + expression.segments.filter((segment) => typeof segment === "string").length;
    // The name of the type counts.
    case "is":
    case "conditional":
      return 2;
    default:
      return 1;
  }
}

/** Added for `&&` and `||` when the right side is evaluated. */
export const rightSideExpressions = 1;
/** Added for `? :` when it takes the second branch. */
export const elseExpressions = 2;
/** Added for a `let`, whether it is read or not; its value counts separately. */
export const letExpressions = 1;
