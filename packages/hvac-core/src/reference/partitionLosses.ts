import { applications2019, bies2017, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";

const handbook: Citation = { source: applications2019, locator: "ch. 49, Table 40" };
const bies: Citation = { source: bies2017, locator: "Table 7.6" };

/** Transmission loss of a wall, door, window or floor. */
export interface PartitionLoss extends ReferenceRow {
  readonly group: "wall" | "sheet" | "door" | "glass" | "floor";
  /** Transmission loss in the octave bands 63…8000 Hz, dB; 8 kHz repeats 4 kHz where it is not printed. */
  readonly transmissionLoss: readonly number[];
  /** Sound transmission class, where it is printed. */
  readonly transmissionClass?: number;
}

/** Losses as printed: 63…8000 Hz, or to 4000 Hz. */
type Row = readonly [id: string, label: string, group: PartitionLoss["group"], source: Citation, printed: readonly number[], stc?: number];

const rows: readonly Row[] = [
  ["gypsum-single", "Gypsum board on wood studs, one side", "wall", bies, [9, 15, 20, 24, 29, 32, 35, 38]],
  ["gypsum-steel-studs", "Gypsum boards, 16 mm, both sides of steel studs", "wall", handbook, [18, 16, 33, 47, 55, 43, 47], 38],
  [
    "gypsum-steel-studs-filled",
    "Gypsum boards, 16 mm, both sides of steel studs, filled",
    "wall",
    handbook,
    [16, 23, 44, 58, 64, 52, 53],
    49,
  ],
  ["gypsum-double-filled", "Double gypsum boards both sides of steel studs, filled", "wall", handbook, [19, 32, 50, 62, 67, 58, 63], 56],
  ["gypsum-two-rows", "Double gypsum boards on two rows of steel studs, filled", "wall", handbook, [23, 40, 54, 62, 71, 69, 74], 64],
  ["concrete-block", "Concrete block, 200 mm (8 in)", "wall", handbook, [35, 35, 41, 44, 50, 57, 64], 50],
  ["brick-plastered", "Brick, one leaf, plastered both sides", "wall", bies, [30, 36, 37, 40, 46, 54, 57, 59]],
  ["block-painted", "Hollow concrete block, painted", "wall", bies, [22, 30, 34, 40, 50, 50, 52, 53]],
  ["brick-cavity", "Brick with a cavity, 280 mm, plastered", "wall", bies, [28, 34, 34, 40, 56, 73, 76, 78]],
  ["aerated-block", "Aerated concrete block wall", "wall", bies, [20, 27, 31, 39, 45, 53, 38, 62]],
  ["chipboard", "Chipboard on a wood frame", "wall", bies, [14, 17, 18, 25, 30, 26, 32, 38]],
  ["plywood", "Plywood on a wood frame", "wall", bies, [6, 9, 13, 16, 21, 27, 29, 33]],
  ["sheet-steel-thin", "Galvanised steel sheet, 22 gauge", "sheet", bies, [3, 8, 14, 20, 23, 26, 27, 35]],
  ["sheet-steel-thick", "Galvanised steel sheet, 16 gauge", "sheet", bies, [9, 14, 21, 27, 32, 37, 43, 42]],
  ["door-hollow", "Door, hollow core, usual gaps", "door", bies, [1, 12, 13, 14, 16, 18, 24, 26]],
  ["door-solid", "Door, solid hardwood, usual gaps", "door", bies, [13, 17, 21, 26, 29, 31, 34, 32]],
  ["door-acoustic", "Acoustic door, double steel, sealed", "door", bies, [37, 36, 39, 44, 49, 54, 57, 60]],
  ["double-glazing-7", "Double glazing, 7 mm gap", "glass", bies, [15, 22, 16, 20, 29, 31, 27, 30]],
  ["double-window-100", "Two panes of 6 mm, 100 mm apart", "glass", bies, [20, 28, 30, 38, 45, 45, 53, 50]],
  ["double-window-188", "Two panes of 6 mm, 188 mm apart", "glass", bies, [25, 30, 35, 41, 48, 50, 56, 56]],
  ["concrete-floor", "Concrete slab, 150 mm", "floor", handbook, [40, 40, 40, 49, 58, 67, 76], 53],
  ["concrete-floating-floor", "Concrete slab, 150 mm, with a floating slab", "floor", handbook, [44, 52, 58, 73, 87, 97, 100], 72],
  ["concrete-screed", "Concrete slab, 126 mm, with a floating screed", "floor", bies, [35, 38, 43, 48, 54, 61, 63, 67]],
  ["wood-floor-ceiling", "Wood floor with a gypsum ceiling below", "floor", bies, [15, 18, 25, 37, 39, 45, 45, 48]],
];

/**
 * Transmission loss of common partitions, measured in laboratories; on site, gaps and flanking paths
 * reduce it. A test report takes precedence.
 *
 * @source ashrae-applications-2019, ch. 49, Table 40
 * @source bies-2017, Table 7.6
 * @example
 * ```ts
 * import { partitionLosses } from "@org/hvac-core/reference";
 * partitionLosses.find(({ id }) => id === "concrete-block")?.transmissionClass; // 50
 * ```
 */
export const partitionLosses: readonly PartitionLoss[] = rows.map(([id, label, group, source, printed, stc]) => {
  const transmissionLoss = printed.length === 8 ? printed : [...printed, printed.at(-1)!];
  return { id, label, group, source, transmissionLoss, ...(stc === undefined ? {} : { transmissionClass: stc }) };
});
