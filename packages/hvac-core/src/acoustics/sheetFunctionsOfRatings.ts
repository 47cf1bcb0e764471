import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { noiseCriterion, type NoiseCriterionFamily } from "./noiseCriterion.ts";
import { noiseRating } from "./noiseRating.ts";
import { roomCriterion } from "./roomCriterion.ts";
import { ansiS12, ansiS35, ansiS35Of1969, beranek1957, isoR1996 } from "./sources.ts";
import { articulationIndex, speechIntelligibilityIndex } from "./speechPrivacy.ts";

const rated = (
  words: string,
  text: string,
  citation: SheetFunction["citation"],
  rate: (levels: readonly number[]) => number,
): SheetFunction => ({
  words: `${words} of the levels in the eight octave bands`,
  evaluate: (...levels) => rate(levels),
  citation,
  definition: { by: "table", text },
});
const tangent = "The highest of the published curves that a band reaches, interpolated between two of them.";
const byCurves = (family: NoiseCriterionFamily): SheetFunction =>
  rated(
    family === "classic" ? "NC by the curves of 1957" : "NC by the curves of ANSI/ASA S12.2",
    tangent,
    family === "classic" ? { source: beranek1957 } : { source: ansiS12, locator: "table 1" },
    (levels) => noiseCriterion(levels, family).rating,
  );

/** Ratings of spectra that formulas on a sheet may call. */
export const ratingFunctions = {
  noiseCriterion: byCurves("classic"),
  noiseCriterionS12: byCurves("s12.2"),
  noiseRating: rated(
    "NR",
    "The highest NR that a band reaches, (L − a) / b with the constants a and b of the band.",
    { source: isoR1996 },
    (levels) => noiseRating(levels).rating,
  ),
  qualityAssessmentIndex: {
    ...rated(
      "quality assessment index of RC Mark II",
      "Range of the energy-mean deviations from the RC line at low, middle and high frequencies.",
      { source: ansiS12 },
      (levels) => roomCriterion(levels).qualityAssessmentIndex,
    ),
    quantity: "soundLevel",
  },
  articulationIndex: {
    words: "articulation index of the levels of speech and of noise in the eight octave bands",
    evaluate: (...levels) => articulationIndex({ speech: levels.slice(0, 8), noise: levels.slice(8) }),
    citation: { source: ansiS35Of1969 },
    definition: { by: "table", text: "The part of the 30 dB below the peaks of speech that noise leaves free, weighted by bands." },
  },
  speechIntelligibilityIndex: {
    words: "speech intelligibility index of the levels of speech and of noise in the eight octave bands",
    evaluate: (...levels) => speechIntelligibilityIndex({ speech: levels.slice(0, 8), noise: levels.slice(8) }),
    citation: { source: ansiS35, locator: "clause 6" },
    definition: { by: "table", text: "The share of speech that a listener can use, each band weighted by its importance." },
  },
} as const satisfies Readonly<Record<string, SheetFunction>>;
