import { slabsOf, type Slab } from "../envelope/internal.ts";
import { summerFilms, type Films, type Layer } from "../envelope/index.ts";

/** Complex temperature and heat flow on one side of a construction, both divided by exp(decay). */
interface Response {
  temperature: [real: number, imaginary: number];
  flow: [real: number, imaginary: number];
  decay: number;
}

/**
 * Temperature and flow on the outside for a temperature and flow on the inside, at one frequency. Each slab multiplies
 * by [cosh γ, R·sinh γ/γ; γ·sinh γ/R, cosh γ] with γ = √(iωRC) = (1+i)x; exp(x) is kept separate so that thick walls do not overflow.
 */
function outsideOf(slabs: readonly Slab[], omega: number, temperature: number, flow: number): Response {
  let [tr, ti, qr, qi, decay] = [temperature, 0, flow, 0, 0];
  for (let i = slabs.length - 1; i >= 0; i--) {
    const { resistance, capacity } = slabs[i]!;
    const x = Math.sqrt((omega * resistance * capacity) / 2);
    if (x < 1e-9) {
      [tr, ti, qr, qi] = [tr + resistance * qr, ti + resistance * qi, qr - omega * capacity * ti, qi + omega * capacity * tr];
      continue;
    }
    const e = Math.exp(-2 * x);
    const cos = Math.cos(x);
    const sin = Math.sin(x);
    const [cr, ci, sr, si] = [((1 + e) / 2) * cos, ((1 - e) / 2) * sin, ((1 - e) / 2) * cos, ((1 + e) / 2) * sin];
    const across = resistance / (2 * x);
    const [br, bi] = [(sr + si) * across, (si - sr) * across];
    const along = x / resistance;
    const [dr, di] = [(sr - si) * along, (sr + si) * along];
    [tr, ti, qr, qi] = [
      cr * tr - ci * ti + br * qr - bi * qi,
      cr * ti + ci * tr + br * qi + bi * qr,
      dr * tr - di * ti + cr * qr - ci * qi,
      dr * ti + di * tr + cr * qi + ci * qr,
    ];
    decay += x;
  }
  return { temperature: [tr, ti], flow: [qr, qi], decay };
}

/** Resistance (m²·K/W), heat capacity (J/(m²·K)) and entries of the chain matrix of layers without films: [θ; q] of the first from [θ; q] of the last. */
interface ChainMatrix {
  readonly resistance: number;
  readonly capacity: number;
  /** m²·K/W. */
  readonly a12: readonly [real: number, imaginary: number];
  readonly a22: readonly [real: number, imaginary: number];
}

/** Chain matrix of layers in their order, surface to surface, at an angular frequency (1/s). */
export function chainMatrix(layers: readonly Layer[], omega: number): ChainMatrix {
  const slabs = slabsOf(layers, { outside: 0, inside: 0 });
  const fromFlow = outsideOf(slabs, omega, 0, 1);
  const whole = ([re, im]: readonly [number, number], decay: number) => [re * Math.exp(decay), im * Math.exp(decay)] as const;
  return {
    resistance: slabs.reduce((sum, slab) => sum + slab.resistance, 0),
    capacity: slabs.reduce((sum, slab) => sum + slab.capacity, 0),
    a12: whole(fromFlow.temperature, fromFlow.decay),
    a22: whole(fromFlow.flow, fromFlow.decay),
  };
}

const day = 86400;

/** Response of a construction to a sine of 24 h. */
export interface PeriodicCharacteristics {
  /** U, W/(m²·K). */
  readonly transmittance: number;
  /** |Y₁₂|, flow into the room per kelvin of outside swing, W/(m²·K). */
  readonly periodicTransmittance: number;
  /** |Y₁₂| / U. */
  readonly decrementFactor: number;
  /** Time from the outside peak to the peak of the flow into the room, h, 0…24 (modulo 24). */
  readonly timeLag: number;
  /** |Y₁₁| of the inside, W/(m²·K). */
  readonly internalAdmittance: number;
  /** |Y₂₂| of the outside, W/(m²·K). */
  readonly externalAdmittance: number;
  /** Areal heat capacity of the inside, heat stored and released per kelvin of swing inside (κ₁), J/(m²·K). */
  readonly internalHeatCapacity: number;
  /** Areal heat capacity of the outside (κ₂), J/(m²·K). */
  readonly externalHeatCapacity: number;
}

/**
 * Dynamic characteristics for a period of 24 h, surface films included.
 *
 * @param layers from outside to inside; properties and ranges at {@link Layer}
 * @param films surface resistances, m²·K/W
 * @returns transmittances and admittances, W/(m²·K), decrement factor, time lag, h, and areal heat capacities, J/(m²·K)
 * @throws {OutOfRangeError} when a property lies outside its range or all resistances are zero
 * @source iso-13786, clauses 6 and 7
 * @example
 * ```ts
 * import { periodicCharacteristics } from "@org/hvac-core/loads";
 * const brick = { thickness: 0.22, conductivity: 0.77, density: 1700, specificHeat: 840 };
 * periodicCharacteristics([brick], { outside: 0.04, inside: 0.13 }).decrementFactor; // 0.527
 * ```
 */
