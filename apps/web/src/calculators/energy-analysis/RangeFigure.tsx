import { linearDomain, FigureFrame, XYChart, type ChartPoint } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import type { EnergyStudy } from "./readEnergy.ts";
import { texts } from "./texts.ts";

const percentiles = [
  ["p5", 0.05],
  ["p10", 0.1],
  ["p50", 0.5],
  ["p90", 0.9],
  ["p95", 0.95],
] as const;
/** Marked on the curve; its table has all. */
const captioned: ReadonlySet<string> = new Set(["p5", "p50", "p95"]);
/** Number of points of the drawn curve. */
const drawnPoints = 100;

/** Distribution of the net savings with all assumptions of the sensitivity study drawn at random. */
export function RangeFigure({ study }: { readonly study: EnergyStudy }): ReactNode {
  const { calculation, money, ratio } = study;
  const { ranges, cases } = calculation;
  const chart = useMemo(() => {
    if (!ranges) return undefined;
    const { sorted } = ranges;
    const last = sorted.length - 1;
    const places = Array.from({ length: drawnPoints + 1 }, (_, index) => Math.round((index / drawnPoints) * last));
    const points = places.map((place) => ({ x: money.shown(sorted[place]!), y: ratio.shown(place / last) }));
    const x = linearDomain([money.shown(sorted[0]!), money.shown(sorted[last]!)]);
    return {
      x: { label: texts.range.savingsAxis(money.symbol), scale: "linear", domain: x },
      y: { label: texts.range.probabilityAxis(ratio.symbol), scale: "linear", domain: [0, ratio.shown(1)] },
      lines: [
        { id: "draws", look: "main", essential: true, points },
        ...(x[0] < 0 && x[1] > 0
          ? [
              {
                id: "even",
                look: "limit",
                essential: true,
                label: texts.range.even,
                labelAt: "alongEnd",
                points: [
                  { x: 0, y: 0 },
                  { x: 0, y: ratio.shown(1) },
                ],
              } as const,
            ]
          : []),
      ],
      points: percentiles
        .filter(([id]) => captioned.has(id))
        .map(([id, share]): ChartPoint => ({
          id,
          x: money.shown(ranges.percentiles[id]),
          y: ratio.shown(share),
          look: id === "p50" ? "main" : "minor",
          caption: money.text(ranges.percentiles[id]),
          description: texts.range.percentile(texts.range.percentiles[id], money.text(ranges.percentiles[id])),
        })),
    } as const;
  }, [ranges, money, ratio]);
  if (!ranges || !chart) return null;
  return (
    <FigureFrame
      title={texts.range.title(cases[ranges.subject]!.name)}
      description={texts.range.lead(ranges.sorted.length, ratio.text(ranges.gainProbability))}
      table={{
        columns: [texts.range.draws, texts.range.netSavings],
        rows: [
          ...percentiles.map(([id]) => [texts.range.percentiles[id], money.cell(ranges.percentiles[id])]),
          [texts.range.mean, money.cell(ranges.mean)],
        ],
      }}
    >
      <XYChart label={texts.range.label} {...chart} />
    </FigureFrame>
  );
}
