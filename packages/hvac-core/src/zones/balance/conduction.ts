import { requireInRange } from "../../refusals/errors.ts";
import { transmittance, type Layer } from "../../envelope/index.ts";
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
  const beside = Float64Array.from({ length: Math.max(0, count - 1) }, (_, i) => -links[i + 1]! / Math.sqrt(capacities[i]! * capacities[i + 1]!));
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
 * Conduction of a wall in steps of time, between faces whose temperatures change in straight lines over a step. Heat flows into the wall at the end of a step:
 * at the inner face `inner·t_i − cross·t_o − innerHistory`, at the outer face `outer·t_o − cross·t_i − outerHistory`, W/m².
 *
 * @source mathematics, exact response of a linear system to a ramp
 */
export class WallSteps {
  readonly inner: number;
  readonly cross: number;
  readonly outer: number;
  innerHistory = 0;
  outerHistory = 0;
  readonly #count: number;
  /** By mode: decay over a step, weight of the drive at the end of a step and of that at its start, couplings to both faces, and the state from before. */
  readonly #decay: Float64Array;
  readonly #atEnd: Float64Array;
  readonly #atStart: Float64Array;
  readonly #outerCoupling: Float64Array;
  readonly #innerCoupling: Float64Array;
  readonly #rates: Float64Array;
  readonly #state: Float64Array;

  constructor({ conductance, outer, inner, rates, outerCoupling, innerCoupling }: WallConduction, step: number, start: number) {
    this.#count = rates.length;
    this.#rates = rates;
    this.#outerCoupling = outerCoupling;
    this.#innerCoupling = innerCoupling;
    this.#decay = rates.map((rate) => Math.exp(-rate * step));
    // Integrals of e^{-rate·s} with the weights s/step and 1 − s/step.
    this.#atEnd = rates.map((rate) => (1 + Math.expm1(-rate * step) / (rate * step)) / rate);
    this.#atStart = rates.map((rate) => (-Math.expm1(-rate * step) / (rate * step) - Math.exp(-rate * step)) / rate);
    this.#state = new Float64Array(rates.length);
    let [x, y, z] = [inner, rates.length === 0 ? conductance : 0, outer];
    for (let k = 0; k < rates.length; k++) {
      const [o, i, end] = [outerCoupling[k]!, innerCoupling[k]!, this.#atEnd[k]!];
      x -= i * i * end;
      y += o * i * end;
      z -= o * o * end;
    }
    [this.inner, this.cross, this.outer] = [x, y, z];
    this.settle(start, start);
  }

  /** Both faces held forever. */
  settle(outside: number, inside: number): void {
    for (let k = 0; k < this.#count; k++)
      this.#state[k] = (this.#outerCoupling[k]! * outside + this.#innerCoupling[k]! * inside) / this.#rates[k]!;
    this.#keep(outside, inside);
  }

  /** Ends a step with the temperatures of the faces, °C. */
  advance(outside: number, inside: number): void {
    const [state, decay, atStart, atEnd] = [this.#state, this.#decay, this.#atStart, this.#atEnd];
    const [outerCoupling, innerCoupling] = [this.#outerCoupling, this.#innerCoupling];
    let [innerHistory, outerHistory] = [0, 0];
    for (let k = 0; k < this.#count; k++) {
      const [o, i] = [outerCoupling[k]!, innerCoupling[k]!];
      const drive = o * outside + i * inside;
      const next = decay[k]! * (state[k]! + atEnd[k]! * drive) + atStart[k]! * drive;
      state[k] = next;
      innerHistory += i * next;
      outerHistory += o * next;
    }
    this.innerHistory = innerHistory;
    this.outerHistory = outerHistory;
  }

  /** Turns a state at an instant into what remains of it at the end of the next step. */
  #keep(outside: number, inside: number): void {
    for (let k = 0; k < this.#count; k++) {
      const drive = this.#outerCoupling[k]! * outside + this.#innerCoupling[k]! * inside;
      this.#state[k] = this.#state[k]! - this.#atEnd[k]! * drive;
    }
    this.advance(outside, inside);
  }
}
