import type { FileGeometry, FileOpening } from "../model/fileModel.ts";
import type { AccountEntry, AccountReason } from "../model/account.ts";
import type { Point } from "../model/building.ts";
import type { DrawingFinding } from "./findings.ts";
import type { Drawing, DrawnOpening, OpeningType, PlanPoint } from "./model.ts";
import { tolerance } from "./network.ts";
import { areNear, between, boundsOf, cellSize, crossOf, difference, distanceOf, lengthOf, nearestOn, PlanGrid, widened } from "./plane.ts";
import type { StoreyInstance } from "./prisms.ts";
import type { Wall } from "./walls.ts";

/** Distance from a wall within which the point of an opening is on it, m. */
const onWall = 0.1;
/** Width or height below which a part of an opening is nothing, m. */
const smallest = 0.001;

/** Openings of walls, what is left out, and what differs. */
export interface PlacedOpenings {
  readonly byWall: ReadonlyMap<Wall, readonly FileOpening[]>;
  readonly entries: readonly AccountEntry[];
  readonly findings: readonly DrawingFinding[];
}

/** A rectangle on a wall: positions along it and heights in the model, m. */
interface Rectangle {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
}

const gbxmlTypes = { window: "FixedWindow", door: "NonSlidingDoor", air: "Air" } as const;

/** The part of a range within limits: moved into them, or cut where it is longer. */
function fitted(start: number, end: number, low: number, high: number): readonly [start: number, end: number] {
  if (end - start >= high - low) return [low, high];
  const shift = Math.max(0, low - start) - Math.max(0, end - high);
  return [start + shift, end + shift];
}

/** Walls of a storey, and those near a place. */
interface StoreyWalls {
  readonly walls: Wall[];
  readonly grid: PlanGrid<Wall>;
}

/** Walls in which an opening may be, as far as one of their rooms is in its storey. */
function wallsByStorey(walls: readonly Wall[]): ReadonlyMap<StoreyInstance, StoreyWalls> {
  const storeys = new Map<StoreyInstance, StoreyWalls>();
  const cell = cellSize(walls.map(({ from }) => from));
  for (const wall of walls)
    for (const instance of new Set([wall.prism.instance, wall.neighbour?.instance])) {
      if (instance === undefined) continue;
      const storey = storeys.get(instance) ?? { walls: [], grid: new PlanGrid<Wall>(cell) };
      storey.walls.push(wall);
      storey.grid.add(boundsOf([wall.from, wall.to]), wall);
      storeys.set(instance, storey);
    }
  return storeys;
}

/** Whether walls are on one line. */
function areAligned(a: Wall, b: Wall): boolean {
  const along = difference(a.to, a.from);
  const length = lengthOf(along);
  return [b.from, b.to].every((point) => Math.abs(crossOf(along, difference(point, a.from))) <= tolerance * length);
}

class Placing {
  readonly byWall = new Map<Wall, FileOpening[]>();
  readonly entries: AccountEntry[] = [];
  readonly findings: DrawingFinding[] = [];
  readonly #types: ReadonlyMap<string, OpeningType>;
  readonly #storeys: ReadonlyMap<StoreyInstance, StoreyWalls>;

  constructor({ openingTypes }: Drawing, walls: readonly Wall[]) {
    this.#types = new Map(openingTypes.map((type) => [type.id, type]));
    this.#storeys = wallsByStorey(walls);
  }

