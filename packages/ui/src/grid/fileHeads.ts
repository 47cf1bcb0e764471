import { wordsOf, type FileColumn } from "./fileColumns.ts";

/** What a column of a file is taken for. */
export type Target =
  | { readonly type: "field"; readonly key: string }
  /** States the units of the numbers of another column, by its index. */
  | { readonly type: "unit"; readonly of: number }
  /** Ids by which rows of the list are known again. */
  | { readonly type: "id" }
  | { readonly type: "none" };

/** A column of a file as its head names it. */
export interface Head {
  readonly title: string;
  readonly target: Target;
  /** The unit that the head states for all its numbers: `Airflow (L/s)`. */
  readonly unit: string;
}

/** Heads of columns beside the fields. */
export const idHead = "Row ID";
export const unitHead = (label: string): string => `${label}, unit`;

const none: Target = { type: "none" };
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[\s_]+/g, " ")
    .trim()
    .toLowerCase();

/** Other names of a column: people's tables do not have ours. */
function namesOf({ key, label, place, column }: FileColumn): readonly string[] {
  const symbol = place === undefined && column.field.symbol !== undefined ? [column.field.symbol] : [];
  return [label, wordsOf(key), ...symbol].map(plain);
}

/** Columns by their names in plain form: each name is made plain once for all titles that are compared with it. */
interface ColumnNames {
  readonly keyOfLabel: ReadonlyMap<string, string>;
  readonly keyOfName: ReadonlyMap<string, string>;
  /** The name of a series, by the key of each of its places. */
  readonly seriesOfKey: ReadonlyMap<string, string>;
}

function columnNames(columns: readonly FileColumn[]): ColumnNames {
  const keyOfLabel = new Map<string, string>();
  const keyOfName = new Map<string, string>();
  const seriesOfKey = new Map<string, string>();
  for (const column of columns) {
    const { key, label, place } = column;
    const [own = "", ...others] = namesOf(column);
    if (!keyOfLabel.has(own)) keyOfLabel.set(own, key);
    for (const name of others) if (!keyOfName.has(name)) keyOfName.set(name, key);
    if (place !== undefined) seriesOfKey.set(key, plain(label.replace(/, (?:hour|month|\d+ Hz).*$/, "")));
  }
  return { keyOfLabel, keyOfName, seriesOfKey };
}

interface Named {
  readonly key: string;
  readonly unit: string;
}

function fieldOf(title: string, { keyOfLabel, keyOfName }: ColumnNames): Named | undefined {
  const found = (text: string): string | undefined => keyOfLabel.get(plain(text)) ?? keyOfName.get(plain(text));
  const whole = found(title);
  if (whole !== undefined) return { key: whole, unit: "" };
  // The last brackets may be the unit: `Airflow (L/s)`, `Airflow [cfm]`; a label may have brackets of its own.
  const bracketed = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*$/s.exec(title);
  const separated = bracketed ?? /^(.*\S)\s*[,;/]\s*([^,;]+)$/s.exec(title);
  if (separated === null) return undefined;
  const key = found(separated[1]!);
  return key === undefined ? undefined : { key, unit: separated[2]!.trim() };
}

const saysUnit = (title: string): boolean => /^(?:units?|uom|einheit|unité|unidad)\.?$/i.test(title.trim());

/** What the columns of a file are by their heads. Each field is taken once; what no field is called by is left out. */
export function readHeads(titles: readonly string[], columns: readonly FileColumn[]): readonly Head[] {
  return headsOf(titles, columnNames(columns));
}

function headsOf(titles: readonly string[], names: ColumnNames): readonly Head[] {
  const taken = new Set<string>();
  const heads: Head[] = [];
  for (const [index, title] of titles.entries()) {
    const ofField = /^(.+),\s*units?$/is.exec(title)?.[1];
    const named = fieldOf(title, names);
    // Of a series all places have one unit, behind the last of them.
    const before = ofField === undefined ? -1 : heads.findLastIndex((head) => plain(head.title) === plain(ofField));
    const series =
      ofField === undefined
        ? -1
        : heads.findLastIndex((head) => head.target.type === "field" && names.seriesOfKey.get(head.target.key) === plain(ofField));
    const of = before >= 0 ? before : series;
    if (plain(title) === plain(idHead)) heads.push({ title, target: { type: "id" }, unit: "" });
    else if (of >= 0) heads.push({ title, target: { type: "unit", of }, unit: "" });
    else if (named && named.unit.toLowerCase() !== "unit" && !taken.has(named.key)) {
      taken.add(named.key);
      heads.push({ title, target: { type: "field", key: named.key }, unit: named.unit });
    } else if (saysUnit(title) && heads.at(-1)?.target.type === "field")
      heads.push({ title, target: { type: "unit", of: index - 1 }, unit: "" });
    else heads.push({ title, target: none, unit: "" });
  }
  return heads;
}

/** Rows in which a head is looked for: titles and notes often stand above it. */
const searchedRows = 30;

/** The row that names most of the fields; `undefined` where none names any. */
export function findHeadRow(rows: readonly (readonly string[])[], columns: readonly FileColumn[]): number | undefined {
  const names = columnNames(columns);
  let best: number | undefined;
  let most = 0;
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    const count = headsOf(row, names).filter(({ target }) => target.type === "field").length;
    if (count > most) [best, most] = [index, count];
  }
  return best;
}
