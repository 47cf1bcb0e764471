import { aWeighted } from "../../acoustics/index.ts";
import { air } from "../../fluids/index.ts";
import { OutOfRangeError, rowName, type ResultValues } from "../../kernel/index.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { excessOf, verdictOf } from "./excess.ts";
import { findPrivacy, type FoundPrivacy } from "./privacy.ts";
import { propagate, type PassedElement } from "./propagation.ts";
import type { results } from "./results.ts";
import { findRooms, type Arrival, type FoundRoom } from "./rooms.ts";
import { fields, type AcousticValues } from "./schema.ts";
import { sourceLevels, type SourceLevels } from "./sourceLevels.ts";
import { characters, degrees, ratingText } from "./words.ts";

/** The sound of a system from its sources to the rooms. */
export interface AcousticCalculation {
  readonly air: { readonly pressure: number; readonly density: number };
  readonly sources: readonly SourceLevels[];
  readonly elements: readonly PassedElement[];
  readonly rooms: readonly FoundRoom[];
  readonly privacy: readonly FoundPrivacy[];
  /** Number of the room that is worst off; −1 where no sound reaches any. */
  readonly worst: number;
  readonly results: ResultValues<typeof results>;
}

function needSource({ sources, elements }: AcousticValues): void {
  if (sources.length === 0 && elements.length > 0)
    throw new OutOfRangeError({ parameter: "sources", value: Number.NaN, min: 1, max: Infinity, unit: "" });
}

/** The room that misses its target by most or, where none does, is nearest to it; the loudest where no room has a target. */
function worstOf(way: SoundWay): number {
  const { rooms } = way;
  const isMissed = rooms.map((room) => {
    const verdict = verdictOf(way, room);
    return verdict === "above" || verdict === "unbalanced";
  });
  const some = isMissed.some(Boolean);
  const excesses = rooms.map((room, index) => (some && !isMissed[index] ? -Infinity : (excessOf(room) ?? -Infinity)));
  const greatest = Math.max(...excesses);
  if (greatest > -Infinity) return excesses.indexOf(greatest);
  const levels = rooms.map(({ ratings }) => ratings?.levelA ?? -Infinity);
  const loudest = Math.max(...levels);
  return loudest > -Infinity ? levels.indexOf(loudest) : -1;
}

/** The way of the sound: what results, remedies and figures are made of. */
export type SoundWay = Pick<AcousticCalculation, "air" | "sources" | "elements" | "rooms">;

/** Follows the sound from the sources into the rooms. */
export function followSound(values: AcousticValues): SoundWay {
  const pressure = pressureAtAltitude(values.altitude);
  const { density } = air({ temperature: values.airTemperature, pressure, humidityRatio: 0 });
  const sources = values.sources.map(sourceLevels);
  const elements = propagate(values, sources, density);
  return { air: { pressure, density }, sources, elements, rooms: findRooms(values.rooms, sources, elements) };
}

/** Sound power in the ducts, what reaches each room, how the rooms are rated, and what is heard of speech. */
export function calculate(values: AcousticValues): AcousticCalculation {
  needSource(values);
  const way = followSound(values);
  const privacy = findPrivacy(values.privacy, way.rooms, way.elements);
  const found = { ...way, privacy, worst: worstOf(way) };
  return { ...found, results: resultsOf(found) };
}

function resultsOf({
  air: { density },
  sources,
  elements,
  rooms,
  privacy,
  worst,
}: Omit<AcousticCalculation, "results">): AcousticCalculation["results"] {
  const arrivals = new Map<string, Arrival>(
    rooms.flatMap((room) => room.arrivals.map((arrival) => [`${arrival.list}.${arrival.id}`, arrival])),
  );
  const reached = (path: string): { readonly roomLevel?: readonly number[]; readonly roomLevelA?: number } => {
    const arrival = arrivals.get(path);
    return arrival ? { roomLevel: arrival.level, roomLevelA: arrival.levelA } : {};
  };
  const worstRoom = rooms[worst];
  const withoutTarget = rooms.filter(({ ratings, target }) => ratings && target === undefined).length;
  return {
    ...(worstRoom?.ratings && {
      ...(worstRoom.row.ratedBy !== "dba" && { rating: ratingText(worstRoom) }),
      levelA: worstRoom.ratings.levelA,
      worstRoom: rowName(fields.rooms, worstRoom.row, worstRoom.index),
      ...(excessOf(worstRoom) !== undefined && { excess: excessOf(worstRoom) }),
    }),
    ...(withoutTarget > 0 && { withoutTarget }),
    airDensity: density,
    sources: sources.map(({ row: { id }, discharge, inlet, casing }) => ({
      id,
      discharge,
      dischargeA: aWeighted(discharge),
      inlet,
      inletA: aWeighted(inlet),
      ...(casing && { casing }),
      ...reached(`sources.${id}`),
    })),
    elements: elements.map((element) => ({
      id: element.row.id,
      ...(element.airflow !== undefined && { airflow: element.airflow }),
      area: element.size.area,
      ...(element.velocity !== undefined && { velocity: element.velocity }),
      division: element.division,
      ...(element.junctionNoise && { junctionNoise: element.junctionNoise }),
      attenuation: element.attenuation,
      ...(element.noise && { noise: element.noise }),
      ...(element.brokenIn && { brokenIn: element.brokenIn }),
      level: element.level,
      levelA: element.levelA,
      ...(element.radiated && { radiated: element.radiated }),
      ...reached(`elements.${element.row.id}`),
    })),
    rooms: rooms.map(roomResults),
    privacy: privacy.map(privacyResults),
  };
}

function privacyResults({ row: { id }, heard, privacy }: FoundPrivacy): AcousticCalculation["results"]["privacy"][number] {
  return {
    id,
    ...(heard && { levelDifference: heard.difference, level: heard.level, levelA: aWeighted(heard.level) }),
    ...(privacy && {
      articulationIndex: privacy.articulationIndex,
      privacyIndex: privacy.privacyIndex,
      intelligibility: privacy.intelligibility,
      degree: degrees[privacy.degree],
    }),
  };
}

function roomResults(room: FoundRoom): AcousticCalculation["results"]["rooms"][number] {
  const { row, ratings, target } = room;
  if (!ratings) return { id: row.id, ...(target !== undefined && { target }) };
  const excess = excessOf(room);
  const { roomCriterion } = ratings;
  return {
    id: row.id,
    rating: ratingText(room),
    ...(target !== undefined && { target }),
    ...(excess !== undefined && { excess }),
    ...(ratings.governingBand !== undefined && { governingBand: ratings.governingBand }),
    level: ratings.level,
    levelA: ratings.levelA,
    speechInterference: ratings.speechInterference,
    noiseCriterion: ratings.noiseCriterion.rating,
    noiseCriterionS12: ratings.noiseCriterionS12.rating,
    noiseRating: ratings.noiseRating.rating,
    roomCriterion: roomCriterion.rating,
    quality: characters[roomCriterion.descriptor],
    qualityIndex: roomCriterion.qualityAssessmentIndex,
  };
}
