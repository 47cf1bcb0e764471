import { moistAir, moistAirFromPair } from "@org/hvac-core/psychrometrics";
import { enthalpy, humidityRatioFromRelativeHumidity, specificVolume } from "@org/hvac-core/psychrometrics/quantities";
import type { Point } from "../polylines.ts";
import { valueOrGap } from "../samples.ts";
import type { Span } from "../scales.ts";
import { saturatedAt, type ChartPlane, type ChartState } from "./plane.ts";

/** The quantities that a psychrometric chart has lines of. */
export type LineFamily = "dryBulb" | "humidityRatio" | "relativeHumidity" | "wetBulb" | "enthalpy" | "specificVolume";

/** A line of one value, from its driest to its most humid end for dry bulbs, from its coldest to its warmest end for all others. */
export type StateLine = readonly ChartState[];

const noLine: StateLine = [];
/** Curves are drawn as so many straight pieces: closer to the curve than a tenth of a pixel on a chart of a thousand. */
const pieces = 48;

/** Where a function that rises through zero does so, between two places. */
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

/** The part of a line that the chart shows, which falls with the dry bulb: from saturation or the chart's edge to dry air or the other edge. */
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

/** Along a curve that rises with the dry bulb. Vapour alone fills the air from the boiling point on. */
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

/** Straight on the chart, since enthalpy is linear along it: two states of it are all of it. */
function wetBulbLine(plane: ChartPlane, wetBulb: number): StateLine {
  const { window, pressure } = plane;
  if (wetBulb < window.lowest || wetBulb > window.highest) return noLine;
  const saturated = saturatedAt(wetBulb, pressure);
  // Near enough to saturation that the dry bulb stays within the engine's range at any pressure.
  const other = valueOrGap(() => moistAirFromPair({ wetBulb, humidityRatio: 0.9 * saturated, pressure }).dryBulb);
  if (other === undefined) return noLine;
  // W = (a - c t) / (b + d t) in both states, c and d being those of the engine's enthalpy.
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

/** The states of one value that a chart shows, in SI; none where it passes the chart by. */
export function stateLine(plane: ChartPlane, family: LineFamily, value: number): StateLine {
  return lineOf[family](plane, value);
}

/** The same on the page, px. */
export function drawnLine(plane: ChartPlane, family: LineFamily, value: number): Point[] {
  return stateLine(plane, family, value).map(plane.pointOf);
}

/** The least and the greatest value of a family that a chart shows, in SI. */
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
