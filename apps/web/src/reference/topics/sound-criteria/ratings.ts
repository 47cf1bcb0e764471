import {
  aWeighted,
  criterionCitations,
  cWeighted,
  noiseCriterion,
  noiseRating,
  octaveBands,
  roomCriterion,
  speechInterferenceLevel,
} from "@org/hvac-core/acoustics";
import type { SoundCriterion } from "@org/hvac-core/reference";
import type { Citation } from "@org/hvac-core/sources";
import { formatNumber } from "@org/form/numbers";
import { criterionCurve, criterionFamilies, type CriterionFamily, type FigureCell, type FigureTable } from "@org/ui/figures";

/** Families of curves that rate a spectrum. */
export type CurveFamily = Exclude<CriterionFamily, "dba">;
export const curveFamilies = ["classic", "s12.2", "nr", "rc"] as const satisfies readonly CurveFamily[];

const tenth = (value: number): string => formatNumber(value, { digits: 4, decimals: 1 });
const character = {
  N: "neutral",
  LF: "rumble",
  LFVB: "rumble that may shake light structures",
  LFVA: "rumble that shakes light structures",
  MF: "roar",
  HF: "hiss",
} as const;

/** All ratings of a spectrum, each with the band that decides it. */
export function ratingsOf(levels: readonly number[]): FigureTable<FigureCell> {
  const [classic, standard, rating, room] = [
    noiseCriterion(levels),
    noiseCriterion(levels, "s12.2"),
    noiseRating(levels),
    roomCriterion(levels),
  ];
  const byBand = ({ governingBand, extrapolated }: typeof classic): string =>
    `${governingBand} Hz governs${extrapolated ? "; beyond the published curves" : ""}`;
  return {
    columns: ["Rating", "Value", "Governed by"],
    rows: [
      ["NC of 1957", `NC ${classic.quoted}`, `${tenth(classic.rating)}, ${byBand(classic)}`],
      ["NC, ANSI S12.2", `NC ${standard.quoted}`, `${tenth(standard.rating)}, ${byBand(standard)}`],
      ["NR", `NR ${rating.quoted}`, `${tenth(rating.rating)}, ${byBand(rating)}`],
      [
        "RC Mark II",
        `RC ${Math.round(room.rating)}(${room.descriptor})`,
        `${character[room.descriptor]}; quality index ${tenth(room.qualityAssessmentIndex)} dB; without 16 and 31.5 Hz`,
      ],
      ["A-weighted", `${tenth(aWeighted(levels))} dB(A)`, "bands 63 to 8000 Hz"],
      ["C-weighted", `${tenth(cWeighted(levels))} dB(C)`, "bands 63 to 8000 Hz"],
      ["Speech interference", `${tenth(speechInterferenceLevel(levels))} dB`, "mean of 500 to 4000 Hz"],
    ],
  };
}

/** Band in which a spectrum exceeds a curve the most, and the excess, dB; negative where the spectrum is below the curve. */
function worstBand(levels: readonly number[], curve: readonly (number | undefined)[]): { readonly band: number; readonly excess: number } {
  const excesses = levels.map((level, index) => level - (curve[index] ?? Infinity));
  const excess = Math.max(...excesses);
  return { band: octaveBands[excesses.indexOf(excess)]!, excess };
}

/** Sentence that compares a spectrum with the criterion of a room. */
export function judgement(levels: readonly number[], family: CurveFamily, room: SoundCriterion): string {
  const { name } = criterionFamilies[family];
  const target = `${name} ${room.noiseCriterion} of ${room.label.toLowerCase()}`;
  const { band, excess } = worstBand(levels, criterionCurve(family, room.noiseCriterion));
  const bands = levels.filter((level, index) => level > (criterionCurve(family, room.noiseCriterion)[index] ?? Infinity)).length;
  if (excess > 0) return `Too loud for ${target}: ${tenth(excess)} dB above it at ${band} Hz; ${bands} of 8 bands lie above.`;
  return `Within ${target}: ${tenth(-excess)} dB below it at ${band} Hz, where it comes nearest.`;
}

export const citationOf = (family: CurveFamily): Citation => criterionCitations[family];
