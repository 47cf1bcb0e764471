import { airLine, airLineSpan, type AirLineQuantity } from "@org/hvac-core/psychrometrics";
import type { Point } from "../polylines.ts";
import type { Span } from "../scales.ts";
import { areaOf, type ChartPlane } from "./plane.ts";

/** The quantities with lines in a psychrometric chart. */
export type LineFamily = AirLineQuantity;

/** The line as points on the page, px; none if it is outside the chart. */
export function drawnLine(plane: ChartPlane, family: LineFamily, value: number): Point[] {
  return airLine(areaOf(plane), family, value).map(plane.pointOf);
}

/** The lowest and the highest value of a family in a chart, in SI. */
export const familySpan = (plane: ChartPlane, family: LineFamily): Span => airLineSpan(areaOf(plane), family);
