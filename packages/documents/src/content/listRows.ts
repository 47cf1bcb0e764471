import { joinPath, rowName, type ListField } from "@org/hvac-core/kernel";
import type { DefaultOrigin } from "@org/form/fields";
import { columnWidth, paperParts } from "./paperParts.ts";
import { hasCells, originAt, placesOf, textAt, type Data, type Marks, type Place } from "./printedPlaces.ts";
import { texts as words } from "./texts.ts";

/** A row of a list: its name, and the texts of its fields by their labels. */
export interface PaperRow {
  readonly id: string;
  readonly title: string;
  /** The outer row, where the list is nested in rows. */
  readonly owner: string;
  readonly places: readonly Place[];
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly isAssumed: boolean; readonly origin?: DefaultOrigin | undefined }>;
}

export const isList = (place: Place): place is Place & { readonly field: ListField } => place.field.type === "list";

/** Whether a text is redundant: the title, which heads the row, or an empty text. */
const saysNothing = ({ field, value }: Place, title: string): boolean => field.type === "text" && (value === title || value === "");

/** The rows of a list, or of a nested list in all rows of the outer one. */
export function listRows(
  lists: readonly (Place & { readonly field: ListField; readonly owner: string })[],
  marks: Marks,
): readonly PaperRow[] {
  return lists.flatMap(({ field, value, path, scope, owner }) =>
    (value as readonly (Data & { readonly id: string })[]).map((row, index): PaperRow => {
      const rowPath = joinPath(path, row.id);
      const places = placesOf({ values: row, fields: field.row, around: scope }, rowPath);
      const title = rowName(field, row, index);
      const printed = places.filter((each) => !isList(each) && !hasCells(each) && !saysNothing(each, title));
      const texts = printed.map((each) => {
        const origin = originAt(each, marks);
        return [
          each.field.label,
          { text: textAt(each, marks), isAssumed: origin !== undefined || marks.assumed.has(each.path), origin },
        ] as const;
      });
      return { id: rowPath, title, owner, places, texts: new Map(texts) };
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
        return cell ? (cell.isAssumed ? words.withAssumed(cell.text, cell.origin?.words) : cell.text) : "";
      }),
    ]),
  );
  return paperParts(columnWidth([kind, ...rows.map(({ title }) => title)]), widths).length > 1;
}

/** Whether rows are of such different kinds that their table would be mostly empty. */
function isSparse(rows: readonly PaperRow[], labels: readonly string[]): boolean {
  return rows.reduce((sum, { texts }) => sum + texts.size, 0) < 0.6 * rows.length * labels.length;
}

/** Full name of a row, with the name of its outer row. */
export const headOf = ({ owner, title }: PaperRow): string => (owner ? `${owner}, ${title}` : title);

/** The labels with the same text in every row. */
function commonLabels(rows: readonly PaperRow[], labels: readonly string[]): readonly string[] {
  const [first] = rows;
  return labels.filter((label) => {
    const common = first?.texts.get(label);
    return common && rows.every(({ texts }) => texts.get(label)?.text === common.text && texts.get(label)?.isAssumed === common.isAssumed);
  });
}

/** Title of the values that all rows share. */
export const sameForAll = (rows: readonly PaperRow[]): string => words.sameForAll(rows.length);

/** Arrangement of the rows of a list on paper. */
export interface Arrangement {
  /** Head of the column of names. */
  readonly head: string;
  /** Labels of the values that all rows share; they print once. */
  readonly common: readonly string[];
  /** A block per row instead of a table. */
  readonly byRow: boolean;
  /** Labels of the table's columns; the layout splits a table that is wider than the paper. */
  readonly labels: readonly string[];
}

/** Arranges a list. One that is wider than the paper prints the values that all rows share only once. */
export function arrangementOf(kind: string, rows: readonly PaperRow[]): Arrangement {
  const all = [...new Set(rows.flatMap(({ texts }) => [...texts.keys()]))];
  const isWide = isWiderThanPaper(kind, rows, all);
  const byRow = isWide && (rows.length === 1 || isSparse(rows, all));
  const common = isWide && !byRow ? commonLabels(rows, all) : [];
  const labels = common.length > 0 ? all.filter((label) => !common.includes(label)) : all;
  // A list of fittings has a field "Fitting".
  const head = all.includes(kind) ? words.name : kind;
  return { head, common, byRow, labels };
}
