import { expect, type Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { boq } from "@org/hvac-core/calculators/boq";
import { axeInLight, expectToFitTheWidth, input, open, panel, result, showFigures } from "./page.ts";
import { office } from "./officeBill.ts";
import { signedIn as test } from "./workerPage.ts";

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
  await expect(result(page, "total")).toHaveText("$15,260.00");
  await expect(page.getByText("$15,260.00 in all.")).toBeVisible();

  // 0.1 × 3 is 0.30000000000000004 in binary.
  await page.getByRole("button", { name: "Add item" }).click();
  const added = panel(page);
  await expect(added.getByRole("heading", { name: "Item 4" })).toBeVisible();
  await added.getByRole("combobox", { name: "Description" }).fill("Screws");
  await added.getByRole("textbox", { name: /^Quantity/ }).fill("3");
  await added.getByRole("textbox", { name: /^Rate/ }).fill("0.1");
  await expect(result(page, "total")).toHaveText("$15,260.30");

  const section = added.getByRole("combobox", { name: "Section" });
  await section.fill("duct acc");
  await expect(added.getByRole("listbox", { name: "Section: suggestions" }).getByRole("option")).toHaveText(["23 33Air duct accessories"]);
  await section.press("ArrowDown");
  await section.press("Enter");
  await expect(section).toHaveValue("23 33");
  await expect(added.getByText("Air duct accessories", { exact: true })).toBeVisible();

  const grid = page.getByRole("grid", { name: "Items" });
  await page.getByRole("button", { name: "Columns and groups" }).click();
  await page.getByRole("menuitemradio", { name: "Section" }).click();
  await page.keyboard.press("Escape");
  await expect(grid.getByRole("gridcell", { name: "Total, group 23 31 HVAC ducts and casings, $5,980.00" })).toBeVisible();
  await expect(grid.getByRole("gridcell", { name: /^Total, total, \$15,260\.30/ })).toBeVisible();
  await grid.getByRole("gridcell", { name: /^Section, Screws/ }).dblclick();
  await grid.getByRole("combobox", { name: "Section" }).fill("insul");
  await page.getByRole("option", { name: /^23 07/ }).click();
  await expect(grid.getByRole("gridcell", { name: /^Total, group 23 07 HVAC insulation, \$0\.30/ })).toBeVisible();

  await showFigures(page);
  const figure = page.getByRole("figure", { name: "Where the money goes" });
  const bar = figure.getByRole("button", { name: /^Galvanized duct: \$5,980\.00, 39\s%, Σ 90\s%$/ });
  await bar.press("Enter");
  await expect(grid.getByRole("gridcell", { selected: true })).toHaveAccessibleName(/, Galvanized/);
  await expect(bar).toHaveAttribute("aria-current", "true");
  expect(await axeInLight(page, isAll ? ["form", "figure"] : "figure")).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: /Results|Total/ }).filter({ hasText: "$15,260.30" })).toBeVisible();
  await expectToFitTheWidth(page);
  await goToItem(page, /^Item 1/).click();
  await expect(input(page, "Rate").first()).toHaveValue("7800");
});
