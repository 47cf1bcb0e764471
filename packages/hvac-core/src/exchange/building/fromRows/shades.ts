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
  readonly shade: ShadeKind;
}

/** Reach of an overhang or of fins that run far past their window, m: readers take one of more than 20 m as that. */
export const farReach = 20.5;

/** Ends of a block that runs far past its window, m: readers take one of more than 999 m, or farther than 89° from straight ahead, as that. */
const [farBlock, farTangent] = [1001, 58];

const hasFins = ({ finDepth }: WindowRow): boolean => finDepth > 0;
const hasBlock = ({ obstruction }: WindowRow): boolean => obstruction === "block";

/** Whether a window has fins or an obstruction, which would also shade windows next to it, or an overhang that is too high to be read. */
export const isShadedApart = (row: WindowRow): boolean =>
  hasFins(row) || hasBlock(row) || (row.overhangDepth > 0 && row.overhangGap > usualGap);

/** A shade of a row as it is left out. */
const named = ({ id, name }: WindowRow, shade: LeftOutShade["shade"]): LeftOutShade => ({ windowId: id, name, shade });

/** Upright rectangles across the wall, on the left and on the right as seen from outside. */
function fins({ finDepth, finGap, finReach, finSide, width, height }: WindowRow, opening: BuildingOpening, axes: Axes): PlacedShade[] {
  const { out, right, up } = axes;
  const starts = [...(finSide === "right" ? [] : [-finGap]), ...(finSide === "left" ? [] : [width + finGap])];
  return starts.map((start) => ({
    kind: "fins",
    polygon: rectangle(moved(opening.polygon[0]!, [start, right]), { right: out, up }, finDepth, height + (finReach ?? farReach)),
  }));
}

/** The block in front, from the lower edge of the window upwards. */
function block(row: WindowRow, opening: BuildingOpening, { out, right, up }: Axes): PlacedShade[] {
  const { obstructionHeight: height, obstructionDistance: distance, obstructionLeft, obstructionRight, width } = row;
  const far = Math.min(farBlock, farTangent * distance + width);
  const [toLeft, toRight] = [obstructionLeft ?? far, obstructionRight ?? far];
  const [start, length] = [moved(opening.polygon[0]!, [distance, out], [-toLeft, right]), toLeft + width + toRight];
  return length > 0 && height > 0 ? [{ kind: "obstruction", polygon: rectangle(start, { right, up }, length, height) }] : [];
}

/** Whether a length that is read, undefined where it is endless, is that of a row, m. */
const isSame = (read: number | undefined, entered: number | null): boolean =>
  read === undefined || entered === null
    ? read === undefined && entered === null
    : Math.abs(read - entered) <= 1e-9 * Math.max(1, Math.abs(entered));

/** Whether the overhang, the fins and the obstruction among the shades of a window read back as its row has them, and as nothing else. */
function isReadBack(row: WindowRow, opening: BuildingOpening, shades: readonly PlacedShade[]): boolean {
  const all = shades.map(({ polygon }, index) => bounded("shade", String(index), polygon));
  const view = viewOf(opening, row.azimuth)!;
  const attached = attachedShades(view, all);
  const [overhang, side] = [overhangOf(view, attached), finsOf(view, attached)];
  const used = new Set([...(overhang?.shadeIds ?? []), ...(side?.shadeIds ?? [])]);
  const blocking = obstructionOf(
    view,
    seenFrom(
      view,
      all.filter(({ id }) => !used.has(id)),
    ),
  );
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
  const isBlock =
    blocking === undefined
      ? !has("obstruction")
      : has("obstruction") &&
        isSame(blocking.height, row.obstructionHeight) &&
        isSame(blocking.distance, row.obstructionDistance) &&
        isSame(blocking.left, row.obstructionLeft) &&
        isSame(blocking.right, row.obstructionRight);
  return isOverhang && areFins && isBlock;
}

/** The overhang, the fins and the obstruction of a window apart, as far as they read back as its row has them, and those that do not. */
export function shadesOfWindow(
  row: WindowRow,
  opening: BuildingOpening,
  axes: Axes,
  overhangs: readonly PlacedShade[],
): { readonly shades: readonly PlacedShade[]; readonly leftOut: readonly LeftOutShade[] } {
  const kinds = [
    { kind: "overhang", added: overhangs },
    { kind: "fins", added: hasFins(row) ? fins(row, opening, axes) : [] },
    { kind: "obstruction", added: hasBlock(row) ? block(row, opening, axes) : [] },
  ] as const;
  let shades: readonly PlacedShade[] = [];
  const leftOut: LeftOutShade[] = [];
  for (const { kind, added } of kinds) {
    if (added.length === 0) {
      // Nothing can be in front of a block without a size.
      if (kind === "obstruction" && hasBlock(row)) leftOut.push(named(row, kind));
      continue;
    }
    const all = [...shades, ...added];
    if (isReadBack(row, opening, all)) shades = all;
    else leftOut.push(named(row, kind));
  }
  return { shades, leftOut };
}
