import {
  axes,
  valueAt,
  type Axis,
  type CellField,
  type MatrixField,
  type SeriesField,
  type ChoiceEntry,
  type Success,
} from "../../src/kernel/index.ts";
import { fieldAt } from "../../src/internal/index.ts";
import { convert, parseQuantity, siUnit, type UnitSystem } from "../../src/quantity/index.ts";
import type { AnyCalculator } from "./context.ts";
import { fail } from "./difference.ts";
import { close } from "./sheets.ts";

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";

/** Positions in a text: one, or the first and the last of a range. */
const places: Readonly<Record<Axis, { readonly named: string; readonly all: string; readonly names: readonly string[] }>> = {
  months: { named: `(${months})(?:–(${months}))?`, all: "every month", names: months.split("|") },
  hours: { named: "hours? (\\d+)(?:–(\\d+))?", all: "every hour", names: axes.hours },
  octaveBands: { named: "(\\d+)(?:–(\\d+))?\u202fHz", all: "every band", names: axes.octaveBands },
};

/** The texts at the places of an axis, read from a text that names them. */
function textsIn(text: string, axis: Axis, between: string, behind: string): string[] {
  const { named, all, names } = places[axis];
  const single = text.match(new RegExp(`^([^]*?),? in ${all}$`));
  if (single) return names.map(() => single[1]!);
  const labels = [...text.matchAll(new RegExp(`(?:^|${between})${named}${behind}`, "g"))];
  return labels.flatMap((match, index) => {
    const [from, to = from] = [match[1]!, match[2]];
    const value = text.slice(match.index + match[0].length, labels[index + 1]?.index);
    return Array.from({ length: names.indexOf(to) - names.indexOf(from) + 1 }, () => value);
  });
}

/**
 * A number is printed as typed, or with a minimum of six digits in another unit. Half of the sixth digit of a number of 10ⁿ or more is
 * 0.5 · 10ⁿ⁻⁵, up to 5 · 10⁻⁶ of it; a hundredth of that is for numbers halfway between two digits.
 */
const printedAccuracy = 5.05e-6;
/** The smallest number held to that accuracy: below it, conversions between scales with other zeros leave 273.15 or 459.67 · 2⁻⁵² ≈ 10⁻¹³. */
const roundoffScale = 1e-6;

function holdCell(cell: CellField, text: string, value: unknown, unitSystem: UnitSystem, path: string): void {
  const wanted = (label: string): void => void (text === label || fail(`${path} is ${label}, and printed as ${text}`));
  if (value === null || value === undefined) wanted("–");
  else if (cell.type === "quantity") {
    // A share entered as a ratio has no percent sign.
    const read = parseQuantity(text.replace("−", "-"), cell.quantity, unitSystem, { unit: siUnit(cell.quantity) });
    if (!read.ok) fail(`${path} is printed as ${text}: ${read.message}`);
    // In the printed unit: −15.2148 °C has six digits as 257.935 K, and only five as a Celsius temperature read back from them.
    const shown = convert(value as number, siUnit(cell.quantity), read.unit);
    if (!close(read.typed, shown, printedAccuracy, roundoffScale)) fail(`${path} is ${shown} ${read.unit}, and printed as ${text}`);
  } else if (cell.type === "choice") wanted(cell.options[value as string]!);
  else if (cell.type === "flag") wanted(value === true ? "yes" : "no");
  else if (text === "") fail(`${path} has no name`);
}

/** Every value of a series or matrix can be read from its text. */
export function holdSeriesToItsPlaces(definition: AnyCalculator, { values }: Success, { field: path, text }: ChoiceEntry): boolean {
  const field = fieldAt(definition.fields, path);
  if (field?.type !== "series" && field?.type !== "matrix") return false;
  const cells = cellsIn(field, text);
  const flat = (valueAt(values, path) as readonly unknown[]).flat();
  if (cells.length !== flat.length) fail(`${path} has ${flat.length} values, and ${cells.length} are printed: ${text}`);
  for (const [index, cell] of cells.entries()) holdCell(field.cell, cell, flat[index], values.unitSystem, `${path}, place ${index + 1}`);
  return true;
}

function cellsIn(field: SeriesField | MatrixField, text: string): string[] {
  if (field.type === "series") return textsIn(text, field.axis, ", ", ": ");
  return textsIn(text, field.rows, "; ", ", ").flatMap((row) => textsIn(row, field.columns, ", ", ": "));
}
