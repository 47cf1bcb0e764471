import { expect, type Locator, type Page } from "@playwright/test";
import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
import { convert } from "@org/hvac-core/quantity";
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

const figure = (page: Page, title: string): Locator => page.getByRole("figure", { name: title, exact: true });
const { cases } = await pumpHeadCalc.explanation();
const flooded = cases.find(({ id }) => id === "npsh-flooded")!;

/** 30 m − 10 m (Q / 10 L/s)²: on 20 m at 10 L/s it runs at 10 L/s. */
const points = [
  [0, 30],
  [2.5, 29.375],
  [5, 27.5],
  [7.5, 24.375],
  [10, 20],
].map(([flow, head], index) => ({ id: `p${index}`, flow, head, efficiency: 0.5 + 0.06 * index, npshRequired: 2 + 0.2 * index }));
const withPumps = (pumps: readonly object[], more = ""): string =>
  `/calculators/pump-head-calc?v=1&u=Metric&flowRate=10&headLoss=20&pumps=${encodeURIComponent(JSON.stringify(pumps))}${more}`;
const pump = { id: "p", name: "P-1", speed: 1450, points };

test("the page shows the published NPSH of a flooded pump in both unit systems", async ({ page }) => {
  await open(page, "/calculators/pump-head-calc?v=1&u=Imperial");
  await page.getByRole("button", { name: "Worked examples" }).click();
  await page.getByRole("menuitem", { name: flooded.title }).click();
  const { value, within } = flooded.expected.npshAvailable as { readonly value: number; readonly within: number };
  for (const [system, unit] of [
    ["Imperial", "ft"],
    ["Metric", "m"],
  ] as const) {
    await page.getByRole("radio", { name: system }).check({ force: true });
    await expect(page.getByRole("button", { name: `Unit of NPSH available: ${unit}` })).toBeVisible();
    expect(Math.abs((await shownNumber(page, "npshAvailable")) - convert(value, "ft", unit))).toBeLessThanOrEqual(
      convert(within, "ft", unit) + 0.05,
    );
  }
});

test("points of a curve are pasted, and an unreadable flow is reported at its field", async ({ page }) => {
  await open(page, withPumps([{ id: "p", name: "P-1", points: [{ id: "a" }] }]));
  await expect(page.getByText(/P-1 is not used: its curve needs at least three points/).first()).toBeVisible();
  await page.getByRole("group", { name: "Pump 1" }).getByRole("button", { name: "Edit as table" }).click();
  await expect(page.getByRole("gridcell").first()).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText("0\t30\n5\t27.5\n10\t20"));
  await page.keyboard.press("Control+v");
  await expect(result(page, "operatingFlow")).toHaveText(/^10\.0$/);
  await expect(figure(page, "Pumps and system").getByLabel(/^1 pump running: 10\.0.L\/s, 20\.0.m$/)).toBeVisible();
  const flow = input(page, "Flow").first();
  await flow.fill("abc");
  await expect(flow).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(latestResults)).toBeVisible();
  await flow.fill("10");
  await expectNumber(page, "designHead").toBe(22);
});

newUser(
  "a pump is saved to a project, is there when it is opened again, and is calculated without a network",
  async ({ page, context }) => {
    // Without a network the SDK makes requests that the page's policy refuses on the console: only script errors matter here.
    page.on("pageerror", (error) => expect.soft(error.message, "script error").toBe(""));
    await page.goto(withPumps([pump], "&control=speed"));
    await expect(page.getByRole("table", { name: "Energy by flow control" })).toBeVisible();
    const shown = await shownText(page, "operatingFlow");
    await saveToProject(page, "Plant room", "P-1");
    await page.reload();
    await expect(result(page, "operatingFlow")).toHaveText(shown);
    await expect(figure(page, "Efficiency")).toBeVisible();
    await network(context, "off");
    await input(page, "Known head loss").fill("25");
    await expect(result(page, "operatingFlow")).not.toHaveText(shown);
    await expect(figure(page, "Pumps and system").locator("svg")).toBeVisible();
  },
);

test("axe finds nothing in the figures of a pump, drawn or as a table", { tag: "@all" }, async ({ page }) => {
  const unlike = { id: "q", points: points.map((point) => ({ ...point, flow: 1.5 * point.flow! })) };
  await open(page, withPumps([{ ...pump, number: 2 }, unlike], "&control=speed&checkSuction=yes&suctionLevel=1"));
  // Each pump has a different flow, and therefore a separate region and line of available NPSH. The region of the larger one ends beyond its curve.
  await expect(figure(page, "NPSH").locator('path[data-look="limit"]')).toHaveCount(2);
  await expect(figure(page, "Efficiency").locator('path[data-look="limit"]')).toHaveCount(3);
  await expect(figure(page, "Efficiency").getByText("with the limits of its preferred operating region")).toBeVisible();
  await figure(page, "Pumps and system").getByRole("button", { name: "Show as table" }).click();
  expect(await axeInLight(page, "figure")).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });
  test("the figures of a pump fit the width, labels included", { tag: "@all" }, async ({ page }) => {
    await open(page, withPumps([{ ...pump, number: 3 }], "&checkSuction=yes&suctionLevel=1"));
    await page.locator('button[aria-controls$="-results"]').click();
    await expect(figure(page, "NPSH").locator("svg")).toBeVisible();
    await expectToFitTheWidth(page);
  });
});
