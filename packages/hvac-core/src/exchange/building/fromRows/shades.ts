import type { BuildingOpening } from "../../../building/index.ts";
import { obstructionOf } from "../shading/obstruction.ts";
import { attachedShades, finsOf, overhangOf, usualGap } from "../shading/projections.ts";
import { seenFrom } from "../shading/skyline.ts";
import { bounded, viewOf } from "../shading/view.ts";
import type { WindowRow } from "./fabric.ts";
import { moved, rectangle, type Axes, type PlacedShade, type ShadeKind } from "./geometry.ts";

/** What shades the windows of a row and is not in the file. */
export interface LeftOutShade {
  /** Id of the window row. */
  readonly windowId: string;
  readonly name: string;
  readonly shade: ShadeKind | "obstruction";
}

/** Reach of an overhang or of fins that run far past their window, m: readers take one of more than 20 m as that. */
export const farReach = 20.5;

const hasFins = ({ finDepth }: WindowRow): boolean => finDepth > 0;

/** Whether a window has fins, which would also shade windows next to it, or an overhang that is too high to be read. */
export const isShadedApart = (row: WindowRow): boolean => hasFins(row) || (row.overhangDepth > 0 && row.overhangGap > usualGap);

/** A shade of a row as it is left out. */
const named = ({ id, name }: WindowRow, shade: LeftOutShade["shade"]): LeftOutShade => ({ windowId: id, name, shade });

/**
 * Obstructions of windows. None is in the file: readers take all of the building and its shades that is in front of a window as its obstruction, so that
 * the block of one window would change those of others.
 */
export const obstructionsOf = (windows: readonly WindowRow[]): LeftOutShade[] =>
  windows
    .filter(({ kind, count, obstruction }) => kind === "window" && count > 0 && obstruction === "block")
    .map((row) => named(row, "obstruction"));

/** Upright rectangles across the wall, on the left and on the right as seen from outside. */
function fins({ finDepth, finGap, finReach, finSide, width, height }: WindowRow, opening: BuildingOpening, axes: Axes): PlacedShade[] {
  const { out, right, up } = axes;
  const starts = [...(finSide === "right" ? [] : [-finGap]), ...(finSide === "left" ? [] : [width + finGap])];
  return starts.map((start) => ({
    kind: "fins",
    polygon: rectangle(moved(opening.polygon[0]!, [start, right]), { right: out, up }, finDepth, height + (finReach ?? farReach)),
  }));
}

/** Whether a length that is read, undefined where it is endless, is that of a row, m. */
const isSame = (read: number | undefined, entered: number | null): boolean =>
  read === undefined || entered === null
    ? read === undefined && entered === null
    : Math.abs(read - entered) <= 1e-9 * Math.max(1, Math.abs(entered));

/** Whether the overhang and the fins among the shades of a window read back as its row has them, and as nothing else. */
function isReadBack(row: WindowRow, opening: BuildingOpening, shades: readonly PlacedShade[]): boolean {
  const all = shades.map(({ polygon }, index) => bounded("shade", String(index), polygon));
  const view = viewOf(opening, row.azimuth)!;
  const attached = attachedShades(view, all);
  const [overhang, side] = [overhangOf(view, attached), finsOf(view, attached)];
  const used = new Set([...(overhang?.shadeIds ?? []), ...(side?.shadeIds ?? [])]);
  const others = all.filter(({ id }) => !used.has(id));
  if (obstructionOf(view, seenFrom(view, others)) !== undefined) return false;
  const { overhangDepth, overhangGap, overhangReach, finDepth, finGap, finReach, finSide } = row;
  const has = (kind: ShadeKind): boolean => shades.some((each) => each.kind === kind);
  const isOverhang =
    overhang === undefined
      ? !has("overhang")
      : isSame(overhang.depth, overhangDepth) && isSame(overhang.gap, overhangGap) && isSame(overhang.reach, overhangReach);
  const areFins =
    side === undefined
      ? !has("fins")
      : side.side === finSide && isSame(side.depth, finDepth) && isSame(side.gap, finGap) && isSame(side.reach, finReach);
  return isOverhang && areFins;
}

/** The overhang and the fins of a window apart, as far as they read back as its row has them, and those that do not. */
export function shadesOfWindow(
  row: WindowRow,
  opening: BuildingOpening,
  axes: Axes,
  overhangs: readonly PlacedShade[],
): { readonly shades: readonly PlacedShade[]; readonly leftOut: readonly LeftOutShade[] } {
  const kinds = [
    { kind: "overhang", added: overhangs },
    { kind: "fins", added: hasFins(row) ? fins(row, opening, axes) : [] },
  ] as const;
  let shades: readonly PlacedShade[] = [];
  const leftOut: LeftOutShade[] = [];
  for (const { kind, added } of kinds) {
    if (added.length === 0) continue;
    const all = [...shades, ...added];
    if (isReadBack(row, opening, all)) shades = all;
    else leftOut.push(named(row, kind));
  }
  return { shades, leftOut };
}
