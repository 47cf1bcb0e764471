import { air } from "../../fluids/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { excessOf, verdictOf } from "./excess.ts";
import { privacyBetweenRooms, type RoomPrivacy } from "./privacy.ts";
import { propagate, type PassedElement } from "./propagation.ts";
import { soundInRooms, type RoomSound } from "./rooms.ts";
import type { AcousticValues } from "./schema.ts";
import { sourceLevels, type SourceLevels } from "./sourceLevels.ts";

/** State of the calculation, from which the results are taken. */
export interface AcousticState {
  readonly air: { readonly pressure: number; readonly density: number };
  readonly sources: readonly SourceLevels[];
  readonly elements: readonly PassedElement[];
  readonly rooms: readonly RoomSound[];
  readonly privacy: readonly RoomPrivacy[];
  /** Index of the worst room; −1 where no sound reaches any. */
  readonly worst: number;
}

function needSource({ sources, elements }: AcousticValues): void {
  if (sources.length === 0 && elements.length > 0)
    throw new OutOfRangeError({ parameter: "sources", value: Number.NaN, min: 1, max: Infinity, unit: "" });
}

/** The room that exceeds its target most or is nearest to it; the loudest where no room has a target. */
function worstOf(sound: SoundState): number {
  const { rooms } = sound;
  const isMissed = rooms.map((room) => {
    const verdict = verdictOf(sound, room);
    return verdict === "above" || verdict === "unbalanced";
  });
  const isAnyMissed = isMissed.some(Boolean);
  const excesses = rooms.map((room, index) => (isAnyMissed && !isMissed[index] ? -Infinity : (excessOf(room) ?? -Infinity)));
  const highest = Math.max(...excesses);
  if (highest > -Infinity) return excesses.indexOf(highest);
  const levels = rooms.map(({ ratings }) => ratings?.levelA ?? -Infinity);
  const loudest = Math.max(...levels);
  return loudest > -Infinity ? levels.indexOf(loudest) : -1;
}

/** Sound in the sources, elements and rooms. */
export type SoundState = Pick<AcousticState, "air" | "sources" | "elements" | "rooms">;

/** Calculates the sound from the sources to the rooms. */
export function traceSound(values: AcousticValues): SoundState {
  const pressure = pressureAtAltitude(values.altitude);
  const { density } = air({ temperature: values.airTemperature, pressure, humidityRatio: 0 });
  const sources = values.sources.map(sourceLevels);
  const elements = propagate(values, sources, density);
  return { air: { pressure, density }, sources, elements, rooms: soundInRooms(values.rooms, sources, elements) };
}

/** Sound power in the ducts, sound and ratings in the rooms, and speech privacy between rooms. */
export function calculate(values: AcousticValues): AcousticState {
  needSource(values);
  const sound = traceSound(values);
  const privacy = privacyBetweenRooms(values.privacy, sound.rooms, sound.elements);
  return { ...sound, privacy, worst: worstOf(sound) };
}
