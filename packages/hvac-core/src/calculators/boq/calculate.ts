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
import { atPath, joinPath } from "../../kernel/index.ts";
import type { Pricing } from "./itemFields.ts";
import type { BillValues, ItemValues } from "./schema.ts";

/** An item with its amount. */
export interface CalculatedItem {
  readonly id: string;
  /** Money per unit, rounded as rates are; absent while the item has no rate. */
  readonly unitRate?: number | undefined;
  /** Money; absent for rate only. */
  readonly total?: number | undefined;
  /** Money to which overheads and profit are added; absent where it is the total of every item. */
  readonly overheadsBase?: number | undefined;
  /** Tax rate, share; absent where no item has another rate than the bill, and for rate only. */
  readonly taxedAt?: number | undefined;
}

/** Rounding steps of a bill, money; `rates` is absent where rates are not rounded. */
export interface Steps {
  readonly amounts: number;
  readonly rates: number | undefined;
}

/** A bill as calculated: what its results are taken from. Amounts are money. */
export interface BillState {
  readonly steps: Steps;
  readonly items: readonly CalculatedItem[];
  readonly subtotal: number;
  /** Amount to which overheads and profit are added: all items without an addition. */
  readonly overheadsBase: number;
  readonly overheadsAmount: number;
  readonly contingencyAmount: number;
  readonly discountAmount: number;
  readonly netTotal: number;
  readonly taxAmount: number;
  /** Whether some items have an addition in place of overheads and profit. */
  readonly hasAdditions: boolean;
  /** Whether an item has another tax rate than the bill. */
  readonly isTaxedByItem: boolean;
  /** Parts of the bill by tax rate, the highest rate first. */
  readonly taxes: readonly TaxOfPart[];
}

/** Pricing with an addition in place of overheads and profit. */
export const withoutOverheads: ReadonlySet<Pricing> = new Set<Pricing>(["primeCost", "daywork"]);

/** Exact sum of the amounts of items; rate only adds nothing. */
export const sumOfItems = (items: readonly CalculatedItem[]): number => sumOfAmounts(items.map(({ total = 0 }) => total));

/** Pricing of work that is not measured, by one sum. */
const sums: ReadonlySet<Pricing> = new Set<Pricing>(["provisionalDefined", "provisionalUndefined", "primeCost"]);
export const isSum = (pricedAs: Pricing): boolean => sums.has(pricedAs);

/** Full rate of an item without rounding; `undefined` where it has none. Labour alone is a rate, too. */
function fullRate({ pricedAs, rate, waste, labour, plant, addition, attendance }: ItemValues): number | undefined {
  if (isSum(pricedAs)) {
    const extras = pricedAs === "primeCost" ? { addition, attendance } : { attendance: 0 };
    return rate === null && extras.attendance === 0 ? undefined : rateOfItem({ material: rate ?? 0, ...extras });
  }
  if (rate === null && labour === 0 && plant === 0) return undefined;
  return rateOfItem({ material: rate ?? 0, waste, labour, plant, ...(pricedAs === "daywork" && { addition }) });
}

function calculateItem(item: ItemValues, steps: Steps): CalculatedItem {
  const { id, quantity, pricedAs } = item;
  const isInTotal = pricedAs !== "rateOnly";
  return atPath(joinPath("items", id), () => {
    const rate = fullRate(item);
    if (rate === undefined) return { id, ...(isInTotal && { total: 0 }) };
    const unitRate = steps.rates === undefined ? rate : roundAmount(rate, steps.rates);
    return { id, unitRate, ...(isInTotal && { total: quantity === null ? 0 : amountOf(quantity, unitRate, steps.amounts) }) };
  });
}

/** Calculated items by the item: an edited item is another object, and only it is calculated again. */
const calculatedItems = new WeakMap<ItemValues, { readonly steps: Steps; readonly item: CalculatedItem }>();

