import { requireInRange } from "../refusals/errors.ts";
import { transmittance, type Layer } from "../envelope/index.ts";
import type { ElementNode } from "./circuit.ts";

/** What lies beyond a wall: another temperature, or a room like this one. */
export type Beyond = "outdoors" | "ground" | "alike";

/** A wall as a chain of capacities, from the room outwards. */
export interface WallChain {
  readonly nodes: readonly ElementNode[];
  /** Resistance behind the last capacity, with the film there, m²·K/W; absent where no heat passes. */
  readonly beyond?: number;
}

/** Film outside, m²·K/W: 25 W/(m²·K), as VDI 6007 takes. The ground has none. */
export const outsideFilm = 0.04;
/** Layers that store less are resistances, J/(m²·K): 2 mm of gypsum. */
const leastCapacity = 2000;
/** A slice is no thicker than a swing of this duration reaches, s. */
const sliceTime = 7200;
const mostSlices = 6;

/** A slice of a wall: its resistance, m²·K/W, and its heat capacity, J/(m²·K), in its middle. */
interface Slice {
  readonly resistance: number;
  readonly capacity: number;
}

function slicesOf(layer: Layer): Slice[] {
  if ("resistance" in layer) return [{ resistance: layer.resistance, capacity: 0 }];
  const { thickness, conductivity, density, specificHeat } = layer;
  const capacity = thickness * density * specificHeat;
  const resistance = thickness / conductivity;
  if (capacity < leastCapacity) return [{ resistance, capacity: 0 }];
  const reach = Math.sqrt((conductivity * sliceTime) / (density * specificHeat));
  const count = Math.min(mostSlices, Math.max(1, Math.ceil(thickness / reach)));
  return Array.from({ length: count }, () => ({ resistance: resistance / count, capacity: capacity / count }));
}

/**
 * A wall as a chain of resistances and capacities that follows an hour: each layer cut into slices no thicker than a swing of two hours reaches, with
 * the heat of a slice in its middle. Between like rooms half of the wall's heat counts to each.
 *
 * @param layers from outside to inside; properties and ranges at `Layer` of `@org/hvac-core/loads`
 * @param beyond what lies behind it
 * @source mathematics, conduction cut into slices
 */
export function wallChain(layers: readonly Layer[], beyond: Beyond): WallChain {
  if (layers.length > 0) transmittance(layers, { outside: 0.01, inside: 0 });
  const slices = layers.toReversed().flatMap(slicesOf);
  const half = slices.reduce((sum, { capacity }) => sum + capacity, 0) / 2;
  const nodes: ElementNode[] = [];
  let [resistance, stored] = [0, 0];
  for (const slice of slices) {
    if (slice.capacity === 0) {
      resistance += slice.resistance;
      continue;
    }
    const capacity = beyond === "alike" ? Math.min(slice.capacity, half - stored) : slice.capacity;
    if (capacity <= 1) break;
    nodes.push({ resistance: Math.max(1e-6, resistance + slice.resistance / 2), capacity });
    stored += capacity;
    resistance = slice.resistance / 2;
  }
  if (beyond === "alike") return { nodes };
  return { nodes, beyond: Math.max(1e-6, resistance + (beyond === "outdoors" ? outsideFilm : 0)) };
}

/** Mass of a construction by the classes of ISO 52016-1, J/(m²·K). */
export const massClasses = { veryLight: 50_000, light: 75_000, medium: 110_000, heavy: 175_000, veryHeavy: 250_000 } as const;
export type MassClass = keyof typeof massClasses;

/**
 * Layers of a construction of which only the U-value and the class of its mass are known: the mass as concrete on the room's side, what is left of the
 * resistance as insulation outside of it.
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
  // A U-value above that of such concrete: its mass in a resistance as small as it must be.
  const left = Math.max(1e-3, 1 / uValue - outsideFilm - inside);
  return [{ ...concrete, thickness, conductivity: thickness / left }];
}
