import type { ReactNode } from "react";
import { ChartDrawing, shapeOfChart } from "./ChartDrawing.tsx";
import { layOutChart, type ChartContent } from "./chartLayout.ts";
import { useRowMarks } from "./rowMarks.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import styles from "./chart.module.css";

interface XYChartProps extends ChartContent {
  readonly label: string;
  /** Kind of the labelled lines. */
  readonly legend?: string;
}

/** Pixels; as in chart.module.css. */
const paperWidth = 420;

/** A chart of lines with marked points: units on the axes, labels on the lines, arrow keys from point to point. */
export function XYChart({ label, legend, ...content }: XYChartProps): ReactNode {
  const [frame, width] = useFigureWidth(560, paperWidth);
  const markOf = useRowMarks(frame);
  const shape = shapeOfChart(content, width, legend);
  const layout = layOutChart(content, shape.plot);
  const { points } = layout;
  const { active, onKeyDown, propsOf } = useValues(
    points.length,
    Math.max(
      0,
      points.findIndex(({ look }) => look === "main"),
    ),
  );

  return (
    <div ref={frame} className={styles.chart} data-paper>
      <ChartDrawing {...shape} {...layout} content={content} label={label} legend={legend} values={{ onKeyDown, propsOf, markOf }} />
      {points.length > 0 && (
        <p className={`${styles.reading} screen-only`} aria-hidden>
          {points[active]?.description}
        </p>
      )}
    </div>
  );
}
