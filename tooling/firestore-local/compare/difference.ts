/** A question by its part and name, and what both servers answered in short; it is a difference where they are unequal. */
export interface Difference {
  readonly part: string;
  readonly name: string;
  readonly official: string;
  readonly ours: string;
}

/** What is known to differ and why: questions by name, or a kind of them where questions are drawn at random. */
export type Known = { readonly part: string; readonly because: string } & (
  | { readonly names: readonly string[] }
  | { readonly kind: (difference: Difference) => boolean }
);

const differs = ({ official, ours }: Difference): boolean => official !== ours;

function covers(known: Known, difference: Difference): boolean {
  if (known.part !== difference.part) return false;
  return "names" in known ? known.names.includes(difference.name) : known.kind(difference);
}

/** Known differences that have not come about: names, or the reason of a kind. */
function goneOf(known: Known, differences: readonly Difference[]): readonly string[] {
  if ("kind" in known) return differences.some((difference) => covers(known, difference)) ? [] : [known.because];
  const names = new Set(differences.filter(({ part }) => part === known.part).map(({ name }) => name));
  return known.names.filter((name) => !names.has(name));
}

/**
 * Differences that nobody knows, and known ones that are gone.
 *
 * @param hasKnownSeed whether what is drawn at random is what it always is: other questions need not show each kind of difference
 */
export function judgeDifferences(
  asked: readonly Difference[],
  known: readonly Known[],
  hasKnownSeed: boolean,
): { fresh: readonly Difference[]; gone: readonly string[] } {
  const differences = asked.filter(differs);
  const parts = new Set(asked.map(({ part }) => part));
  const expected = known.filter((one) => parts.has(one.part) && (hasKnownSeed || "names" in one));
  return {
    fresh: differences.filter((difference) => !known.some((one) => covers(one, difference))),
    gone: expected.flatMap((one) => goneOf(one, differences).map((name) => `${one.part}: ${name}`)),
  };
}
