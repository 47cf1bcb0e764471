import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { isBelow } from "../quantity/tolerance.ts";
import { eachBand, requirePerBand, type OctaveSpectrum } from "./bands.ts";
import { ductCutoffFrequency } from "./ductEnds.ts";

/* One-third octaves of the tables, Hz: three for each octave 63…4000 Hz. */
const thirds = [50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000] as const;

/* dB per m² of surface below the cut-off, 50…500 Hz, for plenums up to 1.5 m³ and above. */
const perArea = {
  small: [1.4, 1, 1.1, 2.3, 2.4, 2, 1, 2.2, 0.7, 0.7, 1.1],
  large: [0.3, 0.3, 0.3, 0.3, 0.4, 0.4, 0.3, 0.4, 0.3, 0.2, 0.2],
} as const;
const largeVolume = 1.5;

/* What a wall adds below the cut-off, dB, 50…500 Hz. */
const walls = {
  "fabric-25": [1, 1, 2, 2, 2, 3, 4, 5, 6, 8, 9],
  "fabric-50": [1, 2, 2, 2, 3, 4, 10, 9, 12, 13, 13],
  "perforated-100": [0, 3, 3, 4, 6, 11, 16, 13, 14, 13, 12],
  "perforated-200": [1, 7, 9, 12, 12, 11, 15, 12, 14, 14, 13],
  "tuned-100": [0, 1, 2, 1, 1, 0, 4, 1, 5, 7, 8],
  "solid-metal-100": [0, 3, 7, 6, 4, 2, 3, 1, 2, 1, 0],
} as const;

/** Wall of a plenum: lining of 40 kg/m³ behind fabric or perforated metal, by its thickness in mm; tuned without fill; or between two solid sheets. */
export type PlenumWall = keyof typeof walls;

/* Angles of the offset between inlet and outlet, degrees, and what they add, dB, by one-third octave, below the cut-off (50…500 Hz) and above (200…5000 Hz). */
const angles = [0, 15, 22.5, 30, 37.5, 45] as const;
type OffsetRow = readonly [number, number, number, number, number, number];
const nothing: OffsetRow = [0, 0, 0, 0, 0, 0];
const offsetBelow: readonly OffsetRow[] = [
  nothing,
  nothing,
  [0, 0, -1, -3, -4, -6],
  [0, 1, 0, -2, -3, -6],
  [0, 1, 0, -2, -4, -6],
  [0, 0, -1, -2, -3, -4],
  [0, 0, -1, -2, -3, -5],
  [0, 1, 2, 3, 5, 7],
  [0, 4, 6, 8, 10, 14],
  [0, 2, 4, 6, 9, 13],
  [0, 1, 3, 6, 10, 15],
];
const firstAbove = 6;
const offsetAbove: readonly OffsetRow[] = [
  [0, 1, 4, 9, 14, 20],
  [0, 2, 4, 8, 13, 19],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 6],
  [0, 0, 1, 2, 4, 5],
  [0, 1, 2, 3, 5, 7],
  [0, 1, 2, 2, 3, 3],
  [0, 1, 2, 4, 6, 9],
  [0, 0, 2, 4, 6, 9],
  [0, 0, 1, 1, 2, 3],
  [0, 1, 2, 4, 7, 10],
  [0, 1, 2, 3, 5, 8],
  [0, 0, 2, 4, 6, 9],
  [0, 0, 2, 5, 8, 12],
  [0, 0, 3, 6, 10, 15],
];

/* What an outlet round the corner adds instead, dB, 50…5000 Hz, below and above the cut-off. */
const cornerBelow = [2, 3, 6, 5, 3, 0, -2, -3, -1] as const;
const cornerAbove = [0, 0, 0, 0, 0, 0, 3, 6, 3, 3, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1] as const;

/** Most that the method gives below the cut-off, dB. */
const maximumBelow = 20;

/** A plenum by the handbook's method of 2007 and later. */
export interface MeasuredPlenum {
  /** Larger side, or diameter, of the inlet duct, m, 0.05…5: it sets the cut-off. */
  readonly inletLargest: number;
  readonly inletShape?: "rectangular" | "round";
  /** Area of the outlet, m², 0.0001…100. */
  readonly outletArea: number;
  /** Inside surface without the two openings, m², at least the outlet's, to 10 000. */
  readonly wallArea: number;
  /** Volume, m³, 0.01…10 000. */
  readonly volume: number;
  /** Mean absorption coefficient of the inside per band, 0.001…1. */
  readonly absorption: readonly number[];
  /** Distance between the centres of inlet and outlet, m, 0.05…100. */
  readonly distance: number;
  /** Angle of the line between them off the inlet's axis, degrees, 0…45; 0 when absent. */
  readonly angle?: number;
  /** Whether the outlet is in a side wall, round the corner: then the angle does not count. */
  readonly corner?: boolean;
  /** 2 when the inlet is well inside a wall (default), 4 close to an edge; 1…8. */
  readonly directivity?: number;
  /** Kind of wall, for what it adds below the cut-off; nothing when absent. */
  readonly wall?: PlenumWall;
}

