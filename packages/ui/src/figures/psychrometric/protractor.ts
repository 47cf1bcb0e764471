import { enthalpy, specificHeat } from "@org/hvac-core/psychrometrics/quantities";
import { formatNumber } from "../../elements/numbers.ts";
import { overlap, roomOf, type PlacedText } from "../labels.ts";
import { hundredths, pathOf, type Point } from "../polylines.ts";
import type { ChartPlane, ChartState } from "./plane.ts";

/** A mark of the protractor: a line on its rim in the direction of a room with this sensible heat ratio. */
interface ProtractorMark {
  readonly id: string;
  readonly path: string;
  readonly label?: Pick<PlacedText, "x" | "y" | "text" | "anchor"> | undefined;
}

export interface Protractor {
  readonly centre: Point;
  /** px */
  readonly radius: number;
  readonly outline: string;
  readonly marks: readonly ProtractorMark[];
}

/** A usual room: the marks hold for lines through it, and within a degree for those of other rooms. */
const room: ChartState = { dryBulb: 24, humidityRatio: 0.0093 };

/** Below this many pixels of width there is no room for it. */
const leastWidth = 620;
const radius = 62;

/**
 * The direction of a room's line on the page: how its air changes as it takes up the room's heat, 1 long.
 *
 * @param ratio sensible over total heat, 0…1; both gains
 */
export function roomDirection(plane: ChartPlane, ratio: number): Point {
  // 1 kJ per kg of dry air; the moisture comes as vapour at the temperature of the room.
  const heat = 1000;
  const vapor = enthalpy(room.dryBulb, 1) - enthalpy(room.dryBulb, 0);
  const humidityRatio = room.humidityRatio + ((1 - ratio) * heat) / vapor;
  const dryBulb = room.dryBulb + (ratio * heat) / specificHeat(room.humidityRatio);
  const [from, to] = [plane.at(room), plane.at({ dryBulb, humidityRatio })];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Marks of the ratio on a rim in the corner that holds no air; none where the chart is too small for it. */
export function shrProtractor(plane: ChartPlane): Protractor | undefined {
  const { plot, layout, window } = plane;
  const isAshrae = layout === "ashrae";
  const centre = isAshrae ? { x: plot.left + 110, y: plot.top + 108 } : { x: plot.right - 96, y: plot.bottom - 92 };
  // A corner that holds states has no room for anything else.
  const corners = [-radius - 34, radius + 34].flatMap((right) =>
    [-radius - 34, radius + 34].map((down) => ({ x: centre.x + right, y: centre.y + down })),
  );
  const isFree = corners.every((corner) => {
    const { dryBulb, humidityRatio } = plane.stateAt(corner);
    return dryBulb < window.lowest || humidityRatio > plane.limitAt(Math.min(window.highest, dryBulb));
  });
  if (plot.right - plot.left < leastWidth || !isFree) return undefined;
  const taken: ReturnType<typeof roomOf>[] = [];
  const labelOf = (text: string, direction: Point): ProtractorMark["label"] => {
    const anchor = direction.x > 0.5 ? "end" : direction.x < -0.5 ? "start" : "middle";
    const [x, y] = [centre.x - direction.x * (radius + 10), centre.y - direction.y * (radius + 10) + 4];
    const room = roomOf({ text, x, y, anchor, angle: 0 });
    if (taken.some((other) => overlap(room, other))) return undefined;
    taken.push(room);
    return { text, x: hundredths(x), y: hundredths(y), anchor };
  };
  // Round ones first: they keep their numbers where neighbours have no room for both.
  const marks = [0, 1, 0.5, 0.8, 0.6, 0.4, 0.2, 0.9, 0.7, 0.3, 0.1].map((ratio): ProtractorMark => {
    const direction = roomDirection(plane, ratio);
    const text = formatNumber(ratio, { digits: 2, decimals: 1 });
    const at = (distance: number): Point => ({ x: centre.x - direction.x * distance, y: centre.y - direction.y * distance });
    const label = labelOf(text, direction);
    return { id: text, path: pathOf([[at(ratio % 0.5 === 0 ? 0 : radius - 10), at(radius)]]), ...(label && { label }) };
  });
  const rim = Array.from({ length: 41 }, (_, index) => {
    const { x, y } = roomDirection(plane, index / 40);
    return { x: centre.x - x * radius, y: centre.y - y * radius };
  });
  return { centre, radius, outline: pathOf([rim]), marks };
}
