import { convert } from "@org/hvac-core/quantity";
import { dryBulbFromEnthalpy, enthalpy } from "@org/hvac-core/psychrometrics/quantities";
import { formatNumber } from "@org/form/numbers";
import { overlap, roomOf, textWidth, type PlacedText } from "../labels.ts";
import { hundredths, pathOf, type Box, type Point } from "../polylines.ts";
import type { ChartPlane, ChartState } from "./plane.ts";
import { figureTexts } from "../figureTexts.ts";

/** Half a circle of directions, as on ASHRAE's charts: a line of the chart parallel to a radius has the numbers at the end of that radius. */
export interface Protractor {
  readonly centre: Point;
  /** Rim, base line and marks of both scales, as the `d` of a path. */
  readonly path: string;
  readonly numbers: readonly (PlacedText & { readonly scale: "ratio" | "slope" | "title" })[];
}

/** Any state serves: directions do not depend on the state. */
const origin: ChartState = { dryBulb: 24, humidityRatio: 0.01 };
/** Enthalpy of the vapour that people release, taken at the temperature of a usual room, J/kg. */
const vaporEnthalpy = enthalpy(24, 1) - enthalpy(24, 0);

/** Direction on the page, of length 1, of a change of enthalpy, J/kg, and humidity ratio, kg/kg. The chart is linear in both, so the direction is the same everywhere. */
function direction(plane: ChartPlane, heat: number, moisture: number): Point {
  const humidityRatio = origin.humidityRatio + moisture;
  const content = enthalpy(origin.dryBulb, origin.humidityRatio) + heat;
  const dryBulb = dryBulbFromEnthalpy(content, humidityRatio);
  const [from, to] = [plane.pointOf(origin), plane.pointOf({ dryBulb, humidityRatio })];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Small enough that the humidity ratio stays positive and the states are air, kg/kg. */
const moisture = 0.001;

/**
 * The direction on the page of a process that adds moisture.
 *
 * @param slope change of enthalpy over change of humidity ratio, J/kg; infinite for heating at constant humidity ratio
 */
export function slopeDirection(plane: ChartPlane, slope: number): Point {
  if (Math.abs(slope) === Infinity) return direction(plane, Math.sign(slope) * 1000, 0);
  return direction(plane, slope * moisture, moisture);
}

/**
 * The direction of a room's process line on the page: the change of its air by the room's heat gains.
 *
 * @param ratio sensible over total heat; both are gains from 0 to 1
 */
export const roomDirection = (plane: ChartPlane, ratio: number): Point =>
  slopeDirection(plane, ratio === 1 ? Infinity : vaporEnthalpy / (1 - ratio));

/** Round numbers first: they are labelled where there is no room for a neighbour. Beyond 1 and below 0, one heat is removed and the other added. */
const ratios = [1, 0, 0.5, -Infinity, 0.8, -1, 2, 0.6, -2, 4, 0.4, 0.2, -0.5, 0.7, 0.9, 0.3, 0.1, -0.2];
/** The same in kJ/g and in Btu/lb. */
const slopes = {
  "kJ/g": [Infinity, -Infinity, 0, 2, 5, -2, 3, 1, 10, -5, 4, -1, 2.5, 1.5, -10, 0.5],
  "Btu/lb": [Infinity, -Infinity, 0, 1000, 2000, -1000, 500, 5000, -2000, 1500, 1200, -500, 3000, 800, -5000],
} as const;

const numberText = (value: number): string =>
  Math.abs(value) === Infinity ? (value < 0 ? "−∞" : "∞") : formatNumber(value, { digits: 5, trimZeros: true });

const gap = 8;
/** Length of a number on the outer scale, px. */
const numberRoom = 34;
/** Height of the two title lines, px. */
const titleRoom = 34;

/** Position of the half circle: on ASHRAE's chart it hangs from a level line at the upper left, on Mollier's to the left of an upright one at the lower right. */
function placeIn({ plot, layout }: ChartPlane, radius: number, title: number): { readonly centre: Point; readonly room: Box } {
  if (layout === "ashrae") {
    const half = Math.max(radius + numberRoom, title / 2);
    const centre = { x: plot.left + half, y: plot.top + titleRoom };
    return { centre, room: { left: plot.left, right: centre.x + half, top: plot.top - gap, bottom: centre.y + radius + 22 } };
  }
  const centre = { x: plot.right - gap, y: plot.bottom - radius - 22 };
  const left = plot.right - Math.max(radius + numberRoom, title);
  return { centre, room: { left, right: plot.right, top: centre.y - radius - 20 - titleRoom, bottom: plot.bottom } };
}

/**
 * The protractor of a chart, in the corner without air; none if there is no room for it.
 *
 * @param enthalpyUnit the chart's unit of enthalpy
 * @param taken other texts around the chart
 */
export function protractorOf(plane: ChartPlane, enthalpyUnit: string, taken: readonly Box[]): Protractor | undefined {
  const { plot, window, layout } = plane;
  const radius = Math.round(Math.min(84, Math.max(44, (plot.right - plot.left) * 0.11)));
  const slopeUnit = enthalpyUnit.startsWith("Btu") ? "Btu/lb" : "kJ/g";
  const titles = [figureTexts.protractor.outside(slopeUnit), figureTexts.protractor.inside];
  const { centre, room } = placeIn(plane, radius, Math.max(...titles.map(textWidth)));
  const isFree = [room.left, room.right].every((x) =>
    [room.top, room.bottom].every((y) => {
      const { dryBulb, humidityRatio } = plane.stateAt({ x, y });
      return dryBulb < window.lowest || humidityRatio > plane.limitAt(Math.min(window.highest, dryBulb));
    }),
  );
  if (!isFree || taken.some((other) => overlap(other, room))) return undefined;

  const rooms: Box[] = [];
  const numbers: Protractor["numbers"][number][] = [];
  const ticks: Point[][] = [];
  const mark = (scale: "ratio" | "slope", text: string, towards: Point): void => {
    const pointAt = (distance: number): Point => ({ x: centre.x - towards.x * distance, y: centre.y - towards.y * distance });
    ticks.push(scale === "slope" ? [pointAt(radius), pointAt(radius + 4)] : [pointAt(radius - 4), pointAt(radius)]);
    const isLeft = towards.x > 0.35;
    const isRight = towards.x < -0.35;
    const outer = isLeft ? "end" : isRight ? "start" : "middle";
    const base =
      layout === "ashrae" ? { across: Math.abs(towards.y), right: 0, down: 9 } : { across: Math.abs(towards.x), right: -8, down: 0 };
    const place = pointAt(scale === "slope" ? radius + 8 + 3 * Math.abs(towards.y) : radius - 13);
    // Not across the base line.
    const isOnBase = scale === "ratio" && base.across < 0.15;
    const [x, y] = isOnBase ? [place.x + base.right, place.y + base.down] : [place.x, place.y];
    const anchor = scale === "slope" ? outer : "middle";
    const label: PlacedText = { text, x: hundredths(x), y: hundredths(y + 4), anchor, angle: 0 };
    const room = roomOf(label);
    if (rooms.some((other) => overlap(other, room))) return;
    rooms.push(room);
    numbers.push({ ...label, scale });
  };
  for (const slope of slopes[slopeUnit]) {
    const value = Math.abs(slope) === Infinity ? slope : slopeUnit === "kJ/g" ? slope * 1e6 : convert(slope, "Btu/lb", "J/kg");
    mark("slope", numberText(slope), slopeDirection(plane, value));
  }
  for (const ratio of ratios) {
    // At constant enthalpy the ratio jumps from below all numbers to above them.
    mark("ratio", Math.abs(ratio) === Infinity ? "∞" : numberText(ratio), roomDirection(plane, ratio));
  }
  const turn = layout === "ashrae" ? 0 : Math.PI / 2;
  const rim = Array.from({ length: 49 }, (_, index) => {
    const angle = turn + (Math.PI * index) / 48;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
  titles.forEach((text, index) => {
    const y = layout === "ashrae" ? plot.top + 2 + 14 * index : room.top + 12 + 14 * index;
    const [x, anchor] = layout === "ashrae" ? ([centre.x, "middle"] as const) : ([plot.right, "end"] as const);
    numbers.push({ text, x: hundredths(x), y: hundredths(y), anchor, angle: 0, scale: "title" });
  });
  return { centre, path: pathOf([[...rim, rim[0]!], ...ticks]), numbers };
}
