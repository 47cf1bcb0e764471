import { requireInRange, requireKnown } from "../refusals/errors.ts";

/** How a fan's flow is reduced. */
export type FanControl = "variable-speed" | "fixed-pressure" | "pressure-reset" | "inlet-vanes" | "discharge-damper";

/*
 * Power over design power as a polynomial of the flow ratio. Vanes, dampers and variable speed without a set point: EnergyPlus Input Output
 * Reference, Fan:VariableVolume. Fixed pressure: ASHRAE 90.1, Table G3.1.3.15, method 2. Pressure reset: the manual of its Appendix G.
 */
const fanCurves: Readonly<Record<FanControl, readonly [number, number, number, number]>> = {
  "variable-speed": [0.0015302446, 0.0052080574, 1.1086242, -0.11635563],
  "fixed-pressure": [0.0013, 0.147, 0.9506, -0.0998],
  "pressure-reset": [0.040759894, 0.08804497, -0.07292612, 0.943739823],
  "inlet-vanes": [0.35071223, 0.30850535, -0.54137364, 0.87198823],
  "discharge-damper": [0.37073425, 0.97250253, -0.34240761, 0],
};

/**
 * Fan power over design power at a share of the design flow.
 *
 * `variable-speed` assumes a system without a fixed static pressure; `fixed-pressure` is variable speed that holds a static pressure in the duct,
 * `pressure-reset` one that lowers it as far as the terminals allow.
 *
 * @param flowRatio flow over design flow, 0…1
 * @param control how the flow is reduced
 * @returns power ratio; at full flow within 1 % of 1, as published
 * @throws {OutOfRangeError} when the ratio is outside 0…1
 * @throws {UnknownNameError} for another way of control
 * @source energyplus-input-output, Group Fans, fan coefficient values
 * @source ashrae-90.1, Table G3.1.3.15, method 2
 * @source pnnl-prm-manual, part-load curves of fans
 * @example
 * ```ts
 * import { fanPowerRatio } from "@org/hvac-core/energy";
 * fanPowerRatio(0.5, "variable-speed"); // 0.26675
 * ```
 */
export function fanPowerRatio(flowRatio: number, control: FanControl): number {
  return cubic(fanCurves[requireKnown("control", control, fanCurves)], requireInRange("flowRatio", flowRatio, 0, 1, ""));
}

const cubic = ([a, b, c, d]: readonly [number, number, number, number], x: number): number => a + x * (b + x * (c + x * d));

/** How the flow of water is reduced: valves against a pump of one speed, or a pump of variable speed that holds a pressure or lowers it. */
export type PumpControl = "throttled" | "fixed-pressure" | "pressure-reset";

/* Power over design power as a polynomial of the flow ratio. */
const pumpCurves: Readonly<Record<PumpControl, readonly [number, number, number, number]>> = {
  throttled: [0, 3.2485, -4.7443, 2.5294],
  "fixed-pressure": [0, 0.5726, -0.301, 0.7347],
  "pressure-reset": [0, 0.0205, 0.4101, 0.5753],
};

/**
 * Pump power over design power at a share of the design flow.
 *
 * `throttled` is one speed, along the pump's curve; `fixed-pressure` holds a differential pressure, `pressure-reset` lowers it with the valves.
 *
 * @param flowRatio flow over design flow, 0…1
 * @param control how the flow is reduced
 * @returns power ratio; at full flow 1.0336, 1.0063 and 1.0059, as published
 * @throws {OutOfRangeError} when the ratio is outside 0…1
 * @throws {UnknownNameError} for another way of control
 * @source pnnl-prm-manual, part-load curves of pumps
 * @example
 * ```ts
 * import { pumpPowerRatio } from "@org/hvac-core/energy";
 * pumpPowerRatio(0.5, "pressure-reset"); // 0.18469
 * ```
 */
export function pumpPowerRatio(flowRatio: number, control: PumpControl): number {
  return cubic(pumpCurves[requireKnown("control", control, pumpCurves)], requireInRange("flowRatio", flowRatio, 0, 1, ""));
}

/**
 * Power over design power by the affinity law, with an exponent that experience lowers from 3 to 2.7…2.2.
 *
 * @param ratio flow or speed over design, 0…1.5
 * @param exponent 1…3; 3 is the pure law
 * @returns power ratio
 * @throws {OutOfRangeError} when an input is outside its range
 * @source ashrae-systems-2016, ch. 21, fan laws
 * @example
 * ```ts
 * import { affinityPowerRatio } from "@org/hvac-core/energy";
 * affinityPowerRatio(0.8, 3); // 0.512
 * ```
 */
export function affinityPowerRatio(ratio: number, exponent: number): number {
  return requireInRange("ratio", ratio, 0, 1.5, "") ** requireInRange("exponent", exponent, 1, 3, "");
}
