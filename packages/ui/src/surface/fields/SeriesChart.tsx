import { useState, type PointerEvent, type ReactNode } from "react";
import { drawnBetween, valueAtHeight, type ChartRange, type DrawnPoint } from "@org/form/fields";
import styles from "./fields.module.css";

/** The ends of the chart's axis, in the displayed unit. */
interface SeriesChartProps extends ChartRange {
  /** As displayed; `null` for an empty place. */
  readonly values: readonly (number | null)[];
  /** Names of the places; some of them are written below the bars. */
  readonly places: readonly string[];
  /** Called with the drawn values and their places when the pointer is released. */
  readonly onDraw: (values: readonly (number | null)[], drawn: readonly number[]) => void;
}

const height = 64;

/** The values of a series as bars that a pointer can draw. The fields below show and accept the same values by keyboard. */
export function SeriesChart({ values, places, low, high, onDraw }: SeriesChartProps): ReactNode {
  const [drawing, setDrawing] = useState<DrawnPoint & { readonly values: readonly (number | null)[]; readonly span: readonly number[] }>();
  const shown = drawing?.values ?? values;
  const y = (value: number): number => height * (1 - (value - low) / (high - low));
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - box.left) / box.width) * values.length);
    return {
      place: Math.min(values.length - 1, Math.max(0, place)),
      value: valueAtHeight(1 - (clientY - box.top) / box.height, { low, high }),
    };
  };
  const every = Math.ceil(places.length / 8);
  return (
    <div className={styles.series} aria-hidden>
      <svg
        viewBox={`0 0 ${values.length} ${height}`}
        preserveAspectRatio="none"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const point = pointOf(event);
          setDrawing({ ...point, values: drawnBetween(values, point, point), span: [point.place] });
        }}
        onPointerMove={(event) => {
          if (!drawing) return;
          const point = pointOf(event);
          setDrawing({ ...point, values: drawnBetween(drawing.values, drawing, point), span: [...drawing.span, point.place] });
        }}
        onPointerUp={() => {
          if (drawing) {
            const [first, last] = [Math.min(...drawing.span), Math.max(...drawing.span)];
            // A fast stroke skips no place between its ends.
            onDraw(
              drawing.values,
              [...places.keys()].filter((place) => place >= first && place <= last),
            );
          }
          setDrawing(undefined);
        }}
        onPointerCancel={() => setDrawing(undefined)}
      >
        {shown.map((value, place) =>
          value === null ? null : (
            <rect
              key={place}
              x={place + 0.08}
              width={0.84}
              y={Math.min(y(value), y(Math.max(low, 0)))}
              height={Math.abs(y(value) - y(Math.max(low, 0)))}
            />
          ),
        )}
        <line x1={0} x2={values.length} y1={y(Math.max(low, 0))} y2={y(Math.max(low, 0))} />
      </svg>
      <ol>
        {places.map((place, index) => (
          <li key={place}>{(index + 1) % every === 0 ? place : ""}</li>
        ))}
      </ol>
    </div>
  );
}
