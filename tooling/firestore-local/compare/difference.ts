/** A request by part and name, with short answers of both servers; unequal answers are a difference. */
export interface Difference {
  readonly part: string;
  readonly name: string;
  readonly official: string;
  readonly ours: string;
}

/** Known differences with their reasons: requests by name, or by kind if they are random. */
export type Known = { readonly part: string; readonly because: string } & (
  | { readonly names: readonly string[] }
  | { readonly kind: (difference: Difference) => boolean }
);

const differs = ({ official, ours }: Difference): boolean => official !== ours;

function covers(known: Known, difference: Difference): boolean {
  if (known.part !== difference.part) return false;
  return "names" in known ? known.names.includes(difference.name) : known.kind(difference);
}

/** Known differences that did not occur: names, or the reason of a kind. */
function goneOf(known: Known, differences: readonly Difference[]): readonly string[] {
  if ("kind" in known) return differences.some((difference) => covers(known, difference)) ? [] : [known.because];
  const names = new Set(differences.filter(({ part }) => part === known.part).map(({ name }) => name));
  return known.names.filter((name) => !names.has(name));
}

/**
 * New differences, and known ones that are gone.
 *
 * @param hasKnownSeed whether the random requests are the usual ones; others need not show each kind of difference
 */
export function judgeDifferences(
  results: readonly Difference[],
  known: readonly Known[],
  hasKnownSeed: boolean,
): { fresh: readonly Difference[]; gone: readonly string[] } {
  const differences = results.filter(differs);
  const parts = new Set(results.map(({ part }) => part));
  const expected = known.filter((entry) => parts.has(entry.part) && (hasKnownSeed || "names" in entry));
  return {
    fresh: differences.filter((difference) => !known.some((entry) => covers(entry, difference))),
    gone: expected.flatMap((entry) => goneOf(entry, differences).map((name) => `${entry.part}: ${name}`)),
  };
}
