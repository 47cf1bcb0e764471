import type { ReactNode } from "react";
import { formatNumber } from "../elements/numbers.ts";
import type { ChartContent, ChartLayout } from "./chartLayout.ts";
import type { Box } from "./polylines.ts";
import type { Values } from "./useValues.ts";
import styles from "./chart.module.css";

const tickText = (value: number): string => formatNumber(value, { digits: 6, trimZeros: true });

interface ChartShape {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the lines are drawn. */
  readonly plot: Box;
}

/** The height of a chart of a width, and the room that axes leave to its lines. */
export function shapeOfChart({ y }: ChartContent, width: number, legend?: string): ChartShape {
  const height = Math.round(Math.min(400, Math.max(270, width * 0.66)));
  const leftMost = Math.max(...y.domain.map((value) => tickText(value).length));
  return { width, height, plot: { left: Math.max(34, 12 + 7 * leftMost), top: legend ? 52 : 34, right: width - 46, bottom: height - 40 } };
}

interface ChartDrawingProps extends ChartShape, Omit<ChartLayout, "plot"> {
  readonly content: ChartContent;
  readonly label: string;
  readonly legend?: string | undefined;
  /** How points are reached by keyboard and pointer; without it the drawing is a picture with a label. */
  readonly values?: Pick<Values, "onKeyDown" | "propsOf">;
}

/** A chart as laid out: axes, lines, labels and points. */
export function ChartDrawing({ width, height, plot, content, label, legend, values, ...layout }: ChartDrawingProps): ReactNode {
  const { x, y, band, lines, labels, points } = layout;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the points inside
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" role={values ? undefined : "img"} aria-label={label} onKeyDown={values?.onKeyDown}>
      {y.ticks.map(({ value, at, labelled }) => (
        <g key={value}>
          <line className={styles.grid} x1={plot.left} x2={plot.right} y1={at} y2={at} data-labelled={labelled || undefined} />
          {labelled && (
            <text className={styles.tick} x={plot.left - 6} y={at + 4} textAnchor="end">
              {tickText(value)}
            </text>
          )}
        </g>
      ))}
      {x.ticks.map(({ value, at, labelled }) => (
        <g key={value}>
          <line className={styles.grid} x1={at} x2={at} y1={plot.top} y2={plot.bottom} data-labelled={labelled || undefined} />
          {labelled && (
            <text className={styles.tick} x={at} y={plot.bottom + 16} textAnchor="middle">
              {tickText(value)}
            </text>
          )}
        </g>
      ))}
      <path className={styles.band} d={band} />
      <rect className={styles.edge} x={plot.left} y={plot.top} width={plot.right - plot.left} height={plot.bottom - plot.top} />
      <text className={styles.axisTitle} x={0} y={13}>
        {content.y.label}
      </text>
      {legend && (
        <text className={styles.axisTitle} x={0} y={30}>
          {legend}
        </text>
      )}
      <text className={styles.axisTitle} x={plot.right} y={height - 6} textAnchor="end">
        {content.x.label}
      </text>
      {lines.map(({ id, look, path }) => (
        <path key={id} className={styles.line} data-look={look} d={path} />
      ))}
      {labels.map(({ text, look, x: atX, y: atY, anchor, angle }) => (
        <text
          key={`${look} ${text}`}
          className={styles.label}
          data-look={look}
          x={atX}
          y={atY}
          textAnchor={anchor}
          transform={angle === 0 ? undefined : `rotate(${angle} ${atX} ${atY})`}
        >
          {text}
        </text>
      ))}
      {points.map(({ id, at, look, description }, index) => (
        <g key={id} className={styles.point} data-look={look} {...values?.propsOf(index, description)}>
          <circle className={styles.ring} cx={at.x} cy={at.y} r={10} />
          <circle className={styles.dot} cx={at.x} cy={at.y} r={look === "main" ? 5 : 3} />
        </g>
      ))}
    </svg>
  );
}
