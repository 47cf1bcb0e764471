import type { PlanPoint } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { parseQuantity } from "@org/form/numbers";
import { minus, plus, times, unit } from "./plane.ts";

/** What typed texts start from. */
export interface EntryContext {
  readonly unitSystem: UnitSystem;
  /** Last point of what is being drawn. */
  readonly from?: PlanPoint | undefined;
  /** Position of the pointer or cursor. */
  readonly toward?: PlanPoint | undefined;
}

function lengthIn(text: string, unitSystem: UnitSystem): number | undefined {
  const read = parseQuantity(text.trim(), "length", unitSystem);
  return read.ok ? read.value : undefined;
}

function lengthsIn(texts: readonly string[], unitSystem: UnitSystem): readonly [number, number] | undefined {
  const [first, second] = texts.map((text) => lengthIn(text, unitSystem));
  return texts.length === 2 && first !== undefined && second !== undefined ? [first, second] : undefined;
}

const signOf = (value: number): number => (value < 0 ? -1 : 1);

/**
 * The point of a typed text: a length toward the pointer (3.5), with an angle (3.5 < 45), the size of a rectangle toward the pointer (4 x 3),
 * coordinates (2; 7), or coordinates from the last point (@2; 7). `undefined` for other texts.
 */
export function pointOfEntry(typed: string, { unitSystem, from, toward }: EntryContext): PlanPoint | undefined {
  const text = typed.trim();
  if (text.includes(";")) {
    const isRelative = text.startsWith("@");
    const point = lengthsIn((isRelative ? text.slice(1) : text).split(";"), unitSystem);
    return point && isRelative ? from && plus(from, point) : point;
  }
  if (!from) return undefined;
  const pointer: PlanPoint = toward ? minus(toward, from) : [1, 0];
  const size = lengthsIn(text.split(/\s*[x×]\s*/i), unitSystem);
  if (size) return plus(from, [size[0] * signOf(pointer[0]), size[1] * signOf(pointer[1])]);
  const [length, angle] = text.split("<");
  const distance = lengthIn(length!, unitSystem);
  if (distance === undefined || distance <= 0) return undefined;
  if (angle === undefined) return plus(from, times(Math.hypot(...pointer) === 0 ? [1, 0] : unit(pointer), distance));
  const degrees = parseQuantity(angle.trim(), "angle", unitSystem);
  if (!degrees.ok) return undefined;
  const radians = (degrees.typed * Math.PI) / 180;
  return plus(from, [distance * Math.cos(radians), distance * Math.sin(radians)]);
}

/** A typed distance, m; `undefined` for other texts. */
export function distanceOfEntry(typed: string, unitSystem: UnitSystem): number | undefined {
  const distance = lengthIn(typed, unitSystem);
  return distance !== undefined && distance > 0 ? distance : undefined;
}
