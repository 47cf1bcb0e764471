import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { addTo, matrix, propagation, scaled, solve, times, type Matrix } from "./matrix.ts";

/** A resistance in the chain from the room's surface outwards, and the heat capacity behind it. */
export interface ElementNode {
  /** m²·K/W, > 0. */
  readonly resistance: number;
  /** J/(m²·K), > 0. */
  readonly capacity: number;
}

/** Walls, windows or floors of a zone that share their make-up, as a chain of resistances and capacities from the room outwards. */
export interface ZoneElement {
  /** Surface on the room's side, m², > 0. */
  readonly area: number;
  /** Convective coefficient of the surface on the room's side, W/(m²·K), > 0. */
  readonly convection: number;
  /** From the room outwards; empty for elements without capacity, such as windows. */
  readonly nodes: readonly ElementNode[];
  /** From the last capacity (without one: from the room's surface) to the temperature beyond, its film included, m²·K/W; absent where no heat passes. */
  readonly beyond?: number;
}

/** Distribution of heat that is supplied to or removed from the room. */
export interface Emission {
  /** Share to the air, 0…1, by default 1; the rest goes to the surfaces. */
  readonly convective?: number;
  /** Shares of that rest by element, in their order, with the sum 1; by area by default. For a cooled ceiling, 1 for its element. */
  readonly surfaces?: readonly number[];
}

export interface ZoneCircuit {
  readonly elements: readonly ZoneElement[];
  /** Linear coefficient of long-wave exchange between surfaces, W/(m²·K), 0…10; 5 by default. */
  readonly radiation?: number;
  /** Distribution of heating; to the air by default. */
  readonly heating?: Emission;
  /** Distribution of cooling; from the air by default. */
  readonly cooling?: Emission;
}

/** Matrices of a step of one hour, for one type of control. Row 0: air temperature or power; row 1: mean of the surfaces. */
export interface HourStep {
  readonly fromState: Float64Array;
  readonly fromDrivers: Float64Array;
  readonly outputFromState: Float64Array;
  readonly outputFromDrivers: Float64Array;
}

/** A circuit solved for one hour. Drivers: temperatures beyond (°C), heat to surfaces (W), heat to the air (W), and the room's set air temperature (°C). */
export class ZoneModel {
  /** Surface of the elements, m². */
  readonly areas: Float64Array;
  /** Free-floating air temperature; the set temperature has no effect. */
  readonly free: HourStep;
  /** Air held at the set temperature by heating; the output is its power. */
  readonly heating: HourStep;
  /** Air held at the set temperature by cooling; the output is its power, negative. */
  readonly cooling: HourStep;
  /** Shares of heating to each surface, and to the air last. */
  readonly heatingShares: Float64Array;
  /** Shares of cooling to each surface, and to the air last. */
  readonly coolingShares: Float64Array;
  /** Mean rise of the air temperature per W of heat to the air over an hour, K/W. */
  readonly airResponse: number;

  constructor(circuit: ZoneCircuit) {
    checkCircuit(circuit);
    this.areas = Float64Array.from(circuit.elements, ({ area }) => area);
    this.heatingShares = sharesOf("heating", circuit.heating, this.areas);
    this.coolingShares = sharesOf("cooling", circuit.cooling, this.areas);
    this.free = stepOf(equationsOf(circuit, this.areas), this.areas);
    this.heating = stepOf(equationsOf(circuit, this.areas, this.heatingShares), this.areas);
    this.cooling = this.heatingShares.every((share, i) => share === this.coolingShares[i])
      ? this.heating
      : stepOf(equationsOf(circuit, this.areas, this.coolingShares), this.areas);
    this.airResponse = this.free.outputFromDrivers[2 * this.areas.length]!;
  }
}

/** Length of a step, s. */
export const hour = 3600;

