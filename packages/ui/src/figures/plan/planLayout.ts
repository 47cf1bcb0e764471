import type { BoundaryKind, Building, BuildingShade, BuildingSpace, BuildingSurface, SurfaceType } from "@org/hvac-core/building";
import type { Box, Point } from "../polylines.ts";
import { areaOf, boundsOf, labelSpot, type LabelSpot, type Outline } from "./labelSpot.ts";
import { planStoreys } from "./planStoreys.ts";
import { evenSpans, horizontalShare, onPlan, spanOf, tracesAt, type Line } from "./traces.ts";

/** A room on the plan. */
export interface PlanRoom {
  readonly space: BuildingSpace;
  /** Its floor, m. */
  readonly outlines: readonly Outline[];
  /** The largest outline, which has the label. */
  readonly main: Outline;
  readonly label: LabelSpot;
}

/** The trace of a wall. */
export interface PlanWall extends Line {
  readonly surfaceId: string;
  readonly boundary: BoundaryKind;
  readonly type: SurfaceType;
  /** Degrees clockwise from true north. */
  readonly azimuth: number | undefined;
}

/** A window, door or hole of a wall. */
export interface PlanMark extends Line {
  readonly id: string;
  readonly kind: "window" | "door" | "air";
}

/** A storey as a plan. Lengths in m, x to the right, y downwards, in the axes of the model. */
export interface PlanStorey {
  readonly id: string;
  /** None for rooms without a storey in the file. */
  readonly name: string | undefined;
  /** m. */
  readonly level: number;
  /** Rooms with a floor, the largest first, so that rooms within others are on top. */
  readonly rooms: readonly PlanRoom[];
  /** Rooms without a floor in the file, which no plan can show. */
  readonly undrawn: readonly BuildingSpace[];
  readonly walls: readonly PlanWall[];
  readonly marks: readonly PlanMark[];
  readonly skylights: readonly Outline[];
  readonly shades: readonly Outline[];
}

export interface PlanLayout {
  readonly storeys: readonly PlanStorey[];
  /** Bounds of the rooms and walls of all storeys, so that storeys lie above each other. */
  readonly bounds: Box;
}

/** Steepest floor or roof of a plan that shows its outline: cos 30°, the limit between roofs and walls of loads. */
const flat = Math.cos(Math.PI / 6);

const outlineOf = (polygon: readonly (readonly [number, number, number])[]): Outline => polygon.map(onPlan);

/** Floor of a room, or else what covers it. */
function outlinesOf(space: BuildingSpace, surfaces: readonly BuildingSurface[]): Outline[] {
  const floor = space.floorPolygons.map(outlineOf).filter((outline) => areaOf(outline) > 0);
  if (floor.length > 0) return floor;
  const covers = surfaces.flatMap(({ polygons }) => polygons.filter((polygon) => horizontalShare(polygon) >= flat));
  return covers.map(outlineOf).filter((outline) => areaOf(outline) > 0);
}

function roomOf(space: BuildingSpace, surfaces: readonly BuildingSurface[]): PlanRoom | undefined {
  const outlines = outlinesOf(space, surfaces);
  const main = outlines.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
  const label = main && labelSpot(main);
  return label && { space, outlines, main, label };
}

interface Drawn {
  readonly walls: PlanWall[];
  readonly marks: PlanMark[];
  readonly skylights: Outline[];
}

/** Adds the traces of a surface at a floor, and its openings. */
function draw(surface: BuildingSurface, floor: number, { walls, marks, skylights }: Drawn): void {
  const { id, boundary, type, azimuth, polygons, openings } = surface;
  const traces = polygons.filter((polygon) => horizontalShare(polygon) < flat).flatMap((polygon) => tracesAt(polygon, floor));
  for (const trace of traces) walls.push({ ...trace, surfaceId: id, boundary, type, azimuth });
  const sized = openings.filter(({ polygon }) => polygon.length === 0);
  const longest = traces.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const spans = longest
    ? evenSpans(
        longest,
        sized.map(({ width }) => width),
      )
    : [];
  for (const { id: openingId, kind, polygon } of openings) {
    if (polygon.length > 0 && horizontalShare(polygon) >= flat) skylights.push(outlineOf(polygon));
    else {
      const span = polygon.length > 0 ? spanOf(polygon) : spans[sized.findIndex((opening) => opening.id === openingId)];
      if (span) marks.push({ ...span, id: openingId, kind: kind === "skylight" ? "window" : kind });
    }
  }
}

