import {
  displayedQuantity,
  isAssumed,
  isTypedQuantity,
  joinPath,
  optionOf,
  type Field,
  type ReferenceField,
  type ResultLink,
  type TypedQuantity,
  enteredKind,
} from "@org/hvac-core/kernel";
import { isDay } from "@org/hvac-core/internal";
import { unitSymbol } from "@org/hvac-core/quantity";
import { formatNumber, formatQuantity, prose } from "../numbers/numbers.ts";
import { currencyOf } from "../state/currency.ts";
import { moneyFormat } from "../results/shown.ts";
import { inputText } from "../fields/inputText.ts";
import { isTypedNumber } from "../fields/isTypedNumber.ts";
import { pointText } from "../fields/pointText.ts";
import { referencedRows, referencedTitle } from "../fields/referencedRows.ts";
import { isRecord, type Row } from "../state/formInput.ts";
import { withBranches } from "../state/outline.ts";
import { readFieldText } from "../state/readFieldText.ts";
import { isUsed, valueIn, type Column, type ComputedColumn, type InputColumn } from "./columns.ts";
import { readParent } from "./flatLists.ts";
import { type ComputedRows } from "./resultRows.ts";
import { readSeriesText, seriesText } from "./seriesText.ts";
import { rowPath, scopeOf, type ListSource } from "./source.ts";
import { originOf, type CellOrigin } from "./cellOrigin.ts";
import type { FormScope } from "../fields/formScope.ts";
import { flagText } from "../fields/texts.ts";
import { texts } from "./texts.ts";

/** Write to a cell: a text to read, or a value copied from another row. */
export interface CellWrite {
  /** Index of the row; an index beyond the last row adds rows. */
  readonly row: number;
  readonly column: Column;
  readonly text?: string;
  /** Unit of a number without one; the unit of the column when left out. */
  readonly unit?: string;
  /** Reason why the text cannot be read, if a file or the clipboard provides it. */
  readonly why?: string;
  /** Value; `undefined` restores the default. */
  readonly value?: unknown;
  /** In the parent column: index of the row that becomes the parent, possibly a new row. */
  readonly under?: number;
  /** In the parent column: index of the row whose parent this row gets too. */
  readonly siblingOf?: number;
}

/** A cell for display. */
export interface Cell extends CellOrigin {
  readonly text: string;
  /** The cell cannot be edited: it is computed, or does not apply to its row. */
  readonly isReadOnly: boolean;
  /** The field does not apply to this row. */
  readonly isUnused?: boolean;
  /** Its text needs no unit of the column: a number of another quantity kind, or a point of the compass. */
  readonly hasOwnUnit?: boolean;
  /** Its number is linked to a result of another file. */
  readonly link?: ResultLink | undefined;
  /** The cell has its default, which is shown in a muted color. */
  readonly isDefault?: boolean;
  readonly error?: string | undefined;
}

export function computedValue(column: ComputedColumn, rows: ComputedRows, row: Row): number | string | undefined {
  return rows.get(row.id)?.[column.name]?.value;
}

/** Texts of the input that the results contain as typed. */
export function typedTexts({ state: { outcome } }: Pick<ListSource, "state">): readonly string[] | undefined {
  return outcome.ok ? outcome.asTyped : undefined;
}

export function computedText(column: ComputedColumn, value: number | string | undefined, unit: string, source: ListSource): string {
  const { quantity } = column.field;
  if (value === undefined) return "–";
  if (quantity === "text" || typeof value === "string") return prose(String(value), typedTexts(source));
  const currency = currencyOf(source.state);
  return formatQuantity(value, quantity, source.state.complete.unitSystem, {
    unit,
    withUnit: false,
    ...(column.field.exact ? { exact: true } : moneyFormat(value, quantity)),
    ...(currency && { currency }),
  });
}

/** Options of a choice or reference: stored value and label. `row`: the row that refers, whose own branch of a tree is excluded. */
export function optionsOf(field: Field, source: ListSource, row?: Row): readonly (readonly [id: string, label: string])[] {
  if (field === source.flat?.field) return [...source.flat.parents.values()].map(({ id, name }) => [id, name]);
  if (field.type === "choice") return Object.entries(field.options).map(([id, label]) => [id, prose(label)]);
  if (field.type === "reference") {
    const { list, rows } = source;
    const branch = row && list.outline !== undefined && list.row[list.outline] === field ? withBranches(list, rows, [row.id]) : [];
    const ids = new Set(branch.map(({ id }) => id));
    return [["", "none"], ...referencedRows(field, scopeOf(source, row)).filter(([id]) => !ids.has(id))];
  }
  return [];
}

