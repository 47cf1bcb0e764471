import { convert, siUnit, type UnitSystem } from "../../quantity/index.ts";
import type { DuctSection } from "./ductState.ts";

/** A side or diameter as an input has it. */
export interface EnteredSide {
  readonly value: number;
  readonly unit: "in" | "mm";
}

/** Digits of a side: 250 mm, not the 250.00000000000003 of a conversion. */
const digits = 6;

/**
 * A side or diameter as one would type it.
 *
 * @param side side, m
 * @param unitSystem unit system of the input
 * @returns side in inches or millimeters, to 6 digits
 * @example
 * ```ts
 * import { enteredSide } from "@org/hvac-core/calculators/duct-sizer";
 * enteredSide(0.3048, "Imperial"); // { value: 12, unit: "in" }
 * ```
 */
export function enteredSide(side: number, unitSystem: UnitSystem): EnteredSide {
  const unit = unitSystem === "Imperial" ? "in" : "mm";
  return { value: Number(convert(side, siUnit("smallLength"), unit).toPrecision(digits)), unit };
}

/**
 * The fields that keep the size of a duct, whatever its airflow becomes.
 *
 * @param section duct as calculated
 * @param unitSystem unit system of the input
 * @returns fields of its row with the sheet dimensions as its custom size; undefined without air
 * @example
 * ```ts
 * import { ductSizer, keptSize } from "@org/hvac-core/calculators/duct-sizer";
 * const outcome = ductSizer.calculate({ unitSystem: "Metric", airflow: 500, ductLength: 10, ductShape: "round" });
 * const duct = outcome.ok ? outcome.calculation.sections[0] : undefined;
 * duct && keptSize(duct, "Metric")?.sizeChoice; // "chosen"
 * ```
 */
export function keptSize({ row, state }: DuctSection, unitSystem: UnitSystem): Readonly<Record<string, unknown>> | undefined {
  if (!state) return undefined;
  const { width, height } = state.sheet;
  const isCircular = row.ductShape === "round" || row.ductShape === "flexible";
  return {
    sizeChoice: "chosen",
    ...(isCircular
      ? { chosenDiameter: enteredSide(width, unitSystem) }
      : { chosenWidth: enteredSide(width, unitSystem), chosenHeight: enteredSide(height, unitSystem) }),
  };
}
