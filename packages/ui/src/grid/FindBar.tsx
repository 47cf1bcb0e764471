import { cellsWith, nextFound, replacing, searchParts, type CellSearch, type GridView, type Position } from "@org/form/rows";
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { useEffect, useMemo, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { Button, IconButton } from "../elements/Button.tsx";
import { beginWork } from "../elements/pendingWork.ts";
import { cellElement, revealCell } from "./cellElements.ts";
import type { Grid } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

interface FindBarProps {
  readonly grid: Grid;
  readonly isReplacing: boolean;
  readonly table: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Scrolls the table to the active cell, while the focus is outside. */
function useRevealed(table: FindBarProps["table"], { line, column }: Position): void {
  useEffect(() => {
    const root = table.current?.querySelector<HTMLElement>("[data-grid]");
    const cell = root && cellElement(root, { line, column });
    if (cell) revealCell(root, cell);
  }, [table, line, column]);
}

/** Replacing in the cells with a text, or in one of them. Cells that cannot take the new text stay as they are. */
function replaceIn(grid: Grid, search: CellSearch, by: string, only?: Position): void {
  // The cells on display may be those of an earlier search.
  const writes = replacing(grid, search, by, only ? [only] : cellsWith(grid, search));
  const refused = new Map(grid.write(writes).problems.map((problem) => [`${problem.cell?.row} ${problem.cell?.key}`, problem]));
  const taken = writes.filter(({ row, column }) => !refused.has(`${row} ${column.key}`));
  const [problem] = refused.values();
  if (taken.length > 0) grid.apply(grid.write(taken));
  grid.announce(texts.find.replaced(taken.length, refused.size, problem?.why));
}

interface Searching {
  readonly search: CellSearch;
  readonly change: (changed: Partial<CellSearch>) => void;
  /** Cells that contain the text. */
  readonly cells: readonly Position[];
  /** Index of the active cell among them; -1 if it is another one. */
  readonly place: number;
  /** Goes to the next or the previous of these cells. */
  readonly go: (isBack: boolean) => void;
}

/** Cells of a search; those of the one before until all lines are searched, between which keys are handled. */
function useMatches(view: GridView, search: CellSearch): readonly Position[] {
  const [matches, setMatches] = useState<readonly Position[]>([]);
  useEffect(() => {
    const end = beginWork();
    const parts = searchParts(view, search);
    const cells: Position[] = [];
    const searchOn = (): void => {
      const { done, value } = parts.next();
      if (done) {
        setMatches((before) => (before.length === 0 && cells.length === 0 ? before : cells));
        end();
        return;
      }
      cells.push(...value);
      timer = setTimeout(searchOn);
    };
    let timer = setTimeout(searchOn);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [view, search]);
  return matches;
}

function useSearch({ columns, lines, source, selection: { active }, dispatch }: Grid): Searching {
  const [search, setSearch] = useState<CellSearch>({ text: "", matchCase: false });
  const view = useMemo(() => ({ source, lines, columns }), [source, lines, columns]);
  const cells = useMatches(view, search);
  return {
    search,
    change: (changed) => setSearch({ ...search, ...changed }),
    cells,
    place: cells.findIndex(({ line, column }) => line === active.line && column === active.column),
    go: (isBack) => {
      const to = nextFound(cells, active, isBack);
      if (to) dispatch({ type: "go", to });
    },
  };
}

/** Replacing the text in the active cell, or in all cells of the search. */
function ReplaceTools({ grid, searching }: { readonly grid: Grid; readonly searching: Searching }): ReactNode {
  const { search, cells, place, go } = searching;
  const [by, setBy] = useState("");
  return (
    <>
      <input
        type="text"
        aria-label={texts.find.by}
        placeholder={texts.find.by}
        value={by}
        onChange={({ currentTarget }) => setBy(currentTarget.value)}
      />
      <Button
        small
        disabled={place === -1}
        onClick={() => {
          replaceIn(grid, search, by, grid.selection.active);
          go(false);
        }}
      >
        {texts.find.replace}
      </Button>
      <Button small disabled={cells.length === 0} onClick={() => replaceIn(grid, search, by)}>
        {texts.find.replaceAll}
      </Button>
    </>
  );
}

/** Finds texts in the cells of a table, and replaces them. */
export function FindBar({ grid, isReplacing, table, onClose }: FindBarProps): ReactNode {
  const searching = useSearch(grid);
  const { search, change, cells, place, go } = searching;
  useRevealed(table, grid.selection.active);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isEnter = event.key === "Enter" && event.target instanceof HTMLInputElement && event.target.type === "text";
    if (event.key !== "Escape" && !isEnter) return;
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) go(event.shiftKey);
    else onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter and Escape in one of its fields
    <div className={styles.find} role="search" data-find aria-label={texts.find.title} onKeyDown={onKeyDown}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a key has just asked for it
        autoFocus
        type="text"
        aria-label={texts.find.text}
        placeholder={texts.find.text}
        value={search.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <output>{search.text === "" ? "" : texts.find.place(place + 1, cells.length)}</output>
      <IconButton small label={texts.find.previous} hint={texts.find.previousHint} disabled={cells.length === 0} onClick={() => go(true)}>
        <IconChevronUp size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={texts.find.next} hint={texts.find.nextHint} disabled={cells.length === 0} onClick={() => go(false)}>
        <IconChevronDown size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <select
        aria-label={texts.find.column}
        value={search.column ?? ""}
        onChange={({ currentTarget }) => change({ column: currentTarget.value === "" ? undefined : currentTarget.value })}
      >
        <option value="">{texts.find.allColumns}</option>
        {grid.columns.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={search.matchCase} onChange={({ currentTarget }) => change({ matchCase: currentTarget.checked })} />{" "}
        {texts.find.matchCase}
      </label>
      {isReplacing && <ReplaceTools grid={grid} searching={searching} />}
      <IconButton small label={texts.find.close} onClick={onClose}>
        <IconX size={15} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}
