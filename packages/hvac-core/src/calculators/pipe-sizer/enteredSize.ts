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
 * @example
 * ```ts
 * import { enteredSize } from "@org/hvac-core/calculators/pipe-sizer";
 * import { pipeMaterial } from "@org/hvac-core/flow";
 * const size = pipeMaterial("steel40").sizes.find(({ label }) => label === "2");
 * size && enteredSize(size, "Metric"); // { value: 50, unit: "mm" }
 * size && enteredSize(size, "Imperial"); // { value: 2, unit: "in" }
 * ```
 */
export function enteredSize({ dn, nominalSize }: PipeSize, unitSystem: UnitSystem): EnteredSize {
  if (unitSystem === "Metric" && dn !== undefined) return { value: dn, unit: "mm" };
  const unit = unitSystem === "Metric" ? "mm" : "in";
  return { value: Number(convert(nominalSize, siUnit("smallLength"), unit).toPrecision(6)), unit };
}
