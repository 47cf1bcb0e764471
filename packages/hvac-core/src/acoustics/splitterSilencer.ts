import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { eachBand, type OctaveSpectrum } from "./bands.ts";
import { maximumSectionAttenuation, rectangularLiningInsertionLoss } from "./rectangularDuct.ts";

/** A silencer with parallel splitters, for estimates before one is chosen. */
export interface SplitterSilencer {
  /** Free width of each airway, m, 0.05…1; one number per airway. */
  readonly airways: readonly number[];
  /** Height of the airways, m, 0.05…5. */
  readonly height: number;
  /** Length in the direction of flow, m, 0.1…5. */
  readonly length: number;
  /** Thickness of a splitter, m, 0.02…0.3: each airway is lined with half of it. */
  readonly splitterThickness: number;
}

/**
 * Estimate of the insertion loss of a silencer with parallel splitters: each airway is a duct lined with half a splitter, and the airways add by
 * energy, −10·lg[Σ 10^(−IL/10)/N], so that the widest decides. Made for linings of 25 to 50 mm; entry, exit and flow are left out. Prefer measured data.
 *
 * @param silencer airways, height, length and splitters, m
 * @returns insertion loss, dB, 0…40
 * @throws {OutOfRangeError} when there is no airway or a dimension is outside its range
 * @source bies-2017, sec. 8.10.5, eq. 8.241, with the lined duct of Reynolds
 * @example
 * ```ts
 * import { splitterSilencerInsertionLoss } from "@org/hvac-core/acoustics";
 * splitterSilencerInsertionLoss({ airways: [0.1, 0.1, 0.1], height: 0.6, length: 0.9, splitterThickness: 0.1 })[2]; // 8.37
 * ```
 */
export function splitterSilencerInsertionLoss(silencer: SplitterSilencer): OctaveSpectrum {
  if (silencer.airways.length === 0) throw new OutOfRangeError({ parameter: "airways.length", value: 0, min: 1, max: Infinity, unit: "" });
  const height = requireInRange("height", silencer.height, 0.05, 5, "m");
  const length = requireInRange("length", silencer.length, 0.1, 5, "m");
  const lining = requireInRange("splitterThickness", silencer.splitterThickness, 0.02, 0.3, "m") / 2;
  const losses = silencer.airways.map((airway, index) =>
    rectangularLiningInsertionLoss({ width: requireInRange(`airways[${index}]`, airway, 0.05, 1, "m"), height, length }, lining),
  );
  return eachBand((_, band) => {
    const passed = losses.reduce((sum, loss) => sum + 10 ** (-loss[band]! / 10), 0) / losses.length;
    return Math.min(-10 * Math.log10(passed), maximumSectionAttenuation);
  });
}

/* Octave bands against the total, dB, to be taken away. */
const selfNoiseShape: OctaveSpectrum = [4, 4, 6, 8, 13, 18, 23, 28];

/**
 * Estimate of the noise that a silencer makes itself, from the velocity between its splitters: 55·lg V + 10·lg N + 10·lg(H/1 mm) − 45.
 *
 * @param silencer `airwayVelocity`, m/s, 0.5…60; `airways`, their number, 1…100; `height`, m, or circumference of a round one, 0.05…10
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @source long-2014, eq. 14.31 and table 14.8, after Fry (1988)
 * @example
 * ```ts
 * import { silencerSelfNoise } from "@org/hvac-core/acoustics";
 * silencerSelfNoise({ airwayVelocity: 10, airways: 3, height: 0.6 })[0]; // 38.55
 * ```
 */
export function silencerSelfNoise(silencer: {
  readonly airwayVelocity: number;
  readonly airways: number;
  readonly height: number;
}): OctaveSpectrum {
  const velocity = requireInRange("airwayVelocity", silencer.airwayVelocity, 0.5, 60, "m/s");
  const airways = requireInRange("airways", silencer.airways, 1, 100, "");
  const height = requireInRange("height", silencer.height, 0.05, 10, "m");
  const total = 55 * Math.log10(velocity) + 10 * Math.log10(airways) + 10 * Math.log10(height * 1000) - 45;
  return eachBand((_, band) => total - selfNoiseShape[band]!);
}

/**
 * Estimate of the noise that a silencer makes itself, from velocity and pressure drop.
 *
 * L_WA = 56.6·lg v − 0.5·lg Δp + 10·lg S − 12.7; in the bands L_WA + 11.4 − 14.9·x − 1.4·x² + 2.2·x³ − 0.5·x⁴ − 13·lg v + 13.5
 * with x = lg(f·2s/v), s the width of an airway.
 *
 * @param silencer `airwayVelocity`, m/s, 1…40; `pressureDrop`, Pa, 0.1…2000; `faceArea`, m², 0.001…50, of the duct ahead; `airwayWidth`, m, 0.02…1
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @source vdi-2081-1, sec. 7.2.4.2, eqs. 46 and 49 to 51
 * @example
 * ```ts
 * import { silencerSelfNoiseByPressureDrop } from "@org/hvac-core/acoustics";
 * silencerSelfNoiseByPressureDrop({ airwayVelocity: 10, pressureDrop: 40, faceArea: 0.36, airwayWidth: 0.1 })[0]; // 49.05
 * ```
 */
export function silencerSelfNoiseByPressureDrop(silencer: {
  readonly airwayVelocity: number;
  readonly pressureDrop: number;
  readonly faceArea: number;
  readonly airwayWidth: number;
}): OctaveSpectrum {
  const velocity = requireInRange("airwayVelocity", silencer.airwayVelocity, 1, 40, "m/s");
  const drop = requireInRange("pressureDrop", silencer.pressureDrop, 0.1, 2000, "Pa");
  const area = requireInRange("faceArea", silencer.faceArea, 0.001, 50, "m²");
  const gap = 2 * requireInRange("airwayWidth", silencer.airwayWidth, 0.02, 1, "m");
  const weighted = 56.6 * Math.log10(velocity) - 0.5 * Math.log10(drop) + 10 * Math.log10(area) - 12.7;
  const offset = 13.5 - 13 * Math.log10(velocity);
  return eachBand((frequency) => {
    const x = Math.log10((frequency * gap) / velocity);
    return weighted + offset + 11.4 + x * (-14.9 + x * (-1.4 + x * (2.2 - 0.5 * x)));
  });
}
