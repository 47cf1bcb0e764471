import type { Box } from "./polylines.ts";
import { roundNumber } from "./scales.ts";

/** Inside dimensions in one unit of length, equal for a round section. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

export type SectionShape = "rectangular" | "round" | "oval";

/** A section on the page, px, around its centre. `radius` of its corners: half the height for a round or flat oval section. */
export interface DrawnSection extends Box {
  readonly radius: number;
}

export interface SectionLayout {
  readonly size: DrawnSection;
  /** Omitted if it is the same. */
  readonly exact: DrawnSection | undefined;
  /** A round length in the unit of the sides, and its length on the page. */
  readonly scaleBar: { readonly length: number; readonly drawn: number };
}

/** Lines closer than this look like one line, on screen and in print, px. */
const minSeparation = 0.25;

/**
 * Places a section and, around the same centre, a second one in a box: both to one scale, as large as the box allows.
 * @param box in px
 */
export function layOutSection(shape: SectionShape, size: Sides, exact: Sides | undefined, box: Box): SectionLayout {
  const [room, rise] = [box.right - box.left, box.bottom - box.top];
  const widest = Math.max(size.width, exact?.width ?? 0);
  const highest = Math.max(size.height, exact?.height ?? 0);
  const perUnit = Math.min(room / widest, rise / highest);
  const [centreX, centreY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const draw = ({ width, height }: Sides): DrawnSection => {
    const [halfWidth, halfHeight] = [(width * perUnit) / 2, (height * perUnit) / 2];
    const radius = shape === "rectangular" ? 0 : Math.min(halfWidth, halfHeight);
    return { left: centreX - halfWidth, right: centreX + halfWidth, top: centreY - halfHeight, bottom: centreY + halfHeight, radius };
  };
  const drawn = draw(size);
  const other = exact && draw(exact);
  const differs = other && (Math.abs(other.left - drawn.left) >= minSeparation || Math.abs(other.top - drawn.top) >= minSeparation);
  const length = roundNumber(room / 3 / perUnit, "down");
  return { size: drawn, exact: differs ? other : undefined, scaleBar: { length, drawn: length * perUnit } };
}
