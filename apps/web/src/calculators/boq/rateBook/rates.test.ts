import { expect, test } from "vitest";
import { boq } from "@org/hvac-core/calculators/boq";
import { entriesWith, isOld, rateBook, ratesOfBill } from "./rates.ts";
import { whyNot, withRate } from "./takeRate.ts";
import { money, office, times } from "../../../../test/officeBill.ts";

test("the rate book merges what is priced per the same unit in the same currency, the latest on top", () => {
  const source = (fileId: string, changedAt: string) => ({ fileId, file: fileId, project: "Town hall", changedAt: new Date(changedAt) });
  const bill = (rate: number, more: object = {}) => ({
    calculatorVersion: boq.version,
    input: { ...office, items: [{ ...office.items[1], rate: money(rate), ...more }] },
  });
  const book = rateBook([
    ...ratesOfBill(bill(11), source("older", "2025-01-05")),
    ...ratesOfBill(bill(11.5, { description: " galvanized  DUCT" }), source("newer", "2026-02-01")),
    ...ratesOfBill(bill(5, { unit: "ft" }), source("perFoot", "2026-01-01")),
    ...ratesOfBill({ ...bill(9), input: { ...bill(9).input, currency: "€" } }, source("euro", "2026-01-02")),
    ...ratesOfBill(bill(1, { rate: null }), source("unpriced", "2026-03-01")),
    ...ratesOfBill({ ...bill(12), input: { ...bill(12).input, ratesDate: "2024-06-30" } }, source("stated", "2026-03-01")),
  ]);
  expect(book.map(({ latest, earlier }) => [latest.source.fileId, ...earlier.map((each) => each.source.fileId)])).toEqual([
    ["newer", "older", "stated"],
    ["euro"],
    ["perFoot"],
  ]);
  expect(entriesWith(book, "duct 23").length).toBe(3);
  expect(entriesWith(book, "boiler")).toEqual([]);
  const [{ latest }, euro] = book as [(typeof book)[number], (typeof book)[number]];
  expect(isOld(new Date("2025-01-31"), new Date("2026-02-01"))).toBe(true);
  expect(isOld(new Date("2025-02-02"), new Date("2026-02-01"))).toBe(false);

  const open = { id: "mine", description: "Duct in the plant room", quantity: times(4), unit: "lb", rate: null };
  expect(whyNot(latest, "$", open)).toBeUndefined();
  expect(whyNot(euro.latest, "$", undefined)).toBe("In €, and this bill is in $.");
  expect(whyNot(latest, "$", { ...open, unit: "m" })).toBe("Per lb, and the item is measured in m.");
  expect(withRate([open], latest, "masterFormat", "mine", "new")).toEqual([
    { ...open, workSection: "23 31", unit: "lb", rate: money(11.5) },
  ]);
  expect(withRate([open], latest, "nrm2", undefined, "new")).toEqual([
    open,
    { id: "new", description: "galvanized  DUCT", unit: "lb", rate: money(11.5) },
  ]);
});
