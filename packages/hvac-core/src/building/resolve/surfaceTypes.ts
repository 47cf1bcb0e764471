import { nearestName } from "../../refusals/errors.ts";
import { tiltOf } from "../geometry/vector.ts";
import { surfaceTypes, type BoundaryKind, type Point, type SurfaceType } from "../model/building.ts";

const byName = new Map(surfaceTypes.map((type) => [type.toLowerCase(), type]));

/** A type of the schema, in any case and as good as spelt; `undefined` for other texts. */
export function surfaceTypeOf(text: string): SurfaceType | undefined {
  const plain = text.trim();
  return byName.get(plain.toLowerCase()) ?? (nearestName(plain, surfaceTypes) as SurfaceType | undefined);
}

const groundTypes = new Set<SurfaceType>(["SlabOnGrade", "UndergroundSlab", "UndergroundWall", "UndergroundCeiling"]);
const interiorTypes = new Set<SurfaceType>(["InteriorWall", "InteriorFloor", "Ceiling", "Air"]);

export const isInterior = (type: SurfaceType): boolean => interiorTypes.has(type);

/** Other side of a surface with one space, by its type. */
export const outerBoundary = (type: SurfaceType): BoundaryKind => (groundTypes.has(type) ? "ground" : "outdoors");

/** Tilts, degrees, up to which a surface is a roof or ceiling, and from which it is a floor. */
const [upTo, downFrom] = [30, 150];

type Position = "up" | "side" | "down";

const positionOf = (outward: Point): Position => {
  const tilt = tiltOf(outward);
  return tilt < upTo ? "up" : tilt > downFrom ? "down" : "side";
};

/** Type of an interior surface by its direction. */
export const interiorType = (outward: Point): SurfaceType =>
  ({ up: "Ceiling", side: "InteriorWall", down: "InteriorFloor" } as const)[positionOf(outward)];

const outdoorTypes = { up: "Roof", side: "ExteriorWall", down: "RaisedFloor" } as const;
const undergroundTypes = { up: "UndergroundCeiling", side: "UndergroundWall", down: "UndergroundSlab" } as const;

/** Positions that contradict a type. A roof may be steep, and is a wall only when it is upright. */
const contradictions: Readonly<Partial<Record<SurfaceType, readonly Position[]>>> = {
  ExteriorWall: ["up", "down"],
  Roof: ["down"],
  RaisedFloor: ["up", "side"],
  ExposedFloor: ["up", "side"],
  SlabOnGrade: ["up", "side"],
  UndergroundSlab: ["up", "side"],
  UndergroundWall: ["up", "down"],
  UndergroundCeiling: ["down", "side"],
  InteriorWall: ["up", "down"],
  InteriorFloor: ["side"],
  Ceiling: ["side"],
};

/** Type that the direction gives where it contradicts the one of the file, or that one. */
export function typeByDirection(type: SurfaceType, outward: Point): SurfaceType {
  const position = positionOf(outward);
  const tilt = tiltOf(outward);
  if (type === "Roof" && tilt > 85 && position === "side") return "ExteriorWall";
  if (contradictions[type]?.includes(position) !== true) return type;
  if (isInterior(type)) return interiorType(outward);
  return (groundTypes.has(type) ? undergroundTypes : outdoorTypes)[position];
}

/** Direction that a floor or a roof has by its type alone: 1 up, −1 down, 0 for others. */
export function usualDirection(type: SurfaceType): 1 | -1 | 0 {
  if (type === "Roof" || type === "UndergroundCeiling") return 1;
  return type === "RaisedFloor" || type === "ExposedFloor" || type === "SlabOnGrade" || type === "UndergroundSlab" ? -1 : 0;
}
