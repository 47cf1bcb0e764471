import { catalogue } from "@org/hvac-core";
import { isTypedQuantity, valueAt, type Field, type Fields } from "@org/hvac-core/kernel";
import type { QuantityKind } from "@org/hvac-core/quantity";
import { blank, type Value } from "./values.ts";

export type Calculator = (typeof catalogue)[number];

/** Fields that the campaign edits, by calculator: always on the page, without dependent defaults, and accepting any number from 100 to 1000. */
const typedInto: Readonly<
  Record<string, { readonly fields: readonly string[]; readonly rows?: { readonly list: string; readonly columns: readonly string[] } }>
> = {
  "heat-load": { fields: ["wallArea", "windowArea", "roofArea", "numPeople", "lightingLoad", "equipmentLoad"] },
  "duct-sizer": { fields: ["calculationName", "airflow", "ductLength"], rows: { list: "fittings", columns: ["quantity", "remark"] } },
  "pipe-sizer": { fields: ["calculationName", "flowRate", "pipeLength"], rows: { list: "fittings", columns: ["quantity", "coefficient"] } },
};

/** A kind of file that campaigns edit. */
export interface TypedKind {
  readonly calculator: Calculator;
  readonly collection: string;
  readonly fields: readonly string[];
  readonly list: string | undefined;
  readonly columns: readonly string[];
}

export const typedKinds: readonly TypedKind[] = catalogue.flatMap((calculator) => {
  const typed = typedInto[calculator.id];
  return typed
    ? [{ calculator, collection: calculator.collection, fields: typed.fields, list: typed.rows?.list, columns: typed.rows?.columns ?? [] }]
    : [];
});

/** The field at a path: `roofArea`, or `fittings.elbows.quantity`. */
export function fieldOf({ calculator }: TypedKind, path: string): Field | undefined {
  const [name = "", , column] = path.split(".");
  const fields = calculator.fields as Fields;
  const field = fields[name];
  return column === undefined ? field : field?.type === "list" ? field.row[column] : undefined;
}

export function quantityOf(kind: TypedKind, path: string): QuantityKind | undefined {
  const field = fieldOf(kind, path);
  return field?.type === "quantity" ? field.quantity : undefined;
}

/** Value of a stored input at a path; `undefined` if its row does not exist. */
export function valueIn(input: Readonly<Record<string, unknown>>, path: string): Value | undefined {
  const value = valueAt(input, path);
  if (value === undefined) return undefined;
  if (path.split(".").length === 2) return { type: "row" };
  if (value === null) return blank;
  if (isTypedQuantity(value)) return { type: "quantity", value: value.value, unit: value.unit };
  return { type: "text", text: typeof value === "string" ? value : JSON.stringify(value) };
}
