import { expect, type Locator, type Page } from "@playwright/test";
import { catalogue } from "@org/hvac-core";
import { cards } from "@org/hvac-core/cards";
import { brokenDrawings, drawing, expectTable, expectToBeReadByKeys } from "./figures.ts";
import { axeInLight, input, open, panel, settled, showFigures, shownText } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const figure = (page: Page, title: string): Locator => page.getByRole("figure", { name: title });

/** Figures with inputs that no example has. */
const pages = [
  { path: "/calculators/duct-sizer?u=Metric", figures: ["Friction chart", "Section"] },
  {
    path: "/calculators/duct-sizer?u=Imperial&airflow=1000&ductLength=50&ductShape=round&sizingMethod=velocity",
    figures: ["Friction chart", "Section"],
  },
  { path: "/calculators/duct-sizer?u=Metric&ductShape=flexible&airflow=80&ductLength=3", figures: ["Friction chart", "Section"] },
  {
    path: "/calculators/duct-sizer?u=Imperial&airflow=1000&ductLength=50&ductShape=oval&sizeChoice=chosen&chosenWidth=24&chosenHeight=10",
    figures: ["Friction chart", "Section"],
  },
  { path: "/calculators/pipe-sizer?u=Imperial", figures: ["Friction chart"] },
  { path: "/calculators/ventilation-calc?u=Metric", figures: ["CO₂ after the people come in", "Which one governs"] },
  {
    path: "/calculators/ventilation-calc?u=Imperial&roomWidth=18&roomLength=13&roomHeight=9&airChangesPerHour=6&category=none",
    figures: ["Supply airflow"],
  },
] as const;

/** Entries that might break a drawing: the ends of the accepted range, and an empty field. */
const absurd = [
  "/calculators/duct-sizer?u=Metric&airflow=1&ductLength=0",
  "/calculators/duct-sizer?u=Metric&airflow=200000&ductLength=15",
  "/calculators/duct-sizer?u=Metric&airflow=1&ductLength=15&ductShape=round&sizeChoice=chosen&chosenDiameter=5000",
  "/calculators/duct-sizer?u=Metric&airflow=20000&ductLength=15&sizeChoice=exact&sideRule=fixedSide&fixedSide=300",
  "/calculators/duct-sizer?u=Imperial&airflow=1000&ductLength=50&ductMaterial=custom&roughness=0",
  `/calculators/duct-sizer?v=1&u=Metric&scope=system&sections=${encodeURIComponent('[{"id":"a","ductLength":0,"airflow":[1,"L/s"]}]')}`,
  `/calculators/duct-sizer?v=1&u=Imperial&scope=system&sections=${encodeURIComponent('[{"id":"a","ductLength":9000,"airflow":[200,"m3/s"],"airPath":"exhaust"},{"id":"b","parent":"a","ductLength":0}]')}`,
  "/calculators/pipe-sizer?u=Metric&flowRate=0.001&pipeLength=0",
  "/calculators/pipe-sizer?u=Imperial&flowRate=20000&pipeLength=100&frictionRate=90&sizeChoice=larger",
  "/calculators/ventilation-calc?u=Metric&roomWidth=5&roomLength=4&roomHeight=3&airChangesPerHour=0&category=office-space&people=0",
  "/calculators/ventilation-calc?u=Metric&roomWidth=5&roomLength=4&roomHeight=3&airChangesPerHour=2000&people=100000",
  "/calculators/ventilation-calc?u=Metric&roomWidth=0.01&roomLength=0.01&roomHeight=0.01&airChangesPerHour=0.001",
  "/calculators/ventilation-calc?u=Imperial&roomWidth=18&roomLength=13&roomHeight=9&airChangesPerHour=0&category=none",
];

for (const { path, figures } of pages)
  test(`the figures of ${path} show their values, by keyboard and as a table too`, { tag: "@all" }, async ({ page }) => {
    await open(page, path);
    for (const title of figures) {
      const each = figure(page, title);
      await expect(drawing(each)).toBeVisible();
      await expectToBeReadByKeys(each);
      await expectTable(each);
      await each.getByRole("button", { name: "Show as figure" }).click();
      await expect(drawing(each)).toBeVisible();
    }
    expect(await brokenDrawings(page)).toEqual([]);
  });

for (const path of ["/calculators/duct-sizer?u=Metric", "/calculators/pipe-sizer?u=Imperial", "/calculators/ventilation-calc?u=Metric"])
  test(`axe finds nothing in the figures of ${path}, drawn or as tables`, { tag: "@all" }, async ({ page }) => {
    await open(page, path);
    await expect(page.locator("figure").first()).toBeVisible();
    expect(await axeInLight(page, "figure")).toEqual([]);
    for (const each of await page.locator("figure").all()) await each.getByRole("button", { name: "Show as table" }).click();
    expect(await axeInLight(page, "figure")).toEqual([]);
  });

