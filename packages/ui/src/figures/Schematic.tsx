import type { Path } from "@org/hvac-core/kernel";
import { memo, useId, useMemo, type ReactNode } from "react";
import { useIsPrinted } from "../elements/useIsPrinted.ts";
import { shadeSteps, stepOf } from "./heatMapLayout.ts";
import { wrap } from "./labels.ts";
import { useRowMarks, type MarkProps } from "./rowMarks.ts";
import { inBands, type BandedPart } from "./schematicBands.ts";
import { fanRoom, layOutSchematic, type PlacedPart, type SchematicPart } from "./schematicLayout.ts";
import { pagesOf } from "./schematicPages.ts";
import { SchematicPages } from "./SchematicPages.tsx";
import { useParts } from "./useParts.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { figureTexts, stepTexts } from "./figureTexts.ts";
import styles from "./schematic.module.css";

/** A duct or pipe of the drawing. */
export interface DrawnPart extends SchematicPart {
  /** The row of a table that it is. */
  readonly row?: Path;
  readonly name: string;
  /** Value that sets its shade, in the displayed unit; `undefined` without a value. */
  readonly value: number | undefined;
  /** Complete description of the part. */
  readonly description: string;
  readonly isCritical: boolean;
  /** The value exceeds its limit. */
  readonly isOver?: boolean;
  /** Air or water flows towards the fan or pump. */
  readonly isInward?: boolean;
  /** Title of a tree, at its first part. */
  readonly title?: string;
}

interface SchematicProps {
  readonly label: string;
  readonly parts: readonly DrawnPart[];
  /** A value with its unit. */
  readonly text: (value: number) => string;
  /** Description of a part over its limit: "above its noise limit". */
  readonly over?: string;
  /** Description of the parts with thick walls. */
  readonly critical?: string;
  /** What a part does where no table is next to the drawing. */
  readonly onChoose?: (id: string) => void;
}

/** Pixels; as in schematic.module.css. */
const paperWidth = 690;
const arrow = { out: "m0,-5l9,5l-9,5z", in: "m9,-5l-9,5l9,5z" };

/** The lines of all parts: walls first, so that they are open where parts meet. */
const Lines = memo(function Lines({
  parts,
  placed,
  steps,
}: {
  readonly parts: readonly DrawnPart[];
  readonly placed: readonly PlacedPart[];
  readonly steps: ReturnType<typeof shadeSteps>;
}): ReactNode {
  const shades = parts.map(({ value }) => (value === undefined ? undefined : stepOf(value, steps).shade));
  // Parts drawn later are on top: the critical path, which is recognized by its width.
  const order = parts.map((_, index) => index).toSorted((a, b) => Number(parts[a]!.isCritical) - Number(parts[b]!.isCritical));
  return (
    <g aria-hidden>
      {order.map((index) => (
        <path
          key={placed[index]!.id}
          className={styles.wall}
          data-shade={shades[index] ?? "none"}
          data-critical={parts[index]!.isCritical || undefined}
          d={placed[index]!.path}
        />
      ))}
      {order.map((index) => (
        <path key={placed[index]!.id} className={styles.core} data-shade={shades[index] ?? "none"} d={placed[index]!.path} />
      ))}
    </g>
  );
});

interface PartProps {
  readonly placed: PlacedPart;
  readonly description: string;
  readonly isActive: boolean;
  /** Whether a click or Enter does something. */
  readonly isButton: boolean;
  readonly row: MarkProps["data-mark"];
  readonly isSelected: boolean;
}

/** Targets for pointer and keyboard. */
const Part = memo(function Part({ placed, description, isActive, isButton, row, isSelected }: PartProps): ReactNode {
  return (
    <g
      className={styles.part}
      data-part={placed.id}
      data-mark={row}
      role={isButton ? "button" : "graphics-symbol"}
      aria-label={description}
      aria-current={isSelected || undefined}
      tabIndex={isActive ? 0 : -1}
    >
      <path className={styles.hit} d={placed.path} />
      <rect
        data-anchor
        className={styles.room}
        x={placed.start.x + 6}
        y={placed.end.y - 22}
        width={placed.end.x - placed.start.x - 8}
        height={44}
      />
    </g>
  );
});

