import { massPerArea, transmittance, type Layer } from "../../envelope/index.ts";
import { insideFilm, outsideFilm } from "../../zones/internal.ts";
import type { EnergyValues } from "./schema.ts";

export const layersOfRow = ({ layers }: EnergyValues["constructions"][number]): readonly Layer[] =>
  layers.map(({ kind, thickness, conductivity, density, specificHeat, resistance }) =>
    kind === "resistance" ? { resistance } : { thickness, conductivity, density, specificHeat },
  );

/** Surface films of a wall in the U-value of its layers, m²·K/W. The year itself has films of the hour. */
export const wallFilms = { outside: outsideFilm, inside: insideFilm(90) } as const;

/** A construction given by its layers. */
export interface LayeredConstruction {
  readonly id: string;
  readonly name: string;
  /** U-value as a wall, W/(m²·K). */
  readonly uValue: number;
  /** Mass per area, kg/m²; undefined if no layer has any. */
  readonly mass: number | undefined;
}

/** The constructions that are given by their layers; undefined if there are none, or if rooms are not calculated. */
export function layeredConstructions({ loadMethod, constructions }: EnergyValues): readonly LayeredConstruction[] | undefined {
  const layered = constructions.filter(({ by, layers }) => loadMethod === "hours" && by === "layers" && layers.length > 0);
  if (layered.length === 0) return undefined;
  return layered.map((row) => ({
    id: row.id,
    name: row.name,
    uValue: transmittance(layersOfRow(row), wallFilms),
    mass: row.layers.some(({ kind }) => kind === "material") ? massPerArea(layersOfRow(row)) : undefined,
  }));
}
