import { axes, displayedQuantity, type SeriesField, type TypedQuantity } from "@org/hvac-core/kernel";
import { defaultUnit, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber } from "../numbers/numbers.ts";
import { isRecord } from "../state/formInput.ts";
import { readFieldText } from "../state/readFieldText.ts";

/** The numbers of a series as the text of one cell, for other programs: "0 50 100 %". `undefined` if one of them is missing. */
export function seriesText({ cell }: SeriesField, series: unknown): string | undefined {
  if (cell.type !== "quantity" || !isRecord(series) || !Array.isArray(series["values"])) return undefined;
  const { values, ...units } = series;
  const shown = (values as readonly unknown[]).map((value) =>
    typeof value === "number" ? displayedQuantity({ ...units, value } as unknown as TypedQuantity) : undefined,
  );
  if (shown.includes(undefined)) return undefined;
  const numbers = shown.map((each) => formatNumber(each!.value, { digits: "full" }));
  return [...numbers, unitSymbol(shown[0]?.unit ?? "unitless")].filter((word) => word !== "").join(" ");
}

/** Reads the text of a cell as a series: a number for each place, with or without a unit after the last. @returns `undefined` if there are fewer */
export function readSeriesText(
  text: string,
  { axis, cell }: SeriesField,
  unitSystem: UnitSystem,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string } | undefined {
  const words = text.trim().split(/[\s;]+/);
  const count = axes[axis].length;
  if (cell.type !== "quantity" || words.length < count) return undefined;
  const unit = words.slice(count).join(" ");
  const numbers = words
    .slice(0, count)
    .map((word) => readFieldText(`${word} ${unit}`.trim(), cell, unitSystem, defaultUnit(cell.quantity, unitSystem)));
  const values: number[] = [];
  for (const read of numbers) {
    if (!read.ok) return { ok: false, why: read.message };
    values.push(read.typed);
  }
  const [first] = numbers;
  return first?.ok ? { ok: true, value: { values, unit: first.unit } } : undefined;
}
