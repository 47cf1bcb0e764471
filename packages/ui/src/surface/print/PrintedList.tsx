import { joinPath, rowKind, rowName, type ListField } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { plural } from "../../elements/plural.ts";
import { columnWidth, paperParts } from "./paperParts.ts";
import { PrintedCells } from "./PrintedCells.tsx";
import { cellLines, hasCells, placesOf, textAt, type Data, type Marks, type Place } from "./places.ts";
import { useCurrency } from "../state/currency.ts";
import styles from "./print.module.css";

/** A row of a list: what it is called, and by their labels the texts of its fields. */
interface PaperRow {
  readonly id: string;
  readonly title: string;
  /** What the row belongs to, where its list is in rows itself. */
  readonly owner: string;
  readonly places: readonly Place[];
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly isAssumed: boolean }>;
}

const isList = (place: Place): place is Place & { readonly field: ListField } => place.field.type === "list";

/** What the row is called by stands at its head, and a text that is left blank says nothing. */
const saysNothing = ({ field, value }: Place, title: string): boolean => field.type === "text" && (value === title || value === "");

/** The rows of a list, or of all the lists of one field that the rows of another have. */
function rowsOf(lists: readonly (Place & { readonly field: ListField; readonly owner: string })[], marks: Marks): readonly PaperRow[] {
  return lists.flatMap(({ field, value, path, scope, owner }) =>
    (value as readonly (Data & { readonly id: string })[]).map((row, index): PaperRow => {
      const at = joinPath(path, row.id);
      const places = placesOf({ values: row, fields: field.row, around: scope }, at);
      const title = rowName(field, row, index);
      const own = places.filter((each) => !isList(each) && !hasCells(each) && !saysNothing(each, title));
      const texts = own.map((each) => [each.field.label, { text: textAt(each, marks), isAssumed: marks.assumed.has(each.path) }] as const);
      return { id: at, title, owner, places, texts: new Map(texts) };
    }),
  );
}

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

/** The labels of columns in parts that fit the paper. */
function partsOf(kind: string, rows: readonly PaperRow[], labels: readonly string[]): readonly (readonly string[])[] {
  const widths = labels.map((label) =>
    columnWidth([
      label,
      ...rows.map(({ texts }) => {
        const cell = texts.get(label);
        return cell ? `${cell.text}${cell.isAssumed ? " assumed" : ""}` : "";
      }),
    ]),
  );
  return paperParts(columnWidth([kind, ...rows.map(({ title }) => title)]), widths).map((part) => part.map((index) => labels[index]!));
}

/** Whether rows are of kinds so different that a table of them would be empty for the most part. */
function isSparse(rows: readonly PaperRow[], labels: readonly string[]): boolean {
  return rows.reduce((sum, { texts }) => sum + texts.size, 0) < 0.6 * rows.length * labels.length;
}

/** What a row is called where those it belongs to are not said beside it. */
const headOf = ({ owner, title }: PaperRow): string => (owner ? `${owner}, ${title}` : title);

/** The labels under which every row says the same. */
function commonLabels(rows: readonly PaperRow[], labels: readonly string[]): readonly string[] {
  const [first] = rows;
  return labels.filter((label) => {
    const said = first?.texts.get(label);
    return said && rows.every(({ texts }) => texts.get(label)?.text === said.text && texts.get(label)?.isAssumed === said.isAssumed);
  });
}

/** Series of the rows: those of one field below each other. */
function RowCells({ rows, marks }: { readonly rows: readonly PaperRow[]; readonly marks: Marks }): ReactNode {
  const lines = rows.flatMap((row) =>
    row.places.filter(hasCells).flatMap((place) => cellLines(place, marks).map((line) => ({ ...line, head: headOf(row) }))),
  );
  return [...Map.groupBy(lines, ({ label, unit }) => [label, unit].filter(Boolean).join(", "))].map(([title, own]) => (
    <PrintedCells key={title} title={title} lines={own} />
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
  const rows = rowsOf(lists, marks);
  if (!first || rows.length === 0) return null;
  const { field } = first;
  const kind = rowKind(field);
  const labels = [...new Set(rows.flatMap(({ texts }) => [...texts.keys()]))];
  const whole = partsOf(kind, rows, labels);
  const isWide = whole.length > 1;
  const byRow = isWide && (rows.length === 1 || isSparse(rows, labels));
  const common = isWide && !byRow ? commonLabels(rows, labels) : [];
  const own = common.length > 0 ? labels.filter((label) => !common.includes(label)) : labels;
  const parts = common.length > 0 ? partsOf(kind, rows, own) : whole;
  const nested = rows.flatMap((row) => row.places.filter(isList).map((place) => ({ ...place, owner: headOf(row) })));
  return (
    <div className={styles.list}>
      <h3>{field.label}</h3>
      {common.length > 0 && <Entries row={rows[0]!} labels={common} title={`All ${rows.length} ${plural(field.rowLabel)}`} />}
      {byRow
        ? rows.map((row) => <Entries key={row.id} row={row} labels={[...row.texts.keys()]} title={headOf(row)} />)
        : parts.map((part) => part.length > 0 && <RowTable key={part.join()} kind={kind} rows={rows} labels={part} />)}
      <RowCells rows={rows} marks={marks} />
      {[...Map.groupBy(nested, (each) => each.field).values()].map((own) => (
        <PrintedList key={own[0]!.path} lists={own} marks={marks} />
      ))}
    </div>
  );
}
