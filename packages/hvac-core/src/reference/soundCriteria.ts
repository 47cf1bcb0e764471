import { applications2019, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { ansiS122, cibseA1 } from "./sources.ts";

const handbook: Citation = { source: applications2019, locator: "ch. 49, Table 1" };
const standard: Citation = { source: ansiS122, locator: "Annex C, upper end" };

/**
 * Source of the NR of {@link soundCriteria}. It has no NR for open-plan offices, but 45 for landscaped offices; newer guidance has 35 to 40.
 *
 * @source cibse-a1-1986, recommended noise ratings
 * @example
 * ```ts
 * import { noiseRatingCitation } from "@org/hvac-core/reference";
 * noiseRatingCitation.source.edition; // "1986"
 * ```
 */
export const noiseRatingCitation: Citation = { source: cibseA1, locator: "recommended noise ratings" };

/** Limits of background sound of building services in a kind of room. */
export interface SoundCriterion extends ReferenceRow {
  readonly group: "residence" | "lodging" | "office" | "assembly" | "performing-arts" | "health" | "laboratory" | "school";
  /** Maximum recommended NC or RC(N). */
  readonly noiseCriterion: number;
  /** Maximum recommended NR, the stricter one where the table lists the room twice; its source is {@link noiseRatingCitation}. */
  readonly noiseRating?: number;
  /** Maximum recommended A-weighted level, dB(A). */
  readonly aWeighted?: number;
  /** Maximum recommended C-weighted level, dB(C). */
  readonly cWeighted?: number;
}

/**
 * Design targets for background sound. Contracts refer to the standard itself.
 *
 * @source ashrae-applications-2019, ch. 49, Table 1
 * @source ansi-s12.2, Annex C
 * @source cibse-a1-1986, recommended noise ratings, for NR
 * @example
 * ```ts
 * import { soundCriteria } from "@org/hvac-core/reference";
 * soundCriteria.find(({ id }) => id === "open-office")?.noiseCriterion; // 40
 * ```
 */
export const soundCriteria: readonly SoundCriterion[] = [
  { id: "living-area", label: "Living area", group: "residence", noiseCriterion: 30, noiseRating: 30, aWeighted: 35, cWeighted: 60, source: handbook },
  { id: "hotel-room", label: "Hotel room or suite", group: "lodging", noiseCriterion: 30, noiseRating: 30, aWeighted: 35, cWeighted: 60, source: handbook },
  {
    id: "private-office", label: "Private or executive office", group: "office", noiseCriterion: 30, noiseRating: 30, aWeighted: 35, cWeighted: 60, source: handbook,
  },
  { id: "conference-room", label: "Conference room", group: "office", noiseCriterion: 30, noiseRating: 30, aWeighted: 35, cWeighted: 60, source: handbook },
  {
    id: "teleconference-room", label: "Teleconference room", group: "office", noiseCriterion: 25, aWeighted: 30, cWeighted: 55, source: handbook,
  },
  { id: "open-office", label: "Open-plan office", group: "office", noiseCriterion: 40, aWeighted: 45, cWeighted: 65, source: handbook },
  {
    id: "office-corridor", label: "Office corridor or lobby", group: "office", noiseCriterion: 40, noiseRating: 40, aWeighted: 45, cWeighted: 65, source: handbook,
  },
  {
    id: "courtroom", label: "Courtroom, unamplified speech", group: "assembly", noiseCriterion: 30, noiseRating: 30, aWeighted: 35, cWeighted: 60, source: handbook,
  },
  {
    id: "worship", label: "Worship with critical music", group: "assembly", noiseCriterion: 25, noiseRating: 25, aWeighted: 30, cWeighted: 55, source: handbook,
  },
  { id: "library", label: "Library", group: "assembly", noiseCriterion: 30, noiseRating: 30, aWeighted: 35, cWeighted: 60, source: handbook },
  {
    id: "gymnasium", label: "Gymnasium or natatorium", group: "assembly", noiseCriterion: 45, noiseRating: 40, aWeighted: 50, cWeighted: 70, source: handbook,
  },
  {
    id: "theatre", label: "Drama theatre or recital hall", group: "performing-arts", noiseCriterion: 20, noiseRating: 20, aWeighted: 25, cWeighted: 50, source: handbook,
  },
  {
    id: "music-practice", label: "Music practice room", group: "performing-arts", noiseCriterion: 30, aWeighted: 35, cWeighted: 60, source: handbook,
  },
  { id: "patient-room", label: "Patient room", group: "health", noiseCriterion: 30, noiseRating: 30, aWeighted: 35, cWeighted: 60, source: handbook },
  { id: "ward", label: "Ward", group: "health", noiseCriterion: 35, noiseRating: 35, aWeighted: 40, cWeighted: 60, source: handbook },
  {
    id: "operating-room", label: "Operating or procedure room", group: "health", noiseCriterion: 35, noiseRating: 30, aWeighted: 40, cWeighted: 60, source: handbook,
  },
  {
    id: "laboratory-teaching", label: "Teaching laboratory", group: "laboratory", noiseCriterion: 35, noiseRating: 40, aWeighted: 40, cWeighted: 60, source: handbook,
  },
  {
    id: "classroom", label: "Classroom", group: "school", noiseCriterion: 30, noiseRating: 35, aWeighted: 35, cWeighted: 60, source: handbook,
    note: "Core learning spaces: ANSI S12.60 asks for 35 dB(A).",
  },
  {
    id: "lecture-room", label: "Large lecture room, no amplification", group: "school", noiseCriterion: 25, noiseRating: 25, aWeighted: 30, cWeighted: 55, source: handbook,
  },
  { id: "concert-hall", label: "Concert or opera hall", group: "performing-arts", noiseCriterion: 18, noiseRating: 20, source: standard, verify: true },
  { id: "small-auditorium", label: "Auditorium up to 500 seats", group: "performing-arts", noiseCriterion: 30, noiseRating: 25, source: standard, verify: true },
  { id: "large-auditorium", label: "Large auditorium or drama theatre", group: "performing-arts", noiseCriterion: 25, noiseRating: 20, source: standard, verify: true },
];
