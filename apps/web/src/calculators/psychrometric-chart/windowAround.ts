import { psychrometricChart } from "@org/hvac-core/calculators/psychrometric-chart";
import { convert, defaultUnit, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import type { ShapeValues } from "./chartShape.ts";

type Limit = "minDryBulb" | "maxDryBulb" | "maxHumidityRatio";
type EnteredLimits = Readonly<Partial<Record<Limit, { readonly value: number; readonly unit: string }>>>;

/** Limit in whole units, rounded outwards, within the range of its field. */
function rounded(limit: Limit, value: number, unit: string): { readonly value: number; readonly unit: string } {
  const { min, max, quantity } = psychrometricChart.fields[limit];
  // Rounding errors in the last bits would raise a whole number to the next one.
  const shown = (si: number): number => Number(convert(si, siUnit(quantity), unit).toPrecision(12));
  const whole = limit === "minDryBulb" ? Math.floor(shown(value)) : Math.ceil(shown(value));
  return { value: Math.min(shown(max), Math.max(shown(min), whole)), unit };
}

/**
 * Limits to change so that states outside the chart are well inside it.
 *
 * @param temperatureUnit unit of dry bulbs
 * @returns the changed limits, except those that are already at the end of their field
 */
export function windowAround(
  states: readonly { readonly dryBulb: number; readonly humidityRatio: number }[],
  shape: ShapeValues,
  unitSystem: UnitSystem,
  temperatureUnit: string,
): EnteredLimits {
  const { minDryBulb, maxDryBulb, maxHumidityRatio } = psychrometricChart.fields;
  const margin = 5;
  const dryBulbs = states.map(({ dryBulb }) => dryBulb);
  const [coldest, warmest] = [Math.min(...dryBulbs), Math.max(...dryBulbs)];
  const moistest = Math.max(...states.map(({ humidityRatio }) => humidityRatio));
  const humidityUnit = defaultUnit("humidityRatio", unitSystem);
  return {
    ...(coldest < shape.minDryBulb &&
      shape.minDryBulb > minDryBulb.min && { minDryBulb: rounded("minDryBulb", coldest - margin, temperatureUnit) }),
    ...(warmest > shape.maxDryBulb &&
      shape.maxDryBulb < maxDryBulb.max && { maxDryBulb: rounded("maxDryBulb", warmest + margin, temperatureUnit) }),
    ...(moistest > shape.maxHumidityRatio &&
      shape.maxHumidityRatio < maxHumidityRatio.max && { maxHumidityRatio: rounded("maxHumidityRatio", moistest * 1.15, humidityUnit) }),
  };
}
