import type { AnyDefinition, FormInput } from "@org/ui";
import { formatNumber, placeOf, prose, quantityText } from "@org/ui";
import { typedUnit, type RowField } from "@org/hvac-core/kernel";
import { unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";

const nothing = "–";
/** What was typed is shown as it was: two values that differ must never read the same. */
const typedDigits = 15;

/** What a place of an input is called: "Wall area", "Fittings, 2: Length". */
export function placeLabel(definition: AnyDefinition, path: readonly string[]): string {
  const [name = "", row, key] = path;
  if (name === "unitSystem") return "Unit system";
  if (name === "units") return "Units";
  const field = definition.fields[name];
  if (!field) return name;
  if (field.type !== "list" || row === undefined) return field.label;
  const cell = key === undefined ? undefined : field.row[key]?.label;
  return `${field.label}, ${Number(row) + 1}${cell === undefined ? "" : `: ${cell}`}`;
}

/** The value of a place, as the form shows it. `input` tells the units. */
export function valueText(definition: AnyDefinition, path: readonly string[], value: unknown, input: FormInput): string {
  const place = placeOf(definition.fields, path.join("."));
  if (place) return cellText(place.field, value, typedUnitOf(place.field, place.column, input));
  const field = definition.fields[path[0] ?? ""];
  if (field?.type === "list" && Array.isArray(value)) {
    if (value.length === 0) return "none";
    return value.map((row: Readonly<Record<string, unknown>>) => rowText(field.row, row, path[0]!, input)).join("; ");
  }
  if (typeof value === "object" && value !== null) return Object.entries(value).map(([key, text]) => `${key}: ${plainText(text)}`).join(", ") || nothing;
  return plainText(value);
}

function typedUnitOf(field: RowField, column: string, input: FormInput): string {
  return field.type === "quantity" ? typedUnit(field, column, input) : "";
}

function rowText(fields: Readonly<Record<string, RowField>>, row: Readonly<Record<string, unknown>>, name: string, input: FormInput): string {
  return Object.entries(fields)
    .filter(([key]) => row[key] !== undefined && row[key] !== null && row[key] !== "")
    .map(([key, field]) => cellText(field, row[key], typedUnitOf(field, `${name}.${key}`, input)))
    .join(", ");
}

function cellText(field: RowField, value: unknown, unit: string): string {
  if (field.type === "choice" && typeof value === "string") return prose(field.options[value] ?? value);
  if (typeof value === "number") return `${formatNumber(value, { digits: typedDigits, trimZeros: true })} ${unitSymbol(unit)}`.trim();
  return plainText(value);
}

function plainText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === undefined || value === null || value === "") return nothing;
  if (typeof value === "number") return formatNumber(value, { digits: typedDigits, trimZeros: true });
  return typeof value === "string" ? value : JSON.stringify(value);
}

type Result = number | string | undefined;

/** Two results that differ, in the units of an input, with as many digits as it takes to see that they do. */
export function changedResultTexts(definition: AnyDefinition, name: string, was: Result, now: Result, unitSystem: UnitSystem): readonly [was: string, now: string] {
  const quantity = definition.results[name]?.quantity;
  const text = (value: Result, digits: number | undefined): string => {
    if (value === undefined) return nothing;
    if (typeof value === "string" || quantity === undefined || quantity === "text") return prose(String(value));
    return quantityText(value, quantity, unitSystem, digits === undefined ? {} : { digits }).text;
  };
  for (const digits of [undefined, 6, 8, 10]) {
    const [before, after] = [text(was, digits), text(now, digits)];
    if (before !== after) return [before, after];
  }
  return [text(was, typedDigits), text(now, typedDigits)];
}
