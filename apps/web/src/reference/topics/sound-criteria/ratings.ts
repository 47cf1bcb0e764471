import {
  aWeighted,
  criterionCitations,
  curveExcess,
  cWeighted,
  noiseCriterion,
  noiseRating,
  roomCriterion,
  speechInterferenceLevel,
} from "@org/hvac-core/acoustics";
import type { SoundCriterion } from "@org/hvac-core/reference";
import type { Citation } from "@org/hvac-core/sources";
import { formatNumber, prose } from "@org/form/numbers";
import { criterionCurve, criterionFamilies, type CriterionFamily, type FigureCell, type FigureTable } from "@org/ui/figures";
import { texts } from "./texts.ts";

/** Families of curves that rate a spectrum. */
export type CurveFamily = Exclude<CriterionFamily, "dba">;
export const curveFamilies = ["classic", "s12.2", "nr", "rc"] as const satisfies readonly CurveFamily[];

const words = texts.ratings;

const tenth = (value: number): string => formatNumber(value, { digits: 4, decimals: 1 });
/** All ratings of a spectrum, each with the band that decides it. */
export function ratingsOf(levels: readonly number[]): FigureTable<FigureCell> {
  const [classic, standard, rating, room] = [
    noiseCriterion(levels),
    noiseCriterion(levels, "s12.2"),
    noiseRating(levels),
    roomCriterion(levels),
  ];
  const byBand = ({ rating: value, governingBand, extrapolated }: typeof classic): string =>
    words.governing(tenth(value), governingBand, extrapolated);
  return {
    columns: [words.rating, words.value, words.governedBy],
    rows: [
      [words.classic, `NC ${classic.quoted}`, byBand(classic)],
      [words.standard, `NC ${standard.quoted}`, byBand(standard)],
      [words.nr, `NR ${rating.quoted}`, byBand(rating)],
      [
        words.room,
        `RC ${Math.round(room.rating)}(${room.descriptor})`,
        words.quality(texts.characters[room.descriptor], tenth(room.qualityAssessmentIndex)),
      ],
      [words.aWeighted, words.levelA(tenth(aWeighted(levels))), words.weightedBands],
      [words.cWeighted, words.levelC(tenth(cWeighted(levels))), words.weightedBands],
      [words.speech, words.level(tenth(speechInterferenceLevel(levels))), words.speechBands],
    ],
  };
}

/** Sentence that compares a spectrum with the criterion of a room. */
export function judgement(levels: readonly number[], family: CurveFamily, room: SoundCriterion): string {
  const { name } = criterionFamilies[family];
  const target = texts.target(name, room.noiseCriterion, prose(room.label));
  const { band, excess, bandsAbove } = curveExcess(levels, criterionCurve(family, room.noiseCriterion));
  if (excess > 0) return texts.above({ target, excess: tenth(excess), band }, bandsAbove);
  return texts.within({ target, excess: tenth(-excess), band });
}

export const citationOf = (family: CurveFamily): Citation => criterionCitations[family];
