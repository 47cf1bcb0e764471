import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumOfAmounts } from "../../costing/index.ts";
import { compareBills, pricedBill, type BillComparison, type PricedBill } from "./index.ts";

const money = (value: number) => ({ value, unit: "money" });
const times = (value: number) => ({ value, unit: "unitless" });

const unit = { id: "unit", description: "Split system, 2.5 ton", quantity: times(1), unit: "each", rate: money(7800) };
const duct = { id: "duct", description: "Galvanized duct", quantity: times(520), unit: "lb", rate: money(11.5) };
const diffusers = { id: "diffusers", description: "Ceiling diffuser", quantity: times(8), unit: "each", rate: money(185) };
const office = { unitSystem: "Imperial", items: [unit, duct, diffusers] };

const priced = (bill: object): PricedBill => pricedBill(bill)!;

/** Bills of some of the same items, in any order, with amounts in cents and percentages below. */
const cents = fc.integer({ min: -500_000, max: 500_000 }).map((value) => money(value / 100));
const bills = fc
  .record({
    items: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom("a", "b", "c", "d", "e"),
        description: fc.constantFrom("Fan", "Duct", ""),
        unit: fc.constantFrom("each", "m"),
        quantity: fc.option(fc.integer({ min: 0, max: 9999 }).map((value) => times(value / 10))),
        rate: fc.option(cents),
      }),
      { selector: ({ id }) => id, minLength: 1 },
    ),
    overheads: fc.integer({ min: 0, max: 200 }).map((value) => ({ value: value / 10, unit: "%" })),
    discount: fc.integer({ min: 0, max: 200 }).map((value) => ({ value: value / 10, unit: "%" })),
    tax: fc.constantFrom(0, 7, 19, 20).map((value) => ({ value, unit: "%" })),
  })
  .map((bill) => priced({ unitSystem: "Metric", ...bill }));

const differenceOf = ({ amounts }: BillComparison, wanted: string): number => amounts.find(({ name }) => name === wanted)?.difference ?? 0;

describe("two states of a bill", () => {
  test("differ by items that add up to the difference of their sum, to the cent", () => {
    const now = {
      ...office,
      contingency: { value: 5, unit: "%" },
      items: [
        { ...unit, description: "Split system, 3 ton" },
        { ...duct, quantity: times(560.1) },
        { id: "new", description: "Grille", quantity: times(3), rate: money(0.1) },
      ],
    };
    const { items, unchanged, amounts } = compareBills(priced(office), priced(now));
    expect(items.map(({ id, change, difference }) => [id, change, difference])).toEqual([
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
  });

  test("that are the same have no difference", () =>
    fc.assert(
      fc.property(bills, (bill) => {
        const { items, unchanged, amounts } = compareBills(bill, bill);
        expect([items, unchanged]).toEqual([[], bill.values.items.length]);
        expect(amounts.every(({ difference }) => difference === 0)).toBe(true);
      }),
    ));

  test("have the opposite differences when they are swapped", () =>
    fc.assert(
      fc.property(bills, bills, (then, now) => {
        const [forth, back] = [compareBills(then, now), compareBills(now, then)];
        const opposite = { added: "removed", removed: "added", changed: "changed", reworded: "reworded" } as const;
        const byId = new Map(back.items.map((each) => [each.id, each]));
        expect(byId.size).toBe(forth.items.length);
        for (const { id, change, difference } of forth.items) {
          expect(byId.get(id)!.change).toBe(opposite[change]);
          expect(byId.get(id)!.difference + difference).toBe(0);
        }
        expect(back.amounts.map(({ name }) => name)).toEqual(forth.amounts.map(({ name }) => name));
        for (const { name, difference } of forth.amounts) expect(differenceOf(back, name) + difference).toBe(0);
      }),
    ));

  test("have differences of items that add up exactly, whatever the order of the items; and so do three states in a row", () =>
    fc.assert(
      fc.property(bills, bills, bills, (first, second, third) => {
        const sum = ({ items }: BillComparison): number => sumOfAmounts(items.map(({ difference }) => difference));
        const step = compareBills(first, second);
        expect(sum(step)).toBe(differenceOf(step, "subtotal"));
        const reversed = priced({ ...second.values, unitSystem: "Metric", items: second.values.items.toReversed() });
        expect(sum(compareBills(first, reversed))).toBe(sum(step));
        const all = compareBills(first, third);
        for (const name of ["subtotal", "total"])
          expect(sumOfAmounts([differenceOf(step, name), differenceOf(compareBills(second, third), name)])).toBe(differenceOf(all, name));
      }),
    ));

  test("have parts of the total whose differences add up to its own", () =>
    fc.assert(
      fc.property(bills, bills, (then, now) => {
        const { amounts } = compareBills(then, now);
        const parts = amounts.filter(({ name }) => name !== "total").map(({ difference }) => difference);
        expect(sumOfAmounts(parts)).toBe(amounts.find(({ name }) => name === "total")!.difference);
      }),
    ));

  test("have no amounts where one of them cannot be calculated", () => expect(pricedBill({ items: "none" })).toBeUndefined());
});
