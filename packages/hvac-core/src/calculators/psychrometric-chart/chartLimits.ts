import { convert, defaultUnit, siUnit, type UnitSystem } from "../../quantity/index.ts";
import type { ChartPoint } from "./processLines.ts";
import { fields, type PsychrometricChartValues } from "./schema.ts";

type Limit = "minDryBulb" | "maxDryBulb" | "maxHumidityRatio";

/** Limits of a chart as its form has them. */
export type EnteredLimits = Readonly<Partial<Record<Limit, { readonly value: number; readonly unit: string }>>>;

/** Distance of a state from the side of a chart, K, and the humidity ratio of its top over that of the state. */
const margin = { dryBulb: 5, humidityRatio: 1.15 } as const;

/** Limit in whole units, rounded outwards, within the range of its field. */
function rounded(limit: Limit, value: number, unit: string): { readonly value: number; readonly unit: string } {
  const { min, max, quantity } = fields[limit];
  // Rounding errors in the last bits would raise a whole number to the next one.
  const shown = (si: number): number => Number(convert(si, siUnit(quantity), unit).toPrecision(12));
  const whole = limit === "minDryBulb" ? Math.floor(shown(value)) : Math.ceil(shown(value));
  return { value: Math.min(shown(max), Math.max(shown(min), whole)), unit };
}

/**
 * Limits of a chart to change so that states outside it are well inside it.
 *
 * @param states the states; dry bulb in °C, humidity ratio in kg/kg
 * @param shape limits of the chart in SI units
 * @param units unit system of the input, and unit of its dry bulbs
 * @returns the changed limits, except those that are at the end of their field
 * @example
 * ```ts
 * import { limitsAround } from "@org/hvac-core/calculators/psychrometric-chart";
 * const shape = { minDryBulb: -10, maxDryBulb: 50, maxHumidityRatio: 0.03 };
 * limitsAround([{ dryBulb: 57.5, humidityRatio: 0.01 }], shape, { unitSystem: "Metric", temperature: "degC" }).maxDryBulb; // { value: 63, unit: "degC" }
 * ```
 */
export function limitsAround(
  states: readonly ChartPoint[],
  shape: Pick<PsychrometricChartValues, Limit>,
  { unitSystem, temperature }: { readonly unitSystem: UnitSystem; readonly temperature: string },
): EnteredLimits {
  const { minDryBulb, maxDryBulb, maxHumidityRatio } = fields;
  const dryBulbs = states.map(({ dryBulb }) => dryBulb);
  const [coldest, warmest] = [Math.min(...dryBulbs), Math.max(...dryBulbs)];
  const moistest = Math.max(...states.map(({ humidityRatio }) => humidityRatio));
  const humidityUnit = defaultUnit("humidityRatio", unitSystem);
  return {
    ...(coldest < shape.minDryBulb &&
      shape.minDryBulb > minDryBulb.min && { minDryBulb: rounded("minDryBulb", coldest - margin.dryBulb, temperature) }),
    ...(warmest > shape.maxDryBulb &&
      shape.maxDryBulb < maxDryBulb.max && { maxDryBulb: rounded("maxDryBulb", warmest + margin.dryBulb, temperature) }),
    ...(moistest > shape.maxHumidityRatio &&
      shape.maxHumidityRatio < maxHumidityRatio.max && {
        maxHumidityRatio: rounded("maxHumidityRatio", moistest * margin.humidityRatio, humidityUnit),
      }),
  };
}
