import { axisTitle, linearDomain, type ChartLine, type ChartPoint, type FigureCell } from "@org/ui/figures";
import { lineOf, type PumpFigure } from "./readPump.ts";
import { texts } from "./texts.ts";

/** Room above the highest point for its label. */
const roomAbove = 1.12;

/** Domains of the axes: flow from zero; head from zero, or from a negative static head, to above the duty and the pump curves. */
function domainsOf({ calculation, curves, flow, head }: PumpFigure) {
  const heads = curves.running.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  return {
    x: linearDomain([0, flow.shown(curves.maxFlow)]),
    y: linearDomain(
      [Math.min(0, calculation.statics.total), roomAbove * Math.max(calculation.results.designHead, ...heads)].map(head.shown),
    ),
  };
}

function systemLines({ curves, flow, head }: PumpFigure): readonly ChartLine[] {
  const system: ChartLine = {
    id: "system",
    look: "beside",
    essential: true,
    labelAt: "alongEnd",
    label: texts.head.system,
    points: lineOf(curves.system, flow, head),
  };
  if (curves.withMargin.length === 0) return [system];
  return [system, { ...system, id: "margin", look: "limit", label: texts.head.withMargin, points: lineOf(curves.withMargin, flow, head) }];
}

function pumpLines({ calculation, curves, flow, head, share }: PumpFigure): readonly ChartLine[] {
  const all = calculation.full?.count ?? 0;
  const running = curves.running.map(({ count, points }): ChartLine => ({
    id: `running ${count}`,
    look: count === all ? "main" : "family",
    essential: true,
    // Curves of several pumps begin at one head.
    labelAt: curves.running.length > 1 ? "alongEnd" : "alongStart",
    label: texts.pumps(count),
    points: lineOf(points, flow, head),
  }));
  if (curves.slowed.length === 0) return running;
  return [
    ...running,
    {
      id: "slowed",
      look: "cross",
      essential: true,
      labelAt: "alongStart",
      label: texts.head.slowed(share.short(calculation.dutySpeedRatio!)),
      points: lineOf(curves.slowed, flow, head),
    },
  ];
}

/** An operating point of a number of running pumps. */
type Operation = { readonly count: number; readonly flow: number; readonly head: number };

const operationsOf = ({ calculation }: PumpFigure): readonly Operation[] =>
  calculation.stages.flatMap(({ count, point }) => (point.exists ? [{ count, flow: point.flow, head: point.head }] : []));

function pointsOf(figure: PumpFigure): readonly ChartPoint[] {
  const { calculation, values, flow, head } = figure;
  const { designHead, systemHeadAtDesign } = calculation.results;
  const all = calculation.full?.count ?? 0;
  const text = (pointFlow: number, pointHead: number): string => texts.head.flowAndHead(flow.text(pointFlow), head.text(pointHead));
  const duty: ChartPoint = {
    id: "duty",
    x: flow.shown(values.flowRate),
    y: head.shown(designHead),
    look: all > 0 ? "minor" : "main",
    caption: texts.head.dutyCaption,
    captionAt: "over",
    description: texts.head.duty(text(values.flowRate, designHead), head.text(systemHeadAtDesign)),
  };
  const operating = operationsOf(figure).map((point): ChartPoint => ({
    id: `runs ${point.count}`,
    x: flow.shown(point.flow),
    y: head.shown(point.head),
    look: point.count === all ? "main" : "minor",
    ...(point.count === all && { caption: text(point.flow, point.head) }),
    description: texts.head.operation(point.count, text(point.flow, point.head)),
  }));
  return [duty, ...operating].toSorted((a, b) => a.x - b.x);
}

function rowsOf(figure: PumpFigure): readonly FigureCell[][] {
  const { calculation, values, flow, head } = figure;
  const { designHead, systemHeadAtDesign } = calculation.results;
  return [
    [texts.head.rows.duty, flow.cell(values.flowRate), head.cell(designHead)],
    [texts.head.rows.withoutMargin, flow.cell(values.flowRate), head.cell(systemHeadAtDesign)],
    ...operationsOf(figure).map((point) => [texts.head.rows.operation(point.count), flow.cell(point.flow), head.cell(point.head)]),
  ];
}

/** Head of system and pumps over flow, with the duty and the operating points. */
export function headChart(figure: PumpFigure) {
  const { x, y } = domainsOf(figure);
  return {
    chart: {
      x: { label: texts.head.flowAxis(figure.flow.symbol), scale: "linear", domain: x },
      y: { label: axisTitle(texts.head.head, figure.head.symbol), scale: "linear", domain: y },
      lines: [...systemLines(figure), ...pumpLines(figure)],
      points: pointsOf(figure),
    },
    table: { columns: [texts.head.point, texts.flow, texts.head.head], rows: rowsOf(figure) },
  } as const;
}
