import { requireInRange } from "../refusals/errors.ts";
import type { Refrigerant } from "../refrigerants/index.ts";
import { lineLoss, type LineLoss, type LineRun } from "./lineLoss.ts";
import { tabulatedProperties, type PropertiesAt } from "./properties.ts";

/** Liquid without heat exchange: the pressure at which it flashes, and its properties before and after. */
export interface LiquidPath {
  readonly refrigerant: Refrigerant;
  /** J/kg. */
  readonly enthalpy: number;
  /** Pressure at which the first bubbles form, Pa. */
  readonly flashPressure: number;
  readonly liquid: PropertiesAt;
  readonly mixture: PropertiesAt;
}

/** Pressure at which liquid of an enthalpy boils: the bubble point with this enthalpy. The enthalpy along the bubble line rises with pressure. */
function flashPressureOf(refrigerant: Refrigerant, enthalpy: number, pressure: number): number {
  const miss = (candidate: number): number => refrigerant.saturationAtPressure(candidate).liquid.enthalpy - enthalpy;
  if (miss(pressure) <= 0) return pressure;
  let high = pressure;
  let low = pressure / 2;
  while (miss(low) > 0) {
    high = low;
    low /= 2;
  }
  let [missLow, missHigh] = [miss(low), miss(high)];
  let side = 0;
  // Secant inside a shrinking bracket (Illinois rule).
  for (let round = 0; round < 100; round++) {
    const next = (low * missHigh - high * missLow) / (missHigh - missLow);
    const missNext = miss(next);
    if (Math.abs(missNext) <= 1e-9 * Math.abs(enthalpy) || high - low <= 1e-12 * high) return next;
    if (missNext < 0) {
      [low, missLow] = [next, missNext];
      if (side < 0) missHigh /= 2;
      side = -1;
    } else {
      [high, missHigh] = [next, missNext];
      if (side > 0) missLow /= 2;
      side = 1;
    }
  }
  return low;
}

/**
 * Path of subcooled liquid from the condenser: the pressure at which it flashes, and its properties before and after.
 *
 * @param refrigerant the refrigerant
 * @param pressure Pa at the condenser outlet, 1e4…1e7
 * @param enthalpy J/kg
 * @returns the pressure at which the first bubbles form in Pa, properties in SI units
 * @throws {OutOfRangeError} outside the range of the refrigerant
 * @source mathematics, the bubble point at which the saturated liquid has this enthalpy
 * @example
 * ```ts
 * import { liquidPath } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * const liquid = R134a.state({ temperature: 37.77, pressure: 1110469 });
 * liquidPath(R134a, 1110469, liquid.enthalpy).flashPressure; // 956748
 * ```
 */
export function liquidPath(refrigerant: Refrigerant, pressure: number, enthalpy: number): LiquidPath {
  requireInRange("pressure", pressure, 1e4, 1e7, "Pa");
  const flashPressure = flashPressureOf(refrigerant, enthalpy, pressure);
  const table = (lowestPressure: number, highestPressure: number): PropertiesAt =>
    tabulatedProperties(refrigerant, { lowestPressure, highestPressure, enthalpies: [enthalpy, enthalpy] });
  let mixture: PropertiesAt | undefined;
  const asLiquid = table(flashPressure * (1 + 1e-9), Math.min(1.3 * pressure, refrigerant.range.maximumPressure));
  const boundary = flashPressure * (1 + 1e-9);
  // A flashing line is integrated as liquid to its flash point, so steps may read slightly below it.
  const slope = 1e-4 * boundary;
  const [here, above] = [asLiquid(boundary, enthalpy), asLiquid(boundary + slope, enthalpy)];
  return {
    refrigerant,
    enthalpy,
    flashPressure,
    liquid: (pressureAt, enthalpyAt) =>
      pressureAt >= boundary
        ? asLiquid(pressureAt, enthalpyAt)
        : {
            specificVolume: here.specificVolume + ((here.specificVolume - above.specificVolume) * (boundary - pressureAt)) / slope,
            viscosity: here.viscosity,
          },
    mixture: (pressureAt, enthalpyAt) =>
      (mixture ??= table(0.5 * flashPressure, flashPressure * (1 - 1e-9)))(Math.min(pressureAt, flashPressure * (1 - 1e-9)), enthalpyAt),
  };
}

