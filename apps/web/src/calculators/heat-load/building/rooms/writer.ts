import type { Building } from "@org/hvac-core/building";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import { surfacesBySource } from "./roomFacts.ts";

/** Writes what sentences about a building name. */
export interface Writer {
  readonly area: (squareMetres: number) => string;
  /** An area of a sum, to hundredths. */
  readonly sum: (squareMetres: number) => string;
  readonly volume: (cubicMetres: number) => string;
  readonly length: (metres: number) => string;
  readonly angle: (degrees: number) => string;
  /** A share as a percentage. */
  readonly percent: (share: number) => string;
  /** Name of a room by its identifier. */
  readonly room: (id: string) => string;
  /** Name of a surface by its identifier in the file. */
  readonly surface: (id: string) => string;
}

/** Digits of sums of areas. */
export const sumDigits = { digits: 9, decimals: 2 } as const;

/** Directions are the same from 0 to 360°. */
const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Writes in the units of a heat load, with the names of a building. */
export function writerOf(building: Building, unitSystem: UnitSystem): Writer {
  const rooms = new Map(building.spaces.map(({ id, name }) => [id, name]));
  const surfaces = surfacesBySource(building);
  const quantity =
    (kind: "area" | "volume" | "length") =>
    (value: number): string =>
      quantityText(value, kind, unitSystem).text;
  return {
    area: quantity("area"),
    sum: (value) => quantityText(value, "area", unitSystem, sumDigits).text,
    volume: quantity("volume"),
    length: quantity("length"),
    angle: (degrees) => quantityText(turned(degrees), "angle", unitSystem, { decimals: 1, trimZeros: true }).text,
    percent: (share) => `${formatNumber(100 * share, { digits: 2, decimals: 1 })}\u202f%`,
    room: (id) => rooms.get(id) || id,
    surface: (id) => {
      const surface = surfaces.get(id);
      // The name is that of the surface it became part of: a piece is named by its identifier.
      return surface && surface.id === id && surface.name !== "" ? surface.name : id;
    },
  };
}
