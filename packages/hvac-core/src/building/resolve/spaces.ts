import { areaOf, faceOf, type Face } from "../geometry/polygon.ts";
import { enclosedBy, opening, outwardSigns, type Enclosed } from "../geometry/sides.ts";
import { azimuthOf, isVertical, lengthOf, rangeOf, scaled, tiltOf } from "../geometry/vector.ts";
import type { BuildingSpace, Point, Polygon } from "../model/building.ts";
import type { FileSpace } from "../model/fileModel.ts";
import type { Direction, Finding } from "../model/findings.ts";
import { outwardPolygons, type Piece } from "./piece.ts";

/** Share up to which a shell is closed. */
const closedShare = 0.01;
/** Difference of entries from the geometry that is a finding. */
const usualDifference = 0.05;

/** Whether a space is heated or cooled; where the file gives nothing, it is. */
export const isConditioned = (conditionType: string | undefined): boolean =>
  conditionType === undefined || !/^(unconditioned|vented|naturallyventedonly)$/i.test(conditionType);

const compass: readonly Direction[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

function directionName(vector: Point, modelAzimuth: number): Direction {
  const tilt = tiltOf(vector);
  if (tilt < 45 || tilt > 135) return tilt < 45 ? "up" : "down";
  return isVertical(vector) ? "up" : compass[Math.round(azimuthOf(vector, modelAzimuth) / 45) % 8]!;
}

/** Faces of a shell in the file, whose order of points decides nothing. */
function shellVolume(shell: readonly Polygon[]): number | undefined {
  const polygons = shell.filter((polygon) => polygon.length > 2 && areaOf(polygon) > 0);
  const faces = polygons.map((polygon) => faceOf([polygon]));
  if (faces.length < 4) return undefined;
  const signs = outwardSigns(faces);
  return opening(faces, signs).share <= closedShare ? enclosedBy(polygons, signs).volume : undefined;
}

interface Shell {
  readonly pieces: readonly Piece[];
  readonly faces: readonly Face[];
  /** 1 where a face points out of the space. */
  readonly signs: readonly number[];
}

const shellOf = (id: string, pieces: readonly Piece[]): Shell => ({
  pieces,
  faces: pieces.map(({ face }) => face),
  signs: pieces.map(({ sign, spaceId }) => (spaceId === id ? sign : -sign)),
});

/** All polygons of a shell, and the side of each. */
function outlinesOf({ pieces, signs }: Shell): readonly [polygons: readonly Polygon[], signs: readonly number[]] {
  const outlines = pieces.flatMap(({ source }, index) => source.geometry.polygons.map((polygon) => [polygon, signs[index]!] as const));
  return [outlines.map(([polygon]) => polygon), outlines.map(([, sign]) => sign)];
}

/** Surfaces that are the floor of a space: they face down and out of it. */
function floorsOf({ pieces, faces, signs }: Shell): Piece[] {
  return pieces.filter((_, index) => faces[index]!.normal[2] * signs[index]! < -0.7);
}

/** Whether a direction is the one that names a pair of opposite ones: up, or else that from north to south-east. */
const isFirst = (direction: Direction): boolean => ["up", ...compass.slice(0, 4)].includes(direction);

/** What the surfaces of a space leave open. */
function openFindings(spaceId: string, { faces, signs }: Shell, missing: Enclosed["missing"], modelAzimuth: number): readonly Finding[] {
  const { vector, share } = opening(faces, signs);
  const open = { kind: "not-closed", spaceId } as const;
  if (share > closedShare) return [{ ...open, area: lengthOf(vector), share, towards: directionName(scaled(vector, -1), modelAzimuth) }];
  if (missing === undefined) return [];
  const { area } = missing;
  const [towards, opposite] = [missing.towards, scaled(missing.towards, -1)].map((each) => directionName(each, modelAzimuth));
  const all = faces.reduce((sum, face) => sum + face.area, 0);
  return [{ ...open, area, share: (2 * area) / (all + 2 * area), towards: isFirst(towards!) ? towards! : opposite!, isOpposite: true }];
}

const differs = (entered: number, computed: number): boolean => Math.abs(entered - computed) > usualDifference * computed;

/** A size of the file; nothing is as large as zero or less. */
const positive = (size: number | undefined): number | undefined => (size !== undefined && size > 0 ? size : undefined);

/** A space with its findings. */
export interface ResolvedSpace {
  readonly space: BuildingSpace;
  readonly findings: readonly Finding[];
  /** From the lowest point of its surfaces to the highest, m. */
  readonly extent: number | undefined;
}

/** A space with its floor, its shell, and what differs. */
export function resolveSpace(space: FileSpace, pieces: readonly Piece[], modelAzimuth: number): ResolvedSpace {
  const shell = shellOf(space.id, pieces);
  const { share } = opening(shell.faces, shell.signs);
  const floors = floorsOf(shell);
  const floorPolygons = space.floor.length > 0 ? space.floor : floors.flatMap(outwardPolygons);
  const ofFloors = floors.reduce((sum, { face }) => sum + face.area, 0);
  const ofPlan = space.floor.reduce((sum, polygon) => sum + areaOf(polygon), 0);
  const floorArea = ofFloors > 0 ? ofFloors : ofPlan;
  const points = pieces.length > 0 ? pieces.flatMap(({ source }) => source.geometry.polygons.flat()) : space.shell.flat();
  const heights = points.map(([, , z]) => z);
  const [bottom, top] = heights.length > 0 ? rangeOf(heights) : [0, 0];
  const enclosed = pieces.length > 0 && share <= closedShare ? enclosedBy(...outlinesOf(shell)) : {};
  const volumeOfShell = space.shellVolume ?? shellVolume(space.shell) ?? enclosed.volume;
  const area = positive(space.area) ?? floorArea;
  const enteredVolume = positive(space.volume);
  const volume = enteredVolume ?? volumeOfShell ?? area * (space.height ?? top - bottom);
  const { id, name, cadId, storeyId, zoneId, conditionType, spaceType, multiplier, use } = space;
  const findings: Finding[] = [];
  if (pieces.length === 0) findings.push({ kind: "space-without-surfaces", spaceId: id });
  else findings.push(...openFindings(id, shell, enclosed.missing, modelAzimuth));
  if (space.volume !== undefined && volumeOfShell !== undefined && differs(space.volume, volumeOfShell))
    findings.push({ kind: "volume-differs", spaceId: id, entered: space.volume, computed: volumeOfShell });
  if (space.area !== undefined && floorArea > 0 && differs(space.area, floorArea))
    findings.push({ kind: "area-differs", spaceId: id, entered: space.area, computed: floorArea });
  return {
    findings,
    extent: pieces.length > 0 ? top - bottom : undefined,
    space: {
      id,
      name,
      ...(cadId === undefined ? {} : { cadId }),
      ...(storeyId === undefined ? {} : { storeyId }),
      ...(zoneId === undefined ? {} : { zoneId }),
      ...(conditionType === undefined ? {} : { conditionType }),
      ...(spaceType === undefined ? {} : { spaceType }),
      ...(multiplier === undefined ? {} : { multiplier }),
      isConditioned: isConditioned(conditionType),
      area,
      volume,
      height: enteredVolume !== undefined && area > 0 ? volume / area : (space.height ?? top - bottom),
      ...(space.area === undefined ? {} : { enteredArea: space.area }),
      ...(space.volume === undefined ? {} : { enteredVolume: space.volume }),
      floorArea,
      ...(volumeOfShell === undefined ? {} : { shellVolume: volumeOfShell }),
      openShare: share,
      floorPolygons,
      floorLevel: floorPolygons.length > 0 ? rangeOf(floorPolygons.flat().map(([, , z]) => z))[0] : bottom,
      use,
    },
  };
}