/** A number in the unit of its column; `undefined` if empty or of another quantity kind: some rows in W, others in W/m². */
export function numberIn(field: Field, value: unknown, unit: string): number | undefined {
  if (field.type !== "quantity" || !isTypedQuantity(value) || enteredKind(field, value.unit) !== enteredKind(field, unit)) return undefined;
  return displayedQuantity({ ...value, displayUnit: unit } as TypedQuantity).value;
}

function quantityText(field: Field, value: unknown, unit: string, row: Row, isFull: boolean): string {
  if (!isTypedQuantity(value)) return "";
  const textOf = (number: number | null, shownUnit: string): string =>
    isFull && number !== null ? formatNumber(number, { digits: "full" }) : inputText(number, isTypedNumber(field, value, shownUnit, row));
  const number = numberIn(field, value, unit);
  const point = pointText(field, value);
  if (point !== undefined) return point;
  if (number !== undefined) return textOf(number, unit);
  const displayed = displayedQuantity(value);
  return `${textOf(displayed.value, displayed.unit)}\u202f${unitSymbol(displayed.unit)}`;
}

function valueText(field: Field, value: unknown, unit: string, source: ListSource, row: Row, isFull: boolean): string {
  if (field === source.flat?.field) return source.flat.parents.get(value as string)?.name ?? "";
  switch (field.type) {
    case "quantity":
      return quantityText(field, value, unit, row, isFull);
    case "choice":
      return value === null ? "" : prose(field.options[value as string] ?? (value as string));
    case "reference":
      return value === null ? "" : (referencedTitle(field, scopeOf(source, row), value) ?? (value as string));
    case "flag":
      return flagText(value);
    case "series":
    case "matrix": {
      const whole = isFull && field.type === "series" ? seriesText(field, value) : undefined;
      if (whole !== undefined) return whole;
      const count = isRecord(value) && Array.isArray(value["values"]) ? value["values"].length : 0;
      return texts.cell.values(count);
    }
    case "list": {
      const count = Array.isArray(value) ? value.length : 0;
      return texts.cell.rows(count, field.rowLabel);
    }
    default:
      return typeof value === "string" ? value : "";
  }
}

/** The path of a cell. */
export const cellPath = (source: ListSource, row: Row, column: Column): string => joinPath(rowPath(source, row), column.key);

/** A cell of an input column. `isFull`: with all digits, for copying. */
export function inputCell(column: InputColumn, index: number, unit: string, source: ListSource, isFull = false): Cell {
  const row = source.rows[index]!;
  if (!isUsed(column, row, source)) return { text: "", isReadOnly: true, isUnused: true };
  const path = cellPath(source, row, column);
  const { unparsed, errors } = source.state;
  const text = unparsed[path] ?? valueText(column.field, valueIn(row, column.names), unit, source, row, isFull);
  const value = valueIn(row, column.names);
  const hasOwnUnit =
    column.field.type === "quantity" &&
    isTypedQuantity(value) &&
    (numberIn(column.field, value, unit) === undefined || pointText(column.field, value) !== undefined);
  // A new row has a list without rows, so an empty list is the default even if it was entered.
  const isEmpty = column.field.type === "list" && Array.isArray(value) && value.length === 0;
  const isDefault = isEmpty || isAssumed(source.inputRows[index], joinPath(...column.names));
  return {
    text,
    isReadOnly: false,
    ...(hasOwnUnit && { hasOwnUnit }),
    ...(isTypedQuantity(value) && value.link && { link: value.link }),
    isDefault,
    ...originOf(column, index, source),
    error: errors[path] ?? innerError(errors, path, column.field),
  };
}

/** Error inside an expandable cell: in a value of a series or a row of a list. */
function innerError(errors: Readonly<Record<string, string>>, path: string, { type }: Field): string | undefined {
  if (type !== "series" && type !== "matrix" && type !== "list") return undefined;
  return Object.entries(errors).find(([innerPath]) => innerPath.startsWith(`${path}.`))?.[1];
}

export type CellReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string };

const plain = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").replaceAll("−", "-").trim().toLowerCase();
const flags: Readonly<Record<string, boolean>> = { yes: true, true: true, "1": true, x: true, no: false, false: false, "0": false };

