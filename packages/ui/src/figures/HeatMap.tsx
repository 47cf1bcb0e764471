import { memo, useMemo, type ReactNode } from "react";
import { cornerOf, highest, hoursOfDay, layOutHeatMap, nextHour, shadeSteps, stepOf, type HeatMapLayout } from "./heatMapLayout.ts";
import { useIsPrinted } from "../elements/useIsPrinted.ts";
import { useParts } from "./useParts.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { figureTexts, stepTexts } from "./figureTexts.ts";
import styles from "./heatMap.module.css";

interface HeatMapProps {
  readonly label: string;
  /** Names of the twelve months. */
  readonly months: readonly string[];
  /** 288 values in the displayed unit, month by month, each from 1 h to 24 h. */
  readonly values: readonly number[];
  /** A value with its unit. */
  readonly text: (value: number) => string;
  /** Whether the values are cooling or heating loads. */
  readonly tone?: "cooling" | "heating";
  /** Index of the selected cell. */
  readonly chosen?: number | undefined;
  readonly onChoose?: (index: number) => void;
}

/** Pixels; as in heatMap.module.css. */
const paperWidth = 420;

interface CellProps {
  readonly index: number;
  readonly layout: HeatMapLayout;
  readonly shade: number;
  readonly label: string;
  readonly isActive: boolean;
  /** Whether the cell is selected; `undefined` if cells cannot be selected. */
  readonly isChosen: boolean | undefined;
}

const Cell = memo(function Cell({ index, layout, shade, label, isActive, isChosen }: CellProps): ReactNode {
  return (
    <rect
      className={styles.cell}
      data-part={index}
      data-shade={shade}
      {...cornerOf(index, layout)}
      width={layout.cell.width}
      height={layout.cell.height}
      role={isChosen === undefined ? "graphics-symbol" : "button"}
      aria-label={label}
      aria-pressed={isChosen}
      tabIndex={isActive ? 0 : -1}
    />
  );
});

/** Names along the edges: every month, every third hour. */
function EdgeNames({ layout, months }: { readonly layout: HeatMapLayout; readonly months: readonly string[] }): ReactNode {
  const { hoursAcross, plot, cell } = layout;
  const names = months.map((name) => name.slice(0, 3));
  const hours = Array.from({ length: hoursOfDay }, (_, index) => ((index + 1) % 3 === 0 ? String(index + 1) : ""));
  const [across, down] = hoursAcross ? [hours, names] : [names, hours];
  return (
    <>
      <text className={styles.axisTitle} x={plot.right} y={13} textAnchor="end">
        {hoursAcross ? figureTexts.heatMap.hour : figureTexts.heatMap.month}
      </text>
      {!hoursAcross && (
        <text className={styles.axisTitle} x={0} y={13}>
          {figureTexts.heatMap.hourHead}
        </text>
      )}
      {across.map((name, index) => (
        <text key={index} className={styles.tick} x={plot.left + (index + 0.5) * cell.width} y={plot.top - 6} textAnchor="middle">
          {name}
        </text>
      ))}
      {down.map((name, index) => (
        <text key={index} className={styles.tick} x={plot.left - 6} y={plot.top + (index + 0.5) * cell.height + 4} textAnchor="end">
          {name}
        </text>
      ))}
    </>
  );
}

/** Legend of the shades, the lightest first. */
function Shades({ steps, text }: { readonly steps: ReturnType<typeof shadeSteps>; readonly text: HeatMapProps["text"] }): ReactNode {
  return (
    <ul className={styles.shades} aria-label={figureTexts.heatMap.shades}>
      {steps.map(({ from, shade }, index) => (
        <li key={from}>
          <svg width="16" height="16" aria-hidden>
            <rect className={styles.swatch} data-shade={shade} x="0.5" y="0.5" width="15" height="15" />
          </svg>
          {index === 0 ? stepTexts.below(text(steps[1]?.from ?? steps[0]!.to)) : stepTexts.from(text(from))}
        </li>
      ))}
    </ul>
  );
}

/** A year of design days: twelve months by 24 hours, darker for higher values. Arrow keys go from hour to hour; the highest one is marked. */
export function HeatMap({ label, months, values, text, tone, chosen, onChoose }: HeatMapProps): ReactNode {
  const [frame, width] = useFigureWidth(620, paperWidth);
  const isPrinted = useIsPrinted();
  const layout = useMemo(() => layOutHeatMap(width, isPrinted ? "paper" : "screen"), [width, isPrinted]);
  const steps = useMemo(() => shadeSteps(values), [values]);
  const peak = useMemo(() => highest(values), [values]);
  const { focused, handlers } = useParts({
    next: (from, key) => nextHour(Number(from ?? chosen ?? peak), key, layout.hoursAcross)?.toString(),
    onChoose: onChoose && ((cell) => onChoose(Number(cell))),
  });
  const active = focused === undefined ? (chosen ?? peak) : Number(focused);
  const nameOf = (index: number): string => `${months[Math.floor(index / hoursOfDay)]!}, ${(index % hoursOfDay) + 1}\u202fh`;
  const describe = (index: number): string => figureTexts.heatMap.cell(nameOf(index), text(values[index]!), index === peak);
  const peakCorner = cornerOf(peak, layout);
  const chosenCorner = chosen === undefined ? undefined : cornerOf(chosen, layout);

  return (
    <div ref={frame} className={styles.map} data-tone={tone} data-paper>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} width="100%" aria-label={label} {...handlers}>
        <EdgeNames layout={layout} months={months} />
        {values.map((value, index) => (
          <Cell
            key={index}
            index={index}
            layout={layout}
            shade={stepOf(value, steps).shade}
            label={describe(index)}
            isActive={index === active}
            isChosen={onChoose && index === chosen}
          />
        ))}
        {chosenCorner && <rect className={styles.chosen} {...chosenCorner} width={layout.cell.width} height={layout.cell.height} />}
        <circle
          className={styles.peak}
          cx={peakCorner.x + layout.cell.width / 2}
          cy={peakCorner.y + layout.cell.height / 2}
          r={Math.min(layout.cell.width, layout.cell.height) / 4}
        />
      </svg>
      <Shades steps={steps} text={text} />
      <p className={styles.reading}>
        <svg width="16" height="16" aria-hidden>
          <circle className={styles.peak} cx="8" cy="8" r="6" />
        </svg>
        {figureTexts.heatMap.highest(nameOf(peak), text(values[peak]!))}
      </p>
      <p className={`${styles.reading} screen-only`} aria-hidden>
        {describe(active)}
      </p>
    </div>
  );
}
