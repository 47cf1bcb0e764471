import { axes } from "@org/hvac-core/kernel";
import { isUnitOf, kinds, type QuantityKind } from "@org/hvac-core/quantity";
import { wordsOf, type FileColumn } from "./fileColumns.ts";
import { looseName, placeNames, tradeNamesOf } from "./headNames.ts";
import { headTexts } from "./texts.ts";

/** Meaning of a column of a file. */
export type Target =
  | { readonly type: "field"; readonly key: string }
  /** Units for the numbers in another column, given by its index. */
  | { readonly type: "unit"; readonly column: number }
  /** Ids that match rows of the list. */
  | { readonly type: "id" }
  | { readonly type: "none" };

/** A column of a file, described by its head. */
export interface Head {
  readonly title: string;
  readonly target: Target;
  /** Unit of numbers without a unit: from the head, the row of units under it, or the user's choice. If empty, the unit of the list applies. */
  readonly unit: string;
  /** Text in the row of units under the head. */
  readonly under?: string | undefined;
}

const none: Target = { type: "none" };
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[\s_]+/g, " ")
    .trim()
    .toLowerCase();

/** Kinds of quantity that a column accepts: lighting in W and in W/m². */
export const kindsOf = ({ cellField }: Pick<FileColumn, "cellField">): readonly QuantityKind[] =>
  cellField.type === "quantity" ? [cellField.quantity, ...(cellField.per ? [cellField.per.quantity] : [])] : [];

/** A currency code. Reading the cells compares it with the currency of the list. */
const currencyCode = /^[A-Z]{3}$/;

/** Whether a text is a unit of the column. */
export function isUnitFor(text: string, column: Pick<FileColumn, "cellField">): boolean {
  const name = text.trim();
  return kindsOf(column).some((kind) => isUnitOf(name, kind) || (kind === "money" && currencyCode.test(name)));
}

const isAnyUnit = (text: string): boolean => (Object.keys(kinds) as QuantityKind[]).some((kind) => isUnitOf(text, kind));

/** Texts in place of a unit for counts. */
const countedIn = /^(?:no|nos|nr|qty|each|ea|pcs|[-–—])?\.?$/i;

/** The last brackets of a head, since the label itself may have brackets. */
const bracketed = /^(.*\S)\s*[([]((?:[^()[\]]|\([^()]*\))+)[)\]]\s*$/s;
const anyBrackets = /[([]((?:[^()[\]]|\([^()]*\))+)[)\]]/g;
const separated = /^(.*\S)\s*[,;/]\s*([^,;]+)$/s;

/** A head without the brackets at its end. */
export const withoutBrackets = (title: string): string => bracketed.exec(title)?.[1] ?? title;

/** Possible splits of a head into a name and a unit. Only brackets always mark a unit, known or unknown. */
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
 * Unit in the head of a column: in the row of units, in brackets, or as the last words. A text in brackets that is not a unit of the field is returned
 * too: the numbers cannot be read until the user chooses their unit.
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

/** A head with a new field, and the unit that it gives for this field. */
export function headAs(head: Head, column: FileColumn): Head {
  return { ...head, target: { type: "field", key: column.key }, unit: unitInHead(head, column) };
}

