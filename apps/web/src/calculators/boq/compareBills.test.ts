import { expect, test } from "vitest";
import { type BillInput } from "@org/hvac-core/calculators/boq";
import { compareBills, pricedBill } from "./compareBills.ts";
import { money, office, times } from "../../../test/officeBill.ts";

const priced = (bill: BillInput) => pricedBill(bill)!;

test("two states of a bill differ by lines that add up to the difference of the whole, to the cent", () => {
  const [unit, duct, diffusers] = office.items;
  const now: BillInput = {
    ...office,
    contingency: { value: 5, unit: "%" },
    items: [
      { ...unit, description: "Split system, 3 ton" },
      { ...duct, quantity: times(560.1) },
      { id: "new", description: "Grille", quantity: times(3), rate: money(0.1) },
    ],
  };
  const { lines, unchanged, amounts } = compareBills(priced(office), priced(now));
  expect(lines.map(({ id, change, difference }) => [id, change, difference])).toEqual([
    ["unit", "reworded", 0],
    // 560.1 × 11.5 = 6441.15.
    ["duct", "changed", 461.15],
    ["new", "added", 0.3],
    ["diffusers", "removed", -1480],
  ]);
  expect(unchanged).toBe(0);
  // 14,241.45 of items now, and 5 % of it: 712.0725.
  expect(amounts).toEqual([
    { name: "subtotal", then: 15_260, now: 14_241.45, difference: -1018.55 },
    { name: "contingencyAmount", then: 0, now: 712.07, difference: 712.07 },
    { name: "total", then: 15_260, now: 14_953.52, difference: -306.48 },
  ]);
  expect(diffusers.id).toBe("diffusers");
  expect(compareBills(priced(office), priced(office)).lines).toEqual([]);
});
