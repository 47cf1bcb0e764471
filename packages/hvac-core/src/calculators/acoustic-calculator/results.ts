import { aWeighted, type OctaveSpectrum } from "../../acoustics/index.ts";
import { defineNumbers, inGroup, numbersOf, rowName, type ResultValues } from "../../kernel/index.ts";
import type { AcousticState } from "./calculate.ts";
import { excessOf } from "./excess.ts";
import type { RoomPrivacy } from "./privacy.ts";
import type { PassedElement } from "./propagation.ts";
import type { Arrival, RoomSound } from "./rooms.ts";
import { fields } from "./schema.ts";
import type { SourceLevels } from "./sourceLevels.ts";
import { characters, degrees, ratingText } from "./words.ts";

const { number, rows, optional } = numbersOf<AcousticState>();

/** A row with its id and its arrival in a room, if there is one. */
type Arriving<T> = T & { readonly id: string; readonly arrival: Arrival | undefined };
type Identified<T> = T & { readonly id: string };

function arriving<T extends { readonly row: { readonly id: string } }>(
  list: "sources" | "elements",
  rows: readonly T[],
  { rooms }: AcousticState,
): readonly Arriving<T>[] {
  const arrivals = new Map(rooms.flatMap((room) => room.arrivals).map((arrival) => [`${arrival.list}.${arrival.id}`, arrival]));
  return rows.map((each) => ({ ...each, id: each.row.id, arrival: arrivals.get(`${list}.${each.row.id}`) }));
}

const identified = <T extends { readonly row: { readonly id: string } }>(rows: readonly T[]): readonly Identified<T>[] =>
  rows.map((each) => ({ ...each, id: each.row.id }));

/** Series of octave bands. */
const bandsOf = <T>(lines: Pick<ReturnType<typeof numbersOf<T>>, "series" | "optional">) => ({
  bands: <const L extends string, const S extends string>(label: L, symbol: S, value: (row: T) => OctaveSpectrum) =>
    lines.series(label, symbol, "octaveBands", "soundLevel", value),
  optionalBands: <const L extends string, const S extends string>(label: L, symbol: S, value: (row: T) => OctaveSpectrum | undefined) =>
    lines.optional.series(label, symbol, "octaveBands", "soundLevel", value),
});

const inRoom = numbersOf<{ readonly arrival: Arrival | undefined }>();
const roomLevels = {
  roomLevel: bandsOf(inRoom).optionalBands("Sound pressure in the room", "L_p", ({ arrival }) => arrival?.level),
  roomLevelA: inRoom.optional.number(
    "Sound pressure in the room, A-weighted",
    "L_pA",
    "aWeightedSoundLevel",
    ({ arrival }) => arrival?.levelA,
  ),
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
  brokenIn: ofElement.optionalBands("Break-in sound power", "N_b", ({ brokenIn }) => brokenIn),
  level: ofElement.bands("Leaving sound power", "L", ({ level }) => level),
  levelA: element.number("Leaving sound power, A-weighted", "L_A", "aWeightedSoundLevel", ({ levelA }) => levelA),
  radiated: ofElement.optionalBands("Sound power into the room", "L_w", ({ radiated }) => radiated),
  ...roomLevels,
};

const room = numbersOf<RoomSound>();
const roomNumbers = {
  rating: room.optional.text("Rating", (sound) => sound.ratings && ratingText(sound)),
  target: room.optional.number("Target", "T_r", "soundRating", ({ target }) => target),
  excess: room.optional.number("Excess over target", "ΔT_r", "soundRating", (sound) => sound.ratings && excessOf(sound), {
    help: "Points of the rating, or dB; negative where the target is met.",
  }),
  governingBand: room.optional.number("Governing band", "f_g", "frequency", ({ ratings }) => ratings?.governingBand),
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

const speech = numbersOf<RoomPrivacy>();
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

/** A value of the worst room; none where no sound reaches any. */
const ofWorst =
  <T>(value: (room: RoomSound) => T) =>
  ({ rooms, worst }: AcousticState): T | undefined => {
    const worstRoom = rooms[worst];
    return worstRoom?.ratings && value(worstRoom);
  };

function roomsWithoutTarget({ rooms }: AcousticState): number | undefined {
  const count = rooms.filter(({ ratings, target }) => ratings && target === undefined).length;
  return count > 0 ? count : undefined;
}

export const numbers = defineNumbers({
  ...inGroup("Worst room", {
    rating: optional.text(
      "Rating",
      ofWorst((sound) => (sound.row.ratedBy === "dba" ? undefined : ratingText(sound))),
      { help: "Where rooms are rated by dB(A), their rating is the A-weighted level." },
    ),
    levelA: optional.number(
      "A-weighted level",
      "L_Am",
      "aWeightedSoundLevel",
      ofWorst(({ ratings }) => ratings?.levelA),
    ),
    worstRoom: optional.text(
      "Room",
      ofWorst(({ row, index }) => rowName(fields.rooms, row, index)),
    ),
    excess: optional.number("Excess over target", "ΔT_m", "soundRating", ofWorst(excessOf), {
      help: "Points of the rating, or dB; negative where the target is met.",
    }),
    withoutTarget: optional.number("Rooms without a target", "n_T", "count", roomsWithoutTarget),
  }),
  ...inGroup("Air", { airDensity: number("Air density", "ρ", "density", ({ air }) => air.density) }),
  sources: rows("Sources", (state) => arriving("sources", state.sources, state), sourceNumbers),
  elements: rows("Elements", (state) => arriving("elements", state.elements, state), elementNumbers),
  rooms: rows("Rooms", ({ rooms }) => identified(rooms), roomNumbers),
  privacy: rows("Speech from room to room", ({ privacy }) => identified(privacy), speechNumbers),
});

export const results = numbers.fields;

/** The sound of a system from its sources to the rooms, with the results. */
export type AcousticCalculation = AcousticState & { readonly results: ResultValues<typeof results> };
