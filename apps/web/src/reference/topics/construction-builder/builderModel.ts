import {
  bridgedElement,
  climateYear,
  condensationYear,
  criticalSurfaceHumidity,
  requiredTemperatureFactor,
  shelteredSurfaceResistance,
  surfaceDewPoint,
  temperatureFactor,
  vaporProfile,
  vaporRetarder,
  type BridgedElement,
  type ClimatePeriod,
  type CondensationYear,
  type HumidityClass,
  type VaporLayer,
  type Layer,
} from "@org/hvac-core/envelope";
import { periodicCharacteristics, type PeriodicCharacteristics } from "@org/hvac-core/loads";
import { materialEquivalentThickness, materials, monthlyClimates, referenceRow, vaporResistances } from "@org/hvac-core/reference";
import { massOf } from "../constructions/tables.ts";
import { customClimate, type BuilderLayer, type BuilderState } from "./builderState.ts";

/** A layer with its computed properties. */
export interface ComputedLayer {
  readonly label: string;
  readonly thermal: Layer;
  readonly vapor: VaporLayer;
  readonly thickness: number | undefined;
  /** Part that bridges the layer. */
  readonly bridge: { readonly share: number; readonly resistance: number; readonly label: string } | undefined;
}

const resistanceOf = (layer: Layer): number => ("resistance" in layer ? layer.resistance : layer.thickness / layer.conductivity);

export function computedLayer(layer: BuilderLayer): ComputedLayer {
  const computed = (
    label: string,
    thermal: Layer,
    equivalentThickness: number,
    thickness?: number,
    bridge?: ComputedLayer["bridge"],
  ): ComputedLayer => ({ label, thermal, vapor: { resistance: resistanceOf(thermal), equivalentThickness }, thickness, bridge });
  switch (layer.kind) {
    case "membrane": {
      const row = referenceRow(vaporResistances(), layer.membrane);
      return computed(row.label, { resistance: 0 }, row.equivalentThickness ?? 0);
    }
    case "resistance":
      return computed("Known resistance", { resistance: layer.resistance }, layer.equivalentThickness);
    case "own": {
      const { thickness, conductivity, density, specificHeat, factor, name } = layer;
      return computed(
        name || "Custom material",
        { thickness, conductivity, density, specificHeat },
        Math.min(1e5, factor * thickness),
        thickness,
      );
    }
    case "material": {
      const { label, conductivity, density, specificHeat, resistance } = referenceRow(materials(), layer.material);
      if (conductivity === undefined || density === undefined || specificHeat === undefined)
        return computed(label, { resistance: resistance ?? 0 }, materialEquivalentThickness(layer.material));
      const { thickness, bridge } = layer;
      const stud = bridge && referenceRow(materials(), bridge.material);
      return computed(
        label,
        { thickness, conductivity, density, specificHeat },
        materialEquivalentThickness(layer.material, thickness),
        thickness,
        bridge && stud?.conductivity !== undefined
          ? { share: bridge.share, resistance: thickness / stud.conductivity, label: stud.label }
          : undefined,
      );
    }
  }
}

/** Thermal properties of a construction. */
export interface ThermalResult {
  readonly bridged: BridgedElement;
  /** Periodic characteristics of the section without bridging parts. */
  readonly dynamic: PeriodicCharacteristics;
  readonly mass: number;
  readonly hasBridges: boolean;
  /** Whether the mean of the two limits is valid: the upper is at most 1.5 times the lower. */
  readonly isWithinMethod: boolean;
}

export function thermalResult(layers: readonly ComputedLayer[], films: BuilderState["films"]): ThermalResult {
  const bridged = bridgedElement(
    layers.map(({ thermal, bridge }) =>
      bridge
        ? [
            { share: 1 - bridge.share, resistance: resistanceOf(thermal) },
            { share: bridge.share, resistance: bridge.resistance },
          ]
        : [{ share: 1, resistance: resistanceOf(thermal) }],
    ),
    films,
  );
  const thermal = layers.map((layer) => layer.thermal);
  return {
    bridged,
    dynamic: periodicCharacteristics(thermal, films),
    mass: massOf(thermal),
    hasBridges: layers.some(({ bridge }) => bridge !== undefined),
    isWithinMethod: bridged.upperLimit <= 1.5 * bridged.lowerLimit,
  };
}

/** Monthly means outdoors: of the selected climate, or entered. */
export function outdoorMonths({ climate, customTemperatures, customHumidities }: BuilderState): {
  readonly temperatures: readonly number[];
  readonly relativeHumidities: readonly number[];
} {
  return climate === customClimate
    ? { temperatures: customTemperatures, relativeHumidities: customHumidities }
    : referenceRow(monthlyClimates(), climate);
}

/** The months of a year on both sides of the construction. */
function climateMonths(state: BuilderState): readonly ClimatePeriod[] {
  const { insideTemperature, indoor, insideHumidity } = state;
  const { temperatures, relativeHumidities } = outdoorMonths(state);
  return climateYear({
    temperatures,
    relativeHumidities,
    insideTemperature,
    indoor: indoor === "relative" ? { relativeHumidity: insideHumidity } : { humidityClass: Number(indoor.slice(5)) as HumidityClass },
  });
}

/** Moisture of a construction in a year. */
export interface MoistureResult {
  readonly year: CondensationYear;
  readonly months: readonly ClimatePeriod[];
  /** Temperature factor of the surface behind furniture, and the factor required against mould. */
  readonly surface: { readonly factor: number; readonly required: number | undefined; readonly criticalMonth: number | undefined };
  /** Minimum s_d of a retarder inside of the insulation with which nothing condenses, m; `undefined` where none is needed or none is sufficient. */
  readonly retarder: number | undefined;
}

export function moistureResult(state: BuilderState, layers: readonly ComputedLayer[]): MoistureResult {
  const months = climateMonths(state);
  const { films } = state;
  const vapor = layers.map((layer) => layer.vapor);
  const year = condensationYear({ layers: vapor, films, periods: months });
  const required = requiredTemperatureFactor(
    months.map(({ outside, inside }) => ({
      outsideTemperature: outside.temperature,
      insideTemperature: inside.temperature,
      insideVaporPressure: inside.vaporPressure,
    })),
    criticalSurfaceHumidity.mould,
  );
  const resistance = vapor.reduce((sum, layer) => sum + layer.resistance, 0);
  return {
    year,
    months,
    surface: {
      factor: temperatureFactor(resistance, { outside: films.outside, inside: shelteredSurfaceResistance }),
      required: required.largest,
      criticalMonth: required.criticalMonth,
    },
    retarder: year.outcome === "none" ? undefined : vaporRetarder({ layers: vapor, films, periods: months }),
  };
}

/** Default month of the diagram: the one with the most water, or the critical month of the surface. */
export function drawnMonth(state: BuilderState, { year, surface }: MoistureResult): number {
  return state.month ?? (year.outcome === "none" ? (surface.criticalMonth ?? 0) : year.peak.period);
}

/** Profile of a month, with the water in the construction at its start. */
export function monthProfile(state: BuilderState, layers: readonly ComputedLayer[], { year, months }: MoistureResult, month: number) {
  const wetPeriod = year.periods.find(({ period }) => period === month);
  if (wetPeriod) return wetPeriod.planes;
  return vaporProfile({ layers: layers.map((layer) => layer.vapor), films: state.films, ...months[month]! }).planes;
}

/** Dew point of a vapour pressure; a minimum is used for almost dry air. */
export const dewPointOf = (vaporPressure: number): number => surfaceDewPoint(Math.max(1, vaporPressure));
