import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import type { HourStep, ZoneModel } from "./circuit.ts";

/** What drives a zone, hour by hour; every series has one value per hour, the mean or the state that rests over it. */
export interface ZoneDrivers {
  /** Temperature beyond each element, °C, in their order; any finite number where no heat passes. */
  readonly beyond: readonly Float64Array[];
  /** Heat that each surface takes up (sun, radiation of people and lights), W, in the order of the elements. */
  readonly surfaceHeat: readonly Float64Array[];
  /** Heat given to the air, W. */
  readonly airHeat: Float64Array;
  /** Heat that air from outside carries per kelvin, ṁ·c_p, W/K, ≥ 0. */
  readonly airConductance: Float64Array;
  /** Temperature of that air, °C. */
  readonly airSupply: Float64Array;
  /** Air temperature below which heat is given, °C; −Infinity where none is. Absent: no heating. */
  readonly heatingSetPoint?: Float64Array;
  /** Air temperature above which heat is taken, °C; Infinity where none is. Absent: no cooling. */
  readonly coolingSetPoint?: Float64Array;
  /** Greatest power of heating, W; without limit when left out. */
  readonly heatingLimit?: number;
  /** Greatest power of cooling, W; without limit when left out. */
  readonly coolingLimit?: number;
}

/** Hourly means of a zone. */
export interface ZoneRun {
  /** °C. */
  readonly airTemperature: Float64Array;
  /** Mean of the surfaces by area, °C. */
  readonly surfaceTemperature: Float64Array;
  /** Heat given (positive) or taken (negative), W. */
  readonly power: Float64Array;
  /** Temperatures of the capacities at the end, °C: where another run goes on. */
  readonly state: Float64Array;
}

function checkDrivers(elements: number, drivers: ZoneDrivers): number {
  const hours = drivers.airHeat.length;
  requireInRange("hours", hours, 1, 1e6, "");
  requireInRange("number of temperatures beyond", drivers.beyond.length, elements, elements, "");
  requireInRange("number of surface heats", drivers.surfaceHeat.length, elements, elements, "");
  const check = (name: string, series: Float64Array, limit: number) => {
    requireInRange(`hours of ${name}`, series.length, hours, hours, "");
    for (let h = 0; h < hours; h++)
      if (!(Math.abs(series[h]!) <= limit))
        throw new OutOfRangeError({ parameter: `${name}[${h}]`, value: series[h]!, min: -limit, max: limit, unit: "" });
  };
  drivers.beyond.forEach((series, i) => check(`beyond[${i}]`, series, 1000));
  drivers.surfaceHeat.forEach((series, i) => check(`surfaceHeat[${i}]`, series, 1e12));
  check("airHeat", drivers.airHeat, 1e12);
  check("airConductance", drivers.airConductance, 1e12);
  check("airSupply", drivers.airSupply, 1000);
  if (drivers.heatingSetPoint) check("heatingSetPoint", drivers.heatingSetPoint, Infinity);
  if (drivers.coolingSetPoint) check("coolingSetPoint", drivers.coolingSetPoint, Infinity);
  if (drivers.heatingLimit !== undefined) requireInRange("heatingLimit", drivers.heatingLimit, 0, Infinity, "W");
  if (drivers.coolingLimit !== undefined) requireInRange("coolingLimit", drivers.coolingLimit, 0, Infinity, "W");
  return hours;
}

/** One output of a step: from the state and the drivers. */
function outputOf(step: HourStep, row: number, state: Float64Array, input: Float64Array): number {
  let sum = 0;
  for (let j = 0, at = row * state.length; j < state.length; j++, at++) sum += step.outputFromState[at]! * state[j]!;
  for (let j = 0, at = row * input.length; j < input.length; j++, at++) sum += step.outputFromDrivers[at]! * input[j]!;
  return sum;
}

/** The state at the end of a step, into `next`. */
function advance(step: HourStep, state: Float64Array, input: Float64Array, next: Float64Array): void {
  for (let i = 0; i < state.length; i++) {
    let sum = 0;
    for (let j = 0, at = i * state.length; j < state.length; j++, at++) sum += step.fromState[at]! * state[j]!;
    for (let j = 0, at = i * input.length; j < input.length; j++, at++) sum += step.fromDrivers[at]! * input[j]!;
    next[i] = sum;
  }
}

