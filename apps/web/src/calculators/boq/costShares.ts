import type { BillCalculation, BillValues } from "@org/hvac-core/calculators/boq";
import { sectionTitle } from "@org/hvac-core/calculators/boq";
import { sumOfAmounts } from "@org/hvac-core/costing";

/** What a part of the items comes to: one of them, or a section. */
export interface CostPart {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
  /** The item that it leads to. */
  readonly item: string;
}

/** The same among the others. */
export interface RankedPart extends CostPart {
  /** Of the amount of all, which are 1. */
  readonly share: number;
  /** Of all up to this one, the largest first. */
  readonly cumulative: number;
}

/** The items that have an amount. */
export function itemParts({ results }: BillCalculation, { items }: BillValues): readonly CostPart[] {
  return results.items.flatMap(({ id, total = 0 }, index): CostPart[] => {
    const name = items[index]!.description.trim();
    return total === 0 ? [] : [{ id, label: name === "" ? `Item ${index + 1}` : name, amount: total, item: id }];
  });
}

/** The sections that have an amount. */
export function sectionParts({ results }: BillCalculation, { items, standard }: BillValues): readonly CostPart[] {
  const sections = Map.groupBy(
    items.map(({ id, workSection }, index) => ({ id, section: workSection.trim(), amount: results.items[index]!.total ?? 0 })),
    ({ section }) => section,
  );
  return [...sections].flatMap(([section, own]): CostPart[] => {
    const amount = sumOfAmounts(own.map((each) => each.amount));
    const largest = own.reduce((most, each) => (Math.abs(each.amount) > Math.abs(most.amount) ? each : most));
    return amount === 0 ? [] : [{ id: `section-${section}`, label: sectionTitle(section, standard), amount, item: largest.id }];
  });
}

/**
 * Parts by their amount, the largest first, with what they are of the whole. What is taken off comes last: before it the sum so far may be more than
 * the whole. Nothing where the whole is nothing or less: a share of it has no meaning.
 */
export function ranked(parts: readonly CostPart[]): readonly RankedPart[] {
  const whole = sumOfAmounts(parts.map(({ amount }) => amount));
  if (whole <= 0) return [];
  let sum = 0;
  return parts
    .toSorted((one, other) => other.amount - one.amount)
    .map((part): RankedPart => {
      sum = sumOfAmounts([sum, part.amount]);
      return { ...part, share: part.amount / whole, cumulative: sum / whole };
    });
}

/** How many of the largest it takes to make a share of the whole. */
export function countFor(parts: readonly RankedPart[], share: number): number {
  const at = parts.findIndex(({ cumulative }) => cumulative >= share);
  return at < 0 ? parts.length : at + 1;
}
