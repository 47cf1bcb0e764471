import { winterFilms } from "@org/hvac-core/envelope";
import { constructions, materials, monthlyClimates, vaporResistances, type Construction, type LayerInput } from "@org/hvac-core/reference";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { readNumber, readOneOf } from "../../topicState.ts";

/** A layer as entered: a material of the table, a membrane, a known resistance, or custom properties with a name. */
export type BuilderLayer = Exclude<LayerInput, { kind: "custom" }> | (Extract<LayerInput, { kind: "custom" }> & { readonly name: string });

export const elements = ["wall", "roof", "floor", "partition"] as const satisfies readonly Construction["element"][];
export type Element = (typeof elements)[number];

/** Input of the indoor humidity: a class, or relative humidity. */
export const indoorHumidities = ["class2", "class1", "class3", "class4", "relative"] as const;
export type IndoorHumidity = (typeof indoorHumidities)[number];

export const customClimate = "own";

export interface BuilderState {
  readonly name: string;
  readonly element: Element;
  /** From the outside to the inside. */
  readonly layers: readonly BuilderLayer[];
  readonly films: { readonly outside: number; readonly inside: number };
  /** Id of one of `monthlyClimates()`, or `customClimate`. */
  readonly climate: string;
  /** Custom months: twelve temperatures, °C, and relative humidities, 0…1. */
  readonly customTemperatures: readonly number[];
  readonly customHumidities: readonly number[];
  readonly insideTemperature: number;
  readonly indoor: IndoorHumidity;
  readonly insideHumidity: number;
  /** Month that is drawn, 0…11; the critical one if absent. */
  readonly month: number | undefined;
}

export const thicknessLimits = [0.0001, 2] as const;
export const shareLimits = [0.01, 0.9] as const;
const maxLayers = 20;

const number = (text: string | undefined, [min, max]: readonly [number, number], fallback: number): number =>
  readNumber(text, fallback, { min, max });

function readLayer(text: string): readonly BuilderLayer[] {
  const [kind, ...parts] = text.split("_");
  switch (kind) {
    case "m":
      return vaporResistances().some(({ id, group }) => group === "membrane" && id === parts[0])
        ? [{ kind: "membrane", membrane: parts[0]! }]
        : [];
    case "r":
      return [
        { kind: "resistance", resistance: number(parts[0], [0.001, 50], 0.18), equivalentThickness: number(parts[1], [0, 1500], 0.01) },
      ];
    case "own":
      return [
        {
          kind: "custom",
          thickness: number(parts[0], thicknessLimits, 0.1),
          conductivity: number(parts[1], [0.005, 500], 0.04),
          density: number(parts[2], [0, 20_000], 30),
          specificHeat: number(parts[3], [0, 5000], 1000),
          factor: number(parts[4], [1, 1e6], 1),
          name: (parts[5] ?? "").slice(0, 60),
        },
      ];
    default: {
      if (kind === undefined || !materials().some(({ id }) => id === kind)) return [];
      // A material given by its resistance is not bridged, and bridges no other.
      const bridge = [kind, parts[1]].every((name) => materials().some(({ id, conductivity }) => id === name && conductivity !== undefined))
        ? { material: parts[1]!, share: number(parts[2], shareLimits, 0.1) }
        : undefined;
      return [{ kind: "material", material: kind, thickness: number(parts[0], thicknessLimits, 0.1), ...(bridge && { bridge }) }];
    }
  }
}

const short = (value: number): string => String(Number(value.toPrecision(7)));

/** Removes the separators of the address from a name. */
const plain = (name: string): string => name.replaceAll(/[_~]/g, " ").slice(0, 60);

function writeLayer(layer: BuilderLayer): string {
  switch (layer.kind) {
    case "membrane":
      return `m_${layer.membrane}`;
    case "resistance":
      return `r_${short(layer.resistance)}_${short(layer.equivalentThickness)}`;
    case "custom":
      return `own_${[layer.thickness, layer.conductivity, layer.density, layer.specificHeat, layer.factor].map(short).join("_")}_${plain(layer.name)}`;
    case "material":
      return [layer.material, short(layer.thickness), ...(layer.bridge ? [layer.bridge.material, short(layer.bridge.share)] : [])].join(
        "_",
      );
  }
}

export const writeLayers = (layers: readonly BuilderLayer[]): string => layers.map(writeLayer).join("~");

export const writeMonths = (values: readonly number[]): string => values.map(short).join("_");

/** A construction of the library as layers of the builder. */
export function layersOfLibrary(construction: Construction): readonly BuilderLayer[] {
  return construction.layers.map((layer): BuilderLayer =>
    "resistance" in layer
      ? { kind: "resistance", resistance: Math.max(0.001, layer.resistance), equivalentThickness: 0.01 }
      : { kind: "material", material: layer.material, thickness: layer.thickness ?? 0.1 },
  );
}

/** Address that opens a construction of the library in the builder. */
export function builderAddress(construction: Construction): AddressParams {
  return {
    topic: "construction-builder",
    name: construction.label,
    element: construction.element,
    layers: writeLayers(layersOfLibrary(construction)),
    rse: short(construction.films.outside),
    rsi: short(construction.films.inside),
  };
}

const startOf = (): Construction => constructions().find(({ id }) => id === "wall-medium")!;

function readMonths(text: string | undefined, fallback: readonly number[], [min, max]: readonly [number, number]): readonly number[] {
  const parts = (text ?? "").split("_");
  return fallback.map((value, month) => readNumber(parts[month], value, { min, max }));
}

export function readBuilder(params: AddressParams): BuilderState {
  const element = readOneOf(params["element"], elements);
  const layers = params["layers"]?.split("~").slice(0, maxLayers).flatMap(readLayer);
  const climates = monthlyClimates();
  const climate = [...climates.map(({ id }) => id), customClimate].find((id) => id === params["climate"]) ?? climates[0]!.id;
  const month = readNumber(params["month"], -1, { min: 0, max: 11 });
  return {
    name: params["name"] ?? (params["layers"] === undefined ? startOf().label : ""),
    element,
    layers: layers ?? layersOfLibrary(startOf()),
    films: {
      outside: readNumber(params["rse"], winterFilms[element].outside, { min: 0, max: 1 }),
      inside: readNumber(params["rsi"], winterFilms[element].inside, { min: 0, max: 1 }),
    },
    climate,
    customTemperatures: readMonths(params["te"], climates[0]!.temperatures, [-60, 60]),
    customHumidities: readMonths(params["rh"], climates[0]!.relativeHumidities, [0.01, 1]),
    insideTemperature: readNumber(params["ti"], 20, { min: -30, max: 50 }),
    indoor: readOneOf(params["indoor"], indoorHumidities),
    insideHumidity: readNumber(params["rhi"], 0.5, { min: 0.01, max: 1 }),
    month: month >= 0 ? Math.round(month) : undefined,
  };
}
