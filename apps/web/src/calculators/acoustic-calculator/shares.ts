import { addLevels } from "@org/hvac-core/acoustics";
import type { Contribution } from "@org/hvac-core/calculators/acoustic-calculator";

/** What brings its part to a level. */
export interface LevelShare {
  readonly id: string;
  readonly label: string;
  /** dB */
  readonly level: number;
  /** Of the energy, 0…1. */
  readonly share: number;
}

/** More than these are summed up. */
const most = 10;

/**
 * Contributions to the level of a room as shares of its energy, the greatest first; the smallest of many are one.
 *
 * @param band number of an octave band, or A-weighted over all
 */
export function levelShares(contributions: readonly Contribution[], band: number | "a"): readonly LevelShare[] {
  const levels = contributions.map(({ id, label, level, levelA }) => ({ id, label, level: band === "a" ? levelA : level[band]! }));
  const sorted = levels.toSorted((one, other) => other.level - one.level);
  const few = sorted.length > most + 1 ? sorted.slice(0, most) : sorted;
  const rest = sorted.slice(few.length);
  const shown =
    rest.length === 0
      ? few
      : [...few, { id: "rest", label: `${rest.length} others together`, level: addLevels(rest.map(({ level }) => level)) }];
  const all = addLevels(levels.map(({ level }) => level));
  return shown.map((each) => ({ ...each, share: 10 ** ((each.level - all) / 10) }));
}
