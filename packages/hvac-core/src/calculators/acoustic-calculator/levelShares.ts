import { addLevels, aWeights, octaveBands } from "../../acoustics/index.ts";
import type { Path } from "../../kernel/index.ts";
import type { Contribution } from "./contributions.ts";
import type { RoomSound } from "./rooms.ts";

/** Share of a contribution in a level. */
export interface LevelShare {
  readonly id: string;
  readonly label: string;
  /** Path of the source or element in the input; none for the background sound and for a sum. */
  readonly row?: Path;
  /** Level, dB */
  readonly level: number;
  /** Share of the energy, 0…1. */
  readonly share: number;
}

/** Maximum number of single contributions. */
const maxRows = 10;

/**
 * Contributions to the level of a room as shares of its energy, the largest first. Of more than eleven, the smallest are one sum.
 *
 * @param contributions from `contributionsByOrigin` or `contributionsByPath`
 * @param band index of an octave band, 0…7, or "a" for the A-weighted level
 * @returns levels and shares; the shares add up to one
 * @example
 * ```ts
 * import { levelShares } from "@org/hvac-core/calculators/acoustic-calculator";
 * const level = [40, 40, 40, 40, 40, 40, 40, 40] as const;
 * const contributions = ["Fan", "Damper"].map((label) => ({ id: label, label, level, levelA: 46 }));
 * levelShares(contributions, "a")[0]?.share; // 0.5
 * ```
 */
export function levelShares(contributions: readonly Contribution[], band: number | "a"): readonly LevelShare[] {
  const levels = contributions.map(({ levelA, ...each }) => ({ ...each, level: band === "a" ? levelA : each.level[band]! }));
  const sorted = levels.toSorted((a, b) => b.level - a.level);
  const few = sorted.length > maxRows + 1 ? sorted.slice(0, maxRows) : sorted;
  const rest = sorted.slice(few.length);
  const shown =
    rest.length === 0 ? few : [...few, { id: "rest", label: `${rest.length} others`, level: addLevels(rest.map(({ level }) => level)) }];
  const all = addLevels(levels.map(({ level }) => level));
  return shown.map((each) => ({ ...each, share: 10 ** ((each.level - all) / 10) }));
}

/**
 * The octave band that decides the rating of a room.
 *
 * @param room room with sound
 * @returns index of the governing band of its rating, 0…7; without one, of the band with the highest A-weighted level
 * @example
 * ```ts
 * import { octaveBands } from "@org/hvac-core/acoustics";
 * import { acousticCalculator, decisiveBand } from "@org/hvac-core/calculators/acoustic-calculator";
 * const outcome = acousticCalculator.calculate(acousticCalculator.examples[0]!.input.Metric);
 * const [room] = outcome.ok ? outcome.calculation.rooms : [];
 * const { ratings } = room ?? {};
 * room && ratings && octaveBands[decisiveBand({ ...room, ratings })] === ratings.governingBand; // true
 * ```
 */
export function decisiveBand({ ratings }: RoomSound & { readonly ratings: NonNullable<RoomSound["ratings"]> }): number {
  const governing = octaveBands.findIndex((band) => band === ratings.governingBand);
  if (governing >= 0) return governing;
  const weighted = ratings.level.map((level, band) => level + aWeights[band]!);
  return weighted.indexOf(Math.max(...weighted));
}