/** Pressure loss of a liquid line, which may flash. */
export interface LiquidLineLoss extends LineLoss {
  /** Share of the length at which it flashes; 1 where it does not. */
  readonly flashesAt: number;
}

/**
 * Pressure loss of a liquid line. Downstream of the bubble point, liquid and flash gas flow as a homogeneous mixture.
 *
 * @param run the line as for {@link lineLoss}, its pressure known at the inlet, without heat exchange
 * @param path the path of its liquid
 * @returns pressures and losses in Pa, velocities in m/s, and the share of the length at which it flashes
 * @throws {OutOfRangeError} as {@link lineLoss}
 * @source colebrook, friction
 * @source mcadams-1942, the homogeneous mixture
 * @example
 * ```ts
 * import { liquidLineLoss, liquidPath } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * const { enthalpy } = R134a.state({ temperature: 37.77, pressure: 1110469 });
 * const path = liquidPath(R134a, 1110469, enthalpy);
 * const run = { massFlow: 0.065, insideDiameter: 0.0109, roughness: 1.5e-6, equivalentLength: 30, rise: 3, pressure: 1110469 };
 * liquidLineLoss({ ...run, knownEnd: "inlet", enthalpyIn: enthalpy, enthalpyOut: enthalpy }, path).lift; // 34043
 * ```
 */
export function liquidLineLoss(run: LineRun, path: LiquidPath): LiquidLineLoss {
  const { flashPressure } = path;
  if (run.pressure <= flashPressure) return { ...lineLoss(run, path.mixture), flashesAt: 0 };
  const whole = lineLoss(run, path.liquid);
  if (whole.pressureOut >= flashPressure) return { ...whole, flashesAt: 1 };
  const part = (share: number): LineRun => ({ ...run, equivalentLength: share * run.equivalentLength, rise: share * run.rise });
  let share = (run.pressure - flashPressure) / whole.drop;
  let before = lineLoss(part(share), path.liquid);
  // The loss of liquid is almost proportional to the length, so each round corrects most of the remainder.
  for (let round = 0; round < 20 && Math.abs(before.pressureOut - flashPressure) > 1e-10 * flashPressure; round++) {
    share = Math.min(1, share + ((before.pressureOut - flashPressure) / before.drop) * share);
    before = lineLoss(part(share), path.liquid);
  }
  const after = lineLoss({ ...part(1 - share), pressure: before.pressureOut }, path.mixture);
  return joined(before, after, share);
}

/** Joins two parts of a line so that the formulas hold with the joint means. */
function joined(before: LineLoss, after: LineLoss, share: number): LiquidLineLoss {
  const mean = (name: "meanSpecificVolume" | "meanDensity"): number => share * before[name] + (1 - share) * after[name];
  const volume = mean("meanSpecificVolume");
  const friction =
    share * before.meanFrictionFactor * before.meanSpecificVolume + (1 - share) * after.meanFrictionFactor * after.meanSpecificVolume;
  const flux = before.velocityIn / before.specificVolumeIn;
  const acceleration = flux ** 2 * (after.specificVolumeOut - before.specificVolumeIn);
  const drop = before.friction + after.friction + before.lift + after.lift + acceleration;
  return {
    pressureIn: before.pressureIn,
    pressureOut: before.pressureIn - drop,
    friction: before.friction + after.friction,
    lift: before.lift + after.lift,
    acceleration,
    drop,
    velocityIn: before.velocityIn,
    velocityOut: after.velocityOut,
    specificVolumeIn: before.specificVolumeIn,
    specificVolumeOut: after.specificVolumeOut,
    meanSpecificVolume: volume,
    meanDensity: mean("meanDensity"),
    meanFrictionFactor: friction / volume,
    steps: before.steps + after.steps,
    flashesAt: share,
  };
}
