import type { QuantityKind } from "./kinds.ts";
import { largestNumber } from "./readNumber.ts";
import { unitWithId, type Unit } from "./table.ts";
import type { UnitId } from "./units.ts";
import { kindName } from "./unitsOf.ts";

/**
 * An intermediate value. `dimension` is a bare number, a share in percent, a number in the first unit that was entered (of the kind of the field), or
 * a power of a length: 1 a length, 2 an area, 3 a volume, each in powers of the first length unit that was entered.
 */
export interface Operand {
  readonly value: number;
  readonly dimension: "bare" | "share" | "firstUnit" | number;
}

/** Why a calculation gives nothing; thrown while it is read, and turned into an answer where reading ends. */
export class Refusal extends Error {
  readonly code: "number" | "unit" | "kind";
  constructor(code: "number" | "unit" | "kind", message: string) {
    super(message);
    this.code = code;
  }
}

/** Powers of a length, by group. */
export const powers: Readonly<Record<string, number>> = { length: 1, area: 2, volume: 3 };
export const powerNames = ["a number without unit", "a length", "an area", "a volume"];

/** The length unit whose powers a unit belongs to: ft of ft2; `undefined` for gallons and litres. */
export function lengthOf({ id, group }: Unit): UnitId | undefined {
  const name = group === "length" ? id : id.replace(/\d$/, "");
  return unitWithId(name)?.group === "length" ? (name as UnitId) : undefined;
}

export const powerOf = (length: UnitId, power: number): UnitId => `${length}${power === 1 ? "" : power}` as UnitId;

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A sum without the noise of its last digit: 100.1 − 100 is 0.1. */
export function sum(a: number, b: number): number {
  const total = a + b;
  const grain = 10 ** (Math.floor(Math.log10(Math.max(Math.abs(a), Math.abs(b)))) - 14);
  return grain > 0 ? Math.round(total / grain) * grain : total;
}

/** Name of an operand, for messages. */
export function nameOf({ dimension }: Operand, kind: QuantityKind): string {
  return typeof dimension === "number" ? (powerNames[dimension] ?? "this") : kindName(kind);
}

/** @throws {Refusal} where the product is nothing that a field asks for */
export function multiplied(a: Operand, b: Operand, kind: QuantityKind): Operand {
  const value = a.value * b.value;
  if (a.dimension === "bare" || a.dimension === "share") return { value, dimension: b.dimension === "share" ? a.dimension : b.dimension };
  if (b.dimension === "bare" || b.dimension === "share") return { value, dimension: a.dimension };
  if (typeof a.dimension === "number" && typeof b.dimension === "number" && a.dimension + b.dimension <= 3)
    return { value, dimension: a.dimension + b.dimension };
  throw new Refusal("kind", `${sentence(nameOf(a, kind))} cannot be multiplied by ${nameOf(b, kind)} here`);
}

/** @throws {Refusal} for a divisor of zero, and where the quotient is nothing that a field asks for */
export function divided(a: Operand, b: Operand, kind: QuantityKind): Operand {
  if (b.value === 0) throw new Refusal("number", "This divides by zero");
  const value = a.value / b.value;
  if (b.dimension === "bare" || b.dimension === "share") return { value, dimension: a.dimension };
  if (typeof a.dimension === "number" && typeof b.dimension === "number" && a.dimension >= b.dimension)
    return { value, dimension: a.dimension - b.dimension };
  throw new Refusal("kind", `Dividing by ${nameOf(b, kind)} leaves no ${kindName(kind)}`);
}

/** @throws {Refusal} for a number that no field takes */
export function bounded(operand: Operand): Operand {
  if (!(Math.abs(operand.value) <= largestNumber)) throw new Refusal("number", "The result is too large");
  return operand;
}