function checkCircuit({ elements, radiation = 5 }: ZoneCircuit): void {
  requireInRange("number of elements", elements.length, 1, 60, "");
  requireInRange("radiation", radiation, 0, 10, "W/(m²·K)");
  elements.forEach((element, i) => {
    requireInRange(`elements[${i}].area`, element.area, 1e-6, 1e7, "m²");
    requireInRange(`elements[${i}].convection`, element.convection, 0.01, 100, "W/(m²·K)");
    requireInRange(`elements[${i}].nodes`, element.nodes.length, 0, 20, "");
    element.nodes.forEach(({ resistance, capacity }, j) => {
      requireInRange(`elements[${i}].nodes[${j}].resistance`, resistance, 1e-6, 100, "m²·K/W");
      requireInRange(`elements[${i}].nodes[${j}].capacity`, capacity, 1, 1e9, "J/(m²·K)");
    });
    if (element.beyond !== undefined) requireInRange(`elements[${i}].beyond`, element.beyond, 1e-6, 100, "m²·K/W");
  });
}

/** Shares of an emission to each surface and, last, to the air. */
function sharesOf(name: string, emission: Emission | undefined, areas: Float64Array): Float64Array {
  const convective = requireInRange(`${name}.convective`, emission?.convective ?? 1, 0, 1, "");
  const total = areas.reduce((sum, area) => sum + area, 0);
  const bySurface = emission?.surfaces;
  const shares = Float64Array.from(areas, (area, i) =>
    bySurface ? requireInRange(`${name}.surfaces[${i}]`, bySurface[i] ?? 0, 0, 1, "") : area / total,
  );
  const sum = shares.reduce((all, share) => all + share, 0);
  if (Math.abs(sum - 1) > 1e-9 || (bySurface && bySurface.length !== areas.length))
    throw new OutOfRangeError({
      parameter: `${name}.surfaces`,
      value: sum,
      min: 1,
      max: 1,
      unit: "",
      reason: "there must be one share for each element, with the sum 1",
    });
  return Float64Array.of(...shares.map((share) => share * (1 - convective)), convective);
}

/**
 * Conductance of long-wave exchange between two surfaces. Two surfaces alone: the smaller sees only the larger, as in VDI 6007. More: each sees
 * all by their area, as in ISO 52016.
 */
function radiantConductance(areas: Float64Array, radiation: number, i: number, j: number): number {
  if (areas.length === 2) return radiation * Math.min(areas[0]!, areas[1]!);
  return (radiation * areas[i]! * areas[j]!) / areas.reduce((sum, area) => sum + area, 0);
}

/** The circuit's equations: capacities' rates from capacities and drivers, and nodes without capacity (surfaces and air) from both. */
interface Equations {
  readonly rate: Matrix;
  readonly rateByDrivers: Matrix;
  /** Surfaces, then the air temperature or the power. */
  readonly massless: Matrix;
  readonly masslessByDrivers: Matrix;
}

/** Equations with the `shares` of the power that keeps the air at the set temperature; without them the air floats freely. */
function equationsOf({ elements, radiation = 5 }: ZoneCircuit, areas: Float64Array, shares?: Float64Array): Equations {
  const count = elements.length;
  const states = elements.reduce((sum, element) => sum + element.nodes.length, 0);
  const drivers = 2 * count + 2;
  const [gain, air, set] = [count, count, 2 * count + 1];
  // Sums of flows into the nodes without capacity: `byNodes` times their unknowns, the rest from states and drivers.
  const byNodes = matrix(count + 1, count + 1);
  const byStates = matrix(count + 1, states);
  const byDrivers = matrix(count + 1, drivers);
  const capacities = new Float64Array(states);
  const flows = matrix(states, states);
  const flowsBySurfaces = matrix(states, count + 1);
  const flowsByDrivers = matrix(states, drivers);
  let state = 0;
  elements.forEach((element, i) => {
    const beyond = element.beyond === undefined ? 0 : element.area / element.beyond;
    addTo(byDrivers, i, gain + i, 1);
    if (element.nodes.length === 0) {
      addTo(byNodes, i, i, -beyond);
      addTo(byDrivers, i, i, beyond);
    }
    element.nodes.forEach(({ resistance, capacity }, j) => {
      const conductance = element.area / resistance;
      capacities[state] = capacity * element.area;
      addTo(flows, state, state, -conductance);
      if (j === 0) {
        addTo(byNodes, i, i, -conductance);
        addTo(byStates, i, state, conductance);
        addTo(flowsBySurfaces, state, i, conductance);
      } else {
        addTo(flows, state - 1, state - 1, -conductance);
        addTo(flows, state - 1, state, conductance);
        addTo(flows, state, state - 1, conductance);
      }
      if (j === element.nodes.length - 1) {
        addTo(flows, state, state, -beyond);
        addTo(flowsByDrivers, state, i, beyond);
      }
      state++;
    });
    for (let j = 0; j < count; j++) {
      if (j === i) continue;
      const exchange = radiantConductance(areas, radiation, i, j);
      addTo(byNodes, i, i, -exchange);
      addTo(byNodes, i, j, exchange);
    }
    const convection = element.area * element.convection;
    addTo(byNodes, i, i, -convection);
    addTo(byNodes, count, i, convection);
    if (shares) {
      addTo(byDrivers, i, set, convection);
      addTo(byDrivers, count, set, -convection);
      addTo(byNodes, i, count, shares[i]!);
    } else {
      addTo(byNodes, i, count, convection);
      addTo(byNodes, count, count, -convection);
    }
  });
  addTo(byDrivers, count, gain + air, 1);
  if (shares) addTo(byNodes, count, count, shares[count]!);
  const massless = scaled(solve(byNodes, byStates), -1);
  const masslessByDrivers = scaled(solve(byNodes, byDrivers), -1);
  const perCapacity = (value: Matrix): Matrix => ({
    ...value,
    values: value.values.map((flow, index) => flow / capacities[Math.floor(index / value.columns)]!),
  });
  const sum = (a: Matrix, b: Matrix): Matrix => ({ ...a, values: a.values.map((value, i) => value + b.values[i]!) });
  return {
    rate: perCapacity(sum(flows, times(flowsBySurfaces, massless))),
    rateByDrivers: perCapacity(sum(flowsByDrivers, times(flowsBySurfaces, masslessByDrivers))),
    massless,
    masslessByDrivers,
  };
}

