import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { solutionOf } from "../refusals/solutionOf.ts";
import { moistAir } from "./moistAir.ts";
import { moistAirFromPair } from "./moistAirFromPair.ts";
import { enthalpy, humidityRatioFromRelativeHumidity, humidityRatioFromVaporPressure, specificVolume } from "./quantities/index.ts";
import { highestTemperature, lowestTemperature, saturationPressure } from "./saturation.ts";

/** Quantities with lines in a psychrometric chart. */
export type AirLineQuantity = "dryBulb" | "humidityRatio" | "relativeHumidity" | "wetBulb" | "enthalpy" | "specificVolume";

/** A state of moist air in the coordinates of every psychrometric chart. */
export interface AirPoint {
  /** °C. */
  readonly dryBulb: number;
  /** kg of water per kg of dry air. */
  readonly humidityRatio: number;
}

/** The moist air that a chart shows: from dry air up to saturation or to a humidity ratio. */
export interface AirArea {
  /** Lowest dry bulb, °C, −100…200. */
  readonly lowest: number;
  /** Highest dry bulb, °C, above the lowest one, to 200. */
  readonly highest: number;
  /** kg of water per kg of dry air, 1e-6…10. */
  readonly maxHumidityRatio: number;
  /** Total pressure, Pa, 1000…10 000 000. */
  readonly pressure: number;
}

function checkedArea({ lowest, highest, maxHumidityRatio, pressure }: AirArea): AirArea {
  return {
    lowest: requireInRange("lowest", lowest, -100, 200, "°C"),
    highest: requireInRange("highest", highest, lowest, 200, "°C"),
    maxHumidityRatio: requireInRange("maxHumidityRatio", maxHumidityRatio, 1e-6, 10, "kg/kg"),
    pressure: requireInRange("pressure", pressure, 1000, 1e7, "Pa"),
  };
}

/** Humidity ratio of saturated air; infinite from the boiling point on. */
function saturatedAt(dryBulb: number, pressure: number): number {
  const vapor = saturationPressure(dryBulb);
  return vapor < pressure * (1 - 1e-9) ? humidityRatioFromVaporPressure(vapor, pressure) : Infinity;
}

const limitOf = ({ maxHumidityRatio, pressure }: AirArea, dryBulb: number): number =>
  Math.min(maxHumidityRatio, saturatedAt(dryBulb, pressure));

/**
 * Maximum humidity ratio of a chart at a dry bulb: that of saturated air, or the upper limit of the chart.
 *
 * @param area part of the moist air that the chart shows: °C, kg/kg, Pa; ranges at {@link AirArea}
 * @param dryBulb °C, −100…200
 * @returns kg of water per kg of dry air
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2017, ch. 1, eq. 20
 * @example
 * ```ts
 * import { humidityLimit } from "@org/hvac-core/psychrometrics";
 * const area = { lowest: 0, highest: 50, maxHumidityRatio: 0.03, pressure: 101325 };
 * humidityLimit(area, 20); // 0.01470
 * humidityLimit(area, 45); // 0.03
 * ```
 */
export function humidityLimit(area: AirArea, dryBulb: number): number {
  return limitOf(checkedArea(area), requireInRange("dryBulb", dryBulb, -100, 200, "°C"));
}

type AirLine = readonly AirPoint[];

const noLine: AirLine = [];
/** Number of straight pieces of a curve: closer to it than a tenth of a pixel in a chart of a thousand. */
const pieces = 48;

