import { axes } from "@org/hvac-core/kernel";
import { isUnitOf, kinds, type QuantityKind } from "@org/hvac-core/quantity";
import { wordsOf, type FileColumn } from "./fileColumns.ts";
import { looseName, placeNames, tradeNamesOf } from "./headNames.ts";

/** What a column of a file is taken for. */
export type Target =
  | { readonly type: "field"; readonly key: string }
  /** States the units of the numbers of another column, by its index. */
  | { readonly type: "unit"; readonly column: number }
  /** Ids by which rows of the list are known again. */
  | { readonly type: "id" }
  | { readonly type: "none" };

/** A column of a file as its head names it. */
export interface Head {
  readonly title: string;
  readonly target: Target;
  /** The unit of those of its numbers that state none, as a text: of the head, of the row of units under it, or chosen. Empty: that of the list. */
  readonly unit: string;
  /** What a row of units under the head says of the column. */
  readonly under?: string | undefined;
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

/** The kinds of units that a column takes: lighting in W and in W/m². */
export const kindsOf = ({ cellField }: Pick<FileColumn, "cellField">): readonly QuantityKind[] =>
  cellField.type === "quantity" ? [cellField.quantity, ...(cellField.per ? [cellField.per.quantity] : [])] : [];

/** A currency by its code. Which one the list is in is seen where its cells are read. */
const currencyCode = /^[A-Z]{3}$/;

/** Whether a text is a unit of the column. */
export function isUnitFor(text: string, column: Pick<FileColumn, "cellField">): boolean {
  const name = text.trim();
  return kindsOf(column).some((kind) => isUnitOf(name, kind) || (kind === "money" && currencyCode.test(name)));
}

const isAnyUnit = (text: string): boolean => (Object.keys(kinds) as QuantityKind[]).some((kind) => isUnitOf(text, kind));

/** What is written for a unit where things are counted. */
const countedIn = /^(?:no|nos|nr|qty|each|ea|pcs|[-–—])?\.?$/i;

/** The last brackets of a head: a label may have brackets of its own. */
const bracketed = /^(.*\S)\s*[([]((?:[^()[\]]|\([^()]*\))+)[)\]]\s*$/s;
const anyBrackets = /[([]((?:[^()[\]]|\([^()]*\))+)[)\]]/g;
const separated = /^(.*\S)\s*[,;/]\s*([^,;]+)$/s;

/** A head without the brackets at its end. */
export const withoutBrackets = (title: string): string => bracketed.exec(title)?.[1] ?? title;

/** The ways to take a head for a name with a unit behind it. Only brackets say that there is one, whatever is in them. */
function splitHead(title: string): readonly { readonly name: string; readonly unit: string; readonly isCertain: boolean }[] {
  const inBrackets = bracketed.exec(title);
  const behindMark = separated.exec(title);
  const words = title.trim().split(/[\s_]+/);
  const behindSpace = [1, 2, 3].flatMap((count) => {
    if (words.length <= count) return [];
    const [name, unit] = [words.slice(0, -count).join(" "), words.slice(-count)];
    return [unit.join(" "), ...(count > 1 ? [unit.join("/")] : [])].map((each) => ({ name, unit: each, isCertain: false }));
  });
  return [
    ...(inBrackets ? [{ name: inBrackets[1]!, unit: inBrackets[2]!.trim(), isCertain: true }] : []),
    ...(behindMark ? [{ name: behindMark[1]!, unit: behindMark[2]!.trim(), isCertain: false }] : []),
    ...behindSpace,
  ];
}

/**
 * The unit that the head of a column states for a field: in the row of units, in brackets, or as its last words. What is in brackets and is no unit
 * of the field is given as well: its numbers cannot be read until somebody says what they are.
 */
export function unitInHead({ title, under }: Pick<Head, "title" | "under">, column: FileColumn): string {
  if (column.cellField.type !== "quantity") return "";
  const unit = under ?? unitInTitle(title, column);
  const isCount = column.cellField.quantity === "count" || column.cellField.quantity === "number";
  return isCount && !isUnitFor(unit, column) && countedIn.test(unit) ? "" : unit;
}

function unitInTitle(title: string, column: FileColumn): string {
  if (plain(title) === plain(column.label)) return "";
  if (isUnitFor(title, column)) return title.trim();
  const inside = [...title.matchAll(anyBrackets)].map(([, text]) => text!.trim()).find((text) => isUnitFor(text, column));
  if (inside !== undefined) return inside;
  return splitHead(title).find(({ unit, isCertain }) => isCertain || isUnitFor(unit, column))?.unit ?? "";
}

/** A head with another meaning, and the unit that it states for it. */
export function headAs(head: Head, column: FileColumn): Head {
  return { ...head, target: { type: "field", key: column.key }, unit: unitInHead(head, column) };
}

/** Columns by their names: each name is made plain once for all titles that are compared with it. */
interface ColumnNames {
  readonly columns: ReadonlyMap<string, FileColumn>;
  readonly byLabel: ReadonlyMap<string, string>;
  readonly byKey: ReadonlyMap<string, string>;
  /** As they are written: `N` are people, and `n` is the infiltration. */
  readonly bySymbol: ReadonlyMap<string, string>;
  readonly byTradeName: ReadonlyMap<string, string>;
  /** Which of the names of a field a name of the trade is, 0 the surest: beside `Room name`, `Room number` is no name. */
  readonly tradeOrder: ReadonlyMap<string, number>;
  /** Numbers that name places of a series where several stand side by side: 63, 125, 250. */
  readonly byBarePlace: ReadonlyMap<string, string>;
  /** The name of a series, by the key of each of its places. */
  readonly seriesOfKey: ReadonlyMap<string, string>;
}

function columnNames(columns: readonly FileColumn[]): ColumnNames {
  const [byLabel, byKey, bySymbol, byTradeName, byBarePlace, seriesOfKey] = Array.from({ length: 6 }, () => new Map<string, string>());
  const name = (names: Map<string, string> | undefined, text: string, key: string): void => {
    if (text !== "" && !names!.has(text)) names!.set(text, key);
  };
  for (const { key, label, place, column } of columns) {
    name(byLabel, plain(label), key);
    name(byKey, plain(wordsOf(key)), key);
    if (place === undefined) {
      if (column.field.symbol !== undefined) name(bySymbol, column.field.symbol.normalize("NFKC").trim(), key);
      continue;
    }
    const series = label.replace(/, (?:hour|month|\d+ Hz)[^,]*$/, "");
    seriesOfKey!.set(key, plain(series));
    if (column.field.type !== "series") continue;
    const { axis } = column.field;
    for (const { name: own, isBare } of placeNames(axis, axes[axis][place]!)) {
      name(byTradeName, looseName(`${series} ${own}`), key);
      name(isBare ? byBarePlace : byTradeName, own, key);
    }
  }
  // Behind the names of places: no name of the trade is taken from a column that is called so.
  for (const { key, label, place } of columns) {
    if (place !== undefined) continue;
    name(byTradeName, looseName(label), key);
    name(byTradeName, looseName(wordsOf(key)), key);
  }
  const tradeOrder = new Map<string, number>();
  for (const { key, place } of columns) {
    if (place !== undefined) continue;
    for (const [at, each] of tradeNamesOf(key).entries()) {
      if (!byTradeName!.has(each)) tradeOrder.set(each, at);
      name(byTradeName, each, key);
    }
  }
  return {
    columns: new Map(columns.map((column) => [column.key, column])),
    byLabel: byLabel!,
    byKey: byKey!,
    bySymbol: bySymbol!,
    byTradeName: byTradeName!,
    tradeOrder,
    byBarePlace: byBarePlace!,
    seriesOfKey: seriesOfKey!,
  };
}

interface Named {
  readonly key: string;
  /** How surely it is meant: the lower, the surer. */
  readonly rank: number;
}

function keyOf(text: string, names: ColumnNames, withBarePlaces: boolean): Named | undefined {
  const ranked: readonly (string | undefined)[] = [
    names.byLabel.get(plain(text)),
    names.byKey.get(plain(text)),
    names.bySymbol.get(text.normalize("NFKC").trim()),
    names.byTradeName.get(looseName(text)) ?? (withBarePlaces ? names.byBarePlace.get(looseName(text)) : undefined),
  ];
  const rank = ranked.findIndex((key) => key !== undefined);
  if (rank === -1) return undefined;
  const order = rank < ranked.length - 1 ? 0 : (names.tradeOrder.get(looseName(text)) ?? 0);
  return { key: ranked[rank]!, rank: rank + order / 1000 };
}

function fieldOf(title: string, names: ColumnNames, withBarePlaces: boolean): Named | undefined {
  const whole = keyOf(title, names, withBarePlaces);
  if (whole) return whole;
  for (const { name, unit, isCertain } of splitHead(title)) {
    if (unit.toLowerCase() === "unit") continue;
    const named = keyOf(name, names, withBarePlaces);
    if (named && (isCertain || isUnitFor(unit, names.columns.get(named.key)!))) return named;
  }
  return undefined;
}

const saysUnit = (title: string): boolean => /^(?:units?|uom|einheit|unité|unidad)\.?$/i.test(title.trim());

/** What a user took columns for before, by their titles: the key of a field, or nothing for a column that is not imported. */
export type KnownHeads = Readonly<Record<string, { readonly key: string; readonly unit: string } | undefined>>;

/** What the columns of a file are by their heads. Each field is taken once; what no field is called by is left out. */
export function readHeads(
  titles: readonly string[],
  columns: readonly FileColumn[],
  known: KnownHeads = {},
  units: readonly string[] = [],
): readonly Head[] {
  return headsOf(titles, columnNames(columns), known, units);
}

/** From how many places of a series side by side on numbers alone are places as well. */
const minBarePlaces = 4;

/** The fields that titles name, each by the title that means it most surely. */
function fieldsOfTitles(titles: readonly string[], names: ColumnNames, known: KnownHeads): ReadonlyMap<number, string> {
  const placeCount = titles.filter((title) => {
    const key = names.byTradeName.get(looseName(title));
    return names.byBarePlace.has(looseName(title)) || (key !== undefined && names.seriesOfKey.has(key));
  }).length;
  const named = titles.map((title) => {
    const before = Object.hasOwn(known, looseName(title)) ? known[looseName(title)] : undefined;
    if (before && (before.key === "" || names.columns.has(before.key))) return { key: before.key, rank: -1 };
    return fieldOf(title, names, placeCount >= minBarePlaces);
  });
  const taken = new Set<string>();
  const fields = new Map<number, string>();
  const meant = named.flatMap((each, index) => (each ? [{ ...each, index }] : []));
  for (const { key, index } of meant.toSorted((a, b) => a.rank - b.rank)) {
    if (key === "" || taken.has(key)) continue;
    taken.add(key);
    fields.set(index, key);
  }
  return fields;
}

function headsOf(titles: readonly string[], names: ColumnNames, known: KnownHeads = {}, units: readonly string[] = []): readonly Head[] {
  const fields = fieldsOfTitles(titles, names, known);
  const heads: Head[] = [];
  for (const [index, title] of titles.entries()) {
    const under = units[index] === undefined || units[index] === "" ? undefined : units[index];
    const ofField = /^(.+),\s*units?$/is.exec(title)?.[1];
    // Of a series all places have one unit, behind the last of them.
    const before = ofField === undefined ? -1 : heads.findLastIndex((head) => plain(head.title) === plain(ofField));
    const series =
      ofField === undefined
        ? -1
        : heads.findLastIndex((head) => head.target.type === "field" && names.seriesOfKey.get(head.target.key) === plain(ofField));
    const valueColumn = before >= 0 ? before : series;
    const key = fields.get(index);
    const blank: Head = { title, target: none, unit: "", under };
    if (plain(title) === plain(idHead)) heads.push({ ...blank, target: { type: "id" } });
    else if (valueColumn >= 0) heads.push({ ...blank, target: { type: "unit", column: valueColumn } });
    else if (key !== undefined) {
      const head = headAs(blank, names.columns.get(key)!);
      const chosen = known[looseName(title)];
      heads.push(chosen?.key === key && chosen.unit !== "" ? { ...head, unit: chosen.unit } : head);
    } else if (saysUnit(title) && heads.at(-1)?.target.type === "field" && titles[index - 1] !== "")
      heads.push({ ...blank, target: { type: "unit", column: index - 1 } });
    else heads.push(blank);
  }
  return heads;
}

/** Rows in which a head is looked for: titles and notes often stand above it. */
const searchedRows = 30;

/** The row that names most of the fields; `undefined` where none names any. */
export function findHeadRow(
  rows: readonly (readonly string[])[],
  columns: readonly FileColumn[],
  known: KnownHeads = {},
): number | undefined {
  const names = columnNames(columns);
  let best: number | undefined;
  let most = 0;
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    const count = fieldsOfTitles(row, names, known).size;
    if (count > most) [best, most] = [index, count];
  }
  return best;
}

/** Signs for a column without a unit in a row of units. */
const isDash = (text: string): boolean => /^[-–—/]+$/.test(text);

/**
 * The row of units under a head, in which a unit stands above numbers: `m²` under `Area`.
 *
 * @param rows the rows under the head
 * @returns its texts, without brackets; `undefined` where the first row is no row of units
 */
export function readUnitsRow(rows: readonly (readonly string[])[]): readonly string[] | undefined {
  const [first = [], ...others] = rows;
  const texts = first.map((text) =>
    text
      .trim()
      .replace(/^[([](.*)[)\]]$/, "$1")
      .trim(),
  );
  const isNumber = (text: string | undefined): boolean => /^[-+−]?[\d.,'’\s]*\d\s*%?$/.test(text?.trim() ?? "");
  const stated = texts.flatMap((text, at) => (text === "" || isDash(text) ? [] : [{ text, at }]));
  if (stated.length === 0 || stated.some(({ text }) => !isAnyUnit(text))) return undefined;
  const above = stated.filter(({ at }) => others.slice(0, 5).some((row) => isNumber(row[at])));
  return above.length * 2 > stated.length ? texts.map((text) => (isDash(text) ? "" : text)) : undefined;
}
