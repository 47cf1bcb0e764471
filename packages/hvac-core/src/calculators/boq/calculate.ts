import {
  amountOf,
  currencyFormat,
  factorOfShares,
  rateOfItem,
  roundAmount,
  sumOfAmounts,
  taxByRate,
  type TaxOfPart,
} from "../../costing/index.ts";
import { at, joinPath, type Calculated } from "../../kernel/index.ts";
import type { Pricing } from "./itemFields.ts";
import type { results } from "./results.ts";
import type { BillValues, ItemValues } from "./schema.ts";

/** An item with its amount. */
export interface CalculatedItem {
  readonly id: string;
  /** Money per unit, rounded as rates are; absent while the item has no rate. */
  readonly unitRate?: number | undefined;
  /** Absent where the item is a rate alone. */
  readonly total?: number | undefined;
  /** What overheads and profit are added to, money; absent where it is the total of every item. */
  readonly overheadsBase?: number | undefined;
  /** Share; absent where no item has a tax of its own, and of rates alone. */
  readonly taxedAt?: number | undefined;
}

/** The smallest steps of a bill, money; of rates none where they are not rounded. */
export interface Steps {
  readonly amounts: number;
  readonly rates: number | undefined;
}

export interface BillCalculation extends Calculated<typeof results> {
  readonly steps: Steps;
  readonly items: readonly CalculatedItem[];
  /** Items that overheads and profit of the bill are added to, money: all of them, unless some have an addition of their own. */
  readonly overheadsBase: number;
  readonly isMixed: boolean;
  /** Whether an item has a tax of its own. */
  readonly isTaxedByItem: boolean;
  /** Parts of the bill by rate of tax, the largest rate first. */
  readonly taxes: readonly TaxOfPart[];
}

/** Items that have an addition of their own in place of overheads and profit. */
export const withoutOverheads: ReadonlySet<Pricing> = new Set<Pricing>(["primeCost", "daywork"]);

/** Amounts of items, exact; a rate alone adds nothing. */
export const sumOfItems = (items: readonly CalculatedItem[]): number => sumOfAmounts(items.map(({ total = 0 }) => total));

/** Sums for work that is not measured: one number, whoever does it with whatever. */
const sums: ReadonlySet<Pricing> = new Set<Pricing>(["provisionalDefined", "provisionalUndefined", "primeCost"]);
export const isSum = (pricedAs: Pricing): boolean => sums.has(pricedAs);

/** The full rate of an item without rounding; `undefined` where it has none. Labour alone is a price, too. */
function fullRate({ pricedAs, rate, waste, labour, plant, addition, attendance }: ItemValues): number | undefined {
  if (isSum(pricedAs)) {
    const own = pricedAs === "primeCost" ? { addition, attendance } : { attendance: 0 };
    return rate === null && own.attendance === 0 ? undefined : rateOfItem({ material: rate ?? 0, ...own });
  }
  if (rate === null && labour === 0 && plant === 0) return undefined;
  return rateOfItem({ material: rate ?? 0, waste, labour, plant, ...(pricedAs === "daywork" && { addition }) });
}

function calculateItem(item: ItemValues, steps: Steps): CalculatedItem {
  const { id, quantity, pricedAs } = item;
  const isCounted = pricedAs !== "rateOnly";
  return at(joinPath("items", id), () => {
    const rate = fullRate(item);
    if (rate === undefined) return { id, ...(isCounted && { total: 0 }) };
    const unitRate = steps.rates === undefined ? rate : roundAmount(rate, steps.rates);
    return { id, unitRate, ...(isCounted && { total: quantity === null ? 0 : amountOf(quantity, unitRate, steps.amounts) }) };
  });
}

/** Items that are stated again are the same objects as before: who edits one line of thousands pays for that line. */
const known = new WeakMap<ItemValues, { readonly steps: Steps; readonly item: CalculatedItem }>();

function itemOnce(item: ItemValues, steps: Steps): CalculatedItem {
  const before = known.get(item);
  if (before && before.steps.amounts === steps.amounts && before.steps.rates === steps.rates) return before.item;
  const calculated = calculateItem(item, steps);
  known.set(item, { steps, item: calculated });
  return calculated;
}

