import { boq, type BillCalculation, type BillValues } from "../../calculators/boq/index.ts";
import { sumOfAmounts } from "../../costing/index.ts";

/** A bill with its amounts. */
export interface PricedBill {
  readonly values: BillValues;
  readonly results: BillCalculation["results"];
}

type Item = BillValues["items"][number];

/** An item of one of two bills. */
export interface ItemState {
  readonly item: Item;
  readonly unitRate: number | undefined;
  /** Undefined for an item that is a rate alone. */
  readonly total: number | undefined;
}

/** Change of an item: `reworded` where only its texts differ. */
export type ItemChange = "added" | "removed" | "changed" | "reworded";

/** An item that differs between two bills. */
export interface ItemDifference {
  readonly id: string;
  readonly change: ItemChange;
  readonly then?: ItemState;
  readonly now?: ItemState;
  /** Present less former amount. */
  readonly difference: number;
}

/** An amount below the items, in both bills. A discount is negative. */
export interface AmountDifference {
  readonly name: "subtotal" | "overheadsAmount" | "contingencyAmount" | "discountAmount" | "taxAmount" | "total";
  readonly then: number;
  readonly now: number;
  readonly difference: number;
}

/** Differences between two bills. */
export interface BillComparison {
  /** Items that differ, in their present order; removed items come last. */
  readonly items: readonly ItemDifference[];
  /** Number of items without a difference. */
  readonly unchanged: number;
  readonly amounts: readonly AmountDifference[];
}

/**
 * The amounts of a bill.
 *
 * @param input input of the bill
 * @returns values and results; undefined where the bill cannot be calculated
 * @example
 * ```ts
 * import { pricedBill } from "@org/hvac-core/exchange/bills";
 * const items = [{ id: "a", quantity: 3, rate: { value: 20, unit: "money" } }];
 * pricedBill({ unitSystem: "Metric", items })?.results.total; // 60
 * ```
 */
export function pricedBill(input: object): PricedBill | undefined {
  const outcome = boq.calculate(input);
  return outcome.ok ? { values: outcome.values, results: outcome.calculation.results } : undefined;
}

const difference = (now: number, then: number): number => sumOfAmounts([now, -then]);

function statesOf({ values, results }: PricedBill): ReadonlyMap<string, ItemState> {
  return new Map(
    values.items.map((item, index) => {
      const { unitRate, total } = results.items[index]!;
      return [item.id, { item, unitRate, total }];
    }),
  );
}

/** Texts of an item. */
const texts = ["description", "workSection", "notes"] as const;
/** Fields that its amount depends on. */
const numbers = ["quantity", "unit", "pricedAs", "rate", "waste", "labour", "plant", "addition", "attendance", "taxRate"] as const;

function itemDifference(id: string, then: ItemState | undefined, now: ItemState | undefined): ItemDifference | undefined {
  const amount = difference(now?.total ?? 0, then?.total ?? 0);
  if (!then) return now && { id, change: "added", now, difference: amount };
  if (!now) return { id, change: "removed", then, difference: amount };
  const isChanged = amount !== 0 || numbers.some((name) => then.item[name] !== now.item[name]);
  const isReworded = texts.some((name) => then.item[name].trim() !== now.item[name].trim());
  if (!isChanged && !isReworded) return undefined;
  return { id, change: isChanged ? "changed" : "reworded", then, now, difference: amount };
}

/** Part of the total; a discount is negative. */
const partOf = (name: AmountDifference["name"], { results }: PricedBill): number =>
  name === "discountAmount" ? difference(0, results[name]) : results[name];

const amountNames = ["subtotal", "overheadsAmount", "contingencyAmount", "discountAmount", "taxAmount", "total"] as const;

/**
 * Two states of a bill, item by item. The differences of the items add up to that of their sum, to the last digit.
 *
 * @param then former state
 * @param now present state, in the same currency
 * @returns differences
 * @example
 * ```ts
 * import { compareBills, pricedBill } from "@org/hvac-core/exchange/bills";
 * const billOf = (rate: number) => ({ unitSystem: "Metric", items: [{ id: "a", quantity: 3, rate: { value: rate, unit: "money" } }] });
 * const { items } = compareBills(pricedBill(billOf(20))!, pricedBill(billOf(25))!);
 * items[0]?.change; // "changed"
 * items[0]?.difference; // 15
 * ```
 */
export function compareBills(then: PricedBill, now: PricedBill): BillComparison {
  const [before, after] = [statesOf(then), statesOf(now)];
  const ids = [...after.keys(), ...[...before.keys()].filter((id) => !after.has(id))];
  const items = ids.flatMap((id) => itemDifference(id, before.get(id), after.get(id)) ?? []);
  return {
    items,
    unchanged: ids.length - items.length,
    amounts: amountNames
      .map((name): AmountDifference => {
        const [was, is] = [partOf(name, then), partOf(name, now)];
        return { name, then: was, now: is, difference: difference(is, was) };
      })
      .filter(({ name, then: was, now: is }) => name === "subtotal" || name === "total" || was !== 0 || is !== 0),
  };
}
