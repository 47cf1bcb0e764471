import { useId, type ReactNode } from "react";
import { formatNumber } from "@org/form/numbers";
import { linearDomain, linearScale } from "./scales.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import base from "./figureBase.module.css";
import { figureTexts } from "./figureTexts.ts";
import styles from "./monthColumns.module.css";

/** Columns of one colour, side by side with the columns of the other series. */
export interface MonthSeries {
  readonly id: string;
  readonly label: string;
  readonly look: "cooling" | "heating" | "part" | "beside";
  /** One value per month, in the displayed unit. */
  readonly values: readonly number[];
}

interface MonthColumnsProps {
  readonly label: string;
  /** Title of the axis, with its unit. */
  readonly axis: string;
  /** Names of the months, in order. */
  readonly months: readonly string[];
  readonly series: readonly MonthSeries[];
  /** A value with its unit. */
  readonly text: (value: number) => string;
}

/** Pixels; as in figureBase.module.css. */
const paperWidth = 420;
const height = 240;

/** Columns by month, of one or two series; arrow keys go from month to month. */
export function MonthColumns({ label, axis, months, series, text }: MonthColumnsProps): ReactNode {
  const [frame, width] = useFigureWidth(560, paperWidth);
  const hatch = useId();
  const { active, onKeyDown, propsOf } = useValues(months.length);
  const all = series.flatMap(({ values }) => values);
  const domain = linearDomain([0, ...all]);
  const tickText = (value: number): string => formatNumber(value, { digits: 4, trimZeros: true });
  const left = 14 + 7 * Math.max(...domain.map((value) => tickText(value).length));
  const [top, bottom, right] = [24, height - 24, width - 4];
  const y = linearScale(domain, [bottom, top], 32);
  const step = (right - left) / months.length;
  const columnWidth = Math.max(2, (step * 0.72) / series.length);
  const describe = (month: number): string =>
    `${months[month]!}: ${series.map((each) => `${series.length > 1 ? `${each.label} ` : ""}${text(each.values[month]!)}`).join(", ")}`;
  return (
    <div ref={frame} className={base.figure} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the months inside */}
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={styles.ground} width="5" height="5" />
            <rect className={styles.stripe} width="2" height="5" />
          </pattern>
        </defs>
        <path className={base.grid} d={y.ticks.map(({ position }) => `M${left},${position}H${right}`).join("")} />
        {y.ticks.map(({ value, position }) => (
          <text key={value} className={base.tick} x={left - 6} y={position + 4} textAnchor="end">
            {tickText(value)}
          </text>
        ))}
        <text className={base.tick} x={0} y={12}>
          {axis}
        </text>
        {months.map((name, month) => (
          <text key={name} className={base.tick} x={left + (month + 0.5) * step} y={height - 8} textAnchor="middle">
            {name.slice(0, step < 26 ? 1 : 3)}
          </text>
        ))}
        {months.map((name, month) =>
          series.map(({ id, look, values }, index) => {
            const value = values[month]!;
            const from = y.positionOf(Math.max(0, value));
            return (
              <rect
                key={`${name}-${id}`}
                className={styles.column}
                data-look={look}
                fill={look === "beside" ? `url(#${hatch})` : undefined}
                x={left + month * step + (step - columnWidth * series.length) / 2 + index * columnWidth}
                y={from}
                width={columnWidth}
                height={Math.abs(y.positionOf(0) - y.positionOf(value))}
              />
            );
          }),
        )}
        <path className={base.axis} d={`M${left},${y.positionOf(0)}H${right}`} />
        {months.map((name, month) => (
          <g key={name} className={base.choice} {...propsOf(month, describe(month))}>
            <rect className={base.hit} x={left + month * step} y={top} width={step} height={bottom - top} />
          </g>
        ))}
      </svg>
      {series.length > 1 && (
        <ul className={styles.series} aria-label={figureTexts.columns.legend}>
          {series.map(({ id, label: name, look }) => (
            <li key={id}>
              <svg width="16" height="16" aria-hidden>
                <rect
                  className={styles.column}
                  data-look={look}
                  fill={look === "beside" ? `url(#${hatch})` : undefined}
                  x="0.5"
                  y="0.5"
                  width="15"
                  height="15"
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className={`${base.reading} screen-only`} aria-hidden>
        {describe(active)}
      </p>
    </div>
  );
}
