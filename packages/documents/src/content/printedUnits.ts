import { isTypedQuantity, type ListField } from "@org/hvac-core/kernel";
import { rowKind, type PrintedRows } from "@org/hvac-core/internal";
import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { rowTables } from "@org/form/results";
import { currencyOf, withCurrency } from "@org/form/state";
import { listRows, type PaperRow } from "./listRows.ts";
import { columnWidth, paperParts } from "./paperParts.ts";
import type { Data } from "./printedPlaces.ts";
import type { PrintedReading } from "./printedRows.ts";
import { texts as words } from "./texts.ts";

/** A property of units, entered or calculated for each. */
export interface UnitLine {
  readonly label: string;
  readonly symbol: string | undefined;
  /** Empty where the units do not share one. */
  readonly unit: string;
  readonly texts: readonly string[];
  /** By unit: whether the value is assumed. */
  readonly assumed: readonly boolean[];
  readonly isText: boolean;
}

/** The units of a list with all their entered and calculated properties. */
export interface PrintedUnitTable {
  readonly name: string;
  readonly title: string;
  /** Name of one row, such as “Fan”. */
  readonly kind: string;
  readonly heads: readonly string[];
  /** The properties that at least one unit has. */
  readonly lines: readonly UnitLine[];
  /** Whether all properties fit the paper as columns, with one row per unit. */
  readonly byRow: boolean;
}

const blank = "–";

/** The text of a unit with its mark, for the width on paper. */
export const printedText = ({ texts, assumed }: UnitLine, unit: number): string =>
  assumed[unit] ? words.withAssumed(texts[unit] ?? "") : (texts[unit] ?? "");

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (isTypedQuantity(value) && value.value === null);

/** The space between a number and its unit. */
const space = "\u202f";

/** Moves a unit that all texts end with to the head of the line. */
function withSharedUnit(line: Omit<UnitLine, "unit">): UnitLine {
  const entries = line.texts.filter((text) => text !== blank);
  const units = new Set(entries.map((text) => (/\d/.test(text) ? text.slice(text.lastIndexOf(space) + 1) : "")));
  const [unit = ""] = units;
  if (units.size !== 1 || unit === "" || line.isText || !entries.every((text) => text.endsWith(space + unit))) return { ...line, unit: "" };
  return { ...line, unit, texts: line.texts.map((text) => (text === blank ? text : text.slice(0, -space.length - unit.length))) };
}

/** The entered properties, by the names of their fields. */
function enteredLines(
  { row }: ListField,
  values: readonly Data[],
  rows: readonly PaperRow[],
  currency: CurrencyFormat | undefined,
): readonly (readonly [string, UnitLine])[] {
  return Object.entries(row).flatMap(([key, { label, symbol, type }]) => {
    if (values.every((each) => isBlank(each[key]))) return [];
    const texts = rows.map((unit) => withCurrency(unit.texts.get(label)?.text ?? blank, currency));
    if (texts.every((text) => text === blank)) return [];
    const assumed = rows.map((unit) => unit.texts.get(label)?.isAssumed === true);
    return [[key, withSharedUnit({ label, symbol, texts, assumed, isText: type !== "quantity" })] as const];
  });
}

/** The results of each unit, by their names. */
function resultLines(reading: PrintedReading, name: string, ids: readonly string[]): readonly (readonly [string, UnitLine])[] {
  const field = reading.definition.results[name];
  if (field?.type !== "rows") return [];
  return rowTables({ ...reading, name, field }).flatMap(({ columns, rows }) => {
    const byId = new Map(rows.map(({ id, cells }) => [id, cells]));
    return columns.slice(1).map(({ key, label, unit, isText }, index) => {
      const symbol = field.row[key]?.symbol;
      return [key, { label, symbol, unit, isText, texts: ids.map((id) => byId.get(id)?.[index + 1] ?? blank), assumed: [] }] as const;
    });
  });
}

/**
 * The units of a list as a schedule: each property in one line, with one text per unit.
 *
 * @returns `undefined` where the list has no rows
 */
export function printedUnits(
  reading: PrintedReading,
  name: string,
  { after }: Extract<PrintedRows, { readonly as: "units" }>,
): PrintedUnitTable | undefined {
  const { definition, complete, outcome, unparsed } = reading;
  const field = definition.fields[name];
  const value = (complete as Data)[name] as readonly (Data & { readonly id: string })[];
  if (field?.type !== "list" || value.length === 0) return undefined;
  const scope = { values: complete as Data, fields: definition.fields };
  const rows = listRows([{ field, value, path: name, scope, owner: "" }], { assumed: new Set(outcome.assumed), unparsed });
  const entered = enteredLines(field, value, rows, currencyOf(reading));
  const results = resultLines(
    reading,
    name,
    value.map(({ id }) => id),
  );
  const names = new Set(entered.map(([key]) => key));
  const behind = (key: string | undefined) =>
    results.filter(([result]) => (names.has(after[result] ?? "") ? after[result] : undefined) === key);
  const lines = [...entered.flatMap((line) => [line, ...behind(line[0])]), ...behind(undefined)].map(([, line]) => line);
  const kind = rowKind(field);
  const heads = rows.map(({ title }) => title);
  const widths = lines.map((line) => columnWidth([line.label, line.unit, ...heads.map((_, index) => printedText(line, index))]));
  return { name, title: field.label, kind, heads, lines, byRow: paperParts(columnWidth([kind, ...heads]), widths).length === 1 };
}