/** Number of a break, at the part that is interrupted and at the part that continues it. */
function Mark({ x, y, mark }: { readonly x: number; readonly y: number; readonly mark: number }): ReactNode {
  return (
    <>
      <circle className={styles.source} cx={x} cy={y} r="9" />
      <text className={styles.mark} x={x} y={y + 4}>
        {mark}
      </text>
    </>
  );
}

interface WordsProps {
  readonly part: BandedPart<DrawnPart>;
  readonly placed: PlacedPart;
  readonly width: number;
  readonly text: string;
  readonly isSelected: boolean;
}

/** Label along a part; its button has the same text. */
const Words = memo(function Words({ part, placed: { start, end, isLeaf }, width, text, isSelected }: WordsProps): ReactNode {
  return (
    <g className={styles.words} aria-hidden>
      <text className={styles.name} data-selected={isSelected || undefined} x={start.x + 10} y={end.y - 10}>
        {wrap(part.name, width, 1)[0]}
      </text>
      <text className={styles.value} data-over={part.isOver || undefined} x={start.x + 10} y={end.y + 20}>
        {part.isOver ? `▲ ${text}` : text}
      </text>
      {part.onward !== undefined && <Mark x={end.x + 9} y={end.y} mark={part.onward} />}
      {isLeaf && part.onward === undefined && (
        <path className={styles.arrow} d={`M${end.x + 2},${end.y}${part.isInward ? arrow.in : arrow.out}`} />
      )}
    </g>
  );
});

/** Start of a tree: the fan or pump, or the part in another band that it continues. */
function Source({ part, placed }: { readonly part: BandedPart<DrawnPart>; readonly placed: PlacedPart }): ReactNode {
  const { x, y } = placed.start;
  const title = part.from ? figureTexts.schematic.continued(part.from.name) : part.title;
  return (
    <g aria-hidden>
      {part.from ? (
        <Mark x={x - 9} y={y} mark={part.from.mark} />
      ) : (
        <>
          <circle className={styles.source} cx={x - 15} cy={y} r="13" />
          <path className={styles.arrow} d={`M${x - 20},${y}${part.isInward ? arrow.in : arrow.out}`} />
        </>
      )}
      {title && (
        <text className={styles.title} x={x - fanRoom + 4} y={y - 24}>
          {title}
        </text>
      )}
    </g>
  );
}

interface LegendProps {
  readonly steps: ReturnType<typeof shadeSteps>;
  readonly text: (value: number) => string;
  /** Legend text for parts drawn in this way; `undefined` without such parts. */
  readonly critical: string | undefined;
  readonly over: string | undefined;
}

function Legend({ steps, text, critical, over }: LegendProps): ReactNode {
  const sample = (shade: number | "none", isCritical?: boolean): ReactNode => (
    <svg width="28" height="18" aria-hidden>
      <path className={styles.wall} data-shade={shade} data-critical={isCritical || undefined} d="M2,9H26" />
      <path className={styles.core} data-shade={shade} d="M2,9H26" />
    </svg>
  );
  return (
    <ul className={styles.legend} aria-label={figureTexts.schematic.legend}>
      {steps.map(({ from, shade }, index) => (
        <li key={from}>
          {sample(shade)}
          {steps.length === 1 ? text(from) : index === 0 ? stepTexts.below(text(steps[1]!.from)) : stepTexts.from(text(from))}
        </li>
      ))}
      {critical && (
        <li>
          {sample("none", true)} {critical}
        </li>
      )}
      {over && (
        <li>
          <b aria-hidden>▲</b>
          <span>{over}</span>
        </li>
      )}
    </ul>
  );
}

