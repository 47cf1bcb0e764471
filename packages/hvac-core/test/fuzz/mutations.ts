/** Replacements of a valid value: numbers beyond every range, unknown words, and other kinds of value. */
const badValues: readonly unknown[] = [
  NaN,
  Infinity,
  -Infinity,
  0,
  0.5,
  -1,
  -1e9,
  1e9,
  1e300,
  "abc",
  "",
  "toString",
  "__proto__",
  null,
  undefined,
  {},
  [],
  true,
];

export interface Mutation {
  /** Such as `[0].air.dryBulb` */
  readonly place: string;
  readonly original: unknown;
  readonly replacement: unknown;
  readonly values: readonly unknown[];
}

type Path = readonly (string | number)[];

/** An object or list as written in code; instances of classes are not opened. */
export function isContainer(value: unknown): value is Record<string, unknown> | readonly unknown[] {
  return Array.isArray(value) || (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype);
}

/** Every object within a value, including the value. */
export function objectsWithin(value: unknown, objects = new Set<object>()): ReadonlySet<object> {
  if (typeof value !== "object" || value === null || objects.has(value)) return objects;
  objects.add(value);
  for (const inner of Object.values(value)) objectsWithin(inner, objects);
  return objects;
}

/** First, middle and last element of a long list. */
function keysOf(container: Record<string, unknown> | readonly unknown[]): readonly (string | number)[] {
  if (!Array.isArray(container)) return Object.keys(container);
  const { length } = container;
  return [...new Set([0, Math.floor(length / 2), length - 1])].filter((index) => index >= 0 && index < length);
}

function pathsIn(value: unknown, path: Path, wholes: ReadonlySet<object>): readonly Path[] {
  return isContainer(value) && !wholes.has(value)
    ? [path, ...keysOf(value).flatMap((key) => pathsIn((value as Record<string | number, unknown>)[key], [...path, key], wholes))]
    : [path];
}

function read(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** A copy in which the value at the path is replaced; everything outside the path is shared. */
function replaced(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const inner = replaced((value as Record<string | number, unknown>)[key], rest, replacement);
  return Array.isArray(value) ? (value as readonly unknown[]).with(key as number, inner) : { ...(value as object), [key]: inner };
}

/**
 * Every argument, property and element of a call replaced, one at a time.
 *
 * @param values arguments of the call
 * @param replacements what to put in place of a value; all the bad values when left out
 * @param wholes objects that are passed on as they are
 */
export function mutationsOf(
  values: readonly unknown[],
  {
    replacements = () => badValues,
    wholes = new Set(),
  }: { readonly replacements?: (original: unknown) => readonly unknown[]; readonly wholes?: ReadonlySet<object> } = {},
): readonly Mutation[] {
  const paths = values.flatMap((value, index) => pathsIn(value, [index], wholes));
  return paths.flatMap((path) => {
    const place = path.map((key, depth) => (typeof key === "number" ? `[${key}]` : depth === 0 ? key : `.${key}`)).join("");
    const original = read(values, path);
    return replacements(original).map((replacement) => ({
      place,
      original,
      replacement,
      values: replaced(values, path, replacement) as readonly unknown[],
    }));
  });
}
