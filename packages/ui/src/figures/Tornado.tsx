import { useId, useMemo, type ReactNode } from "react";
import { formatNumber } from "@org/form/numbers";
import { PartLegend, partLook, PartPatterns } from "./partLooks.tsx";
import { layOutTornado, type TornadoRow } from "./tornadoLayout.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import base from "./figureBase.module.css";
import { figureTexts } from "./figureTexts.ts";
import styles from "./tornado.module.css";

interface TornadoProps {
  readonly label: string;
  /** Name of the result, with its unit. */
  readonly axis: string;
  readonly rows: ReadonlyArray<TornadoRow & { readonly description: string }>;
  /** Result with all assumptions as entered. */
  readonly centre: number;
  /** A value with its unit. */
  readonly text: (value: number) => string;
}

/** Pixels; as in figureBase.module.css. */
const paperWidth = 420;
/** Lower values are hatched, higher ones filled. */
const [lowerLook, higherLook] = [3, 0];

const tickText = (value: number): string => formatNumber(value, { digits: 6, trimZeros: true });

/** Effect of each assumption alone on the result, the largest at the top; arrow keys go from row to row. */
export function Tornado({ label, axis, rows, centre, text }: TornadoProps): ReactNode {
  const [frame, width] = useFigureWidth(560, paperWidth);
  const hatch = useId();
  const layout = useMemo(() => layOutTornado(rows, centre, width, text), [rows, centre, width, text]);
  const { x, top, bottom, left, right, height, isNarrow } = layout;
  const { active, onKeyDown, propsOf } = useValues(rows.length);
  const describe = (id: string | undefined): string => rows.find((row) => row.id === id)?.description ?? "";
  const centreX = x.positionOf(centre);

  return (
    <div ref={frame} className={base.figure} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the rows inside */}
      <svg viewBox={`0 0 ${layout.width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        <PartPatterns id={hatch} />
        <path className={base.grid} d={x.ticks.map((tick) => `M${tick.position},${top}V${bottom}`).join("")} />
        {x.ticks.map(({ value, position: place }) => (
          <text key={value} className={base.tick} x={place} y={bottom + 16} textAnchor="middle">
            {tickText(value)}
          </text>
        ))}
        <text className={base.tick} x={right} y={height - 6} textAnchor="end">
          {axis}
        </text>
        {x.positionOf(0) >= left && x.positionOf(0) <= right && <path className={base.axis} d={`M${x.positionOf(0)},${top}V${bottom}`} />}
        {/* Behind the rows: in a narrow figure their labels cross it. */}
        <path className={styles.centre} d={`M${centreX},${top - 4}V${bottom}`} />
        {layout.rows.map(({ id, lines, top: from, bottom: to, middle, lowerBar, higherBar, lowest, highest }, index) => (
          <g key={id} className={base.choice} {...propsOf(index, describe(id))}>
            <rect className={base.hit} x={0} y={from} width={layout.width} height={to - from} rx={3} />
            {lines.map((line, row) => (
              <text
                key={line}
                className={base.label}
                x={0}
                y={isNarrow ? from + 14 + row * 16 : middle + 4.5 + (row - (lines.length - 1) / 2) * 16}
              >
                {line}
              </text>
            ))}
            <rect {...partLook(lowerLook, hatch)} {...lowerBar} />
            <rect {...partLook(higherLook, hatch)} {...higherBar} />
            <text className={base.smallLabel} x={lowest.x} y={middle + 4} textAnchor="end">
              {text(lowest.value)}
            </text>
            <text className={base.smallLabel} x={highest.x} y={middle + 4}>
              {text(highest.value)}
            </text>
          </g>
        ))}
        <text className={`${base.smallLabel} ${styles.centreValue}`} x={centreX} y={12} textAnchor="middle">
          {text(centre)}
        </text>
      </svg>
      <PartLegend
        label={figureTexts.tornado.legend}
        hatch={hatch}
        parts={[
          { id: "lower", label: figureTexts.tornado.lower, index: lowerLook },
          { id: "higher", label: figureTexts.tornado.higher, index: higherLook },
        ]}
      />
      <p className={`${base.reading} screen-only`} aria-hidden>
        {describe(layout.rows[active]?.id)}
      </p>
    </div>
  );
}
