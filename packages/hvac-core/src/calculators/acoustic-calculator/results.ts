import { aWeighted, type OctaveSpectrum } from "../../acoustics/index.ts";
import { defineNumbers, inGroup, numbersOf, rowName, type ResultValues } from "../../kernel/index.ts";
import type { AcousticState } from "./calculate.ts";
import { excessOf } from "./excess.ts";
import type { FoundPrivacy } from "./privacy.ts";
import type { PassedElement } from "./propagation.ts";
import type { Arrival, FoundRoom } from "./rooms.ts";
import { fields } from "./schema.ts";
import type { SourceLevels } from "./sourceLevels.ts";
import { characters, degrees, ratingText } from "./words.ts";

const { number, rows, optional } = numbersOf<AcousticState>();

/** Something with its id, and how its sound arrives in a room, where it does. */
type Arriving<T> = T & { readonly id: string; readonly arrival: Arrival | undefined };
type Identified<T> = T & { readonly id: string };

function arriving<T extends { readonly row: { readonly id: string } }>(
  list: "sources" | "elements",
  of: readonly T[],
  { rooms }: AcousticState,
): readonly Arriving<T>[] {
  const arrivals = new Map(rooms.flatMap((room) => room.arrivals).map((arrival) => [`${arrival.list}.${arrival.id}`, arrival]));
  return of.map((each) => ({ ...each, id: each.row.id, arrival: arrivals.get(`${list}.${each.row.id}`) }));
}

const identified = <T extends { readonly row: { readonly id: string } }>(of: readonly T[]): readonly Identified<T>[] =>
  of.map((each) => ({ ...each, id: each.row.id }));

/** Series of octave bands. */
const bandsOf = <T>(lines: Pick<ReturnType<typeof numbersOf<T>>, "series" | "optional">) => ({
  bands: <const L extends string, const S extends string>(label: L, symbol: S, value: (of: T) => OctaveSpectrum) =>
    lines.series(label, symbol, "octaveBands", "soundLevel", value),
  optionalBands: <const L extends string, const S extends string>(label: L, symbol: S, value: (of: T) => OctaveSpectrum | undefined) =>
    lines.optional.series(label, symbol, "octaveBands", "soundLevel", value),
});

const inRoom = numbersOf<{ readonly arrival: Arrival | undefined }>();
const roomLevels = {
  roomLevel: bandsOf(inRoom).optionalBands("In the room", "L_p", ({ arrival }) => arrival?.level),
  roomLevelA: inRoom.optional.number("In the room, A-weighted", "L_pA", "aWeightedSoundLevel", ({ arrival }) => arrival?.levelA),
};

const source = numbersOf<SourceLevels>();
const ofSource = bandsOf(source);
const sourceNumbers = {
  discharge: ofSource.bands("Sound power at the discharge", "L_d", ({ discharge }) => discharge),
  dischargeA: source.number("Discharge, A-weighted", "L_dA", "aWeightedSoundLevel", ({ discharge }) => aWeighted(discharge)),
  inlet: ofSource.bands("Sound power at the inlet", "L_s", ({ inlet }) => inlet),
  inletA: source.number("Inlet, A-weighted", "L_sA", "aWeightedSoundLevel", ({ inlet }) => aWeighted(inlet)),
  casing: ofSource.optionalBands("Sound power through the casing", "L_c", ({ casing }) => casing),
  ...roomLevels,
};

const element = numbersOf<PassedElement>();
const ofElement = bandsOf(element);
const elementNumbers = {
  airflow: element.optional.number("Airflow", "Q", "airFlow", ({ airflow }) => airflow),
  area: element.number("Area", "A", "area", ({ size }) => size.area),
  velocity: element.optional.number("Velocity", "V", "velocity", ({ velocity }) => velocity),
  division: element.number("Division of power", "ΔL_s", "soundLevel", ({ division }) => division),
  junctionNoise: ofElement.optionalBands("Junction noise", "J", ({ junctionNoise }) => junctionNoise),
  attenuation: ofElement.bands("Attenuation", "D", ({ attenuation }) => attenuation),
  noise: ofElement.optionalBands("Regenerated noise", "N", ({ noise }) => noise),
  brokenIn: ofElement.optionalBands("Break-in through the walls", "N_b", ({ brokenIn }) => brokenIn),
  level: ofElement.bands("Leaving sound power", "L", ({ level }) => level),
  levelA: element.number("Leaving sound power, A-weighted", "L_A", "aWeightedSoundLevel", ({ levelA }) => levelA),
  radiated: ofElement.optionalBands("Sound power into the room", "L_w", ({ radiated }) => radiated),
  ...roomLevels,
};

