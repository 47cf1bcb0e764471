import type { GradePoint } from "@org/hvac-core/flow";
import type { ChartContent, ChartPoint } from "./chartLayout.ts";
import type { Point } from "./polylines.ts";
import { linearDomain } from "./scales.ts";
import { figureTexts } from "./figureTexts.ts";

/** Units of lengths and pressures. */
interface GradeReading {
  readonly symbol: string;
  readonly shown: (value: number) => number;
  readonly text: (value: number) => string;
}

/**
 * The grade line of a path: total and static pressure from one end to the other. A local loss, or the pressure rise of a fan or pump, is a step:
 * two points at one distance.
 *
 * @param points in the order of the path
 */
export function gradeLine(points: readonly GradePoint[], length: GradeReading, pressure: GradeReading): ChartContent {
  const along = (name: "total" | "static"): Point[] =>
    points.map((point) => ({ x: length.shown(point.distance), y: pressure.shown(point[name]) }));
  const [total, still] = [along("total"), along("static")];
  const xs = total.map(({ x }) => x);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const x = linearDomain(first === last ? [first, first + 1] : [first, last]);
  const y = linearDomain([0, ...total.map((each) => each.y), ...still.map((each) => each.y)], 10);
  const marked = points.flatMap((point, index): ChartPoint[] =>
    point.description === undefined
      ? []
      : [
          {
            id: point.id,
            ...(point.row !== undefined && { row: point.row }),
            x: total[index]!.x,
            y: total[index]!.y,
            look: "minor",
            description: figureTexts.gradeLine.point(point.description, {
              total: pressure.text(point.total),
              static: pressure.text(point.static),
              distance: length.text(point.distance),
            }),
          },
        ],
  );
  return {
    x: { label: figureTexts.gradeLine.distance(length.symbol), scale: "linear", domain: x },
    y: { label: figureTexts.gradeLine.pressure(pressure.symbol), scale: "linear", domain: y },
    lines: [
      { id: "zero", look: "guide", essential: true, points: x.map((distance) => ({ x: distance, y: 0 })) },
      { id: "total", look: "main", essential: true, label: figureTexts.gradeLine.total, labelAt: "besideEnd", points: total },
      { id: "static", look: "beside", essential: true, label: figureTexts.gradeLine.static, labelAt: "besideEnd", points: still },
    ],
    points: marked,
  };
}
