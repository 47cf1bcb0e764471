import { convert, defaultUnit } from "@org/hvac-core/quantity";
import { typedUnit, type AnsweringDefinition, type CalculatorDefinition, type Citation, type CompleteInput, type Field, type Fields, type QuantityField, type RowField } from "@org/hvac-core/kernel";

/** Any calculator as far as it answers, seen only through its metadata. */
export type AnswersOnly = Pick<
  AnsweringDefinition,
  "id" | "title" | "summary" | "version" | "sections" | "fields" | "results" | "headline" | "defaults" | "calculate" | "migrate"
>;

/** Any calculator with its worked examples and the sheet in its outcomes. */
export interface Explained extends AnswersOnly {
  readonly cases: readonly WorkedExample[];
  readonly calculate: CalculatorDefinition["calculate"];
}

/** Any calculator. One that is shown to visitors may leave what explains its numbers to be loaded when somebody is there to ask. */
export type AnyDefinition = Explained | (AnswersOnly & { readonly explain: () => Promise<Explained> });

/** The outcome of any calculator, explained or not. */
export type AnyOutcome = ReturnType<AnswersOnly["calculate"]>;

/** A published case, as far as a form needs it. */
export interface WorkedExample {
  readonly id: string;
  readonly title: string;
  readonly source: Citation;
  readonly input: object;
}

/** A complete input of any calculator, as typed. */
export type FormInput = CompleteInput<Fields>;
export type Row = Readonly<Record<string, unknown>>;

/** The field a path leads to, and the path of its column: `"fittings.2.length"` is in column `"fittings.length"`. */
export interface FieldPlace {
  readonly field: RowField;
  readonly column: string;
  readonly name: string;
  readonly row?: { readonly index: number; readonly key: string };
}

export function placeOf(fields: Fields, path: string): FieldPlace | undefined {
  const [name = "", index, key] = path.split(".");
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  if (field.type !== "list") return index === undefined ? { field, column: name, name } : undefined;
  if (index === undefined || key === undefined || !Object.hasOwn(field.row, key)) return undefined;
  return { field: field.row[key]!, column: `${name}.${key}`, name, row: { index: Number(index), key } };
}

export function rowsOf(input: FormInput, name: string): readonly Row[] {
  return input[name] as readonly Row[];
}

export function withValue(input: FormInput, place: FieldPlace, value: unknown): FormInput {
  const { row, name } = place;
  const next = row ? rowsOf(input, name).map((each, index) => (index === row.index ? { ...each, [row.key]: value } : each)) : value;
  return { ...input, [name]: next };
}

export function withRows(input: FormInput, name: string, rows: readonly Row[]): FormInput {
  return { ...input, [name]: rows };
}

/** Puts a quantity field, or every row of a quantity column, into another unit; the physical values stay. */
export function withUnit(input: FormInput, column: string, field: QuantityField, unit: string): FormInput {
  const from = typedUnit(field, column, input);
  const restate = (value: unknown): unknown => (typeof value === "number" ? convert(value, from, unit) : value);
  const { [column]: _previous, ...others } = input.units;
  const units = unit === defaultUnit(field.quantity, input.unitSystem) ? others : { ...others, [column]: unit };
  const [name = "", key] = column.split(".");
  const value =
    key === undefined ? restate(input[name]) : rowsOf(input, name).map((row) => ({ ...row, [key]: restate(row[key]) }));
  return { ...input, units, [name]: value };
}

/** Calls `visit` for every quantity field and quantity column. */
export function eachQuantity(fields: Fields, visit: (field: QuantityField, column: string) => void): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === "quantity") visit(field, name);
    if (field.type !== "list") continue;
    for (const [key, column] of Object.entries(field.row)) if (column.type === "quantity") visit(column, `${name}.${key}`);
  }
}

/** A row as its list starts it: every column at its default. */
export function newRow(row: Readonly<Record<string, RowField>>, unitSystem: FormInput["unitSystem"]): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, field]) => [key, typeof field.default === "object" ? field.default[unitSystem] : field.default]),
  );
}
