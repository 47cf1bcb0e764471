import { convert, reciprocalQuantity, type ParsedQuantity, type QuantityKind, type UnitId } from "@org/hvac-core/quantity";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { measures, type Measure } from "./measures.ts";

export interface ConverterState {
  readonly measure: Measure;
  /** Text of the entry: a number or a calculation, with or without a unit. */
  readonly value: string;
  /** Unit of an entry without a unit. */
  readonly unit: UnitId;
}

const flow = measures.find(({ group }) => group === "volumeFlow")!;

export function readConverter({ measure: group, value, unit }: AddressParams): ConverterState {
  const measure = measures.find((each) => each.group === group) ?? flow;
  return { measure, value: value ?? "1", unit: measure.units.find((each) => each === unit) ?? measure.units[0]! };
}

/** Reads a text as one kind of quantity; numbers without a unit are in the given one. */
export type ReadText = (text: string, kind: QuantityKind, unit: UnitId) => ParsedQuantity;

/** Reads a text as the selected quantity, or as the quantity of the unit in the text. */
export type Reading =
  | { readonly ok: true; readonly measure: Measure; readonly typed: number; readonly unit: UnitId; readonly isComputed: boolean }
  | { readonly ok: false; readonly message: string };

export function readQuantity({ measure, value, unit }: ConverterState, read: ReadText): Reading {
  const reading = read(value, measure.kind, unit);
  if (reading.ok) return { ok: true, measure, typed: reading.typed, unit: reading.unit, isComputed: reading.computed === true };
  if (reading.code === "kind" || reading.code === "unit") {
    for (const other of measures) {
      const parsed = read(value, other.kind, other.units[0]!);
      if (parsed.ok) return { ok: true, measure: other, typed: parsed.typed, unit: parsed.unit, isComputed: parsed.computed === true };
    }
  }
  return { ok: false, message: reading.message };
}

/** A quantity in one unit. */
export interface Converted {
  readonly unit: UnitId;
  readonly number: number;
}

/** A quantity in all units of its measure. */
export function inAllUnits(units: readonly UnitId[], number: number, unit: UnitId): readonly Converted[] {
  return units.map((each) => ({ unit: each, number: each === unit ? number : convert(number, unit, each) }));
}

/** Reciprocal of a quantity where that has units: COP as kW per ton, a U-value as a resistance. */
export function reciprocalOf(
  number: number,
  unit: UnitId,
): { readonly measure: Measure; readonly values: readonly Converted[] } | undefined {
  const inverse = reciprocalQuantity(number, unit);
  const measure = inverse && measures.find(({ units }) => units.includes(inverse.unit));
  return measure && { measure, values: inAllUnits(measure.units, inverse.value, inverse.unit) };
}
