import { addLevels } from "@org/hvac-core/acoustics";
import type { Contribution } from "@org/hvac-core/calculators/acoustic-calculator";

/** Share of a contribution in a level. */
export interface LevelShare {
  readonly id: string;
  readonly label: string;
  /** Level, dB */
  readonly level: number;
  /** Share of the energy, 0…1. */
  readonly share: number;
}

/** Number of contributions that are shown one by one. */
const maxRows = 10;

/**
 * Contributions to the level of a room as shares of its energy, the largest first; the smallest of many are summed up.
 *
 * @param band index of an octave band, or A-weighted over all
 */
export function levelShares(contributions: readonly Contribution[], band: number | "a"): readonly LevelShare[] {
  const levels = contributions.map(({ id, label, level, levelA }) => ({ id, label, level: band === "a" ? levelA : level[band]! }));
  const sorted = levels.toSorted((a, b) => b.level - a.level);
  const few = sorted.length > maxRows + 1 ? sorted.slice(0, maxRows) : sorted;
  const rest = sorted.slice(few.length);
  const shown =
    rest.length === 0 ? few : [...few, { id: "rest", label: `${rest.length} others`, level: addLevels(rest.map(({ level }) => level)) }];
  const all = addLevels(levels.map(({ level }) => level));
  return shown.map((each) => ({ ...each, share: 10 ** ((each.level - all) / 10) }));
}
