import { expect, test } from "vitest";
import { boq } from "@org/hvac-core/calculators/boq";
import { countFor, itemParts, ranked, sectionParts, sharesText, type CostPart } from "./costShares.ts";
import { office } from "../../../test/officeBill.ts";

test("parts of a bill are ranked by what they cost, with their shares of the whole", () => {
  const outcome = boq.calculate(office);
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const { calculation, values } = outcome;
  const items = ranked(itemParts(calculation, values));
  expect(items.parts.map(({ item, amount }) => [item, amount])).toEqual([
    ["unit", 7800],
    ["duct", 5980],
    ["diffusers", 1480],
  ]);
  expect(items.parts.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(items.parts.at(-1)!.cumulative).toBe(1);
  // 7800 and 5980 of 15,260 are 90 %.
  expect(countFor(items, 0.8)).toBe(2);
  expect(ranked(sectionParts(calculation, values)).parts.map(({ label }) => label)[0]).toBe("23 81 Decentralized unitary HVAC equipment");
  expect(ranked([part("Left out", -5)]).parts).toEqual([]);
});

const part = (label: string, amount: number): CostPart => ({ id: label, label, amount, item: label });
const texts = { money: (amount: number) => `$${amount}`, percent: (share: number) => `${Math.round(100 * share)} %` };

test("shares are of the sum before deductions, at most 100 %, and a deduction has none", () => {
  const ranking = ranked([part("Credit", -3000), part("Duct", 2000), part("Chiller", 6000), part("Discount", -100.5)]);
  expect(ranking.parts.map(({ label, share, cumulative }) => [label, share, cumulative])).toEqual([
    ["Chiller", 0.75, 0.75],
    ["Duct", 0.25, 1],
    ["Discount", undefined, undefined],
    ["Credit", undefined, undefined],
  ]);
  expect(sharesText(ranking, "item", 0.7, texts)).toBe("1 of 2 items makes 75 % of the $8000 of the items, before deductions of $3100.5.");
  expect(sharesText(ranked([part("Duct", 2000), part("Chiller", 6000)]), "section", 0.8, texts)).toBe(
    "2 of 2 sections make 100 % of the $8000 of the items.",
  );
  // Also where the deductions are more than the rest.
  expect(sharesText(ranked([part("Duct", 100), part("Credit", -500)]), "item", 0.8, texts)).toBe(
    "1 of 1 item makes 100 % of the $100 of the items, before deductions of $500.",
  );
});
