import { moistAir, pressureAtAltitude } from "../../psychrometrics/index.ts";
import { defaultUnit, type UnitSystem } from "../../quantity/index.ts";
import { solutionOf } from "../../refusals/solutionOf.ts";
import { roundedProperty } from "./moveState.ts";
import type { ChartPoint } from "./processLines.ts";

/** Annual design conditions of a weather file that a chart shows, °C. */
export interface AnnualDesign {
  readonly heating: { readonly dryBulb996: number };
  readonly cooling: { readonly dryBulb004: number; readonly wetBulb004: number };
}

/** Design days on a chart. */
export interface ChartDesignDays {
  /** Dry bulb exceeded 99.6 % of the year, °C. */
  readonly heating: number;
  /** Dry bulb exceeded 0.4 % of the year with its mean coincident wet bulb, the dry bulb at most, °C, and their humidity ratio, kg/kg. */
  readonly cooling: ChartPoint & { readonly wetBulb: number };
}

/**
 * The design days of a weather file as states on a chart.
 *
 * @param design annual design conditions of the file, °C
 * @param altitude altitude of its site, m, −5000…11 000
 * @returns the design days; a wet bulb above the dry bulb is saturated air; `undefined` where the conditions are no moist air
 * @throws {OutOfRangeError} when the altitude lies outside its range
 * @example
 * ```ts
 * import { chartDesignDays } from "@org/hvac-core/calculators/psychrometric-chart";
 * const design = { heating: { dryBulb996: -10 }, cooling: { dryBulb004: 30, wetBulb004: 20 } };
 * chartDesignDays(design, 0)?.cooling.humidityRatio; // 0.0105
 * ```
 */
export function chartDesignDays({ heating, cooling }: AnnualDesign, altitude: number): ChartDesignDays | undefined {
  const { dryBulb004: dryBulb } = cooling;
  const wetBulb = Math.min(cooling.wetBulb004, dryBulb);
  const pressure = pressureAtAltitude(altitude);
  const air = solutionOf(() => moistAir({ dryBulb, wetBulb, pressure }));
  return air && { heating: heating.dryBulb996, cooling: { dryBulb, wetBulb, humidityRatio: air.humidityRatio } };
}

/** Maximum relative difference of the air pressure at one site. Beyond it, wet bulbs and saturation differ visibly. */
const sitePressureTolerance = 0.01;

/**
 * Whether a chart is drawn for the air pressure of a site.
 *
 * @param altitude altitude of the site, m
 * @param pressure air pressure of the chart, Pa
 * @returns whether they agree within 1 %
 * @example
 * ```ts
 * import { isAtSite } from "@org/hvac-core/calculators/psychrometric-chart";
 * isAtSite(1600, 101325); // false
 * ```
 */
export const isAtSite = (altitude: number, pressure: number): boolean =>
  Math.abs(pressureAtAltitude(altitude) / pressure - 1) <= sitePressureTolerance;

/**
 * A state of the cooling design day.
 *
 * @param row id and name of its row
 * @param days the design days
 * @param unitSystem unit system of the input
 * @returns row by dry bulb and wet bulb
 * @example
 * ```ts
 * import { coolingDesignRow } from "@org/hvac-core/calculators/psychrometric-chart";
 * const days = { heating: -10, cooling: { dryBulb: 30.01, wetBulb: 20, humidityRatio: 0.0106 } };
 * coolingDesignRow({ id: "a", name: "Cooling" }, days, "Metric").dryBulb; // { value: 30, unit: "degC" }
 * ```
 */
export function coolingDesignRow(
  row: { readonly id: string; readonly name: string },
  { cooling: { dryBulb, wetBulb } }: ChartDesignDays,
  unitSystem: UnitSystem,
) {
  const unit = defaultUnit("temperature", unitSystem);
  return {
    ...row,
    given: "dryBulbAndWetBulb",
    dryBulb: roundedProperty(dryBulb, "temperature", unit),
    wetBulb: roundedProperty(wetBulb, "temperature", unit),
  } as const;
}
