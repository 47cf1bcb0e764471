import type { ResultChange } from "@org/data/store";
import {
  acceptedKey,
  unreadKey,
  type Acceptance,
  displayedQuantity,
  isTypedQuantity,
  joinPath,
  pathSegments,
  rowName,
  type CompleteInput,
  type Field,
  type Fields,
  type Path,
  type ResultFields,
  type ResultLink,
  type TypedQuantity,
  type UnreadText,
} from "@org/hvac-core/kernel";
import { linkedFactors } from "@org/hvac-core/links";
import { fieldAt } from "@org/hvac-core/internal";
import { kinds, UnitMismatchError, UnknownUnitError, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, prose, quantityText } from "@org/form/numbers";
import { currencyOf, isSame, placeName, unknownResult, withCurrency, type AnyCalculator } from "@org/form/state";
import { inputText } from "@org/form/fields";
import { texts } from "./texts.ts";

const nothing = "–";
/** Digits of a number as it was typed: two values that differ must never have the same text. */
const typedDigits = 15;

type Data = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Label of a place of an input: "Wall area", "Fitting 2: Length".
 *
 * @param path names of fields and ids of rows
 * @param complete an input that has the row, if the path leads into a row
 */
export function placeLabel({ fields }: AnyCalculator, path: readonly string[], complete: CompleteInput): string {
  const [name = ""] = path;
  if (name === acceptedKey) return texts.acceptedWarning;
  if (name === unreadKey) return texts.unreadText(placeName(fields, complete, path[1] ?? "") ?? path[1] ?? "");
  return name === "unitSystem" ? texts.unitSystem : (placeName(fields, complete, joinPath(...path)) ?? name);
}

/** Formats a text of the engine with the currency of an input. */
export const inCurrencyOf = (definition: AnyCalculator, complete: CompleteInput, text: string): string =>
  withCurrency(text, currencyOf({ definition, complete }));

/** Format of numbers. */
interface NumberStyle {
  /** In the unit of the entry instead of the displayed unit. */
  readonly asTyped?: true;
  readonly number: (value: number, isTyped: boolean) => string;
}

/** As in the form, then with more digits, then as entered. */
const numberStyles: readonly NumberStyle[] = [
  { number: inputText },
  { number: plainText },
  { number: (value) => formatNumber(value, { digits: "full" }), asTyped: true },
];

const linkOf = (value: unknown): ResultLink | undefined => (isTypedQuantity(value) ? value.link : undefined);

/**
 * The texts of two values of a field, as the form shows them; values that differ never have the same text.
 *
 * @param complete an input of the calculator, which sets the currency
 * @param nameOf names a result that a number is linked to; the names are added if the two numbers are linked to different results
 */
export function valueTexts(
  definition: AnyCalculator,
  path: readonly string[],
  values: readonly [left: unknown, right: unknown],
  complete: CompleteInput,
  nameOf: (link: ResultLink) => string = () => unknownResult,
): readonly [left: string, right: string] {
  const field = fieldAt(definition.fields, joinPath(...path));
  const both = (text: (value: unknown) => string): [string, string] =>
    values.map((value) => inCurrencyOf(definition, complete, text(value))) as [string, string];
  const written = numberStyles.map((writing) => both((value) => fieldText(field, value, writing)));
  const first = written[0]!;
  if (isSame(values[0], values[1])) return first;
  const [link, otherLink] = [linkOf(values[0]), linkOf(values[1])];
  if (isTypedQuantity(values[0]) && isTypedQuantity(values[1]) && !isSame(link, otherLink)) {
    const [text, otherText] = written.find(([left, right]) => left !== right) ?? first;
    const withLink = (valueText: string, link: ResultLink | undefined): string =>
      link ? texts.value.linked(valueText, nameOf(link)) : texts.value.typed(valueText);
    return [withLink(text, link), withLink(otherText, otherLink)];
  }
  return [...written, both(jsonText)].find(([text, otherText]) => text !== otherText) ?? first;
}