/** Columns by name. Names are normalized once and then compared with all titles. */
interface ColumnNames {
  readonly columns: ReadonlyMap<string, FileColumn>;
  readonly byLabel: ReadonlyMap<string, string>;
  readonly byKey: ReadonlyMap<string, string>;
  /** Case-sensitive: `N` is the number of people, and `n` is the infiltration. */
  readonly bySymbol: ReadonlyMap<string, string>;
  readonly byTradeName: ReadonlyMap<string, string>;
  /** Rank of each trade name among the names of its field, 0 being the surest: if there is a `Room name`, `Room number` is not the name. */
  readonly tradeOrder: ReadonlyMap<string, number>;
  /** Numbers that name places of a series if several are next to each other: 63, 125, 250. */
  readonly byBarePlace: ReadonlyMap<string, string>;
  /** Name of the series, by the key of each place. */
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
    for (const { name: placeName, isBare } of placeNames(axis, axes[axis][place]!)) {
      name(byTradeName, looseName(`${series} ${placeName}`), key);
      name(isBare ? byBarePlace : byTradeName, placeName, key);
    }
  }
  // These follow the names of places, so that a label takes precedence over a trade name.
  for (const { key, label, place } of columns) {
    if (place !== undefined) continue;
    name(byTradeName, looseName(label), key);
    name(byTradeName, looseName(wordsOf(key)), key);
  }
  const tradeOrder = new Map<string, number>();
  for (const { key, place, rowLabel } of columns) {
    if (place !== undefined) continue;
    for (const [order, each] of [...tradeNamesOf(key), ...(rowLabel === undefined ? [] : [looseName(rowLabel)])].entries()) {
      if (!byTradeName!.has(each)) tradeOrder.set(each, order);
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
  /** Certainty of the match: lower is surer. */
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

/** Earlier choices of the user by title: the key of a field, or an empty key for a column that is not imported. */
export type RememberedHeads = Readonly<Record<string, { readonly key: string; readonly unit: string } | undefined>>;

/** Reads the meaning of columns from their titles. Each field is used once; a title that matches no field is not imported. */
export function readHeads(
  titles: readonly string[],
  columns: readonly FileColumn[],
  known: RememberedHeads = {},
  units: readonly string[] = [],
): readonly Head[] {
  return headsOf(titles, columnNames(columns), known, units);
}

/** Minimum number of named places from which bare numbers are places too. */
const minBarePlaces = 4;

/** Fields by the index of their title; a field goes to the title that matches it best. */
function fieldsOfTitles(titles: readonly string[], names: ColumnNames, known: RememberedHeads): ReadonlyMap<number, string> {
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
  const candidates = named.flatMap((each, index) => (each ? [{ ...each, index }] : []));
  for (const { key, index } of candidates.toSorted((a, b) => a.rank - b.rank)) {
    if (key === "" || taken.has(key)) continue;
    taken.add(key);
    fields.set(index, key);
  }
  return fields;
}

function headsOf(
  titles: readonly string[],
  names: ColumnNames,
  known: RememberedHeads = {},
  units: readonly string[] = [],
): readonly Head[] {
  const fields = fieldsOfTitles(titles, names, known);
  const heads: Head[] = [];
  for (const [index, title] of titles.entries()) {
    const under = units[index] === undefined || units[index] === "" ? undefined : units[index];
    const ofField = /^(.+),\s*units?$/is.exec(title)?.[1];
    // All places of a series share one unit column after the last place.
    const before = ofField === undefined ? -1 : heads.findLastIndex((head) => plain(head.title) === plain(ofField));
    const series =
      ofField === undefined
        ? -1
        : heads.findLastIndex((head) => head.target.type === "field" && names.seriesOfKey.get(head.target.key) === plain(ofField));
    const valueColumn = before >= 0 ? before : series;
    const key = fields.get(index);
    const blank: Head = { title, target: none, unit: "", under };
    if (plain(title) === plain(headTexts.rowId)) heads.push({ ...blank, target: { type: "id" } });
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

/** Number of rows searched for a head, which often follows titles and notes. */
export const searchedRows = 30;

/** Finds the row that names the largest number of fields; `undefined` if no row names a field. */
export function findHeadRow(
  rows: readonly (readonly string[])[],
  columns: readonly FileColumn[],
  known: RememberedHeads = {},
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

/** Dashes for a column without a unit, in a row of units. */
const isDash = (text: string): boolean => /^[-–—/]+$/.test(text);

/**
 * Reads the row of units between a head and its numbers: `m²` under `Area`.
 *
 * @param rows the rows under the head
 * @returns the texts without brackets; `undefined` if the first row is not a row of units
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
  const units = texts.flatMap((text, column) => (text === "" || isDash(text) ? [] : [{ text, column }]));
  if (units.length === 0 || units.some(({ text }) => !isAnyUnit(text))) return undefined;
  const above = units.filter(({ column }) => others.slice(0, 5).some((row) => isNumber(row[column])));
  return above.length * 2 > units.length ? texts.map((text) => (isDash(text) ? "" : text)) : undefined;
}
