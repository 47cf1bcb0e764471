import type { ItemChange } from "@org/hvac-core/exchange/bills";

/** Texts of the comparison of a revision of a bill with its present state. */
export const texts = {
  table: "Items then and now",
  columns: ["Item", "Change", "Quantity", "Full rate", "Total then", "Total now", "Difference"],
  changes: { added: "Added", removed: "Removed", changed: "Changed", reworded: "Text only" } satisfies Readonly<Record<ItemChange, string>>,
  unnamed: "Without a description",
  /** Between a former and a present text, for screen readers. */
  nowMark: ", now",
  noneDiffers: "No item differs.",
  differ: (count: number, total: number): string =>
    `${count} of ${total} ${total === 1 ? "item" : "items"} ${count === 1 ? "differs" : "differ"}.`,
  notCalculated: "The amounts are compared as soon as both states can be calculated.",
  twoCurrencies: (then: string, now: string): string =>
    `The currency was ${then} then and is ${now} now: amounts of two currencies are not compared.`,
} as const;
