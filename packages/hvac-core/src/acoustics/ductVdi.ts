import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { isAtMost } from "../quantity/tolerance.ts";
import { bandAt, eachBand, octaveBands, type OctaveSpectrum } from "./bands.ts";
import { ductCutoffFrequency } from "./ductEnds.ts";

/** Shape of a duct's section in VDI 2081. */
export type DuctShape = "rectangular" | "round";

/* dB/m of 1 mm sheet up to each larger side or diameter, m. The table's last column stands for 1 kHz and above; a dash in it is nought. */
const straight: Readonly<Record<DuctShape, ReadonlyArray<readonly [number, readonly [number, number, number, number, number]]>>> = {
  rectangular: [
    [0.2, [0.6, 0.6, 0.45, 0.3, 0.3]],
    [0.4, [0.6, 0.6, 0.45, 0.3, 0.2]],
    [0.8, [0.6, 0.6, 0.3, 0.15, 0.15]],
    [1, [0.45, 0.3, 0.15, 0.1, 0.05]],
  ],
  round: [
    [0.2, [0.1, 0.1, 0.15, 0.15, 0.3]],
    [0.4, [0.05, 0.1, 0.1, 0.15, 0.2]],
    [0.8, [0, 0.05, 0.05, 0.1, 0.15]],
    [1, [0, 0, 0, 0.05, 0.05]],
  ],
};

/**
 * Attenuation of a straight bare duct of 1 mm sheet by VDI 2081, in four classes of size. Above 1 m the guideline counts none.
 *
 * @param duct `shape`; `largest`, larger side or diameter, m, 0.02…10; `length`, m, 0…200
 * @returns attenuation over the length, dB
 * @throws {OutOfRangeError} when a dimension is outside its range
 * @throws {UnknownNameError} when the shape is neither `rectangular` nor `round`
 * @source vdi-2081-1, sec. 6.1, table 5
 * @see {@link unlinedRectangularDuctAttenuation}
 * @example
 * ```ts
 * import { straightDuctAttenuationVdi } from "@org/hvac-core/acoustics";
 * straightDuctAttenuationVdi({ shape: "rectangular", largest: 0.5, length: 10 })[0]; // 6
 * ```
 */
export function straightDuctAttenuationVdi(duct: {
  readonly shape: DuctShape;
  readonly largest: number;
  readonly length: number;
}): OctaveSpectrum {
  const rows = straight[requireKnown("shape", duct.shape, straight)];
  const largest = requireInRange("largest", duct.largest, 0.02, 10, "m");
  const length = requireInRange("length", duct.length, 0, 200, "m");
  const row = rows.find(([until]) => largest <= until + 1e-9)?.[1];
  return eachBand((_, band) => (row ? row[Math.min(band, 4)]! * length : 0));
}

/* dB of a 90° bend, 31.5 Hz first, for a duct whose cut-off lies in the band of 125 Hz. */
const bends = {
  sharp: [0, 3, 7, 6, 3, 3, 3, 3, 3],
  "sharp-vanes": [0, 1, 6, 6, 1, 1, 1, 1, 2],
  "sharp-lined": [0, 3, 10, 10, 14, 18, 18, 18, 18],
  "sharp-lined-vanes": [0, 1, 9, 10, 14, 14, 14, 14, 14],
  "sharp-lined-one-side": [0, 2, 8, 6, 8, 10, 10, 10, 10],
  radius: [0, 1, 2, 3, 3, 3, 3, 3, 3],
} as const;

/** A 90° bend of VDI 2081: sharp or rounded, with vanes, lined before and after it or on one side. */
export type BendVdi = keyof typeof bends;

/* The table's column that carries the cut-off: 125 Hz, the third from 31.5 Hz. */
const cutoffColumn = 2;

/**
 * Attenuation of a 90° bend by VDI 2081: one row of the table, moved so that its 125 Hz column falls on the band of the duct's cut-off.
 *
 * @param bend `kind`; `shape`; `largest`, larger side or diameter, m, 0.02…10
 * @returns attenuation, dB
 * @throws {OutOfRangeError} when the dimension is outside its range
 * @throws {UnknownNameError} when the kind or the shape is unknown
 * @source vdi-2081-1, sec. 6.2, table 7
 * @example
 * ```ts
 * import { bendAttenuationVdi } from "@org/hvac-core/acoustics";
 * bendAttenuationVdi({ kind: "sharp", shape: "rectangular", largest: 1.25 })[1]; // 7
 * ```
 */
export function bendAttenuationVdi(bend: { readonly kind: BendVdi; readonly shape: DuctShape; readonly largest: number }): OctaveSpectrum {
  const row = bends[requireKnown("kind", bend.kind, bends)];
  const largest = requireInRange("largest", bend.largest, 0.02, 10, "m");
  const shift = bandAt(ductCutoffFrequency(largest, bend.shape)) - octaveBands.indexOf(125);
  return eachBand((_, band) => {
    // Left of the table nothing is reflected; right of it the last value holds.
    const column = band - octaveBands.indexOf(125) + cutoffColumn - shift;
    return column < 0 ? 0 : row[Math.min(column, row.length - 1)]!;
  });
}

