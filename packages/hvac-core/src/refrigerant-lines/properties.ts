import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import type { FluidState, Refrigerant, TwoPhaseState } from "../refrigerants/index.ts";

/** Properties of the fluid at a point of a line, for its pressure loss. */
export interface FlowProperties {
  /** m³/kg. */
  readonly specificVolume: number;
  /** Pa s. */
  readonly viscosity: number;
}

/** Properties at a pressure in Pa and an enthalpy in J/kg. */
export type PropertiesAt = (pressure: number, enthalpy: number) => FlowProperties;

function viscosityOf(refrigerant: Refrigerant, { viscosity }: FluidState): number {
  if (viscosity !== undefined && viscosity > 0) return viscosity;
  throw new OutOfRangeError({
    parameter: "refrigerant",
    value: Number.NaN,
    min: 0,
    max: 0,
    unit: "",
    reason: `no viscosity is published for ${refrigerant.designation} here, so its lines cannot be calculated`,
  });
}

/**
 * Specific volume and viscosity of a state. Liquid and vapour are one homogeneous fluid, with its viscosity by McAdams from their mass
 * shares.
 *
 * @param refrigerant the refrigerant
 * @param pressure Pa, 1…1e8
 * @param enthalpy J/kg
 * @returns m³/kg and Pa s
 * @throws {OutOfRangeError} outside the range of the refrigerant, or where no viscosity is published
 * @source mcadams-1942, viscosity of the mixture
 * @example
 * ```ts
 * import { flowProperties } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * const { enthalpy } = R134a.state({ temperature: 10, pressure: 342901 });
 * flowProperties(R134a, 342901, enthalpy).specificVolume; // 0.06123
 * ```
 */
export function flowProperties(refrigerant: Refrigerant, pressure: number, enthalpy: number): FlowProperties {
  requireInRange("pressure", pressure, 1, 1e8, "Pa");
  requireInRange("enthalpy", enthalpy, -1e7, 1e7, "J/kg");
  return propertiesOf(refrigerant, refrigerant.state({ pressure, enthalpy }));
}

function propertiesOf(refrigerant: Refrigerant, state: FluidState | TwoPhaseState): FlowProperties {
  const specificVolume = 1 / state.density;
  if (state.phase !== "two-phase") return { specificVolume, viscosity: viscosityOf(refrigerant, state) };
  const { quality, liquid, vapor } = state;
  const viscosity = 1 / (quality / viscosityOf(refrigerant, vapor) + (1 - quality) / viscosityOf(refrigerant, liquid));
  return { specificVolume, viscosity };
}

/** Coefficients in Newton's form of the polynomial through values at nodes. */
function dividedDifferences(values: readonly number[], nodes: readonly number[]): number[] {
  const coefficients = [...values];
  for (let order = 1; order < nodes.length; order++)
    for (let index = nodes.length - 1; index >= order; index--)
      coefficients[index] = (coefficients[index]! - coefficients[index - 1]!) / (nodes[index]! - nodes[index - order]!);
  return coefficients;
}

function valueOf(coefficients: readonly number[], nodes: readonly number[], place: number): number {
  let sum = coefficients.at(-1)!;
  for (let index = coefficients.length - 2; index >= 0; index--) sum = sum * (place - nodes[index]!) + coefficients[index]!;
  return sum;
}

const nodesOf = (count: number): number[] => Array.from({ length: count }, (_, index) => Math.cos((Math.PI * (index + 0.5)) / count));

/** Range of a table of properties. */
export interface PropertyRange {
  /** Pa. */
  readonly lowestPressure: number;
  readonly highestPressure: number;
  /** J/kg; equal without heat exchange. */
  readonly enthalpies: readonly [lowest: number, highest: number];
}

const pressureNodes = 7;

/**
 * Properties along a line from a few states of the equation of state: polynomials over pressure, and between lowest and highest enthalpy. A line
 * needs a hundred properties for each size that is tried, and the equation takes 10 to 20 µs for each. Outside the range, and where the range has
 * single-phase and two-phase states, the equation itself is used. Within the range, volume and viscosity agree with it to 1e-6.
 *
 * @param refrigerant the refrigerant
 * @param range pressures in Pa, ascending and positive, enthalpies in J/kg
 * @returns specific volume in m³/kg and viscosity in Pa s, of pressure in Pa and enthalpy in J/kg
 * @throws {OutOfRangeError} where the equation of state ends within the range
 * @source mathematics, interpolation at the nodes of Chebyshev
 * @example
 * ```ts
 * import { tabulatedProperties } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * const { enthalpy } = R134a.state({ temperature: 10, pressure: 342901 });
 * const at = tabulatedProperties(R134a, { lowestPressure: 2e5, highestPressure: 342901, enthalpies: [enthalpy, enthalpy] });
 * at(342901, enthalpy).specificVolume; // 0.06123
 * ```
 */
