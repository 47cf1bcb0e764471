import { displayedQuantity, isTypedQuantity, type CellField, type Field } from "@org/hvac-core/kernel";
import { packedTitle } from "@org/hvac-core/internal";
import { unitSymbol } from "@org/hvac-core/quantity";
import { groupedDigits, prose } from "@org/form/numbers";
import { blankText, inputText, isTypedNumber, pointText, referencedRows, type FormScope } from "@org/form/fields";
import { isRecord } from "@org/form/state";
import { texts } from "./texts.ts";

/** The text of a place without a value. */
export const blank = "–";

type Typed = Parameters<typeof displayedQuantity>[0];

/** A number with the digits of the form, in groups of three like the results. */
const numberText = (value: number | null, isTyped: boolean, unit: string | undefined): string =>
  groupedDigits(inputText(value, isTyped), unit);

/** A number with its unit. */
function quantityText(field: Field, typed: Typed, { values }: FormScope): string {
  const { value, unit } = displayedQuantity(typed);
  return `${numberText(value, isTypedNumber(field, typed, unit, values), unit)}\u202f${unitSymbol(unit)}`.trim();
}

/** The text of a value that is not a quantity: the label of a choice, the name of a referenced row. */
function plainText(field: Field | CellField, value: unknown, scope: FormScope): string {
  switch (field.type) {
    case "choice":
      return prose(field.options[String(value)] ?? String(value));
    case "flag":
      return value === true ? texts.yes : texts.no;
    case "reference":
      return typeof value === "string" ? (referencedRows(field, scope).find(([id]) => id === value)?.[1] ?? blank) : blank;
    case "text":
      return typeof value === "string" && value !== "" ? (field.packed ? packedTitle(value) : value) : blank;
    default:
      return typeof value === "string" && value !== "" ? value : blank;
  }
}

/** The printed value of a field: a number with its unit, or a point of the compass; a choice by its label. */
export function printedValue(field: Field, value: unknown, scope: FormScope): string {
  if (isTypedQuantity(value) && value.value !== null) return pointText(field, value) ?? quantityText(field, value, scope);
  if (field.type === "quantity") return blankText(field);
  return plainText(field, value, scope);
}

/** The cells of a series or matrix, and the symbol of their display unit. */
export function printedCells(
  field: CellField,
  value: unknown,
  scope: FormScope,
): { readonly texts: readonly string[]; readonly unit: string } {
  if (!isRecord(value) || !Array.isArray(value["values"])) return { texts: [], unit: "" };
  const {
    values,
    unit,
    displayUnit = unit,
  } = value as { readonly values: readonly unknown[]; readonly unit?: string; readonly displayUnit?: string };
  const text = (cell: unknown): string =>
    typeof cell === "number" && unit !== undefined
      ? numberText(displayedQuantity({ value: cell, unit, displayUnit } as Typed).value, unit === displayUnit, displayUnit)
      : plainText(field, cell, scope);
  return { texts: values.flat().map(text), unit: displayUnit === undefined ? "" : unitSymbol(displayUnit) };
}
