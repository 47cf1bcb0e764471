import type { ReactNode } from "react";
import { ChartDrawing, shapeOfChart } from "./ChartDrawing.tsx";
import { layOutChart, type ChartContent } from "./chartLayout.ts";
import styles from "./chart.module.css";

interface StillChartProps extends ChartContent {
  /** What a screen reader says in place of the picture. */
  readonly label: string;
  /** What the labelled lines are. */
  readonly legend?: string;
  /** For which it is laid out, px. */
  readonly width: number;
}

/** The chart as a picture, for pages without script: nothing in it can be reached, so its numbers stand in a table beside it. */
export function StillChart({ label, legend, width, ...content }: StillChartProps): ReactNode {
  const shape = shapeOfChart(content, width, legend);
  return (
    <div className={styles.chart}>
      <ChartDrawing {...shape} {...layOutChart(content, shape.plot)} content={content} label={label} legend={legend} />
    </div>
  );
}
