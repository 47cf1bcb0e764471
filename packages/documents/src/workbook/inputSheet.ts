import {
  axes,
  displayedQuantity,
  isActive,
  isAssumed,
  isTypedQuantity,
  joinPath,
  type CellField,
  type Field,
  type Fields,
  type QuantityField,
} from "@org/hvac-core/kernel";
import { convert, type QuantityKind, type CurrencyFormat } from "@org/hvac-core/quantity";
import { prose } from "@org/form/numbers";
import { amountCell } from "@org/form/importing";
import type { ListSource } from "@org/form/rows";
import { printedValue } from "../content/printedValue.ts";
import { currencyOf, isRecord } from "@org/form/state";
import type { Place } from "./cellPlaces.ts";
import { cellOf, headCells, sheetOf, textCell, type Cells } from "./sheets.ts";
import type { WrittenSheet } from "../spreadsheet/writeXlsx.ts";
import type { FormScope } from "@org/form/fields";
import { texts } from "./texts.ts";

/** Quantities that formulas use as in their cells, except for the percent sign. */
const plainKinds: ReadonlySet<QuantityKind> = new Set<QuantityKind>(["money", "count", "ratio"]);

/** Factor of a quantity in formulas; `undefined` unless it is a plain number, money or percent. */
export function factorOf(kind: QuantityKind): number | undefined {
  if (!plainKinds.has(kind)) return undefined;
  return kind === "ratio" ? 0.01 : 1;
}

interface Line {
  readonly path: string;
  readonly label: string;
  readonly symbol: string;
  readonly note: string;
  readonly value: number | string | undefined;
  readonly unit: string;
  readonly factor?: number | undefined;
  readonly quantity?: QuantityKind;
}

/** Note on an empty number. */
const blankNote = ({ optional }: QuantityField): string => (optional === "derived" ? texts.derived : "");

/** The active fields, one line each; a series has a line for each place. Lists have separate sheets. */
function linesOf(fields: Fields, scope: FormScope, path: string, around: string, source: Pick<ListSource, "state">): readonly Line[] {
  const currency = currencyOf(source.state);
  return Object.entries(fields).flatMap(([name, field]): Line[] => {
    if (field.type === "list" || !isActive(field, scope)) return [];
    const fieldPath = joinPath(...(path === "" ? [name] : [path, name]));
    const value = scope.values[name];
    const label = prose(around === "" ? field.label : `${around}: ${field.label}`);
    if (field.type === "group")
      return [
        ...linesOf(
          field.fields,
          { values: value as FormScope["values"], fields: field.fields, around: scope },
          fieldPath,
          field.label,
          source,
        ),
      ];
    const isEntered = !isAssumed(source.state.input, fieldPath);
    const line = { path: fieldPath, label, symbol: field.symbol ?? "", note: isEntered || field.informational ? "" : texts.assumed };
    if (field.type === "series" || field.type === "matrix") return [...cellLines(field, value, line, scope, currency)];
    if (field.type === "quantity" && (!isTypedQuantity(value) || typeof value.value !== "number"))
      return [{ ...line, value: undefined, unit: "", note: blankNote(field), factor: factorOf(field.quantity) }];
    if (!isTypedQuantity(value)) return [{ ...line, value: value === null ? undefined : printedValue(field, value, scope), unit: "" }];
    const shown = displayedQuantity(value);
    const quantity = field.type === "quantity" ? field.quantity : "number";
    return [{ ...line, ...amountCell(shown.value, shown.unit, quantity, currency), factor: factorOf(quantity), quantity }];
  });
}

function cellLines(
  field: Extract<Field, { readonly type: "series" | "matrix" }>,
  value: unknown,
  line: Omit<Line, "value" | "unit">,
  scope: FormScope,
  currency: CurrencyFormat | undefined,
): readonly Line[] {
  if (!isRecord(value) || !Array.isArray(value["values"])) return [];
  const {
    values,
    unit,
    displayUnit = unit,
  } = value as { readonly values: readonly unknown[]; readonly unit?: string; readonly displayUnit?: string };
  const places =
    field.type === "series"
      ? axes[field.axis]
      : axes[field.rows].flatMap((row) => axes[field.columns].map((column) => `${row} / ${column}`));
  const cell: CellField = field.cell;
  return values.flat().map((each, index): Line => {
    const placeLine = { ...line, label: `${line.label}, ${places[index]!}`, path: `${line.path}.${index}` };
    if (typeof each === "number" && unit !== undefined) {
      const quantity = cell.type === "quantity" ? cell.quantity : "number";
      return { ...placeLine, ...amountCell(convert(each, unit, displayUnit!), displayUnit!, quantity, currency), quantity };
    }
    return { ...placeLine, value: each === null ? undefined : printedValue(cell, each, scope), unit: "" };
  });
}

export interface InputSheet {
  readonly sheet: WrittenSheet;
  readonly places: ReadonlyMap<string, Place>;
}

/** The entered inputs and the defaults in use. */
export function inputSheet(name: string, source: Pick<ListSource, "state">, moneyDecimals: number): InputSheet {
  const { definition, complete } = source.state;
  const lines = linesOf(definition.fields, { values: complete, fields: definition.fields }, "", "", source);
  const rows: Cells[] = [headCells(texts.heads.inputs)];
  const places = new Map<string, Place>();
  for (const { path, label, value, unit, symbol, note, factor, quantity } of lines) {
    if (factor !== undefined) places.set(path, { sheet: name, row: rows.length, column: 1, factor });
    rows.push([
      textCell(label),
      cellOf(value, { quantity, moneyDecimals, isWhole: true }),
      textCell(unit),
      textCell(symbol),
      textCell(note),
    ]);
  }
  return { sheet: sheetOf(name, rows, 1), places };
}
