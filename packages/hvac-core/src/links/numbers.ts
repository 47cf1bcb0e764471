import {
  isActive,
  isResultLink,
  isTypedQuantity,
  joinPath,
  type CompleteInput,
  type Fields,
  type GroupField,
  type ListField,
  type Path,
  type QuantityField,
  type ResultLink,
  type Scope,
  type TypedQuantity,
} from "../kernel/index.ts";

/** A number of an input that is linked to a result of another file. */
export interface LinkedNumber {
  readonly path: Path;
  readonly field: QuantityField;
  /** The number as it was linked. */
  readonly entered: TypedQuantity & { readonly link: ResultLink };
  /** Unit of a count, by a choice next to it: "m2" for an item that is measured in square metres. */
  readonly countedAs?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Unit of a count, by a choice next to it.
 *
 * @param field the field of the number
 * @param values the values next to it: of its row or group, or of the input
 * @returns an object to spread next to the field; empty without such a choice
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core";
 * import { countedAs } from "@org/hvac-core/links";
 * countedAs(boq.fields.items.row.quantity, { unit: "m2" }); // { countedAs: "m2" }
 * countedAs(boq.fields.items.row.waste, { unit: "m2" }); // {}
 * ```
 */
export function countedAs({ countedIn }: QuantityField, values: Readonly<Record<string, unknown>>): { readonly countedAs?: string } {
  const unit = countedIn === undefined ? undefined : values[countedIn];
  return typeof unit === "string" ? { countedAs: unit } : {};
}

type SearchedField = QuantityField | GroupField | ListField;

const searched = new WeakMap<Fields, readonly (readonly [string, SearchedField])[]>();

/** The fields that are numbers or hold some. An input of thousands of rows is searched with every edit. */
function searchedIn(fields: Fields): readonly (readonly [string, SearchedField])[] {
  const known =
    searched.get(fields) ??
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === "quantity" || field.type === "group" || field.type === "list" ? [[name, field] as const] : [],
    );
  searched.set(fields, known);
  return known;
}

/** Adds the linked numbers. Whether a field is active is checked last, for the few with a link. */
function addNumbers(into: LinkedNumber[], fields: Fields, scope: Scope, within: () => Path): void {
  for (const [name, field] of searchedIn(fields)) {
    const entered = scope.values[name];
    if (entered === undefined || entered === null) continue;
    const path = (): Path => joinPath(within(), name);
    if (field.type === "quantity") {
      if (isTypedQuantity(entered) && isResultLink(entered.link) && isActive(field, scope))
        into.push({ path: path(), field, entered: { ...entered, link: entered.link }, ...countedAs(field, scope.values) });
    } else if (field.type === "group") {
      if (isRecord(entered) && isActive(field, scope)) addNumbers(into, field.fields, { values: entered, around: scope }, path);
    } else if (Array.isArray(entered) && isActive(field, scope)) {
      for (const row of entered as readonly unknown[])
        if (isRecord(row)) addNumbers(into, field.row, { values: row, around: scope }, () => joinPath(path(), String(row["id"])));
    }
  }
}

/**
 * The numbers of an input that are linked to results of other files, in the order of the form. Fields that are not active, such as the velocity of a
 * duct that is sized by friction, are left out.
 *
 * @param fields the fields of the calculator
 * @param input a complete input, as `complete` gives it
 * @returns each number with its path, its field and its link; none for an input without links
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { linkedNumbers } from "@org/hvac-core/links";
 * const link = { collection: "calculations", fileId: "office", result: "supplyAirflow" };
 * const input = ductSizer.complete({ unitSystem: "Metric", airflow: { value: 425, unit: "L/s", link } });
 * linkedNumbers(ductSizer.fields, input).length; // 1
 * ```
 */
export function linkedNumbers(fields: Fields, input: CompleteInput): readonly LinkedNumber[] {
  const numbers: LinkedNumber[] = [];
  addNumbers(numbers, fields, { values: input }, () => "");
  return numbers;
}
