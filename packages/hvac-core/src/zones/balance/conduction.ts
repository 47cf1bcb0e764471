import { requireInRange } from "../../refusals/errors.ts";
import { transmittance, type Layer } from "../../envelope/index.ts";
import { Conductor } from "./conductor.ts";
import { tridiagonalModes } from "./eigenvalues.ts";

/** A wall's conduction from face to face, per m², as independent exponentials. */
export interface WallConduction {
  /** Surface to surface, W/(m²·K). */
  readonly conductance: number;
  /** J/(m²·K). */
  readonly capacity: number;
  /** Conductance from the outer face to the first capacity, and from the last one to the inner face, W/(m²·K); the wall's where it has none. */
  readonly outer: number;
  readonly inner: number;
  /** 1/s, one for each mode. */
  readonly rates: Float64Array;
  /** Coupling of each mode to the outer and to the inner face, W/(m²·√J·…): the heat flow at a face is its sum over the modes. */
  readonly outerCoupling: Float64Array;
  readonly innerCoupling: Float64Array;
}

/** Heat capacity below which a layer is a resistance, J/(m²·K): 0.1 mm of gypsum. */
const minCapacity = 100;
/** Duration whose depth of penetration √(a·t) is the thickness of a cell, s. */
const cellTime = 300;
const maxCells = 40;

interface Cell {
  readonly resistance: number;
  readonly capacity: number;
}

function cellsOf(layer: Layer): Cell[] {
  if ("resistance" in layer) return [{ resistance: layer.resistance, capacity: 0 }];
  const { thickness, conductivity, density, specificHeat } = layer;
  const capacity = thickness * density * specificHeat;
  const resistance = thickness / conductivity;
  if (capacity < minCapacity) return [{ resistance, capacity: 0 }];
  const depth = Math.sqrt((conductivity * cellTime) / (density * specificHeat));
  const count = Math.min(maxCells, Math.max(2, Math.ceil(thickness / depth)));
  return Array.from({ length: count }, () => ({ resistance: resistance / count, capacity: capacity / count }));
}

/** Adjoining layers of one material are one layer: a cut through a wall changes nothing. */
function merged(layers: readonly Layer[]): Layer[] {
  const all: Layer[] = [];
  for (const layer of layers) {
    const before = all.at(-1);
    if (
      before &&
      "thickness" in before &&
      "thickness" in layer &&
      before.conductivity === layer.conductivity &&
      before.density === layer.density &&
      before.specificHeat === layer.specificHeat
    )
      all[all.length - 1] = { ...before, thickness: before.thickness + layer.thickness };
    else all.push(layer);
  }
  return all;
}

/**
 * Conduction through plane layers: cells of finite volume whose exact solution in time is a sum of exponentials. Cells are as thick as heat reaches in five
 * minutes, so that swings of an hour are followed within a thousandth.
 *
 * @param layers from outside to inside, without films; properties and ranges at `Layer` of `@org/hvac-core/envelope`
 * @throws {OutOfRangeError} when a property lies outside its range
 * @source mathematics, heat equation in finite volumes; eigenvalues of the symmetric tridiagonal matrix
 */
export function wallConduction(layers: readonly Layer[]): WallConduction {
  requireInRange("layers.length", layers.length, 1, 100, "");
  const conductance = transmittance(layers, { outside: 0, inside: 0 });
  const cells = merged(layers).flatMap(cellsOf);
  const capacities: number[] = [];
  const links: number[] = [];
  let resistance = 0;
  for (const cell of cells) {
    resistance += cell.capacity === 0 ? cell.resistance : cell.resistance / 2;
    if (cell.capacity === 0) continue;
    links.push(1 / resistance);
    capacities.push(cell.capacity);
    resistance = cell.resistance / 2;
  }
  links.push(1 / resistance);
  const count = capacities.length;
  const diagonal = Float64Array.from(capacities, (capacity, i) => (links[i]! + links[i + 1]!) / capacity);
  const beside = Float64Array.from(
    { length: Math.max(0, count - 1) },
    (_, i) => -links[i + 1]! / Math.sqrt(capacities[i]! * capacities[i + 1]!),
  );
  const { values, first, last } = tridiagonalModes(diagonal, beside);
  const [outer, inner] = [links[0]!, links.at(-1)!];
  return {
    conductance,
    capacity: capacities.reduce((sum, capacity) => sum + capacity, 0),
    outer,
    inner,
    rates: values,
    outerCoupling: first.map((component) => (component * outer) / Math.sqrt(capacities[0]!)),
    innerCoupling: last.map((component) => (component * inner) / Math.sqrt(capacities[count - 1]!)),
  };
}

