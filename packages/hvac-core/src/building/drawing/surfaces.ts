import type { FileGeometry, FileOpening, FileSpace, FileSurface } from "../model/fileModel.ts";
import type { Polygon, SurfaceType } from "../model/building.ts";
import { groupBy } from "../groupBy.ts";
import type { Drawing, DrawnPosition, PlanPoint, PlanPolygon } from "./model.ts";
import { withoutStraightPoints } from "./partition.ts";
import { crossOf, difference, distanceOf, dotOf, signedArea } from "./plane.ts";
import type { Prism } from "./prisms.ts";
import type { Slab } from "./slabs.ts";
import { undergroundDepth, type Wall } from "./walls.ts";

/** Height of a floor above the ground up to which it is on the ground, m. */
const groundContact = 1;

const geometryOf = (polygons: readonly Polygon[], area: number): FileGeometry => ({ polygons, area, mends: [] });

const raised = (polygon: PlanPolygon, height: number): Polygon => polygon.map(([x, y]) => [x, y, height]);

/** A surface before its construction and openings. */
interface Draft {
  readonly id: string;
  readonly name: string;
  readonly type: SurfaceType;
  readonly position: DrawnPosition;
  readonly prism: Prism;
  readonly neighbour?: Prism;
  readonly geometry: FileGeometry;
  readonly openings: readonly FileOpening[];
}

/** Direction that a wall faces, clockwise from the plan's y axis, whole degrees. */
function facingOf({ from, to }: Wall): number {
  const [x, y] = difference(to, from);
  return ((Math.round((Math.atan2(y, -x) * 180) / Math.PI) % 360) + 360) % 360;
}

/** Order of the walls of a room that face one way: neither where its polygon begins nor its direction matters. */
function inPlace(a: Wall, b: Wall): number {
  const along = difference(a.to, a.from);
  const offset = difference(b.from, a.from);
  return Math.sign(Math.round(1e3 * (crossOf(along, offset) / distanceOf(a.from, a.to)))) || -dotOf(along, offset) || a.low - b.low;
}

/** Name of a wall for its identifier: the room beyond, or the direction. */
const wallKey = (wall: Wall): string =>
  [wall.prism.id, wall.neighbour?.id ?? `${wall.isUnderground ? "underground" : "wall"}-${facingOf(wall)}`].join("-");

function wallDraft(wall: Wall, id: string, openings: readonly FileOpening[]): Draft {
  const { prism, neighbour, from, to, low, high, isUnderground } = wall;
  const corner = ([x, y]: PlanPoint, height: number) => [x, y, height] as const;
  const polygon: Polygon = [corner(from, low), corner(to, low), corner(to, high), corner(from, high)];
  const geometry = geometryOf([polygon], distanceOf(from, to) * (high - low));
  const common = { id, prism, geometry, openings };
  if (neighbour) return { ...common, neighbour, type: "InteriorWall", position: "interiorWall", name: `Wall to ${neighbour.room.name}` };
  if (isUnderground) return { ...common, type: "UndergroundWall", position: "undergroundWall", name: "Wall below ground" };
  return { ...common, type: "ExteriorWall", position: "exteriorWall", name: "Exterior wall" };
}

/** Walls of all rooms, clockwise from the plan's y axis; those of one room and name are numbered. */
function wallDrafts(walls: readonly Wall[], openings: ReadonlyMap<Wall, readonly FileOpening[]>): Draft[] {
  const inOrder = [...groupBy(walls, ({ prism }) => prism).values()].flatMap((group) =>
    group.toSorted((a, b) => facingOf(a) - facingOf(b) || inPlace(a, b)),
  );
  return [...groupBy(inOrder, wallKey)].flatMap(([key, group]) =>
    group.toSorted(inPlace).map((wall, index) => wallDraft(wall, index === 0 ? key : `${key}-${index + 1}`, openings.get(wall) ?? [])),
  );
}

