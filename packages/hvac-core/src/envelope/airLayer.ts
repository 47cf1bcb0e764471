import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { icePoint } from "../psychrometrics/internal.ts";

/** Direction of the heat flow through an element; up and down are within 60° of the vertical. */
export type HeatFlow = "horizontal" | "up" | "down";

/** Ventilation of an air layer with outdoor air. */
export type LayerVentilation = "unventilated" | "slightly" | "well";

/** Area of openings to the outside of a slightly ventilated air layer, m² per m of length or per m² of surface. */
const slightVentilation = { from: 500e-6, to: 1500e-6 } as const;

const stefanBoltzmann = 5.67e-8;

/** Conduction and convection across the layer for a difference of up to 5 K, W/(m²·K). */
function convection(thickness: number, heatFlow: HeatFlow): number {
  const still = 0.025 / thickness;
  if (heatFlow === "horizontal") return Math.max(1.25, still);
  if (heatFlow === "up") return Math.max(1.95, still);
  return Math.max(0.12 * thickness ** -0.44, still);
}

/**
 * Thermal resistance of an air layer between two surfaces, unventilated: the reciprocal of convection and radiation across it.
 *
 * @param thickness thickness of the layer, m; 0.001…0.3
 * @param heatFlow direction of the heat
 * @param surfaces emissivities of both surfaces, 0.01…1, and mean temperature, °C (-50…100); 0.9, 0.9 and 10 °C by default
 * @returns m²·K/W
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @throws {UnknownNameError} when the direction is unknown
 * @source iso-6946, 6.9 and Annex D
 * @example
 * ```ts
 * import { airLayerResistance } from "@org/hvac-core/envelope";
 * airLayerResistance(0.05, "horizontal"); // 0.183
 * airLayerResistance(0.05, "horizontal", { emissivities: [0.9, 0.05] }); // 0.664
 * ```
 */
export function airLayerResistance(
  thickness: number,
  heatFlow: HeatFlow,
  surfaces: { readonly emissivities?: readonly [number, number]; readonly meanTemperature?: number } = {},
): number {
  requireInRange("thickness", thickness, 0.001, 0.3, "m");
  requireKnown("heatFlow", heatFlow, ["horizontal", "up", "down"]);
  const { emissivities = [0.9, 0.9], meanTemperature = 10 } = surfaces;
  const [first, second] = emissivities.map((e, i) => requireInRange(`emissivities[${i}]`, e, 0.01, 1, "")) as [number, number];
  requireInRange("emissivities.length", emissivities.length, 2, 2, "");
  const kelvin = requireInRange("meanTemperature", meanTemperature, -50, 100, "°C") + icePoint;
  const radiation = (4 * stefanBoltzmann * kelvin ** 3) / (1 / first + 1 / second - 1);
  return 1 / (convection(thickness, heatFlow) + radiation);
}

/**
 * Total thermal resistance of an element with a slightly ventilated air layer: interpolated by the area of its openings between an unventilated and a well
 * ventilated layer.
 *
 * @param openings area to the outside, m² per m of length (walls) or per m² (roofs), 0.0005…0.0015
 * @param total resistances of the whole element with the layer unventilated and well ventilated, m²·K/W, 0…1000
 * @returns m²·K/W
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source iso-6946, 6.9.3
 * @example
 * ```ts
 * import { slightlyVentilatedResistance } from "@org/hvac-core/envelope";
 * slightlyVentilatedResistance(0.001, { unventilated: 3, ventilated: 2.6 }); // 2.8
 * ```
 */
export function slightlyVentilatedResistance(
  openings: number,
  total: { readonly unventilated: number; readonly ventilated: number },
): number {
  const { from, to } = slightVentilation;
  const share = (requireInRange("openings", openings, from, to, "m²/m") - from) / (to - from);
  const unventilated = requireInRange("unventilated", total.unventilated, 0, 1000, "m²·K/W");
  return unventilated + share * (requireInRange("ventilated", total.ventilated, 0, 1000, "m²·K/W") - unventilated);
}
