import type { QuantityKind } from "./kinds.ts";
import { largestNumber } from "./readNumber.ts";
import { unitWithId, type Unit } from "./table.ts";
import type { UnitId } from "./units.ts";
import { kindName } from "./unitsOf.ts";

/**
 * A value on the way. `of` says what it is: a bare number, a share in percent, a number in the unit of the field's kind that was stated first, or
 * a power of a length: 1 a length, 2 an area, 3 a volume, each in powers of the length unit that was stated first.
 */
export interface Operand {
  readonly value: number;
  readonly of: "bare" | "share" | "own" | number;
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

/** What an operand is, in words. */
export function nameOf({ of }: Operand, kind: QuantityKind): string {
  return typeof of === "number" ? (powerNames[of] ?? "this") : kindName(kind);
}

/** @throws {Refusal} where the product is nothing that a field asks for */
export function multiplied(a: Operand, b: Operand, kind: QuantityKind): Operand {
  const value = a.value * b.value;
  if (a.of === "bare" || a.of === "share") return { value, of: b.of === "share" ? a.of : b.of };
  if (b.of === "bare" || b.of === "share") return { value, of: a.of };
  if (typeof a.of === "number" && typeof b.of === "number" && a.of + b.of <= 3) return { value, of: a.of + b.of };
  throw new Refusal("kind", `${sentence(nameOf(a, kind))} cannot be multiplied by ${nameOf(b, kind)} here`);
}

/** @throws {Refusal} for a divisor of zero, and where the quotient is nothing that a field asks for */
export function divided(a: Operand, b: Operand, kind: QuantityKind): Operand {
  if (b.value === 0) throw new Refusal("number", "This divides by zero");
  const value = a.value / b.value;
  if (b.of === "bare" || b.of === "share") return { value, of: a.of };
  if (typeof a.of === "number" && typeof b.of === "number" && a.of >= b.of) return { value, of: a.of - b.of };
  throw new Refusal("kind", `Dividing by ${nameOf(b, kind)} leaves no ${kindName(kind)}`);
}

/** @throws {Refusal} for a number that no field takes */
export function bounded(operand: Operand): Operand {
  if (!(Math.abs(operand.value) <= largestNumber)) throw new Refusal("number", "The result is too large");
  return operand;
}