const room = numbersOf<FoundRoom>();
const roomNumbers = {
  rating: room.optional.text("Rating", (of) => of.ratings && ratingText(of)),
  target: room.optional.number("Target", "T_r", "soundRating", ({ target }) => target),
  excess: room.optional.number("Above the target", "ΔT_r", "soundRating", (of) => of.ratings && excessOf(of), {
    help: "Points of the rating, or dB; below zero the target is met.",
  }),
  governingBand: room.optional.number("Band that decides", "f_g", "frequency", ({ ratings }) => ratings?.governingBand),
  level: bandsOf(room).optionalBands("Sound pressure", "L", ({ ratings }) => ratings?.level),
  levelA: room.optional.number("A-weighted level", "L_A", "aWeightedSoundLevel", ({ ratings }) => ratings?.levelA),
  speechInterference: room.optional.number("Speech interference level", "SIL", "soundLevel", ({ ratings }) => ratings?.speechInterference),
  noiseCriterion: room.optional.number("NC, curves of 1957", "NC", "soundRating", ({ ratings }) => ratings?.noiseCriterion.rating),
  noiseCriterionS12: room.optional.number("NC, curves of 2008", "NC_s", "soundRating", ({ ratings }) => ratings?.noiseCriterionS12.rating),
  noiseRating: room.optional.number("NR", "NR", "soundRating", ({ ratings }) => ratings?.noiseRating.rating),
  roomCriterion: room.optional.number("RC Mark II", "RC", "soundRating", ({ ratings }) => ratings?.roomCriterion.rating),
  quality: room.optional.text("Character", ({ ratings }) => ratings && characters[ratings.roomCriterion.descriptor]),
  qualityIndex: room.optional.number(
    "Quality assessment index",
    "QAI",
    "soundLevel",
    ({ ratings }) => ratings?.roomCriterion.qualityAssessmentIndex,
  ),
};

const speech = numbersOf<FoundPrivacy>();
const ofSpeech = bandsOf(speech);
const speechNumbers = {
  levelDifference: ofSpeech.optionalBands("Level difference", "D", ({ heard }) => heard?.difference),
  level: ofSpeech.optionalBands("Received speech level", "L", ({ heard }) => heard?.level),
  levelA: speech.optional.number(
    "Received speech level, A-weighted",
    "L_vA",
    "aWeightedSoundLevel",
    ({ heard }) => heard && aWeighted(heard.level),
  ),
  articulationIndex: speech.optional.number("Articulation index", "AI", "speechIndex", ({ privacy }) => privacy?.articulationIndex),
  privacyIndex: speech.optional.number("Privacy index", "PI", "ratio", ({ privacy }) => privacy?.privacyIndex),
  intelligibility: speech.optional.number("Speech intelligibility index", "SII", "speechIndex", ({ privacy }) => privacy?.intelligibility),
  degree: speech.optional.text("Privacy", ({ privacy }) => privacy && degrees[privacy.degree]),
};

/** The room that is worst off, where sound reaches any. */
function worstRoom({ rooms, worst }: AcousticState): FoundRoom | undefined {
  const of = rooms[worst];
  return of?.ratings && of;
}

function worstRating(state: AcousticState): string | undefined {
  const of = worstRoom(state);
  return of && of.row.ratedBy !== "dba" ? ratingText(of) : undefined;
}

function worstExcess(state: AcousticState): number | undefined {
  const of = worstRoom(state);
  return of && excessOf(of);
}

function worstName(state: AcousticState): string | undefined {
  const of = worstRoom(state);
  return of && rowName(fields.rooms, of.row, of.index);
}

function roomsWithoutTarget({ rooms }: AcousticState): number | undefined {
  const count = rooms.filter(({ ratings, target }) => ratings && target === undefined).length;
  return count > 0 ? count : undefined;
}

export const numbers = defineNumbers({
  ...inGroup("Room that is worst off", {
    rating: optional.text("Rating", worstRating, { help: "Where rooms are judged by dB(A), their rating is the A-weighted level." }),
    levelA: optional.number("A-weighted level", "L_Am", "aWeightedSoundLevel", (state) => worstRoom(state)?.ratings?.levelA),
    worstRoom: optional.text("Room", worstName),
    excess: optional.number("Above its target", "ΔT_m", "soundRating", worstExcess, {
      help: "Points of the rating, or dB; below zero the target is met.",
    }),
    withoutTarget: optional.number("Rooms without a target", "n_T", "count", roomsWithoutTarget),
  }),
  ...inGroup("Air", { airDensity: number("Density of the air", "ρ", "density", ({ air }) => air.density) }),
  sources: rows("Sources", (state) => arriving("sources", state.sources, state), sourceNumbers),
  elements: rows("Elements", (state) => arriving("elements", state.elements, state), elementNumbers),
  rooms: rows("Rooms", ({ rooms }) => identified(rooms), roomNumbers),
  privacy: rows("Speech from room to room", ({ privacy }) => identified(privacy), speechNumbers),
});

export const results = numbers.fields;

/** The sound of a system from its sources to the rooms, with the results. */
export type AcousticCalculation = AcousticState & { readonly results: ResultValues<typeof results> };
