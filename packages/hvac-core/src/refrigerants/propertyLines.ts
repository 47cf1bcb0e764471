import { requireInRange, requireKnown, OutOfRangeError } from "../refusals/errors.ts";
import { solutionOf } from "../refusals/solutionOf.ts";
import type { FluidState, Refrigerant, TwoPhaseState } from "./types.ts";

/** A point of a property diagram. */
export interface DiagramPoint {
  /** °C */
  readonly temperature: number;
  /** Pa */
  readonly pressure: number;
  /** J/kg */
  readonly enthalpy: number;
  /** J/(kg K) */
  readonly entropy: number;
}

/** Range of a property diagram: temperatures in °C, pressures in Pa. */
export interface DiagramRange {
  readonly lowTemperature: number;
  readonly highTemperature: number;
  readonly lowPressure: number;
  readonly highPressure: number;
}

const lineProperties = ["temperature", "pressure", "enthalpy", "entropy", "volume", "quality"] as const;

/** Constant property of a diagram's line. */
export interface DiagramLine {
  readonly property: (typeof lineProperties)[number];
  /** °C, Pa, J/kg, J/(kg K), m³/kg, or the mass share of vapour */
  readonly value: number;
}

type Points = readonly (DiagramPoint | undefined)[];

export const pointOf = ({ temperature, pressure, enthalpy, entropy }: FluidState | TwoPhaseState): DiagramPoint => ({
  temperature,
  pressure,
  enthalpy,
  entropy,
});

/** A point, or none where the equation has no solution: near the critical point and outside its range. */
const pointOrGap = (state: () => FluidState | TwoPhaseState): DiagramPoint | undefined => solutionOf(() => pointOf(state()));

