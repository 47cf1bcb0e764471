import { sectionTitle, type BillCalculation, type BillValues } from "../../calculators/boq/index.ts";
import { sumOfAmounts } from "../../costing/index.ts";
import { groupBy } from "../internal.ts";

/** Amount of an item or of a section. */
export interface CostPart {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
  /** The item; of a section, its largest item. */
  readonly item: string;
}

/** A part with its share. */
export interface RankedPart extends CostPart {
  /** Share of the sum before deductions; undefined for a deduction. */
  readonly share?: number;
  /** Cumulative share of this part and all larger ones. */
  readonly cumulative?: number;
}

/** Parts of a bill, the largest first. */
export interface Ranking {
  /** Deductions come last. */
  readonly parts: readonly RankedPart[];
  /** Number of parts without the deductions. */
  readonly additions: number;
  /** Sum before deductions, which the shares refer to. */
  readonly gross: number;
  /** Sum of the deductions, not negative. */
  readonly deducted: number;
}

/**
 * The items of a bill that have an amount.
 *
 * @param calculation calculation of the bill
 * @param values its values
 * @returns parts in the order of the items
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core/calculators/boq";
 * import { itemParts } from "@org/hvac-core/exchange/bills";
 * const items = [{ id: "a", description: "Fan", quantity: 3, rate: { value: 20, unit: "money" } }];
 * const outcome = boq.calculate({ unitSystem: "Metric", items });
 * outcome.ok && itemParts(outcome.calculation, outcome.values); // [{ id: "a", label: "Fan", amount: 60, item: "a" }]
 * ```
 */
export function itemParts({ results }: BillCalculation, { items }: BillValues): readonly CostPart[] {
  return results.items.flatMap(({ id, total = 0 }, index): CostPart[] => {
    const name = items[index]!.description.trim();
    return total === 0 ? [] : [{ id, label: name === "" ? `Item ${index + 1}` : name, amount: total, item: id }];
  });
}

/**
 * The sections of a bill that have an amount.
 *
 * @param calculation calculation of the bill
 * @param values its values
 * @returns parts in the order in which the sections occur
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core/calculators/boq";
 * import { sectionParts } from "@org/hvac-core/exchange/bills";
 * const items = [1, 2].map((quantity) => ({ id: `i${quantity}`, workSection: "Ducts", quantity, rate: { value: 20, unit: "money" } }));
 * const outcome = boq.calculate({ unitSystem: "Metric", standard: "own", items });
 * outcome.ok && sectionParts(outcome.calculation, outcome.values)[0]?.amount; // 60
 * ```
 */
export function sectionParts({ results }: BillCalculation, { items, standard }: BillValues): readonly CostPart[] {
  const sections = groupBy(
    items.map(({ id, workSection }, index) => ({ id, section: workSection.trim(), amount: results.items[index]!.total ?? 0 })),
    ({ section }) => section,
  );
  return [...sections].flatMap(([section, ofSection]): CostPart[] => {
    const amount = sumOfAmounts(ofSection.map((each) => each.amount));
    const { id: item } = ofSection.reduce((largest, each) => (Math.abs(each.amount) > Math.abs(largest.amount) ? each : largest));
    return amount === 0 ? [] : [{ id: `section-${section}`, label: sectionTitle(section, standard), amount, item }];
  });
}

/**
 * Parts by their amount, the largest first. Shares are of the sum before deductions: with a negative part, shares of the total would be more than the
 * whole.
 *
 * @param parts items or sections
 * @returns ranking; without parts where all are deductions
 * @example
 * ```ts
 * import { rankedParts } from "@org/hvac-core/exchange/bills";
 * const part = (id: string, amount: number) => ({ id, label: id, amount, item: id });
 * rankedParts([part("duct", 25), part("chiller", 75)]).parts[0]?.share; // 0.75
 * ```
 */
export function rankedParts(parts: readonly CostPart[]): Ranking {
  const [positive, negative] = [parts.filter(({ amount }) => amount > 0), parts.filter(({ amount }) => amount < 0)];
  const amountOf = (some: readonly CostPart[]): number => sumOfAmounts(some.map(({ amount }) => amount));
  const [gross, deducted] = [amountOf(positive), -amountOf(negative)];
  const byAmount = (first: CostPart, second: CostPart): number => second.amount - first.amount;
  let sum = 0;
  const shared = positive.toSorted(byAmount).map((part): RankedPart => {
    sum = sumOfAmounts([sum, part.amount]);
    return { ...part, share: part.amount / gross, cumulative: sum / gross };
  });
  const all = shared.length === 0 ? [] : [...shared, ...negative.toSorted(byAmount)];
  return { parts: all, additions: shared.length, gross, deducted };
}

/**
 * Number of the largest parts that make up a share of the sum before deductions.
 *
 * @param ranking from `rankedParts`
 * @param share 0…1
 * @returns number of parts; 0 without parts
 * @example
 * ```ts
 * import { countForShare, rankedParts } from "@org/hvac-core/exchange/bills";
 * const part = (id: string, amount: number) => ({ id, label: id, amount, item: id });
 * countForShare(rankedParts([part("duct", 25), part("chiller", 75)]), 0.7); // 1
 * ```
 */
export const countForShare = ({ parts }: Ranking, share: number): number =>
  parts.findIndex(({ cumulative }) => cumulative !== undefined && cumulative >= share) + 1;
