import { useId, useMemo, type ReactNode } from "react";
import { formatNumber } from "@org/form/numbers";
import { PartLegend, partLook, PartPatterns } from "./partLooks.tsx";
import { layOutStackedColumns, type ColumnLine, type ColumnMark, type ColumnSeries, type StackColumn } from "./stackedColumnsLayout.ts";
import { ColumnTargets, ValueAxis, ZeroLine } from "./columnParts.tsx";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import base from "./figureBase.module.css";
import { figureTexts } from "./figureTexts.ts";
import styles from "./stackedColumns.module.css";

interface StackedColumnsProps {
  readonly label: string;
  /** Title of the vertical axis, with its unit. */
  readonly axis: string;
  /** Title of the horizontal axis, if the names of the columns need one. */
  readonly across?: string;
  readonly columns: readonly StackColumn[];
  readonly series: readonly ColumnSeries[];
  readonly lines?: readonly ColumnLine[];
  readonly marks?: readonly ColumnMark[];
  /** A value with its unit. */
  readonly text: (value: number) => string;
  /** Name of the sum of a column, if it has a meaning. */
  readonly sum?: string;
}

/** Pixels; as in figureBase.module.css. */
const paperWidth = 420;
const none: readonly never[] = [];
/** Share of a column below which its description omits a part. */
const minShare = 1e-4;

const tickText = (value: number): string => formatNumber(value, { digits: 6, trimZeros: true });

/** A column in words: its sum, its parts but the negligible ones, and the lines above it. */
function description({ columns, series, lines = none, text, sum }: StackedColumnsProps, column: number): string {
  const total = series.reduce((all, { values }) => all + (values[column] ?? 0), 0);
  const parts = series.flatMap(({ label: name, values }) => {
    const value = values[column] ?? 0;
    return Math.abs(value) <= minShare * Math.abs(total) ? [] : [`${name} ${text(value)}`];
  });
  const above = lines.map(({ label: name, values }) => `${name} ${text(values[column] ?? 0)}`);
  return `${columns[column]!.name}: ${[...(sum === undefined ? [] : [`${sum} ${text(total)}`]), ...parts, ...above].join(", ")}`;
}

type Layout = ReturnType<typeof layOutStackedColumns>;

function Marks({ marks, bottom }: { readonly marks: Layout["marks"]; readonly bottom: number }): ReactNode {
  return (
    <>
      <path className={base.mark} d={marks.map(({ x, y: from }) => `M${x},${from - 10}V${bottom}`).join("")} />
      {marks.map((mark) => (
        <text
          key={mark.id}
          className={base.smallLabel}
          x={mark.x + (mark.isLeft ? -6 : 6)}
          y={mark.y}
          textAnchor={mark.isLeft ? "end" : "start"}
        >
          {mark.label}
        </text>
      ))}
    </>
  );
}

/** Columns stacked of parts, with lines above them and marks between them; arrow keys go from column to column. */
export function StackedColumns(props: StackedColumnsProps): ReactNode {
  const { label, axis, across, columns, series, lines = none, marks = none } = props;
  const [frame, width] = useFigureWidth(560, paperWidth);
  const hatch = useId();
  const layout = useMemo(
    () => layOutStackedColumns({ columns, series, lines, marks }, width, tickText),
    [columns, series, lines, marks, width],
  );
  const { plot, y, starts, step, height } = layout;
  const { active, onKeyDown, propsOf } = useValues(columns.length);
  const describe = (column: number): string => description(props, column);
  return (
    <div ref={frame} className={base.figure} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the columns inside */}
      <svg viewBox={`0 0 ${layout.width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        <PartPatterns id={hatch} />
        <ValueAxis scale={y} plot={plot} title={axis} text={tickText} />
        {layout.ticks.map(({ text: name, x }) => (
          <text key={x} className={base.tick} x={x} y={plot.bottom + 16} textAnchor="middle">
            {name}
          </text>
        ))}
        {across && (
          <text className={base.tick} x={plot.right} y={height - 6} textAnchor="end">
            {across}
          </text>
        )}
        {layout.areas.map(({ id, path }, index) => (
          <path key={id} {...partLook(index, hatch, series[index]!.tone)} d={path} />
        ))}
        <ZeroLine scale={y} plot={plot} />
        {layout.lines.map(({ id, look, path }) => (
          <path key={id} className={styles.line} data-look={look} d={path} />
        ))}
        <Marks marks={layout.marks} bottom={plot.bottom} />
        <ColumnTargets names={columns.map(({ name }) => name)} {...{ starts, step, plot, propsOf, describe }} />
      </svg>
      <PartLegend
        label={figureTexts.columns.legend}
        hatch={hatch}
        parts={series.map(({ id, label: name, tone }, index) => ({ id, label: name, tone, index }))}
      >
        {lines.map(({ id, label: name, look }) => (
          <li key={id}>
            <svg width="24" height="16" aria-hidden>
              <path className={styles.line} data-look={look} d="M0,8H24" />
            </svg>
            {name}
          </li>
        ))}
      </PartLegend>
      <p className={`${base.reading} screen-only`} data-lines="2" aria-hidden>
        {describe(active)}
      </p>
    </div>
  );
}
