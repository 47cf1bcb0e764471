import type { ReactNode } from "react";
import { formatNumber } from "@org/form/numbers";
import type { ChartContent, ChartLayout, ChartPoint } from "./chartLayout.ts";
import { hundredths, type Box } from "./polylines.ts";
import type { useRowMarks } from "./rowMarks.ts";
import { onPress, type Values } from "./useValues.ts";
import styles from "./chart.module.css";

const tickText = (value: number): string => formatNumber(value, { digits: 6, trimZeros: true });

interface ChartShape {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Area of the lines, inside the axes. */
  readonly plot: Box;
}

/** Height and plot area of a chart of a given width; a tall chart is for reading off values. */
export function shapeOfChart({ y }: ChartContent, width: number, legend?: string, isTall = false): ChartShape {
  const height = Math.round(isTall ? Math.min(660, Math.max(340, width * 0.72)) : Math.min(400, Math.max(270, width * 0.66)));
  const leftMost = Math.max(...y.domain.map((value) => tickText(value).length));
  return { width, height, plot: { left: Math.max(34, 12 + 7 * leftMost), top: legend ? 52 : 34, right: width - 46, bottom: height - 40 } };
}

/** Grid lines as one path: either those with a number or those without. */
function gridPath({ x, y, plot }: Pick<ChartLayout, "x" | "y" | "plot">, labelled: boolean): string {
  const across = y.ticks
    .filter((tick) => tick.labelled === labelled)
    .map(({ position }) => `M${plot.left},${hundredths(position)}H${plot.right}`);
  const upwards = x.ticks
    .filter((tick) => tick.labelled === labelled)
    .map(({ position }) => `M${hundredths(position)},${plot.top}V${plot.bottom}`);
  return [...across, ...upwards].join("");
}

interface ChartDrawingProps extends ChartShape, Omit<ChartLayout, "plot"> {
  readonly content: ChartContent;
  readonly label: string;
  readonly legend?: string | undefined;
  /** Access to the points by keyboard and pointer; without it the drawing is a picture with a label. */
  readonly values?: Pick<Values, "onKeyDown" | "propsOf"> & { readonly markOf: ReturnType<typeof useRowMarks> };
}

/** The attributes of a point: its value and, where it is about a row of the table next to the figure, the mark of the row. */
function propsOfPoint({ row, description }: ChartPoint, index: number, values: NonNullable<ChartDrawingProps["values"]>) {
  const { props, choose } = values.markOf(row);
  return {
    ...values.propsOf(index, description, choose && "button"),
    ...props,
    ...(choose && { onClick: choose, onKeyDown: onPress(choose) }),
  };
}

/** A laid-out chart: axes, lines, labels and points. */
export function ChartDrawing({ width, height, plot, content, label, legend, values, ...layout }: ChartDrawingProps): ReactNode {
  const { x, y, band, lines, labels, points } = layout;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the points inside
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" role={values ? undefined : "img"} aria-label={label} onKeyDown={values?.onKeyDown}>
      {[false, true].map((labelled) => (
        <path key={String(labelled)} className={styles.grid} data-labelled={labelled || undefined} d={gridPath({ x, y, plot }, labelled)} />
      ))}
      {y.ticks.map(
        ({ value, position, labelled }) =>
          labelled && (
            <text key={value} className={styles.tick} x={plot.left - 6} y={hundredths(position + 4)} textAnchor="end">
              {tickText(value)}
            </text>
          ),
      )}
      {x.ticks.map(
        ({ value, position, labelled }) =>
          labelled && (
            <text key={value} className={styles.tick} x={hundredths(position)} y={plot.bottom + 16} textAnchor="middle">
              {tickText(value)}
            </text>
          ),
      )}
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
      {labels.map(({ text, look, x: atX, y: atY, anchor, angle }, index) => (
        <text
          key={index}
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
      {points.map((point, index) => (
        <g key={point.id} className={styles.point} data-look={point.look} {...(values && propsOfPoint(point, index, values))}>
          <circle className={styles.ring} cx={hundredths(point.position.x)} cy={hundredths(point.position.y)} r={10} />
          <circle
            className={styles.dot}
            cx={hundredths(point.position.x)}
            cy={hundredths(point.position.y)}
            r={point.look === "main" ? 5 : 3}
          />
        </g>
      ))}
    </svg>
  );
}
