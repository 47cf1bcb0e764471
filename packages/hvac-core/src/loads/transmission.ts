import { requireInRange } from "../refusals/errors.ts";
import { en12831, fundamentals2021, type Citation } from "../sources/index.ts";

export const transmissionCitation: Citation = { source: fundamentals2021, locator: "ch. 18, eqs. 14 and 32" };

export const pickUpCitation: Citation = { source: en12831, locator: "additional heating-up power" };

/** A surface between a room and the space beyond it. */
export interface TransmissionInput {
  /** m², 0…1 000 000. */
  readonly area: number;
  /** U, W/(m²·K), 0…1000. */
  readonly transmittance: number;
  /** Temperature on the outer side: of outdoor air, sol-air, or the space beyond, −100…300 °C. */
  readonly outsideTemperature: number;
  /** Room dry bulb, −100…100 °C. */
  readonly roomDryBulb: number;
}

/**
 * Steady heat gain through a surface: U·A·(t_out − t_room).
 *
 * @param input area (m²), transmittance (W/(m²·K)) and temperatures (°C); ranges at {@link TransmissionInput}
 * @returns heat gain, W; negative where the room loses heat
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, eqs. 14 and 32
 * @example
 * ```ts
 * import { transmissionGain } from "@org/hvac-core/loads";
 * transmissionGain({ area: 20, transmittance: 0.35, outsideTemperature: 35, roomDryBulb: 24 }); // 77
 * ```
 */
export function transmissionGain({ area, transmittance, outsideTemperature, roomDryBulb }: TransmissionInput): number {
  requireInRange("area", area, 0, 1e6, "m²");
  requireInRange("transmittance", transmittance, 0, 1000, "W/(m²·K)");
  requireInRange("outsideTemperature", outsideTemperature, -100, 300, "°C");
  requireInRange("roomDryBulb", roomDryBulb, -100, 100, "°C");
  return transmittance * area * (outsideTemperature - roomDryBulb);
}

/** Exposed edge of a floor slab on the ground. */
export interface SlabEdgeInput {
  /** Exposed perimeter, m, 0…100 000. */
  readonly perimeter: number;
  /** Heat loss coefficient F, W/(m·K), 0…5. */
  readonly factor: number;
  /** °C. */
  readonly outdoorDryBulb: number;
  /** °C. */
  readonly roomDryBulb: number;
}

/**
 * Heat loss of a slab on the ground by its exposed edge: F·P·(t_room − t_out). It applies to heating only: in summer the ground
 * under a slab is no warmer than the room.
 *
 * @param input perimeter (m), factor (W/(m·K)) and temperatures (°C); ranges at {@link SlabEdgeInput}
 * @returns heat loss, W; negative where it is warmer outdoors
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, eq. 40
 * @example
 * ```ts
 * import { slabEdgeLoss } from "@org/hvac-core/loads";
 * slabEdgeLoss({ perimeter: 10, factor: 1.26, outdoorDryBulb: -9, roomDryBulb: 21 }); // 378
 * ```
 */
export function slabEdgeLoss({ perimeter, factor, outdoorDryBulb, roomDryBulb }: SlabEdgeInput): number {
  requireInRange("perimeter", perimeter, 0, 1e5, "m");
  requireInRange("factor", factor, 0, 5, "W/(m·K)");
  requireInRange("outdoorDryBulb", outdoorDryBulb, -100, 100, "°C");
  requireInRange("roomDryBulb", roomDryBulb, -100, 100, "°C");
  return factor * perimeter * (roomDryBulb - outdoorDryBulb);
}

/**
 * Extra power to warm a room up after a set-back.
 *
 * @param floorArea m², 0…10 000 000
 * @param powerPerArea φ_hu by the depth of the set-back and the time to warm up, W/m², 0…500
 * @returns power, W
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source en-12831-1, additional heating-up power
 * @example
 * ```ts
 * import { pickUpPower } from "@org/hvac-core/loads";
 * pickUpPower(40, 11); // 440
 * ```
 */
export function pickUpPower(floorArea: number, powerPerArea: number): number {
  return requireInRange("floorArea", floorArea, 0, 1e7, "m²") * requireInRange("powerPerArea", powerPerArea, 0, 500, "W/m²");
}

/**
 * Allowance on a load; none on a negative load.
 *
 * @param load W; a negative one gets no allowance
 * @param share share of the load, 0…1
 * @returns allowance, W, ≥ 0
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-183, section 6
 * @example
 * ```ts
 * import { safetyAllowance } from "@org/hvac-core/loads";
 * safetyAllowance(2000, 0.1); // 200
 * ```
 */
export function safetyAllowance(load: number, share: number): number {
  return Math.max(0, requireInRange("load", load, -1e12, 1e12, "W")) * requireInRange("share", share, 0, 1, "");
}