/** Root of a function that rises through zero in a span. */
function rootOf(rising: (x: number) => number, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function sampled([from, to]: readonly [number, number], count: number, humidityAt: (dryBulb: number) => number): AirLine {
  return Array.from({ length: count + 1 }, (_, index) => {
    const dryBulb = from + ((to - from) * index) / count;
    return { dryBulb, humidityRatio: humidityAt(dryBulb) };
  });
}

/** The part inside the area of a line whose humidity ratio falls with the dry bulb: from saturation or the edge of the area to dry air or the other edge. */
function falling(area: AirArea, humidityAt: (dryBulb: number) => number, dryAt: number, count: number): AirLine {
  const { lowest, highest } = area;
  const end = Math.min(highest, dryAt);
  const room = (dryBulb: number): number => limitOf(area, dryBulb) - humidityAt(dryBulb);
  if (!(end > lowest) || room(end) < 0) return noLine;
  const start = room(lowest) >= 0 ? lowest : rootOf(room, [lowest, end]);
  return sampled([start, end], count, (dryBulb) => Math.max(0, humidityAt(dryBulb)));
}

function dryBulbLine(area: AirArea, dryBulb: number): AirLine {
  const { lowest, highest } = area;
  if (dryBulb < lowest || dryBulb > highest) return noLine;
  return [
    { dryBulb, humidityRatio: 0 },
    { dryBulb, humidityRatio: limitOf(area, dryBulb) },
  ];
}

function humidityRatioLine(area: AirArea, humidityRatio: number): AirLine {
  const { lowest, highest, maxHumidityRatio } = area;
  if (humidityRatio < 0 || humidityRatio > maxHumidityRatio || limitOf(area, highest) < humidityRatio) return noLine;
  const room = (dryBulb: number): number => limitOf(area, dryBulb) - humidityRatio;
  const start = room(lowest) >= 0 ? lowest : rootOf(room, [lowest, highest]);
  return [
    { dryBulb: start, humidityRatio },
    { dryBulb: highest, humidityRatio },
  ];
}

/** A curve that rises with the dry bulb. From the boiling point on, the air is vapour alone. */
function relativeHumidityLine({ lowest, highest, maxHumidityRatio, pressure }: AirArea, relativeHumidity: number): AirLine {
  const humidityAt = (dryBulb: number): number =>
    relativeHumidity === 1
      ? saturatedAt(dryBulb, pressure)
      : (solutionOf(() => humidityRatioFromRelativeHumidity(dryBulb, relativeHumidity, pressure)) ?? Infinity);
  const excess = (dryBulb: number): number => humidityAt(dryBulb) - maxHumidityRatio;
  if (excess(lowest) >= 0) return noLine;
  const end = excess(highest) <= 0 ? highest : rootOf(excess, [lowest, highest]);
  return sampled([lowest, end], 2 * pieces, (dryBulb) => Math.min(maxHumidityRatio, humidityAt(dryBulb)));
}

/** A straight line, since enthalpy is linear along it: two states define it. */
function wetBulbLine(area: AirArea, wetBulb: number): AirLine {
  const { lowest, highest, pressure } = area;
  if (wetBulb < lowest || wetBulb > highest) return noLine;
  const saturated = saturatedAt(wetBulb, pressure);
  // Close enough to saturation that the dry bulb stays within the engine's range at any pressure.
  const other = solutionOf(() => moistAirFromPair({ wetBulb, humidityRatio: 0.9 * saturated, pressure }).dryBulb);
  if (other === undefined) return noLine;
  // W = (a - c t) / (b + d t) in both states, with c and d from the engine's enthalpy.
  const c = enthalpy(1, 0) - enthalpy(0, 0);
  const d = enthalpy(1, 1) - enthalpy(0, 1) - c;
  const b = (saturated * d * wetBulb - 0.9 * saturated * d * other + c * (wetBulb - other)) / (-0.1 * saturated);
  const a = saturated * (b + d * wetBulb) + c * wetBulb;
  return falling(area, (dryBulb) => (a - c * dryBulb) / (b + d * dryBulb), a / c, 1);
}

function enthalpyLine(area: AirArea, value: number): AirLine {
  const c = enthalpy(1, 0) - enthalpy(0, 0);
  const vapor = (dryBulb: number): number => enthalpy(dryBulb, 1) - enthalpy(dryBulb, 0);
  return falling(area, (dryBulb) => (value - c * dryBulb) / vapor(dryBulb), value / c, 1);
}

function specificVolumeLine(area: AirArea, value: number): AirLine {
  const { pressure } = area;
  const dry = (dryBulb: number): number => specificVolume(dryBulb, 0, pressure);
  const perHumidity = specificVolume(0, 1, pressure) / dry(0) - 1;
  const dryAt = (dry(1) - dry(0)) ** -1 * (value - dry(0));
  return falling(area, (dryBulb) => (value / dry(dryBulb) - 1) / perHumidity, dryAt, pieces / 4);
}

const lineOf: Readonly<Record<AirLineQuantity, (area: AirArea, value: number) => AirLine>> = {
  dryBulb: dryBulbLine,
  humidityRatio: humidityRatioLine,
  relativeHumidity: relativeHumidityLine,
  wetBulb: wetBulbLine,
  enthalpy: enthalpyLine,
  specificVolume: specificVolumeLine,
};

/** Limits of the value of each line, in SI. */
const limits: Readonly<Record<AirLineQuantity, readonly [min: number, max: number, unit: string]>> = {
  dryBulb: [lowestTemperature, highestTemperature, "°C"],
  humidityRatio: [0, 10, "kg/kg"],
  relativeHumidity: [0, 1, ""],
  wetBulb: [lowestTemperature, highestTemperature, "°C"],
  enthalpy: [-1e9, 1e9, "J/kg"],
  specificVolume: [1e-9, 1e9, "m³/kg"],
};

/**
 * The states with one value of a quantity inside a psychrometric chart, as points of a line.
 *
 * @param area part of the moist air that the chart shows: °C, kg/kg, Pa; ranges at {@link AirArea}
 * @param quantity quantity that is constant
 * @param value its value: −100…200 °C, 0…10 kg/kg, 0…1, −1e9…1e9 J per kg of dry air, or 1e-9…1e9 m³ per kg of dry air
 * @returns points from the driest to the most humid for a dry bulb, from the coldest to the warmest for others; none if the line is outside
 * @throws {OutOfRangeError} when a value lies outside its range
 * @throws {UnknownNameError} when there is no such quantity
 * @source ashrae-hof-2017, ch. 1, eqs. 20 to 36; the ends by bisection
 * @see {@link airLineSpan}
 * @example
 * ```ts
 * import { airLine } from "@org/hvac-core/psychrometrics";
 * const area = { lowest: 0, highest: 50, maxHumidityRatio: 0.03, pressure: 101325 };
 * const line = airLine(area, "wetBulb", 20);
 * line[0]?.dryBulb; // 20
 * line[0]?.humidityRatio; // 0.01470
 * ```
 */
export function airLine(area: AirArea, quantity: AirLineQuantity, value: number): readonly AirPoint[] {
  const line = lineOf[requireKnown("quantity", quantity, lineOf)];
  return line(checkedArea(area), requireInRange(quantity, value, ...limits[quantity]));
}

/**
 * The lowest and the highest value of a quantity in a psychrometric chart.
 *
 * @param area part of the moist air that the chart shows: °C, kg/kg, Pa; ranges at {@link AirArea}
 * @param quantity quantity with lines in the chart
 * @returns both values: °C, kg/kg, 0…1, J per kg of dry air, or m³ per kg of dry air
 * @throws {OutOfRangeError} when a value lies outside its range
 * @throws {UnknownNameError} when there is no such quantity
 * @source ashrae-hof-2017, ch. 1, eqs. 20 to 36
 * @see {@link airLine}
 * @example
 * ```ts
 * import { airLineSpan } from "@org/hvac-core/psychrometrics";
 * const area = { lowest: 0, highest: 50, maxHumidityRatio: 0.03, pressure: 101325 };
 * airLineSpan(area, "enthalpy")[0]; // 0
 * airLineSpan(area, "wetBulb")[0]; // 0
 * ```
 */
export function airLineSpan(area: AirArea, quantity: AirLineQuantity): readonly [number, number] {
  const { lowest, highest, maxHumidityRatio, pressure } = checkedArea(area);
  const humid = limitOf(area, highest);
  switch (requireKnown("quantity", quantity, lineOf)) {
    case "dryBulb":
      return [lowest, highest];
    case "humidityRatio":
      return [0, maxHumidityRatio];
    case "relativeHumidity":
      return [0, 1];
    case "wetBulb":
      return [lowest, moistAir({ dryBulb: highest, humidityRatio: humid, pressure }).wetBulb];
    case "enthalpy":
      return [enthalpy(lowest, 0), enthalpy(highest, humid)];
    case "specificVolume":
      return [specificVolume(lowest, 0, pressure), specificVolume(highest, humid, pressure)];
  }
}
