import { addLevels, aWeighted, noiseCriterion, noiseRating, octaveBands } from "../../src/acoustics/index.ts";
import type { Layer } from "../../src/envelope/index.ts";
import { conductionTimeSeries, periodicCharacteristics } from "../../src/loads/index.ts";
import { readReference } from "../reference/readReference.ts";
import type { Comparison, Pair } from "./comparison.ts";

type ReferenceLayer = { d_m: number; k_W_per_mK: number; rho_kg_per_m3: number; c_J_per_kgK: number } | { R_m2K_per_W: number };
interface WallIn {
  readonly layers_outside_to_inside: readonly ReferenceLayer[];
  readonly Rsi_m2K_per_W: number;
  readonly Rse_m2K_per_W: number;
  readonly h_inside_W_per_m2K: number;
  readonly h_outside_W_per_m2K: number;
}
interface WallOut {
  readonly U_W_per_m2K: number;
  readonly decrement_factor: number;
  readonly time_lag_h: number;
  readonly cts_fraction: readonly number[];
}

function layersOf({ layers_outside_to_inside: layers }: WallIn): Layer[] {
  return layers.map((layer) =>
    "R_m2K_per_W" in layer
      ? { resistance: layer.R_m2K_per_W }
      : { thickness: layer.d_m, conductivity: layer.k_W_per_mK, density: layer.rho_kg_per_m3, specificHeat: layer.c_J_per_kgK },
  );
}

const walls = readReference<WallIn, WallOut>("wall_dynamics").cases;
const because = "Periodic solution of the layers evaluated outside this library (checked by finite differences)";

function periodic(from: (c: ReturnType<typeof periodicCharacteristics>) => number, column: keyof WallOut): Pair[] {
  return walls
    .filter(({ id }) => id.startsWith("iso13786"))
    .map((row) => ({
      id: row.id,
      expected: row.out[column] as number,
      actual: from(periodicCharacteristics(layersOf(row.in), { inside: row.in.Rsi_m2K_per_W, outside: row.in.Rse_m2K_per_W })),
    }));
}

function rated(column: string, from: (levels: number[]) => number): Pair[] {
  return readReference("acoustics_ratings")
    .cases.filter(({ id }) => id.startsWith("rating/"))
    .map((row) => ({ id: row.id, expected: row.out[column]!, actual: from(octaveBands.map((band) => row.in[`L${band}Hz_dB`]!)) }));
}

const ratings = "Separate evaluation of the published curves outside this library";

export const loadAndSoundComparisons: readonly Comparison[] = [
  {
    group: "Loads",
    quantity: "conduction time factors",
    source: because,
    evidence: "own",
    measure: "absolute",
    unit: "",
    accepted: 1e-6,
    because: "printed to eight digits; the harmonics of a metal roof fall slowly",
    pairs: () =>
      walls
        .filter(({ id }) => id.startsWith("prf24"))
        .flatMap((row) => {
          const { factors } = conductionTimeSeries(layersOf(row.in), {
            outside: 1 / row.in.h_outside_W_per_m2K,
            inside: 1 / row.in.h_inside_W_per_m2K,
          });
          return row.out.cts_fraction.map((expected, hour) => ({ id: `${row.id} hour ${hour}`, expected, actual: factors[hour]! }));
        }),
  },
  {
    group: "Loads",
    quantity: "decrement factor (ISO 13786)",
    source: because,
    evidence: "own",
    measure: "relative",
    accepted: 1e-6,
    because: "printed to nine digits",
    pairs: () => periodic((c) => c.decrementFactor, "decrement_factor"),
  },
  {
    group: "Loads",
    quantity: "time lag (ISO 13786)",
    source: because,
    evidence: "own",
    measure: "absolute",
    unit: "h",
    accepted: 1e-6,
    because: "printed to nine digits",
    pairs: () => periodic((c) => c.timeLag, "time_lag_h"),
  },
  {
    group: "Sound",
    quantity: "A-weighted level",
    source: ratings,
    evidence: "own",
    measure: "absolute",
    unit: "dB",
    accepted: 1e-5,
    because: "printed to 1e-6 dB",
    pairs: () => rated("LA_dB", aWeighted),
  },
  {
    group: "Sound",
    quantity: "total level",
    source: ratings,
    evidence: "own",
    measure: "absolute",
    unit: "dB",
    accepted: 1e-5,
    because: "printed to 1e-6 dB",
    pairs: () => rated("Lp_total_dB", addLevels),
  },
  {
    group: "Sound",
    quantity: "noise criterion NC, classic",
    source: ratings,
    evidence: "own",
    measure: "absolute",
    unit: "dB",
    accepted: 1e-5,
    because: "printed to 1e-6 dB",
    pairs: () => rated("NC_classic_interpolated", (levels) => noiseCriterion(levels).rating),
  },
  {
    group: "Sound",
    quantity: "noise rating NR",
    source: ratings,
    evidence: "own",
    measure: "absolute",
    unit: "dB",
    accepted: 1e-5,
    because: "printed to 1e-6 dB",
    pairs: () => rated("NR_exact", (levels) => noiseRating(levels).rating),
  },
];
