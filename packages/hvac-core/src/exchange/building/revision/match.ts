import { groupBy } from "../../internal.ts";

/** What rows are compared by. */
type Word = string | number | boolean;

/** A way to find the row that a later one was. */
export interface Step<Before, After> {
  /** Distance of a row from an earlier one, to pair the closest first; `undefined` where they are two rows. */
  readonly distance: (before: Before, after: After) => number | undefined;
  /** Words of rows, of which those that may be one have one in common: only they are compared. Without them all are. */
  readonly words?: { readonly earlier: (before: Before) => readonly Word[]; readonly later: (after: After) => Word | undefined };
}

/** Gives the later rows that may be an earlier one. */
function candidatesFor<Before, After>(after: readonly After[], { words }: Step<Before, After>): (before: Before) => readonly After[] {
  if (!words) return () => after;
  const byWord = groupBy(after, words.later);
  return (before) => words.earlier(before).flatMap((word) => byWord.get(word) ?? []);
}

/**
 * Pairs of rows, one to one. Each step pairs the rows that the steps before it left, the closest first; among equals the first of the earlier rows.
 *
 * @param steps from the surest to the last resort
 * @returns the earlier row of each later one that has one
 */
export function matchOneToOne<Before extends object, After extends object>(
  before: readonly Before[],
  after: readonly After[],
  steps: readonly Step<Before, After>[],
): ReadonlyMap<After, Before> {
  const pairs = new Map<After, Before>();
  const taken = new Set<Before>();
  for (const step of steps) {
    const candidates: { readonly earlier: Before; readonly later: After; readonly distance: number }[] = [];
    const open = candidatesFor(
      after.filter((later) => !pairs.has(later)),
      step,
    );
    for (const earlier of before) {
      if (taken.has(earlier)) continue;
      for (const later of open(earlier)) {
        const distance = step.distance(earlier, later);
        if (distance !== undefined) candidates.push({ earlier, later, distance });
      }
    }
    for (const { earlier, later } of candidates.toSorted((a, b) => a.distance - b.distance)) {
      if (taken.has(earlier) || pairs.has(later)) continue;
      pairs.set(later, earlier);
      taken.add(earlier);
    }
    if (taken.size === before.length || pairs.size === after.length) break;
  }
  return pairs;
}
