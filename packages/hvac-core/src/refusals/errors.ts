/** A text as a message repeats it: no more than its beginning. */
const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * A value that lies outside what a function can compute.
 *
 * Thrown by every physics function instead of returning `NaN`, `Infinity` or a silently clamped value.
 * Calculators catch it and return it as an error at the field.
 *
 * @example
 * ```ts
 * import { OutOfRangeError } from "@org/hvac-core";
 * const error = new OutOfRangeError({ parameter: "dryBulb", value: 250, min: -100, max: 200, unit: "°C" });
 * error.message; // "dryBulb is 250 °C; it must lie between -100 and 200 °C"
 * ```
 */
export class OutOfRangeError extends RangeError {
  declare readonly parameter: string;
  declare readonly value: number;
  declare readonly min: number;
  declare readonly max: number;
  declare readonly unit: string;
  /** Why, where the limits alone do not say it. */
  declare readonly reason: string | undefined;
  /** What else was refused in the same calculation: the same parameter of other rows. */
  declare readonly others: readonly OutOfRangeError[] | undefined;

  constructor(detail: {
    parameter: string;
    value: number;
    min: number;
    max: number;
    unit: string;
    reason?: string;
    others?: readonly OutOfRangeError[];
  }) {
    const { parameter, value, min, max, unit, reason } = detail;
    const u = unit && ` ${unit}`;
    // What is no number at all, such as an unknown key, is not worth repeating as NaN.
    // Programs in plain JavaScript hand in texts and nothing at all.
    const given: unknown = value;
    const shown =
      typeof given === "number" ? `${String(given)}${u}` : typeof given === "string" ? `the text "${cut(given)}"` : String(given);
    super(
      (reason && Number.isNaN(value) ? `${parameter}: ` : `${parameter} is ${shown}; `) +
        (reason ??
          `it must ${min === max ? `be ${min}` : max === Infinity ? `be at least ${min}` : min === -Infinity ? `be at most ${max}` : `lie between ${min} and ${max}`}${u}`),
    );
    Object.assign(this, { name: "OutOfRangeError", ...detail });
  }
}

/**
 * A name that a function does not know: a material, a shape, a mode.
 *
 * Thrown by every function that takes a name, so that a slip of the pen is never read as the next best thing.
 *
 * @example
 * ```ts
 * import { UnknownNameError } from "@org/hvac-core";
 * const error = new UnknownNameError({ parameter: "shape", name: "ovl", known: ["round", "oval"] });
 * error.message; // 'shape is "ovl"; did you mean "oval"? It must be one of round, oval'
 * error.nearest; // "oval"
 * ```
 */
export class UnknownNameError extends RangeError {
  declare readonly parameter: string;
  /** The invalid value, as text. */
  declare readonly given: string;
  declare readonly known: readonly string[];
  /** The known name that the given one is nearest to, if any is near. */
  declare readonly nearest: string | undefined;

  constructor({ parameter, name, known }: { parameter: string; name: unknown; known: readonly string[] }) {
    const given = typeof name === "string" ? name : String(name);
    const nearest = typeof name === "string" ? nearestName(name, known) : undefined;
    const listed = known.length <= 12 ? known.join(", ") : `${known.slice(0, 12).join(", ")} and ${known.length - 12} more`;
    super(
      `${parameter} is ${typeof name === "string" ? `"${cut(given)}"` : cut(given)}; ${nearest === undefined ? "it" : `did you mean "${nearest}"? It`} must be one of ${listed}`,
    );
    Object.assign(this, { name: "UnknownNameError", parameter, given, known, nearest });
  }
}

/** Letters to insert, remove or replace between two words, or neighbours to swap (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      current[j] = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) current[j] = Math.min(current[j]!, before[j - 2]! + 1);
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length]!;
}

/**
 * The known name nearest to one that is not known: case apart, at most a third of its letters differ, or one begins with the other.
 *
 * @param name what was given
 * @param known the names that exist
 * @returns the nearest one, or `undefined` when none is near
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const given = name.toLowerCase();
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const each of known) {
    const word = each.toLowerCase();
    const isStart = given.length > 2 && word.length > 2 && (word.startsWith(given) || given.startsWith(word));
    const edits = isStart ? 1 : editsBetween(given.slice(0, 60), word.slice(0, 60));
    if (edits < fewest && (isStart || edits <= Math.max(given.length, word.length) / 3)) [nearest, fewest] = [each, edits];
  }
  return nearest;
}

/**
 * Returns `value` unchanged when it is a finite number within `min`…`max` (both inclusive), and throws otherwise.
 *
 * @param parameter name of the argument, as the caller spells it
 * @param value the value to check, in `unit`
 * @param min smallest accepted value, in `unit`
 * @param max largest accepted value, in `unit`
 * @param unit unit symbol for the message; empty for a ratio
 * @returns `value`, in `unit`
 * @throws {OutOfRangeError} when `value` is no finite number or lies outside the range
 * @example
 * ```ts
 * import { requireInRange } from "@org/hvac-core";
 * requireInRange("relativeHumidity", 0.5, 0, 1, ""); // 0.5
 * ```
 */
export function requireInRange(parameter: string, value: number, min: number, max: number, unit: string): number {
  if (!(value >= min && value <= max && Number.isFinite(value))) throw new OutOfRangeError({ parameter, value, min, max, unit });
  return value;
}

/**
 * Returns `name` unchanged when a record has it as its own key, and throws otherwise.
 *
 * @param parameter name of the argument, as the caller spells it
 * @param name the name to check
 * @param known a record with the known names as keys, or a list of them
 * @returns `name`
 * @throws {UnknownNameError} when it is not known
 * @example
 * ```ts
 * import { requireKnown } from "@org/hvac-core";
 * requireKnown("shape", "round", ["round", "oval"]); // "round"
 * ```
 */
export function requireKnown<Name extends string>(
  parameter: string,
  name: Name,
  known: readonly string[] | Readonly<Record<string, unknown>>,
): Name {
  const names = Array.isArray(known) ? (known as readonly string[]) : undefined;
  if (typeof name === "string" && (names ? names.includes(name) : Object.hasOwn(known, name))) return name;
  throw new UnknownNameError({ parameter, name, known: names ?? Object.keys(known) });
}
