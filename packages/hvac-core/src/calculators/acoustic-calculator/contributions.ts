import { aWeighted, type OctaveSpectrum } from "../../acoustics/index.ts";
import { elementName, partName, sourceName, type FollowedSystem } from "./partName.ts";
import { partsOfRoom } from "./parts.ts";
import type { Arrival, FoundRoom } from "./rooms.ts";
import { together } from "./spectra.ts";

/** What brings its part to the sound in a room. */
export interface Contribution {
  readonly id: string;
  readonly label: string;
  /** Sound pressure at the listener, dB. */
  readonly level: OctaveSpectrum;
  readonly levelA: number;
}

/** Id of a room's sound that is not calculated, among the contributions. */
export const backgroundId = "background";
/** What is said of a room's sound that is not calculated. */
export const backgroundName = "Other sound in the room";

/** Where an arrival enters its room: "Diffuser", "Branch, through its walls". */
export function arrivalName(followed: FollowedSystem, { list, index, isOutlet }: Arrival): string {
  if (list === "sources") return `${sourceName(followed, index)}, casing`;
  const name = elementName(followed, index);
  if (isOutlet) return name;
  return followed.elements[index]!.row.kind === "unit" ? `${name}, casing` : `${name}, through its walls`;
}

/** The loudest first, and what was sound in the room before among them: together they are the sound in the room. */
function withBackground({ background }: FoundRoom, found: readonly Omit<Contribution, "levelA">[]): readonly Contribution[] {
  const all = background ? [...found, { id: backgroundId, label: backgroundName, level: background }] : found;
  return all.map((each) => ({ ...each, levelA: aWeighted(each.level) })).toSorted((one, other) => other.levelA - one.levelA);
}

/** The sound in a room by the sources, junctions and elements that make it. */
export function contributionsByMaker(followed: FollowedSystem, room: FoundRoom): readonly Contribution[] {
  const byMaker = new Map<string, { readonly label: string; readonly levels: OctaveSpectrum[] }>();
  for (const part of partsOfRoom(followed.elements, room)) {
    const id = `${part.origin} ${part.index}`;
    const known = byMaker.get(id) ?? { label: partName(followed, part), levels: [] };
    byMaker.set(id, known);
    known.levels.push(part.level);
  }
  return withBackground(
    room,
    [...byMaker].map(([id, { label, levels }]) => ({ id, label, level: together(levels)! })),
  );
}

/** The sound in a room by the outlets, walls and casings that it comes through. */
export const contributionsByPath = (followed: FollowedSystem, room: FoundRoom): readonly Contribution[] =>
  withBackground(
    room,
    room.arrivals.map((arrival) => ({ id: `${arrival.list} ${arrival.id}`, label: arrivalName(followed, arrival), level: arrival.level })),
  );
