import { climateFieldsOf, energyAnalysis, type EnergyInput } from "@org/hvac-core/calculators/energy-analysis";
import type { CompleteInput, Path } from "@org/hvac-core/kernel";
import { convert } from "@org/hvac-core/quantity";
import type { FileYear } from "../../climate/openEpw.ts";

/** A temperature of the form, °C. */
function celsius(value: unknown): number {
  const { value: number, unit } = value as { readonly value: number; readonly unit: "degC" };
  return convert(number, unit, "degC");
}

/**
 * A year of weather as values of the form: the climate of every method, the altitude of the place, and the hours themselves. Degree days count from
 * the bases that the form has.
 */
export function climateValues(year: FileYear, complete: CompleteInput): Readonly<Record<Path, unknown>> {
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
