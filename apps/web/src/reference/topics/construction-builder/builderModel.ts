import { prose } from "@org/form/numbers";
import {
  bridgedElement,
  climateYear,
  elementMoisture,
  massPerArea,
  surfaceDewPoint,
  type BridgedElement,
  type ElementMoisture,
  type HumidityClass,
  type MoistureInput,
} from "@org/hvac-core/envelope";
import { periodicCharacteristics, type PeriodicCharacteristics } from "@org/hvac-core/loads";
import { elementLayer, monthlyClimates, referenceRow, type ElementLayer } from "@org/hvac-core/reference";
import { customClimate, type BuilderLayer, type BuilderState } from "./builderState.ts";
import { texts } from "./texts.ts";

/** A layer with its properties and its name. */
export interface ComputedLayer extends ElementLayer {
  readonly label: string;
}

export function computedLayer(layer: BuilderLayer): ComputedLayer {
  const label = layer.kind === "custom" ? layer.name || texts.custom : texts.knownResistance;
  const properties = elementLayer(layer);
  return { ...properties, label: properties.label === undefined ? label : prose(properties.label) };
}

/** Thermal properties of a construction. */
export interface ThermalResult {
  readonly bridged: BridgedElement;
  /** Periodic characteristics of the section without bridging parts. */
  readonly dynamic: PeriodicCharacteristics;
  readonly mass: number;
  readonly hasBridges: boolean;
}

export function thermalResult(layers: readonly ComputedLayer[], films: BuilderState["films"]): ThermalResult {
  const thermal = layers.map((layer) => layer.thermal);
  return {
    bridged: bridgedElement(
      layers.map(({ parts }) => parts),
      films,
    ),
    dynamic: periodicCharacteristics(thermal, films),
    mass: massPerArea(thermal),
    hasBridges: layers.some(({ parts }) => parts.length > 1),
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

/** The construction between the months of a year on both sides. */
export function moistureInput(state: BuilderState, layers: readonly ComputedLayer[]): MoistureInput {
  const { insideTemperature, indoor, insideHumidity, films } = state;
  const { temperatures, relativeHumidities } = outdoorMonths(state);
  const periods = climateYear({
    temperatures,
    relativeHumidities,
    insideTemperature,
    indoor: indoor === "relative" ? { relativeHumidity: insideHumidity } : { humidityClass: Number(indoor.slice(5)) as HumidityClass },
  });
  return { layers: layers.map(({ vapor }) => vapor), films, periods };
}

/** Moisture of a construction in a year, and what it was calculated from. */
export interface MoistureResult extends ElementMoisture {
  readonly input: MoistureInput;
}

export function moistureResult(state: BuilderState, layers: readonly ComputedLayer[]): MoistureResult {
  const input = moistureInput(state, layers);
  return { ...elementMoisture(input), input };
}

/** Dew point of a vapour pressure; a minimum is used for almost dry air. */
export const dewPointOf = (vaporPressure: number): number => surfaceDewPoint(Math.max(1, vaporPressure));
