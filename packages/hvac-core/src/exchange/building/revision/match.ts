/** Distance of a row from an earlier one, to pair the closest first; `undefined` where they are two rows. */
export type Distance<Before, After> = (before: Before, after: After) => number | undefined;

/**
 * Pairs of rows, one to one. Each step pairs the rows that the steps before it left, the closest first; among equals the first of the earlier rows.
 *
 * @param steps from the surest to the last resort
 * @returns the earlier row of each later one that has one
 */
export function matchOneToOne<Before extends object, After extends object>(
  before: readonly Before[],
  after: readonly After[],
  steps: readonly Distance<Before, After>[],
): ReadonlyMap<After, Before> {
  const pairs = new Map<After, Before>();
  const taken = new Set<Before>();
  for (const step of steps) {
    const candidates: { readonly earlier: Before; readonly later: After; readonly distance: number }[] = [];
    const open = after.filter((later) => !pairs.has(later));
    for (const earlier of before) {
      if (taken.has(earlier)) continue;
      for (const later of open) {
        const distance = step(earlier, later);
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
