import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { painted, paintOfKey, rectangle, type MatrixSize } from "@org/form/fields";
import { nextCell } from "@org/form/rows";
import { errorId } from "./fieldIds.ts";
import { rareTexts } from "./rareTexts.ts";
import styles from "./matrixPainter.module.css";

/** Values of the cells, numbered from 1, with their labels. */
export type Paints = readonly (readonly [id: string, title: string])[];

interface MatrixPainterProps {
  readonly label: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Name of a place on each axis: "Month", "Hour". */
  readonly rowName: string;
  readonly columnName: string;
  readonly paints: Paints;
  readonly values: readonly unknown[];
  readonly idOf: (cell: number) => string;
  readonly errorOf: (cell: number) => string | undefined;
  readonly onPaint: (values: readonly unknown[], changed: readonly number[]) => void;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Number of colours; after the last they repeat, and the number in the cell identifies the value. */
const colours = 8;

/** The cell under a pointer, which may have been captured by another. */
function cellAt(event: PointerEvent<HTMLElement>): number | undefined {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]");
  return cell && event.currentTarget.contains(cell) ? Number(cell.dataset["cell"]) : undefined;
}

/** Brushes: each row that the cells may name, or nothing. */
function Palette({
  label,
  paints,
  paint,
  choose,
}: Pick<MatrixPainterProps, "label" | "paints"> & {
  readonly paint: string | null;
  readonly choose: (paint: string | null) => void;
}): ReactNode {
  const name = useId();
  return (
    <div className={styles.palette} role="radiogroup" aria-label={rareTexts.painter.paints(label)}>
      {[...paints, [null, rareTexts.painter.none] as const].map(([id, title], index) => (
        <label key={id ?? ""} className={styles.paint}>
          <input type="radio" name={name} checked={paint === id} onChange={() => choose(id)} />
          <span className={styles.swatch} data-colour={id === null ? undefined : index % colours} aria-hidden>
            {id === null ? "–" : index + 1}
          </span>
          {title}
        </label>
      ))}
    </div>
  );
}

type Painting = Pick<MatrixPainterProps, "paints" | "values" | "onPaint">;

/** Selection and brush of a matrix, by pointer and by keys. */
function usePainting({ paints, values, onPaint }: Painting, size: MatrixSize) {
  const [chosenPaint, choosePaint] = useState<string | null>();
  const [span, setSpan] = useState<Span>({ from: 0, to: 0 });
  const [stroke, setStroke] = useState<Span>();
  const table = useRef<HTMLTableElement>(null);
  // A removed row is no longer a brush.
  const isThere = chosenPaint === null || paints.some(([id]) => id === chosenPaint);
  const paint = isThere && chosenPaint !== undefined ? chosenPaint : (paints[0]?.[0] ?? null);
  const fill = ({ from, to }: Span, by: string | null): void => {
    const next = painted(values, rectangle(from, to, size), by, size);
    if (next.changed.length > 0) onPaint(next.values, next.changed);
  };
  const focusCell = (cell: number): void => table.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    const hasControl = event.ctrlKey || event.metaKey;
    const to = nextCell({ key: event.key, ctrl: hasControl }, span.to, { lines: size.rows, columns: size.columns });
    if (to !== undefined) {
      event.preventDefault();
      setSpan({ from: event.shiftKey ? span.from : to, to });
      return focusCell(to);
    }
    if (event.key === "Escape" && (stroke || span.from !== span.to)) {
      event.preventDefault();
      event.stopPropagation();
      setStroke(undefined);
      return setSpan({ from: span.to, to: span.to });
    }
    if (hasControl) return;
    const ids = paints.map(([id]) => id);
    const by = event.key === "Enter" || event.key === " " ? paint : paintOfKey(event.key, ids);
    if (by === undefined) return;
    event.preventDefault();
    choosePaint(by);
    fill(span, by);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const cell = event.button === 0 ? cellAt(event) : undefined;
    if (cell === undefined) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    focusCell(cell);
    const from = event.shiftKey ? span.from : cell;
    setSpan({ from, to: cell });
    setStroke({ from, to: cell });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const cell = stroke && cellAt(event);
    if (!stroke || cell === undefined || cell === stroke.to) return;
    setStroke({ from: stroke.from, to: cell });
    setSpan({ from: stroke.from, to: cell });
  };
  const onPointerUp = (): void => {
    if (stroke) fill(stroke, paint);
    setStroke(undefined);
  };
  return {
    paint,
    choosePaint,
    span,
    selected: new Set(rectangle(span.from, span.to, size)),
    shown: stroke ? painted(values, rectangle(stroke.from, stroke.to, size), paint, size).values : values,
    table,
    /** Focus that enters the matrix from outside selects its cell; inside, keys and pointer select. */
    enter: (cell: number, from: EventTarget | null): void => {
      if (!table.current?.contains(from as Node | null)) setSpan({ from: cell, to: cell });
    },
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setStroke(undefined) },
  };
}

interface PaintedCellProps {
  readonly id: string;
  readonly cell: number;
  /** Index of its paint; −1 for none. */
  readonly paintIndex: number;
  readonly label: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly error: string | undefined;
  readonly enter: (cell: number, from: EventTarget | null) => void;
}

function PaintedCell({ id, cell, paintIndex, label, isActive, isSelected, error, enter }: PaintedCellProps): ReactNode {
  return (
    <td
      id={id}
      data-cell={cell}
      data-colour={paintIndex === -1 ? undefined : paintIndex % colours}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-selected={isSelected}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId(id)}
      onFocus={({ relatedTarget }) => enter(cell, relatedTarget)}
    >
      {paintIndex === -1 ? "–" : paintIndex + 1}
    </td>
  );
}

/**
 * A matrix whose cells name rows of a list: painted by dragging over a rectangle, or selected with the arrow keys and Shift and painted with a digit or
 * Enter. One drag or one key is one step of undo.
 */
export function MatrixPainter(props: MatrixPainterProps): ReactNode {
  const { label, rows, columns, rowName, columnName, paints } = props;
  const { paint, choosePaint, span, selected, shown, table, enter, handlers } = usePainting(props, {
    rows: rows.length,
    columns: columns.length,
  });
  const hint = useId();
  const cellOf = (row: number, column: number): ReactNode => {
    const cell = row * columns.length + column;
    const paintIndex = paints.findIndex(([id]) => id === shown[cell]);
    const title = paintIndex === -1 ? rareTexts.painter.none : paints[paintIndex]![1];
    return (
      <PaintedCell
        key={column}
        id={props.idOf(cell)}
        cell={cell}
        paintIndex={paintIndex}
        label={rareTexts.painter.cell({ row: rows[row]!, columnName, column: columns[column]!, paint: title })}
        isActive={cell === span.to}
        isSelected={selected.has(cell)}
        error={props.errorOf(cell)}
        enter={enter}
      />
    );
  };
  return (
    <div className={styles.painter}>
      <Palette label={label} paints={paints} paint={paint} choose={choosePaint} />
      <table
        ref={table}
        className={styles.grid}
        data-dense={columns.length > 12 || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are edited is a grid
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-describedby={hint}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col">{rowName}</th>
            {columns.map((place) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((_, column) => cellOf(row, column))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={hint} className={styles.hint}>
        {paints.length === 0 ? rareTexts.painter.noPaints : rareTexts.painter.hint}
      </p>
    </div>
  );
}
