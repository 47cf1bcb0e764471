import { useId, useMemo, type ReactNode } from "react";
import { formatNumber } from "@org/form/numbers";
import { partLook, PartPatterns } from "./partLooks.tsx";
import { layOutStackedHours, type HourSeries, type StackedHoursLayout } from "./stackedHoursLayout.ts";
import { ColumnTargets, ValueAxis, ZeroLine } from "./columnParts.tsx";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import base from "./figureBase.module.css";
import { figureTexts } from "./figureTexts.ts";
import styles from "./stackedHours.module.css";

interface StackedHoursProps {
  readonly label: string;
  /** Title of the axis, with its unit. */
  readonly axis: string;
  readonly series: readonly HourSeries[];
  /** A value with its unit. */
  readonly text: (value: number) => string;
}

/** Pixels; as in figureBase.module.css. */
const paperWidth = 420;

const tickText = (value: number): string => formatNumber(value, { digits: 6, trimZeros: true });
const hourText = (hour: number): string => `${hour + 1}\u202fh`;

function Axes({ layout, axis }: { readonly layout: StackedHoursLayout; readonly axis: string }): ReactNode {
  const { plot, y, columns, columnWidth, height } = layout;
  return (
    <>
      <ValueAxis scale={y} plot={plot} title={axis} text={tickText} />
      {columns.map(
        (left, hour) =>
          (hour + 1) % 3 === 0 && (
            <text key={hour} className={base.tick} x={left + columnWidth / 2} y={plot.bottom + 16} textAnchor="middle">
              {hour + 1}
            </text>
          ),
      )}
      <text className={base.tick} x={plot.right} y={height - 5} textAnchor="end">
        {figureTexts.hours.axis}
      </text>
    </>
  );
}

/** Hours of a day, stacked of parts: a label next to each part, the hour of the highest sum marked, arrow keys from hour to hour. */
export function StackedHours({ label, axis, series, text }: StackedHoursProps): ReactNode {
  const [frame, width] = useFigureWidth(620, paperWidth);
  const layout = useMemo(() => {
    const most = Math.max(0, ...series.map(({ values }) => Math.max(...values.map((value) => tickText(Math.round(value)).length))));
    return layOutStackedHours(series, width, 16 + 7 * (most + 1));
  }, [series, width]);
  const { plot, y, columns, columnWidth, totals, peak } = layout;
  const { active, onKeyDown, propsOf } = useValues(totals.length, peak);
  const hatch = useId();
  const describe = (hour: number): string => {
    const parts = series.flatMap(({ label: name, values }) => {
      const value = values[hour] ?? 0;
      return value === 0 ? [] : [`${name} ${text(value)}`];
    });
    return figureTexts.hours.column(hourText(hour), text(totals[hour] ?? 0), hour === peak, parts);
  };
  const peakAt = columns[peak]! + columnWidth / 2;

  return (
    <div ref={frame} className={base.figure} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the hours inside */}
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        <PartPatterns id={hatch} />
        <Axes layout={layout} axis={axis} />
        {layout.areas.map(({ id, path }, index) => (
          <path key={id} {...partLook(index, hatch)} d={path} />
        ))}
        <ZeroLine scale={y} plot={plot} />
        <path className={styles.total} d={layout.total} />
        {layout.labels.map((each, index) => (
          <g key={each.id} className={styles.sampled}>
            <rect {...partLook(index, hatch)} x={plot.right + 9} y={each.y - 6} width="12" height="12" />
            <text className={styles.label} x={plot.right + 26} y={each.y + 4}>
              {each.text}
            </text>
          </g>
        ))}
        <path className={base.mark} d={`M${peakAt},${y.positionOf(totals[peak] ?? 0) - 3}V${plot.top - 6}`} />
        <text
          className={styles.peak}
          x={Math.min(plot.right, Math.max(plot.left + 40, peakAt))}
          y={plot.top - 10}
          textAnchor={peakAt > (plot.left + plot.right) / 2 ? "end" : "start"}
        >
          {`${hourText(peak)}: ${text(totals[peak] ?? 0)}`}
        </text>
        <ColumnTargets
          names={totals.map((_, hour) => hourText(hour))}
          starts={columns}
          step={columnWidth}
          {...{ plot, propsOf, describe }}
        />
      </svg>
      <p className={`${base.reading} screen-only`} data-lines="2" aria-hidden>
        {describe(active)}
      </p>
    </div>
  );
}
