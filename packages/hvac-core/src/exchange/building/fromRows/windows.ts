import type { BuildingOpening, Point, Polygon } from "../../../building/index.ts";
import type { FileFabric, WindowRow } from "./fabric.ts";
import type { FileIds } from "./fileIds.ts";
import { moved, rectangle, type Axes, type PlacedShade } from "./geometry.ts";
import { farReach, isShadedApart } from "./shades.ts";

/** Windows of one direction with the same overhang, which can be in one wall or roof. */
export interface WindowGroup {
  readonly isSkylight: boolean;
  readonly azimuth: number;
  /** Degrees from up. */
  readonly tilt: number;
  /** Undefined without an overhang. */
  readonly overhang: { readonly depth: number; readonly gap: number; readonly reach: number | null } | undefined;
  /** Whether it is one window with fins, an obstruction or a high overhang, which fills a surface apart. */
  readonly isApart: boolean;
  /** One for each window. */
  readonly windows: readonly WindowRow[];
  /** m². */
  readonly area: number;
}

/** Tilt below which a roof is flat, and its azimuth nothing, degrees. */
const flat = 0.5;

/** Direction of a surface or a window: azimuths of flat ones are one. */
export const directionKey = (azimuth: number, tilt: number): string => (tilt < flat ? "flat" : `${azimuth % 360} ${tilt}`);

/** Groups of the windows of a room, in the order of their rows. */
export function windowGroups(windows: readonly WindowRow[]): readonly WindowGroup[] {
  const groups = new Map<string, WindowGroup>();
  for (const row of windows) {
    const { kind, azimuth, width, height, count, overhangDepth: depth, overhangGap: gap, overhangReach: reach } = row;
    if (count === 0) continue;
    const isSkylight = kind === "skylight";
    const tilt = isSkylight ? row.tilt : 90;
    const overhang = !isSkylight && depth > 0 ? { depth, gap, reach } : undefined;
    const isApart = !isSkylight && isShadedApart(row);
    const common = { isSkylight, azimuth, tilt, overhang, isApart };
    if (isApart) {
      for (let index = 0; index < count; index++) groups.set(`${row.id} ${index}`, { ...common, windows: [row], area: width * height });
      continue;
    }
    const key = JSON.stringify([isSkylight, directionKey(azimuth, tilt), overhang]);
    const before = groups.get(key) ?? { ...common, windows: [], area: 0 };
    const all = Array.from({ length: count }, () => row);
    groups.set(key, { ...before, windows: [...before.windows, ...all], area: before.area + count * width * height });
  }
  return [...groups.values()];
}

/** Distance of windows from each other and from the edges of their wall, m. */
const margin = 0.1;

/** Distance between two windows of a group: an overhang of one does not reach over the next. */
const spacingOf = ({ overhang }: WindowGroup): number => margin + (overhang?.reach ?? 0);

/** Whether the windows of a group fit next to each other into a rectangle. */
export function fitsInRow(group: WindowGroup, width: number, height: number): boolean {
  const { windows } = group;
  const length = windows.reduce((sum, window) => sum + window.width, 0) + (windows.length - 1) * spacingOf(group);
  return length <= width - 2 * margin && Math.max(...windows.map((window) => window.height)) <= height - 2 * margin;
}

/** Openings of a surface, and the overhangs above them. */
export interface PlacedWindows {
  readonly openings: readonly BuildingOpening[];
  readonly shades: readonly PlacedShade[];
}

/** Makes openings of windows. */
export class WindowWriter {
  readonly #fabric: FileFabric;
  readonly #ids: FileIds;
  readonly #roomId: string;

  constructor(fabric: FileFabric, ids: FileIds, roomId: string) {
    this.#fabric = fabric;
    this.#ids = ids;
    this.#roomId = roomId;
  }

  #opening(row: WindowRow, polygon: Polygon): BuildingOpening {
    const { id, name, kind, width, height } = row;
    const windowTypeId = this.#fabric.windowTypeFor(row);
    const fileId = this.#ids.unique(`${this.#roomId}-${id}`);
    return {
      id: fileId,
      name: name || fileId,
      type: kind === "skylight" ? "FixedSkylight" : "FixedWindow",
      kind,
      area: width * height,
      width,
      height,
      ...(windowTypeId === undefined ? {} : { windowTypeId }),
      polygon,
    };
  }

  /** Windows side by side, their heads at one height above a corner, with the overhangs above them. */
  inRow(group: WindowGroup, corner: Point, axes: Axes, head: number): PlacedWindows {
    const { overhang, windows } = group;
    const spacing = spacingOf(group);
    let [start, end] = [margin, margin];
    const placed = windows.map((window) => {
      start = end === margin ? margin : end + spacing;
      end = start + window.width;
      const polygon = rectangle(moved(corner, [start, axes.right], [head - window.height, axes.up]), axes, window.width, window.height);
      return { start, opening: this.#opening(window, polygon), width: window.width };
    });
    const openings = placed.map(({ opening }) => opening);
    if (!overhang) return { openings, shades: [] };
    const { depth, gap, reach } = overhang;
    const shade = (from: number, to: number): PlacedShade => {
      const wall = moved(corner, [from, axes.right], [head + gap, axes.up]);
      return { kind: "overhang", polygon: rectangle(wall, { right: axes.out, up: axes.right }, depth, to - from) };
    };
    if (reach === null) return { openings, shades: [shade(margin - farReach, end + farReach)] };
    return { openings, shades: placed.map(({ start: from, width }) => shade(from - reach, from + width + reach)) };
  }

  /** Windows as one band over the whole width, where they do not fit side by side: their areas are right, and their sizes are entries. */
  inBand({ windows, area }: WindowGroup, corner: Point, axes: Axes, width: number): PlacedWindows {
    const height = area / width;
    let start = 0;
    const openings = windows.map((window) => {
      const length = (window.width * window.height) / height;
      const polygon = rectangle(moved(corner, [start, axes.right]), axes, length, height);
      start += length;
      return this.#opening(window, polygon);
    });
    return { openings, shades: [] };
  }
}
