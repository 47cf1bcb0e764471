import type { ReactNode } from "react";
import type { Box } from "./polylines.ts";
import type { Scale } from "./scales.ts";
import type { Values } from "./useValues.ts";
import base from "./figureBase.module.css";

interface ValueAxisProps {
  readonly scale: Scale;
  readonly plot: Pick<Box, "left" | "right">;
  /** Title above the axis, with its unit. */
  readonly title: string;
  readonly text: (value: number) => string;
}

/** The vertical axis of columns: grid lines with their values, and the title. */
export function ValueAxis({ scale: { ticks }, plot: { left, right }, title, text }: ValueAxisProps): ReactNode {
  return (
    <>
      <path className={base.grid} d={ticks.map(({ position }) => `M${left},${position}H${right}`).join("")} />
      {ticks.map(({ value, position }) => (
        <text key={value} className={base.tick} x={left - 6} y={position + 4} textAnchor="end">
          {text(value)}
        </text>
      ))}
      <text className={base.tick} x={0} y={12}>
        {title}
      </text>
    </>
  );
}

/** The line at zero, drawn over the columns. */
export function ZeroLine({ scale, plot: { left, right } }: Pick<ValueAxisProps, "scale" | "plot">): ReactNode {
  return <path className={base.axis} d={`M${left},${scale.positionOf(0)}H${right}`} />;
}

interface ColumnTargetsProps {
  readonly names: readonly string[];
  /** Left edge and width of the slot of a column, pixels. */
  readonly starts: readonly number[];
  readonly step: number;
  readonly plot: Pick<Box, "top" | "bottom">;
  readonly propsOf: Values["propsOf"];
  readonly describe: (column: number) => string;
}

/** Targets for the pointer and the keyboard over columns. */
export function ColumnTargets({ names, starts, step, plot: { top, bottom }, propsOf, describe }: ColumnTargetsProps): ReactNode {
  return names.map((name, column) => (
    <g key={name} className={base.choice} {...propsOf(column, describe(column))}>
      <rect className={base.hit} x={starts[column]} y={top} width={step} height={bottom - top} />
    </g>
  ));
}
