import * as z from "zod/mini";
import { axes, type CalculatorInput, type CellField, type Field, type Fields, isRowId } from "../kernel/index.ts";
import { isDay } from "../quantity/day.ts";
import { isUnitOf, largestNumber, type QuantityKind } from "../quantity/index.ts";

const aNumber = z.number().check(z.minimum(-largestNumber), z.maximum(largestNumber));

function unitSchema(kind: QuantityKind): z.ZodMiniType {
  return z.string().check(z.refine((unit) => isUnitOf(unit, kind), { error: "The unit does not belong to the field." }));
}

function typedSchema(kind: QuantityKind): z.ZodMiniType {
  return z.looseObject({ value: z.nullable(aNumber), unit: unitSchema(kind), displayUnit: z.optional(unitSchema(kind)) });
}

function cellSchema(cell: CellField): z.ZodMiniType {
  return cell.type === "quantity" ? z.nullable(aNumber) : fieldSchema(cell);
}

/** Values along one axis or two, bare or with their unit; a matrix row by row, or flat as files keep it. */
function seriesSchema(cell: CellField, columns: number, rows?: number): z.ZodMiniType {
  const line = (length: number): z.ZodMiniType => z.array(cellSchema(cell)).check(z.length(length));
  const values = rows === undefined ? line(columns) : z.union([line(rows * columns), z.array(line(columns)).check(z.length(rows))]);
  const unit = cell.type === "quantity" ? z.optional(unitSchema(cell.quantity)) : z.optional(z.undefined());
  return z.union([values, z.looseObject({ values, unit, displayUnit: unit })]);
}

function fieldSchema(field: Field): z.ZodMiniType {
  switch (field.type) {
    case "quantity":
      return z.union([z.nullable(aNumber), typedSchema(field.quantity), ...(field.per ? [typedSchema(field.per.quantity)] : [])]);
    case "choice":
      return field.custom
        ? z.string().check(z.maxLength(field.custom.maxLength), z.regex(/\S/))
        : z.enum(Object.keys(field.options) as [string, ...string[]]);
    case "text":
      return z.string().check(z.maxLength(field.maxLength));
    case "flag":
      return z.boolean();
    case "date":
      return z.nullable(z.string().check(z.refine(isDay, { error: "A day is written 2026-11-22." })));
    case "reference":
      return z.nullable(z.string().check(z.refine(isRowId, { error: "A reference names a row." })));
    case "series":
      return seriesSchema(field.cell, axes[field.axis].length);
    case "matrix":
      return seriesSchema(field.cell, axes[field.columns].length, axes[field.rows].length);
    case "group":
      return z.strictObject(shapeOf(field.fields));
    case "list":
      return listSchema(field.row, field.maxRows);
  }
}

function listSchema(row: Fields, maxRows: number): z.ZodMiniType {
  const rows = z.array(
    z.strictObject({
      ...shapeOf(row),
      id: z.optional(z.string().check(z.refine(isRowId, { error: "An id has letters, digits, _ and - only." }))),
    }),
  );
  const idsOf = (list: readonly { readonly id?: unknown }[]): unknown[] => list.map(({ id }, index) => id ?? String(index + 1));
  return rows.check(
    z.maxLength(maxRows),
    z.refine((list) => new Set(idsOf(list as { id?: unknown }[])).size === list.length, { error: "Two rows have one id." }),
  );
}

function shapeOf(fields: Fields): Record<string, z.ZodMiniType> {
  const members = Object.entries(fields).map(([name, field]) => [name, z.optional(fieldSchema(field))] as const);
  return { ...Object.fromEntries(members), assumed: z.optional(z.array(z.string())) };
}

/**
 * The shape of a calculator's input as a zod schema, generated from its fields: for documents, forms and services that speak zod. Every key
 * is optional, numbers are no larger than 1e100, unknown keys are refused. It accepts exactly what `calculate` can read; what is needed and within
 * limits depends on other values and units, and `calculate` checks it.
 *
 * @param definition a calculator, or anything that has its `fields`
 * @returns a zod schema (zod/mini)
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { inputSchema } from "@org/hvac-core/schemas";
 * inputSchema(heatLoad).safeParse({ wallArea: { value: 20, unit: "m2" } }).success; // true
 * inputSchema(heatLoad).safeParse({ wallArea: "20" }).success; // false
 * inputSchema(heatLoad).safeParse({ walArea: 20 }).success; // false
 * ```
 */
export function inputSchema<F extends Fields>({ fields }: { readonly fields: F }): z.ZodMiniType<CalculatorInput<F>> {
  return z.strictObject({
    unitSystem: z.optional(z.enum(["Imperial", "Metric"])),
    accepted: z.optional(z.array(z.looseObject({ id: z.string(), reason: z.string(), facts: z.string() }))),
    imports: z.optional(
      z.array(
        z.looseObject({
          id: z.string(),
          list: z.string(),
          link: z.looseObject({ collection: z.string(), fileId: z.string(), result: z.string() }),
          rows: z.record(z.string(), z.string()),
        }),
      ),
    ),
    unread: z.optional(z.array(z.looseObject({ id: z.string(), text: z.string() }))),
    ...shapeOf(fields),
  }) as unknown as z.ZodMiniType<CalculatorInput<F>>;
}
