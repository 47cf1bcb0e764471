import { joinPath, rowName, type ListField } from "@org/hvac-core/kernel";
import { columnWidth, paperParts } from "./paperParts.ts";
import { hasCells, placesOf, textAt, type Data, type Marks, type Place } from "./printedPlaces.ts";

/** A row of a list: what it is called, and by their labels the texts of its fields. */
export interface PaperRow {
  readonly id: string;
  readonly title: string;
  /** What the row belongs to, where its list is in rows itself. */
  readonly owner: string;
  readonly places: readonly Place[];
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly isAssumed: boolean }>;
}

export const isList = (place: Place): place is Place & { readonly field: ListField } => place.field.type === "list";

/** What the row is called by stands at its head, and a text that is left blank says nothing. */
const saysNothing = ({ field, value }: Place, title: string): boolean => field.type === "text" && (value === title || value === "");

/** The rows of a list, or of all the lists of one field that the rows of another have. */
export function listRows(
  lists: readonly (Place & { readonly field: ListField; readonly owner: string })[],
  marks: Marks,
): readonly PaperRow[] {
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

/** Whether a table of these columns is wider than the paper. */
function isWiderThanPaper(kind: string, rows: readonly PaperRow[], labels: readonly string[]): boolean {
  const widths = labels.map((label) =>
    columnWidth([
      label,
      ...rows.map(({ texts }) => {
        const cell = texts.get(label);
        return cell ? `${cell.text}${cell.isAssumed ? " assumed" : ""}` : "";
      }),
    ]),
  );
  return paperParts(columnWidth([kind, ...rows.map(({ title }) => title)]), widths).length > 1;
}

/** Whether rows are of kinds so different that a table of them would be empty for the most part. */
function isSparse(rows: readonly PaperRow[], labels: readonly string[]): boolean {
  return rows.reduce((sum, { texts }) => sum + texts.size, 0) < 0.6 * rows.length * labels.length;
}

/** What a row is called where those it belongs to are not said beside it. */
export const headOf = ({ owner, title }: PaperRow): string => (owner ? `${owner}, ${title}` : title);

/** The labels under which every row says the same. */
function commonLabels(rows: readonly PaperRow[], labels: readonly string[]): readonly string[] {
  const [first] = rows;
  return labels.filter((label) => {
    const said = first?.texts.get(label);
    return said && rows.every(({ texts }) => texts.get(label)?.text === said.text && texts.get(label)?.isAssumed === said.isAssumed);
  });
}

/** The title of what all rows have in common. */
export const sameForAll = (rows: readonly PaperRow[]): string => `Same for ${rows.length === 2 ? "both" : `all ${rows.length}`}`;

/** How the rows of a list stand on paper. */
export interface Arrangement {
  /** The head of the names of rows. */
  readonly head: string;
  /** Labels under which all rows say the same, which is said once. */
  readonly common: readonly string[];
  /** Each row for itself instead of a table. */
  readonly byRow: boolean;
  /** The labels of the table's columns; who draws it divides what is wider than the paper. */
  readonly labels: readonly string[];
}

/** A list that is wider than the paper says once what all rows have in common. */
export function arrangementOf(kind: string, rows: readonly PaperRow[]): Arrangement {
  const all = [...new Set(rows.flatMap(({ texts }) => [...texts.keys()]))];
  const isWide = isWiderThanPaper(kind, rows, all);
  const byRow = isWide && (rows.length === 1 || isSparse(rows, all));
  const common = isWide && !byRow ? commonLabels(rows, all) : [];
  const labels = common.length > 0 ? all.filter((label) => !common.includes(label)) : all;
  // A list of fittings has a field "Fitting".
  const head = all.includes(kind) ? "Name" : kind;
  return { head, common, byRow, labels };
}
