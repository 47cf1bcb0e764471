import { memo, useMemo, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { ChartDrawing, shapeOfChart } from "./ChartDrawing.tsx";
import { layOutChart, type ChartContent } from "./chartLayout.ts";
import { hundredths, type Box } from "./polylines.ts";
import type { Scale, Span } from "./scales.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { figureTexts } from "./figureTexts.ts";
import styles from "./chart.module.css";

/** A place on a chart, in the units of its axes. */
export interface ChartPlace {
  readonly x: number;
  readonly y: number;
}

interface ProbeChartProps {
  /** The same object as long as the lines are the same: a new object redraws them. */
  readonly content: ChartContent;
  readonly label: string;
  /** Kind of the labelled lines. */
  readonly legend?: string;
  readonly place: ChartPlace;
  readonly onPlace: (place: ChartPlace) => void;
  /** Values read off at the place. */
  readonly reading: string;
}

/** Pixels; as in chart.module.css. */
const paperWidth = 420;
/** Step of the arrow keys, px; ten times as far with Shift. */
const step = 2;
const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const Drawing = memo(ChartDrawing);

/** Keeps a place on the chart, with the exact ends of the axes instead of their rounded positions. */
const within = (value: number, [low, high]: Span): number => Math.min(Math.max(value, low), high);

interface Axes {
  readonly content: ChartContent;
  readonly plot: Box;
  readonly x: Scale;
  readonly y: Scale;
}

const placeAt = ({ content, x, y }: Axes, left: number, top: number): ChartPlace => ({
  x: within(x.valueAt(left), content.x.domain),
  y: within(y.valueAt(top), content.y.domain),
});

/** A chart that can be read at any place: by the pointer, or by arrow keys from the last place. */
export function ProbeChart({ content, label, legend, place, onPlace, reading }: ProbeChartProps): ReactNode {
  const [frame, width] = useFigureWidth(560, paperWidth);
  const { shape, layout } = useMemo(() => {
    const shaped = shapeOfChart(content, width, undefined, true);
    return { shape: shaped, layout: layOutChart(content, shaped.plot) };
  }, [content, width]);
  const { plot } = shape;
  const { x, y } = layout;
  const axes = { content, plot, x, y };
  const point = { x: within(x.positionOf(place.x), [plot.left, plot.right]), y: within(y.positionOf(place.y), [plot.top, plot.bottom]) };

  const onPointer = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = shape.width / box.width;
    const [left, top] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
    if (left < plot.left || left > plot.right || top < plot.top || top > plot.bottom) return;
    onPlace(placeAt(axes, left, top));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    const far = event.shiftKey ? 10 * step : step;
    if (arrow) onPlace(placeAt(axes, point.x + arrow[0] * far, point.y + arrow[1] * far));
    else if (event.key === "Home" || event.key === "End") onPlace(placeAt(axes, event.key === "Home" ? plot.left : plot.right, point.y));
    else return;
    event.preventDefault();
  };
  return (
    <div ref={frame} className={`${styles.chart} ${styles.probeChart}`} data-paper>
      {legend !== undefined && <p className={styles.legend}>{legend}</p>}
      <div className={styles.probed}>
        <Drawing {...shape} {...layout} content={content} label={label} />
        <svg
          className={styles.probe}
          viewBox={`0 0 ${shape.width} ${shape.height}`}
          width="100%"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has one direction, a chart has two
          role="slider"
          tabIndex={0}
          aria-label={figureTexts.chart.reading(label)}
          aria-valuemin={content.x.domain[0]}
          aria-valuemax={content.x.domain[1]}
          aria-valuenow={place.x}
          aria-valuetext={reading}
          onKeyDown={onKeyDown}
          onPointerDown={onPointer}
          onPointerMove={(event) => {
            // A mouse that only passes over the chart reads nothing; a pressed mouse, a pen and a finger do.
            if (event.buttons > 0) onPointer(event);
          }}
        >
          <rect className={styles.field} x={plot.left} y={plot.top} width={plot.right - plot.left} height={plot.bottom - plot.top} />
          <path
            className={styles.hair}
            d={`M${hundredths(point.x)},${plot.top}V${plot.bottom}M${plot.left},${hundredths(point.y)}H${plot.right}`}
          />
          <circle className={styles.aim} cx={hundredths(point.x)} cy={hundredths(point.y)} r={5} />
        </svg>
      </div>
      <p className={styles.reading}>{reading}</p>
    </div>
  );
}
