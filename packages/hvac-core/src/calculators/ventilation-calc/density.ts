import type { SheetBuilder } from "../../kernel/index.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { specificVolume } from "../../psychrometrics/quantities/index.ts";
import { ashrae62, fundamentals2021 } from "../../sources/index.ts";
import type { VentilationValues } from "./schema.ts";

/** Density of dry air for the rates of the standard, kg/m³. ASHRAE 62.1, section 6.2.1.1. */
const standardDensity = 1.2;

/** Correction of volume flows for air less dense than that of the standard. */
export interface DensityCorrection {
  /** Pa. */
  readonly pressure: number;
  /** Density of dry air, kg/m³. */
  readonly airDensity: number;
  /** Factor on volume flows. */
  readonly factor: number;
}

/** The correction at a site; undefined unless it is selected. */
export function selectedCorrection({
  densityCorrection,
  altitude,
  airTemperature,
}: Pick<VentilationValues, "densityCorrection" | "altitude" | "airTemperature">): DensityCorrection | undefined {
  if (!densityCorrection) return undefined;
  const pressure = pressureAtAltitude(altitude);
  const airDensity = 1 / specificVolume(airTemperature, 0, pressure);
  return { pressure, airDensity, factor: standardDensity / airDensity };
}

/** States whether the rates are corrected, and the correction. */
export function describeDensity(correction: DensityCorrection | undefined, sheet: SheetBuilder): void {
  sheet.given("densityCorrection");
  if (!correction) return;
  const { pressure, airDensity, factor } = correction;
  const moist = { source: fundamentals2021, locator: "ch. 1, eqs. 3 and 26" };
  const standard = { source: ashrae62, locator: "section 6.2.1.1" };
  sheet.formula("p", "Air pressure", "atmosphericPressure", "pressureAtAltitude(z)", pressure, moist);
  sheet.formula("ρ", "Density of dry air", "density", "p / (287.042 * (t + 273.15))", airDensity, moist);
  sheet.constant("ρ_std", "Density for the rates of the standard", "density", standardDensity, standard);
  sheet.formula("k_ρ", "Correction for the density", "number", "ρ_std / ρ", factor, standard);
}