/** Numbers at even steps, including the ends. */
export function evenly(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** Numbers at even ratios, including the ends. */
function evenRatios(from: number, to: number, count: number): readonly number[] {
  return evenly(Math.log(from), Math.log(to), count).map((each, index) => (index === 0 ? from : index === count - 1 ? to : Math.exp(each)));
}

/**
 * Range of a property diagram of a refrigerant: from well below the evaporating temperature to gas well above the critical point.
 *
 * @param refrigerant the refrigerant
 * @param evaporatingTemperature °C, −150…150; the diagram begins 15 K below it, and at −50 °C at the latest, within the range of the equation
 * @returns temperatures in °C, pressures in Pa
 * @throws {OutOfRangeError} when the evaporating temperature lies outside its range or above the saturation line
 * @source mathematics, a choice of limits
 * @example
 * ```ts
 * import { diagramRange, R134a } from "@org/hvac-core/refrigerants";
 * const range = diagramRange(R134a, 5);
 * range.lowTemperature; // -50
 * range.highPressure / R134a.critical.pressure; // 2.2
 * ```
 */
export function diagramRange(refrigerant: Refrigerant, evaporatingTemperature: number): DiagramRange {
  const { range, critical } = refrigerant;
  requireInRange("evaporatingTemperature", evaporatingTemperature, -150, 150, "°C");
  const lowTemperature = Math.max(range.minimumTemperature + 0.05, Math.min(-50, evaporatingTemperature - 15));
  return {
    lowTemperature,
    highTemperature: Math.min(range.extrapolatedTemperature - 1, critical.temperature + 70),
    lowPressure: refrigerant.saturationAtTemperature(lowTemperature).pressureDew * 1.0001,
    highPressure: Math.min(range.maximumPressure, 2.2 * critical.pressure),
  };
}

/** Whether a temperature has a bubble and a dew point. */
const isBelowEnd = ({ range }: Refrigerant, temperature: number): boolean => temperature < range.maximumSaturationTemperature;
const endPressure = (refrigerant: Refrigerant): number =>
  refrigerant.saturationAtTemperature(refrigerant.range.maximumSaturationTemperature).pressureDew;

/** From liquid to vapour at one temperature: one pressure in a pure fluid, falling pressures in a blend. */
function evaporationAtTemperature(refrigerant: Refrigerant, temperature: number): Points {
  const { liquid, vapor } = refrigerant.saturationAtTemperature(temperature);
  const between =
    refrigerant.kind === "pure"
      ? []
      : evenly(0, 1, 9)
          .slice(1, -1)
          .map((quality) => pointOrGap(() => refrigerant.state({ temperature, quality })));
  return [pointOf(liquid), ...between.filter((point) => point !== undefined), pointOf(vapor)];
}

function isotherm(refrigerant: Refrigerant, temperature: number, { lowPressure, highPressure }: DiagramRange): Points {
  const pointAt = (pressure: number, phase?: "liquid" | "vapor"): DiagramPoint | undefined =>
    pointOrGap(() => refrigerant.state({ temperature, pressure, ...(phase && { phase }) }));
  if (!isBelowEnd(refrigerant, temperature)) return evenRatios(highPressure, lowPressure, 64).map((pressure) => pointAt(pressure));
  const { pressureBubble, pressureDew } = refrigerant.saturationAtTemperature(temperature);
  const liquid = pressureBubble < highPressure ? evenRatios(highPressure, pressureBubble, 10).slice(0, -1) : [];
  const vapor = pressureDew > lowPressure ? evenRatios(pressureDew, lowPressure, 20).slice(1) : [];
  return [
    ...liquid.map((pressure) => pointAt(pressure, "liquid")),
    ...evaporationAtTemperature(refrigerant, temperature),
    ...vapor.map((pressure) => pointAt(pressure, "vapor")),
  ];
}

/** From liquid to vapour at one pressure: one temperature in a pure fluid, rising temperatures in a blend. */
function evaporationAtPressure(refrigerant: Refrigerant, pressure: number): Points {
  const { liquid, vapor } = refrigerant.saturationAtPressure(pressure);
  const between = evenly(0, 1, 9)
    .slice(1, -1)
    .map((quality) => pointOrGap(() => refrigerant.state({ pressure, quality })));
  return [pointOf(liquid), ...between, pointOf(vapor)];
}

function isobar(refrigerant: Refrigerant, pressure: number, { lowTemperature, highTemperature }: DiagramRange): Points {
  const pointAt = (temperature: number): DiagramPoint | undefined => pointOrGap(() => refrigerant.state({ temperature, pressure }));
  if (pressure >= endPressure(refrigerant)) return evenly(lowTemperature, highTemperature, 64).map(pointAt);
  const { temperatureBubble, temperatureDew } = refrigerant.saturationAtPressure(pressure);
  const liquid = temperatureBubble > lowTemperature ? evenly(lowTemperature, temperatureBubble, 10).slice(0, -1) : [];
  const vapor = temperatureDew < highTemperature ? evenly(temperatureDew, highTemperature, 20).slice(1) : [];
  return [...liquid.map(pointAt), ...evaporationAtPressure(refrigerant, pressure), ...vapor.map(pointAt)];
}

const overPressures = (
  { lowPressure, highPressure }: DiagramRange,
  state: (pressure: number) => FluidState | TwoPhaseState,
  count = 48,
): Points => evenRatios(lowPressure, highPressure, count).map((pressure) => pointOrGap(() => state(pressure)));

/** Maximum number of iterations for a point of an isochore; regula falsi in the Illinois form needs about ten. */
const maxIterations = 60;

/** The enthalpy at which the fluid has a volume under a pressure. */
function enthalpyOfVolume(refrigerant: Refrigerant, pressure: number, volume: number, range: DiagramRange): number {
  const target = Math.log(volume);
  const residual = (enthalpy: number): number => -Math.log(refrigerant.state({ pressure, enthalpy }).density) - target;
  const ends = [range.lowTemperature, range.highTemperature].map((temperature) => refrigerant.state({ temperature, pressure }));
  let [low, high] = ends.map(({ enthalpy }) => enthalpy) as [number, number];
  let [lowResidual, highResidual] = [residual(low), residual(high)];
  const noSolution = (): OutOfRangeError => {
    const [min, max] = ends.map(({ density }) => 1 / density) as [number, number];
    return new OutOfRangeError({ parameter: "volume", value: volume, min, max, unit: "m³/kg" });
  };
  if (lowResidual > 0 || highResidual < 0) throw noSolution();
  let side = 0;
  for (let step = 0; step < maxIterations; step++) {
    const middle = (low * highResidual - high * lowResidual) / (highResidual - lowResidual);
    const middleResidual = residual(middle);
    if (Math.abs(middleResidual) < 1e-8) return middle;
    if (middleResidual > 0) {
      [high, highResidual] = [middle, middleResidual];
      if (side === 1) lowResidual /= 2;
      side = 1;
    } else {
      [low, lowResidual] = [middle, middleResidual];
      if (side === -1) highResidual /= 2;
      side = -1;
    }
  }
  throw noSolution();
}

const isochore = (refrigerant: Refrigerant, volume: number, range: DiagramRange): Points =>
  overPressures(range, (pressure) => refrigerant.state({ pressure, enthalpy: enthalpyOfVolume(refrigerant, pressure, volume, range) }), 32);

const qualityLine = (refrigerant: Refrigerant, quality: number, range: DiagramRange): Points =>
  overPressures({ ...range, highPressure: endPressure(refrigerant) }, (pressure) => refrigerant.state({ pressure, quality }), 40);

/**
 * The states with one value of a property, as points of a line of a property diagram.
 *
 * @param refrigerant the refrigerant
 * @param line property that is constant, and its value: temperature in °C, pressure in Pa, enthalpy in J/kg, entropy in J/(kg K), volume in
 *   m³/kg, or quality, 0…1
 * @param range range of the diagram in °C and Pa, from `diagramRange`
 * @returns points in order; isotherms and isobars from liquid to vapour, other lines by rising pressure; `undefined` where the equation has no
 *   solution: near the critical point and outside its range
 * @throws {OutOfRangeError} when a pressure or volume is not positive, a quality lies outside 0…1, or the range lies outside that of the refrigerant
 * @throws {UnknownNameError} when there is no such property
 * @source span-2000, ch. 3.4, states from the equation of state; points of equal volume by regula falsi
 * @see {@link diagramRange}, {@link saturationLine}
 * @example
 * ```ts
 * import { diagramRange, propertyLine, R134a } from "@org/hvac-core/refrigerants";
 * const isobar = propertyLine(R134a, { property: "pressure", value: 292803.2 }, diagramRange(R134a, 5));
 * isobar.find((point) => point && point.enthalpy > 300000)?.temperature; // 0
 * ```
 */
export function propertyLine(refrigerant: Refrigerant, { property, value }: DiagramLine, range: DiagramRange): Points {
  requireRange(refrigerant, range);
  switch (requireKnown("property", property, lineProperties)) {
    case "temperature":
      return isotherm(refrigerant, requireInRange("temperature", value, -273, 5000, "°C"), range);
    case "pressure":
      return isobar(refrigerant, requireInRange("pressure", value, 1, refrigerant.range.maximumPressure, "Pa"), range);
    case "enthalpy":
      requireInRange("enthalpy", value, -1e8, 1e8, "J/kg");
      return overPressures(range, (pressure) => refrigerant.state({ pressure, enthalpy: value }));
    case "entropy":
      requireInRange("entropy", value, -1e6, 1e6, "J/(kg K)");
      return overPressures(range, (pressure) => refrigerant.state({ pressure, entropy: value }));
    case "volume":
      return isochore(refrigerant, requireInRange("volume", value, 1e-6, 1e6, "m³/kg"), range);
    case "quality":
      return qualityLine(refrigerant, requireInRange("quality", value, 0, 1, ""), range);
  }
}

function requireRange(refrigerant: Refrigerant, { lowTemperature, highTemperature, lowPressure, highPressure }: DiagramRange): void {
  const { minimumTemperature, extrapolatedTemperature, maximumPressure } = refrigerant.range;
  requireInRange("range.lowTemperature", lowTemperature, minimumTemperature, extrapolatedTemperature, "°C");
  requireInRange("range.highTemperature", highTemperature, lowTemperature, extrapolatedTemperature, "°C");
  requireInRange("range.lowPressure", lowPressure, 1, maximumPressure, "Pa");
  requireInRange("range.highPressure", highPressure, lowPressure, maximumPressure, "Pa");
}