/**
 * Runs a zone through hours: air temperature and power of ideal heating and cooling with limits.
 *
 * In each hour the air is first left to itself. Where its mean passes a set point, it is held there for the hour and the power found in one
 * linear step; where the power passes its limit, the limit is given and the air left to itself. Outside air flows at its mean over the hour.
 *
 * @param model from {@link zoneModel}
 * @param drivers series by hour; units at {@link ZoneDrivers}
 * @param start temperature of all capacities at the start, °C, −100…200, or the `state` of a run before
 * @returns hourly means and the state at the end
 * @throws {OutOfRangeError} when series differ in length or a limit is negative
 * @source vdi-6007-1, room model
 * @example
 * ```ts
 * import { runZone, zoneModel } from "@org/hvac-core/zones";
 * const wall = { area: 10, convection: 2.7, nodes: [{ resistance: 0.05, capacity: 150_000 }], beyond: 0.45 };
 * const model = zoneModel({ elements: [wall] });
 * const rest = (value: number) => new Float64Array(300).fill(value);
 * const drivers = { beyond: [rest(0)], surfaceHeat: [rest(0)], airHeat: rest(0), airConductance: rest(0), airSupply: rest(0) };
 * const heated = runZone(model, { ...drivers, heatingSetPoint: rest(20) }, 20);
 * heated.power[299]; // 229.8
 * ```
 */
export function runZone(model: ZoneModel, drivers: ZoneDrivers, start: number | Float64Array): ZoneRun {
  const { free, heating, cooling, airResponse } = model;
  const elements = model.areas.length;
  const states = free.outputFromState.length / 2;
  const hours = checkDrivers(elements, drivers);
  if (start instanceof Float64Array) requireInRange("length of start", start.length, states, states, "");
  let state =
    start instanceof Float64Array ? start.slice() : new Float64Array(states).fill(requireInRange("start", start, -100, 200, "°C"));
  let next = new Float64Array(states);
  const input = new Float64Array(2 * elements + 2);
  const [air, set] = [2 * elements, 2 * elements + 1];
  const result = { airTemperature: new Float64Array(hours), surfaceTemperature: new Float64Array(hours), power: new Float64Array(hours) };

  /** Leaves the air to itself with a power; returns its mean temperature. The heat of outside air depends on that mean: a linear equation. */
  const leave = (h: number, power: number, shares: Float64Array): number => {
    for (let i = 0; i < elements; i++) input[elements + i] = drivers.surfaceHeat[i]![h]! + power * shares[i]!;
    const heat = drivers.airHeat[h]! + power * shares[elements]!;
    const conductance = drivers.airConductance[h]!;
    input[air] = heat + conductance * drivers.airSupply[h]!;
    const temperature = outputOf(free, 0, state, input) / (1 + airResponse * conductance);
    input[air] = input[air] - conductance * temperature;
    return temperature;
  };
  /** Holds the air at a temperature; returns the power it takes. */
  const hold = (h: number, step: HourStep, temperature: number): number => {
    for (let i = 0; i < elements; i++) input[elements + i] = drivers.surfaceHeat[i]![h]!;
    input[air] = drivers.airHeat[h]! + drivers.airConductance[h]! * (drivers.airSupply[h]! - temperature);
    input[set] = temperature;
    return outputOf(step, 0, state, input);
  };

  for (let h = 0; h < hours; h++) {
    for (let i = 0; i < elements; i++) input[i] = drivers.beyond[i]![h]!;
    let step = free;
    let power = 0;
    let temperature = leave(h, 0, model.heatingShares);
    const tooCold = drivers.heatingSetPoint !== undefined && temperature < drivers.heatingSetPoint[h]!;
    const tooWarm = !tooCold && drivers.coolingSetPoint !== undefined && temperature > drivers.coolingSetPoint[h]!;
    if (tooCold || tooWarm) {
      const sign = tooCold ? 1 : -1;
      const goal = (tooCold ? drivers.heatingSetPoint : drivers.coolingSetPoint)![h]!;
      const limit = (tooCold ? drivers.heatingLimit : drivers.coolingLimit) ?? Infinity;
      const held = tooCold ? heating : cooling;
      const needed = sign * hold(h, held, goal);
      if (needed > 0 && needed <= limit) {
        step = held;
        power = sign * needed;
        temperature = goal;
      } else {
        // Beyond the limit it is the limit; an hour that would end without power is left to itself.
        power = needed > 0 ? sign * limit : 0;
        temperature = leave(h, power, tooCold ? model.heatingShares : model.coolingShares);
      }
    }
    result.airTemperature[h] = temperature;
    result.surfaceTemperature[h] = outputOf(step, 1, state, input);
    result.power[h] = power;
    advance(step, state, input, next);
    [state, next] = [next, state];
    input[set] = 0;
  }
  return { ...result, state };
}
