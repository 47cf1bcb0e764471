import { expect, type Locator, type Page } from "@playwright/test";
import { convert } from "@org/hvac-core/quantity";
import { notice } from "./accounts/pages.ts";
import { axeInLight, expectNumber, network, open, result, saveToProject, selectRow, showFigures, shownNumber, shownText } from "./page.ts";
import { newUser, signedIn as test } from "./workerPage.ts";

const figure = (page: Page, title: string): Locator => page.getByRole("figure", { name: title });
const section = (page: Page, name: RegExp): Locator => figure(page, "Schematic").getByRole("button", { name });

/** A main with two identical branches, in 3 in and 2 in pipe. */
const branch = {
  parent: "main",
  unit: "flow",
  flowRate: [2, "L/s"],
  pipeLength: [8, "m"],
  unitPressureDrop: [25, "kPa"],
  sizeChoice: "custom",
  customSize: [50, "mm"],
};
const twins = [
  { id: "main", name: "Main", pipeLength: [10, "m"], sizeChoice: "custom", customSize: [80, "mm"] },
  { id: "east", name: "East", ...branch },
  { id: "west", name: "West", ...branch },
];
const withSections = (sections: readonly object[], more = "&designTemperatureDifference=6"): string =>
  `/calculators/pipe-sizer?v=1&u=Metric&scope=system&sections=${encodeURIComponent(JSON.stringify(sections))}${more}`;

test("two identical branches are both critical and need no balancing, in both unit systems", async ({ page }) => {
  await open(page, withSections(twins));
  await showFigures(page);
  const metres = await shownNumber(page, "pumpHead");
  const circuits = page.getByRole("table", { name: "Circuits" });
  for (const name of ["East", "West"]) {
    await expect(section(page, new RegExp(`^${name}: .*on the critical circuit`))).toBeVisible();
    await expect(circuits.getByRole("row", { name }).getByRole("cell").nth(2)).toHaveText(/^0(?:\.0+)?$/);
  }
  await page.getByRole("radio", { name: "Imperial" }).check({ force: true });
  // Both are shown with three digits.
  await expect.poll(async () => (await shownNumber(page, "pumpHead")) / convert(metres, "m", "ft")).toBeCloseTo(1, 2);
});

test("a tree is pasted from a list, and what cannot be read is named at its section", async ({ page }) => {
  await open(page, withSections(twins));
  await page.getByRole("gridcell", { name: "Name, Main, Main" }).click();
  await page.evaluate(() => navigator.clipboard.writeText("Riser\n  Level 1\n    Coil\n  Level 2"));
  await page.keyboard.press("Control+v");
  const rows = page.getByRole("treegrid", { name: "Sections" }).getByRole("row");
  await expect(rows.filter({ has: page.getByRole("gridcell", { name: "Name, Coil, Coil" }) })).toHaveAttribute("aria-level", "3");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("gridcell", { name: "Name, West, West" })).toBeVisible();

  const size = (await selectRow(page, "East")).getByRole("textbox", { name: /^Custom size/ });
  await size.fill("57");
  await expect(
    page
      .getByText(/NPS 2 \(DN 50\) and NPS 2-1\/2/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText("East is left out of all results.").filter({ visible: true }).first()).toBeVisible();
  await size.fill("65");
  await showFigures(page);
  await expect(section(page, /^West: .*on the critical circuit/)).toBeVisible();
});

newUser(
  "a system is saved to a project, is there when it is opened again, and is calculated without a network",
  { tag: "@all" },
  async ({ page, context }) => {
    // A request without a network logs an error on the console.
    page.on("pageerror", (error) => expect.soft(error.message, "script error").toBe(""));
    await page.goto(withSections(twins));
    const shown = await shownText(page, "pumpHead");
    await saveToProject(page, "Offices", "Chilled water");
    await page.reload();
    await expect(result(page, "pumpHead")).toHaveText(shown);
    await network(context, "off");
    await showFigures(page);
    await section(page, /^East: /).click();
    await figure(page, "Schematic").getByRole("button", { name: "Remove" }).click();
    await expect(notice(page, "East was removed.")).toBeVisible();
    await notice(page, "East was removed.").getByRole("button", { name: "Undo" }).click();
    await expect(result(page, "pumpHead")).toHaveText(shown);
    await (await selectRow(page, "East")).getByRole("textbox", { name: /^Unit flow/ }).fill("3");
    await expect(result(page, "pumpHead")).not.toHaveText(shown);
    await expectNumber(page, "pumpHead").toBeGreaterThan(Number(shown.split(/\s/)[0]));
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });
  test("the drawing scrolls by itself, and axe finds nothing", { tag: "@all" }, async ({ page }) => {
    await open(page, withSections(twins));
    await page.locator('button[aria-controls$="-results"]').click();
    await expect(section(page, /^East: /)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeInLight(page)).toEqual([]);
  });
});
