import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boq } from "../../calculators/boq/index.ts";
import { sumOfAmounts } from "../../costing/index.ts";
import { countForShare, itemParts, rankedParts, sectionParts, type CostPart } from "./index.ts";

const money = (value: number) => ({ value, unit: "money" }) as const;
const times = (value: number) => ({ value, unit: "unitless" }) as const;
const office = {
  unitSystem: "Imperial",
  standard: "masterFormat",
  items: [
    { id: "unit", description: "Split system", workSection: "23 81", quantity: times(1), unit: "each", rate: money(7800) },
    { id: "duct", description: "Galvanized duct", workSection: "23 31", quantity: times(520), unit: "lb", rate: money(11.5) },
    { id: "diffusers", description: "Ceiling diffuser", workSection: "23 37", quantity: times(8), unit: "each", rate: money(185) },
  ],
} as const;

const part = (id: string, amount: number): CostPart => ({ id, label: id, amount, item: id });
const amounts = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 30 });
const partsOf = (cents: readonly number[]): readonly CostPart[] => cents.map((value, index) => part(String(index), value / 100));

describe("parts of a bill by their amount", () => {
  test("are its items or its sections, with their shares of the whole", () => {
    const outcome = boq.calculate(office);
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const { calculation, values } = outcome;
    const { parts, gross } = rankedParts(itemParts(calculation, values));
    expect(parts.map(({ item, amount }) => [item, amount])).toEqual([
      ["unit", 7800],
      ["duct", 5980],
      ["diffusers", 1480],
    ]);
    expect(gross).toBe(15_260);
    // 7800 and 5980 of 15,260 are 90 %.
    expect(countForShare(rankedParts(itemParts(calculation, values)), 0.8)).toBe(2);
    const sections = sectionParts(calculation, values);
    expect(rankedParts(sections).parts[0]!.label).toBe("23 81 Decentralized unitary HVAC equipment");
    expect(sumOfAmounts(sections.map(({ amount }) => amount))).toBe(gross);
  });

  test("have shares of the sum before deductions; a deduction has none", () => {
    const ranking = rankedParts([part("Credit", -3000), part("Duct", 2000), part("Chiller", 6000), part("Discount", -100.5)]);
    expect(ranking.parts.map(({ label, share, cumulative }) => [label, share, cumulative])).toEqual([
      ["Chiller", 0.75, 0.75],
      ["Duct", 0.25, 1],
      ["Discount", undefined, undefined],
      ["Credit", undefined, undefined],
    ]);
    expect(ranking).toMatchObject({ additions: 2, gross: 8000, deducted: 3100.5 });
    expect(rankedParts([part("Left out", -5)]).parts).toEqual([]);
  });

  test("add up to the whole, fall in order, and are the same in any order of the items", () =>
    fc.assert(
      fc.property(amounts, (cents) => {
        const ranking = rankedParts(partsOf(cents));
        const { parts, additions, gross, deducted } = ranking;
        if (additions === 0) return;
        expect(sumOfAmounts([gross, -deducted])).toBe(sumOfAmounts(cents.map((each) => each / 100)));
        const shares = parts.flatMap(({ share }) => (share === undefined ? [] : [share]));
        expect(shares).toHaveLength(additions);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(parts[additions - 1]!.cumulative).toBe(1);
        parts.slice(1).forEach(({ amount }, index) => expect(amount).toBeLessThanOrEqual(parts[index]!.amount));
        const reversed = rankedParts(partsOf(cents).toReversed());
        expect(reversed.parts.map(({ amount, share }) => [amount, share])).toEqual(parts.map(({ amount, share }) => [amount, share]));
        for (const share of [0.2, 0.5, 0.8, 1]) {
          const count = countForShare(ranking, share);
          expect(parts[count - 1]!.cumulative!).toBeGreaterThanOrEqual(share);
          if (count > 1) expect(parts[count - 2]!.cumulative!).toBeLessThan(share);
        }
      }),
    ));
});
