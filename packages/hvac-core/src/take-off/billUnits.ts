import { dimensionOf } from "../costing/index.ts";
import { convert } from "../quantity/index.ts";
import type { ProposedLine } from "./lines.ts";

const siUnits: Readonly<Record<string, string>> = { length: "m", area: "m2", volume: "m3", mass: "kg" };

/** Units of bills that no kind of quantity has, in one that some has. */
const inOthers: Readonly<Record<string, readonly [unit: string, size: number]>> = { yd2: ["ft2", 9], ton: ["lb", 2000] };

/** Digits of a quantity of a bill: more than anyone types, and none of the noise of adding and converting. */
export const rounded = (quantity: number): number => Number(quantity.toPrecision(12));

function converted(quantity: number, from: string, to: string): number {
  const [fromUnit, fromSize] = inOthers[from] ?? [from, 1];
  const [toUnit, toSize] = inOthers[to] ?? [to, 1];
  return rounded(convert(quantity * fromSize, fromUnit, toUnit) / toSize);
}

/** The SI unit of what a unit of a bill measures; undefined where it counts, or is of no line that is taken off. */
const siOf = (unit: string): string | undefined => siUnits[dimensionOf(unit) ?? ""];

/** Whether a quantity in one unit can be in the other. */
export const fits = (unit: string, other: string): boolean => unit === other || (siOf(unit) !== undefined && siOf(unit) === siOf(other));

/** A quantity in another unit of the same dimension; undefined where the units are of different ones. */
export function inUnit(quantity: number, from: string, to: string): number | undefined {
  if (from === to) return quantity;
  return fits(from, to) ? converted(quantity, from, to) : undefined;
}

/** A quantity of today in a unit that it fits: from the amounts in SI, so that it is the same however the lines are shown. */
export function lineQuantity({ quantity, unit: lineUnit, sources }: ProposedLine, unit: string): number {
  const si = siOf(unit);
  if (si === undefined || !fits(lineUnit, unit)) return quantity;
  return converted(
    sources.reduce((sum, source) => sum + source.amount, 0),
    si,
    unit,
  );
}
