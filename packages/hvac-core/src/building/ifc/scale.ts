import { areaOf } from "../geometry/polygon.ts";
import type { Polygon } from "../model/building.ts";
import type { FileSpace } from "../model/fileModel.ts";
import type { Finding } from "../model/findings.ts";
import type { Shape } from "./geometry/shapes.ts";

/** Largest extent of a room, m: outside of these the unit of its shape is in doubt, and a corrected one is well within. */
const [smallest, largest] = [0.2, 2000];
const [usualFrom, usualTo] = [1, 500];
/** Units of lengths, m, that programs confuse. */
const lengths = { Millimeters: 0.001, Centimeters: 0.01, Decimeters: 0.1, Inches: 0.0254, Feet: 0.3048 } as const;
/** Ratio of an entry to the shape of its room that is usual, or that is in doubt where units differ by 100 or more; share of rooms that have one unit. */
const [usualRatio, doubtfulRatio, nearlyAll] = [1.3, 2, 0.8];

type LengthName = keyof typeof lengths | "Meters";

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Largest extent of a shape along an axis. */
function extentOf({ faces }: Shape): number {
  const points = faces.flatMap(({ outer }) => outer);
  const extents = [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (const point of points) {
      low = Math.min(low, point[axis]!);
      high = Math.max(high, point[axis]!);
    }
    return high - low;
  });
  return Math.max(0, ...extents);
}

/** A unit of lengths that fits, m, and the finding about it. */
interface ShapeUnit {
  readonly length: number;
  readonly findings: readonly Finding[];
}

/** Unit of the shapes of rooms: that of the file, unless no room can have their size. Programs that add rooms to a file have written metres into millimetres. */
export function unitOfShapes(shapes: readonly Shape[], length: number, unit: string): ShapeUnit {
  const extents = shapes.map(extentOf).filter((extent) => extent > 0 && Number.isFinite(extent));
  const median = medianOf(extents);
  const isDoubtful = median > 0 && (median * length < smallest || median * length > largest);
  const candidates: readonly (readonly [LengthName, number])[] = [
    ["Meters", 1],
    ["Millimeters", lengths.Millimeters],
  ];
  const fit = isDoubtful ? candidates.find(([, each]) => median * each >= usualFrom && median * each <= usualTo) : undefined;
  if (fit === undefined) return { length, findings: [] };
  return { length: fit[1], findings: [{ kind: "unit-corrected", quantity: "length", from: unit, to: fit[0] }] };
}

const levels = (polygons: readonly Polygon[]): number => {
  let [low, high] = [Infinity, -Infinity];
  for (const polygon of polygons)
    for (const point of polygon) {
      low = Math.min(low, point[2]);
      high = Math.max(high, point[2]);
    }
  return Math.max(0, high - low);
};

/** Area and volume of the shape of a room, nearly. */
function sizeOfShape({ floor, shell, shellVolume }: FileSpace): { readonly area: number; readonly volume: number } {
  const area = floor.reduce((sum, polygon) => sum + areaOf(polygon), 0);
  return { area, volume: shellVolume ?? area * levels(shell) };
}

function isNear(ratio: number, factor: number): boolean {
  const most = factor < 100 ? usualRatio : doubtfulRatio;
  return ratio <= factor * most && ratio >= factor / most;
}

/** Unit of which nearly all entries of the rooms are, although they are read as SI; undefined where they are SI. */
function unitOfEntries(ratios: readonly number[], power: 2 | 3): readonly [LengthName, number] | undefined {
  const fits = (factor: number): boolean => ratios.filter((ratio) => isNear(ratio, factor)).length >= nearlyAll * ratios.length;
  if (ratios.length === 0 || fits(1)) return undefined;
  for (const [name, length] of Object.entries(lengths) as readonly (readonly [LengthName, number])[])
    if (fits(length ** -power)) return [name, length ** power];
  return undefined;
}

/** Rooms whose areas and volumes are in the unit that nearly all of them fit their shapes in. */
export function inUnitOfShapes(spaces: readonly FileSpace[]): {
  readonly spaces: readonly FileSpace[];
  readonly findings: readonly Finding[];
} {
  const findings: Finding[] = [];
  const sizes = spaces.map(sizeOfShape);
  const factorOf = (quantity: "area" | "volume", power: 2 | 3): number => {
    const ratios = spaces.flatMap(({ [quantity]: entry }, index) => {
      const computed = sizes[index]![quantity];
      return entry === undefined || computed === 0 ? [] : [entry / computed];
    });
    const unit = unitOfEntries(ratios, power);
    if (unit === undefined) return 1;
    findings.push({ kind: "unit-corrected", quantity, from: "Meters", to: unit[0] });
    return unit[1];
  };
  const [area, volume] = [factorOf("area", 2), factorOf("volume", 3)];
  if (findings.length === 0) return { spaces, findings };
  return {
    spaces: spaces.map((space) => ({
      ...space,
      ...(space.area === undefined ? {} : { area: space.area * area }),
      ...(space.volume === undefined ? {} : { volume: space.volume * volume }),
    })),
    findings,
  };
}
