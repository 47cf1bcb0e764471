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
import { ownClimate, type BuilderLayer, type BuilderState } from "./builderState.ts";

/** A layer with everything that follows from its statement. */
export interface ComputedLayer {
  readonly label: string;
  readonly thermal: Layer;
  readonly vapor: VaporLayer;
  readonly thickness: number | undefined;
  /** Of the part that bridges it. */
  readonly bridge: { readonly share: number; readonly resistance: number; readonly label: string } | undefined;
}

const resistanceOf = (layer: Layer): number => ("resistance" in layer ? layer.resistance : layer.thickness / layer.conductivity);

export function computedLayer(layer: BuilderLayer): ComputedLayer {
  const of = (
    label: string,
    thermal: Layer,
    equivalentThickness: number,
    thickness?: number,
    bridge?: ComputedLayer["bridge"],
  ): ComputedLayer => ({ label, thermal, vapor: { resistance: resistanceOf(thermal), equivalentThickness }, thickness, bridge });
  switch (layer.kind) {
    case "membrane": {
      const row = referenceRow(vaporResistances(), layer.membrane);
      return of(row.label, { resistance: 0 }, row.equivalentThickness ?? 0);
    }
    case "resistance":
      return of("Known resistance", { resistance: layer.resistance }, layer.equivalentThickness);
    case "own": {
      const { thickness, conductivity, density, specificHeat, factor, name } = layer;
      return of(name || "Own material", { thickness, conductivity, density, specificHeat }, Math.min(1e5, factor * thickness), thickness);
    }
    case "material": {
      const { label, conductivity, density, specificHeat, resistance } = referenceRow(materials(), layer.material);
      if (conductivity === undefined || density === undefined || specificHeat === undefined)
        return of(label, { resistance: resistance ?? 0 }, materialEquivalentThickness(layer.material));
      const { thickness, bridge } = layer;
      const stud = bridge && referenceRow(materials(), bridge.material);
      return of(
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

/** What a construction is, apart from moisture. */
export interface ThermalResult {
  readonly bridged: BridgedElement;
  /** Of the section between the parts that bridge. */
  readonly dynamic: PeriodicCharacteristics;
  readonly mass: number;
  readonly hasBridges: boolean;
  /** Whether the mean of the limits is still a method for it: the upper is at most half as large again as the lower. */
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
export function outdoorMonths({ climate, ownTemperatures, ownHumidities }: BuilderState): {
  readonly temperatures: readonly number[];
  readonly relativeHumidities: readonly number[];
} {
  return climate === ownClimate
    ? { temperatures: ownTemperatures, relativeHumidities: ownHumidities }
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
  /** Temperature factor of the surface, behind furniture, and what it needs against mould. */
  readonly surface: { readonly factor: number; readonly required: number | undefined; readonly criticalMonth: number | undefined };
  /** Minimum s_d of a retarder inside of the insulation with which nothing condenses, m; undefined where none is needed or none helps. */
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

/** The month that is drawn when none is chosen: that with the most water, else the one that the surface is judged by. */
export function drawnMonth(state: BuilderState, { year, surface }: MoistureResult): number {
  return state.month ?? (year.outcome === "none" ? (surface.criticalMonth ?? 0) : year.peak.period);
}

/** Profile of a month, with the water that stands in the construction at its start. */
export function monthProfile(state: BuilderState, layers: readonly ComputedLayer[], { year, months }: MoistureResult, month: number) {
  const told = year.periods.find(({ period }) => period === month);
  if (told) return told.planes;
  return vaporProfile({ layers: layers.map((layer) => layer.vapor), films: state.films, ...months[month]! }).planes;
}

/** Dew point of a vapour pressure; that of bone-dry air where there is next to none. */
export const dewPointOf = (vaporPressure: number): number => surfaceDewPoint(Math.max(1, vaporPressure));
