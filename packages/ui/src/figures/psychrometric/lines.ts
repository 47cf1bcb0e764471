import { moistAir, moistAirFromPair } from "@org/hvac-core/psychrometrics";
import { enthalpy, humidityRatioFromRelativeHumidity, specificVolume } from "@org/hvac-core/psychrometrics/quantities";
import type { Point } from "../polylines.ts";
import { valueOrGap } from "../samples.ts";
import type { Span } from "../scales.ts";
import { saturatedAt, type ChartPlane, type ChartState } from "./plane.ts";

/** The quantities with lines in a psychrometric chart. */
export type LineFamily = "dryBulb" | "humidityRatio" | "relativeHumidity" | "wetBulb" | "enthalpy" | "specificVolume";

/** A line of one value: from its driest to its most humid end for dry bulbs, from its coldest to its warmest end for all others. */
export type StateLine = readonly ChartState[];

const noLine: StateLine = [];
/** Number of straight pieces of a curve: closer to it than a tenth of a pixel in a chart of a thousand. */
const pieces = 48;

/** Root of a function that rises through zero in a span. */
function rootOf(rising: (x: number) => number, [from, to]: Span): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function sampled([from, to]: Span, count: number, humidityAt: (dryBulb: number) => number): StateLine {
  return Array.from({ length: count + 1 }, (_, index) => {
    const dryBulb = from + ((to - from) * index) / count;
    return { dryBulb, humidityRatio: humidityAt(dryBulb) };
  });
}

/** The part inside the chart of a line whose humidity ratio falls with the dry bulb: from saturation or the chart's edge to dry air or the other edge. */
function falling(
  { window: { lowest, highest }, limitAt }: ChartPlane,
  humidityAt: (dryBulb: number) => number,
  dryAt: number,
  count: number,
): StateLine {
  const end = Math.min(highest, dryAt);
  const room = (dryBulb: number): number => limitAt(dryBulb) - humidityAt(dryBulb);
  if (!(end > lowest) || room(end) < 0) return noLine;
  const start = room(lowest) >= 0 ? lowest : rootOf(room, [lowest, end]);
  return sampled([start, end], count, (dryBulb) => Math.max(0, humidityAt(dryBulb)));
}

function dryBulbLine({ window: { lowest, highest }, limitAt }: ChartPlane, dryBulb: number): StateLine {
  if (dryBulb < lowest || dryBulb > highest) return noLine;
  return [
    { dryBulb, humidityRatio: 0 },
    { dryBulb, humidityRatio: limitAt(dryBulb) },
  ];
}

function humidityRatioLine({ window: { lowest, highest, maxHumidityRatio }, limitAt }: ChartPlane, humidityRatio: number): StateLine {
  if (humidityRatio < 0 || humidityRatio > maxHumidityRatio || limitAt(highest) < humidityRatio) return noLine;
  const room = (dryBulb: number): number => limitAt(dryBulb) - humidityRatio;
  const start = room(lowest) >= 0 ? lowest : rootOf(room, [lowest, highest]);
  return [
    { dryBulb: start, humidityRatio },
    { dryBulb: highest, humidityRatio },
  ];
}

/** A curve that rises with the dry bulb. From the boiling point on, the air is vapour alone. */
function relativeHumidityLine(
  { window: { lowest, highest, maxHumidityRatio }, pressure }: ChartPlane,
  relativeHumidity: number,
): StateLine {
  const humidityAt = (dryBulb: number): number =>
    relativeHumidity === 1
      ? saturatedAt(dryBulb, pressure)
      : (valueOrGap(() => humidityRatioFromRelativeHumidity(dryBulb, relativeHumidity, pressure)) ?? Infinity);
  const excess = (dryBulb: number): number => humidityAt(dryBulb) - maxHumidityRatio;
  if (excess(lowest) >= 0) return noLine;
  const end = excess(highest) <= 0 ? highest : rootOf(excess, [lowest, highest]);
  return sampled([lowest, end], 2 * pieces, (dryBulb) => Math.min(maxHumidityRatio, humidityAt(dryBulb)));
}

/** A straight line, since enthalpy is linear along it: two states define it. */
function wetBulbLine(plane: ChartPlane, wetBulb: number): StateLine {
  const { window, pressure } = plane;
  if (wetBulb < window.lowest || wetBulb > window.highest) return noLine;
  const saturated = saturatedAt(wetBulb, pressure);
  // Close enough to saturation that the dry bulb stays within the engine's range at any pressure.
  const other = valueOrGap(() => moistAirFromPair({ wetBulb, humidityRatio: 0.9 * saturated, pressure }).dryBulb);
  if (other === undefined) return noLine;
  // W = (a - c t) / (b + d t) in both states, with c and d from the engine's enthalpy.
  const c = enthalpy(1, 0) - enthalpy(0, 0);
  const d = enthalpy(1, 1) - enthalpy(0, 1) - c;
  const b = (saturated * d * wetBulb - 0.9 * saturated * d * other + c * (wetBulb - other)) / (-0.1 * saturated);
  const a = saturated * (b + d * wetBulb) + c * wetBulb;
  return falling(plane, (dryBulb) => (a - c * dryBulb) / (b + d * dryBulb), a / c, 1);
}

function enthalpyLine(plane: ChartPlane, value: number): StateLine {
  const c = enthalpy(1, 0) - enthalpy(0, 0);
  const vapor = (dryBulb: number): number => enthalpy(dryBulb, 1) - enthalpy(dryBulb, 0);
  return falling(plane, (dryBulb) => (value - c * dryBulb) / vapor(dryBulb), value / c, 1);
}

function specificVolumeLine(plane: ChartPlane, value: number): StateLine {
  const { pressure } = plane;
  const dry = (dryBulb: number): number => specificVolume(dryBulb, 0, pressure);
  const perHumidity = specificVolume(0, 1, pressure) / dry(0) - 1;
  const dryAt = (dry(1) - dry(0)) ** -1 * (value - dry(0));
  return falling(plane, (dryBulb) => (value / dry(dryBulb) - 1) / perHumidity, dryAt, pieces / 4);
}

const lineOf: Readonly<Record<LineFamily, (plane: ChartPlane, value: number) => StateLine>> = {
  dryBulb: dryBulbLine,
  humidityRatio: humidityRatioLine,
  relativeHumidity: relativeHumidityLine,
  wetBulb: wetBulbLine,
  enthalpy: enthalpyLine,
  specificVolume: specificVolumeLine,
};

/** The states of one value inside a chart, in SI; none if the line is outside it. */
export function stateLine(plane: ChartPlane, family: LineFamily, value: number): StateLine {
  return lineOf[family](plane, value);
}

/** The line as points on the page, px. */
export function drawnLine(plane: ChartPlane, family: LineFamily, value: number): Point[] {
  return stateLine(plane, family, value).map(plane.pointOf);
}

/** The lowest and the highest value of a family in a chart, in SI. */
export function familySpan({ window: { lowest, highest, maxHumidityRatio }, limitAt, pressure }: ChartPlane, family: LineFamily): Span {
  const humid = limitAt(highest);
  switch (family) {
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
