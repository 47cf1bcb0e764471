import type { FlowPoint, OwnCurves } from "@org/hvac-core/calculators/pump-head-calc";
import { linearDomain, type ChartLine, type ChartPoint, type FigureCell, type Reading } from "@org/ui/figures";
import { lineOf, type PumpFigure } from "./readPump.ts";

/** Of the flow of best efficiency: the preferred operating region. */
const preferred = [0.7, 1.2] as const;

type RunningPump = NonNullable<PumpFigure["calculation"]["full"]>["pumps"][number];

interface OwnChart {
  readonly figure: PumpFigure;
  readonly reading: Reading;
  readonly label: string;
  readonly curveOf: (own: OwnCurves) => readonly FlowPoint[];
  readonly valueOf: (running: RunningPump) => number | undefined;
  /** Drawn beside the curves of the pumps. */
  readonly further?: (own: OwnCurves) => readonly ChartLine[];
  /** Highest value that the axis should show, in SI. */
  readonly most?: number;
}

/** A chart of something over the flow of one pump, a line for each row of pumps; undefined where no row knows it. */
function ownChart({ figure, reading, label, curveOf, valueOf, further, most = 0 }: OwnChart) {
  const { calculation, curves, flow } = figure;
  const shown = curves.own.filter((own) => curveOf(own).some(({ value }) => value !== undefined));
  const [first] = shown;
  if (!first) return undefined;
  const lines = shown.map((own, index): ChartLine => ({
    id: own.id,
    look: index === 0 ? "main" : "beside",
    essential: true,
    labelAt: "besideEnd",
    ...(shown.length > 1 && { label: own.name }),
    points: lineOf(curveOf(own), flow, reading),
  }));
  const beside = shown.length === 1 ? [...(further?.(first) ?? [])] : [];
  const values = shown.flatMap((own) => curveOf(own).flatMap(({ value }) => value ?? []));
  const running = shown.flatMap((own) => {
    const pump = calculation.full?.pumps.find(({ id }) => id === own.id);
    const value = pump && pump.flow > 0 ? valueOf(pump) : undefined;
    return pump && value !== undefined ? [{ own, flow: pump.flow, value }] : [];
  });
  const points = running.map(({ own, flow: at, value }, index): ChartPoint => ({
    id: own.id,
    x: flow.shown(at),
    y: reading.shown(value),
    look: index === 0 ? "main" : "minor",
    caption: reading.text(value),
    captionAt: "over",
    description: `${own.name}: ${reading.text(value)} at ${flow.text(at)}`,
  }));
  const rows: FigureCell[][] = shown.flatMap((own) =>
    curveOf(own)
      .filter((_point, index) => index % 8 === 0)
      .flatMap(({ flow: at, value }) => (value === undefined ? [] : [[own.name, flow.cell(at), reading.cell(value)]])),
  );
  const widest = Math.max(...shown.map((own) => curveOf(own).at(-1)!.flow), ...running.map(({ flow: at }) => at));
  return {
    chart: {
      x: { label: `Flow of one pump, ${flow.symbol}`, scale: "linear", domain: linearDomain([0, flow.shown(widest)]) },
      y: {
        label: `${label}, ${reading.symbol}`,
        scale: "linear",
        domain: linearDomain([0, 1.1 * Math.max(most, ...values)].map(reading.shown)),
      },
      lines: [...lines, ...beside],
      points,
    },
    table: { columns: ["Pump", "Flow", label], rows },
  } as const;
}

/** Efficiency over the flow of one pump, with the preferred region around its best. */
export function efficiencyChart(figure: PumpFigure) {
  const { share, flow } = figure;
  return ownChart({
    figure,
    reading: share,
    label: "Efficiency",
    curveOf: ({ efficiency }) => efficiency,
    valueOf: ({ efficiency, isOwnEfficiency }) => (isOwnEfficiency ? efficiency : undefined),
    further: ({ bestFlow }) =>
      bestFlow === undefined
        ? []
        : preferred.map((of): ChartLine => ({
            id: `region ${of}`,
            look: "limit",
            essential: true,
            labelAt: "alongEnd",
            label: `${share.short(of)} of best`,
            points: [0, 1].map((y) => ({ x: flow.shown(of * bestFlow), y: share.shown(y) })),
          })),
  });
}

/** Shaft power over the flow of one pump. */
export function powerChart(figure: PumpFigure) {
  return ownChart({
    figure,
    reading: figure.power,
    label: "Shaft power",
    curveOf: ({ shaftPower }) => shaftPower,
    valueOf: ({ shaftPower, isOwnEfficiency }) => (isOwnEfficiency ? shaftPower : undefined),
  });
}

/** NPSH required over the flow of one pump, and what is available then. */
export function npshChart(figure: PumpFigure) {
  const { head, flow, calculation } = figure;
  const available = calculation.results.npshAvailable;
  return ownChart({
    figure,
    reading: head,
    label: "NPSH",
    most: Math.max(0, available ?? 0),
    curveOf: ({ npshRequired }) => npshRequired,
    valueOf: ({ npshRequired }) => npshRequired,
    further: ({ npshAvailable }) => [
      {
        id: "available",
        look: "beside",
        essential: true,
        labelAt: "besideEnd",
        label: "available",
        points: lineOf(npshAvailable, flow, head),
      },
    ],
  });
}
