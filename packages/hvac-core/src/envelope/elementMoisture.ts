import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { condensationYear, type ClimatePeriod, type CondensationYear } from "./condensationYear.ts";
import type { Films } from "./layers.ts";
import { criticalSurfaceHumidity, requiredTemperatureFactor, shelteredSurfaceResistance, temperatureFactor } from "./temperatureFactor.ts";
import { vaporProfile, type VaporLayer, type VaporProfilePlane } from "./vaporProfile.ts";
import { vaporRetarder } from "./vaporRetarder.ts";

/** An element and the air on both sides. */
export interface MoistureInput {
  /** From the outside to the inside. */
  readonly layers: readonly VaporLayer[];
  /** m²·K/W. */
  readonly films: Films;
  /** Periods of a year in order. */
  readonly periods: readonly ClimatePeriod[];
}

/** Moisture of an element in a year. */
export interface ElementMoisture {
  readonly year: CondensationYear;
  /** Temperature factor of the surface behind furniture, the factor required against mould, and the period that requires it. */
  readonly surface: { readonly factor: number; readonly required: number | undefined; readonly criticalMonth: number | undefined };
  /** Minimum s_d of a retarder inside of the insulation with which nothing condenses, m; `undefined` where none is needed or none is sufficient. */
  readonly retarder: number | undefined;
  /** Index of the period with the most water; without water, that with the highest risk at the surface, or 0. */
  readonly criticalPeriod: number;
}

/**
 * Maximum water at a plane that does not damage most materials, and at layers that absorb no water, kg/m².
 *
 * @source din-4108-3, 5.3
 */
export const condensateLimits = { usual: 1, nonAbsorbing: 0.5 } as const;

/**
 * Condensation within an element over a year, the risk of mould at its inside surface, and the retarder that would keep it dry.
 *
 * @param input layers (thermal resistance in m²·K/W, equivalent thickness in m), films in m²·K/W, periods of the year
 * @returns the year in kg/m², temperature factors, and the equivalent thickness of the retarder in m
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source iso-13788, clauses 5 and 6
 * @see {@link condensationYear}, {@link requiredTemperatureFactor}, {@link vaporRetarder}
 * @example
 * ```ts
 * import { elementMoisture } from "@org/hvac-core/envelope";
 * const outside = { temperature: -5, vaporPressure: 321 };
 * const inside = { temperature: 20, vaporPressure: 1168 };
 * const layers = [{ resistance: 0.15, equivalentThickness: 1.9 }, { resistance: 4, equivalentThickness: 0.16 }];
 * const moisture = elementMoisture({ layers, films: { outside: 0.04, inside: 0.13 }, periods: [{ days: 90, outside, inside }] });
 * moisture.surface.required; // 0.70
 * moisture.surface.factor; // 0.944
 * ```
 */
export function elementMoisture({ layers, films, periods }: MoistureInput): ElementMoisture {
  const year = condensationYear({ layers, films, periods });
  const required = requiredTemperatureFactor(
    periods.map(({ outside, inside }) => ({
      outsideTemperature: outside.temperature,
      insideTemperature: inside.temperature,
      insideVaporPressure: inside.vaporPressure,
    })),
    criticalSurfaceHumidity.mould,
  );
  const resistance = layers.reduce((sum, layer) => sum + layer.resistance, 0);
  return {
    year,
    surface: {
      factor: temperatureFactor(resistance, { outside: films.outside, inside: shelteredSurfaceResistance }),
      required: required.largest,
      criticalMonth: required.criticalMonth,
    },
    retarder: year.outcome === "none" ? undefined : vaporRetarder({ layers, films, periods }),
    criticalPeriod: year.outcome === "none" ? (required.criticalMonth ?? 0) : year.peak.period,
  };
}

/**
 * Temperatures and vapour pressures through an element at the start of a period, with the water that it has then.
 *
 * @param input layers, films and periods as for `elementMoisture`
 * @param period index of the period, 0 to the last one
 * @returns planes from the outside surface to the inside one: °C, Pa, kg/(m²·s)
 * @throws {OutOfRangeError} when a value lies outside its range, the period is not a whole number, or there is no such period
 * @source iso-13788, 6.3 to 6.5
 * @see {@link elementMoisture}, {@link vaporProfile}
 * @example
 * ```ts
 * import { moistureProfile } from "@org/hvac-core/envelope";
 * const outside = { temperature: -5, vaporPressure: 321 };
 * const inside = { temperature: 20, vaporPressure: 1168 };
 * const layers = [{ resistance: 0.3, equivalentThickness: 2.4 }, { resistance: 2.5, equivalentThickness: 0.1 }];
 * moistureProfile({ layers, films: { outside: 0.04, inside: 0.25 }, periods: [{ days: 90, outside, inside }] }, 0)[2]?.saturationPressure; // 506.4
 * ```
 */
export function moistureProfile({ layers, films, periods }: MoistureInput, period: number): readonly VaporProfilePlane[] {
  const last = periods.length - 1;
  requireInRange("period", period, 0, last, "");
  if (!Number.isInteger(period))
    throw new OutOfRangeError({ parameter: "period", value: period, min: 0, max: last, unit: "", reason: "it must be a whole number" });
  const wet = condensationYear({ layers, films, periods }).periods.find((each) => each.period === period);
  return wet ? wet.planes : vaporProfile({ layers, films, ...periods[period]! }).planes;
}
