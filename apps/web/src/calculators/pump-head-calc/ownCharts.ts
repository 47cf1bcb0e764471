import { preferredRegion, type FlowPoint, type OwnCurves } from "@org/hvac-core/calculators/pump-head-calc";
import { linearDomain, type ChartLine, type ChartPoint, type FigureCell, type Reading } from "@org/ui/figures";
import { lineOf, type PumpFigure } from "./readPump.ts";

type RunningPump = NonNullable<PumpFigure["calculation"]["full"]>["pumps"][number];

interface OwnChart {
  readonly figure: PumpFigure;
  readonly reading: Reading;
  readonly label: string;
  readonly curveOf: (own: OwnCurves) => readonly FlowPoint[];
  readonly valueOf: (running: RunningPump) => number | undefined;
  /** Drawn beside the curve of a pump, with the pump in its labels where there are several. */
  readonly further?: (own: OwnCurves, of: string) => readonly ChartLine[];
  /** Highest value that the axis should show, in SI. */
  readonly most?: number;
}

/** A chart of something over the flow of one pump, a line for each row of pumps; undefined where no row knows it. */
function ownChart({ figure, reading, label, curveOf, valueOf, further, most = 0 }: OwnChart) {
  const { calculation, curves, flow } = figure;
  const shown = curves.own.filter((own) => curveOf(own).some(({ value }) => value !== undefined));
  if (shown.length === 0) return undefined;
  const lines = shown.map((own, index): ChartLine => ({
    id: own.id,
    look: index === 0 ? "main" : "beside",
    essential: true,
    labelAt: "besideEnd",
    ...(shown.length > 1 && { label: own.name }),
    points: lineOf(curveOf(own), flow, reading),
  }));
  const beside = shown.flatMap((own) => further?.(own, shown.length > 1 ? `${own.name}, ` : "") ?? []);
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
  const { share, flow, curves } = figure;
  const drawn = ownChart({
    figure,
    reading: share,
    label: "Efficiency",
    curveOf: ({ efficiency }) => efficiency,
    valueOf: ({ efficiency, isOwnEfficiency }) => (isOwnEfficiency ? efficiency : undefined),
    further: ({ id, bestFlow }, pump) =>
      bestFlow === undefined
        ? []
        : preferredRegion.map((of): ChartLine => ({
            id: `region ${id} ${of}`,
            look: "limit",
            essential: true,
            labelAt: "alongEnd",
            label: `${pump}${share.short(of)} of best`,
            brief: `${share.short(of)} of best`,
            points: [0, 1].map((y) => ({ x: flow.shown(of * bestFlow), y: share.shown(y) })),
          })),
  });
  const hasRegion = curves.own.some(({ efficiency, bestFlow }) => efficiency.length > 0 && bestFlow !== undefined);
  const description = `Efficiency of one pump${hasRegion ? ", with the limits of its preferred operating region" : ""}.`;
  return drawn && { ...drawn, description };
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
    further: ({ id, npshAvailable }, pump) => [
      {
        id: `available ${id}`,
        look: "limit",
        essential: true,
        labelAt: "besideEnd",
        label: `${pump}available`,
        brief: "available",
        points: lineOf(npshAvailable, flow, head),
      },
    ],
  });
}
