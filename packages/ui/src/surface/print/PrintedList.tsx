import { type ListField } from "@org/hvac-core/kernel";
import { rowKind } from "@org/hvac-core/internal";
import type { ReactNode } from "react";
import { axisNames } from "@org/form/fields";
import {
  arrangementOf,
  headOf,
  isList,
  listRows,
  sameForAll,
  cellLines,
  hasCells,
  type PaperRow,
  type Marks,
  type Place,
} from "@org/documents/content";
import { PrintedCells } from "./PrintedCells.tsx";
import { useCurrency } from "../state/currencyContext.ts";
import styles from "./print.module.css";

function Cell({ row, label }: { readonly row: PaperRow; readonly label: string }): ReactNode {
  const cell = row.texts.get(label);
  const inCurrency = useCurrency();
  return (
    cell && (
      <>
        {inCurrency(cell.text)}
        {cell.isAssumed && <em> assumed</em>}
      </>
    )
  );
}

/** Fields with their values, as many beside each other as there is room for. */
function Entries({
  row,
  labels,
  title,
}: {
  readonly row: PaperRow;
  readonly labels: readonly string[];
  readonly title: string;
}): ReactNode {
  return (
    <div className={styles.entries}>
      <h4>{title}</h4>
      <dl>
        {labels.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Cell row={row} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface RowTableProps {
  readonly kind: string;
  readonly rows: readonly PaperRow[];
  readonly labels: readonly string[];
}

function RowTable({ kind, rows, labels }: RowTableProps): ReactNode {
  const byOwner = [...Map.groupBy(rows, ({ owner }) => owner)];
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{kind}</th>
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {byOwner.map(([owner, own]) => (
        <tbody key={owner}>
          {owner && (
            <tr>
              <th scope="rowgroup" colSpan={labels.length + 1} className={styles.owner}>
                {owner}
              </th>
            </tr>
          )}
          {own.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.title}</th>
              {labels.map((label) => (
                <td key={label}>
                  <Cell row={row} label={label} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Series of the rows: those of one field below each other. */
function RowCells({ rows, marks }: { readonly rows: readonly PaperRow[]; readonly marks: Marks }): ReactNode {
  const lines = rows.flatMap((row) =>
    row.places.filter(hasCells).flatMap((place) => cellLines(place, marks).map((line) => ({ ...line, head: headOf(row) }))),
  );
  return [...Map.groupBy(lines, ({ label, unit }) => [label, unit].filter(Boolean).join(", "))].map(([title, own]) => (
    <PrintedCells key={title} title={title} name={axisNames[own[0]!.axis]} lines={own} isAssumed={false} />
  ));
}

interface PrintedListProps {
  /** The list; where it is in rows of another, that of each of them. */
  readonly lists: readonly (Place & { readonly field: ListField; readonly owner: string })[];
  readonly marks: Marks;
}

/** Rows of a list as a table. One that is wider than the paper says once what all rows have in common, and goes on below; lists within follow. */
export function PrintedList({ lists, marks }: PrintedListProps): ReactNode {
  const [first] = lists;
  const rows = listRows(lists, marks);
  if (!first || rows.length === 0) return null;
  const { field } = first;
  const kind = rowKind(field);
  const { head, common, byRow, parts } = arrangementOf(kind, rows);
  const nested = rows.flatMap((row) => row.places.filter(isList).map((place) => ({ ...place, owner: headOf(row) })));
  return (
    <div className={styles.list}>
      <h3>{field.label}</h3>
      {common.length > 0 && <Entries row={rows[0]!} labels={common} title={sameForAll(rows)} />}
      {byRow
        ? rows.map((row) => <Entries key={row.id} row={row} labels={[...row.texts.keys()]} title={headOf(row)} />)
        : parts.map((part) => part.length > 0 && <RowTable key={part.join()} kind={head} rows={rows} labels={part} />)}
      <RowCells rows={rows} marks={marks} />
      {[...Map.groupBy(nested, (each) => each.field).values()].map((own) => (
        <PrintedList key={own[0]!.path} lists={own} marks={marks} />
      ))}
    </div>
  );
}
