import { expect, type Page } from "@playwright/test";
import { expectNumber, go, open, result, settled } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const numberIn = (text: string): number => Number.parseFloat(text.replaceAll(/[\s,\u202f]/g, "").replace("−", "-"));

const tables = { file: "[aria-label='Results of the file'] tr", case: "table.results tr" } as const;

/**
 * Opens a case in the product by the button of its page.
 *
 * @param table of the file where it differs from the case, else of the case
 * @returns our numbers on the page, by their quantities
 */
async function openFromPage(page: Page, path: string, table: keyof typeof tables): Promise<(quantity: string) => number> {
  await page.goto(`/validation/${path}`);
  const rows = await page
    .locator(tables[table])
    .evaluateAll((all) => all.map((row) => [row.querySelector("th")?.textContent, row.querySelector("td:not(.drawn)")?.textContent]));
  const numbers = new Map(rows.map(([quantity = "", value = ""]) => [quantity?.replaceAll(/\s+/g, " ").trim(), numberIn(value ?? "")]));
  await page.getByRole("link", { name: "Open in Plenum" }).click();
  await expect(page.locator("[data-result]").first()).toBeVisible();
  await settled(page);
  return (quantity) => {
    expect([...numbers.keys()]).toContain(quantity);
    return numbers.get(quantity)!;
  };
}

/** Numbers in the rows of a result, also where their table is folded. */
async function shownNumbers(page: Page, name: string): Promise<readonly number[]> {
  const cells = await result(page, name).locator("td").allTextContents();
  return cells.map(numberIn);
}

/** The product shows three or four digits, and rounds to whole units where these are enough. */
const near = (shown: number, expected: number): boolean => Math.abs(shown / expected - 1) < 0.005;

test("a year of energy has the results of its page", async ({ page }) => {
  const numberOf = await openFromPage(page, "thermal-fabric/900", "file");
  for (const quantity of ["Annual heating, MWh", "Annual cooling, MWh"]) {
    const kilowattHours = 1000 * numberOf(quantity);
    await expect.poll(async () => (await shownNumbers(page, "cases.ideal")).some((shown) => near(shown, kilowattHours))).toBe(true);
  }
});

test("states of moist air have the results of their page", async ({ page }) => {
  const numberOf = await openFromPage(page, "moist-air-states/states-at-101325-pa", "case");
  for (const state of [1, 8, 15]) {
    const [, , , , humidityRatio, enthalpy, volume] = await shownNumbers(page, `stateResults.s${state}`);
    expect(near(humidityRatio!, 1000 * numberOf(`State ${state}: humidity ratio, kg/kg`)), `${state}`).toBe(true);
    expect(near(enthalpy!, numberOf(`State ${state}: enthalpy, J/kg`) / 1000), `${state}`).toBe(true);
    expect(near(volume!, numberOf(`State ${state}: specific volume, m³/kg`)), `${state}`).toBe(true);
  }
});

test("a coil takes the share of sensible heat that the case has over its month", async ({ page }) => {
  const numberOf = await openFromPage(page, "cooling-coils/ce150", "case");
  const share = numberOf("Sensible heat of the coil, kWh") / numberOf("Heat of the coil, kWh");
  const [sensible, total] = [await result(page, "sensibleCooling").innerText(), await result(page, "totalCooling").innerText()];
  expect(near(numberIn(sensible) / numberIn(total), share)).toBe(true);
});

test("a duct system has the loss of its page", async ({ page }) => {
  const numberOf = await openFromPage(page, "duct-systems/exhaust-design", "file");
  const loss = numberOf("Loss of the path D9 and D8, Pa");
  await expectNumber(page, "exhaustPathLoss").toBeGreaterThan(0.995 * loss);
  await expectNumber(page, "exhaustPathLoss").toBeLessThan(1.005 * loss);
});

test("rooms have the heat losses of their pages", async ({ page }) => {
  // Large loads are shown in thousands.
  const load = async (): Promise<number> => {
    const text = await result(page, "totalLoad").innerText();
    return numberIn(text) * (/kW|MBH/.test(text) ? 1000 : 1);
  };
  const slab = await openFromPage(page, "ground-slabs/gc10a", "file");
  expect(near(await load(), slab("Heat of the floor by ISO 13370, W"))).toBe(true);

  // Heat of January to March, 90 days, at a constant load.
  const furnace = await openFromPage(page, "furnaces/he100", "case");
  expect(near(await load(), (furnace("Heat of the furnace, GJ") * 1e9) / (90 * 86_400))).toBe(true);

  const house = await openFromPage(page, "manual-j-houses/vatilo", "file");
  const losses = ["windows", "doors", "walls", "ceilings under the attic"].map((part) => house(`Heat loss: ${part}, Btu/h`));
  expect(
    near(
      await load(),
      losses.reduce((sum, loss) => sum + loss, 0),
    ),
  ).toBe(true);
});

test("for a case that does not exist there is a notice, and the page opens without it", async ({ page }) => {
  await open(page, "/calculators/psychrometric-chart?u=Metric&calculationName=Mine");
  await page.route("**/validation/**", (route) => route.fulfill({ status: 200, contentType: "application/json", body: "{}" }));
  for (const path of ["/calculators/psychrometric-chart", "/heat-load"]) {
    await go(page, `${path}?case=moist-air-states/nowhere`);
    await expect(page.getByText("This case could not be opened: it does not exist, or the server did not answer.").first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get("case")).toBeNull();
  }
});
