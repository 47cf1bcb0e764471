import type { ReactNode } from "react";
import { ChartDrawing, shapeOfChart } from "./ChartDrawing.tsx";
import { layOutChart, type ChartContent } from "./chartLayout.ts";
import styles from "./chart.module.css";

interface StillChartProps extends ChartContent {
  /** Text for screen readers in place of the picture. */
  readonly label: string;
  /** Kind of the labelled lines. */
  readonly legend?: string;
  /** Width of the layout, px. */
  readonly width: number;
}

/** The chart as a picture, for pages without script: nothing in it can be focused, so a table next to it has the numbers. */
export function StillChart({ label, legend, width, ...content }: StillChartProps): ReactNode {
  const shape = shapeOfChart(content, width, legend);
  return (
    <div className={styles.chart}>
      <ChartDrawing {...shape} {...layOutChart(content, shape.plot)} content={content} label={label} legend={legend} />
    </div>
  );
}
