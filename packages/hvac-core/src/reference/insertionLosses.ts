import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { acousticLouvres, ashraeCeilings } from "./sources.ts";

const ceilings: Citation = { source: ashraeCeilings, locator: "ceiling, plenum and room attenuation" };
const louvres: Citation = { source: acousticLouvres, locator: "transmission losses by model" };

/** Insertion loss of a ceiling below a source, or of a louvre in a wall. */
export interface InsertionLoss extends ReferenceRow {
  readonly group: "ceiling" | "louvre";
  /** Insertion loss in the octave bands 63…8000 Hz, dB; 8 kHz repeats 4 kHz where it is not printed. */
  readonly insertionLoss: readonly number[];
}

/** Losses as printed: 63…4000 Hz (ceilings) or 63…8000 Hz (louvres). */
type Row = readonly [id: string, label: string, source: Citation, printed: readonly number[]];

const rows: readonly Row[] = [
  ["mineral-fibre", "Mineral fibre tiles, 16 mm, 4.9 kg/m²", ceilings, [13, 16, 18, 20, 26, 31, 36]],
  ["mineral-fibre-light", "Mineral fibre tiles, 16 mm, 2.4 kg/m²", ceilings, [13, 15, 17, 19, 25, 30, 33]],
  ["glass-fibre", "Glass fibre tiles, 16 mm", ceilings, [13, 16, 15, 17, 17, 18, 19]],
  ["glass-fibre-thick", "Glass fibre tiles, 50 mm", ceilings, [14, 17, 18, 21, 25, 29, 35]],
  ["gypsum-tiles", "Gypsum board tiles, 13 mm", ceilings, [14, 16, 18, 18, 21, 22, 22]],
  ["gypsum-ceiling-solid", "Gypsum board ceiling without joints, 16 mm", ceilings, [20, 23, 27, 27, 29, 29, 30]],
  ["gypsum-ceiling-double", "Double gypsum board ceiling, 25 mm", ceilings, [24, 27, 31, 31, 33, 33, 34]],
  ["louvre-100", "Acoustic louvre, 100 mm deep, 42 % free", louvres, [5, 4, 5, 6, 9, 13, 14, 13]],
  ["louvre-150", "Acoustic louvre, 150 mm deep, 32 % free", louvres, [6, 6, 8, 10, 14, 18, 16, 15]],
  ["louvre-300", "Acoustic louvre, 300 mm deep, 45 % free", louvres, [6, 7, 10, 12, 18, 18, 14, 13]],
  ["louvre-305-open", "Acoustic louvre, 305 mm deep, 52 % free", louvres, [4, 5, 8, 9, 12, 9, 7, 6]],
  ["louvre-600", "Acoustic louvre, 600 mm deep, 45 % free", louvres, [7, 9, 12, 24, 31, 33, 39, 30]],
  ["louvre-double", "Two acoustic louvres of 300 mm, 20 to 36 % free", louvres, [5, 10, 14, 22, 27, 25, 21, 17]],
];

/**
 * Insertion loss of suspended ceilings below a duct, terminal or unit (ceiling, plenum and room combined: subtracted from the radiated sound power it
 * gives the level in the room), and of acoustic louvres by depth. Manufacturers' data take precedence.
 *
 * @source ashrae-ceilings, ceiling, plenum and room attenuation
 * @source acoustic-louvres, transmission losses by model
 * @example
 * ```ts
 * import { insertionLosses } from "@org/hvac-core/reference";
 * insertionLosses.find(({ id }) => id === "mineral-fibre")?.insertionLoss[4]; // 26
 * ```
 */
export const insertionLosses: readonly InsertionLoss[] = rows.map(([id, label, source, printed]) => ({
  id,
  label,
  group: source === ceilings ? "ceiling" : "louvre",
  source,
  verify: true,
  insertionLoss: printed.length === 8 ? printed : [...printed, printed.at(-1)!],
}));
