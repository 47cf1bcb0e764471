import type { StoredData } from "../../kernel/index.ts";
import { measures } from "../../costing/measures.ts";

const isRecord = (value: unknown): value is StoredData => typeof value === "object" && value !== null && !Array.isArray(value);
const quantity = (value: unknown, unit: string): unknown => (typeof value === "number" ? { value, unit } : value);

/**
 * Version 1 was stored before bills were calculated: a currency, and items with bare numbers and their totals. Nothing was added to the items, and
 * amounts are computed anew.
 */
export function fromVersion1({ items, ...data }: StoredData): StoredData {
  return {
    unitSystem: "Imperial",
    ...data,
    items: Array.isArray(items) ? items.map((item: unknown) => (isRecord(item) ? itemOf(item) : item)) : [],
  };
}

function itemOf(stored: StoredData): StoredData {
  const item: StoredData = Object.fromEntries(Object.entries(stored).filter(([name]) => name !== "total"));
  const { unit, notes } = item;
  return {
    ...item,
    ...("quantity" in item && { quantity: quantity(item["quantity"], "unitless") }),
    ...("rate" in item && { rate: quantity(item["rate"], "money") }),
    // A unit that is none of today's stays readable.
    ...(typeof unit === "string" &&
      !Object.hasOwn(measures, unit) && {
        unit: "item",
        notes: typeof notes === "string" && notes !== "" ? `${notes}. Unit: ${unit}` : `Unit: ${unit}`,
      }),
  };
}