/** Most that is taken from a change of section, dB: ducts are never without echo at both ends. */
const maximumSectionChange = 5;

/**
 * Reflection at a sudden change of a duct's section: 10·lg[(r + 1)²/(4·r)], r = S₁/S₂, at most 5 dB. A reduction reflects in all bands, a widening
 * below the cut-off of the duct ahead only. A long taper reflects nothing.
 *
 * @param change `areaBefore` and `areaAfter`, m², 0.0001…100; `shape` and `largest`, larger side or diameter of the duct ahead, m, 0.02…10
 * @returns attenuation, dB, 0…5
 * @throws {OutOfRangeError} when an input is outside its range
 * @throws {UnknownNameError} when the shape is unknown
 * @source vdi-2081-1, sec. 6.3, fig. 26
 * @example
 * ```ts
 * import { sectionChangeAttenuation } from "@org/hvac-core/acoustics";
 * sectionChangeAttenuation({ areaBefore: 0.4, areaAfter: 0.1, shape: "rectangular", largest: 0.8 })[0]; // 1.938
 * ```
 */
export function sectionChangeAttenuation(change: {
  readonly areaBefore: number;
  readonly areaAfter: number;
  readonly shape: DuctShape;
  readonly largest: number;
}): OctaveSpectrum {
  const ratio =
    requireInRange("areaBefore", change.areaBefore, 1e-4, 100, "m²") / requireInRange("areaAfter", change.areaAfter, 1e-4, 100, "m²");
  const cutoff = ductCutoffFrequency(requireInRange("largest", change.largest, 0.02, 10, "m"), change.shape);
  const reflection = Math.min(10 * Math.log10((ratio + 1) ** 2 / (4 * ratio)), maximumSectionChange);
  return eachBand((frequency) => (ratio >= 1 || isAtMost(frequency, cutoff) ? reflection : 0));
}

/**
 * Attenuation into one branch of a junction with the reflection where the branches together are larger or smaller than the duct ahead:
 * −10·lg[1 − ((ΣS − S_m)/(ΣS + S_m))²] + 10·lg(ΣS/S_b). Where they are as large, this is the division by area alone.
 *
 * @param junction `mainArea`, m², of the duct ahead; `branchArea`, m², of the branch followed; `totalArea`, m², of all ducts that leave
 * @returns attenuation along the branch, dB, the same in all bands
 * @throws {OutOfRangeError} when an area is not positive, or the branch is larger than the total
 * @source long-2014, eq. 14.17
 * @example
 * ```ts
 * import { junctionAttenuation } from "@org/hvac-core/acoustics";
 * junctionAttenuation({ mainArea: 0.1, branchArea: 0.1, totalArea: 0.2 })[0]; // 3.522
 * ```
 */
export function junctionAttenuation(junction: {
  readonly mainArea: number;
  readonly branchArea: number;
  readonly totalArea: number;
}): OctaveSpectrum {
  const main = requireInRange("mainArea", junction.mainArea, 1e-6, 1000, "m²");
  const total = requireInRange("totalArea", junction.totalArea, 1e-6, 1000, "m²");
  const branch = requireInRange("branchArea", junction.branchArea, 1e-6, total, "m²");
  const mismatch = ((total - main) / (total + main)) ** 2;
  return eachBand(() => -10 * Math.log10(1 - mismatch) + 10 * Math.log10(total / branch));
}

/* dB by the pressure ratio of the damper. */
const throttlingRatios = [1, 1.5, 2, 2.5, 3, 4, 6] as const;
const throttling = {
  "diffuser-neck": [0, 5, 9, 12, 15, 18, 24],
  "plenum-inlet": [0, 2, 3, 4, 5, 6, 9],
  "supply-duct": [0, 0, 0, 0, 2, 3, 5],
} as const;

/** Position of a balancing damper: in the neck of the outlet, in the inlet of its plenum, or in the duct at least 1.5 m ahead. */
export type DamperPlace = keyof typeof throttling;

/**
 * Noise that a throttled damper adds to the rated sound of an outlet, from the pressure drop of damper and outlet over that with the damper open.
 *
 * @param damper `place`; `pressureRatio`, 1 (open)…6: between the printed ratios 1.5…6 interpolated
 * @returns level to add in every band, dB
 * @throws {OutOfRangeError} when the ratio is outside its range
 * @throws {UnknownNameError} when the place is unknown
 * @source ashrae-applications-2019, ch. 49, Table 10
 * @example
 * ```ts
 * import { throttlingNoise } from "@org/hvac-core/acoustics";
 * throttlingNoise({ place: "diffuser-neck", pressureRatio: 3 }); // 15
 * ```
 */
export function throttlingNoise(damper: { readonly place: DamperPlace; readonly pressureRatio: number }): number {
  const row = throttling[requireKnown("place", damper.place, throttling)];
  const ratio = requireInRange("pressureRatio", damper.pressureRatio, 1, 6, "");
  const upper = Math.max(
    throttlingRatios.findIndex((printed) => ratio <= printed),
    1,
  );
  const share = (ratio - throttlingRatios[upper - 1]!) / (throttlingRatios[upper]! - throttlingRatios[upper - 1]!);
  return row[upper - 1]! + share * (row[upper]! - row[upper - 1]!);
}