/**
 * The half of a wall between identical rooms that belongs to one of them: its layers from the middle of its heat capacity to the room.
 *
 * @param layers from outside to inside
 * @source mathematics, symmetry
 */
export function innerHalf(layers: readonly Layer[]): readonly Layer[] {
  const capacityOf = (layer: Layer): number => ("resistance" in layer ? 0 : layer.thickness * layer.density * layer.specificHeat);
  let rest = layers.reduce((sum, layer) => sum + capacityOf(layer), 0) / 2;
  const half: Layer[] = [];
  for (const layer of layers.toReversed()) {
    const capacity = capacityOf(layer);
    if (capacity > 0 && capacity >= rest && "thickness" in layer) {
      if (rest > 0) half.unshift({ ...layer, thickness: (layer.thickness * rest) / capacity });
      break;
    }
    rest -= capacity;
    half.unshift(layer);
  }
  return half;
}

/** Share of a mode that is left after a step below which its state is that of the last temperatures alone. */
const forgotten = 1e-4;

/**
 * Conduction of a wall in steps of time, between faces whose temperatures change in straight lines over a step.
 *
 * @source mathematics, exact response of a linear system to a ramp
 */
export class WallSteps extends Conductor {
  /** Modes that a step does not forget, each with its decay, its weights of the drive at the end and at the start of a step, and its couplings to both faces. */
  readonly #modes: Float64Array;
  readonly #state: Float64Array;
  /** Flows that the other modes leave to the next step, by the temperatures of the faces: of the same face inside, across, and outside. */
  readonly #fast = new Float64Array(3);

  constructor({ conductance, outer, inner, rates, outerCoupling, innerCoupling }: WallConduction, step: number, start: number) {
    super();
    let [x, y, z] = [inner, rates.length === 0 ? conductance : 0, outer];
    const slow: number[] = [];
    for (let k = 0; k < rates.length; k++) {
      const [rate, o, i] = [rates[k]!, outerCoupling[k]!, innerCoupling[k]!];
      const decay = Math.exp(-rate * step);
      // Integrals of e^{−rate·s} with the weights s/step and 1 − s/step.
      const part = -Math.expm1(-rate * step) / (rate * step);
      const isSlow = decay >= forgotten;
      // What is left of a forgotten mode is taken as settled, so that a wall at rest is exact.
      const [atEnd, atStart] = [(1 - part) / rate, (isSlow ? part - decay : part) / rate];
      x -= i * i * atEnd;
      y += o * i * atEnd;
      z -= o * o * atEnd;
      if (isSlow) slow.push(decay, atEnd, atStart, o, i);
      else {
        [i * i, o * i, o * o].forEach((coupling, f) => (this.#fast[f] = this.#fast[f]! + coupling * atStart));
      }
    }
    this.conducts(x, y, z);
    this.#modes = Float64Array.from(slow);
    this.#state = new Float64Array(slow.length / 5);
    // Both faces held forever: what remains at the end of a step is the settled state less the drive's part in it.
    for (let k = 0, m = 0; k < this.#state.length; k++, m += 5) {
      const drive = (this.#modes[m + 3]! + this.#modes[m + 4]!) * start;
      const settled = ((this.#modes[m + 1]! + this.#modes[m + 2]!) * drive) / (1 - this.#modes[m]!);
      this.#state[k] = settled - this.#modes[m + 1]! * drive;
    }
    this.advance(start, start);
  }

  prepare(): void {}

  advance(outside: number, inside: number): void {
    const modes = this.#modes;
    const state = this.#state;
    const fast = this.#fast;
    let innerHistory = fast[0]! * inside + fast[1]! * outside;
    let outerHistory = fast[1]! * inside + fast[2]! * outside;
    for (let k = 0, m = 0; k < state.length; k++, m += 5) {
      const drive = modes[m + 3]! * outside + modes[m + 4]! * inside;
      const next = modes[m]! * (state[k]! + modes[m + 1]! * drive) + modes[m + 2]! * drive;
      state[k] = next;
      innerHistory += modes[m + 4]! * next;
      outerHistory += modes[m + 3]! * next;
    }
    this.remembers(innerHistory, outerHistory);
  }
}
