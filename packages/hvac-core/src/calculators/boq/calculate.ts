import { amountOf, rateOfItem, sumOfAmounts } from "../../costing/index.ts";
import { at, joinPath, type Calculated } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { BillValues, ItemValues } from "./schema.ts";

/** An item with its amount. */
export interface CalculatedItem {
  readonly id: string;
  /** Money per unit; absent while the item has no rate. */
  readonly unitRate?: number | undefined;
  readonly total: number;
}

export interface BillCalculation extends Calculated<typeof results> {
  /** The smallest step of amounts, money. */
  readonly step: number;
}

function calculateItem({ id, quantity, rate, waste, labour, plant }: ItemValues, step: number): CalculatedItem {
  // Labour alone is a price, too.
  if (rate === null && labour === 0 && plant === 0) return { id, total: 0 };
  const unitRate = rateOfItem({ material: rate ?? 0, waste, labour, plant });
  return { id, unitRate, total: quantity === null ? 0 : at(joinPath("items", id), () => amountOf(quantity, unitRate, step)) };
}

/** Items that are stated again are the same objects as before: who edits one line of thousands pays for that line. */
const known = new WeakMap<ItemValues, { readonly step: number; readonly item: CalculatedItem }>();

function itemOnce(item: ItemValues, step: number): CalculatedItem {
  const before = known.get(item);
  if (before?.step === step) return before.item;
  const calculated = calculateItem(item, step);
  known.set(item, { step, item: calculated });
  return calculated;
}

/** The amounts of a bill, each rounded once, and their exact sums. */
export function calculate({ items, overheads, contingency, discount, tax, rounding }: BillValues): BillCalculation {
  const step = Number(rounding);
  const calculated = items.map((item) => itemOnce(item, step));
  const subtotal = at("items", () => sumOfAmounts(calculated.map(({ total }) => total)));
  const overheadsAmount = amountOf(subtotal, overheads, step);
  const contingencyAmount = amountOf(sumOfAmounts([subtotal, overheadsAmount]), contingency, step);
  const gross = sumOfAmounts([subtotal, overheadsAmount, contingencyAmount]);
  const discountAmount = amountOf(gross, discount, step);
  const netTotal = sumOfAmounts([gross, -discountAmount]);
  const taxAmount = amountOf(netTotal, tax, step);
  return {
    step,
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
