import { air } from "../../fluids/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { excessOf, verdictOf } from "./excess.ts";
import { findPrivacy, type FoundPrivacy } from "./privacy.ts";
import { propagate, type PassedElement } from "./propagation.ts";
import { findRooms, type FoundRoom } from "./rooms.ts";
import { type AcousticValues } from "./schema.ts";
import { sourceLevels, type SourceLevels } from "./sourceLevels.ts";

/** The sound of a system from its sources to the rooms: what the results are taken from. */
export interface AcousticState {
  readonly air: { readonly pressure: number; readonly density: number };
  readonly sources: readonly SourceLevels[];
  readonly elements: readonly PassedElement[];
  readonly rooms: readonly FoundRoom[];
  readonly privacy: readonly FoundPrivacy[];
  /** Number of the room that is worst off; −1 where no sound reaches any. */
  readonly worst: number;
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
export type SoundWay = Pick<AcousticState, "air" | "sources" | "elements" | "rooms">;

/** Follows the sound from the sources into the rooms. */
export function followSound(values: AcousticValues): SoundWay {
  const pressure = pressureAtAltitude(values.altitude);
  const { density } = air({ temperature: values.airTemperature, pressure, humidityRatio: 0 });
  const sources = values.sources.map(sourceLevels);
  const elements = propagate(values, sources, density);
  return { air: { pressure, density }, sources, elements, rooms: findRooms(values.rooms, sources, elements) };
}

/** Sound power in the ducts, what reaches each room, how the rooms are rated, and what is heard of speech. */
export function calculate(values: AcousticValues): AcousticState {
  needSource(values);
  const way = followSound(values);
  const privacy = findPrivacy(values.privacy, way.rooms, way.elements);
  return { ...way, privacy, worst: worstOf(way) };
}