export function tabulatedProperties(refrigerant: Refrigerant, range: PropertyRange): PropertiesAt {
  const { lowestPressure: low, highestPressure: high, enthalpies } = range;
  const [lowest, highest] = enthalpies;
  const exact: PropertiesAt = (pressure, enthalpy) => flowProperties(refrigerant, pressure, enthalpy);
  const levels =
    highest - lowest > 1e-9 * Math.abs(highest) ? [0, 1, 2, 3].map((part) => lowest + ((highest - lowest) * part) / 3) : [lowest];
  const nodes = nodesOf(pressureNodes);
  const pressures = nodes.map((node) => (low + high) / 2 + ((high - low) / 2) * node);
  const phases = new Set<string>();
  const curves = levels.map((enthalpy) => {
    const states = pressures.map((pressure) => refrigerant.state({ pressure, enthalpy }));
    for (const { phase } of states) phases.add(phase === "two-phase" ? phase : "single");
    const properties = states.map((state) => propertiesOf(refrigerant, state));
    return {
      // Volume times pressure is nearly linear for gases, and no worse than volume for liquids.
      product: dividedDifferences(
        properties.map(({ specificVolume }, index) => specificVolume * pressures[index]!),
        nodes,
      ),
      viscosity: dividedDifferences(
        properties.map(({ viscosity }) => viscosity),
        nodes,
      ),
    };
  });
  if (phases.size > 1) return exact;
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  // Weights of the levels: Lagrange's cubic through four of them.
  const weightsAt = (enthalpy: number): readonly number[] => {
    if (levels.length === 1) return [1];
    const t = (3 * (enthalpy - lowest)) / (highest - lowest);
    return [((1 - t) * (2 - t) * (3 - t)) / 6, (t * (2 - t) * (3 - t)) / 2, (t * (t - 1) * (3 - t)) / 2, (t * (t - 1) * (t - 2)) / 6];
  };
  return (pressure, enthalpy) => {
    if (!(pressure >= low && pressure <= high)) return exact(pressure, enthalpy);
    const place = (pressure - middle) / half;
    const weights = weightsAt(enthalpy);
    let product = 0;
    let viscosity = 0;
    for (let level = 0; level < curves.length; level++) {
      product += weights[level]! * valueOf(curves[level]!.product, nodes, place);
      viscosity += weights[level]! * valueOf(curves[level]!.viscosity, nodes, place);
    }
    return { specificVolume: product / pressure, viscosity };
  };
}

/**
 * Saturation temperature over pressure from a few points of the equation of state: lines of many sizes need it near one pressure. Outside the
 * range the equation itself is used. Within the range, it agrees to 1e-6 K.
 *
 * @param refrigerant the refrigerant
 * @param point dew point for gas, bubble point for liquid
 * @param pressures lowest and highest pressure of the range, Pa
 * @returns temperature in °C of a pressure in Pa
 * @throws {OutOfRangeError} where saturation ends within the range
 * @throws {UnknownNameError} when there is no such point
 * @source mathematics, interpolation at the nodes of Chebyshev
 * @example
 * ```ts
 * import { saturationCurve } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * saturationCurve(R134a, "dew", { from: 3e5, to: 4e5 })(342901); // 4.440
 * ```
 */
export function saturationCurve(
  refrigerant: Refrigerant,
  point: "bubble" | "dew",
  { from, to }: { readonly from: number; readonly to: number },
): (pressure: number) => number {
  requireKnown("point", point, ["bubble", "dew"]);
  requireInRange("from", from, 1, 1e8, "Pa");
  requireInRange("to", to, from, 1e8, "Pa");
  const exact = (pressure: number): number => {
    const { temperatureBubble, temperatureDew } = refrigerant.saturationAtPressure(pressure);
    return point === "dew" ? temperatureDew : temperatureBubble;
  };
  // Nearly linear in the logarithm of the pressure.
  const [low, high] = [Math.log(from), Math.log(to)];
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  if (half <= 0) return exact;
  const nodes = nodesOf(pressureNodes);
  const coefficients = dividedDifferences(
    nodes.map((node) => exact(Math.exp(middle + half * node))),
    nodes,
  );
  return (pressure) =>
    pressure >= from && pressure <= to ? valueOf(coefficients, nodes, (Math.log(pressure) - middle) / half) : exact(pressure);
}
