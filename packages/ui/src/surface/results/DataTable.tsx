import type { Citation } from "@org/hvac-core/sources";
import { useId, type ReactNode } from "react";
import { citationText, type CopiedTable } from "@org/form/numbers";
import { CopyButton } from "../../elements/CopyButton.tsx";
import { columnWidth, paperParts } from "@org/documents/content";
import { useIsPrinted } from "../../elements/useIsPrinted.ts";
import { TablePart, type TablePartProps } from "./TablePart.tsx";
import type { DataRow } from "@org/form/results";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

/** Whether a load is cooling (blue) or heating (orange): the only use of these colours. */
export type Tone = "cooling" | "heating";

interface DataTableProps extends TablePartProps {
  readonly title: string;
  readonly source?: Citation | undefined;
  readonly tone?: Tone | undefined;
  /** The whole table with its numbers, for the clipboard. */
  readonly copied: () => CopiedTable;
  /** Below the rows: the button that shows the remaining rows. */
  readonly more?: ReactNode;
}

/** Columns in parts that fit side by side: all of them on the screen, which scrolls; on paper as many as fit its width. */
function partsOf({ columns, rows, sum }: Pick<TablePartProps, "columns" | "rows" | "sum">): readonly (readonly number[])[] {
  const lines = sum ? [...rows, sum] : rows;
  const [head = 0, ...widths] = columns.map(({ label, unit }, place) =>
    columnWidth([label, unit, ...lines.map(({ cells }) => cells[place] ?? "")]),
  );
  return paperParts(head, widths).map((part) => [0, ...part.map((place) => place + 1)]);
}

/** A table of numbers: units in the head, aligned figures, the sum at the foot, the row in use marked. */
export function DataTable({ title, source, tone, copied, more, ...table }: DataTableProps): ReactNode {
  const id = useId();
  const isPrinted = useIsPrinted();
  const { columns, rows, sum } = table;
  // Bars of shares need the width, and their tables have few columns.
  const isParted = isPrinted && columns.length > 2 && rows.every(({ share }) => share === undefined);
  const cut = (row: DataRow, part: readonly number[]): DataRow => ({ ...row, cells: part.map((place) => row.cells[place] ?? "") });
  return (
    <section className={styles.table} data-tone={tone}>
      <h3 id={id}>{title}</h3>
      <CopyButton name={title} table={copied} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too */}
      <section className={styles.scroll} aria-label={texts.table.label(title)} tabIndex={0}>
        {isParted ? (
          partsOf(table).map((part) => (
            <TablePart
              key={part.join(" ")}
              {...table}
              labelledBy={id}
              columns={part.map((place) => columns[place]!)}
              rows={rows.map((row) => cut(row, part))}
              sum={sum && cut(sum, part)}
            />
          ))
        ) : (
          <TablePart {...table} labelledBy={id} />
        )}
      </section>
      {more && <div className="screen-only">{more}</div>}
      {source && <p className={styles.foot}>{citationText(source)}</p>}
    </section>
  );
}
