import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { chainMatrix } from "../loads/internal.ts";
import type { Layer } from "../envelope/index.ts";

/** A wall in the circuit of a zone: a resistance, a heat capacity and the rest of the resistance, per m² of surface. */
export interface CapacityCircuit {
  /** Between the surface on the room's side and the capacity, m²·K/W. */
  readonly inner: number;
  /** J/(m²·K). */
  readonly capacity: number;
  /** Between the capacity and the surface on the other side, m²·K/W; absent where both sides face the same room, or identical rooms. */
  readonly outer?: number;
}

/** Period at which the circuit of one wall responds as the wall does, days. */
const wallPeriod = 7;

/** Period at which parallel walls are combined, days. */
const roomPeriod = 5;

/**
 * Resistance and capacity that respond as a wall does to a swing of one period.
 *
 * From the chain matrix of the layers at the period, surface to surface. Between identical rooms both surfaces have the same swing, and the
 * resistance and the capacity in series are the wall's impedance: R₁ + 1/(iωC₁) = a₁₂/(a₂₂ − 1). A wall to the outdoors keeps R₁; its capacity is
 * the one with which the same resistance, and the wall's whole resistance behind it, have the wall's flow while the other side is constant.
 *
 * @param layers from outside to inside, the room's side last; properties and ranges at `Layer` of `@org/hvac-core/loads`
 * @param boundary `identical` for walls between rooms of the same temperature (half of the wall belongs to each), `other` for all with another temperature beyond
 * @param period days, 0.25…30; by default 7, as in VDI 6007 for a single wall
 * @returns resistances, m²·K/W, and capacity, J/(m²·K)
 * @throws {OutOfRangeError} when a property lies outside its range
 * @throws {UnknownNameError} when the boundary is unknown
 * @source vdi-6007-1, equivalent resistances and capacities of components
 * @source rouvel-2004
 * @example
 * ```ts
 * import { capacityCircuit } from "@org/hvac-core/zones";
 * const concrete = { thickness: 0.24, conductivity: 2.035, density: 2100, specificHeat: 920 };
 * const insulation = { thickness: 0.062, conductivity: 0.047, density: 75, specificHeat: 840 };
 * const plaster = { thickness: 0.025, conductivity: 0.45, density: 1300, specificHeat: 1050 };
 * const wall = capacityCircuit([plaster, insulation, concrete], "other");
 * wall.inner * 1000; // 38.11
 * wall.capacity / 1000; // 457.4
 * ```
 */
export function capacityCircuit(layers: readonly Layer[], boundary: "identical" | "other", period: number = wallPeriod): CapacityCircuit {
  requireKnown("boundary", boundary, { identical: true, other: true });
  const omega = (2 * Math.PI) / (requireInRange("period", period, 0.25, 30, "d") * 86400);
  const { resistance, capacity, a12, a22 } = chainMatrix(layers.toReversed(), omega);
  if (capacity === 0)
    return boundary === "identical"
      ? { inner: resistance / 2, capacity: 0 }
      : { inner: resistance / 2, capacity: 0, outer: resistance / 2 };
  const [re, im] = [a22[0] - 1, a22[1]];
  const size = re * re + im * im;
  const inner = (re * a12[0] + im * a12[1]) / size;
  if (boundary === "identical") return { inner, capacity: size / (omega * (a12[0] * im - re * a12[1])) };
  return {
    inner,
    capacity: (resistance - a12[0] * a22[0] - a12[1] * a22[1]) / (a22[0] * a12[1] - a12[0] * a22[1]) / (omega * inner),
    outer: resistance - inner,
  };
}

/**
 * Circuit of several walls that share the room's air and radiation: their parallel impedances at the period.
 *
 * @param walls circuits per m² of surface with the areas, m², ≥ 0, all to identical rooms or all to another temperature
 * @param period days, 0.25…30; by default 5, as in VDI 6007 for a room
 * @returns circuit of the total area, per m²
 * @throws {OutOfRangeError} when an area is negative or all are zero
 * @source vdi-6007-1, parallel connection of components
 * @example
 * ```ts
 * import { circuitOfWalls } from "@org/hvac-core/zones";
 * const light = { inner: 0.1, capacity: 20_000 };
 * circuitOfWalls([{ area: 4, circuit: light }, { area: 6, circuit: light }]).capacity; // 20000
 * ```
 */
export function circuitOfWalls(
  walls: readonly { readonly area: number; readonly circuit: CapacityCircuit }[],
  period: number = roomPeriod,
): CapacityCircuit {
  const omega = (2 * Math.PI) / (requireInRange("period", period, 0.25, 30, "d") * 86400);
  walls.forEach(({ area: wallArea, circuit }, i) => {
    requireInRange(`walls[${i}].area`, wallArea, 0, 1e7, "m²");
    requireInRange(`walls[${i}].circuit.inner`, circuit.inner, 0, 100, "m²·K/W");
    requireInRange(`walls[${i}].circuit.capacity`, circuit.capacity, 0, 1e9, "J/(m²·K)");
    if (circuit.outer !== undefined) requireInRange(`walls[${i}].circuit.outer`, circuit.outer, 1e-9, 100, "m²·K/W");
  });
  const area = walls.reduce((sum, wall) => sum + wall.area, 0);
  requireInRange("area of the walls", area, 1e-9, 1e9, "m²");
  let [re, im, through] = [0, 0, 0];
  for (const { area: wallArea, circuit } of walls) {
    // Admittance of R and C in series: iωC / (1 + iωRC).
    const x = omega * circuit.inner * circuit.capacity;
    re += (wallArea * omega * circuit.capacity * x) / (1 + x * x);
    im += (wallArea * omega * circuit.capacity) / (1 + x * x);
    if (circuit.outer !== undefined) through += wallArea / (circuit.inner + circuit.outer);
  }
  const size = re * re + im * im;
  const resistance = through > 0 ? area / through : undefined;
  if (size === 0) return { inner: (resistance ?? 0) / 2, capacity: 0, ...(resistance === undefined ? {} : { outer: resistance / 2 }) };
  const inner = (area * re) / size;
  return { inner, capacity: size / (omega * im) / area, ...(resistance === undefined ? {} : { outer: resistance - inner }) };
}
