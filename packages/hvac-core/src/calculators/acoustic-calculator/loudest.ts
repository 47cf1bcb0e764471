import { aWeighted, octaveBands } from "../../acoustics/index.ts";
import { contributionsByOrigin, type Contribution } from "./contributions.ts";
import { characterBands, levelOfCharacter } from "./excess.ts";
import type { SoundSystem } from "./partName.ts";
import type { RoomSound } from "./rooms.ts";
import { silence } from "./spectra.ts";

/** Aspect of a room's sound that must be reduced. */
export type Aspect = "rating" | "character";

/** Level that determines an aspect, dB: the deciding band, the bands of RC, the A-weighted level, or the bands of the character. */
function measureOf(room: RoomSound, aspect: Aspect): (level: readonly number[]) => number {
  const bands = characterBands(room);
  if (aspect === "character") return (level) => levelOfCharacter(bands, level);
  if (room.row.ratedBy === "dba") return aWeighted;
  if (room.row.ratedBy === "rc") return (level) => (level[3]! + level[4]! + level[5]!) / 3;
  const decidingBand = octaveBands.indexOf(room.ratings!.governingBand!);
  return (level) => level[decidingBand]!;
}

/** Contribution (or background) whose removal would reduce the rating or the character most. */
export function loudestOf(system: SoundSystem, room: RoomSound, aspect: Aspect): Contribution | undefined {
  const all = contributionsByOrigin(system, room);
  const measure = measureOf(room, aspect);
  const energies = all.map(({ level }) => level.map((each) => 10 ** (each / 10)));
  const remaining = all.map((_, removed) =>
    measure(
      octaveBands.map((_band, band) => {
        const others = energies.reduce((sum, energy, index) => (index === removed ? sum : sum + energy[band]!), 0);
        return others > 0 ? 10 * Math.log10(others) : silence;
      }),
    ),
  );
  return all[remaining.indexOf(Math.min(...remaining))];
}
