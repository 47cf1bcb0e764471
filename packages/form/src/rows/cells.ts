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
import { plural } from "../numbers/plural.ts";
import { currencyOf } from "../state/currency.ts";
import { moneyFormat } from "../results/shown.ts";
import { inputText } from "../fields/inputText.ts";
import { referencedRows } from "../fields/referencedRows.ts";
import { isRecord, type Row } from "../state/formInput.ts";
import { withBranches } from "../state/outline.ts";
import { readFieldText } from "../state/readFieldText.ts";
import { isUsed, valueIn, type Column, type ComputedColumn, type InputColumn } from "./columns.ts";
import type { ListSource } from "./source.ts";
import type { FormScope } from "../fields/formScope.ts";

/** What is written into a cell: a text to be read, or a value as it stands in another row. */
export interface CellWrite {
  /** Index of the row; from the number of rows on, new ones. */
  readonly row: number;
  readonly column: Column;
  readonly text?: string;
  /** Why the text cannot be read: known where it comes from a file or the clipboard. */
  readonly why?: string;
  /** `undefined`: the default. */
  readonly value?: unknown;
  /** In the column of parents: index of the row that becomes the parent, which may be new itself. */
  readonly under?: number;
  /** In the column of parents: index of the row whose parent becomes its parent, too. */
  readonly beside?: number;
}

/** A cell as it is drawn. */
export interface Cell {
  readonly text: string;
  /** Nothing can be typed: computed, or without meaning in its row. */
  readonly isReadOnly: boolean;
  /** The field has no meaning in this row. */
  readonly isUnused?: boolean;
  /** Its number is of another kind than those of its column, and has its unit beside it. */
  readonly hasOwnUnit?: boolean;
  /** Its number follows a result of another file. */
  readonly link?: ResultLink | undefined;
  /** Left to its default, which is shown in a quieter colour. */
  readonly isDefault?: boolean;
  readonly error?: string | undefined;
}

type ComputedRow = Readonly<Record<string, { readonly value: number | string } | undefined>>;
type ComputedRows = ReadonlyMap<string, ComputedRow>;

/** What the calculator answered for each row, by its id; none while the input is refused. */
export function computedRows({ state: { outcome }, path }: ListSource): ComputedRows {
  const rows = outcome.ok
    ? (outcome.results[path] as unknown as readonly (ComputedRow & { readonly id: unknown })[] | undefined)
    : undefined;
  return new Map((rows ?? []).map((row) => [String(row.id), row]));
}

export function computedValue(column: ComputedColumn, rows: ComputedRows, row: Row): number | string | undefined {
  return rows.get(row.id)?.[column.name]?.value;
}

/** Texts of the input that results hold as they were typed. */
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

/** Options of a choice or reference: what is stored, and what it is called. `row`: the one that chooses, which in a tree is under no row of its own. */
export function optionsOf(field: Field, source: ListSource, row?: Row): readonly (readonly [id: string, label: string])[] {
  if (field.type === "choice") return Object.entries(field.options).map(([id, label]) => [id, prose(label)]);
  if (field.type === "reference") {
    const { list, rows } = source;
    const own = row && list.outline !== undefined && list.row[list.outline] === field ? withBranches(list, rows, [row.id]) : [];
    const ids = new Set(own.map(({ id }) => id));
    return [["", "none"], ...referencedRows(field, source.scope).filter(([id]) => !ids.has(id))];
  }
  return [];
}

/** A number in the unit of its column; `undefined` where there is none, or one of another kind: some rows in W, others in W/m². */
export function numberIn(field: Field, value: unknown, unit: string): number | undefined {
  if (field.type !== "quantity" || !isTypedQuantity(value) || enteredKind(field, value.unit) !== enteredKind(field, unit)) return undefined;
  return displayedQuantity({ ...value, displayUnit: unit } as TypedQuantity).value;
}

function quantityText(field: Field, value: unknown, unit: string, isFull: boolean): string {
  if (!isTypedQuantity(value)) return "";
  const textOf = (number: number | null, shownUnit: string): string =>
    isFull && number !== null ? formatNumber(number, { digits: "full" }) : inputText(number, shownUnit === value.unit && !value.link);
  const number = numberIn(field, value, unit);
  if (number !== undefined) return textOf(number, unit);
  const own = displayedQuantity(value);
  return `${textOf(own.value, own.unit)}\u202f${unitSymbol(own.unit)}`;
}

function valueText(field: Field, value: unknown, unit: string, source: ListSource, isFull: boolean): string {
  switch (field.type) {
    case "quantity":
      return quantityText(field, value, unit, isFull);
    case "choice":
    case "reference":
      return value === null ? "" : (optionsOf(field, source).find(([id]) => id === value)?.[1] ?? (value as string));
    case "flag":
      return value === true ? "yes" : "no";
    case "series":
    case "matrix": {
      const count = isRecord(value) && Array.isArray(value["values"]) ? value["values"].length : 0;
      return `${count} values`;
    }
    case "list": {
      const count = Array.isArray(value) ? value.length : 0;
      return count === 1 ? `1 ${field.rowLabel}` : `${count} ${plural(field.rowLabel)}`;
    }
    default:
      return typeof value === "string" ? value : "";
  }
}

/** The path of a cell. */
export const cellPath = (source: ListSource, row: Row, column: Column): string => joinPath(source.path, row.id, column.key);

