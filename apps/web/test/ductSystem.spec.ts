import { expect, type Locator, type Page } from "@playwright/test";
import { convert } from "@org/hvac-core/quantity";
import { notice } from "./accounts/pages.ts";
import {
  latestResults,
  axeInLight,
  expectNumber,
  network,
  open,
  result,
  saveToProject,
  selectRow,
  showFigures,
  shownNumber,
  shownText,
} from "./page.ts";
import { newUser, signedIn as test } from "./workerPage.ts";

const figure = (page: Page, title: string): Locator => page.getByRole("figure", { name: title });
const section = (page: Page, name: RegExp): Locator => figure(page, "Schematic").getByRole("button", { name });

/** A main with two identical branches. */
const branch = { parent: "main", airflow: [200, "L/s"], ductLength: [8, "m"], terminalPressureDrop: [25, "Pa"], junction: "tee" };
const twins = [
  { id: "main", name: "Main", ductLength: [10, "m"] },
  { id: "east", name: "East", ...branch },
  { id: "west", name: "West", ...branch },
];
const withSections = (sections: readonly object[], more = ""): string =>
  `/calculators/duct-sizer?v=1&u=Metric&scope=system&sections=${encodeURIComponent(JSON.stringify(sections))}${more}`;

test("two identical branches are both critical and need no damper, in both unit systems", async ({ page }) => {
  // The unit systems differ in sizes, because each has a separate series.
  const sized = twins.map((each) => ({ ...each, sizeChoice: "chosen", chosenWidth: [400, "mm"], chosenHeight: [200, "mm"] }));
  await open(page, withSections(sized));
  await showFigures(page);
  const pascals = await shownNumber(page, "totalPressureLoss");
  const paths = page.getByRole("table", { name: "Paths" });
  for (const name of ["East", "West"]) {
    await expect(section(page, new RegExp(`^${name}: .*on the critical path`))).toBeVisible();
    await expect(paths.getByRole("row", { name }).getByRole("cell").last()).toHaveText(/^0(?:\.0+)?$/);
  }
  await page.getByRole("radio", { name: "Imperial" }).check({ force: true });
  await expect(result(page, "totalPressureLoss")).toContainText("in.wg");
  // Both are shown with three digits.
  expect((await shownNumber(page, "totalPressureLoss")) / convert(pascals, "Pa", "in.wg")).toBeCloseTo(1, 2);
  const grade = figure(page, "Grade line");
  await grade.getByRole("button", { name: "Show as table" }).click();
  await expect(grade.getByRole("row").last().getByRole("cell").nth(1)).toHaveText(/^0(?:\.0+)?\sin\.wg$/);
});

