import { prose } from "@org/form/numbers";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { useIsPrinted } from "@org/ui/elements";
import { isOne, rangeOf } from "@org/form/rows";
import { useMemo, useRef, type ReactNode } from "react";
import { shownColumns } from "./cells.ts";
import { tableLines, type Sorting } from "./matchingRows.ts";
import type { TableDefinition } from "./tableDefinition.ts";
import { TableBody } from "./TableBody.tsx";
import { TableHead } from "./TableHead.tsx";
import { useDrawnLines, useMarkedLine } from "./useDrawnLines.ts";
import { useTableCells } from "./useTableCells.ts";
import styles from "./table.module.css";

interface TableGridProps<Row extends ReferenceRow> {
  readonly table: TableDefinition<Row>;
  readonly rows: readonly Row[];
  readonly unitSystem: UnitSystem;
  readonly sorting: Sorting | undefined;
  /** Row that the address links to. */
  readonly marked: string | undefined;
  readonly onSort: (sorting: Sorting | undefined) => void;
  readonly onChoose?: (row: Row) => void;
}

/** Number of columns from which the spacing is narrower. */
const manyColumns = 8;

/** Grid of the table. A long table renders only the visible lines; a printed page has all. */
export function TableGrid<Row extends ReferenceRow>(props: TableGridProps<Row>): ReactNode {
  const { table, rows, unitSystem, sorting, marked, onSort } = props;
  const box = useRef<HTMLDivElement>(null);
  const isSorted = sorting !== undefined;
  const lines = useMemo(() => tableLines(table, rows, isSorted), [table, rows, isSorted]);
  const columns = useMemo(() => shownColumns(table, unitSystem), [table, unitSystem]);
  const { selection, goTo, handlers } = useTableCells(box, { ...props, lines, columns });
  const isPrinting = useIsPrinted();
  const { showInMiddle, ...drawn } = useDrawnLines(box, lines.length, isPrinting, selection);
  const markedLine = marked === undefined ? -1 : lines.findIndex((line) => "row" in line && line.row.id === marked);
  useMarkedLine(box, marked, markedLine, showInMiddle, goTo);
  const columnCount = columns.length + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and copying are those of the grid within
    <div ref={box} className={styles.scroll} {...handlers}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells take the focus is a grid
        role="grid"
        aria-label={prose(table.title)}
        aria-rowcount={lines.length + 1}
        aria-colcount={columnCount}
        aria-multiselectable
        data-ranged={!isOne(rangeOf(selection)) || undefined}
        data-wide={columnCount > manyColumns || undefined}
      >
        <TableHead columns={columns} sorting={sorting} onSort={onSort} active={selection.active} isPrinting={isPrinting} />
        <TableBody {...{ table, lines, columns, unitSystem, markedLine, selection, drawn }} />
      </table>
    </div>
  );
}