export function periodicCharacteristics(layers: readonly Layer[], films: Films = summerFilms): PeriodicCharacteristics {
  const slabs = slabsOf(layers, films);
  const u = 1 / slabs.reduce((sum, slab) => sum + slab.resistance, 0);
  const omega = (2 * Math.PI) / day;
  const fromFlow = outsideOf(slabs, omega, 0, 1);
  const fromTemperature = outsideOf(slabs, omega, 1, 0);
  const b = Math.hypot(...fromFlow.temperature);
  const through = Math.exp(-fromFlow.decay);
  const periodicTransmittance = through / b;
  // |Z − 1| / (ω·|Z₁₂|), numerator and denominator both divided by exp(decay).
  const capacity = ([re, im]: Response["temperature"]): number => Math.hypot(re - through, im) / (omega * b);
  const lag = (Math.atan2(fromFlow.temperature[1], fromFlow.temperature[0]) * 24) / (2 * Math.PI);
  return {
    transmittance: u,
    periodicTransmittance,
    decrementFactor: periodicTransmittance / u,
    timeLag: lag < 0 ? lag + 24 : lag,
    internalAdmittance: Math.hypot(...fromTemperature.temperature) / b,
    externalAdmittance: Math.hypot(...fromFlow.flow) / b,
    internalHeatCapacity: capacity(fromTemperature.temperature),
    externalHeatCapacity: capacity(fromFlow.flow),
  };
}

/** Conduction time series of a construction, for the hourly method. */
export interface ConductionTimeSeries {
  /** U, W/(m²·K). */
  readonly transmittance: number;
  /** Shares of the steady flow that arrive 0…23 h after the sol-air temperature; their sum is 1. */
  readonly factors: readonly number[];
}

/** Number of harmonics of the day that are summed, down to a period of two minutes; the rest is averaged. */
const harmonics = 720;
const tailPoints = 32;

/**
 * Conduction time series of a construction, from its layers.
 *
 * The exact solution of one-dimensional conduction in the frequency domain, for a sol-air temperature that repeats every 24 h
 * and is linear between the hours: c_j = (1/U)(1/24) Σₙ sinc²(n/24)·Y(ωₙ)·e^{2πinj/24}. The steady term is the whole
 * sum, so Σc = 1 and the steady flow is U·A·ΔT by construction. The tail of the sum, where its terms fall as Y/n², is an integral.
 *
 * @param layers from outside to inside; properties and ranges at {@link Layer}. An empty list is a construction of films only
 * @param films surface resistances, m²·K/W; zero when the layers include them
 * @returns U, W/(m²·K), and 24 factors
 * @throws {OutOfRangeError} when a property lies outside its range or all resistances are zero
 * @source ashrae-hof-2021, ch. 18, eqs. 30 and 31
 * @source spitler-fisher-1999
 * @source iso-13786, heat transfer matrices
 * @example
 * ```ts
 * import { conductionTimeSeries } from "@org/hvac-core/loads";
 * const insulation = { thickness: 0.1, conductivity: 0.04, density: 30, specificHeat: 840 };
 * const gypsum = { thickness: 0.016, conductivity: 0.16, density: 800, specificHeat: 1090 };
 * const wall = conductionTimeSeries([insulation, gypsum]);
 * wall.transmittance; // 0.362
 * wall.factors.length; // 24
 * ```
 */
export function conductionTimeSeries(layers: readonly Layer[], films: Films = summerFilms): ConductionTimeSeries {
  const slabs = slabsOf(layers, films);
  const u = 1 / slabs.reduce((sum, slab) => sum + slab.resistance, 0);
  if (slabs.every(({ capacity }) => capacity === 0))
    return { transmittance: u, factors: Array.from({ length: 24 }, (_, j) => (j === 0 ? 1 : 0)) };

  // Harmonics that differ by 24 are identical at whole hours: fold their contributions onto n = 0…23.
  const real = new Float64Array(24);
  const imaginary = new Float64Array(24);
  const weights = new Float64Array(24);
  const add = (n: number, weight: number, re: number, im: number): void => {
    real[n] = real[n]! + weight * re;
    imaginary[n] = imaginary[n]! + weight * im;
    weights[n] = weights[n]! + weight;
  };
  const admittance = (n: number): [number, number] => {
    const { temperature, decay } = outsideOf(slabs, (2 * Math.PI * n) / day, 0, 1);
    const size = Math.exp(-decay) / (temperature[0] ** 2 + temperature[1] ** 2);
    return [temperature[0] * size, -temperature[1] * size];
  };
  let tail = 0;
  for (let n = 1; n <= harmonics; n++) {
    const fold = n % 24;
    if (fold === 0) continue;
    const [re, im] = admittance(n);
    const half = (Math.PI * n) / 24;
    const weight = (Math.sin(half) / half) ** 2;
    add(fold, weight, re, im);
    add(24 - fold, weight, re, -im);
    if (Math.hypot(re, im) < 1e-12 * u) break;
    // ∫Y/n² from the last harmonic N on is, with s = N/n, the mean of Y(N/s) over 0 < s < 1, over N.
    if (n === harmonics - 1) for (let i = 0; i < tailPoints; i++) tail += admittance((harmonics * tailPoints) / (i + 0.5))[0] / tailPoints;
  }
  for (let n = 1; n < 24; n++) add(n, 1 - weights[n]!, tail, 0);

  const factors = Array.from({ length: 24 }, (_, j) => {
    let sum = u;
    for (let n = 1; n < 24; n++) {
      const angle = (2 * Math.PI * ((n * j) % 24)) / 24;
      sum += real[n]! * Math.cos(angle) - imaginary[n]! * Math.sin(angle);
    }
    return sum / (24 * u);
  });
  return { transmittance: u, factors };
}
