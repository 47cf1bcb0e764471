import * as z from "zod/mini";
import { isUnitOf, type CalculatorInput, type Fields, type RowField } from "../kernel/index.ts";
import { largestNumber, type QuantityKind } from "../quantity/index.ts";

function rowFieldSchema(field: RowField): z.ZodMiniType {
  switch (field.type) {
    case "quantity":
      return z.nullable(z.number().check(z.minimum(-largestNumber), z.maximum(largestNumber)));
    case "choice":
      return z.enum(Object.keys(field.options) as [string, ...string[]]);
    case "text":
      return z.string().check(z.maxLength(field.maxLength));
    case "flag":
      return z.boolean();
  }
}

/**
 * The shape of a calculator's input as a zod schema, generated from its fields: for documents, forms and services that speak zod. Every key
 * is optional, numbers are no larger than 1e100, unknown keys are dropped. It accepts exactly what `calculate` reads; limits depend on the unit, and
 * `calculate` checks them after conversion.
 *
 * @param definition a calculator, or anything that has its `fields`
 * @returns a zod schema (zod/mini)
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { inputSchema } from "@org/hvac-core/schemas";
 * inputSchema(heatLoad).safeParse({ wallArea: 20 }).success; // true
 * inputSchema(heatLoad).safeParse({ wallArea: "20" }).success; // false
 * ```
 */
export function inputSchema<F extends Fields>({ fields }: { readonly fields: F }): z.ZodMiniType<CalculatorInput<F>> {
  const shape: Record<string, z.ZodMiniType> = { unitSystem: z.optional(z.enum(["Imperial", "Metric"])) };
  const kinds: Record<string, QuantityKind> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "list") {
      shape[name] = z.optional(rowFieldSchema(field));
      if (field.type === "quantity") kinds[name] = field.quantity;
      continue;
    }
    const row: Record<string, z.ZodMiniType> = {};
    for (const [key, column] of Object.entries(field.row)) {
      row[key] = z.optional(rowFieldSchema(column));
      if (column.type === "quantity") kinds[`${name}.${key}`] = column.quantity;
    }
    shape[name] = z.optional(z.array(z.object(row)).check(z.maxLength(field.maxRows)));
  }
  shape["units"] = z.optional(
    z.record(z.string(), z.string()).check(
      z.refine((units) => Object.entries(units).every(([path, unit]) => Object.hasOwn(kinds, path) && isUnitOf(unit, kinds[path]!)), {
        error: "A field has a unit that does not belong to it.",
      }),
    ),
  );
  return z.object(shape) as unknown as z.ZodMiniType<CalculatorInput<F>>;
}
