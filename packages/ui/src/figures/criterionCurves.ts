import { aWeights, noiseCriterionCurve, noiseRatingCurve, octaveBands, roomCriterionCurve } from "@org/hvac-core/acoustics";
import type { SpectrumCurve } from "./spectrumContent.ts";
import { figureTexts } from "./figureTexts.ts";

/** Families of criterion curves drawn behind a spectrum, each with its first and last number. */
export const criterionFamilies = {
  classic: { label: figureTexts.criteria.classic, name: "NC", unit: "", first: 15, last: 65 },
  "s12.2": { label: figureTexts.criteria["s12.2"], name: "NC", unit: "", first: 15, last: 70 },
  nr: { label: figureTexts.criteria.nr, name: "NR", unit: "", first: 15, last: 75 },
  rc: { label: figureTexts.criteria.rc, name: "RC", unit: "", first: 25, last: 50 },
  dba: { label: figureTexts.criteria.dba, name: "", unit: "\u202fdB(A)", first: 15, last: 65 },
} as const;

export type CriterionFamily = keyof typeof criterionFamilies;

/**
 * A curve of a family in the bands 63…8000 Hz, dB; RC curves end at 4000 Hz. The A-weighted level has no curves: it gets the level at which a
 * single band alone reaches it.
 */
export function criterionCurve(family: CriterionFamily, number: number): readonly (number | undefined)[] {
  switch (family) {
    case "nr":
      return noiseRatingCurve(number);
    case "rc":
      return roomCriterionCurve(number).map((level, band) => (octaveBands[band] === 8000 ? undefined : level));
    case "dba":
      return aWeights.map((weight) => number - weight);
    default:
      return noiseCriterionCurve(number, family);
  }
}

/** Every fifth curve of a family, and the curve of a room's limit. */
export function criterionCurves(family: CriterionFamily, limit: number | undefined): readonly SpectrumCurve[] {
  const { name, unit, first, last } = criterionFamilies[family];
  const numbers = Array.from({ length: (last - first) / 5 + 1 }, (_, index) => first + 5 * index);
  const all = limit === undefined || limit < first || limit > last || numbers.includes(limit) ? numbers : [...numbers, limit];
  return all.map((number): SpectrumCurve => {
    const full = `${name} ${number}${unit}`.trim();
    return {
      id: full,
      label: number === limit ? full : String(number),
      levels: criterionCurve(family, number),
      look: number === limit ? "limit" : "family",
    };
  });
}
