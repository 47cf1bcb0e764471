import { heightAt, heightsAt, middleOf, type Height, type Seen } from "./skyline.ts";
import type { Bounded, WindowView } from "./view.ts";

/** A block in front of a window, m: its height above the lower edge, its distance, and its ends beyond the sides of the window. */
export interface Obstruction {
  readonly height: number;
  readonly distance: number;
  readonly left?: number;
  readonly right?: number;
  readonly shades: readonly Bounded[];
}

const radians = Math.acos(-1) / 180;

/** Directions of the skyline, as tangents: every degree up to 1° from the wall, which is a fifteenth of the way of the sun in an hour. */
const directions = Array.from({ length: 179 }, (_, index) => Math.tan((index - 89) * radians));
const widest = directions.at(-1)!;

/** Smallest share of the light of an even hemisphere that a block has to hide. */
const smallestShare = 0.01;
/** Limits of the fields, m. */
const [nearest, farthest] = [0.11, 999] as const;

/** Share of the light of an even hemisphere that arrives at the glass from a rectangle 1 m in front, with a corner opposite. */
function cornerShare(u: number, v: number): number {
  const [a, b] = [Math.hypot(1, u), Math.hypot(1, v)];
  return ((u / a) * Math.atan(v / a) + (v / b) * Math.atan(u / b)) / (2 * Math.PI);
}

/** Heights that are the same. */
const same = 1e-9;
/** Shares of the light that are the same: of two equal blocks the one on the right is taken, whatever the last digits of coordinates are. */
const sameShare = 1e-6;

/** A block as seen from the middle of a window. */
interface SeenBlock extends Height {
  readonly from: number;
  readonly to: number;
}

/** The direction to which the skyline has a height, between one that has it and one that has not: that of a corner where there is one. */
function endOf(seen: readonly Seen[], v: number, has: number, lacks: number): number {
  let [low, high] = [has, lacks];
  const isBetween = (u: number): boolean => Math.min(low, high) <= u && u <= Math.max(low, high);
  const near = seen.filter((each) => each.low < Math.max(has, lacks) && each.high > Math.min(has, lacks));
  for (let step = 0; step < 30 && Math.abs(high - low) > same; step++) {
    const middle = (low + high) / 2;
    if (heightAt(near, middle).v >= v - same) low = middle;
    else high = middle;
  }
  return near.flatMap(({ corners }) => corners.map(([u]) => u)).find(isBetween) ?? low;
}

/** The rectangle below the skyline that hides most of an even sky. */
function largestBlock(seen: readonly Seen[]): SeenBlock | undefined {
  const skyline = heightsAt(seen, directions);
  let [largest, most] = [{ lowest: -1, first: 0, last: 0 }, smallestShare];
  skyline.forEach(({ v }, lowest) => {
    if (v <= 0) return;
    let [first, last] = [lowest, lowest];
    while (first > 0 && skyline[first - 1]!.v >= v - same) first--;
    while (last + 1 < skyline.length && skyline[last + 1]!.v >= v - same) last++;
    const share = cornerShare(directions[last]!, v) - cornerShare(directions[first]!, v);
    if (share > most + sameShare) [largest, most] = [{ lowest, first, last }, share];
  });
  const { lowest, first, last } = largest;
  const height = skyline[lowest];
  if (!height) return undefined;
  const end = (index: number, next: number): number =>
    directions[next] === undefined ? directions[index]! : endOf(seen, height.v, directions[index]!, directions[next]);
  const shades = [...new Set(skyline.slice(first, last + 1).flatMap((each) => each.shades))];
  return { ...height, from: end(first, first - 1), to: end(last, last + 1), shades };
}

/**
 * The block in front of a window that hides most of the sky, and no more of it, from the middle of the window, than what is in front. It is at the
 * distance of what limits its height.
 *
 * @param view the window
 * @param seen polygons in front of it, without its wall and its projections
 */
export function obstructionOf(view: WindowView, seen: readonly Seen[]): Obstruction | undefined {
  const block = seen.length === 0 ? undefined : largestBlock(seen);
  if (!block) return undefined;
  const { from, to, v, shades: blocking } = block;
  const distance = Math.min(farthest, Math.max(nearest, block.distance));
  const [middle, half] = [middleOf(view)[2] - view.up.low, (view.left.high - view.left.low) / 2];
  const end = (name: "left" | "right", tangent: number): Partial<Record<"left" | "right", number>> => {
    const reach = tangent * distance - half;
    return tangent >= widest || reach > farthest ? {} : { [name]: reach };
  };
  const height = Math.min(farthest, v * distance + middle);
  const ends = { ...end("left", to), ...end("right", -from) };
  // A block so far aside has no place in the fields.
  if (Object.values(ends).some((reach) => reach < -farthest)) return undefined;
  return { height, distance, ...ends, shades: blocking };
}