/** One hour with constant drivers, solved exactly: the state at its end, and the means over it of the air (or power) and the surfaces. */
function stepOf(equations: Equations, areas: Float64Array): HourStep {
  const { state, once, twice } = propagation(equations.rate, hour);
  const count = areas.length;
  const total = areas.reduce((sum, area) => sum + area, 0);
  // The two outputs: the last node, and the surfaces by their area.
  const pick = matrix(2, count + 1);
  addTo(pick, 0, count, 1);
  areas.forEach((area, i) => addTo(pick, 1, i, area / total));
  const outputs = times(pick, equations.massless);
  const outputsByDrivers = times(pick, equations.masslessByDrivers);
  const meanByDrivers = times(times(outputs, scaled(twice, 1 / hour)), equations.rateByDrivers);
  return {
    fromState: state.values,
    fromDrivers: times(once, equations.rateByDrivers).values,
    outputFromState: times(outputs, scaled(once, 1 / hour)).values,
    outputFromDrivers: meanByDrivers.values.map((value, i) => value + outputsByDrivers.values[i]!),
  };
}

/**
 * Solves the circuit of a zone for steps of one hour.
 *
 * Within an hour all drivers are constant, so that capacities follow exponentials, which the matrices are without a step error. Surfaces and air
 * have no heat capacity. Three types of control are solved: free-floating air, and air kept at a temperature by heating or by cooling.
 *
 * @param circuit elements with areas (m²), coefficients (W/(m²·K)), resistances (m²·K/W) and capacities (J/(m²·K)); ranges at {@link ZoneCircuit}
 * @returns matrices for {@link runZone}
 * @throws {OutOfRangeError} when a value lies outside its range, shares do not add up to 1, or there are none or over 60 elements
 * @source vdi-6007-1, room model
 * @source iso-52016-1, 6.5.6 (long-wave exchange of more than two surfaces)
 * @source mathematics, linear differential equations with constant coefficients
 * @example
 * ```ts
 * import { zoneModel } from "@org/hvac-core/zones";
 * const wall = { area: 10.5, convection: 2.7, nodes: [{ resistance: 0.046, capacity: 152_000 }], beyond: 0.45 };
 * const inside = { area: 75.5, convection: 2.24, nodes: [{ resistance: 0.045, capacity: 196_000 }] };
 * zoneModel({ elements: [wall, inside] }).free.fromState.length; // 4
 * ```
 */
export function zoneModel(circuit: ZoneCircuit): ZoneModel {
  return new ZoneModel(circuit);
}
