import { groupBy } from "../groupBy.ts";
import { angleBetween, azimuthOf, dot, lengthOf, minus, tiltOf } from "../geometry/vector.ts";
import type { BuildingSpace, BuildingSurface } from "../model/building.ts";
import type { Finding } from "../model/findings.ts";
import { eachInSteps } from "../steps.ts";
import { outsideOpenings } from "./openingPlaces.ts";
import { outwardOf, type Piece } from "./piece.ts";
import { parallel } from "./samePlace.ts";

/** Difference of an entered direction from that of the polygon which is a finding, degrees. */
const usualAngle = 2.5;
/** Tilts between which a surface has a direction, degrees. */
const [steep, overhanging] = [5, 175];

/** Differences of entered directions. Those of the file are in the axes of the model, and of the side that the points face or the other one. */
function directionFindings(piece: Piece, modelAzimuth: number): Finding[] {
  const { source } = piece;
  const { enteredAzimuth, enteredTilt } = source.geometry;
  const outward = outwardOf(piece);
  const tilt = tiltOf(outward);
  const findings: Finding[] = [];
  const isBetween = piece.boundary === "space" || piece.boundary === "air" || piece.boundary === "inside";
  const hasDirection = tilt > steep && tilt < overhanging;
  if (enteredAzimuth !== undefined && hasDirection) {
    const [entered, computed] = [enteredAzimuth + modelAzimuth, azimuthOf(outward, modelAzimuth)];
    const difference = angleBetween(entered, computed);
    if (Math.min(difference, isBetween ? 180 - difference : difference) > usualAngle)
      findings.push({ kind: "azimuth-differs", surfaceId: source.id, entered, computed });
  }
  if (enteredTilt !== undefined) {
    const difference = Math.abs(enteredTilt - tilt);
    const other = Math.abs(180 - enteredTilt - tilt);
    if (Math.min(difference, isBetween ? other : difference) > usualAngle)
      findings.push({ kind: "tilt-differs", surfaceId: source.id, entered: enteredTilt, computed: tilt });
  }
  return findings;
}

/** Questions, corrections and differences of a surface of the file. */
export function pieceFindings(piece: Piece, modelAzimuth: number): Finding[] {
  const { source, question, spaceId, neighbourId = "", type } = piece;
  const area = source.geometry.area;
  const findings: Finding[] = [];
  if (question === "missing-neighbour") findings.push({ kind: question, surfaceId: source.id, spaceId, area, missingId: neighbourId });
  else if (question === "unknown-type") findings.push({ kind: question, surfaceId: source.id, spaceId, area, type: source.type });
  else if (question !== undefined) findings.push({ kind: "interior-without-neighbour", surfaceId: source.id, spaceId, area });
  if (type !== source.type && question !== "unknown-type")
    findings.push({ kind: "type-corrected", surfaceId: source.id, from: source.type, to: type });
  const openings = source.openings.reduce((sum, opening) => sum + opening.geometry.area, 0);
  if (openings > area * 1.001) findings.push({ kind: "openings-exceed-surface", surfaceId: source.id, area, openings });
  return [...findings, ...outsideOpenings(piece), ...directionFindings(piece, modelAzimuth)];
}

/** Distance up to which exterior surfaces of two spaces may be the sides of one partition, m. */
const partitionThickness = 0.6;
/** Exterior surfaces of different spaces that face each other over the thickness of a wall, and have about the same size; in steps. */
export function* facingInSteps(pieces: readonly Piece[]): Generator<number, Finding[]> {
  const outer = pieces.filter(({ boundary }) => boundary === "outdoors").toSorted((a, b) => a.face.inside[0] - b.face.inside[0]);
  const findingsOf = yield* eachInSteps(outer, (piece, index) => {
    const { face, sign, source, spaceId } = piece;
    const findings: Finding[] = [];
    for (let next = index + 1; next < outer.length; next++) {
      const other = outer[next]!;
      const between = minus(other.face.inside, face.inside);
      if (between[0] > partitionThickness) break;
      const gap = dot(between, face.normal) * sign;
      const distance = lengthOf(between);
      if (other.spaceId === spaceId || distance > partitionThickness || gap < 0 || gap < 0.9 * distance) continue;
      if (dot(face.normal, other.face.normal) * sign * other.sign > -parallel) continue;
      if (Math.abs(face.area - other.face.area) > 0.1 * face.area) continue;
      findings.push({ kind: "facing-each-other", surfaceId: source.id, otherId: other.source.id, area: face.area, distance });
    }
    return findings;
  });
  return findingsOf.flat();
}

/** Groups of spaces that share air through air walls, each as one room. */
export function sharedAir(surfaces: readonly BuildingSurface[], spaces: readonly BuildingSpace[]): Finding[] {
  const groupOf = new Map(spaces.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    while (groupOf.get(root) !== root) root = groupOf.get(root)!;
    return root;
  };
  for (const { boundary, spaceId, neighbourId } of surfaces)
    if (boundary === "air" && neighbourId !== undefined) groupOf.set(rootOf(neighbourId), rootOf(spaceId));
  const groups = groupBy(spaces, ({ id }) => rootOf(id));
  return [...groups.values()].flatMap((group): Finding[] =>
    group.length < 2
      ? []
      : [
          {
            kind: "shared-air",
            spaceIds: group.map(({ id }) => id),
            area: group.reduce((sum, { area }) => sum + area, 0),
            volume: group.reduce((sum, { volume }) => sum + volume, 0),
          },
        ],
  );
}

/** Spaces in the same place: equal floor middles, floor areas and volumes. */
export function repeatedSpaces(spaces: readonly BuildingSpace[]): Finding[] {
  const keyOf = ({ floorPolygons, floorArea, volume }: BuildingSpace): string => {
    const points = floorPolygons.flat();
    const middle = [0, 1, 2].map((axis) => points.reduce((sum, point) => sum + point[axis as 0 | 1 | 2], 0) / points.length);
    return [...middle, floorArea, volume].map((value) => value.toFixed(1)).join(" ");
  };
  const withFloor = spaces.filter(({ floorPolygons }) => floorPolygons.length > 0);
  return [...groupBy(withFloor, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((other): Finding => ({ kind: "same-space-twice", spaceId: first!.id, otherId: other.id })),
  );
}
