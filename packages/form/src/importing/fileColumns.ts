import { axes, displayedQuantity, isTypedQuantity, type CellField, type Field, type ReferenceField } from "@org/hvac-core/kernel";
import { convert, unitSymbol, type QuantityKind, type CurrencyFormat } from "@org/hvac-core/quantity";
import { prose } from "../numbers/numbers.ts";
import { withCurrency } from "../state/currency.ts";
import { isRecord, type Row } from "../state/formInput.ts";
import { optionsOf } from "../rows/cells.ts";
import { columnsOf, isUsed, valueIn, type InputColumn } from "../rows/columns.ts";
import { namedRow } from "../rows/parents.ts";
import type { ListSource } from "../rows/source.ts";
import { pointText } from "../fields/pointText.ts";
import { flagText } from "../fields/texts.ts";
import { headTexts } from "./texts.ts";

/** A column of a list in a file: a field of its rows, or one place of a series. */
export interface FileColumn {
  readonly key: string;
  readonly label: string;
  /** Noun of the rows, by which files call the column of their names: "zone". */
  readonly rowLabel?: string;
  readonly column: InputColumn;
  /** Index of the place, if the column belongs to a series. */
  readonly place?: number;
  /** Field of a single cell. */
  readonly cellField: Exclude<Field, { readonly type: "series" }>;
}

/** Name of a unit without a symbol: W/W needs one to differ from Btu/(W·h). A number without a unit has no name. */
const unitName = (unit: string): string => (unit === "unitless" ? "" : unit);

/** A cell of a file: a number with the symbol of its unit, or a text. A direction is its point of the compass, as in the form. */
export interface FileCell {
  readonly value: number | string | undefined;
  readonly unit: string;
}

/** `supplyAirTemp` and `supply.airTemp` in words. */
export const wordsOf = (key: string): string =>
  key
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(".", " ")
    .toLowerCase();

const blank: FileCell = { value: undefined, unit: "" };

/** Label of a place of a series: `Share, hour 3`, `Insertion loss, 125 Hz`. */
function placeLabel(label: string, axis: keyof typeof axes, place: number): string {
  const name = axes[axis][place]!;
  if (axis === "octaveBands") return headTexts.band(label, name);
  return axis === "hours" ? headTexts.hour(label, name) : headTexts.month(label, name);
}

/** Columns of a list in a file, in the order of the form. Nested lists and matrices have no column. */
export function fileColumns({ state: { definition }, path, list }: Pick<ListSource, "state" | "path" | "list">): readonly FileColumn[] {
  const columns = columnsOf(definition, path, list).filter((column): column is InputColumn => column.kind === "input");
  const counts = Map.groupBy(columns, ({ label }) => label.toLowerCase());
  return columns.flatMap((column): FileColumn[] => {
    const { field, key } = column;
    // Fields that a form never shows together may have the same label.
    const label = prose(counts.get(column.label.toLowerCase())!.length > 1 ? `${column.label} (${wordsOf(key)})` : column.label);
    if (field.type === "list" || field.type === "matrix") return [];
    if (field.type !== "series") return [{ key, label, column, cellField: field, ...(key === "name" && { rowLabel: list.rowLabel }) }];
    const { axis, cell } = field;
    return axes[axis].map((name, place) => ({
      key: `${key}.${name}`,
      label: placeLabel(label, axis, place),
      column,
      place,
      cellField: cell,
    }));
  });
}

/** Number of digits that spreadsheets store, without floating-point noise. */
const fileDigits = 15;

/** A number and its unit in a file. Ratios are in percent, and the percent sign distinguishes them from plain numbers. */
export function amountCell(value: number, unit: string, kind: QuantityKind, currency: CurrencyFormat | undefined): FileCell {
  if (unit === "unitless" && kind === "ratio") return { value: Number(convert(value, "unitless", "%").toPrecision(fileDigits)), unit: "%" };
  return { value: Number(value.toPrecision(fileDigits)), unit: withCurrency(unitSymbol(unit) || unitName(unit), currency) };
}

/** Text of a reference, by which an import finds the row: the name if it is unambiguous, else the id. */
function referenceText(id: string, field: ReferenceField, index: number, source: ListSource): string {
  const { list, rows } = source;
  const isParent = list.outline !== undefined && list.row[list.outline] === field;
  const row = rows[index]!;
  const options = optionsOf(field, isParent ? source : { ...source, scope: { values: row, fields: list.row, around: source.scope } });
  const name = options.find(([each]) => each === id)?.[1];
  if (name === undefined) return id;
  const isFound = isParent
    ? rows[namedRow(list, rows, index, name) ?? -1]?.id === id
    : options.filter(([, label]) => label.trim().toLowerCase() === name.trim().toLowerCase()).length === 1 &&
      !options.some(([each]) => each === name.trim());
  return isFound ? name : id;
}

function plainCell(cellField: Exclude<Field, { readonly type: "series" }>, value: unknown, index: number, source: ListSource): FileCell {
  if (value === null || value === undefined) return blank;
  switch (cellField.type) {
    case "choice": {
      const label = prose(cellField.options[value as string] ?? (value as string));
      const isOnly = Object.values(cellField.options).filter((each) => prose(each).toLowerCase() === label.toLowerCase()).length === 1;
      return { value: isOnly ? label : (value as string), unit: "" };
    }
    case "reference":
      return { value: referenceText(value as string, cellField, index, source), unit: "" };
    case "flag":
      return { value: flagText(value), unit: "" };
    default:
      return typeof value === "string" && value !== "" ? { value, unit: "" } : blank;
  }
}

/** Content of a list cell in a file; blank if the field does not apply to the row. */
export function fileCell(
  { column, place, cellField }: FileColumn,
  index: number,
  source: ListSource,
  currency: CurrencyFormat | undefined,
): FileCell {
  const row: Row = source.rows[index]!;
  if (!isUsed(column, row, source)) return blank;
  const value = valueIn(row, column.names);
  if (place !== undefined) {
    if (!isRecord(value) || !Array.isArray(value["values"])) return blank;
    return seriesCell(cellField as CellField, value, place, index, source, currency);
  }
  if (cellField.type !== "quantity") return plainCell(cellField, value, index, source);
  if (!isTypedQuantity(value) || typeof value.value !== "number") return blank;
  const point = pointText(cellField, value);
  if (point !== undefined) return { value: point, unit: "" };
  const shown = displayedQuantity(value);
  return amountCell(shown.value, shown.unit, cellField.quantity, currency);
}

function seriesCell(
  cellField: CellField,
  series: Readonly<Record<string, unknown>>,
  place: number,
  index: number,
  source: ListSource,
  currency: CurrencyFormat | undefined,
): FileCell {
  const value = (series["values"] as readonly unknown[])[place];
  if (cellField.type !== "quantity") return plainCell(cellField, value, index, source);
  const { unit, displayUnit } = series as { readonly unit: string; readonly displayUnit?: string };
  if (typeof value !== "number") return blank;
  return amountCell(
    displayUnit === undefined ? value : convert(value, unit, displayUnit),
    displayUnit ?? unit,
    cellField.quantity,
    currency,
  );
}
