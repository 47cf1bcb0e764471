import { bies2017, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { vorlander2008 } from "./sources.ts";

const bies: Citation = { source: bies2017, locator: "Table 6.2" };
const vorlander: Citation = { source: vorlander2008, locator: "annex, absorption coefficients" };

/** Sound absorption of a surface. */
export interface SurfaceAbsorption extends ReferenceRow {
  readonly group: "hard" | "board" | "glass" | "floor" | "curtain" | "ceiling" | "absorber" | "people";
  /**
   * Absorption coefficient in the octave bands 63…8000 Hz, 0…1. Tables begin at 125 Hz, and many end at 4 kHz: 63 Hz repeats the value of 125 Hz,
   * 8 kHz that of 4 kHz where it is not printed.
   */
  readonly absorption: readonly number[];
}

/** Coefficients as printed: 125…4000 Hz, or to 8000 Hz. */
type Row = readonly [id: string, label: string, group: SurfaceAbsorption["group"], source: Citation, printed: readonly number[]];

const rows: readonly Row[] = [
  ["concrete", "Smooth concrete", "hard", vorlander, [0.01, 0.01, 0.02, 0.02, 0.02, 0.05, 0.05]],
  ["rough-concrete", "Rough concrete", "hard", vorlander, [0.02, 0.03, 0.03, 0.03, 0.04, 0.07, 0.07]],
  ["plastered-brickwork", "Plastered brickwork", "hard", vorlander, [0.01, 0.02, 0.02, 0.03, 0.03, 0.04, 0.04]],
  ["painted-brickwork", "Painted smooth brickwork", "hard", vorlander, [0.01, 0.01, 0.02, 0.02, 0.02, 0.02, 0.02]],
  ["exposed-brickwork", "Exposed brickwork with raked joints", "hard", vorlander, [0.08, 0.09, 0.12, 0.16, 0.22, 0.24, 0.24]],
  ["ceramic-tiles", "Ceramic tiles", "hard", vorlander, [0.01, 0.01, 0.01, 0.02, 0.02, 0.02, 0.02]],
  ["marble", "Marble floor", "hard", vorlander, [0.01, 0.01, 0.01, 0.02, 0.02, 0.02, 0.02]],
  ["stone-wall", "Limestone wall", "hard", vorlander, [0.02, 0.02, 0.03, 0.04, 0.05, 0.05, 0.05]],
  ["gypsum-board-on-studs", "Gypsum board on studs", "board", bies, [0.29, 0.1, 0.05, 0.04, 0.07, 0.09]],
  [
    "gypsum-board-filled",
    "Double gypsum board on steel studs, mineral wool between",
    "board",
    vorlander,
    [0.15, 0.1, 0.06, 0.04, 0.04, 0.05, 0.05],
  ],
  ["gypsum-ceiling", "Gypsum board ceiling with a large void above", "board", vorlander, [0.2, 0.15, 0.1, 0.08, 0.04, 0.02]],
  ["wood-panelling", "Wood panelling, 12 mm on a frame", "board", vorlander, [0.27, 0.23, 0.22, 0.15, 0.1, 0.07, 0.06]],
  ["plywood-panelling", "Thin plywood panelling", "board", vorlander, [0.42, 0.21, 0.1, 0.08, 0.06, 0.06]],
  ["window", "Ordinary window", "glass", bies, [0.35, 0.25, 0.18, 0.12, 0.07, 0.04]],
  ["plate-glass", "Heavy plate glass", "glass", bies, [0.18, 0.06, 0.04, 0.03, 0.02, 0.02]],
  ["double-glazing", "Double glazing with a 10 mm gap", "glass", vorlander, [0.1, 0.07, 0.05, 0.03, 0.02, 0.02, 0.02]],
  ["solid-door", "Solid timber door", "board", bies, [0.14, 0.1, 0.06, 0.08, 0.1, 0.1]],
  ["linoleum", "Linoleum, vinyl or rubber on concrete", "floor", bies, [0.02, 0.03, 0.03, 0.03, 0.03, 0.02]],
  ["wood-floor", "Wood floor on joists", "floor", bies, [0.15, 0.11, 0.1, 0.07, 0.06, 0.07]],
  ["thin-carpet", "Thin carpet glued to concrete", "floor", vorlander, [0.02, 0.04, 0.08, 0.2, 0.35, 0.4]],
  ["carpet-on-concrete", "Heavy carpet on concrete", "floor", bies, [0.02, 0.06, 0.14, 0.37, 0.6, 0.65]],
  ["carpet-on-felt", "Heavy carpet on felt or foam", "floor", bies, [0.08, 0.24, 0.57, 0.69, 0.71, 0.73]],
  ["needle-felt", "Needle felt, 5 mm on concrete", "floor", vorlander, [0.02, 0.02, 0.05, 0.15, 0.3, 0.4, 0.4]],
  ["light-curtains", "Light curtains, 90 mm off the wall", "curtain", vorlander, [0.05, 0.06, 0.39, 0.63, 0.7, 0.73, 0.73]],
  ["velour-draped", "Medium velour draped to half its area", "curtain", bies, [0.07, 0.31, 0.49, 0.75, 0.7, 0.6]],
  ["folded-curtains", "Folded curtains, 150 mm off the wall", "curtain", vorlander, [0.12, 0.6, 0.98, 1.0, 1.0, 1.0, 1.0]],
  ["mineral-tiles-suspended", "Mineral tile ceiling, 13 mm, suspended", "ceiling", bies, [0.75, 0.7, 0.65, 0.85, 0.85, 0.9]],
  ["mineral-tiles-fixed", "Mineral tile, 13 mm, fixed to a slab", "ceiling", bies, [0.1, 0.25, 0.7, 0.85, 0.7, 0.6]],
  ["fissured-tiles", "Fissured ceiling tile", "ceiling", vorlander, [0.49, 0.53, 0.53, 0.75, 0.92, 0.99]],
  [
    "perforated-metal-ceiling",
    "Perforated metal ceiling, mineral wool behind",
    "ceiling",
    vorlander,
    [0.48, 0.97, 1.0, 0.97, 1.0, 1.0, 1.0],
  ],
  ["perforated-gypsum-ceiling", "Perforated gypsum ceiling, 300 mm void", "ceiling", vorlander, [0.45, 0.55, 0.6, 0.9, 0.86, 0.75]],
  ["acoustic-plaster", "Sprayed acoustic plaster, 10 mm", "absorber", bies, [0.08, 0.15, 0.3, 0.5, 0.6, 0.7]],
  ["glass-fibre-25", "Glass fibre, 25 mm, 24 kg/m³", "absorber", bies, [0.11, 0.32, 0.56, 0.77, 0.89, 0.91]],
  ["glass-fibre-50", "Glass fibre, 50 mm, 24 kg/m³", "absorber", bies, [0.27, 0.54, 0.94, 1, 1, 1]],
  ["glass-fibre-100", "Glass fibre, 100 mm, 24 kg/m³", "absorber", bies, [0.46, 1, 1, 1, 1, 1]],
  ["mineral-wool-50", "Mineral wool, 50 mm, 48 kg/m³", "absorber", bies, [0.3, 0.8, 1, 1, 1, 1]],
  ["foam-15", "Polyurethane foam, 15 mm", "absorber", bies, [0.08, 0.22, 0.55, 0.7, 0.85, 0.75]],
  ["wall-panel", "Fabric-covered mineral wool panel", "absorber", vorlander, [0.21, 0.66, 1.0, 1.0, 0.97, 0.98, 0.98]],
  ["seats-empty", "Upholstered seats, empty", "people", vorlander, [0.44, 0.6, 0.77, 0.89, 0.82, 0.7, 0.7]],
  ["seats-plastic", "Plastic chairs, empty", "people", vorlander, [0.06, 0.1, 0.1, 0.2, 0.3, 0.2, 0.2]],
  ["audience", "Seated audience, 2 persons per m²", "people", vorlander, [0.24, 0.4, 0.78, 0.98, 0.96, 0.87, 0.87]],
  ["audience-upholstered", "Audience in upholstered chairs", "people", vorlander, [0.72, 0.82, 0.91, 0.93, 0.94, 0.87]],
  ["pool-water", "Water of a pool", "hard", bies, [0.01, 0.01, 0.01, 0.015, 0.02, 0.03]],
];

/** Bands from 125 to 8000 Hz. */
const printedBands = 7;

/**
 * Absorption coefficients of room surfaces, for estimates of reverberation and of the room effect. A test report of the manufacturer (ISO 354) takes
 * precedence. People and seats are per floor area that they occupy.
 *
 * @source bies-2017, Table 6.2
 * @source vorlander-2008, annex, absorption coefficients
 * @example
 * ```ts
 * import { surfaceAbsorptions } from "@org/hvac-core/reference";
 * surfaceAbsorptions.find(({ id }) => id === "glass-fibre-50")?.absorption[4]; // 1
 * ```
 */
export const surfaceAbsorptions: readonly SurfaceAbsorption[] = rows.map(([id, label, group, source, printed]) => {
  const above = printed.length < printedBands ? [...printed, printed.at(-1)!] : printed;
  return { id, label, group, source, absorption: [printed[0]!, ...above] };
});
