import { aWeighted, octaveBands } from "../../acoustics/index.ts";
import { contributionsByMaker, type Contribution } from "./contributions.ts";
import { characterBands, levelOfCharacter } from "./excess.ts";
import type { FollowedSystem } from "./partName.ts";
import type { FoundRoom } from "./rooms.ts";
import { silence } from "./spectra.ts";

/** What of a room's sound must fall: that which its rating is made of, or its character. */
export type Fault = "rating" | "character";

/** What a room's criterion, or the character of its sound, is made of, dB: by the band that decides, the bands of RC, all bands A-weighted, or those of the fault. */
function measureOf(room: FoundRoom, fault: Fault): (level: readonly number[]) => number {
  const bands = characterBands(room);
  if (fault === "character") return (level) => levelOfCharacter(bands, level);
  if (room.row.ratedBy === "dba") return aWeighted;
  if (room.row.ratedBy === "rc") return (level) => (level[3]! + level[4]! + level[5]!) / 3;
  const decides = octaveBands.indexOf(room.ratings!.governingBand!);
  return (level) => level[decides]!;
}

/** The contribution to a room's sound without which the rating, or the character, would fall most; its background is one of them. */
export function loudestOf(followed: FollowedSystem, room: FoundRoom, fault: Fault): Contribution | undefined {
  const all = contributionsByMaker(followed, room);
  const measure = measureOf(room, fault);
  const energies = all.map(({ level }) => level.map((each) => 10 ** (each / 10)));
  const left = all.map((_, removed) =>
    measure(
      octaveBands.map((_band, band) => {
        const others = energies.reduce((sum, energy, index) => (index === removed ? sum : sum + energy[band]!), 0);
        return others > 0 ? 10 * Math.log10(others) : silence;
      }),
    ),
  );
  return all[left.indexOf(Math.min(...left))];
}
