/** A question by its part and name, and what both servers answered in short; it is a difference where they are unequal. */
export interface Difference {
  readonly part: string;
  readonly name: string;
  readonly official: string;
  readonly ours: string;
}

/** A known difference: a code that the README explains, why it is there, and the questions where it shows. */
export interface Known {
  readonly code: string;
  readonly because: string;
  readonly part: string;
  readonly names: readonly string[];
}

/** Differences that nobody knows, and known ones that are none any more. */
export function judgeDifferences(
  asked: readonly Difference[],
  known: readonly Known[],
): { fresh: readonly Difference[]; gone: readonly string[] } {
  const keyOf = (part: string, name: string): string => `${part}: ${name}`;
  const expected = new Set(known.flatMap(({ part, names }) => names.map((name) => keyOf(part, name))));
  const differ = asked.filter(({ official, ours }) => official !== ours);
  const found = new Set(differ.map(({ part, name }) => keyOf(part, name)));
  return {
    fresh: differ.filter(({ part, name }) => !expected.has(keyOf(part, name))),
    gone: [...expected].filter((key) => !found.has(key)),
  };
}