/** Value at an angle, between the columns of the table. */
function atAngle(row: OffsetRow, angle: number): number {
  const upper = Math.max(
    angles.findIndex((column) => angle <= column),
    1,
  );
  const share = (angle - angles[upper - 1]!) / (angles[upper]! - angles[upper - 1]!);
  return row[upper - 1]! + share * (row[upper]! - row[upper - 1]!);
}

/**
 * Transmission loss of a plenum by regressions of measured ones, in one-third octaves that are averaged by energy.
 *
 * Below the cut-off of the inlet A_f·S + W_e + the angle's effect, at most 20 dB; from it on 3.505·[S_out·Q/(4π·r²) + S_out·(1 − α)/(S·α)]^−0.359 +
 * the angle's effect. Negative values are zero. The tables end at 5 kHz; 8 kHz repeats 4 kHz.
 *
 * @param plenum openings, surface, volume, absorption, distance and angle
 * @returns transmission loss, dB, 0 or more
 * @throws {OutOfRangeError} when an input is outside its range
 * @throws {UnknownNameError} when the wall or the shape of the inlet is unknown
 * @source ashrae-applications-2015, ch. 48, eqs. 5 to 10 and tables 12 to 15, after Mouratidis and Becker (RP-1026)
 * @example
 * ```ts
 * import { measuredPlenumAttenuation } from "@org/hvac-core/acoustics";
 * const absorption = [0.09, 0.26, 0.63, 0.84, 0.88, 0.9, 0.9, 0.9];
 * measuredPlenumAttenuation({ inletLargest: 0.6, outletArea: 0.18, wallArea: 13.5, volume: 3, absorption, distance: 1.9 })[4]; // 18
 * ```
 */
export function measuredPlenumAttenuation(plenum: MeasuredPlenum): OctaveSpectrum {
  const cutoff = ductCutoffFrequency(requireInRange("inletLargest", plenum.inletLargest, 0.05, 5, "m"), plenum.inletShape ?? "rectangular");
  const outlet = requireInRange("outletArea", plenum.outletArea, 1e-4, 100, "m²");
  const wall = requireInRange("wallArea", plenum.wallArea, outlet, 1e4, "m²");
  const absorption = requirePerBand("absorption", plenum.absorption, { min: 0.001, max: 1, unit: "" });
  const distance = requireInRange("distance", plenum.distance, 0.05, 100, "m");
  const angle = requireInRange("angle", plenum.angle ?? 0, 0, 45, "°");
  const directivity = requireInRange("directivity", plenum.directivity ?? 2, 1, 8, "");
  const size = isBelow(requireInRange("volume", plenum.volume, 0.01, 1e4, "m³"), largeVolume) ? perArea.small : perArea.large;
  const wallEffect = plenum.wall === undefined ? [] : walls[requireKnown("wall", plenum.wall, walls)];
  const direct = (outlet * directivity) / (4 * Math.PI * distance ** 2);
  const lossOf = (third: number, alpha: number): number => {
    if (isBelow(thirds[third]!, cutoff)) {
      const turn = plenum.corner ? (cornerBelow[third] ?? 0) : atAngle(offsetBelow[third] ?? nothing, angle);
      return Math.min((size[third] ?? 0) * wall + (wallEffect[third] ?? 0) + turn, maximumBelow);
    }
    const turn = plenum.corner ? cornerAbove[third]! : atAngle(offsetAbove[third - firstAbove] ?? nothing, angle);
    return 3.505 * (direct + (outlet * (1 - alpha)) / (wall * alpha)) ** -0.359 + turn;
  };
  return eachBand((_, band) => {
    const octave = Math.min(band, 6);
    const passed = [0, 1, 2].reduce((sum, third) => sum + 10 ** (-lossOf(3 * octave + third, absorption[octave]!) / 10), 0) / 3;
    return Math.max(0, -10 * Math.log10(passed));
  });
}
