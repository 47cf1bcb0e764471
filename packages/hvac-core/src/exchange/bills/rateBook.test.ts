import { describe, expect, test } from "vitest";
import { boq } from "../../calculators/boq/index.ts";
import {
  importRate,
  isOldRate,
  isUnpriced,
  rateBook,
  rateKey,
  rateProblem,
  ratesOfBill,
  searchRates,
  type BookEntry,
  type UsedRate,
} from "./index.ts";

const money = (value: number) => ({ value, unit: "money" });
const times = (value: number) => ({ value, unit: "unitless" });
const source = (fileId: string, changedAt: string) => ({ fileId, file: fileId, project: "Town hall", changedAt: new Date(changedAt) });
const bill = (rate: number, item: object = {}, form: object = {}) => ({
  calculatorVersion: boq.version,
  input: {
    unitSystem: "Imperial",
    currency: "$",
    standard: "masterFormat",
    items: [
      { id: "a", description: "Galvanized duct", workSection: "23 31", quantity: times(520), unit: "lb", rate: money(rate), ...item },
    ],
    ...form,
  },
});

const ratesOf = (stored: Parameters<typeof ratesOfBill>[0], from: Parameters<typeof ratesOfBill>[1]): readonly UsedRate[] =>
  ratesOfBill(stored, from, (day) => new Date(`${day}T12:00:00`));

const rates: readonly UsedRate[] = [
  ...ratesOf(bill(11), source("older", "2025-01-05")),
  ...ratesOf(bill(11.5, { description: " galvanized  DUCT" }), source("newer", "2026-02-01")),
  ...ratesOf(bill(5, { unit: "ft" }), source("perFoot", "2026-01-01")),
  ...ratesOf(bill(9, {}, { currency: "€" }), source("euro", "2026-01-02")),
  ...ratesOf(bill(1, { rate: null }), source("unpriced", "2026-03-01")),
  ...ratesOf(bill(12, {}, { ratesDate: "2024-06-30" }), source("dated", "2026-03-01")),
];
const filesOf = (book: readonly BookEntry[]) =>
  book.map(({ latest, earlier }) => [latest.source.fileId, ...earlier.map((each) => each.source.fileId)]);
const book = rateBook(rates);
const [{ latest }, euro] = book as [BookEntry, BookEntry];

describe("the rate book", () => {
  test("has one entry per description, unit and currency, the newest rate first", () => {
    const expected = [["newer", "older", "dated"], ["euro"], ["perFoot"]];
    expect(filesOf(book)).toEqual(expected);
    expect(filesOf(rateBook(rates.toReversed()))).toEqual(expected);
    expect(book.every(({ key, latest: newest }) => key === rateKey(newest))).toBe(true);
    expect(rateBook([...rates, ...rates])).toEqual(book);
  });

  test("is searched by all words of description and section", () => {
    expect(searchRates(book, "duct 23").length).toBe(3);
    expect(searchRates(book, "boiler")).toEqual([]);
    expect(searchRates(book, " ")).toEqual(book);
  });

  test("calls rates old after twelve months", () => {
    expect(isOldRate(new Date("2025-01-31"), new Date("2026-02-01"))).toBe(true);
    expect(isOldRate(new Date("2025-02-02"), new Date("2026-02-01"))).toBe(false);
  });
});

describe("a rate of an earlier bill", () => {
  const open = { id: "mine", description: "Duct in the plant room", quantity: times(4), unit: "lb", rate: null };

  test("fits items in its currency that are measured in its unit", () => {
    expect(rateProblem(latest, "$", open)).toBeUndefined();
    expect(rateProblem(euro.latest, "$", undefined)).toBe("In €, and this bill is in $.");
    expect(rateProblem(latest, "$", { ...open, unit: "m" })).toBe("Per lb, and the item is measured in m.");
    expect(rateProblem(latest, "$", { ...open, unit: "m", quantity: null })).toBeUndefined();
  });

  test("prices the item, whose texts remain, or adds one; its section comes along with the same standard", () => {
    const target = { standard: "masterFormat", item: "mine", newId: "new" };
    expect(importRate([open], latest, target)).toEqual([{ ...open, workSection: "23 31", unit: "lb", rate: money(11.5) }]);
    const added = importRate([open], latest, { ...target, standard: "nrm2", item: undefined });
    expect(added).toEqual([open, { id: "new", description: "galvanized  DUCT", unit: "lb", rate: money(11.5) }]);
    expect(isUnpriced(open)).toBe(true);
    expect(added.slice(1).some(isUnpriced)).toBe(false);
  });

  test("that is imported is the rate of that bill again", () => {
    const [item] = importRate([], latest, { standard: "masterFormat", item: undefined, newId: "new" });
    const [again] = ratesOf(bill(0, item), source("copy", "2026-05-01"));
    expect(rateKey(again!)).toBe(rateKey(latest));
    expect(again).toMatchObject({ rate: latest.rate, labour: latest.labour, plant: latest.plant, waste: latest.waste });
  });
});
