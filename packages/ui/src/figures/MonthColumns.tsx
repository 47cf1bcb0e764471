import { useId, type ReactNode, type SVGProps } from "react";
import { formatNumber } from "@org/form/numbers";
import { linearDomain, linearScale } from "./scales.ts";
import { ColumnTargets, ValueAxis, ZeroLine } from "./columnParts.tsx";
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

const tickText = (value: number): string => formatNumber(value, { digits: 4, trimZeros: true });

/** Places of the columns of all series, and of the months that they share. */
function layOutMonths({ months, series }: Pick<MonthColumnsProps, "months" | "series">, width: number) {
  const domain = linearDomain([0, ...series.flatMap(({ values }) => values)]);
  const left = 14 + 7 * Math.max(...domain.map((value) => tickText(value).length));
  const plot = { left, right: width - 4, top: 24, bottom: height - 24 };
  const y = linearScale(domain, [plot.bottom, plot.top], 32);
  const step = (plot.right - left) / months.length;
  const starts = months.map((_, month) => left + month * step);
  const columnWidth = Math.max(2, (step * 0.72) / series.length);
  const columns = starts.flatMap((start, month) =>
    series.map(({ id, look, values }, index) => {
      const value = values[month]!;
      return {
        key: `${month}-${id}`,
        look,
        x: start + (step - columnWidth * series.length) / 2 + index * columnWidth,
        y: y.positionOf(Math.max(0, value)),
        width: columnWidth,
        height: Math.abs(y.positionOf(0) - y.positionOf(value)),
      };
    }),
  );
  return { plot, y, step, starts, columns };
}

interface ColumnProps extends SVGProps<SVGRectElement> {
  readonly look: MonthSeries["look"];
  readonly hatch: string;
}

function Column({ look, hatch, ...place }: ColumnProps): ReactNode {
  return <rect className={styles.column} data-look={look} fill={look === "beside" ? `url(#${hatch})` : undefined} {...place} />;
}

function Legend({ series, hatch }: Pick<MonthColumnsProps, "series"> & { readonly hatch: string }): ReactNode {
  return (
    <ul className={styles.series} aria-label={figureTexts.columns.legend}>
      {series.map(({ id, label, look }) => (
        <li key={id}>
          <svg width="16" height="16" aria-hidden>
            <Column look={look} hatch={hatch} x="0.5" y="0.5" width="15" height="15" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Columns by month, of one or two series; arrow keys go from month to month. */
export function MonthColumns({ label, axis, months, series, text }: MonthColumnsProps): ReactNode {
  const [frame, width] = useFigureWidth(560, paperWidth);
  const hatch = useId();
  const { active, onKeyDown, propsOf } = useValues(months.length);
  const { plot, y, step, starts, columns } = layOutMonths({ months, series }, width);
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
        <ValueAxis scale={y} plot={plot} title={axis} text={tickText} />
        {months.map((name, month) => (
          <text key={name} className={base.tick} x={starts[month]! + step / 2} y={height - 8} textAnchor="middle">
            {name.slice(0, step < 26 ? 1 : 3)}
          </text>
        ))}
        {columns.map(({ key, ...column }) => (
          <Column key={key} hatch={hatch} {...column} />
        ))}
        <ZeroLine scale={y} plot={plot} />
        <ColumnTargets names={months} {...{ starts, step, plot, propsOf, describe }} />
      </svg>
      {series.length > 1 && <Legend series={series} hatch={hatch} />}
      <p className={`${base.reading} screen-only`} aria-hidden>
        {describe(active)}
      </p>
    </div>
  );
}
