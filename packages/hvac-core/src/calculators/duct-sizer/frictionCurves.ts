import type { DuctCalculation } from "./calculate.ts";
import type { DuctValues } from "./schema.ts";
import { flowIn, isRound, round } from "./size.ts";

/**
 * Friction rate in the round duct of a diameter, with the air and the wall of a calculation: a line of its friction chart.
 * For rectangular and flat oval ducts the diameter is the equivalent one.
 * @param diameter m
 * @param airflow m³/s
 * @param calculation of the duct
 * @param values its input
 * @returns Pa/m
 * @throws {OutOfRangeError} above 400 m/s, where the wall is rougher than a tenth of the diameter, and beyond the diameters of flexible ducts
 */
export function frictionInDiameter(diameter: number, airflow: number, { air }: DuctCalculation, values: DuctValues): number {
  const ductShape = isRound(values.ductShape) ? values.ductShape : "round";
  return flowIn(round(diameter), { ...values, ductShape, airflow }, air).frictionRate;
}

/**
 * Friction rate in a duct of the shape and proportions of a calculation, of the size in which the air has a velocity: a line of its
 * friction chart. The velocity is the true one, flow over area, also where the chart's diameters are equivalent ones.
 * @param velocity m/s
 * @param airflow m³/s
 * @param calculation of the duct
 * @param values its input
 * @returns Pa/m
 * @throws {OutOfRangeError} see `frictionInDiameter`
 */
export function frictionAtVelocity(velocity: number, airflow: number, { air, size, flow }: DuctCalculation, values: DuctValues): number {
  const scale = Math.sqrt(airflow / velocity / flow.section.area);
  return flowIn({ width: size.width * scale, height: size.height * scale }, { ...values, airflow }, air).frictionRate;
}
