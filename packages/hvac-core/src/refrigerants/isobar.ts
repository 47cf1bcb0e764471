import { OutOfRangeError } from "../refusals/errors.ts";
import type { Branch, Core } from "./core.ts";

export type Caloric = "enthalpy" | "entropy";

/** A point on an isobar: temperature in K, density in mol/m³. */
export interface IsobarPoint {
  readonly temperature: number;
  readonly density: number;
}

/** Search on an isobar. */
export interface IsobarSearch {
  /** Pa */
  readonly pressure: number;
  readonly caloric: Caloric;
  /** J/mol or J/(mol K) */
  readonly target: number;
  readonly branch: Branch;
  /** Lowest and highest temperature of the branch in K, and the start of the search */
  readonly low: number;
  readonly high: number;
  readonly start: number;
}

/** Relative step after which Newton's method has converged: the next would be below 1e-14. */
const LAST_STEP = 1e-8;
/** Relative width of a bracket that holds neighbouring doubles only. */
const CLOSED = 1e-13;

/**
 * Point of an isobar at which enthalpy or entropy has a value. Both rise with temperature (slope c_p, c_p/T), so
 * Newton's method in temperature, with bisection when it leaves the bracket, always converges.
 *
 * @returns `"below"` or `"above"` when the value is not reached within the bracket
 */
export function pointOnIsobar(
  core: Core,
  { pressure, caloric, target, branch, low, high, start }: IsobarSearch,
): IsobarPoint | "below" | "above" {
  const { model } = core;
  let floor = low;
  let ceiling = high;
  let temperature = start;
  let density: number | undefined;
  for (let i = 0; i < 200; i++) {
    density = core.density(temperature, pressure, branch, density);
    model.setPoint(temperature, density);
    const heat = model.isobaricHeat;
    const miss = target - model[caloric];
    const step = caloric === "enthalpy" ? miss / heat : (miss * temperature) / heat;
    if (Math.abs(step) < LAST_STEP * temperature) {
      temperature = Math.min(high, Math.max(low, temperature + step));
      return { temperature, density: core.density(temperature, pressure, branch, density) };
    }
    if (miss > 0) floor = temperature;
    else ceiling = temperature;
    if (ceiling <= low) return "below";
    if (floor >= high) return "above";
    let next = temperature + step;
    if (next <= floor) next = floor === low ? low : 0.5 * (floor + ceiling);
    else if (next >= ceiling) next = ceiling === high ? high : 0.5 * (floor + ceiling);
    if (Math.abs(ceiling - floor) < CLOSED * temperature) return { temperature, density };
    const expansion = model.pressureByTemperature / model.pressureByDensity;
    const guess = density - expansion * (next - temperature);
    density = guess > 0.5 * density ? guess : density;
    temperature = next;
  }
  throw new OutOfRangeError({
    parameter: caloric,
    value: target,
    min: -Infinity,
    max: Infinity,
    unit: "",
    reason: "the temperature on the isobar did not converge",
  });
}
