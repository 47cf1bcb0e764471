import { preferredRegion, type FlowPoint, type PumpRowCurves } from "@org/hvac-core/calculators/pump-head-calc";
import { axisTitle, linearDomain, type ChartLine, type ChartPoint, type FigureCell, type Reading } from "@org/ui/figures";
import { lineOf, type PumpFigure } from "./readPump.ts";
import { texts } from "./texts.ts";

type RunningPump = NonNullable<PumpFigure["calculation"]["full"]>["pumps"][number];

interface RowChart {
  readonly figure: PumpFigure;
  readonly reading: Reading;
  readonly label: string;
  readonly curveOf: (row: PumpRowCurves) => readonly FlowPoint[];
  readonly valueOf: (running: RunningPump) => number | undefined;
  /** Lines in addition to the curve of a pump, with the pump in their labels where there are several. */
  readonly further?: (row: PumpRowCurves, pump: string | undefined) => readonly ChartLine[];
  /** Highest value that the axis should show, in SI. */
  readonly most?: number;
}

/** A chart over the flow of one pump, with a line for each row of pumps; `undefined` where no row has values. */
function rowChart({ figure, reading, label, curveOf, valueOf, further, most = 0 }: RowChart) {
  const { calculation, curves, flow } = figure;
  const shown = curves.pumps.filter((row) => curveOf(row).some(({ value }) => value !== undefined));
  if (shown.length === 0) return undefined;
  const lines = shown.map((row, index): ChartLine => ({
    id: row.id,
    look: index === 0 ? "main" : "beside",
    essential: true,
    labelAt: "besideEnd",
    ...(shown.length > 1 && { label: row.name }),
    points: lineOf(curveOf(row), flow, reading),
  }));
  const extra = shown.flatMap((row) => further?.(row, shown.length > 1 ? row.name : undefined) ?? []);
  const values = shown.flatMap((row) => curveOf(row).flatMap(({ value }) => value ?? []));
  const running = shown.flatMap((row) => {
    const pump = calculation.full?.pumps.find(({ id }) => id === row.id);
    const value = pump && pump.flow > 0 ? valueOf(pump) : undefined;
    return pump && value !== undefined ? [{ row, flow: pump.flow, value }] : [];
  });
  const points = running.map(({ row, flow: pumpFlow, value }, index): ChartPoint => ({
    id: row.id,
    x: flow.shown(pumpFlow),
    y: reading.shown(value),
    look: index === 0 ? "main" : "minor",
    caption: reading.text(value),
    captionAt: "over",
    description: texts.point(row.name, reading.text(value), flow.text(pumpFlow)),
  }));
  const rows: FigureCell[][] = shown.flatMap((row) =>
    curveOf(row)
      .filter((_point, index) => index % 8 === 0)
      .flatMap(({ flow: pumpFlow, value }) => (value === undefined ? [] : [[row.name, flow.cell(pumpFlow), reading.cell(value)]])),
  );
  const widest = Math.max(...shown.map((row) => curveOf(row).at(-1)!.flow), ...running.map(({ flow: pumpFlow }) => pumpFlow));
  return {
    chart: {
      x: { label: texts.flowAxis(flow.symbol), scale: "linear", domain: linearDomain([0, flow.shown(widest)]) },
      y: {
        label: axisTitle(label, reading.symbol),
        scale: "linear",
        domain: linearDomain([0, 1.1 * Math.max(most, ...values)].map(reading.shown)),
      },
      lines: [...lines, ...extra],
      points,
    },
    table: { columns: [texts.pump, texts.flow, label], rows },
  } as const;
}

/** Efficiency over the flow of one pump, with the limits of its preferred operating region. */
export function efficiencyChart(figure: PumpFigure) {
  const { share, flow, curves } = figure;
  const drawn = rowChart({
    figure,
    reading: share,
    label: texts.efficiency.title,
    curveOf: ({ efficiency }) => efficiency,
    valueOf: ({ efficiency, isByCurve }) => (isByCurve ? efficiency : undefined),
    further: ({ id, bestFlow }, pump) =>
      bestFlow === undefined
        ? []
        : preferredRegion.map((limit): ChartLine => ({
            id: `region ${id} ${limit}`,
            look: "limit",
            essential: true,
            labelAt: "alongEnd",
            label: texts.efficiency.region(share.short(limit), pump),
            brief: texts.efficiency.region(share.short(limit)),
            points: [0, 1].map((y) => ({ x: flow.shown(limit * bestFlow), y: share.shown(y) })),
          })),
  });
  const hasRegion = curves.pumps.some(({ efficiency, bestFlow }) => efficiency.length > 0 && bestFlow !== undefined);
  return drawn && { ...drawn, description: texts.efficiency.lead(hasRegion) };
}

/** Shaft power over the flow of one pump. */
export function powerChart(figure: PumpFigure) {
  return rowChart({
    figure,
    reading: figure.power,
    label: texts.power.title,
    curveOf: ({ shaftPower }) => shaftPower,
    valueOf: ({ shaftPower, isByCurve }) => (isByCurve ? shaftPower : undefined),
  });
}

/** NPSH required and available over the flow of one pump. */
export function npshChart(figure: PumpFigure) {
  const { head, flow, calculation } = figure;
  const available = calculation.results.npshAvailable;
  return rowChart({
    figure,
    reading: head,
    label: texts.npsh.title,
    most: Math.max(0, available ?? 0),
    curveOf: ({ npshRequired }) => npshRequired,
    valueOf: ({ npshRequired }) => npshRequired,
    further: ({ id, npshAvailable }, pump) => [
      {
        id: `available ${id}`,
        look: "limit",
        essential: true,
        labelAt: "besideEnd",
        label: texts.npsh.available(pump),
        brief: texts.npsh.available(),
        points: lineOf(npshAvailable, flow, head),
      },
    ],
  });
}
