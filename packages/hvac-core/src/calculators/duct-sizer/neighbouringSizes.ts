import { difference } from "../../quantity/tolerance.ts";
import type { ExactSize } from "./exactSize.ts";
import type { Built, Duct } from "./duct.ts";
import type { Size } from "./size.ts";
import { smallestThatMeet, standardRows } from "./standardSizes.ts";

export const isSameSize = (a: Size, b: Size): boolean => difference(a.width, b.width) === 0 && difference(a.height, b.height) === 0;

/** Up to this many sizes below and above those in use, and in all. */
const [below, above, maxCount] = [2, 3, 14];

const noLarger = (a: Size, b: Size): boolean => a.width <= b.width && a.height <= b.height;

/** A duct in use: the size of its sheet, and the size that would meet its target exactly. */
interface InUse {
  readonly size: Size;
  readonly exact: ExactSize | undefined;
  readonly origin: "standard" | "exact" | "chosen";
}

/** The narrowest size of each standard height that meets the target, flattest last; without those that contain another of them. */
function narrowestSizes(duct: Duct, exact: ExactSize, built: Built | undefined): Size[] {
  const sizes = smallestThatMeet(duct, exact, built);
  return sizes.filter((size) => !sizes.some((other) => other !== size && noLarger(other, size))).toReversed();
}

/**
 * Standard sizes around the one in use and the exact one. Ducts flatter than 8 : 1 are left out, beyond which equivalent diameters were
 * not tested.
 */
export function neighbouringSizes({ size, exact, origin }: InUse, duct: Duct, built?: Built): Size[] {
  const rows = standardRows(duct);
  const inUse = (near: Size): boolean => origin === "standard" && isSameSize(near, size);
  const sizes = (rows.length === 1 || !exact ? rows.flat() : narrowestSizes(duct, exact, built)).filter(
    (near) => (near.width <= 8 * near.height && near.height <= 8 * near.width) || inUse(near),
  );
  const placeOf = (around: Size): number => {
    const distance = (near: Size): number =>
      Math.abs(Math.log(near.width / around.width)) + Math.abs(Math.log(near.height / around.height));
    return sizes.reduce((best, near, index) => (distance(near) < distance(sizes[best]!) ? index : best), 0);
  };
  if (sizes.length === 0) return [];
  const places = [placeOf(size), placeOf(exact ?? size)];
  const first = Math.max(0, Math.min(...places) - below);
  return sizes.slice(first, Math.min(first + maxCount, Math.max(...places) + above + 1));
}
