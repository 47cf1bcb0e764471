import { expect, type Page } from "@playwright/test";
import { boq, type BillInput } from "@org/hvac-core/calculators/boq";
import { readFile } from "node:fs/promises";
import { axeInLight, expectNumber, expectToFitTheWidth, open, panel, result } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const text = (name: string, ...lines: readonly string[]) => ({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
const money = (value: number) => ({ value, unit: "money" }) as const;
const times = (value: number) => ({ value, unit: "unitless" }) as const;
/** A description that a spreadsheet would read as a formula. */
const hostile = `=HYPERLINK("https://attacker.example","Duct")`;
const bill = {
  unitSystem: "Metric",
  currency: "€",
  items: [
    { id: "duct", description: hostile, quantity: times(52.5), unit: "m", rate: money(118.35) },
    { id: "grille", description: 'Grille, "long", 600 × 150', quantity: times(8), unit: "each", rate: money(64) },
  ],
} as const satisfies BillInput;
const total = (() => {
  const outcome = boq.calculate(bill);
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return outcome.results.total.value;
})();

const { items, ...head } = bill;
const address = `/calculators/boq?${new URLSearchParams({
  v: String(boq.version),
  u: head.unitSystem,
  currency: head.currency,
  items: JSON.stringify(items),
})}`;
const importDialog = (page: Page) => page.getByRole("dialog", { name: /^Import/ });
async function choose(page: Page, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void> {
  await page.getByRole("button", { name: "Import items from a file" }).click();
  await importDialog(page).locator("input[type=file]").setInputFiles(file);
}
async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole("button", { name: "More actions" }).click();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: format }).click()]);
  return readFile(await saved.path());
}

test("a bill exported as a workbook is imported unchanged, with texts that begin like formulas as texts", async ({ page, user }) => {
  expect(user.uid).not.toBe("");
  await open(page, address);
  await expectNumber(page, "total").toBeCloseTo(total, 2);
  const buffer = await download(page, "Download spreadsheet (XLSX)");
  await page.getByRole("grid").press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Remove the selected rows" }).click();
  await expect(page.getByText("No items yet.")).toBeVisible();

  await choose(page, { name: "bill.xlsx", mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", buffer });
  const dialog = importDialog(page);
  await expect(dialog.getByText("Every cell can be read.")).toBeVisible();
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await dialog.getByRole("button", { name: "Import 2 items" }).click();
  await expect(dialog).toBeHidden();
  await expectNumber(page, "total").toBeCloseTo(total, 2);
  await page
    .getByRole("gridcell", { name: /^Description, / })
    .first()
    .click();
  await expect(panel(page).getByRole("combobox", { name: "Description" })).toHaveValue(hostile);
});

test("plain CSV has values with units in separate columns, and no text starts a formula", async ({ page, user }) => {
  expect(user.uid).not.toBe("");
  await open(page, address);
  const written = (await download(page, "Download rows (CSV)")).toString("utf8");
  expect(written).toContain(`"'=HYPERLINK(""https://attacker.example"",""Duct"")"`);
  expect(written).toContain(`"Grille, ""long"", 600 × 150"`);
  for (const line of written.split(/\r?\n/)) for (const cell of line.split(",")) expect(cell).not.toMatch(/^"?[=+@\t]/);
});

test("cells that cannot be read are named before anything is written; what is imported is one step that is taken back", async ({
  page,
  user,
}) => {
  expect(user.uid).not.toBe("");
  await open(page, address);
  await choose(
    page,
    text("rates.csv", "Description,Quantity,Unit,Rate", "Damper,4,each,210.50", "Louvre,many,each,95", "Pipe,12,furlong,8"),
  );
  const dialog = importDialog(page);
  const problems = dialog.getByRole("table").last();
  await expect(problems.getByRole("row", { name: /^3 Quantity many/ })).toBeVisible();
  await expect(dialog.getByText(/cells? needs? correction/)).toBeVisible();
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await expect(dialog.getByRole("button", { name: "Import 3 items" })).toBeInViewport();
  await dialog.getByRole("button", { name: "Import 3 items" }).press("Enter");
  await expect(dialog).toBeHidden();
  // Unreadable text stays in its field, marked, and the bill reports it.
  await expect(page.getByRole("textbox", { name: /^Quantity/ }).and(page.locator("[aria-invalid=true]"))).toHaveValue("many");
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Item 3/ })).toHaveCount(0);
  await expectNumber(page, "total").toBeCloseTo(total, 2);
});

test("an invalid file is refused with a message, and the list stays", async ({ page, user }) => {
  expect(user.uid).not.toBe("");
  await open(page, address);
  await choose(page, { name: "bill.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from("PK\u0003\u0004 no archive") });
  await expect(importDialog(page).getByRole("alert")).toContainText(/\w/);
  await expect(importDialog(page).getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(result(page, "total")).toBeVisible();
  await expectNumber(page, "total").toBeCloseTo(total, 2);
});
