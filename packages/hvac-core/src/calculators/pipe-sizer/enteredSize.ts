import type { PipeSize } from "../../flow/index.ts";
import { convert, siUnit, type UnitSystem } from "../../quantity/index.ts";

/** A nominal size as an input has it. */
export interface EnteredSize {
  readonly value: number;
  readonly unit: "in" | "mm";
}

/**
 * A nominal size as one would type it: DN 50 as 50 mm, NPS 2 as 2 in.
 *
 * @param size size of a series
 * @param unitSystem unit system of the input
 * @returns size in inches or millimeters
 */
export function enteredSize({ dn, nominalSize }: PipeSize, unitSystem: UnitSystem): EnteredSize {
  if (unitSystem === "Metric" && dn !== undefined) return { value: dn, unit: "mm" };
  const unit = unitSystem === "Metric" ? "mm" : "in";
  return { value: Number(convert(nominalSize, siUnit("smallLength"), unit).toPrecision(6)), unit };
}
