import { useId, type ReactNode } from "react";
import type { ReadTables } from "../spreadsheet/table.ts";
import { fileColumns } from "./fileColumns.ts";
import type { Head } from "./fileHeads.ts";
import type { ImportedTable } from "./importedTable.ts";
import type { Import } from "./importing.ts";
import type { ListSource } from "./source.ts";
import styles from "./dialog.module.css";

interface ImportPreviewProps {
  readonly source: ListSource;
  readonly tables: ReadTables;
  readonly sheet: number;
  readonly headRow: number | undefined;
  readonly table: ImportedTable | undefined;
  readonly read: Import | undefined;
  readonly mode: "append" | "replace";
  readonly setMode: (mode: "append" | "replace") => void;
  readonly chooseSheet: (sheet: number) => void;
  readonly chooseHeadRow: (row: number) => void;
  readonly chooseHeads: (heads: readonly Head[]) => void;
}

/** Rows of the file, and problems, that are drawn. */
const maxRows = 8;
const maxProblems = 100;

/** What a column of the file is taken for, as the value of its list of choices. */
const valueOf = ({ target }: Head): string => (target.type === "field" ? target.key : `:${target.type}`);

/** The heads with another meaning of one column; a field is taken from the column that had it. */
function withTarget(heads: readonly Head[], at: number, value: string): readonly Head[] {
  return heads.map((head, index): Head => {
    if (index === at) {
      if (value === ":unit") return { ...head, target: { type: "unit", of: at - 1 } };
      return { ...head, target: value.startsWith(":") ? { type: "none" } : { type: "field", key: value } };
    }
    return valueOf(head) === value && !value.startsWith(":") ? { ...head, target: { type: "none" } } : head;
  });
}

/** What would be imported: what columns are taken for, the first rows, and each cell that cannot be taken, with the reason. */
export function ImportPreview(props: ImportPreviewProps): ReactNode {
  const { source, tables, sheet, headRow, table, read, mode, setMode, chooseSheet, chooseHeadRow, chooseHeads } = props;
  const id = useId();
  const rows = tables.sheets[sheet]?.rows ?? [];
  return (
    <>
      {tables.sheets.length > 1 && (
        <label className={styles.choice}>
          <span>Sheet</span>
          <select value={sheet} onChange={({ target }) => chooseSheet(Number(target.value))}>
            {tables.sheets.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.choice}>
        <span>Names of columns are in row</span>
        <select value={headRow ?? ""} onChange={({ target }) => chooseHeadRow(Number(target.value))}>
          {headRow === undefined && <option value="">choose</option>}
          {rows.slice(0, 40).map((row, index) => (
            <option key={index} value={index}>
              {index + 1}:{" "}
              {row
                .filter((cell) => cell !== undefined)
                .join(", ")
                .slice(0, 60)}
            </option>
          ))}
        </select>
      </label>
      {source.stated.length > 0 && (
        <label className={styles.choice}>
          <span>Rows of the file</span>
          <select value={mode} onChange={({ target }) => setMode(target.value as "append" | "replace")}>
            <option value="append">go to the end of the list</option>
            <option value="replace">replace the list; rows with the same Row ID keep what is not in the file</option>
          </select>
        </label>
      )}
      {table && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.problems}>
            <caption id={id}>First rows of the file</caption>
            <thead>
              <tr>
                {table.heads.map((head, index) => (
                  <th key={index} scope="col">
                    {head.title}
                    <select
                      aria-label={`“${head.title || `Column ${index + 1}`}” is`}
                      value={valueOf(head)}
                      onChange={({ target }) => chooseHeads(withTarget(table.heads, index, target.value))}
                    >
                      <option value=":none">not imported</option>
                      {(index > 0 || head.target.type === "unit") && <option value=":unit">unit</option>}
                      {head.target.type === "id" && <option value=":id">row ID</option>}
                      {fileColumns(source).map(({ key, label }) => (
                        <option key={key} value={key}>
                          {label}
                        </option>
                      ))}
                    </select>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.slice(0, maxRows).map((row, at) => (
                <tr key={at}>
                  {table.heads.map((_, column) => (
                    <td key={column} data-refused={read?.problems.some((each) => each.row === at && each.column === column) || undefined}>
                      {row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {read && table && <Problems read={read} table={table} firstRow={(headRow ?? 0) + 2} />}
    </>
  );
}

function Problems({
  read,
  table,
  firstRow,
}: {
  readonly read: Import;
  readonly table: ImportedTable;
  readonly firstRow: number;
}): ReactNode {
  const { problems, left } = read;
  return (
    <>
      {left > 0 && <p role="alert">The list has no room for the last {left} rows of the file; they are left out.</p>}
      <output>
        {problems.length === 0
          ? "Every cell can be read."
          : `${problems.length === 1 ? "1 cell needs" : `${problems.length} cells need`} correction. Numbers that cannot be read stay in their cells as text, marked.`}
      </output>
      {problems.length > 0 && (
        <table className={styles.problems}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Text</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, maxProblems).map(({ row, column, text, why }, index) => (
              <tr key={index}>
                <td>{firstRow + row}</td>
                <td>{table.heads[column]?.title}</td>
                <td>{text}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {problems.length > maxProblems && <p>And {problems.length - maxProblems} more.</p>}
    </>
  );
}
