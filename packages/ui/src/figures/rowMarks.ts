import { joinPath, pathSegments, type Path } from "@org/hvac-core/kernel";
import { use, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { RowSelectionContext, type RowSelection } from "../elements/rowSelection.ts";
import { followMarks } from "./followMarks.ts";

/** Attributes of a mark that shows a row. */
export interface MarkProps {
  readonly "data-mark"?: Path;
  readonly "aria-current"?: true;
}

interface RowMark {
  readonly isSelected: boolean;
  readonly props: MarkProps;
  /** What a click or Enter does. */
  readonly choose: (() => void) | undefined;
}

const none: RowSelection["rows"] = [];

/**
 * The marks of a figure that are rows of the table next to it: those of the selected rows are marked and kept in view, and a mark selects its row.
 *
 * @param frame the figure
 * @returns the mark of a row; `otherwise` is what it does without a table
 */
export function useRowMarks(frame: RefObject<Element | null>): (row: Path | undefined, otherwise?: () => void) => RowMark {
  const selection = use(RowSelectionContext);
  const rows = selection?.rows ?? none;
  const selected = useMemo(() => new Set(rows), [rows]);
  const followed = useRef<string>(undefined);
  // After every rendering: the mark of a new row is drawn later than the row is selected.
  useEffect(() => {
    const mark = frame.current?.querySelector<SVGElement>("[data-mark][aria-current]")?.dataset["mark"];
    if (mark === followed.current) return;
    followed.current = mark;
    if (mark !== undefined) followMarks(frame.current!);
  });
  return (row, otherwise) => {
    if (row === undefined || !selection) return { isSelected: false, props: {}, choose: otherwise };
    const isSelected = selected.has(row);
    return { isSelected, props: { "data-mark": row, ...(isSelected && { "aria-current": true }) }, choose: () => selection.select(row) };
  };
}

/** The id of a row in a list. */
export const idIn =
  (list: string) =>
  (row: Path): string | undefined => {
    const [name, id, ...inner] = pathSegments(row);
    return name === list && inner.length === 0 ? id : undefined;
  };

/** The selection of the table next to a figure or, where there is no table, of the figure itself. */
export function useRowSelection(): RowSelection {
  const [row, select] = useState<Path>();
  const ofFigure = useMemo((): RowSelection => ({ rows: row === undefined ? none : [row], select }), [row]);
  return use(RowSelectionContext) ?? ofFigure;
}

/** One row of a list as the selection: the first selected one, and how another is selected. */
export function useSelectedRow(list: string, { rows, select }: RowSelection) {
  return {
    chosen: rows.map(idIn(list)).find((id) => id !== undefined),
    choose: (id: string | undefined): void => select(id === undefined ? undefined : joinPath(list, id)),
  };
}

/**
 * What a figure is about: the row that was selected last in the table next to it, or chosen last in the figure.
 *
 * @param nameOf name that a row has in the figure; `undefined` for a row that the figure is never about
 */
export function useFollowed(nameOf: (row: Path) => string | undefined): readonly [string | undefined, (name: string) => void] {
  const rows = use(RowSelectionContext)?.rows ?? none;
  const selected = rows.map(nameOf).find((name) => name !== undefined);
  const [last, setLast] = useState({ selected, shown: selected });
  if (selected !== undefined && selected !== last.selected) setLast({ selected, shown: selected });
  const choose = useCallback((shown: string): void => setLast((before) => ({ ...before, shown })), []);
  return [last.shown, choose];
}

const itself = (row: Path): Path => row;

/** What a figure draws that has no room for all marks: those that it has room for, and those of the row that was selected last. */
export function useWithSelected<Drawn>(
  shown: readonly Drawn[],
  all: readonly Drawn[],
  rowOf: (drawn: Drawn) => Path | undefined,
): readonly Drawn[] {
  const [row] = useFollowed(itself);
  if (row === undefined || shown.some((drawn) => rowOf(drawn) === row)) return shown;
  return [...shown, ...all.filter((drawn) => rowOf(drawn) === row)];
}