/** A cell of a column that is typed in. `isFull`: with every digit, as it is copied. */
export function inputCell(column: InputColumn, index: number, unit: string, source: ListSource, isFull = false): Cell {
  const row = source.rows[index]!;
  if (!isUsed(column, row, source)) return { text: "", isReadOnly: true, isUnused: true };
  const path = cellPath(source, row, column);
  const { unparsed, errors } = source.state;
  const text = unparsed[path] ?? valueText(column.field, valueIn(row, column.names), unit, source, isFull);
  const value = valueIn(row, column.names);
  const hasOwnUnit = column.field.type === "quantity" && isTypedQuantity(value) && numberIn(column.field, value, unit) === undefined;
  // A list without rows is what a new row has, whether or not it is stated.
  const isEmpty = column.field.type === "list" && Array.isArray(value) && value.length === 0;
  const isDefault = isEmpty || isAssumed(source.inputRows[index], joinPath(...column.names));
  return {
    text,
    isReadOnly: false,
    ...(hasOwnUnit && { hasOwnUnit }),
    ...(isTypedQuantity(value) && value.link && { link: value.link }),
    isDefault,
    error: errors[path] ?? innerError(errors, path, column.field),
  };
}

/** What is wrong inside a cell that opens: a value of a series, a row of a list. */
function innerError(errors: Readonly<Record<string, string>>, path: string, { type }: Field): string | undefined {
  if (type !== "series" && type !== "matrix" && type !== "list") return undefined;
  return Object.entries(errors).find(([at]) => at.startsWith(`${path}.`))?.[1];
}

export type CellReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string };

const plain = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").replaceAll("−", "-").trim().toLowerCase();
const flags: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  "1": true,
  x: true,
  no: false,
  false: false,
  "0": false,
  "": false,
};

/** That no row has a name, in the words of the list that was looked in. */
export function notCalled(text: string, { to }: ReferenceField, { scope }: ListSource): string {
  const [name = "", ...others] = [to].flat();
  let at: FormScope | undefined = scope;
  while (at && !Object.hasOwn(at.fields, name)) at = at.around;
  const list = at?.fields[name];
  return `${list?.type === "list" && others.length === 0 ? `No ${list.rowLabel}` : "Nothing"} is called “${text.trim()}”.`;
}

/** Reads a text into a cell, as typing and pasting do: numbers with or without unit, choices by their words or ids. */
export function readCellText(column: InputColumn, text: string, unit: string, source: ListSource): CellReading {
  const { field } = column;
  switch (field.type) {
    case "quantity": {
      // As in a spreadsheet, a cell with nothing in it is at its default; where there is none, the calculator asks for it.
      if (text.trim() === "") return { ok: true, value: field.optional ? null : undefined };
      const read = readFieldText(text, field, source.state.complete.unitSystem, unit);
      if (!read.ok) return { ok: false, why: read.message };
      const isShownInColumn = read.unit !== unit && enteredKind(field, read.unit) === enteredKind(field, unit);
      return { ok: true, value: { value: read.typed, unit: read.unit, ...(isShownInColumn && { displayUnit: unit }) } };
    }
    case "choice":
    case "reference": {
      const wanted = plain(text);
      if (wanted === "") return { ok: true, value: field.type === "reference" ? null : undefined };
      if (field.type === "choice" && field.custom) {
        const option = optionOf(field, text);
        return option === undefined
          ? { ok: false, why: `${field.label} must have no more than ${field.custom.maxLength} characters.` }
          : { ok: true, value: option };
      }
      const options = optionsOf(field, source);
      const found =
        options.find(([id]) => id === text.trim()) ?? options.find(([id, label]) => plain(label) === wanted || plain(id) === wanted);
      // Of a reference no row is none; of a choice an empty id is one of its options.
      if (found) return { ok: true, value: field.type === "reference" && found[0] === "" ? null : found[0] };
      const why = field.type === "choice" ? `${field.label} cannot be “${text.trim()}”.` : notCalled(text, field, source);
      return { ok: false, why };
    }
    case "flag": {
      const value = flags[plain(text)];
      return value === undefined ? { ok: false, why: "Enter yes or no." } : { ok: true, value };
    }
    case "text":
      return text.length > field.maxLength ? { ok: false, why: `At most ${field.maxLength} characters.` } : { ok: true, value: text };
    case "date":
      if (text.trim() === "") return { ok: true, value: null };
      return isDay(text.trim()) ? { ok: true, value: text.trim() } : { ok: false, why: "Enter the date as 2026-11-22." };
    default:
      return { ok: false, why: "Open the cell to edit it." };
  }
}

/** What a cell is called: its column, its row, and what stands in it. `follows`: where its number comes from. */
export function cellName(
  column: Column,
  rowName: string,
  { text, isUnused, hasOwnUnit, error }: Cell,
  unit: string,
  follows?: string,
): string {
  const symbol = unit && !hasOwnUnit && unitSymbol(unit);
  const value = isUnused ? "not used" : text === "" ? "blank" : symbol ? `${text} ${symbol}` : text;
  return [
    column.label,
    rowName,
    value,
    ...(follows === undefined ? [] : [follows]),
    ...(error === undefined ? [] : [`error: ${error}`]),
  ].join(", ");
}