/**
 * Ducts or pipes as a tree drawn from the fan or pump to the ends: wider and darker for higher values, the critical path with thick walls. Arrow
 * keys go from part to part, Enter selects one; the parts of selected rows are marked and in view. On paper, a tree too long for the page continues
 * in bands below.
 */
export function Schematic({
  label,
  parts: whole,
  text,
  over,
  critical = figureTexts.schematic.critical,
  onChoose,
}: SchematicProps): ReactNode {
  const [frame, width] = useFigureWidth(640, paperWidth);
  const isPrinted = useIsPrinted();
  const parts = useMemo(() => (isPrinted ? inBands(whole, paperWidth) : whole), [whole, isPrinted]);
  const layout = useMemo(() => layOutSchematic(parts, width), [parts, width]);
  const drawingId = useId();
  const slices = useMemo(() => {
    const roots = new Set(parts.flatMap(({ id, parent }) => (parent === undefined ? id : [])));
    return isPrinted ? pagesOf(layout, (id) => roots.has(id)) : [{ top: 0, height: layout.height }];
  }, [parts, layout, isPrinted]);
  const steps = useMemo(() => {
    const values = parts.flatMap(({ value }) => value ?? []);
    return values.length === 0 ? [] : shadeSteps(values);
  }, [parts]);
  const places = useMemo(() => new Map(layout.parts.map((each) => [each.id, each])), [layout]);
  const markOf = useRowMarks(frame);
  const marks = parts.map(({ id, row }) => markOf(row, onChoose && ((): void => onChoose(id))));
  const selected = isPrinted ? [] : layout.parts.filter((_, index) => marks[index]!.isSelected);
  const { focused, handlers } = useParts({
    selected: selected[0]?.id,
    next: (from, key) => {
      const ends: Readonly<Record<string, string | undefined>> = { Home: parts[0]?.id, End: parts.at(-1)?.id };
      return { ...places.get(from ?? active ?? "")?.next, ...ends }[key];
    },
    onChoose: marks.some(({ choose }) => choose) ? (id) => marks[parts.findIndex((part) => part.id === id)]?.choose?.() : undefined,
  });
  const active = [focused, selected[0]?.id, parts[0]?.id].find((id) => id !== undefined && places.has(id));
  const activePart = parts.find(({ id }) => id === active);

  return (
    <div className={styles.schematic}>
      <div ref={frame} className={styles.scroller}>
        <SchematicPages layout={layout} slices={slices} drawingId={drawingId} aria-label={label} {...handlers}>
          {selected.map(({ id, path }) => (
            <path key={id} className={styles.selected} d={path} aria-hidden />
          ))}
          <Lines parts={parts} placed={layout.parts} steps={steps} />
          {parts.map((part, index) => part.parent === undefined && <Source key={part.id} part={part} placed={layout.parts[index]!} />)}
          {parts.map((part, index) => (
            <Words
              key={part.id}
              part={part}
              placed={layout.parts[index]!}
              width={layout.wordsWidth}
              text={part.value === undefined ? "" : text(part.value)}
              isSelected={marks[index]!.isSelected}
            />
          ))}
          {parts.map((part, index) => (
            <Part
              key={part.id}
              placed={layout.parts[index]!}
              description={part.description}
              isActive={part.id === active}
              isButton={marks[index]!.choose !== undefined}
              row={marks[index]!.props["data-mark"]}
              isSelected={marks[index]!.isSelected}
            />
          ))}
        </SchematicPages>
      </div>
      <Legend
        steps={steps}
        text={text}
        critical={parts.some(({ isCritical }) => isCritical) ? critical : undefined}
        over={parts.some(({ isOver }) => isOver) ? over : undefined}
      />
      <p className={`${styles.reading} screen-only`} aria-hidden>
        {activePart?.description}
      </p>
    </div>
  );
}
