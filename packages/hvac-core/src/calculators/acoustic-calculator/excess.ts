import type { FollowedSystem } from "./partName.ts";
import { partsOfRoom } from "./parts.ts";
import type { FoundRoom } from "./rooms.ts";

/** How far a room is above its target; below zero it meets it. */
export const excessOf = ({ ratings, target }: FoundRoom): number | undefined =>
  ratings && target !== undefined ? ratings.rating - target : undefined;

/** A rating in tenths of a decibel: what is printed of it at the most, and what is compared. */
export const tenths = (rating: number): number => Math.round(10 * rating);

/** Bands in which the character of a spectrum lies, by the letters of RC Mark II. */
const faultBands: Readonly<Record<string, readonly number[]>> = { L: [0], M: [1, 2, 3], H: [4, 5, 6] };

/** Numbers of the bands that make the character of a room's sound; none where it is neutral. */
export function characterBands({ ratings }: FoundRoom): readonly number[] {
  return (ratings && faultBands[ratings.roomCriterion.descriptor.charAt(0)]) ?? [];
}

/** Level of a spectrum in the bands of a fault against the RC line, which falls by 5 dB an octave: energy mean, dB. */
export function levelOfCharacter(bands: readonly number[], level: readonly number[]): number {
  return 10 * Math.log10(bands.reduce((sum, band) => sum + 10 ** ((level[band]! + 5 * band) / 10), 0) / bands.length);
}

/**
 * Whether the character of a room's sound is that of spectra which are only assumed: outlets by their NC rating make more than half of the energy in the
 * bands of the fault.
 */
export function isCharacterAssumed({ elements }: FollowedSystem, room: FoundRoom): boolean {
  const bands = characterBands(room);
  if (bands.length === 0) return false;
  const assumed = partsOfRoom(elements, room).filter(({ origin, index }) => {
    const { kind, noiseBy } = elements[index]?.row ?? {};
    return origin === "element" && kind === "outlet" && noiseBy === "rating";
  });
  const energy = (level: readonly number[]): number => 10 ** (levelOfCharacter(bands, level) / 10);
  return assumed.reduce((sum, { level }) => sum + energy(level), 0) > energy(room.ratings!.level) / 2;
}

/** How a room stands to its target; `unbalanced` meets the number of an RC target, which asks for a neutral spectrum besides. */
export type Verdict = "within" | "above" | "unbalanced";

/** How a room stands to its target; `undefined` where it has none or no sound reaches it. Compared is what can be printed: tenths. */
export function verdictOf(followed: FollowedSystem, room: FoundRoom): Verdict | undefined {
  const { row, ratings, target } = room;
  if (!ratings || target === undefined) return undefined;
  if (tenths(ratings.rating) > tenths(target)) return "above";
  const isUnbalanced = row.ratedBy === "rc" && ratings.roomCriterion.descriptor !== "N";
  return isUnbalanced && !isCharacterAssumed(followed, room) ? "unbalanced" : "within";
}
