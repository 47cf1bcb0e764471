import { isTypedQuantity, joinPath, pathSegments, type Path } from "@org/hvac-core/kernel";
import { formatQuantity } from "@org/form/numbers";
import {
  dependentsIn,
  precedentsIn,
  referencedPlace,
  referencesTo,
  resultPath,
  rowLine,
  rowPath,
  valueIn,
  type Column,
  type TracedPlace,
} from "@org/form/rows";
import { unknownResult, type Row } from "@org/form/state";
import { use, useEffect, useState, type ReactNode } from "react";
import { ContextMenu, type MenuPoint } from "../elements/ContextMenu.tsx";
import { MenuItem } from "../elements/Popup.tsx";
import { goToField } from "../surface/fields/goToField.ts";
import { useCurrency } from "../surface/state/currencyContext.ts";
import { ResultLinksContext, type ResultLinks } from "../surface/state/resultLinksContext.ts";
import type { Grid } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

export type TraceDirection = "precedents" | "dependents";

interface TracedCell {
  readonly column: Column;
  readonly row: Row;
  /** Path of its field or result. */
  readonly path: Path;
}

/** The active cell, where it is in a row of the list. */
function tracedCell({ columns, selection: { active }, source, rowOf }: Grid): TracedCell | undefined {
  const column = columns[active.column];
  const row = source.rows[rowOf(active.line) ?? -1];
  if (!column || !row) return undefined;
  return {
    column,
    row,
    path: column.kind === "input" ? joinPath(rowPath(source, row), column.key) : joinPath(resultPath(source, row), column.name),
  };
}

/** Maximum number of places in the menu. */
const maxPlaces = 50;

interface Traced {
  readonly places: readonly TracedPlace[];
  /** Number of places, also of those that are not listed. */
  readonly count: number;
  /** Rows of the table by the paths of their fields and results. */
  readonly rows: ReadonlyMap<Path, Row>;
}

/** Places before or after a cell: steps of its calculation, and references between rows. */
async function tracedFrom({ source }: Grid, { column, row, path }: TracedCell, direction: TraceDirection): Promise<Traced> {
  const { definition, outcome, complete } = source.state;
  const { fields } = definition;
  const sheet = outcome.ok ? (await definition.explanation()).sheet(outcome) : [];
  const rows = new Map(
    source.rows.flatMap((each) => [rowPath(source, each), resultPath(source, each)].map((place) => [place, each] as const)),
  );
  if (direction === "precedents") {
    const referenced =
      column.kind === "input" && column.field.type === "reference" ? referencedPlace(path, column.field, fields, complete) : undefined;
    const places = [...(referenced ? [referenced] : []), ...precedentsIn(sheet, path)];
    return { places: places.slice(0, maxPlaces), count: places.length, rows };
  }
  const steps = dependentsIn(sheet, path);
  const segments = pathSegments(rowPath(source, row));
  const references = referencesTo({ list: joinPath(...segments.slice(0, -1)), id: segments.at(-1)! }, fields, complete, maxPlaces);
  return { places: [...steps, ...references.places].slice(0, maxPlaces), count: steps.length + references.count, rows };
}

/** The row of the table in which a path is, and its path. */
function rowAround(rows: Traced["rows"], path: Path): readonly [row: Row | undefined, path: Path] {
  const segments = pathSegments(path);
  for (let length = segments.length; length > 0; length--) {
    const within = joinPath(...segments.slice(0, length));
    const row = rows.get(within);
    if (row) return [row, within];
  }
  return [undefined, path];
}

/** Goes to a place: in the table, or to its field in the form. */
function goToPlace({ source, columns, dispatch }: Grid, rows: Traced["rows"], { field, result }: TracedPlace): (() => void) | undefined {
  const path = field ?? result ?? "";
  const [row, within] = rowAround(rows, path);
  const key = row && path.slice(within.length + 1);
  const column = key === "" ? columns[0] : columns.find((each) => each.key === (field === undefined ? `=${key}` : key));
  if (row && column) return () => dispatch({ type: "step", from: { line: rowLine(row.id), column: column.key }, lines: 0, columns: 0 });
  return field === undefined ? undefined : () => goToField(source.state.definition, field);
}

/** Asks for the result of another file that a cell is linked to. */
function linkOf({ column, row, path }: TracedCell, links: ResultLinks | undefined) {
  const value = column.kind === "input" ? valueIn(row, column.names) : undefined;
  if (!isTypedQuantity(value) || !value.link) return undefined;
  return { name: links?.nameOf(value.link) ?? unknownResult, run: links && (() => links.choose(path)) };
}

/** What is said in place of an empty list. */
function nothingText({ source }: Grid, { column }: TracedCell, direction: TraceDirection): string {
  if (direction === "precedents" && column.kind === "input") return texts.trace.entered;
  return source.state.outcome.ok ? texts.trace.nothing[direction] : texts.trace.refused;
}

interface TraceMenuProps {
  readonly grid: Grid;
  readonly direction: TraceDirection;
  readonly point: MenuPoint;
  readonly onClose: () => void;
}

/** What the active cell comes from, or goes into: linked results, rows, inputs and results of the calculation, each with a way there. */
export function TraceMenu({ grid, direction, point, onClose }: TraceMenuProps): ReactNode {
  const [cell] = useState(() => tracedCell(grid));
  const [traced, setTraced] = useState<Traced>();
  const links = use(ResultLinksContext);
  const inCurrency = useCurrency();
  useEffect(() => {
    if (!cell) return onClose();
    // Without an explanation of the calculation there are still references and links.
    tracedFrom(grid, cell, direction).then(setTraced, () => setTraced({ places: [], count: 0, rows: new Map() }));
    // Of the cell that was active when it was asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (!cell || !traced) return undefined;
  const { places, count, rows } = traced;
  const { unitSystem } = grid.source.state.complete;
  const link = direction === "precedents" ? linkOf(cell, links) : undefined;
  const title = (direction === "precedents" ? texts.trace.precedents : texts.trace.dependents)(cell.column.label);
  const entries = places.map((place) => {
    const { name, step } = place;
    const value = step && inCurrency(formatQuantity(step.value, step.quantity, unitSystem));
    return { text: value === undefined ? name : texts.trace.place(name, value), run: goToPlace(grid, rows, place) };
  });
  const nothing = entries.length === 0 && !link && nothingText(grid, cell, direction);
  const more = count - places.length;
  const renderContent = (close: () => void): ReactNode => {
    const go = (run: (() => void) | undefined): void => {
      close();
      run?.();
    };
    return (
      <>
        <p className={styles.menuTitle}>{title}</p>
        {link && <MenuItem onSelect={() => go(link.run)}>{texts.line.link(link.name)}</MenuItem>}
        {entries.map(({ text, run }, index) => (
          // Steps of equal names differ in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <MenuItem key={`${text} ${index}`} disabled={!run} onSelect={() => go(run)}>
            {text}
          </MenuItem>
        ))}
        {more > 0 && <p className={styles.menuTitle}>{texts.more(more)}</p>}
        {nothing && <MenuItem onSelect={close}>{nothing}</MenuItem>}
      </>
    );
  };
  return <ContextMenu point={point} label={title} onClose={onClose} renderContent={renderContent} />;
}
