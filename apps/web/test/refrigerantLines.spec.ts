import { refrigerantPipeSizer } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import { expect, type Locator, type Page } from "@playwright/test";
import {
  axeInLight,
  expectNumber,
  expectToFitTheWidth,
  input,
  network,
  open,
  result,
  saveToProject,
  shownNumber,
  shownText,
  latestResults,
} from "./page.ts";
import { newUser, signedIn as test } from "./workerPage.ts";

const path = "/calculators/refrigerant-pipe-sizer";
const figure = (page: Page, title: string): Locator => page.getByRole("figure", { name: title });
const { cases } = await refrigerantPipeSizer.explanation();
const published = cases.find(({ id }) => id === "r22-suction-1-5_8")!;

// ASHRAE Refrigeration, ch. 1: 16 tons of R-22 through 100 ft of 1-5/8 in take 2 °F. Our properties give 6 % more; see the case.
test("a published suction line takes the printed saturation temperature in both unit systems", async ({ page }) => {
  await open(page, `${path}?u=Imperial`);
  await page.getByRole("button", { name: "Worked examples" }).click();
  await page.getByRole("menuitem", { name: published.title }).click();
  await expectNumber(page, "suctionPenalty").toBeGreaterThan(1.95);
  const fahrenheit = await shownNumber(page, "suctionPenalty");
  expect(Math.abs(fahrenheit - 2)).toBeLessThan(0.15);
  await page
    .getByRole("radio", { name: "Metric" })
    .or(page.getByRole("button", { name: "Metric" }))
    .first()
    .click();
  await expectNumber(page, "suctionPenalty").toBeCloseTo(fahrenheit / 1.8, 1);
});

test("bad input is refused in words, a size is chosen and undone, and the figures are read by keyboard", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  const before = await shownNumber(page, "suctionPenalty");
  const minCapacity = input(page, "Minimum capacity");
  await minCapacity.fill("50");
  await minCapacity.press("Enter");
  await expect(page.getByText("more than the maximum capacity").first()).toBeVisible();
  await expect(page.getByText(latestResults)).toBeVisible();
  await minCapacity.fill("");
  await minCapacity.press("Enter");
  await expectNumber(page, "suctionPenalty").toBe(before);
  const sizes = page.getByRole("table", { name: "Sizes: Suction, along the ceiling" });
  const inUse = figure(page, "Sizes").locator('[data-value][data-look="main"]');
  const drawn = (await inUse.getAttribute("aria-label"))!;
  await sizes.getByRole("row", { name: /^35 × 1\.5 mm/ }).click();
  await expectNumber(page, "suctionPenalty").toBeLessThan(before);
  // Figures follow a little later; a redrawn element has lost the focus.
  await expect(inUse).not.toHaveAttribute("aria-label", drawn);
  await page.keyboard.press("ControlOrMeta+z");
  await expectNumber(page, "suctionPenalty").toBe(before);
  await expect(inUse).toHaveAttribute("aria-label", drawn);
  for (const title of ["Sizes", "Pressure and enthalpy"]) {
    const values = figure(page, title).locator("[data-value]");
    await figure(page, title).locator('[data-value][tabindex="0"]').focus();
    await page.keyboard.press("Home");
    await expect(values.first()).toBeFocused();
    await expect(values.last()).toHaveAttribute("aria-label", /\d/);
  }
  await figure(page, "Sizes").getByLabel("Line").selectOption("liquid");
  await expect(figure(page, "Sizes")).toContainText("Liquid line. Shaded");
  await figure(page, "Pressure and enthalpy").getByRole("button", { name: "Show as table" }).click();
  await expect(figure(page, "Pressure and enthalpy").getByRole("row")).toHaveCount(8);
  const broken = await page
    .locator("figure svg *")
    .evaluateAll((all) => all.flatMap((each) => [...each.attributes].filter(({ value }) => /NaN|Infinity|undefined/.test(value))).length);
  expect(broken).toBe(0);
});

newUser("lines are saved to a project, opened again, and calculated without a network", { tag: "@all" }, async ({ page, context }) => {
  page.on("pageerror", (error) => expect.soft(error.message, "script error").toBe(""));
  await page.goto(`${path}?u=Imperial`);
  await expect(figure(page, "Sizes").locator("[data-value]").first()).toBeAttached();
  const shown = await shownText(page, "suctionPenalty");
  await saveToProject(page, "Shop", "Split unit");
  await page.reload();
  await expect(result(page, "suctionPenalty")).toHaveText(shown);
  await expect(figure(page, "Sizes").locator("[data-value]").first()).toBeAttached();
  await network(context, "off");
  await page.getByRole("combobox", { name: "Refrigerant", exact: true }).selectOption("R32");
  await expect(result(page, "suctionPenalty")).not.toHaveText(shown);
});

test("axe finds nothing on the page, its figures drawn or as a table", { tag: "@all" }, async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  await expect(figure(page, "Sizes").locator("[data-value]").first()).toBeAttached();
  await figure(page, "Pressure and enthalpy").getByRole("button", { name: "Show as table" }).click();
  expect(await axeInLight(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });
  test("the figures fit the width, labels included", { tag: "@all" }, async ({ page }) => {
    await open(page, `${path}?u=Metric`);
    await page.locator('button[aria-controls$="-results"]').click();
    await expect(figure(page, "Sizes").locator("[data-value]").first()).toBeAttached();
    await expectToFitTheWidth(page);
  });
});
