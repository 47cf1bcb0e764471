import type { Calculator, Field, Fields } from "@org/hvac-core";
import { axes, isTypedQuantity, typedQuantity } from "@org/hvac-core/kernel";
import { formatNumber, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { amountText } from "./currency.ts";
import { labelWithin } from "./labelWithin.ts";

type Entered = Readonly<Record<string, unknown>>;

/** Context of the texts of an example, in addition to its fields. */
interface Reading {
  readonly system: UnitSystem;
  readonly currency: string | undefined;
  /** Names of the input's rows by id, for references. */
  readonly names: ReadonlyMap<string, string>;
}

const rowsOf = (value: unknown): readonly Entered[] => (Array.isArray(value) ? (value as readonly Entered[]) : []);

/** The text that names a row, where it has one. */
function nameField(fields: Fields): string | undefined {
  return Object.entries(fields).find(([, field]) => field.type === "text" && field.packed !== true)?.[0];
}

function* namesIn(fields: Fields, input: Entered): Generator<readonly [string, string]> {
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (field.type === "group" && input[name] !== undefined) yield* namesIn(field.fields, input[name] as Entered);
    if (field.type !== "list") continue;
    const naming = nameField(field.row);
    for (const row of rowsOf(input[name])) {
      const text = naming === undefined ? undefined : row[naming];
      if (typeof row["id"] === "string" && typeof text === "string") yield [row["id"], text];
      yield* namesIn(field.row, row);
    }
  }
}

const number = (value: number): string => formatNumber(value, { digits: 15, trimZeros: true });

function quantityText(value: number, unit: Parameters<typeof unitSymbol>[0], currency: string | undefined): string {
  return amountText(`${number(value)}\u202f${unitSymbol(unit)}`.trim(), currency);
}

/** Numbers along an axis with their unit once: "61, 58, 54 dB". */
function seriesText(field: Extract<Field, { readonly type: "series" }>, values: readonly unknown[], reading: Reading): string {
  const texts = values.map((each) => valueText(field.cell, each, reading));
  const units = new Set(texts.map((text) => text.split("\u202f").slice(1).join("\u202f")));
  const [unit = ""] = units;
  const list =
    units.size === 1 && unit !== "" ? `${texts.map((text) => text.split("\u202f")[0]).join(", ")}\u202f${unit}` : texts.join(", ");
  return field.axis === "octaveBands" ? `${list} (${axes.octaveBands[0]} Hz to 8 kHz)` : list;
}

/** A value as the form shows it, without its label. */
function valueText(field: Field | undefined, value: unknown, reading: Reading): string {
  switch (field?.type) {
    case "quantity": {
      if (typeof value !== "number" && !isTypedQuantity(value)) return String(value);
      const typed = isTypedQuantity(value) ? value : typedQuantity(value, field.quantity, reading.system);
      return quantityText(typed.value, typed.unit, reading.currency);
    }
    case "choice":
      return field.options[String(value)] ?? String(value);
    case "flag":
      return value === true ? "yes" : "no";
    case "reference":
      return reading.names.get(String(value)) ?? String(value);
    case "group":
      return partsOf(field.fields, value as Entered, reading).join(", ");
    case "list":
      return rowsOf(value)
        .map((row) => rowText(field.row, row, reading))
        .map((text, _, all) => (all.length > 1 && text.includes(",") ? `(${text})` : text))
        .join("; ");
    case "series":
      return Array.isArray(value) ? seriesText(field, value, reading) : String(value);
    case "matrix":
      return Array.isArray(value)
        ? value
            .map((each) => (Array.isArray(each) ? each : [each]).map((cell) => valueText(field.cell, cell, reading)).join(", "))
            .join("; ")
        : String(value);
    default:
      return String(value);
  }
}

/** Each field with its label: "length 12 m", "shape: Round". */
function partsOf(fields: Fields, row: Entered, reading: Reading): readonly string[] {
  return Object.entries(row)
    .filter(([name, value]) => fields[name] !== undefined && value !== null && value !== undefined)
    .map(([name, value]) => {
      const field = fields[name]!;
      const text = valueText(field, value, reading);
      return field.type === "quantity" ? `${labelWithin(field.label)} ${text}` : `${labelWithin(field.label)}: ${text}`;
    });
}

/** The kind of a row: its first choice, which is shown without a label. A default kind is shown only for an unnamed row. */
function kindOf(fields: Fields, row: Entered, isNamed: boolean, { system }: Reading): { readonly key?: string; readonly text?: string } {
  const [key, field] = Object.entries<Field>(fields).find(([, { type }]) => type === "choice") ?? [];
  if (key === undefined || field?.type !== "choice") return {};
  const usual = typeof field.default === "string" ? field.default : field.default[system];
  const option = row[key] ?? (isNamed ? undefined : usual);
  return typeof option === "string" ? { key, text: field.options[option] ?? option } : { key };
}

/** A row in a line: its name, its kind, then its fields; `2 ×` if it represents several. */
function rowText(fields: Fields, row: Entered, reading: Reading): string {
  const naming = nameField(fields);
  const name = naming === undefined ? undefined : row[naming];
  const named = typeof name === "string" && name !== "" ? name : undefined;
  const kind = kindOf(fields, row, named !== undefined, reading);
  const count = isTypedQuantity(row["quantity"]) ? row["quantity"].value : row["quantity"];
  const isCount = typeof count === "number";
  const labelled = Object.entries(row).filter(
    ([key]) => key !== "id" && key !== kind.key && !(named !== undefined && key === naming) && !(isCount && key === "quantity"),
  );
  const parts = [...(kind.text === undefined ? [] : [kind.text]), ...partsOf(fields, Object.fromEntries(labelled), reading)].join(", ");
  const text = named === undefined ? parts : parts === "" ? named : `${named}: ${parts}`;
  return isCount ? `${number(count)} × ${text}` : text;
}

/** A field with its entries: one line, or one for each row of a list. */
export interface EnteredField {
  readonly label: string;
  readonly lines: readonly string[];
}

/**
 * What an input enters, field by field, as text.
 *
 * @param currency what amounts of money are in
 */
export function enteredFields(
  { fields }: Pick<Calculator, "fields">,
  input: Entered,
  system: UnitSystem,
  currency: string | undefined,
): readonly EnteredField[] {
  const reading: Reading = { system, currency, names: new Map(namesIn(fields, input)) };
  return Object.entries(input).flatMap(([name, value]): readonly EnteredField[] => {
    const field = fields[name];
    if (field === undefined || field.type === "text" || value === null || value === undefined) return [];
    if (field.type === "list") return [{ label: field.label, lines: rowsOf(value).map((row) => rowText(field.row, row, reading)) }];
    if (field.type === "group") return [{ label: field.label, lines: partsOf(field.fields, value as Entered, reading) }];
    return [{ label: field.label, lines: [valueText(field, value, reading)] }];
  });
}
