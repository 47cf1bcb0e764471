import type { SoundSystem } from "./partName.ts";
import { partsOfRoom } from "./parts.ts";
import type { RoomSound } from "./rooms.ts";

/** Difference of rating and target of a room; negative where the target is met. */
export const excessOf = ({ ratings, target }: RoomSound): number | undefined =>
  ratings && target !== undefined ? ratings.rating - target : undefined;

/** A rating in tenths of a decibel, as it is printed and compared. */
export const tenths = (rating: number): number => Math.round(10 * rating);

/** Bands of the character of a spectrum, by the letters of RC Mark II. */
const characterBandsOf: Readonly<Record<string, readonly number[]>> = { L: [0], M: [1, 2, 3], H: [4, 5, 6] };

/** Indices of the bands of the character of a room's sound; none where it is neutral. */
export function characterBands({ ratings }: RoomSound): readonly number[] {
  return (ratings && characterBandsOf[ratings.roomCriterion.descriptor.charAt(0)]) ?? [];
}

/** Energy mean of a spectrum in the bands of its character relative to the RC line, which falls by 5 dB per octave, dB. */
export function levelOfCharacter(bands: readonly number[], level: readonly number[]): number {
  return 10 * Math.log10(bands.reduce((sum, band) => sum + 10 ** ((level[band]! + 5 * band) / 10), 0) / bands.length);
}

/**
 * Whether the character of a room's sound is due to assumed spectra: outlets by their NC rating make more than half of the energy in the bands of the
 * character.
 */
export function isCharacterAssumed({ elements }: SoundSystem, room: RoomSound): boolean {
  const bands = characterBands(room);
  if (bands.length === 0) return false;
  const assumed = partsOfRoom(elements, room).filter(({ origin, index }) => {
    const { kind, noiseBy } = elements[index]?.row ?? {};
    return origin === "element" && kind === "outlet" && noiseBy === "rating";
  });
  const energy = (level: readonly number[]): number => 10 ** (levelOfCharacter(bands, level) / 10);
  return assumed.reduce((sum, { level }) => sum + energy(level), 0) > energy(room.ratings!.level) / 2;
}

/** Verdict on a room; `unbalanced` meets the number of an RC target but not its neutral spectrum. */
export type Verdict = "within" | "above" | "unbalanced";

/** Verdict on a room; `undefined` without a target or without sound. Tenths are compared, as they are printed. */
export function verdictOf(system: SoundSystem, room: RoomSound): Verdict | undefined {
  const { row, ratings, target } = room;
  if (!ratings || target === undefined) return undefined;
  if (tenths(ratings.rating) > tenths(target)) return "above";
  const isUnbalanced = row.ratedBy === "rc" && ratings.roomCriterion.descriptor !== "N";
  return isUnbalanced && !isCharacterAssumed(system, room) ? "unbalanced" : "within";
}
