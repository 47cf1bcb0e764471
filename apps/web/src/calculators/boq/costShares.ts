import { sectionTitle, type BillCalculation, type BillValues } from "@org/hvac-core/calculators/boq";
import { sumOfAmounts } from "@org/hvac-core/costing";

/** What a part of the items comes to: one of them, or a section. */
export interface CostPart {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
  /** The item that it leads to. */
  readonly item: string;
}

/** A part among the others. */
export interface RankedPart extends CostPart {
  /** Share of the sum before deductions; a deduction has none. */
  readonly share?: number;
  /** Share of this part and all larger ones. */
  readonly cumulative?: number;
}

/** Parts of a bill, the largest first. */
export interface Ranking {
  /** Deductions come last. */
  readonly parts: readonly RankedPart[];
  /** Number of parts that are no deductions. */
  readonly additions: number;
  /** Sum of the parts before deductions, of which they have shares. */
  readonly gross: number;
  /** Sum of the deductions, not negative. */
  readonly deducted: number;
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
 * Parts by their amount. Shares are of the sum before deductions: with a negative part, shares of the total would be more than the whole. Nothing where
 * all parts are deductions.
 */
export function ranked(parts: readonly CostPart[]): Ranking {
  const [positive, negative] = [parts.filter(({ amount }) => amount > 0), parts.filter(({ amount }) => amount < 0)];
  const amountOf = (some: readonly CostPart[]): number => sumOfAmounts(some.map(({ amount }) => amount));
  const [gross, deducted] = [amountOf(positive), -amountOf(negative)];
  const byAmount = (one: CostPart, other: CostPart): number => other.amount - one.amount;
  let sum = 0;
  const shared = positive.toSorted(byAmount).map((part): RankedPart => {
    sum = sumOfAmounts([sum, part.amount]);
    return { ...part, share: part.amount / gross, cumulative: sum / gross };
  });
  const all = shared.length === 0 ? [] : [...shared, ...negative.toSorted(byAmount)];
  return { parts: all, additions: shared.length, gross, deducted };
}

/** How many of the largest parts make a share of the sum before deductions. */
export const countFor = ({ parts }: Ranking, share: number): number =>
  parts.findIndex(({ cumulative }) => cumulative !== undefined && cumulative >= share) + 1;

/** "2 of 3 items make 90 % of the $15 260.00 of the items.", with what is deducted from it. */
export function sharesText(ranking: Ranking, noun: "item" | "section", share: number, texts: ShareTexts): string {
  const { parts, additions, gross, deducted } = ranking;
  const count = countFor(ranking, share);
  const those = `${count} of ${additions} ${noun}${additions === 1 ? "" : "s"} ${count === 1 ? "makes" : "make"}`;
  const before = deducted > 0 ? `, before deductions of ${texts.money(deducted)}` : "";
  return `${those} ${texts.percent(parts[count - 1]!.cumulative!)} of the ${texts.money(gross)} of the items${before}.`;
}

interface ShareTexts {
  readonly money: (amount: number) => string;
  readonly percent: (share: number) => string;
}
