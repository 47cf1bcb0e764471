import { expect, type Locator, type Page } from "@playwright/test";
import { axeInLight, expectToFitTheWidth, result, selectRow } from "../page.ts";
import { seedProject } from "../seed.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, network, notice, openFile } from "./pages.ts";

const money = (value: number) => ({ value, unit: "money" });
const times = (value: number) => ({ value, unit: "unitless" });
const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

test("a kept state of a bill is compared line by line, and the differences add up", async ({ page, user }) => {
  expect(user.uid).not.toBe("");
  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("main").getByRole("link", { name: "Bill of quantities", exact: true }).click();
  await expect(result(page, "total")).toHaveText("$15,260.00");
  await expect(badge(page)).toHaveText("Saved");

  await (await selectRow(page, "Galvanized")).getByRole("textbox", { name: /^Quantity/ }).fill("560.1");
  await selectRow(page, "Ceiling diffuser");
  await page.getByRole("button", { name: "Remove the selected rows" }).click();
  // 7800 + 560.1 × 11.5.
  await expect(result(page, "total")).toHaveText("$14,241.15");
  await page.getByRole("button", { name: "History" }).click();
  const history = dialog(page, "History");
  const table = history.getByRole("table", { name: "2 of 3 items differ." });
  const row = (name: RegExp): Locator => table.getByRole("row", { name }).getByRole("cell");
  await expect(row(/^Galvanized steel/)).toHaveText(["Changed", /^520\slb.*560\.1\slb$/, "$11.50", "$5,980.00", "$6,441.15", "+$461.15"]);
  await expect(row(/^Ceiling diffuser/)).toHaveText(["Removed", /^8\seach$/, "$185.00", "$1,480.00", "–", "−$1,480.00"]);
  await expect(row(/^Total/)).toHaveText(["$15,260.00", "$14,241.15", "−$1,018.85"]);
  expect(await axeInLight(page, "[role=dialog]")).toEqual([]);
});

test.describe("if the user has no other bills", () => {
  test.use({ level: "user" });

  test("a bill is priced from the rates of earlier bills, which are never written by themselves", async ({ page, user, context }) => {
    const bill = { unitSystem: "Metric", currency: "€", standard: "nrm2" };
    const duct = { id: "duct", description: "Spiral duct, 200 mm", workSection: "38.6", unit: "m", quantity: times(10) };
    await seedProject(user.uid, {
      name: "Town hall",
      files: [
        { collection: "boqs", name: "Tender", input: { ...bill, items: [{ ...duct, rate: money(14.2), labour: money(11.5) }] } },
        {
          collection: "boqs",
          name: "Estimate",
          input: {
            ...bill,
            ratesDate: "2020-05-04",
            items: [
              { ...duct, rate: money(9) },
              { ...duct, id: "fan", description: "Roof fan", unit: "each", rate: money(1200) },
            ],
          },
        },
        {
          collection: "boqs",
          name: "Abroad",
          input: { ...bill, currency: "$", items: [{ ...duct, description: "Louvre", rate: money(300) }] },
        },
      ],
    });
    const projectId = await seedProject(user.uid, {
      name: "Library",
      files: [
        { collection: "boqs", name: "New bill", input: { ...bill, items: [{ ...duct, description: "Spiral duct", quantity: times(4) }] } },
      ],
    });
    await openFile(page, projectId, "New bill");
    // The same description: the rate is offered, and entered when the user accepts it.
    const offer = page.getByRole("region", { name: "Rate of an earlier bill" });
    await expect(offer).toHaveCount(0);
    await (await selectRow(page, "Spiral duct")).getByRole("combobox", { name: "Description" }).fill("spiral duct, 200 mm");
    await expect(offer).toContainText("€14.20 per m, labour €11.50");
    await expect(result(page, "total")).toHaveText("€0.00");
    await page.keyboard.press("Escape");
    await offer.getByRole("button", { name: "Use this rate" }).click();
    // 4 × (14.2 + 11.5).
    await expect(result(page, "total")).toHaveText("€102.80");
    await notice(page, "Rate of “Spiral duct, 200 mm” imported.").getByRole("button", { name: "Undo" }).click();
    await expect(result(page, "total")).toHaveText("€0.00");

    // Bills that this device has read are stored on it.
    const book = dialog(page, "Rate book");
    await page.getByRole("button", { name: "Rate book…" }).click();
    await expect(book.getByRole("searchbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await network(context, "off");
    await page.getByRole("button", { name: "Rate book…" }).click();
    await expect(book.getByRole("heading", { level: 3 })).toHaveText(["Spiral duct, 200 mm", "Louvre", "Roof fan"]);
    await expect(book.getByRole("listitem").filter({ hasText: "Louvre" }).getByRole("button", { name: "Take" })).toBeDisabled();
    await expect(book.getByRole("listitem").filter({ hasText: "Louvre" })).toContainText("In $, and this bill is in €.");
    await expect(book.getByRole("listitem").filter({ hasText: "Roof fan" })).toContainText(
      /May 4, 2020, Town hall: Estimate.*12 months old/,
    );
    expect(await axeInLight(page, "dialog")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFitTheWidth(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await book.getByRole("searchbox").fill("spiral");
    await expect(book.getByRole("heading", { level: 3 })).toHaveText(["Spiral duct, 200 mm"]);
    await book.getByText("1 earlier rate").click();
    await expect(book.getByText("€9.00 per m", { exact: true })).toBeVisible();
    await book.getByRole("searchbox").fill("fan");
    await book.getByRole("combobox", { name: "For" }).selectOption("a new item");
    await book.getByRole("button", { name: "Take" }).click();
    await expect(page.getByRole("gridcell", { name: /^Description, Roof fan/ })).toBeVisible();
    await network(context, "on");
    await expect(badge(page)).toHaveText("Saved");
  });
});
