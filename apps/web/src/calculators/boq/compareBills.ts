import { boq, type BillCalculation, type BillValues } from "@org/hvac-core/calculators/boq";
import { sumOfAmounts } from "@org/hvac-core/costing";

/** A bill with its amounts. */
export interface PricedBill {
  readonly values: BillValues;
  readonly results: BillCalculation["results"];
}

type Item = BillValues["items"][number];

/** An item at one of the two times. */
export interface LineState {
  readonly item: Item;
  readonly unitRate: number | undefined;
  /** Absent where the item is a rate alone. */
  readonly total: number | undefined;
}

/** What happened to an item: `reworded` where its amount is made of the same. */
export type LineChange = "added" | "removed" | "changed" | "reworded";

export interface LineDifference {
  readonly id: string;
  readonly change: LineChange;
  readonly then?: LineState;
  readonly now?: LineState;
  /** Money: what it is now less what it was. */
  readonly difference: number;
}

/** An amount below the items, then and now. */
export interface AmountDifference {
  readonly name: "subtotal" | "overheadsAmount" | "contingencyAmount" | "discountAmount" | "taxAmount" | "total";
  readonly then: number;
  readonly now: number;
  readonly difference: number;
}

export interface BillComparison {
  /** Items that are not the same, in their present order; those that were removed come last. */
  readonly lines: readonly LineDifference[];
  readonly unchanged: number;
  readonly amounts: readonly AmountDifference[];
}

/** The amounts of a bill as stored; `undefined` where it cannot be calculated. */
export function pricedBill(input: object): PricedBill | undefined {
  const outcome = boq.calculate(input);
  return outcome.ok ? { values: outcome.values, results: outcome.calculation.results } : undefined;
}

const lessOf = (now: number, then: number): number => sumOfAmounts([now, -then]);

function statesOf({ values, results }: PricedBill): ReadonlyMap<string, LineState> {
  return new Map(
    values.items.map((item, index) => {
      const { unitRate, total } = results.items[index]!;
      return [item.id, { item, unitRate, total }];
    }),
  );
}

/** Fields that only say what an item is. */
const words = ["description", "workSection", "notes"] as const;
/** Fields that make its amount. */
const numbers = ["quantity", "unit", "pricedAs", "rate", "waste", "labour", "plant", "addition", "attendance", "taxRate"] as const;

function lineDifference(id: string, then: LineState | undefined, now: LineState | undefined): LineDifference | undefined {
  const difference = lessOf(now?.total ?? 0, then?.total ?? 0);
  if (!then) return now && { id, change: "added", now, difference };
  if (!now) return { id, change: "removed", then, difference };
  const isChanged = difference !== 0 || numbers.some((name) => then.item[name] !== now.item[name]);
  const isReworded = words.some((name) => then.item[name].trim() !== now.item[name].trim());
  if (!isChanged && !isReworded) return undefined;
  return { id, change: isChanged ? "changed" : "reworded", then, now, difference };
}

/** What an amount adds to the total: a discount takes off. */
const addedBy = (name: AmountDifference["name"], { results }: PricedBill): number =>
  name === "discountAmount" ? lessOf(0, results[name]) : results[name];

const amountNames = ["subtotal", "overheadsAmount", "contingencyAmount", "discountAmount", "taxAmount", "total"] as const;

/** Two states of a bill, line by line. The differences of the lines add up to that of the items, to the last digit. */
export function compareBills(then: PricedBill, now: PricedBill): BillComparison {
  const [before, after] = [statesOf(then), statesOf(now)];
  const ids = [...after.keys(), ...[...before.keys()].filter((id) => !after.has(id))];
  const lines = ids.flatMap((id) => lineDifference(id, before.get(id), after.get(id)) ?? []);
  return {
    lines,
    unchanged: ids.length - lines.length,
    amounts: amountNames
      .map((name): AmountDifference => {
        const [was, is] = [addedBy(name, then), addedBy(name, now)];
        return { name, then: was, now: is, difference: lessOf(is, was) };
      })
      .filter(({ name, then: was, now: is }) => name === "subtotal" || name === "total" || was !== 0 || is !== 0),
  };
}
