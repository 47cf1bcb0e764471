import type { CellDifference } from "@org/hvac-core/exchange";
import { seriesText } from "@org/hvac-core/internal";
import { displayedQuantity, enteredKind, isTypedQuantity, type Field, type SeriesField, type TypedQuantity } from "@org/hvac-core/kernel";
import { defaultUnit, siUnit, toSI, unitSymbol } from "@org/hvac-core/quantity";
import { formatNumber, formatQuantity, prose, typedText } from "@org/form/numbers";
import { isRecord } from "@org/form/state";
import { texts } from "./comparisonTexts.ts";

/** A number with the digits of its quantity: copies have more, which nobody reads. */
function quantityText(typed: TypedQuantity, field: Field | undefined): string {
  const { value, unit } = displayedQuantity(typed);
  const kind = field?.type === "quantity" ? enteredKind(field, unit) : undefined;
  if (kind === undefined || kind === "money") return typedText(typed);
  return formatQuantity(toSI(value, unit), kind, "Metric", { unit, trimZeros: true });
}

/** A number that a program gives without a unit, where it has none in either system: people, shares. */
function withUnit(value: unknown, field: Field | undefined): unknown {
  if (typeof value !== "number" || field?.type !== "quantity" || siUnit(field.quantity) !== "unitless") return value;
  return { value, unit: "unitless", displayUnit: defaultUnit(field.quantity, "Metric") };
}

/** All numbers of a series with their places; those in a row that are the same together. */
function placesText(series: unknown, { axis, cell }: SeriesField, isFull: boolean): string | undefined {
  const { values, ...units } = isRecord(series) ? series : { values: series };
  if (cell.type !== "quantity" || !Array.isArray(values)) return undefined;
  const cells = (values as readonly unknown[]).map((value) => ("unit" in units ? { ...units, value } : value));
  return seriesText(
    axis,
    cells.map((each) => cellText(each, cell, isFull)),
  );
}

function cellText(entered: unknown, field: Field | undefined, isFull: boolean): string {
  const value = withUnit(entered, field);
  if (value === undefined || value === null || value === "") return texts.empty;
  if (typeof value === "boolean") return texts.flag(value);
  if (isTypedQuantity(value)) {
    if (!isFull) return quantityText(value, field);
    const { value: number, unit } = displayedQuantity(value);
    return `${formatNumber(number, { digits: "full" })} ${unitSymbol(unit)}`.trim();
  }
  if (Array.isArray(value) && field?.type === "list") return texts.rows(value.length, field.rowLabel);
  const places = field?.type === "series" ? placesText(value, field, isFull) : undefined;
  if (places !== undefined) return places;
  if (typeof value !== "string") return JSON.stringify(value);
  return field?.type === "choice" ? prose(field.options[value] ?? value) : value;
}

/** The texts of a cell before and after an import. Numbers that differ never have the same text. */
export function differenceTexts({ was, now }: CellDifference, field: Field | undefined): readonly [was: string, now: string] {
  const both = (isFull: boolean): readonly [string, string] => [cellText(was, field, isFull), cellText(now, field, isFull)];
  const short = both(false);
  // Rows within a row are counted; which of them differ is seen after the import.
  if (Array.isArray(now) && short[0] === short[1] && was !== now) return [short[0], texts.otherRows(short[1])];
  return short[0] === short[1] && was !== now ? both(true) : short;
}