/** What is below a floor without a room below it. */
export function undersideOf({ room, low }: Prism, ground: number): "ground" | "air" {
  return room.underside ?? (low <= ground + groundContact ? "ground" : "air");
}

function slabDraft({ prism, below, side, polygons, area }: Slab, ground: number): Draft {
  const { id, low, high } = prism;
  const common = { prism, openings: [] };
  if (side === "roof") {
    const isUnderground = high < ground - undergroundDepth;
    const geometry = geometryOf(
      polygons.map((polygon) => raised(polygon, high)),
      area,
    );
    const type = isUnderground ? "UndergroundCeiling" : "Roof";
    return { ...common, id: `${id}-roof`, name: isUnderground ? "Ceiling below ground" : "Roof", type, position: "roof", geometry };
  }
  const geometry = geometryOf(
    polygons.map((polygon) => raised(polygon.toReversed(), low)),
    area,
  );
  if (below)
    return {
      ...common,
      id: `${id}-${below.id}-floor`,
      name: `Floor to ${below.room.name}`,
      type: "InteriorFloor",
      position: "interiorFloor",
      neighbour: below,
      geometry,
    };
  const floor = { ...common, id: `${id}-floor`, geometry };
  if (undersideOf(prism, ground) === "air")
    return { ...floor, name: "Floor over outdoor air", type: "RaisedFloor", position: "exposedFloor" };
  const isDeep = low < ground - undergroundDepth;
  return { ...floor, name: "Floor on ground", type: isDeep ? "UndergroundSlab" : "SlabOnGrade", position: "groundFloor" };
}

/** Surfaces of walls and slabs, in the order of rooms. */
export function fileSurfaces(
  drawing: Drawing,
  { walls, slabs }: { readonly walls: readonly Wall[]; readonly slabs: readonly Slab[] },
  openings: ReadonlyMap<Wall, readonly FileOpening[]>,
): FileSurface[] {
  const drafts = [...wallDrafts(walls, openings), ...slabs.map((slab) => slabDraft(slab, drawing.groundLevel))];
  return drafts.map(({ id, name, type, position, prism, neighbour, geometry, openings: placed }) => {
    const constructionId = prism.instance.storey.constructionIds?.[position] ?? drawing.constructionIds[position];
    return {
      id,
      name,
      type,
      spaceIds: neighbour ? [prism.id, neighbour.id] : [prism.id],
      ...(constructionId === undefined ? {} : { constructionId }),
      geometry,
      openings: placed,
    };
  });
}

/** The outline of a room, counterclockwise from its lowest corner at the left, without corners on straight edges. */
function outlineOf(polygon: PlanPolygon): PlanPolygon {
  const corners = withoutStraightPoints(signedArea(polygon) < 0 ? polygon.toReversed() : polygon);
  const first = corners.reduce((best, [x, y], index) => {
    const [bestX, bestY] = corners[best]!;
    return x < bestX || (x === bestX && y < bestY) ? index : best;
  }, 0);
  return [...corners.slice(first), ...corners.slice(0, first)];
}

/** Spaces of prisms. Areas are those of the rooms as drawn. */
export function fileSpaces(prisms: readonly Prism[]): FileSpace[] {
  return prisms.map(({ id, room, instance, low }) => {
    const { storey, suffix, ending, multiplier } = instance;
    const { name, polygon, isConditioned, zoneId, spaceType, height } = room;
    const outline = outlineOf(polygon);
    const area = signedArea(outline);
    const ceiling = room.ceilingHeight ?? height ?? storey.ceilingHeight ?? storey.height;
    return {
      id,
      name: `${name}${ending}`,
      storeyId: `${storey.id}${suffix}`,
      ...(zoneId === undefined ? {} : { zoneId }),
      ...(isConditioned ? {} : { conditionType: "Unconditioned" }),
      ...(spaceType === undefined ? {} : { spaceType }),
      ...(multiplier > 1 ? { multiplier } : {}),
      area,
      volume: area * ceiling,
      shell: [],
      floor: [raised(outline.toReversed(), low)],
      use: {},
    };
  });
}