/** Calculators whose figures have marks of rows: all with a table, but for the heat load, whose figures are about one row as a whole. */
const marked = catalogue.filter(
  ({ id, fields }) => id !== "heat-load" && Object.values(fields).some((field) => field.type === "list" && field.table),
);
for (const { id, title, examples } of marked)
  test(`${title}: each mark of a row in a figure selects this row, and the marks of no other`, { tag: "@all" }, async ({ page }) => {
    const [fullest] = examples.toSorted((a, b) => JSON.stringify(b.input).length - JSON.stringify(a.input).length);
    await open(page, `${cards.find((card) => card.id === id)!.route}?u=Metric`);
    await page.getByRole("region", { name: "Examples" }).getByRole("button", { name: fullest!.title, exact: true }).click();
    await expect(page.getByText(`Loaded “${fullest!.title}”.`)).toBeVisible();
    await showFigures(page);
    await settled(page);
    const marks = page.locator("figure [data-mark]");
    const rows = await marks.evaluateAll((all) => [...new Set(all.map((mark) => mark.getAttribute("data-mark")!))]);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const mark = page.locator(`figure [data-mark="${row}"]`).first();
      // A figure about another room has other marks.
      if ((await mark.count()) === 0) continue;
      await mark.press("Enter");
      await expect
        .poll(() =>
          page.locator("figure [aria-current]").evaluateAll((all) => [...new Set(all.map((mark) => mark.getAttribute("data-mark")))]),
        )
        .toEqual([row]);
    }
  });

test("the duct's figures follow the input, and are read in the units it is typed in", async ({ page }) => {
  await open(page, "/calculators/duct-sizer?u=Metric&airflow=500&ductLength=15&ductShape=round");
  const chart = figure(page, "Friction chart");
  const point = chart.locator('[data-value][tabindex="0"]');
  await expect(point).toHaveAttribute("aria-label", new RegExp(`^${await shownText(page, "size")}: .*500.L/s`));
  await input(page, "Airflow").fill("900 m³/h");
  await input(page, "Airflow").press("Enter");
  await expect(point).toHaveAttribute(
    "aria-label",
    new RegExp(`^${await shownText(page, "size")}: .*${await shownText(page, "frictionRate")}.Pa/m`),
  );
  await expect(point).toHaveAttribute("aria-label", /900.m³\/h|250.L\/s/);
  await expect(figure(page, "Section").locator("[data-value]").first()).toHaveAttribute(
    "aria-label",
    `Diameter: ${(await shownText(page, "size")).replace(/^Ø\s*/, "")}`,
  );
  await page.getByText("Imperial", { exact: true }).first().click();
  await expect(chart.getByText(/^Airflow, cfm$/)).toBeVisible();
});

test("the CO₂ curve ends at the steady state of the results", async ({ page }) => {
  await open(page, "/calculators/ventilation-calc?u=Metric");
  const chart = figure(page, "CO₂ after the people come in");
  await chart.getByRole("button", { name: "Show as table" }).click();
  const settled = chart.getByRole("row", { name: /Steady state/ }).getByRole("cell");
  await expect(settled.first()).toBeVisible();
  const shown = await shownText(page, "co2AtSteadyState");
  await expect(settled.filter({ hasText: new RegExp(`^${shown}`) })).not.toHaveCount(0);
});

test("extreme inputs never draw NaN", { tag: "@all" }, async ({ page }) => {
  for (const path of absurd) {
    await open(page, path);
    if (await panel(page).isVisible()) await showFigures(page);
    await expect(page.locator("figure").first(), path).toBeAttached();
    expect(await brokenDrawings(page), path).toEqual([]);
    await expect(page.locator("figure").filter({ hasText: /NaN|Infinity|undefined/ }), path).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true });
  test("figures fit the width, labels included", { tag: "@all" }, async ({ page }) => {
    for (const { path } of pages) {
      await open(page, path);
      await page.locator('button[aria-controls$="-results"]').click();
      await expect(page.locator("figure svg").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
      const outside = await page
        .locator("figure svg text")
        .evaluateAll((each) =>
          each
            .filter((text) => text.getBoundingClientRect().left < -1 || text.getBoundingClientRect().right > 361)
            .map((text) => text.textContent),
        );
      expect(outside, path).toEqual([]);
    }
  });
});
