import { measureText } from "@org/hvac-core/calculators/boq";
import type { UsedRate } from "./rates.ts";

/** An item as stated: what is left out is default. */
export type StatedItem = Readonly<Record<string, unknown>> & { readonly id: string };
/** An item with nothing left to default. */
export type CompleteItem = StatedItem;

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === "";
const isNothing = (value: unknown): boolean => isBlank(value) || (value as { readonly value?: unknown }).value === 0;

/** What an item is called; empty where nothing is stated. */
export function descriptionOf({ description }: Readonly<Record<string, unknown>>): string {
  return typeof description === "string" ? description.trim() : "";
}

/** Whether an item has no price yet. */
export const isUnpriced = ({ rate, labour, plant }: Readonly<Record<string, unknown>>): boolean =>
  isBlank(rate) && isNothing(labour) && isNothing(plant);

/** Why a rate cannot price an item; `undefined` where it can. */
export function whyNot({ unit, currency }: UsedRate, billCurrency: string, item: CompleteItem | undefined): string | undefined {
  if (currency !== billCurrency) return `In ${currency}, and this bill is in ${billCurrency}.`;
  const own = item?.["unit"];
  if (item && typeof own === "string" && !isBlank(item["quantity"]) && own !== unit)
    return `Per ${measureText(unit)}, and the item is measured in ${measureText(own)}.`;
  return undefined;
}

/** What a rate states of an item. */
function statedBy({ rate, labour, plant, waste, unit }: UsedRate): Readonly<Record<string, unknown>> {
  return { unit, ...(rate && { rate }), ...(labour && { labour }), ...(plant && { plant }), ...(waste && { waste }) };
}

/**
 * The items with a rate taken over: into one of them, or as a new one at the end. What the item says of itself stays. The section goes along where the
 * bill is divided by the same standard.
 *
 * @param into id of the item that is priced
 * @param newId id of the one that is added
 */
export function withRate(
  items: readonly StatedItem[],
  used: UsedRate,
  standard: string,
  into: string | undefined,
  newId: string,
): readonly StatedItem[] {
  const section = used.workSection !== "" && used.standard === standard ? { workSection: used.workSection } : {};
  if (into === undefined) {
    return [...items, { id: newId, description: used.description, ...section, ...statedBy(used) }];
  }
  return items.map((item) => {
    if (item.id !== into) return item;
    const own = Object.fromEntries(Object.entries(item).filter(([, value]) => !isBlank(value))) as StatedItem;
    return { description: used.description, ...section, ...own, ...statedBy(used) };
  });
}