const lengthOf = ({ from, to }: Line): number => Math.hypot(to.x - from.x, to.y - from.y);

/** A shade at the level of a storey or just above it belongs to the storey. */
const slack = 0.1;

function isAtStorey({ polygon }: BuildingShade, from: number, to: number): boolean {
  const heights = polygon.map(([, , z]) => z);
  return Math.min(...heights) < to + slack && Math.max(...heights) > from + slack;
}

/** Surfaces by the rooms that they border on. */
function surfacesByRoom(surfaces: readonly BuildingSurface[]): ReadonlyMap<string, readonly BuildingSurface[]> {
  const byRoom = new Map<string, BuildingSurface[]>();
  for (const surface of surfaces)
    for (const id of new Set([surface.spaceId, surface.neighbourId ?? surface.spaceId])) {
      const list = byRoom.get(id);
      if (list) list.push(surface);
      else byRoom.set(id, [surface]);
    }
  return byRoom;
}

/** Level at which the walls of a room are cut: its floor, or else their foot where the file has them at another level than the floor. */
function cutLevel({ floorLevel }: BuildingSpace, surfaces: readonly BuildingSurface[]): number {
  const walls = surfaces.flatMap(({ polygons }) => polygons.filter((polygon) => horizontalShare(polygon) < flat));
  const isCut = walls.some((polygon) => tracesAt(polygon, floorLevel).length > 0);
  return isCut || walls.length === 0 ? floorLevel : Math.min(...walls.flatMap((polygon) => polygon.map(([, , z]) => z)));
}

/** Storeys of a building as plans. */
export function layOutPlan(building: Building): PlanLayout {
  const byRoom = surfacesByRoom(building.surfaces);
  const groups = planStoreys(building);
  const storeys = groups.map(({ id, name, level, spaces }, index): PlanStorey => {
    const drawn: Drawn = { walls: [], marks: [], skylights: [] };
    // A wall between two rooms of a storey is drawn once, at the lower floor.
    const floors = new Map<BuildingSurface, number>();
    for (const space of spaces) {
      const surfaces = byRoom.get(space.id) ?? [];
      const floor = cutLevel(space, surfaces);
      for (const surface of surfaces) floors.set(surface, Math.min(floor, floors.get(surface) ?? Infinity));
    }
    for (const [surface, floor] of floors) draw(surface, floor, drawn);
    const rooms = spaces.flatMap((space) => roomOf(space, byRoom.get(space.id) ?? []) ?? []);
    const shown = new Set(rooms.map(({ space }) => space));
    const from = index === 0 ? -Infinity : level;
    const to = groups[index + 1]?.level ?? Infinity;
    return {
      id,
      name,
      level,
      rooms: rooms.toSorted((a, b) => areaOf(b.main) - areaOf(a.main)),
      undrawn: spaces.filter((space) => !shown.has(space)),
      ...drawn,
      shades: building.shades.filter((shade) => isAtStorey(shade, from, to)).map(({ polygon }) => outlineOf(polygon)),
    };
  });
  const points = storeys.flatMap(({ rooms, walls }): readonly Point[] => [
    ...rooms.flatMap(({ outlines }) => outlines.flat()),
    ...walls.flatMap(({ from, to }) => [from, to]),
  ]);
  return { storeys, bounds: boundsOf(points) ?? { left: 0, top: 0, right: 1, bottom: 1 } };
}