function stepsOf(values: BillValues): Steps {
  const smallest = Number(`1e-${currencyFormat(values).decimals}`);
  const step = (chosen: string): number => (chosen === "currency" ? smallest : Number(chosen));
  return { amounts: step(values.rounding), rates: values.rateRounding === "none" ? undefined : step(values.rateRounding) };
}

/** Places of items by something of theirs, in the order in which it first comes. */
export function indexesBy<Key>(items: readonly ItemValues[], keyOf: (item: ItemValues) => Key): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    const own = groups.get(key);
    if (own) own.push(index);
    else groups.set(key, [index]);
  }
  return groups;
}

/** What each rate of tax is on, and the tax. */
function taxesOf(values: BillValues, calculated: readonly CalculatedItem[], netTotal: number, step: number): readonly TaxOfPart[] {
  const { items, overheads, contingency, discount, tax } = values;
  const byRate = indexesBy(items, ({ pricedAs, taxRate }) => (pricedAs === "rateOnly" ? undefined : (taxRate ?? tax)));
  byRate.delete(undefined);
  if (byRate.size <= 1) {
    const rate = byRate.keys().next().value ?? tax;
    return [{ rate, items: netTotal, rounded: netTotal, base: netTotal, tax: amountOf(netTotal, rate, step) }];
  }
  const parts = [...byRate].map(([rate = tax, own]) => {
    const sumOf = (isWith: boolean): number =>
      sumOfItems(own.filter((index) => withoutOverheads.has(items[index]!.pricedAs) !== isWith).map((index) => calculated[index]!));
    return { rate, items: rateOfItem({ material: sumOf(true), addition: overheads, attendance: sumOf(false) }) };
  });
  return taxByRate(
    parts.toSorted((one, other) => other.rate - one.rate),
    { net: netTotal, factor: factorOfShares([contingency, -discount]), step },
  );
}

/** The amounts of a bill, each rounded once, and their exact sums. */
export function calculate(values: BillValues): BillCalculation {
  const { items, overheads, contingency, discount, tax } = values;
  const steps = stepsOf(values);
  const step = steps.amounts;
  const isMixed = items.some(({ pricedAs }) => withoutOverheads.has(pricedAs));
  const isTaxedByItem = items.some(({ pricedAs, taxRate }) => taxRate !== null && pricedAs !== "rateOnly");
  const calculated = items.map((item): CalculatedItem => {
    const own = itemOnce(item, steps);
    if (own.total === undefined || (!isMixed && !isTaxedByItem)) return own;
    return {
      ...own,
      ...(isMixed && { overheadsBase: withoutOverheads.has(item.pricedAs) ? 0 : own.total }),
      ...(isTaxedByItem && { taxedAt: item.taxRate ?? tax }),
    };
  });
  const subtotal = at("items", () => sumOfItems(calculated));
  const overheadsBase = isMixed ? sumOfAmounts(calculated.map((item) => item.overheadsBase ?? 0)) : subtotal;
  const overheadsAmount = amountOf(overheadsBase, overheads, step);
  const contingencyAmount = amountOf(sumOfAmounts([subtotal, overheadsAmount]), contingency, step);
  const gross = sumOfAmounts([subtotal, overheadsAmount, contingencyAmount]);
  const discountAmount = amountOf(gross, discount, step);
  const netTotal = sumOfAmounts([gross, -discountAmount]);
  const taxes = taxesOf(values, calculated, netTotal, step);
  const taxAmount = sumOfAmounts(taxes.map(({ tax }) => tax));
  return {
    steps,
    items: calculated,
    overheadsBase,
    isMixed,
    isTaxedByItem,
    taxes,
    results: {
      total: sumOfAmounts([netTotal, taxAmount]),
      subtotal,
      overheadsAmount,
      contingencyAmount,
      discountAmount,
      netTotal,
      taxAmount,
      items: calculated,
    },
  };
}
