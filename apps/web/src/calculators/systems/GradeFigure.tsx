import { FigureFrame, gradeLine, XYChart, type FigureCell, type Reading } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import { texts } from "./texts.ts";

interface GradeFigureProps {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly points: Parameters<typeof gradeLine>[0];
  readonly length: Reading;
  readonly pressure: Reading;
  /** Choices above the chart. */
  readonly children?: ReactNode;
}

/** Total and static pressure along a path of a system. */
export function GradeFigure({ title, lead, label, points, length, pressure, children }: GradeFigureProps): ReactNode {
  const content = useMemo(() => gradeLine(points, length, pressure), [points, length, pressure]);
  return (
    <FigureFrame
      title={title}
      description={lead}
      table={{
        columns: Object.values(texts.grade),
        rows: points.flatMap(({ description, distance, total, static: still }): FigureCell[][] =>
          description === undefined ? [] : [[description, length.cell(distance), pressure.cell(total), pressure.cell(still)]],
        ),
      }}
    >
      {children}
      <XYChart label={label} {...content} />
    </FigureFrame>
  );
}