/** A value as JSON, for two values that look the same in a form; `undefined` has no JSON, and an empty value differs from it. */
function jsonText(value: unknown): string {
  if (value === undefined) return nothing;
  return value === null || value === "" ? texts.value.empty : JSON.stringify(value);
}

interface Quantities {
  readonly values: readonly unknown[];
  readonly unit: string;
  readonly displayUnit?: string;
  /** A linked number was not typed. */
  readonly link?: ResultLink | undefined;
}

/** One quantity, or several with their unit after the last. Units that this version does not know appear as stored. */
function quantitiesText({ values, unit, displayUnit, link }: Quantities, { number, asTyped }: NumberStyle): string {
  if (values.length === 0) return texts.value.none;
  const shownIn = asTyped ? unit : (displayUnit ?? unit);
  const text = (value: unknown): string =>
    typeof value === "number"
      ? number(displayedQuantity({ value, unit, displayUnit: shownIn } as TypedQuantity).value, shownIn === unit && !link)
      : plainText(value);
  try {
    const amounts = values.map(text).join(", ");
    const symbol = unitSymbol(shownIn);
    // After several amounts a currency sign would seem to belong to the last one only.
    return values.length > 1 && symbol.startsWith("¤") ? texts.value.amounts(amounts, symbol) : `${amounts} ${symbol}`.trim();
  } catch (error) {
    if (!(error instanceof UnknownUnitError) && !(error instanceof UnitMismatchError)) throw error;
    return `${values.map(plainText).join(", ")} ${unit}`;
  }
}

/** Whether a value is a number with valid units. */
const isQuantity = (value: unknown): value is TypedQuantity =>
  isTypedQuantity(value) && typeof value.unit === "string" && ["string", "undefined"].includes(typeof value.displayUnit);

function fieldText(field: Field | undefined, value: unknown, writing: NumberStyle): string {
  if (value === undefined || value === null || value === "") return nothing;
  if (isQuantity(value)) return quantitiesText({ ...value, values: [value.value] }, writing);
  switch (field?.type) {
    case "choice":
      return typeof value === "string" ? prose(field.options[value] ?? value) : plainText(value);
    case "series":
    case "matrix":
      if (!isRecord(value) || !Array.isArray(value["values"])) return plainText(value);
      return typeof value["unit"] === "string" && ["string", "undefined"].includes(typeof value["displayUnit"])
        ? quantitiesText(value as unknown as Quantities, writing)
        : value["values"].map(plainText).join(", ") || texts.value.none;
    case "group":
      return isRecord(value) ? rowText(field.fields, value, writing) : plainText(value);
    case "list":
      if (Array.isArray(value))
        return value.length === 0
          ? texts.value.none
          : value.map((row: unknown) => (isRecord(row) ? rowText(field.row, row, writing) : plainText(row))).join("; ");
      return isRecord(value) ? rowText(field.row, value, writing) : plainText(value);
    default:
      if (isUnreadText(value)) return value.text;
      return isAcceptance(value) ? value.reason : plainText(value);
  }
}

const isUnreadText = (value: unknown): value is UnreadText => isRecord(value) && typeof value["text"] === "string";

/** Its facts are for the program, which compares them. */
const isAcceptance = (value: unknown): value is Acceptance =>
  isRecord(value) && typeof value["reason"] === "string" && typeof value["facts"] === "string";

function rowText(fields: Fields, row: Data, writing: NumberStyle): string {
  const cells = Object.entries(fields)
    .filter(([name]) => row[name] !== undefined && row[name] !== null && row[name] !== "")
    .map(([name, field]) => fieldText(field, row[name], writing));
  return cells.join(", ") || nothing;
}

function plainText(value: unknown): string {
  if (typeof value === "boolean") return value ? texts.value.yes : texts.value.no;
  if (value === undefined || value === null || value === "") return nothing;
  if (typeof value === "number") return formatNumber(value, { digits: typedDigits, trimZeros: true });
  return typeof value === "string" ? value : JSON.stringify(value);
}

