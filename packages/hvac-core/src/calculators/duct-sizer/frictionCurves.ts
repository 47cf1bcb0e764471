import { OutOfRangeError, requireInRange } from "../../kernel/index.ts";
import type { SectionCalculation } from "./results.ts";
import type { DuctValues } from "./schema.ts";
import { flowIn, isRound, round } from "./size.ts";

/**
 * Friction rate in the round duct of a diameter, with the air and the wall of a calculation: a line of its friction chart.
 * For rectangular and flat oval ducts the diameter is the equivalent one.
 *
 * @param point inside diameter, m, and airflow, m³/s (both above 0)
 * @param calculation of the duct: its air counts
 * @param values its input in SI: shape, surface and compression count
 * @returns Pa/m
 * @throws {OutOfRangeError} above 400 m/s, where the wall is rougher than a tenth of the diameter, and beyond the diameters of flexible ducts
 * @source colebrook, turbulent friction
 * @source ashrae-hof-2009-ducts, Darcy equation
 * @example
 * ```ts
 * import { ductSizer, frictionInDiameter } from "@org/hvac-core/calculators/duct-sizer";
 * const outcome = ductSizer.calculate({ unitSystem: "Metric", airflow: 500, ductLength: 15 });
 * outcome.ok && outcome.calculation.scope === "section" && frictionInDiameter({ diameter: 0.4, airflow: 0.5 }, outcome.calculation, outcome.values); // 0.4519
 * ```
 */
export function frictionInDiameter(
  { diameter, airflow }: { readonly diameter: number; readonly airflow: number },
  { air }: Pick<SectionCalculation, "air">,
  values: DuctValues,
): number {
  const ductShape = isRound(values.ductShape) ? values.ductShape : "round";
  return flowIn(round(diameter), { ...values, ductShape, airflow }, air).frictionRate;
}

/**
 * Friction rate in a duct of the shape and proportions of a calculation, of the size in which the air has a velocity: a line of its
 * friction chart. The velocity is the true one, flow over area, also where the chart's diameters are equivalent ones.
 *
 * @param point true velocity, m/s, and airflow, m³/s (both above 0)
 * @param calculation of the duct: its air and proportions count
 * @param values its input in SI: shape, surface and compression count
 * @returns Pa/m
 * @throws {OutOfRangeError} see {@link frictionInDiameter}
 * @source colebrook, turbulent friction
 * @source ashrae-hof-2009-ducts, Darcy equation
 * @example
 * ```ts
 * import { ductSizer, frictionAtVelocity } from "@org/hvac-core/calculators/duct-sizer";
 * const outcome = ductSizer.calculate({ unitSystem: "Metric", airflow: 500, ductLength: 15 });
 * outcome.ok && outcome.calculation.scope === "section" && frictionAtVelocity({ velocity: 4, airflow: 0.5 }, outcome.calculation, outcome.values); // 0.5747
 * ```
 */
export function frictionAtVelocity(
  { velocity, airflow }: { readonly velocity: number; readonly airflow: number },
  { air, state }: SectionCalculation,
  values: DuctValues,
): number {
  const { clear, flow } = state;
  const scale = Math.sqrt(airflow / velocity / flow.section.area);
  return flowIn({ width: clear.width * scale, height: clear.height * scale }, { ...values, airflow }, air).frictionRate;
}

/** Parameters of the errors for a size too small or too large for a duct, and for a wall too rough for a narrow one (`flow`). */
const sizeParameters = ["diameter", "width", "height", "major", "minor", "flow"];

/** The friction rate at the velocity limit; infinite where such a duct would be too narrow, and 0 where it would be too wide. */
function quietFriction(velocity: number, airflow: number, calculation: SectionCalculation, values: DuctValues): number {
  try {
    return frictionAtVelocity({ velocity, airflow }, calculation, values);
  } catch (error) {
    if (!(error instanceof OutOfRangeError) || !sizeParameters.includes(error.parameter)) throw error;
    return error.parameter !== "flow" && error.value > error.max ? 0 : Infinity;
  }
}

/**
 * Maximum friction rate of a duct at an airflow: its target, or less where the noise of the air demands it. Ducts have a smallest and a largest size:
 * with less air than reaches the velocity limit in the smallest one the noise is no limit, with more than in the largest one no duct is quiet.
 *
 * @param airflow m³/s, 1e-9…1e9
 * @param calculation of the duct: its air, proportions and velocity limit are used
 * @param values its input in SI: shape, surface, compression and target are used
 * @returns Pa/m; 0 where no duct is quiet
 * @throws {OutOfRangeError} when the airflow lies outside its range, or no duct has the target velocity
 * @source colebrook, turbulent friction
 * @see {@link frictionAtVelocity}
 * @example
 * ```ts
 * import { ductSizer, maximumFriction } from "@org/hvac-core/calculators/duct-sizer";
 * const outcome = ductSizer.calculate({ unitSystem: "Metric", airflow: 500, ductLength: 15, targetFriction: 0.8 });
 * outcome.ok && outcome.calculation.scope === "section" && maximumFriction(0.5, outcome.calculation, outcome.values); // 0.8
 * ```
 */
export function maximumFriction(airflow: number, calculation: SectionCalculation, values: DuctValues): number {
  requireInRange("airflow", airflow, 1e-9, 1e9, "m³/s");
  const target =
    values.sizingMethod === "friction"
      ? values.targetFriction
      : frictionAtVelocity({ velocity: values.targetVelocity, airflow }, calculation, values);
  const { velocityLimit } = calculation.state;
  return velocityLimit === undefined ? target : Math.min(target, quietFriction(velocityLimit, airflow, calculation, values));
}
