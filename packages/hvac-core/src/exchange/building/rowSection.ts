import { summerFilms, vaporProfile, type Layer } from "../../envelope/index.ts";
import { layersOf, numberOf } from "./fileLibrary.ts";
import type { ConstructionRow } from "./library.ts";

/** A plane of a construction with its temperature. */
export interface SectionPlaneTemperature {
  /** Index of the layer, from outside. */
  readonly layer: number;
  /** From 0 at the layer's outer face to 1 at its inner one. */
  readonly share: number;
  /** °C. */
  readonly temperature: number;
}

/** A construction of a heat load as a drawing needs it. */
export interface RowSection {
  /** Layers from outside to inside, SI. */
  readonly layers: readonly (Layer & { readonly name: string })[];
  /** Borders of the layers. */
  readonly planes: readonly SectionPlaneTemperature[];
}

/** Temperatures on both sides, °C. */
export interface SectionSides {
  readonly outside: number;
  readonly inside: number;
}

/** Resistance above which the profile would divide a layer, m²·K/W. */
const undivided = 100;

/**
 * Layers of a row of constructions with the temperatures between them, steady.
 *
 * @param row a row of the list “Constructions”, by layers
 * @param sides temperatures of the air, °C
 * @returns undefined where a number is missing
 * @example
 * ```ts
 * import { rowSection } from "@org/hvac-core/exchange/building";
 * const wool = { id: "l", name: "Wool", kind: "resistance", resistance: { value: 3, unit: "m2K/W" } } as const;
 * rowSection({ id: "a", by: "layers", layers: [wool] }, { outside: 0, inside: 20 })?.planes.length; // 2
 * ```
 */
export function rowSection(row: ConstructionRow, { outside, inside }: SectionSides): RowSection | undefined {
  const layers = row.by === "layers" ? layersOf(row) : undefined;
  if (layers === undefined || layers.length === 0) return undefined;
  const { planes } = vaporProfile({
    // Dry air on both sides: no water condenses, whatever the layers are.
    layers: layers.map((layer) => ({
      resistance: "resistance" in layer ? layer.resistance : layer.thickness / layer.conductivity,
      equivalentThickness: 1,
    })),
    films: {
      outside: numberOf(row.outsideFilm, "thermalResistance") ?? summerFilms.outside,
      inside: numberOf(row.insideFilm, "thermalResistance") ?? summerFilms.inside,
    },
    outside: { temperature: outside, vaporPressure: 0 },
    inside: { temperature: inside, vaporPressure: 0 },
    notionalResistance: undivided,
  });
  return {
    layers: layers.map((layer, index) => ({ ...layer, name: row.layers?.[index]?.name ?? "" })),
    planes: planes.map(({ layer, share, temperature }) => ({ layer, share, temperature })),
  };
}