type Result = number | string | undefined;

/** Whether an input has a row of this id in one of its lists. */
export const hasRow = (complete: CompleteInput, id: string): boolean =>
  Object.values(complete).some((rows) => Array.isArray(rows) && rows.some((row) => isRecord(row) && row["id"] === id));

interface Rows {
  readonly fields: Fields;
  readonly values: Data;
}

/** A row by its id, with its name: results for rows have the ids of the input's rows. The list of the name comes first. */
function findRow({ fields, values }: Rows, list: string, id: string): (Rows & { readonly name: string }) | undefined {
  for (const name of [list, ...Object.keys(values)]) {
    const field = fields[name];
    const rows = values[name];
    const index = Array.isArray(rows) ? rows.findIndex((row) => isRecord(row) && row["id"] === id) : -1;
    if (index === -1 || field?.type !== "list") continue;
    const row = (rows as readonly Data[])[index]!;
    return { name: rowName(field, row, index), fields: field.row, values: row };
  }
  return undefined;
}

/** Label of a number in a row of a list, with the names of the rows around it: "Rooms, Office, South wall: Area". */
function labelInRows(lists: Fields | ResultFields, path: Path, input: Rows): string {
  const segments = [...pathSegments(path)];
  const names: string[] = [];
  let [within, rows]: [Fields | ResultFields, Rows | undefined] = [lists, input];
  let label = "";
  while (segments.length > 0) {
    const name = segments.shift()!;
    const field = Object.hasOwn(within, name) ? within[name] : undefined;
    label = field?.label ?? name;
    if (field?.type === "list" || field?.type === "rows") {
      const id = segments.shift() ?? "";
      const row: ReturnType<typeof findRow> = rows && findRow(rows, name, id);
      names.push(row?.name ?? id);
      [within, rows] = [field.row, row];
    } else if (field?.type === "group") {
      const values: unknown = rows?.values[name];
      [within, rows] = [field.fields, isRecord(values) ? { fields: field.fields, values } : undefined];
    }
  }
  return `${lists[pathSegments(path)[0]!]!.label}, ${names.join(", ")}: ${label}`;
}

/** Label of an input of another file: "Floor area", "Rooms, Office: Floor area". */
function entryLabel({ fields }: AnyCalculator, path: Path, complete: CompleteInput): string {
  const [list = "", id] = pathSegments(path);
  const field = Object.hasOwn(fields, list) ? fields[list] : undefined;
  if (field?.type !== "list" || id === undefined) return placeName(fields, complete, path) ?? path;
  return labelInRows(fields, path, { fields, values: complete });
}

/**
 * Label of a number that others may be linked to: a result, an input, or one of them times a count.
 *
 * @param path the path of the link
 * @param complete the input, for the names of its rows
 */
export function linkedLabel(definition: AnyCalculator, path: Path, complete: CompleteInput): string {
  const [first, ...counts] = linkedFactors(path).map((factor) =>
    factor.kind === "input" ? entryLabel(definition, factor.path, complete) : resultLabel(definition, factor.path, complete),
  );
  return [
    first,
    ...counts.map((count) =>
      count
        .slice(count.lastIndexOf(":") + 1)
        .trim()
        .toLowerCase(),
    ),
  ].join(" × ");
}

/**
 * Label of a result: "Total load", "Load by the hour, 15", "Surfaces, South wall: Load".
 *
 * @param path the path in the results
 * @param complete the input, for the names of its rows
 */
export function resultLabel({ fields, results }: AnyCalculator, path: Path, complete: CompleteInput): string {
  const [name = "", place] = pathSegments(path);
  const field = Object.hasOwn(results, name) ? results[name] : undefined;
  if (!field || place === undefined) return field?.label ?? path;
  return field.type === "rows" ? labelInRows(results, path, { fields, values: complete }) : `${field.label}, ${place}`;
}

/** The texts of two results that differ, in the units of an input, with enough digits to show the difference. */
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
