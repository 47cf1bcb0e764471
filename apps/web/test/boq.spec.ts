import { expect, test as alone, type Page } from "@playwright/test";
import { boq, type BillInput } from "@org/hvac-core/calculators/boq";
import { compareBills, pricedBill } from "../src/calculators/boq/compareBills.ts";
import { countFor, itemParts, ranked, sectionParts } from "../src/calculators/boq/costShares.ts";
import { entriesWith, isOld, rateBook, ratesOfBill } from "../src/calculators/boq/rateBook/rates.ts";
import { whyNot, withRate } from "../src/calculators/boq/rateBook/takeRate.ts";
import { axeFindings, expectToFitTheWidth, input, open, result } from "./page.ts";
import { signedIn as test } from "./users.ts";

const money = (value: number) => ({ value, unit: "money" }) as const;
const times = (value: number) => ({ value, unit: "unitless" }) as const;
/** The three items that the specification's project begins with. */
const office = {
  unitSystem: "Imperial",
  currency: "$",
  standard: "masterFormat",
  items: [
    { id: "unit", description: "Split system, 2.5 ton", workSection: "23 81", quantity: times(1), unit: "each", rate: money(7800) },
    { id: "duct", description: "Galvanized duct", workSection: "23 31", quantity: times(520), unit: "lb", rate: money(11.5) },
    { id: "diffusers", description: "Ceiling diffuser", workSection: "23 37", quantity: times(8), unit: "each", rate: money(185) },
  ],
} as const satisfies BillInput;
const priced = (bill: BillInput) => pricedBill(bill)!;

alone("parts of a bill are ranked by what they cost, with their shares of the whole", () => {
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

alone("two states of a bill differ by lines that add up to the difference of the whole, to the cent", () => {
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

alone("the rate book merges what is priced per the same unit in the same currency, the latest on top", () => {
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

const { items: lines, ...head } = office;
const address = `/calculators/boq?${new URLSearchParams({
  v: String(boq.version),
  u: head.unitSystem,
  currency: head.currency,
  standard: head.standard,
  items: JSON.stringify(lines),
})}`;
const goToItem = (page: Page, name: RegExp) => page.getByRole("button", { name, expanded: false });

test("a bill is priced to the cent, its sections are suggested, and its figure leads to the lines", async ({ page, user }) => {
  expect(user.uid).not.toBe("");
  await open(page, address);
  await expect(result(page, "total")).toHaveText("$15\u202f260.00");
  await expect(page.getByText("$15\u202f260.00 in all.")).toBeVisible();

  // 0.1 × 3 is 0.30000000000000004 in binary.
  const items = page.getByRole("region", { name: "Items", exact: true });
  await items.getByRole("button", { name: "Add item" }).click();
  const added = items.getByRole("group", { name: "Item 4" });
  await added.getByRole("combobox", { name: "Description" }).fill("Screws");
  await added.getByRole("textbox", { name: /^Quantity/ }).fill("3");
  await added.getByRole("textbox", { name: /^Rate/ }).fill("0.1");
  await expect(result(page, "total")).toHaveText("$15\u202f260.30");

  const section = added.getByRole("combobox", { name: "Section" });
  await section.fill("duct acc");
  await expect(added.getByRole("listbox", { name: "Section: suggestions" }).getByRole("option")).toHaveText(["23 33Air duct accessories"]);
  await section.press("ArrowDown");
  await section.press("Enter");
  await expect(section).toHaveValue("23 33");
  await expect(added.getByText("Air duct accessories", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Edit as table" }).click();
  const grid = page.getByRole("grid", { name: "Items" });
  await page.getByRole("button", { name: "Columns and groups" }).click();
  await page.getByRole("menuitemradio", { name: "Section" }).click();
  await page.keyboard.press("Escape");
  await expect(grid.getByRole("gridcell", { name: "Total, group 23 31 HVAC ducts and casings, 5980.00 $" })).toBeVisible();
  await expect(grid.getByRole("gridcell", { name: /^Total, total, 15\s260\.30/ })).toBeVisible();
  await grid.getByRole("gridcell", { name: /^Section, Screws/ }).dblclick();
  await page.getByRole("combobox", { name: "Section" }).last().fill("insul");
  await page.getByRole("option", { name: /^23 07/ }).click();
  await expect(grid.getByRole("gridcell", { name: /^Total, group 23 07 HVAC insulation, 0\.30/ })).toBeVisible();
  await page.getByRole("button", { name: "Close the table" }).last().click();

  const figure = page.getByRole("figure", { name: "Where the money goes" });
  await figure.getByRole("button", { name: /^Galvanized duct: \$5980\.00, 39\s%, Σ 90\s%$/ }).press("Enter");
  await expect(items.getByRole("button", { name: /^Item 2/, expanded: true })).toBeFocused();
  expect(await axeFindings(page, ["form", "figure"])).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: /Results|Total/ }).filter({ hasText: "$15\u202f260.30" })).toBeVisible();
  await expectToFitTheWidth(page);
  await goToItem(page, /^Item 1/).click();
  await expect(input(page, "Rate").first()).toHaveValue("7800");
});
