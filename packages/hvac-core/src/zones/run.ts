import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import type { HourStep, ZoneModel } from "./circuit.ts";

/** Drivers of a zone, hour by hour; every series has one value per hour, the mean or constant value of it. */
export interface ZoneDrivers {
  /** Temperature beyond each element, °C, in their order; any finite number where no heat passes. */
  readonly beyond: readonly Float64Array[];
  /** Heat gain of each surface (sun, radiation of people and lights), W, in the order of the elements. */
  readonly surfaceHeat: readonly Float64Array[];
  /** Heat gain of the air, W. */
  readonly airHeat: Float64Array;
  /** Heat flow of outdoor air per kelvin, ṁ·c_p, W/K, ≥ 0. */
  readonly airConductance: Float64Array;
  /** Temperature of that air, °C. */
  readonly airSupply: Float64Array;
  /** Heating set point of the air, °C; −Infinity for hours without heating. Absent: no heating. */
  readonly heatingSetPoint?: Float64Array;
  /** Cooling set point of the air, °C; Infinity for hours without cooling. Absent: no cooling. */
  readonly coolingSetPoint?: Float64Array;
  /** Maximum power of heating, W; unlimited by default. */
  readonly heatingLimit?: number;
  /** Maximum power of cooling, W; unlimited by default. */
  readonly coolingLimit?: number;
}

/** Hourly means of a zone. */
export interface ZoneRun {
  /** °C. */
  readonly airTemperature: Float64Array;
  /** Mean of the surfaces by area, °C. */
  readonly surfaceTemperature: Float64Array;
  /** Heating (positive) or cooling (negative), W. */
  readonly power: Float64Array;
  /** Temperatures of the capacities at the end, °C, from which another run continues. */
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

/** Output of a step from the state and the drivers. */
function outputOf(step: HourStep, row: number, state: Float64Array, input: Float64Array): number {
  let sum = 0;
  for (let j = 0, k = row * state.length; j < state.length; j++, k++) sum += step.outputFromState[k]! * state[j]!;
  for (let j = 0, k = row * input.length; j < input.length; j++, k++) sum += step.outputFromDrivers[k]! * input[j]!;
  return sum;
}

/** Writes the state at the end of a step into `next`. */
function advance(step: HourStep, state: Float64Array, input: Float64Array, next: Float64Array): void {
  for (let i = 0; i < state.length; i++) {
    let sum = 0;
    for (let j = 0, k = i * state.length; j < state.length; j++, k++) sum += step.fromState[k]! * state[j]!;
    for (let j = 0, k = i * input.length; j < input.length; j++, k++) sum += step.fromDrivers[k]! * input[j]!;
    next[i] = sum;
  }
}

/**
 * Runs a zone through hours: air temperature and power of ideal heating and cooling with limits.
 *
 * In each hour the air first floats freely. Where its mean passes a set point, it is kept there for the hour and the power follows from one linear
 * step; where the power exceeds its limit, the limit is applied and the air floats. The heat flow of outdoor air is that at its hourly mean.
 *
 * @param model from {@link zoneModel}
 * @param drivers series by hour; units at {@link ZoneDrivers}
 * @param start temperature of all capacities at the start, °C, −100…200, or the `state` of an earlier run
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

  /** Lets the air float with a power; returns its mean temperature. The heat flow of outdoor air depends on that mean: a linear equation. */
  const float = (h: number, power: number, shares: Float64Array): number => {
    for (let i = 0; i < elements; i++) input[elements + i] = drivers.surfaceHeat[i]![h]! + power * shares[i]!;
    const heat = drivers.airHeat[h]! + power * shares[elements]!;
    const conductance = drivers.airConductance[h]!;
    input[air] = heat + conductance * drivers.airSupply[h]!;
    const temperature = outputOf(free, 0, state, input) / (1 + airResponse * conductance);
    input[air] = input[air] - conductance * temperature;
    return temperature;
  };
  /** Keeps the air at a temperature; returns the required power. */
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
    let temperature = float(h, 0, model.heatingShares);
    const tooCold = drivers.heatingSetPoint !== undefined && temperature < drivers.heatingSetPoint[h]!;
    const tooWarm = !tooCold && drivers.coolingSetPoint !== undefined && temperature > drivers.coolingSetPoint[h]!;
    if (tooCold || tooWarm) {
      const sign = tooCold ? 1 : -1;
      const goal = (tooCold ? drivers.heatingSetPoint : drivers.coolingSetPoint)![h]!;
      const limit = (tooCold ? drivers.heatingLimit : drivers.coolingLimit) ?? Infinity;
      const control = tooCold ? heating : cooling;
      const needed = sign * hold(h, control, goal);
      if (needed > 0 && needed <= limit) {
        step = control;
        power = sign * needed;
        temperature = goal;
      } else {
        // Above the limit the power is the limit; in an hour that would need none the air floats.
        power = needed > 0 ? sign * limit : 0;
        temperature = float(h, power, tooCold ? model.heatingShares : model.coolingShares);
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
