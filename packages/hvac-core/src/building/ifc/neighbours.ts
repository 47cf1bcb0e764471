import { flatArea, overlay, type FlatLoop } from "../geometry/overlay.ts";
import { cross, dot, minus, plus, scaled, unitVector } from "../geometry/vector.ts";
import type { Point, Polygon } from "../model/building.ts";
import type { Patch } from "./boundaries.ts";

/** Cosine of 3°: sides of one element. */
const parallelCosine = 0.9986;
/** Largest distance of the two sides of an element, and of other sides that face each other, m. */
const [maxThickness, maxGap] = [1.5, 1.2];
/** Distance aside, m, by which a side that is up to 3° off may be displaced. */
const aside = 0.5;
/** Distance by which sides may be in each other, m. */
const maxIntrusion = 0.05;
/** Share of a surface from which it is taken whole, and below which a part is nothing. */
const [nearlyWhole, nearlyNothing] = [0.98, 0.02];
/** Size of the cells in which surfaces are looked up, m. */
const cellSize = 4;
/** Cells along one axis that a surface is looked up in: 400 m. */
const maxCells = 100;
/** Distance of corners that are one, m. */
const sameCorner = 0.001;

/** A part of a patch with one other side. */
export interface Part {
  readonly patch: Patch;
  /** Undefined for the whole patch. */
  readonly polygons?: readonly Polygon[];
  readonly area: number;
  /** Patch of another room on the other side, and its distance, m. */
  readonly opposite?: Patch;
  readonly gap?: number;
}

interface Frame {
  readonly origin: Point;
  readonly x: Point;
  readonly y: Point;
}

function frameOf({ face, outward }: Patch): Frame {
  const x = unitVector(cross(Math.abs(outward[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], outward));
  return { origin: face.inside, x, y: cross(outward, x) };
}

const flatIn = ({ origin, x, y }: Frame, loop: Polygon): FlatLoop =>
  loop.map((point) => {
    const from = minus(point, origin);
    return [dot(from, x), dot(from, y)] as const;
  });

const spatialIn = ({ origin, x, y }: Frame, loop: FlatLoop): Polygon =>
  loop.map(([a, b]) => plus(origin, plus(scaled(x, a), scaled(y, b))));

const isOuter = ({ boundary: { side } }: Patch): boolean => side === "exterior" || side === "ground";

const hasSameElement = (a: Patch, b: Patch): boolean =>
  a.boundary.element !== undefined && a.boundary.element.id === b.boundary.element?.id;

const isOpposite = (patch: Patch, other: Patch): boolean => dot(patch.outward, other.outward) <= -parallelCosine;

/** Distance to a side of another room that may be the other side of a patch, m; undefined for others. */
function gapTo(patch: Patch, other: Patch): number | undefined {
  if (!isOpposite(patch, other)) return undefined;
  const isSame = hasSameElement(patch, other);
  // Sides of two elements that are both to the outdoors are a question of distance alone, which is a finding.
  if (!isSame && (isOuter(patch) || isOuter(other))) return undefined;
  const gap = dot(minus(other.face.inside, patch.face.inside), patch.outward);
  return gap >= -maxIntrusion && gap <= (isSame ? maxThickness : maxGap) ? gap : undefined;
}

type Bounds = readonly [low: Point, high: Point];

/** Bounds of a patch and of where its other side may be: beyond it, and a little aside where the sides are not quite parallel. */
function reachOf({ outward }: Patch, [low, high]: Bounds): Bounds {
  const along = ([0, 1, 2] as const).map((axis) => outward[axis] * maxThickness) as unknown as Point;
  return [
    [low[0] + Math.min(0, along[0]) - aside, low[1] + Math.min(0, along[1]) - aside, low[2] + Math.min(0, along[2]) - aside],
    [high[0] + Math.max(0, along[0]) + aside, high[1] + Math.max(0, along[1]) + aside, high[2] + Math.max(0, along[2]) + aside],
  ];
}

function boundsOf(patch: Patch): Bounds {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const loop of patch.outer)
    for (const point of loop)
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis], point[axis]);
        high[axis] = Math.max(high[axis], point[axis]);
      }
  return [low, high];
}

const overlaps = ([low, high]: Bounds, [otherLow, otherHigh]: Bounds): boolean =>
  low[0] <= otherHigh[0] &&
  low[1] <= otherHigh[1] &&
  low[2] <= otherHigh[2] &&
  high[0] >= otherLow[0] &&
  high[1] >= otherLow[1] &&
  high[2] >= otherLow[2];

/** A patch in a grid. */
interface GridEntry {
  readonly patch: Patch;
  readonly bounds: Bounds;
}

/** Looks up patches near others. */
export class PatchGrid {
  readonly #entries: readonly GridEntry[];
  readonly #byElement = new Map<number, GridEntry[]>();
  /** Made when the first patch is looked up in them. */
  #cells: Map<string, GridEntry[]> | undefined;

