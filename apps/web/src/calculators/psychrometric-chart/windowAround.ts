import { psychrometricChart } from "@org/hvac-core/calculators/psychrometric-chart";
import { convert, defaultUnit, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import type { ShapeValues } from "./chartShape.ts";

type Limit = "minDryBulb" | "maxDryBulb" | "maxHumidityRatio";
type StatedLimits = Readonly<Partial<Record<Limit, { readonly value: number; readonly unit: string }>>>;

/** A limit in whole units, away from what it is to show, as far as its field goes. */
function rounded(limit: Limit, value: number, unit: string): { readonly value: number; readonly unit: string } {
  const { min, max, quantity } = psychrometricChart.fields[limit];
  // Without the last bits, which would take a round number to the next.
  const shown = (si: number): number => Number(convert(si, siUnit(quantity), unit).toPrecision(12));
  const whole = limit === "minDryBulb" ? Math.floor(shown(value)) : Math.ceil(shown(value));
  return { value: Math.min(shown(max), Math.max(shown(min), whole)), unit };
}

/**
 * The limits that a chart has to have other ones of, so that states outside it lie well within.
 *
 * @param temperatureUnit in which dry bulbs are read
 * @returns none of those that the field cannot go beyond
 */
export function windowAround(
  states: readonly { readonly dryBulb: number; readonly humidityRatio: number }[],
  shape: ShapeValues,
  unitSystem: UnitSystem,
  temperatureUnit: string,
): StatedLimits {
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
