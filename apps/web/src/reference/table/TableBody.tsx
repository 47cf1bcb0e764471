import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { prose } from "@org/form/numbers";
import { selectionInLine, type Selection } from "@org/form/rows";
import { Fragment, useMemo, type ReactNode } from "react";
import { citationKey, distinctCitations } from "../Sources.tsx";
import type { ShownColumn } from "./cells.ts";
import type { TableLine } from "./matchingRows.ts";
import type { TableDefinition } from "./tableDefinition.ts";
import { TableRow } from "./TableRow.tsx";
import type { DrawnLines } from "./useDrawnLines.ts";
import styles from "./table.module.css";

interface TableBodyProps<Row extends ReferenceRow> {
  readonly table: TableDefinition<Row>;
  readonly lines: readonly TableLine<Row>[];
  readonly columns: readonly ShownColumn<Row>[];
  readonly unitSystem: UnitSystem;
  readonly markedLine: number;
  readonly selection: Selection;
  readonly drawn: Omit<DrawnLines, "showInMiddle">;
}

/** Space of lines that are not drawn. */
function Gap({ height, columnCount }: { readonly height: number; readonly columnCount: number }): ReactNode {
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is empty */}
      <td colSpan={columnCount} className={styles.gap} style={{ height }} />
    </tr>
  );
}

/** Number of the source of each row, as the list below the table has it. */
function useSourceNumbers<Row extends ReferenceRow>(rows: readonly Row[]): (row: Row) => number {
  return useMemo(() => {
    const citations = distinctCitations(rows.map(({ source }) => source));
    const numbers = new Map(citations.map((citation, index) => [citationKey(citation), index + 1]));
    return ({ source }) => numbers.get(citationKey(source))!;
  }, [rows]);
}

/** Lines of the table: rows, and headings of their groups. */
export function TableBody<Row extends ReferenceRow>({ lines, markedLine, selection, drawn, ...shared }: TableBodyProps<Row>): ReactNode {
  const { measure } = drawn;
  const columnCount = shared.columns.length + 1;
  const numberOf = useSourceNumbers(shared.table.rows);
  const draw = (line: TableLine<Row>, index: number): ReactNode =>
    "row" in line ? (
      <TableRow
        {...shared}
        {...selectionInLine(selection, index)}
        row={line.row}
        line={index}
        isMarked={index === markedLine}
        sourceNumber={numberOf(line.row)}
        measure={measure}
      />
    ) : (
      <tr ref={measure} data-row={index} aria-rowindex={index + 2}>
        <th scope="rowgroup" colSpan={columnCount} className={styles.heading}>
          {prose(line.heading)}
        </th>
      </tr>
    );
  return (
    <tbody data-body>
      {drawn.lines.map(({ index, gap }) => {
        const line = lines[index]!;
        return (
          <Fragment key={"row" in line ? line.row.id : `heading/${line.heading}`}>
            {gap > 0 && <Gap height={gap} columnCount={columnCount} />}
            {draw(line, index)}
          </Fragment>
        );
      })}
      {drawn.gapAfter > 0 && <Gap height={drawn.gapAfter} columnCount={columnCount} />}
    </tbody>
  );
}
