import { requireInRange } from "../refusals/errors.ts";
import type { Layer } from "../envelope/index.ts";

/** Film outside of a rated wall, m²·K/W: 25 W/(m²·K), as in VDI 6007. */
export const outsideFilm = 0.04;

/** Convective coefficients inside of vertical and of horizontal surfaces, and the long-wave coefficient, W/(m²·K), of a rated wall: VDI 6007 Part 1. */
const convections = { standing: 2.7, lying: 1.7 } as const;
const radiation = 5;

/** Film on the room's side of a rated wall, m²·K/W. */
export const insideFilm = (tilt: number): number => 1 / ((tilt > 45 && tilt < 135 ? convections.standing : convections.lying) + radiation);

/** Mass of a construction by the classes of ISO 52016-1, J/(m²·K). */
export const massClasses = { veryLight: 50_000, light: 75_000, medium: 110_000, heavy: 175_000, veryHeavy: 250_000 } as const;
export type MassClass = keyof typeof massClasses;

/**
 * Layers of a construction given by its U-value and its class of mass: the mass as concrete on the room's side, the rest of the resistance as
 * insulation outside of it.
 *
 * @param uValue W/(m²·K), films included
 * @param mass class
 * @param inside film on the room's side, m²·K/W
 * @source iso-52016-1, Annex B, classes of the areal heat capacity
 */
export function layersOfClass(uValue: number, mass: MassClass, inside: number): readonly Layer[] {
  requireInRange("uValue", uValue, 0.01, 12, "W/(m²·K)");
  const concrete = { conductivity: 1.6, density: 2000, specificHeat: 1000 };
  const thickness = massClasses[mass] / (concrete.density * concrete.specificHeat);
  const resistance = 1 / uValue - outsideFilm - inside - thickness / concrete.conductivity;
  if (resistance > 0) return [{ resistance }, { ...concrete, thickness }];
  // For a U-value above that of such concrete, the mass has the resistance that remains.
  const left = Math.max(1e-3, 1 / uValue - outsideFilm - inside);
  return [{ ...concrete, thickness, conductivity: thickness / left }];
}
