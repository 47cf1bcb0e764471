import type { ResultChange } from "@org/data/store";
import { fieldAt, isTypedQuantity, joinPath, pathSegments, type CompleteInput, type Field, type Fields, type Path } from "@org/hvac-core/kernel";
import { kinds, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, placeName, prose, quantityText, type AnyCalculator } from "@org/ui";

const nothing = "–";
/** What was typed is shown as it was: two values that differ must never read the same. */
const typedDigits = 15;

type Data = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What a place of an input is called: "Wall area", "Fitting 2: Length".
 *
 * @param path names of fields and ids of rows
 * @param complete an input that has the row, if the path leads into one
 */
export function placeLabel({ fields }: AnyCalculator, path: readonly string[], complete: CompleteInput): string {
  const [name = ""] = path;
  return name === "unitSystem" ? "Unit system" : (placeName(fields, complete, joinPath(...path)) ?? name);
}

/** The value of a place, as the form shows it. */
export function valueText({ fields }: AnyCalculator, path: readonly string[], value: unknown): string {
  return fieldText(fieldAt(fields, joinPath(...path)), value);
}

function fieldText(field: Field | undefined, value: unknown): string {
  if (value === undefined || value === null || value === "") return nothing;
  if (isTypedQuantity(value)) return `${plainText(value.value)} ${unitSymbol(value.unit)}`.trim();
  switch (field?.type) {
    case "choice":
      return typeof value === "string" ? prose(field.options[value] ?? value) : plainText(value);
    case "series":
    case "matrix":
      return isRecord(value) && Array.isArray(value["values"]) ? `${value["values"].map(plainText).join(", ")} ${typeof value["unit"] === "string" ? unitSymbol(value["unit"]) : ""}`.trim() : plainText(value);
    case "group":
      return isRecord(value) ? rowText(field.fields, value) : plainText(value);
    case "list":
      if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((row: unknown) => (isRecord(row) ? rowText(field.row, row) : plainText(row))).join("; ");
      return isRecord(value) ? rowText(field.row, value) : plainText(value);
    default:
      return plainText(value);
  }
}

function rowText(fields: Fields, row: Data): string {
  const texts = Object.entries(fields)
    .filter(([name]) => row[name] !== undefined && row[name] !== null && row[name] !== "")
    .map(([name, field]) => fieldText(field, row[name]));
  return texts.join(", ") || nothing;
}

function plainText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === undefined || value === null || value === "") return nothing;
  if (typeof value === "number") return formatNumber(value, { digits: typedDigits, trimZeros: true });
  return typeof value === "string" ? value : JSON.stringify(value);
}

type Result = number | string | undefined;

/** What a row is called by its name, else its number: results of rows stand under the ids of rows of the input. */
function rowTitle(complete: CompleteInput, id: string): string {
  for (const rows of Object.values(complete)) {
    const index = Array.isArray(rows) ? rows.findIndex((row) => isRecord(row) && row["id"] === id) : -1;
    if (index === -1) continue;
    const name = (rows as readonly Data[])[index]!["name"];
    return typeof name === "string" && name !== "" ? name : String(index + 1);
  }
  return id;
}

/**
 * What a result is called: "Total load", "Load by the hour, 15", "Surfaces, South wall: Load".
 *
 * @param path the place among the results
 * @param complete the input, for the names of its rows
 */
export function resultLabel({ results }: AnyCalculator, path: Path, complete: CompleteInput): string {
  const [name = "", place, cell = ""] = pathSegments(path);
  const field = results[name];
  if (!field || place === undefined) return field?.label ?? path;
  if (field.type !== "rows") return `${field.label}, ${place}`;
  return `${field.label}, ${rowTitle(complete, place)}: ${field.row[cell]?.label ?? cell}`;
}

/** Two results that differ, in the units of an input, with as many digits as it takes to see that they do. */
export function changedResultTexts({ quantity, was, now }: ResultChange, unitSystem: UnitSystem): readonly [was: string, now: string] {
  const text = (value: Result, digits: number | undefined): string => {
    if (value === undefined) return nothing;
    if (typeof value === "string" || !Object.hasOwn(kinds, quantity)) return prose(String(value));
    return quantityText(value, quantity as QuantityKind, unitSystem, digits === undefined ? {} : { digits }).text;
  };
  for (const digits of [undefined, 6, 8, 10]) {
    const [before, after] = [text(was, digits), text(now, digits)];
    if (before !== after) return [before, after];
  }
  return [text(was, typedDigits), text(now, typedDigits)];
}