  #leaveOut(id: string, type: string, area: number, reason: AccountReason): void {
    this.entries.push({ kind: "opening", id, type, area, outcome: "left-out", reason, isTurned: false, mends: [] });
  }

  /** Walls near a point, the nearest first. */
  #candidates(instance: StoreyInstance, point: PlanPoint): { readonly wall: Wall; readonly distance: number }[] {
    const near = this.#storeys.get(instance)?.grid.near(widened({ low: point, high: point }, onWall)) ?? [];
    return [...near]
      .map((wall) => ({ wall, distance: nearestOn(wall.from, wall.to, point).distance }))
      .toSorted((a, b) => a.distance - b.distance);
  }

  /** Distance to the nearest wall of the storey; none without walls. */
  #distanceToWall(instance: StoreyInstance, point: PlanPoint): { readonly distance?: number } {
    const { walls = [] } = this.#storeys.get(instance) ?? {};
    return walls.length === 0 ? {} : { distance: Math.min(...walls.map(({ from, to }) => nearestOn(from, to, point).distance)) };
  }

  /** The wall of an opening: the nearest, of those that have most of its height; outer ones first. */
  #wallOf(instance: StoreyInstance, point: PlanPoint, low: number, high: number): Wall | undefined {
    const near = this.#candidates(instance, point).filter(({ distance }) => distance <= onWall);
    const nearest = near[0]?.distance ?? 0;
    const common = ({ wall }: { readonly wall: Wall }): number => Math.min(wall.high, high) - Math.max(wall.low, low);
    return near
      .filter(({ distance }) => distance <= nearest + tolerance)
      .toSorted((a, b) => common(b) - common(a) || (a.wall.neighbour ? 1 : 0) - (b.wall.neighbour ? 1 : 0))[0]?.wall;
  }

  /** Walls on the line of a wall, at its height, that an opening may continue in. */
  #line(instance: StoreyInstance, wall: Wall, width: number): Wall[] {
    const bounds = widened(boundsOf([wall.from, wall.to]), width);
    return [...(this.#storeys.get(instance)?.grid.near(bounds) ?? [])].filter(
      (other) =>
        other !== wall &&
        areNear(boundsOf([other.from, other.to]), bounds, 0) &&
        (other.neighbour === undefined) === (wall.neighbour === undefined) &&
        other.isUnderground === wall.isUnderground &&
        areAligned(wall, other),
    );
  }

  #add(id: string, type: OpeningType, wall: Wall, { start, end, low, high }: Rectangle): void {
    const length = distanceOf(wall.from, wall.to);
    const corner = (position: number, height: number): Point => [...between(wall.from, wall.to, position / length), height];
    const polygon = [corner(start, low), corner(end, low), corner(end, high), corner(start, high)];
    const [width, height] = [end - start, high - low];
    const geometry: FileGeometry = { polygons: [polygon], area: width * height, mends: [], width, height };
    const { name, kind, windowTypeId, constructionId } = type;
    const opening: FileOpening = {
      id,
      name,
      type: gbxmlTypes[kind],
      ...(windowTypeId === undefined ? {} : { windowTypeId }),
      ...(constructionId === undefined ? {} : { constructionId }),
      geometry,
    };
    const list = this.byWall.get(wall);
    if (list) list.push(opening);
    else this.byWall.set(wall, [opening]);
  }

  /** Adds an opening to its wall and, where it is longer, to those on the same line. */
  #place(id: string, type: OpeningType, walls: readonly Wall[], wanted: Rectangle): number {
    let placed = 0;
    const [first] = walls;
    const length = distanceOf(first!.from, first!.to);
    for (const wall of walls) {
      // Positions along the first wall, and from there along each of them.
      const position = (point: PlanPoint): number =>
        ((point[0] - first!.from[0]) * (first!.to[0] - first!.from[0]) + (point[1] - first!.from[1]) * (first!.to[1] - first!.from[1])) /
        length;
      const [from, to] = [position(wall.from), position(wall.to)];
      const [start, end] = [Math.max(wanted.start, Math.min(from, to)), Math.min(wanted.end, Math.max(from, to))];
      const [low, high] = [Math.max(wanted.low, wall.low), Math.min(wanted.high, wall.high)];
      if (end - start < smallest || high - low < smallest) continue;
      const [near, far] = from < to ? [start - from, end - from] : [from - end, from - start];
      this.#add(placed === 0 ? id : `${id}-part-${wall.prism.id}`, type, wall, { start: near, end: far, low, high });
      placed += (end - start) * (high - low);
    }
    return placed;
  }

  opening(opening: DrawnOpening, instance: StoreyInstance): void {
    const { point, typeId } = opening;
    const id = `${opening.id}${instance.suffix}`;
    const type = this.#types.get(typeId);
    if (type === undefined) {
      this.findings.push({ kind: "unknown-opening-type", openingId: opening.id, typeId });
      this.#leaveOut(id, typeId, 0, "no-area");
      return;
    }
    const { width = type.width, height = type.height, sill = type.sill } = opening;
    const area = width * height;
    const [low, high] = [instance.base + sill, instance.base + sill + height];
    const wall = this.#wallOf(instance, point, low, high);
    if (wall === undefined) {
      this.findings.push({ kind: "opening-off-wall", openingId: opening.id, area, ...this.#distanceToWall(instance, point) });
      this.#leaveOut(id, gbxmlTypes[type.kind], area, "no-wall");
      return;
    }
    if (type.kind === "window" && wall.neighbour?.room.isConditioned && wall.prism.room.isConditioned)
      this.findings.push({ kind: "window-between-rooms", openingId: opening.id, area });
    const length = distanceOf(wall.from, wall.to);
    const middle = nearestOn(wall.from, wall.to, point).share * length;
    const upright = fitted(low, high, Math.max(wall.low, instance.base), wall.high);
    const isLonger = width > length + tolerance;
    const along = isLonger
      ? ([middle - width / 2, middle + width / 2] as const)
      : fitted(middle - width / 2, middle + width / 2, 0, length);
    const walls = isLonger ? [wall, ...this.#line(instance, wall, width)] : [wall];
    const placed = this.#place(id, type, walls, { start: along[0], end: along[1], low: upright[0], high: upright[1] });
    this.#compare(opening, id, type, {
      area,
      placed,
      moved: Math.max(Math.abs(along[0] + along[1] - 2 * middle) / 2, Math.abs(upright[0] - low)),
    });
  }

  #compare(
    { id: openingId }: DrawnOpening,
    id: string,
    { kind }: OpeningType,
    { area, placed, moved }: { readonly area: number; readonly placed: number; readonly moved: number },
  ): void {
    const beyond = area - placed;
    if (beyond > 1e-6 * area) {
      this.findings.push({ kind: "opening-beyond-wall", openingId, area, beyond });
      this.#leaveOut(`${id}-beyond`, gbxmlTypes[kind], beyond, "beyond-wall");
    } else if (moved > tolerance) this.findings.push({ kind: "opening-moved", openingId, distance: moved });
  }
}

/** Openings of the drawing in the walls of each storey of the building. */
export function placeOpenings(drawing: Drawing, instances: readonly StoreyInstance[], walls: readonly Wall[]): PlacedOpenings {
  const placing = new Placing(drawing, walls);
  for (const instance of instances) for (const opening of instance.storey.openings) placing.opening(opening, instance);
  return placing;
}
