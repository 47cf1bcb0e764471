import { fundamentals2021, type Citation } from "../sources/index.ts";

/**
 * Radiant share of heat gains, 0…1; the rest is convective. Sunlight through glass without an interior shade is all radiant by the table; the
 * handbook's example uses the share of conduction for its diffuse part, which advances the load of such a window.
 *
 * @source ashrae-hof-2021, ch. 18, Table 14
 */
export const radiantFractions = {
  wall: 0.46,
  floor: 0.46,
  roof: 0.6,
  /** Conduction of windows, and sunlight behind an interior shade, with an SHGC above 0.5. */
  windowHighShgc: 0.33,
  /** Conduction of windows, and sunlight behind an interior shade, with an SHGC of 0.5 or below. */
  windowLowShgc: 0.46,
  people: 0.6,
  /** Office equipment with a fan. */
  equipmentWithFan: 0.1,
  equipmentWithoutFan: 0.3,
} as const;

export const radiantFractionsCitation: Citation = { source: fundamentals2021, locator: "ch. 18, Table 14" };

/** Radiant share of a window's conduction, and of sunlight behind its interior shade. */
export function windowRadiantFraction(shgc: number): number {
  return shgc > 0.5 ? radiantFractions.windowHighShgc : radiantFractions.windowLowShgc;
}