/**
 * Value of an empty cell, typed, pasted, cut or cleared: as in a spreadsheet the default, or none where the field may stay empty. Without either, the
 * calculator asks for a value.
 */
export function blankOf(field: Field): unknown {
  switch (field.type) {
    case "quantity":
      return field.optional && !field.defaultBy ? null : undefined;
    case "reference":
      return field.optional ? null : undefined;
    case "text":
      return field.default === "" ? "" : undefined;
    case "date":
      return null;
    default:
      return undefined;
  }
}

/** Message that no row has a name, in the words of the list that was searched. */
export function notCalled(text: string, { to }: ReferenceField, { scope }: ListSource): string {
  const [name = "", ...others] = [to].flat();
  let level: FormScope | undefined = scope;
  while (level && !Object.hasOwn(level.fields, name)) level = level.around;
  const list = level?.fields[name];
  return texts.unknownRow(list?.type === "list" && others.length === 0 ? list.rowLabel : undefined, text.trim());
}

/** Reads a typed or pasted text for a cell: numbers with or without unit, choices by label or id. */
export function readCellText(column: InputColumn, text: string, unit: string, source: ListSource, row?: Row): CellReading {
  const { field } = column;
  if (source.flat && field === source.flat.field) {
    const parent = readParent(source.flat, text);
    return parent.ok ? { ok: true, value: parent.id } : parent;
  }
  switch (field.type) {
    case "quantity": {
      if (text.trim() === "") return { ok: true, value: blankOf(field) };
      const read = readFieldText(text, field, source.state.complete.unitSystem, unit);
      if (!read.ok) return { ok: false, why: read.message };
      const isShownInColumn = read.unit !== unit && enteredKind(field, read.unit) === enteredKind(field, unit);
      return { ok: true, value: { value: read.typed, unit: read.unit, ...(isShownInColumn && { displayUnit: unit }) } };
    }
    case "choice":
    case "reference": {
      const wanted = plain(text);
      if (wanted === "") return { ok: true, value: blankOf(field) };
      if (field.type === "choice" && field.custom) {
        const option = optionOf(field, text);
        return option === undefined
          ? { ok: false, why: texts.tooLongOption(field.label, field.custom.maxLength) }
          : { ok: true, value: option };
      }
      const options = optionsOf(field, source, source.flat && row);
      const match =
        options.find(([id]) => id === text.trim()) ?? options.find(([id, label]) => plain(label) === wanted || plain(id) === wanted);
      // An empty id means no row in a reference, but is a regular option of a choice.
      if (match) return { ok: true, value: field.type === "reference" && match[0] === "" ? null : match[0] };
      const why = field.type === "choice" ? texts.unknownOption(field.label, text.trim()) : notCalled(text, field, source);
      return { ok: false, why };
    }
    case "flag": {
      if (text.trim() === "") return { ok: true, value: blankOf(field) };
      const value = flags[plain(text)];
      return value === undefined ? { ok: false, why: texts.flag } : { ok: true, value };
    }
    case "text":
      if (text === "") return { ok: true, value: blankOf(field) };
      return text.length > field.maxLength ? { ok: false, why: texts.tooLong(field.maxLength) } : { ok: true, value: text };
    case "date":
      if (text.trim() === "") return { ok: true, value: blankOf(field) };
      return isDay(text.trim()) ? { ok: true, value: text.trim() } : { ok: false, why: texts.date };
    case "series":
      return readSeriesText(text, field, source.state.complete.unitSystem) ?? { ok: false, why: texts.opensDialog };
    default:
      return { ok: false, why: texts.opensDialog };
  }
}

/** Accessible name of a cell: its column, row and content. `link`: the result that a number is linked to. */
export function cellName(
  column: Column,
  rowName: string,
  { text, isUnused, hasOwnUnit, origin, meaning, error }: Cell,
  unit: string,
  link?: string,
): string {
  const symbol = unit && !hasOwnUnit && unitSymbol(unit);
  const value = isUnused ? texts.cell.unused : text === "" ? (meaning ?? texts.cell.blank) : symbol ? `${text} ${symbol}` : text;
  return [
    column.label,
    rowName,
    value,
    ...[link, origin].flatMap((each) => each ?? []),
    ...(error === undefined ? [] : [texts.cell.error(error)]),
  ].join(", ");
}
