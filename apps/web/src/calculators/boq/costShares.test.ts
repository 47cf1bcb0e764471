import { expect, test } from "vitest";
import { boq } from "@org/hvac-core/calculators/boq";
import { countFor, itemParts, ranked, sectionParts } from "./costShares.ts";
import { office } from "../../../test/officeBill.ts";

test("parts of a bill are ranked by what they cost, with their shares of the whole", () => {
  const outcome = boq.calculate(office);
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const { calculation, values } = outcome;
  const items = ranked(itemParts(calculation, values));
  expect(items.map(({ item, amount }) => [item, amount])).toEqual([
    ["unit", 7800],
    ["duct", 5980],
    ["diffusers", 1480],
  ]);
  expect(items.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(items.at(-1)!.cumulative).toBe(1);
  // 7800 and 5980 of 15,260 are 90 %.
  expect(countFor(items, 0.8)).toBe(2);
  expect(ranked(sectionParts(calculation, values)).map(({ label }) => label)[0]).toBe("23 81 Decentralized unitary HVAC equipment");
  expect(ranked([{ id: "a", label: "Left out", amount: -5, item: "a" }])).toEqual([]);
});
