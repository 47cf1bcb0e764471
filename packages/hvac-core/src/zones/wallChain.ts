import { requireInRange } from "../refusals/errors.ts";
import { transmittance, type Layer } from "../envelope/index.ts";
import type { ElementNode } from "./circuit.ts";

/** Space beyond a wall: outdoors, ground, or an identical room. */
export type Beyond = "outdoors" | "ground" | "identical";

/** A wall as a chain of capacities, from the room outwards. */
export interface WallChain {
  readonly nodes: readonly ElementNode[];
  /** Resistance behind the last capacity, with its film, m²·K/W; absent where no heat passes. */
  readonly beyond?: number;
}

/** Film outside, m²·K/W: 25 W/(m²·K), as in VDI 6007. The ground has none. */
export const outsideFilm = 0.04;
/** Heat capacity below which a layer is a resistance, J/(m²·K): 2 mm of gypsum. */
const minCapacity = 2000;
/** Duration of a swing whose penetration depth limits the thickness of a slice, s. */
const sliceTime = 7200;
const maxSlices = 6;

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
  if (capacity < minCapacity) return [{ resistance, capacity: 0 }];
  const reach = Math.sqrt((conductivity * sliceTime) / (density * specificHeat));
  const count = Math.min(maxSlices, Math.max(1, Math.ceil(thickness / reach)));
  return Array.from({ length: count }, () => ({ resistance: resistance / count, capacity: capacity / count }));
}

/**
 * A wall as a chain of resistances and capacities that follows an hour: each layer is cut into slices no thicker than the penetration depth of a swing of
 * two hours, with the heat capacity of a slice in its middle. Between identical rooms half of the wall's capacity belongs to each.
 *
 * @param layers from outside to inside; properties and ranges at `Layer` of `@org/hvac-core/loads`
 * @param beyond space beyond it
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
    const capacity = beyond === "identical" ? Math.min(slice.capacity, half - stored) : slice.capacity;
    if (capacity <= 1) break;
    nodes.push({ resistance: Math.max(1e-6, resistance + slice.resistance / 2), capacity });
    stored += capacity;
    resistance = slice.resistance / 2;
  }
  if (beyond === "identical") return { nodes };
  return { nodes, beyond: Math.max(1e-6, resistance + (beyond === "outdoors" ? outsideFilm : 0)) };
}

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