test("a tree is pasted from a list, goes on from the drawing, and what is removed comes back", async ({ page }) => {
  await open(page, withSections(twins));
  await page.getByRole("gridcell", { name: "Name, Main, Main" }).click();
  await page.evaluate(() => navigator.clipboard.writeText("Riser\n  Level 1\n    Hall\n  Level 2"));
  await page.keyboard.press("Control+v");
  const rows = page.getByRole("treegrid", { name: "Sections" }).getByRole("row");
  await expect(page.getByRole("gridcell", { name: "Name, Level 2, Level 2" })).toBeVisible();
  await expect(rows.filter({ has: page.getByRole("gridcell", { name: "Name, Hall, Hall" }) })).toHaveAttribute("aria-level", "3");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("gridcell", { name: "Name, West, West" })).toBeVisible();
  await page.keyboard.press("Alt+Shift+ArrowRight");

  await showFigures(page);
  await section(page, /^East: /).click();
  await expect(section(page, /^East: /)).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveAccessibleName(/, East, /);
  await page.getByRole("gridcell", { name: "Name, Main, Main" }).click();
  await expect(figure(page, "Schematic").locator("[aria-current]")).toHaveAccessibleName(/^Main: /);
  await section(page, /^East: /).press("Enter");
  await expect(figure(page, "Schematic").locator("[aria-current]")).toHaveAccessibleName(/^East: /);
  const sizes = page.getByRole("table", { name: "Sizes for East" });
  const other = sizes.getByRole("button", { name: /calculate with/ }).last();
  const size = /calculate with (\S+ × \S+)/.exec((await other.getAttribute("aria-label")) ?? (await other.innerText()))?.[1] ?? "";
  expect(size).not.toBe("");
  await other.click();
  await expect(notice(page, "Now calculated with")).toBeVisible();
  await expect(section(page, new RegExp(`^East: ${size}`))).toBeVisible();
  await notice(page, "Now calculated with").getByRole("button", { name: "Undo" }).click();
  await expect(section(page, new RegExp(`^East: ${size}`))).toHaveCount(0);
  await figure(page, "Schematic").getByRole("button", { name: "Add a section at its end" }).click();
  await expect(page.getByRole("gridcell", { name: /^Length, Section 3/ })).toBeFocused();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expect(section(page, /^Section 3: no air/)).toBeVisible();
  // Enter went on to the next row, and the drawing with it.
  await section(page, /^Section 3: no air/).click();
  await expect(section(page, /^Section 3: no air/)).toHaveAttribute("aria-current", "true");
  // Inserted between a section and its upstream section: the new row takes its place.
  await figure(page, "Schematic").getByRole("button", { name: "Add one before it" }).click();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(section(page, /^Section 4: no air/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(section(page, /^Section 4: no air/)).toHaveCount(0);
  await section(page, /^Section 3: no air/).click();
  await figure(page, "Schematic").getByRole("button", { name: "Remove" }).click();
  await expect(notice(page, "Section 3 was removed.")).toBeVisible();
  await expect(section(page, /^Section 3: /)).toHaveCount(0);
  // The focus moves to the upstream section.
  await expect(section(page, /^East: /)).toBeFocused();
  await notice(page, "Section 3 was removed.").getByRole("button", { name: "Undo" }).click();
  await expect(section(page, /^Section 3: no air/)).toBeVisible();
  // The sections on the other side of the fan are another tree.
  await figure(page, "Schematic").getByRole("button", { name: "Add a return duct at the fan" }).click();
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await expect(figure(page, "Schematic").getByText("Return", { exact: true })).toBeVisible();
});

test("an unreadable value is named at its section, and an older drawing is marked as such", async ({ page }) => {
  await open(page, withSections(twins));
  const length = (await selectRow(page, "East")).getByRole("textbox", { name: /^Length/ });
  await length.fill("abc");
  await expect(length).toHaveAttribute("aria-invalid", "true");
  await showFigures(page);
  // An incomplete branch is omitted with a message; the rest is calculated.
  await expect(page.getByText("East is left out of all results.").filter({ visible: true }).first()).toBeVisible();
  await expect(section(page, /^East:/)).toHaveCount(0);
  await expect(section(page, /^West: .*on the critical path/)).toBeVisible();
  // Without a section that others are connected to there is no system.
  await (await selectRow(page, "East")).getByRole("textbox", { name: /^Length/ }).fill("8");
  await (await selectRow(page, "Main")).getByRole("textbox", { name: /^Length/ }).fill("abc");
  await showFigures(page);
  await expect(page.getByText(latestResults)).toBeVisible();
  await (await selectRow(page, "Main")).getByRole("textbox", { name: /^Length/ }).fill("10");
  await (await selectRow(page, "East")).getByRole("textbox", { name: /^Length/ }).fill("12");
  await showFigures(page);
  await expect(section(page, /^East: .*on the critical path/)).toBeVisible();
  await expect(section(page, /^West: .*excess pressure/)).toBeVisible();
});

newUser(
  "a system is saved to a project, is there when it is opened again, and is calculated without a network",
  { tag: "@all" },
  async ({ page, context }) => {
    // A request without a network logs an error on the console.
    page.on("pageerror", (error) => expect.soft(error.message, "script error").toBe(""));
    await page.goto(withSections(twins));
    const shown = await shownText(page, "totalPressureLoss");
    await saveToProject(page, "Offices", "Supply");
    await page.reload();
    await expect(result(page, "totalPressureLoss")).toHaveText(shown);
    await network(context, "off");
    await showFigures(page);
    await section(page, /^East: /).click();
    await figure(page, "Schematic").getByRole("button", { name: "Keep its size" }).click();
    await expect(notice(page, "East keeps its size.")).toBeVisible();
    await expect(result(page, "totalPressureLoss")).toHaveText(shown);
    await (await selectRow(page, "East")).getByRole("textbox", { name: /^Terminal airflow/ }).fill("400");
    await expect(result(page, "totalPressureLoss")).not.toHaveText(shown);
    await expectNumber(page, "totalPressureLoss").toBeGreaterThan(Number(shown.split(/\s/)[0]));
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });
  test("the drawing scrolls by itself, and axe finds nothing", { tag: "@all" }, async ({ page }) => {
    await open(page, withSections(twins));
    await expect(page.getByRole("button", { name: /Main\s+East/ })).toBeVisible();
    await page.locator('button[aria-controls$="-results"]').click();
    await expect(section(page, /^East: /)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeInLight(page)).toEqual([]);
  });
});
