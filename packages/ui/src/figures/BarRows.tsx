import type { Path } from "@org/hvac-core/kernel";
import { useId, type ReactNode } from "react";
import { wrap } from "./labels.ts";
import { PartLegend, partLook, PartPatterns, type PartTone } from "./partLooks.tsx";
import { useRowMarks } from "./rowMarks.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { onPress, useValues } from "./useValues.ts";
import base from "./figureBase.module.css";
import { texts } from "./texts.ts";
import styles from "./bars.module.css";

/** A piece of a bar, as shares of the axis. */
export interface BarPiece {
  readonly start: number;
  readonly length: number;
  readonly hatched?: boolean;
  /** Index of its part in the legend, if any. */
  readonly part?: number;
}

export interface BarRow {
  readonly id: string;
  readonly label: string;
  readonly pieces: readonly BarPiece[];
  /** Position of the value's text, as a share of the axis. */
  readonly end: number;
  readonly value: string;
  /** After the value, in dimmer letters. */
  readonly remark?: string;
  /** The row of a table that the bar is about. */
  readonly row?: Path;
  /** Opens the input that the bar belongs to, where no table is next to the figure. */
  readonly onChoose?: () => void;
}

interface BarRowsProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
  /** Zero of the axis, as a share of its length: negative values are before it. */
  readonly zero?: number;
  /** Legend of the bars' parts. */
  readonly parts?: ReadonlyArray<{ readonly id: string; readonly label: string; readonly tone?: PartTone }>;
}

const barHeight = 14;
const lineHeight = 16;
/** Width below which labels are above their bars, px. */
const narrow = 460;
/** Width of the layout for paper, px. */
const paperWidth = 690;

interface PlacedRow extends BarRow {
  readonly lines: readonly string[];
  readonly top: number;
  readonly bottom: number;
  readonly barTop: number;
}

/** Places the rows below each other, each as high as its label needs. */
function place(rows: readonly BarRow[], above: boolean, labelWidth: number): PlacedRow[] {
  return rows.reduce<PlacedRow[]>((placed, row) => {
    const lines = wrap(row.label, labelWidth);
    const taken = above ? lines.length * lineHeight + barHeight + 12 : Math.max(26, lines.length * lineHeight + 6);
    const top = placed.at(-1)?.bottom ?? 2;
    const bottom = top + taken;
    return [...placed, { ...row, lines, top, bottom, barTop: above ? bottom - barHeight - 6 : (top + bottom - barHeight) / 2 }];
  }, []);
}

interface PiecesProps extends Pick<BarRow, "pieces"> {
  readonly parts: BarRowsProps["parts"] | undefined;
  readonly top: number;
  /** Length of the axis, px. */
  readonly axis: number;
  readonly xOf: (share: number) => number;
  /** Id of the hatching. */
  readonly hatch: string;
}

/** The pieces of a bar. */
function Pieces({ pieces, top, axis, xOf, hatch, parts }: PiecesProps): ReactNode {
  return pieces.map(({ start, length, hatched, part }, piece) => {
    const place = { x: xOf(start), y: top, width: length * axis, height: barHeight };
    if (part !== undefined) return <rect key={piece} {...partLook(part, hatch, parts?.[part]?.tone)} {...place} />;
    return (
      <rect
        key={piece}
        className={styles.bar}
        {...place}
        style={hatched ? { fill: `url(#${hatch})` } : undefined}
        strokeWidth={length > 0 ? 1 : 0}
      />
    );
  });
}

/** Labelled bars below each other; arrow keys go from bar to bar. Those of selected rows are marked and in view. */
export function BarRows({ label, rows, zero = 0, parts }: BarRowsProps): ReactNode {
  const [frame, width] = useFigureWidth(560, paperWidth);
  const { onKeyDown, propsOf } = useValues(rows.length);
  const markOf = useRowMarks(frame);
  const hatch = useId();
  const above = width < narrow;
  const longest = Math.max(...rows.map(({ value, remark = "" }) => value.length + remark.length));
  const valueWidth = Math.min(width * (above ? 0.65 : 0.5), 20 + longest * 7.2);
  const labelWidth = above ? 1 : Math.min(width * 0.36, 24 + 6.9 * Math.max(...rows.map((row) => row.label.length)));
  const axis = Math.max(40, width - labelWidth - valueWidth);
  const xOf = (share: number): number => labelWidth + share * axis;
  const placed = place(rows, above, above ? width : labelWidth - 12);
  const height = placed.at(-1)?.bottom ?? 0;

  return (
    <div ref={frame} className={base.figure}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the bars inside */}
      <svg viewBox={`0 0 ${width} ${height + 2}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        {parts && <PartPatterns id={hatch} />}
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="5" className={styles.ground} />
            <rect width="2" height="5" className={styles.stripe} />
          </pattern>
        </defs>
        {/* Only along the bars if labels are above them: the line would run through the words. */}
        <path
          className={base.axis}
          d={above ? placed.map(({ barTop }) => `M${xOf(zero)},${barTop - 3}v${barHeight + 6}`).join("") : `M${xOf(zero)},0V${height + 2}`}
        />
        {placed.map(({ id, label: name, lines, pieces, end, value, remark, top, bottom, barTop, row, onChoose }, index) => {
          const { isSelected, props, choose } = markOf(row, onChoose);
          return (
            <g
              key={id}
              className={choose ? `${base.choice} ${styles.choosable}` : base.choice}
              {...propsOf(index, `${name}: ${value}${remark ? `, ${remark}` : ""}`, choose && "button")}
              {...props}
              {...(choose && { onClick: choose, onKeyDown: onPress(choose) })}
            >
              <rect className={base.hit} x={0} y={top} width={width} height={bottom - top} rx={3} />
              {isSelected && <rect className={styles.selected} x={0} y={top + 2} width={3} height={bottom - top - 4} />}
              {lines.map((line, place) => (
                <text
                  key={line}
                  className={base.label}
                  x={above ? 0 : labelWidth - 10}
                  y={above ? top + 13 + place * lineHeight : (top + bottom) / 2 + 4.5 + (place - (lines.length - 1) / 2) * lineHeight}
                  textAnchor={above ? "start" : "end"}
                >
                  {/* The space is not drawn; without it the lines would be read as one word. */}
                  {`${line} `}
                </text>
              ))}
              <Pieces pieces={pieces} top={barTop} {...{ axis, xOf, hatch, parts }} />
              <text
                className={base.label}
                x={xOf(Math.max(end, ...pieces.map(({ start, length }) => start + length))) + 8}
                y={barTop + barHeight - 3}
              >
                {value}
                {remark && <tspan className={styles.remark}> {remark}</tspan>}
              </text>
            </g>
          );
        })}
      </svg>
      {parts && <PartLegend label={texts.bars.parts} hatch={hatch} parts={parts.map((part, index) => ({ ...part, index }))} />}
    </div>
  );
}
