import { climateFieldsOf, energyAnalysis, type EnergyInput } from "../../calculators/energy-analysis/index.ts";
import type { CompleteInput, Path } from "../../kernel/index.ts";
import { convert } from "../../quantity/index.ts";
import type { EnergyYear, WeatherLocation } from "../../weather/index.ts";

/** A temperature of an input, °C. */
function celsius(value: unknown): number {
  const { value: number, unit } = value as { readonly value: number; readonly unit: "degC" };
  return convert(number, unit, "degC");
}

/**
 * A year of weather as fields of an energy calculation: the climate of every method, the altitude of the place, and the hours themselves.
 *
 * @param year from `energyYear`, with the place of the file
 * @param complete complete input, whose units and bases of degree days apply
 * @returns values by field, as the form shows them
 * @example
 * ```ts
 * import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
 * import { climateValues } from "@org/hvac-core/exchange/energy";
 * const location = { elevation: 40.4 };
 * const year = { location, dryBulb: Array<number>(8760).fill(10), filled: 0 };
 * climateValues(year, energyAnalysis.complete({ unitSystem: "Metric" }))["altitude"]; // { value: 40, unit: "m" }
 * ```
 */
export function climateValues(
  year: EnergyYear & { readonly location: Pick<WeatherLocation, "elevation"> },
  complete: CompleteInput,
): Readonly<Record<Path, unknown>> {
  const { unitSystem } = complete;
  const base = { heating: celsius(complete["heatingBase"]), cooling: celsius(complete["coolingBase"]) };
  const { heatingBase: _heating, coolingBase: _cooling, ...climate } = climateFieldsOf(year.dryBulb, base);
  const input: EnergyInput = {
    unitSystem,
    ...climate,
    altitude: { value: Math.round(year.location.elevation), unit: "m" },
    ...(year.packed !== undefined && "weather" in energyAnalysis.fields && { weather: year.packed }),
  };
  const shown = energyAnalysis.complete(energyAnalysis.display(input, unitSystem));
  return Object.fromEntries(Object.keys(input).flatMap((name) => (name === "unitSystem" ? [] : [[name, shown[name]]])));
}
