import type { ExactSize } from "./exactSize.ts";
import type { Built, Duct } from "./duct.ts";
import type { Size } from "./size.ts";
import { smallestThatMeet, standardRows } from "./standardSizes.ts";

export const sameSize = (a: Size, b: Size): boolean => Math.abs(a.width - b.width) < 1e-9 && Math.abs(a.height - b.height) < 1e-9;

/** Up to this many sizes below and above those in use, and in all. */
const [below, above, atMost] = [2, 3, 14];

const noLarger = (a: Size, b: Size): boolean => a.width <= b.width && a.height <= b.height;

/** A duct in use, of which the sheet is meant, with the size that would meet its target exactly. */
interface InUse {
  readonly size: Size;
  readonly exact: ExactSize | undefined;
  readonly origin: "standard" | "exact" | "chosen";
}

/** Of each standard height the narrowest that meets the target, flattest last; without those that contain another of them. */
function ofEachHeight(duct: Duct, exact: ExactSize, built: Built | undefined): Size[] {
  const sizes = smallestThatMeet(duct, exact, built);
  return sizes.filter((size) => !sizes.some((other) => other !== size && noLarger(other, size))).toReversed();
}

/**
 * Standard sizes around the one in use and the exact one. Ducts flatter than 8 : 1 are left out, beyond which equivalent diameters were
 * not tested.
 */
export function neighbouringSizes({ size, exact, origin }: InUse, duct: Duct, built?: Built): Size[] {
  const rows = standardRows(duct);
  const inUse = (near: Size): boolean => origin === "standard" && sameSize(near, size);
  const sizes = (rows.length === 1 || !exact ? rows.flat() : ofEachHeight(duct, exact, built)).filter(
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
  return sizes.slice(first, Math.min(first + atMost, Math.max(...places) + above + 1));
}
