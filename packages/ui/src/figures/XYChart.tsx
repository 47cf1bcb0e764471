import type { ReactNode } from "react";
import { formatNumber } from "../elements/numbers.ts";
import { layOutChart, type ChartContent } from "./chartLayout.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import styles from "./chart.module.css";

interface XYChartProps extends ChartContent {
  readonly label: string;
  /** What the labelled lines are. */
  readonly legend?: string;
}

/** Pixels; as in chart.module.css. */
const paperWidth = 420;

const tickText = (value: number): string => formatNumber(value, { digits: 6, trimZeros: true });

/** A chart of lines with marked points: units on the axes, labels on the lines, arrow keys from point to point. */
export function XYChart({ label, legend, ...content }: XYChartProps): ReactNode {
  const [frame, width] = useFigureWidth(560, paperWidth);
  const height = Math.round(Math.min(400, Math.max(270, width * 0.66)));
  const leftMost = Math.max(...content.y.domain.map((value) => tickText(value).length));
  const plot = { left: Math.max(34, 12 + 7 * leftMost), top: legend ? 52 : 34, right: width - 46, bottom: height - 40 };
  const { x, y, band, lines, labels, points } = layOutChart(content, plot);
  const { active, onKeyDown, propsOf } = useValues(
    points.length,
    Math.max(
      0,
      points.findIndex(({ look }) => look === "main"),
    ),
  );

  return (
    <div ref={frame} className={styles.chart} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the points inside */}
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
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
          <g key={id} className={styles.point} data-look={look} {...propsOf(index, description)}>
            <circle className={styles.ring} cx={at.x} cy={at.y} r={10} />
            <circle className={styles.dot} cx={at.x} cy={at.y} r={look === "main" ? 5 : 3} />
          </g>
        ))}
      </svg>
      {points.length > 0 && (
        <p className={`${styles.reading} screen-only`} aria-hidden>
          {points[active]?.description}
        </p>
      )}
    </div>
  );
}