  constructor(patches: readonly Patch[]) {
    this.#entries = patches.map((patch) => ({ patch, bounds: boundsOf(patch) }));
    for (const entry of this.#entries) {
      const { element } = entry.patch.boundary;
      if (element !== undefined) addTo(this.#byElement, element.id, entry);
    }
  }

  #cellsOf(bounds: Bounds): readonly (readonly GridEntry[])[] {
    if (this.#cells === undefined) {
      this.#cells = new Map();
      for (const entry of this.#entries) for (const key of keysOf(entry.bounds)) addTo(this.#cells, key, entry);
    }
    return keysOf(bounds).flatMap((key) => {
      const entries = this.#cells!.get(key);
      return entries === undefined ? [] : [entries];
    });
  }

  /** Patches that may be the other side of one: to the outdoors only those of its element are. */
  near(patch: Patch): readonly Patch[] {
    const reach = reachOf(patch, boundsOf(patch));
    const { element } = patch.boundary;
    const cells = isOuter(patch) ? [(element && this.#byElement.get(element.id)) ?? []] : this.#cellsOf(reach);
    const patches = new Set<Patch>();
    for (const entries of cells)
      for (const entry of entries)
        if (entry.patch.room !== patch.room && isOpposite(patch, entry.patch) && overlaps(reach, entry.bounds)) patches.add(entry.patch);
    return [...patches];
  }
}

function addTo<K>(map: Map<K, GridEntry[]>, key: K, entry: GridEntry): void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}

/** Cells that a patch is in; those far from the first one are left out. */
function keysOf([low, high]: Bounds): string[] {
  const [from, to] = [low.map((each) => Math.floor(each / cellSize)), high.map((each) => Math.floor(each / cellSize))];
  const keys: string[] = [];
  const last = (axis: number): number => Math.min(to[axis]!, from[axis]! + maxCells);
  for (let x = from[0]!; x <= last(0); x++)
    for (let y = from[1]!; y <= last(1); y++) for (let z = from[2]!; z <= last(2); z++) keys.push(`${x} ${y} ${z}`);
  return keys;
}

/** Whether two loops have the same corners, whatever their order and their distance across the plane. */
function isSameLoop(a: FlatLoop, b: FlatLoop): boolean {
  return (
    a.length === b.length &&
    a.every(([x, y]) => b.some((other) => Math.abs(other[0] - x) < sameCorner && Math.abs(other[1] - y) < sameCorner))
  );
}

/** Whether the rectangles around loops touch at most. */
function isApart(a: readonly FlatLoop[], b: readonly FlatLoop[]): boolean {
  const range = (loops: readonly FlatLoop[], axis: 0 | 1): readonly [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (const loop of loops)
      for (const point of loop) {
        low = Math.min(low, point[axis]);
        high = Math.max(high, point[axis]);
      }
    return [low, high];
  };
  return ([0, 1] as const).some((axis) => {
    const [first, second] = [range(a, axis), range(b, axis)];
    return first[1] - second[0] < sameCorner || second[1] - first[0] < sameCorner;
  });
}

/** Divides a patch by the sides of other rooms that it faces; the nearest are first. What faces none is the last part. */
export function partsOf(patch: Patch, grid: PatchGrid): Part[] {
  const { face } = patch;
  const candidates = grid
    .near(patch)
    .flatMap((other) => {
      const gap = gapTo(patch, other);
      return gap === undefined ? [] : [{ other, gap }];
    })
    .toSorted((a, b) => a.gap - b.gap || a.other.boundary.order - b.other.boundary.order);
  if (candidates.length === 0) return [{ patch, area: face.area }];
  const frame = frameOf(patch);
  const loopsOf = ({ outer }: Patch): FlatLoop[] => outer.map((loop) => flatIn(frame, loop));
  let rest: readonly FlatLoop[] = loopsOf(patch);
  const parts: Part[] = [];
  for (const { other, gap } of candidates) {
    const loops = loopsOf(other);
    if (isApart(rest, loops)) continue;
    const isWhole = parts.length === 0 && rest.length === 1 && loops.length === 1 && isSameLoop(rest[0]!, loops[0]!);
    if (isWhole) return [{ patch, area: face.area, opposite: other, gap }];
    const { inside, outside } = overlay(rest, loops);
    const area = flatArea(inside);
    if (area <= nearlyNothing * Math.min(face.area, other.face.area)) continue;
    if (area >= nearlyWhole * face.area) return [{ patch, area: face.area, opposite: other, gap }];
    parts.push({ patch, polygons: inside.map((loop) => spatialIn(frame, loop)), area, opposite: other, gap });
    rest = outside;
  }
  const remaining = flatArea(rest);
  if (parts.length === 0) return [{ patch, area: face.area }];
  if (remaining > 1e-6 * face.area) parts.push({ patch, polygons: rest.map((loop) => spatialIn(frame, loop)), area: remaining });
  return parts;
}
