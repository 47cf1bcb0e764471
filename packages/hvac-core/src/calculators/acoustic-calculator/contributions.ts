import { aWeighted, type OctaveSpectrum } from "../../acoustics/index.ts";
import { joinPath, type Path } from "../../kernel/index.ts";
import { elementName, partName, partRow, sourceName, type SoundSystem } from "./partName.ts";
import { partsOfRoom } from "./parts.ts";
import type { Arrival, RoomSound } from "./rooms.ts";
import { sumOfLevels } from "./spectra.ts";

/** Contribution to the sound in a room. */
export interface Contribution {
  readonly id: string;
  readonly label: string;
  /** Path of its source or element in the input; none for the background sound. */
  readonly row?: Path;
  /** Sound pressure at the listener, dB. */
  readonly level: OctaveSpectrum;
  readonly levelA: number;
}

/** Id of the background sound of a room among the contributions. */
export const backgroundId = "background";
/** Name of the background sound of a room. */
export const backgroundName = "Background sound";

/** Name of the outlet, wall or casing through which sound enters a room: "Diffuser", "Branch, through its walls". */
export function arrivalName(system: SoundSystem, { list, index, isOutlet }: Arrival): string {
  if (list === "sources") return `${sourceName(system, index)}, casing`;
  const name = elementName(system, index);
  if (isOutlet) return name;
  return system.elements[index]!.row.kind === "unit" ? `${name}, casing` : `${name}, through its walls`;
}

/** Contributions with the background sound, the loudest first; their sum is the sound in the room. */
function withBackground({ background }: RoomSound, contributions: readonly Omit<Contribution, "levelA">[]): readonly Contribution[] {
  const all = background ? [...contributions, { id: backgroundId, label: backgroundName, level: background }] : contributions;
  return all.map((each) => ({ ...each, levelA: aWeighted(each.level) })).toSorted((a, b) => b.levelA - a.levelA);
}

/** Contributions to the sound in a room by source, junction and element. */
export function contributionsByOrigin(system: SoundSystem, room: RoomSound): readonly Contribution[] {
  const byOrigin = new Map<string, { readonly label: string; readonly row: Path; readonly levels: OctaveSpectrum[] }>();
  for (const part of partsOfRoom(system.elements, room)) {
    const id = `${part.origin} ${part.index}`;
    const origin = byOrigin.get(id) ?? { label: partName(system, part), row: partRow(system, part), levels: [] };
    byOrigin.set(id, origin);
    origin.levels.push(part.level);
  }
  return withBackground(
    room,
    [...byOrigin].map(([id, { label, row, levels }]) => ({ id, label, row, level: sumOfLevels(levels)! })),
  );
}

/** Contributions to the sound in a room by outlet, wall and casing. */
export const contributionsByPath = (system: SoundSystem, room: RoomSound): readonly Contribution[] =>
  withBackground(
    room,
    room.arrivals.map((arrival) => ({
      id: `${arrival.list} ${arrival.id}`,
      label: arrivalName(system, arrival),
      row: joinPath(arrival.list, arrival.id),
      level: arrival.level,
    })),
  );
