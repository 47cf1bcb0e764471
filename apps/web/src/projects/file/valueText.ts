import { fieldAt, isTypedQuantity, joinPath, type CompleteInput, type Field, type Fields } from "@org/hvac-core/kernel";
import { unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
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

/** Two results that differ, in the units of an input, with as many digits as it takes to see that they do. */
export function changedResultTexts(definition: AnyCalculator, name: string, was: Result, now: Result, unitSystem: UnitSystem): readonly [was: string, now: string] {
  const field = definition.results[name];
  const quantity = field?.type === "rows" ? undefined : field?.quantity;
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
