import { present } from "../gbxml/constructions.ts";
import { distance, dot, minus, plus, rangeOf, scaled } from "../geometry/vector.ts";
import type { Point, Polygon } from "../model/building.ts";
import type { FileOpening } from "../model/fileModel.ts";
import { areaOf, faceOf, isWithin } from "../geometry/polygon.ts";
import { isAirWall, type Patch } from "./boundaries.ts";
import type { ElementKind, Elements } from "./elements.ts";
import type { Constructions } from "./materials.ts";

/** Largest angle between an opening and its surface, as its cosine (5°), and distance of their planes, m. */
const [parallelCosine, maxRecess] = [0.996, 0.6];

const openingKinds: ReadonlySet<ElementKind> = new Set(["window", "door", "hole"]);

/** Whether a boundary is that of a window, a door or a hole. */
export const isOpening = ({ boundary: { element } }: Patch): boolean => element !== undefined && openingKinds.has(element.kind);

/** Point moved onto the plane of a patch. */
export const ontoPlane = ({ face }: Patch, point: Point): Point => plus(point, scaled(face.normal, face.offset - dot(face.normal, point)));

interface Candidate {
  readonly patch: Patch;
  readonly contains: boolean;
  readonly isHost: boolean;
  readonly recess: number;
  /** Shortest distance of corners where the opening is not within the surface, m. */
  readonly gap: number;
}

/** Shortest distance of the corners of patches, m. */
export const cornerGap = (a: readonly Polygon[], b: readonly Polygon[]): number => {
  const corners = b.flat();
  return rangeOf(a.flat().map((point) => rangeOf(corners.map((corner) => distance(point, corner)))[0]))[0];
};

/** The surface of the room that an opening is in: its parent in the file, or else one of its element or in its place. */
export function hostOf(opening: Patch, shell: readonly Patch[], elements: Elements): Patch | undefined {
  const { parent, element } = opening.boundary;
  const voided = element && elements.hostOf(element.id);
  const candidates = shell.flatMap((patch): Candidate[] => {
    const recess = Math.abs(dot(patch.face.normal, minus(opening.face.inside, patch.face.inside)));
    const isParallel = Math.abs(dot(patch.face.normal, opening.face.normal)) >= parallelCosine;
    if (!isParallel || recess > maxRecess) return [];
    const isHost = patch.boundary.instance === parent || (voided !== undefined && patch.boundary.element?.id === voided);
    const contains = isWithin(patch.face, ontoPlane(patch, opening.face.inside));
    const gap = contains ? 0 : cornerGap(patch.outer, opening.outer);
    return contains || isHost ? [{ patch, contains, isHost, recess, gap }] : [];
  });
  const rank = ({ patch, contains, isHost }: Candidate): number =>
    (patch.boundary.instance === parent ? 0 : 4) + (isHost ? 0 : 2) + (contains ? 0 : 1);
  return candidates.toSorted((a, b) => rank(a) - rank(b) || a.gap - b.gap || a.recess - b.recess)[0]?.patch;
}

const types: Readonly<Partial<Record<ElementKind, string>>> = {
  window: "OperableWindow",
  door: "NonSlidingDoor",
  hole: "Air",
  virtual: "Air",
  glass: "FixedWindow",
};

/** Distance of a boundary without matter from the surface that it is a hole of, m. */
const maxHoleRecess = 0.3;

/** Whether a boundary without matter is a hole of a surface of the room. */
export function isHole(patch: Patch, walls: readonly Patch[]): boolean {
  if (!isAirWall(patch)) return false;
  return walls.some((wall) => {
    const recess = Math.abs(dot(wall.face.normal, minus(patch.face.inside, wall.face.inside)));
    const isParallel = Math.abs(dot(wall.face.normal, patch.face.normal)) >= parallelCosine;
    const isIn = isParallel && recess <= maxHoleRecess && wall.face.area > patch.face.area;
    return isIn && !isAirWall(wall) && isWithin(wall.face, ontoPlane(wall, patch.face.inside));
  });
}

/** An opening with a boundary, or that fills the whole of a surface. */
export function openingOf(opening: Patch, id: string, constructions: Constructions): FileOpening {
  const { boundary, outer, mends, outward } = opening;
  const { element, name } = boundary;
  const kind = element?.kind ?? (boundary.isVirtual ? "virtual" : "window");
  const isSkylight = kind === "window" && outward[2] > 0.5;
  const polygons = dot(opening.face.normal, outward) < 0 ? outer.map((loop) => loop.toReversed()) : outer;
  return present<FileOpening>({
    id,
    name: name === "" ? id : name,
    type: isSkylight ? "OperableSkylight" : (types[kind] ?? "FixedWindow"),
    windowTypeId:
      element === undefined || kind === "door" || kind === "hole" || kind === "virtual" ? undefined : constructions.windowTypeOf(element),
    constructionId: kind === "door" ? constructions.constructionOf(element, outward) : undefined,
    geometry: { polygons, area: outer.reduce((sum, loop) => sum + areaOf(loop), 0), mends },
  });
}

/** Holes of a surface that openings fill, and openings that are no part of its area. */
export function fillings(host: Patch, openings: readonly Patch[]): { readonly filled: Polygon[]; readonly added: Polygon[] } {
  const filled: Polygon[] = [];
  const added: Polygon[] = [];
  for (const opening of openings) {
    const middle = ontoPlane(host, opening.face.inside);
    const hole = host.holes.find((each) => !filled.includes(each) && isWithin(faceOf([each]), middle));
    if (hole !== undefined) filled.push(hole);
    else if (!isWithin(host.face, middle)) {
      const onHost = opening.outer.map((loop) => loop.map((point) => ontoPlane(host, point)));
      added.push(...onHost.map((loop) => (dot(faceOf([loop]).normal, host.outward) < 0 ? loop.toReversed() : loop)));
    }
  }
  return { filled, added };
}
