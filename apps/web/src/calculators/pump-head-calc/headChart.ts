import { linearDomain, type ChartLine, type ChartPoint } from "@org/ui/figures";
import { lineOf, pumpsText, type PumpFigure } from "./readPump.ts";

/** Room above the highest point for its label. */
const roomAbove = 1.12;

/** Head of system and pumps over flow, with the duty and the operating points. */
export function headChart({ calculation, values, curves, flow, head, share }: PumpFigure) {
  const { results, stages, full, dutySpeedRatio } = calculation;
  const { designHead, systemHeadAtDesign } = results;
  const given = curves.running.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const x = linearDomain([0, flow.shown(curves.maxFlow)]);
  const y = linearDomain([Math.min(0, calculation.statics.total), roomAbove * Math.max(designHead, ...given)].map(head.shown));
  const all = full?.count ?? 0;
  const lines: ChartLine[] = [
    { id: "system", look: "beside", essential: true, labelAt: "alongEnd", label: "system", points: lineOf(curves.system, flow, head) },
    ...(curves.withMargin.length > 0
      ? [
          {
            id: "margin",
            look: "limit",
            essential: true,
            labelAt: "alongEnd",
            label: "with margin",
            points: lineOf(curves.withMargin, flow, head),
          } as const,
        ]
      : []),
    ...curves.running.map(({ count, points }): ChartLine => ({
      id: `running ${count}`,
      look: count === all ? "main" : "family",
      essential: true,
      // Curves of several pumps begin at one head.
      labelAt: curves.running.length > 1 ? "alongEnd" : "alongStart",
      label: pumpsText(count),
      points: lineOf(points, flow, head),
    })),
    ...(curves.slowed.length > 0
      ? [
          {
            id: "slowed",
            look: "cross",
            essential: true,
            labelAt: "alongStart",
            label: `at ${share.short(dutySpeedRatio!)} of the speed`,
            points: lineOf(curves.slowed, flow, head),
          } as const,
        ]
      : []),
  ];
  const text = (pointFlow: number, pointHead: number): string => `${flow.text(pointFlow)}, ${head.text(pointHead)}`;
  const duty: ChartPoint = {
    id: "duty",
    x: flow.shown(values.flowRate),
    y: head.shown(designHead),
    look: all > 0 ? "minor" : "main",
    caption: "duty",
    captionAt: "over",
    description: `Duty: ${text(values.flowRate, designHead)}; without margin ${head.text(systemHeadAtDesign)}`,
  };
  const operating = stages.flatMap(({ count, point }): ChartPoint[] =>
    point.exists
      ? [
          {
            id: `runs ${count}`,
            x: flow.shown(point.flow),
            y: head.shown(point.head),
            look: count === all ? "main" : "minor",
            ...(count === all && { caption: text(point.flow, point.head) }),
            description: `${pumpsText(count)} running: ${text(point.flow, point.head)}`,
          },
        ]
      : [],
  );
  return {
    chart: {
      x: { label: `Flow of all pumps, ${flow.symbol}`, scale: "linear", domain: x },
      y: { label: `Head, ${head.symbol}`, scale: "linear", domain: y },
      lines,
      points: [duty, ...operating].toSorted((a, b) => a.x - b.x),
    },
    table: {
      columns: ["Point", "Flow", "Head"],
      rows: [
        ["Duty", flow.cell(values.flowRate), head.cell(designHead)],
        ["Duty without margin", flow.cell(values.flowRate), head.cell(systemHeadAtDesign)],
        ...stages.flatMap(({ count, point }) =>
          point.exists ? [[`${pumpsText(count)} running`, flow.cell(point.flow), head.cell(point.head)]] : [],
        ),
      ],
    },
  } as const;
}
