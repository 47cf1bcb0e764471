import { kinds, type Mutant } from "./mutate.ts";

/** A mutant and the file it changes, from the root of the repository. */
export interface Drawn extends Mutant {
  readonly path: string;
}

/** A number from a text, spread evenly over 32 bits (FNV-1a, and the last steps of MurmurHash3, for near texts). */
export function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Draws mutants at random, each kind as often as the others. A mutant's place in the draw depends on the seed, its file and its own text, so
 * that a change elsewhere leaves the other mutants what they were: before and after it the same are judged.
 */
export function draw(all: readonly Drawn[], seed: number, count: number): readonly Drawn[] {
  const times = new Map<string, number>();
  const placed = all.map((mutant) => {
    const name = `${seed}|${mutant.path}|${mutant.change}`;
    const earlier = times.get(name) ?? 0;
    times.set(name, earlier + 1);
    return { mutant, place: spread(`${name}|${earlier}`) };
  });
  placed.sort((a, b) => a.place - b.place);
  const byKind = kinds.map((kind) => placed.flatMap(({ mutant }) => (mutant.kind === kind ? [mutant] : [])));
  const drawn = Array.from({ length: count }, (_, turn) => byKind.flatMap((mutants) => mutants.slice(turn, turn + 1))).flat();
  return drawn.slice(0, count);
}
