import { expect, type Locator, type Page } from "@playwright/test";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { axeInLight, expectNumber, expectToFitTheWidth, input, open, result, settled, shownText, textOf } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const figure = (page: Page, title: string | RegExp): Locator => page.getByRole("figure", { name: title });
const path = "/calculators/energy-analysis";

/** 1000 m² at 20 °C by published degree days: 2 kW/K · 24 h · 3000 K·d = 144,000 kWh of heat, with no gains. */
const heated = {
  v: "1",
  u: "Metric",
  loadMethod: "publishedDegreeDays",
  floorArea: "1000",
  lossCoefficient: "2000",
  heatingDegreeDays: "[600,500,400,300,100,0,0,0,100,200,300,500]",
  electricityPrice: "0.25",
  gasPrice: "0.1",
} as const;
const boiler = { id: "b", name: "Gas boiler", boilerEfficiency: 1 };
const pump = { id: "p", name: "Heat pump", heating: "heatPump", heatingCop: 4, investment: 40_000 };
const withSystems = (cases: readonly object[], more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ ...heated, cases: JSON.stringify(cases), ...more })}`;

test("every example is calculated in both unit systems, in its currency, with its figures", { tag: "@all" }, async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  for (const { title, input: example } of energyAnalysis.examples) {
    await page.getByRole("button", { name: title }).click();
    for (const system of ["Imperial", "Metric"] as const) {
      await page.getByRole("radio", { name: system }).check({ force: true });
      await expect(result(page, "annualCost")).toHaveText(/^[$€][\d\s,]+$/);
      await expect(figure(page, "Life-cycle cost").locator("[data-value]")).toHaveCount(example.Metric.cases!.length);
    }
    await expect(page.getByText("¤")).toHaveCount(0);
  }
});

test("energy by the hour is calculated in a worker, and by the page, with the same results, where workers cannot be used", async ({
  page,
}) => {
  const hours = energyAnalysis.examples.find(({ input: example }) => example.Metric.loadMethod === "hours")!;
  const calculated = async (prepare: () => Promise<unknown>): Promise<readonly string[]> => {
    await open(page, `${path}?u=Metric`);
    await prepare();
    await page.getByRole("button", { name: hours.title }).click();
    const power = figure(page, /^Load duration/);
    await expect(power.getByText("From the hours of the year.")).toBeVisible();
    await settled(page);
    return Promise.all([shownText(page, "annualCost"), shownText(page, "lifeCycleCost"), textOf(power.getByRole("paragraph").first())]);
  };
  const byWorker = await calculated(() => Promise.resolve());
  expect(page.workers().map((worker) => worker.url())).toContainEqual(expect.stringContaining("energyAnalysis"));
  const withoutWorkers = async (): Promise<void> => {
    await page.reload();
    await settled(page);
    await page.evaluate(() => Reflect.deleteProperty(globalThis, "Worker"));
  };
  expect(await calculated(withoutWorkers)).toEqual(byWorker);
  expect(page.workers()).toHaveLength(0);
  await page.reload();
});

test("a measure is added, ranked and followed through its years; without one the page says what to do", async ({ page }) => {
  await open(page, withSystems([boiler]));
  await expect(result(page, "annualCost")).toHaveText("€14,400");
  await expect(page.getByText("Add a second system to compare with this one")).toBeVisible();
  await expect(figure(page, /^Cash flow/)).toHaveCount(0);
  await page.getByRole("button", { name: "Add system" }).click();
  await expect(figure(page, "Life-cycle cost").locator("[data-value]")).toHaveCount(2);

  await open(page, withSystems([boiler, pump], { discountRate: "0", electricityEscalation: "0", fuelEscalation: "0" }));
  // 20 years of 5400 less 40,000.
  await expectNumber(page, "netSavings").toBe(68_000);
  const flow = figure(page, "Cash flow: Heat pump");
  await expect(flow.getByText("Simple payback 7.4")).toBeVisible();
  await flow.getByRole("button", { name: "Show as table" }).click();
  await expect(flow.getByRole("row", { name: /^20/ }).getByRole("cell").last()).toHaveText("€68,000");
  const months = figure(page, "Months: Heat pump");
  await months.getByLabel("Shown").selectOption("Cost");
  // 600 K·d · 24 h · 2 kW/K / 4 · 0.25
  await expect(months.getByLabel(/^January: total €1,800, /)).toHaveCount(1);
  await page.getByLabel("System", { exact: true }).selectOption("Gas boiler (base case)");
  await expect(figure(page, /^Cash flow/)).toHaveCount(0);
  await expect(figure(page, "Months: Gas boiler")).toBeVisible();
  await input(page, "Gas price").fill("");
  await expect(page.getByText("a system uses gas").first()).toBeVisible();
});

const shown = withSystems([boiler, pump, { ...pump, id: "q", name: "Larger heat pump with much insulation", investment: 400_000 }], {
  electricityEmission: "0.3",
  sensitivity: JSON.stringify([
    { id: "e", parameter: "electricityPrice" },
    { id: "f", parameter: "fuelPrice" },
    { id: "y", parameter: "studyYears" },
  ]),
});
const titles = [
  /^Life-cycle/,
  /^Sensitivity/,
  /^Range/,
  /^Annual emissions/,
  /^Cash flow/,
  /^Months/,
  /^Load duration/,
  /^Electric demand/,
];

test("axe finds nothing in the figures, drawn or as tables", { tag: "@all" }, async ({ page }) => {
  await open(page, shown);
  for (const title of titles) await expect(figure(page, title)).toBeVisible();
  expect(await axeInLight(page, "figure")).toEqual([]);
  for (const title of titles) {
    await figure(page, title).getByRole("button", { name: "Show as table" }).click();
    await expect(figure(page, title).getByRole("table")).toBeVisible();
  }
  expect(await axeInLight(page, "figure")).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });
  test("the figures fit the width, labels included", { tag: "@all" }, async ({ page }) => {
    await open(page, shown);
    await page.locator('button[aria-controls$="-results"]').click();
    for (const title of titles) await expect(figure(page, title)).toBeVisible();
    await expectToFitTheWidth(page);
  });
});
