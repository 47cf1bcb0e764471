/** Marks that make special spaces visible. */
const marks: Readonly<Record<string, string>> = { "\u202f": "⍽", "\u00a0": "␣", "\u2009": "⸱" };

/** A text with visible narrow and no-break spaces. */
export const visible = (text: string): string => text.replaceAll(/[\u202f\u00a0\u2009]/g, (space) => marks[space]!);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

function show(value: unknown): string {
  return visible(JSON.stringify(value) ?? String(value)).slice(0, 200);
}

/**
 * The first difference of two data, as `rooms.1.load.value: 3 and 4`, or nothing. `undefined` equals an absent value.
 *
 * @param first plain data
 * @param other plain data
 * @param path of both
 */
export function differenceOf(first: unknown, other: unknown, path = ""): string | undefined {
  if (Object.is(first, other)) return undefined;
  if (isObject(first) && isObject(other) && Array.isArray(first) === Array.isArray(other)) {
    for (const key of new Set([...Object.keys(first), ...Object.keys(other)])) {
      const inner = differenceOf(first[key], other[key], path === "" ? key : `${path}.${key}`);
      if (inner !== undefined) return inner;
    }
    return undefined;
  }
  return `${path || "it"}: ${show(first)} and ${show(other)}`;
}

/** Ends a law with the cause, in one line. */
export function fail(cause: string): never {
  throw new Error(visible(cause));
}

/** Ends a law if two data differ. */
export function requireSame(first: unknown, other: unknown, what: string): void {
  const difference = differenceOf(first, other);
  if (difference !== undefined) fail(`${what}: ${difference}`);
}
