import { measureText } from "../../calculators/boq/index.ts";
import type { UsedRate } from "./rateBook.ts";

/** An item of a bill, as an input has it. */
export type ItemRow = Readonly<Record<string, unknown>> & { readonly id: string };

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";
const isEmptyOrZero = (value: unknown): boolean => isEmpty(value) || (value as { readonly value?: unknown }).value === 0;

/**
 * The description of an item.
 *
 * @param item item of a bill
 * @returns description without spaces around it; empty without one
 * @example
 * ```ts
 * import { descriptionOf } from "@org/hvac-core/exchange/bills";
 * descriptionOf({ description: " Fan " }); // "Fan"
 * ```
 */
export function descriptionOf({ description }: Readonly<Record<string, unknown>>): string {
  return typeof description === "string" ? description.trim() : "";
}

/**
 * Whether an item has no price.
 *
 * @param item item of a bill
 * @returns true without rate, labour and plant
 * @example
 * ```ts
 * import { isUnpriced } from "@org/hvac-core/exchange/bills";
 * isUnpriced({ rate: null, labour: { value: 0, unit: "money" } }); // true
 * ```
 */
export const isUnpriced = ({ rate, labour, plant }: Readonly<Record<string, unknown>>): boolean =>
  isEmpty(rate) && isEmptyOrZero(labour) && isEmptyOrZero(plant);

/**
 * Why a rate cannot price an item: it is in another currency, or per another unit than the item is measured in.
 *
 * @param rate rate of an earlier bill
 * @param billCurrency sign of the bill's currency
 * @param item item to price; undefined for a new one
 * @returns message; undefined where the rate fits
 * @example
 * ```ts
 * import { rateProblem } from "@org/hvac-core/exchange/bills";
 * rateProblem({ unit: "m", currency: "€" }, "$", undefined); // "In €, and this bill is in $."
 * rateProblem({ unit: "m", currency: "$" }, "$", { id: "a", unit: "m2", quantity: 3 }); // "Per m, and the item is measured in m²."
 * ```
 */
export function rateProblem(
  { unit, currency }: Pick<UsedRate, "unit" | "currency">,
  billCurrency: string,
  item: ItemRow | undefined,
): string | undefined {
  if (currency !== billCurrency) return `In ${currency}, and this bill is in ${billCurrency}.`;
  const itemUnit = item?.["unit"];
  if (item && typeof itemUnit === "string" && !isEmpty(item["quantity"]) && itemUnit !== unit)
    return `Per ${measureText(unit)}, and the item is measured in ${measureText(itemUnit)}.`;
  return undefined;
}

/** Fields of an item that a rate sets. */
function fieldsOf({ rate, labour, plant, waste, unit }: UsedRate): Readonly<Record<string, unknown>> {
  return { unit, ...(rate && { rate }), ...(labour && { labour }), ...(plant && { plant }), ...(waste && { waste }) };
}

/** Item that gets a rate, and the bill that it is in. */
export interface RateTarget {
  /** Standard of work sections of the bill. */
  readonly standard: string;
  /** Id of the item; undefined to add one. */
  readonly item: string | undefined;
  /** Id of an added item. */
  readonly newId: string;
}

/**
 * The items of a bill with an imported rate: in one of them, or as a new one at the end. Texts of the item remain. The work section is imported where
 * both bills have the same standard.
 *
 * @param items items of the bill
 * @param used rate of an earlier bill
 * @param target item that gets the rate
 * @returns items
 * @example
 * ```ts
 * import { importRate, ratesOfBill } from "@org/hvac-core/exchange/bills";
 * const items = [{ id: "a", description: "Fan", unit: "each", rate: { value: 20, unit: "money" } }];
 * const source = { fileId: "f", file: "Bill", project: "Town hall", changedAt: new Date("2026-03-01") };
 * const [rate] = ratesOfBill({ input: { unitSystem: "Metric", items }, calculatorVersion: 1 }, source, (day) => new Date(day));
 * importRate([{ id: "b", description: "Roof fan" }], rate!, { standard: "own", item: "b", newId: "new" })[0]?.["description"]; // "Roof fan"
 * ```
 */
export function importRate(items: readonly ItemRow[], used: UsedRate, { standard, item: into, newId }: RateTarget): readonly ItemRow[] {
  const section = used.workSection !== "" && used.standard === standard ? { workSection: used.workSection } : {};
  if (into === undefined) {
    return [...items, { id: newId, description: used.description, ...section, ...fieldsOf(used) }];
  }
  return items.map((item) => {
    if (item.id !== into) return item;
    const entered = Object.fromEntries(Object.entries(item).filter(([, value]) => !isEmpty(value))) as ItemRow;
    return { description: used.description, ...section, ...entered, ...fieldsOf(used) };
  });
}