function itemOnce(item: ItemValues, steps: Steps): CalculatedItem {
  const earlier = calculatedItems.get(item);
  if (earlier && earlier.steps.amounts === steps.amounts && earlier.steps.rates === steps.rates) return earlier.item;
  const calculated = calculateItem(item, steps);
  calculatedItems.set(item, { steps, item: calculated });
  return calculated;
}

function stepsOf(values: BillValues): Steps {
  const smallest = Number(`1e-${currencyFormat(values).decimals}`);
  const step = (option: string): number => (option === "currency" ? smallest : Number(option));
  return { amounts: step(values.rounding), rates: values.rateRounding === "none" ? undefined : step(values.rateRounding) };
}

/** Indexes of items by a key, in the order in which the keys first come. */
export function indexesBy<Key>(items: readonly ItemValues[], keyOf: (item: ItemValues) => Key): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    const indexes = groups.get(key);
    if (indexes) indexes.push(index);
    else groups.set(key, [index]);
  }
  return groups;
}

/** Base and tax of each tax rate. */
function taxesOf(values: BillValues, calculated: readonly CalculatedItem[], netTotal: number, step: number): readonly TaxOfPart[] {
  const { items, overheads, contingency, discount, tax } = values;
  const byRate = indexesBy(items, ({ pricedAs, taxRate }) => (pricedAs === "rateOnly" ? undefined : (taxRate ?? tax)));
  byRate.delete(undefined);
  if (byRate.size <= 1) {
    const rate = byRate.keys().next().value ?? tax;
    return [{ rate, items: netTotal, rounded: netTotal, base: netTotal, tax: amountOf(netTotal, rate, step) }];
  }
  const parts = [...byRate].map(([rate = tax, indexes]) => {
    const sumOf = (withOverheads: boolean): number =>
      sumOfItems(
        indexes.filter((index) => withoutOverheads.has(items[index]!.pricedAs) !== withOverheads).map((index) => calculated[index]!),
      );
    return { rate, items: rateOfItem({ material: sumOf(true), addition: overheads, attendance: sumOf(false) }) };
  });
  return taxByRate(
    parts.toSorted((a, b) => b.rate - a.rate),
    { net: netTotal, factor: factorOfShares([contingency, -discount]), step },
  );
}

/** Amounts of a bill, each rounded once, and their exact sums. */
export function calculate(values: BillValues): BillState {
  const { items, overheads, contingency, discount, tax } = values;
  const steps = stepsOf(values);
  const step = steps.amounts;
  const hasAdditions = items.some(({ pricedAs }) => withoutOverheads.has(pricedAs));
  const isTaxedByItem = items.some(({ pricedAs, taxRate }) => taxRate !== null && pricedAs !== "rateOnly");
  const calculated = items.map((item): CalculatedItem => {
    const amounts = itemOnce(item, steps);
    if (amounts.total === undefined || (!hasAdditions && !isTaxedByItem)) return amounts;
    return {
      ...amounts,
      ...(hasAdditions && { overheadsBase: withoutOverheads.has(item.pricedAs) ? 0 : amounts.total }),
      ...(isTaxedByItem && { taxedAt: item.taxRate ?? tax }),
    };
  });
  const subtotal = atPath("items", () => sumOfItems(calculated));
  const overheadsBase = hasAdditions ? sumOfAmounts(calculated.map((item) => item.overheadsBase ?? 0)) : subtotal;
  const overheadsAmount = amountOf(overheadsBase, overheads, step);
  const contingencyAmount = amountOf(sumOfAmounts([subtotal, overheadsAmount]), contingency, step);
  const gross = sumOfAmounts([subtotal, overheadsAmount, contingencyAmount]);
  const discountAmount = amountOf(gross, discount, step);
  const netTotal = sumOfAmounts([gross, -discountAmount]);
  const taxes = taxesOf(values, calculated, netTotal, step);
  return {
    steps,
    items: calculated,
    subtotal,
    overheadsBase,
    overheadsAmount,
    contingencyAmount,
    discountAmount,
    netTotal,
    taxAmount: sumOfAmounts(taxes.map(({ tax: amount }) => amount)),
    hasAdditions,
    isTaxedByItem,
    taxes,
  };
}
