import { expect, type Page } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { convert, siUnit } from "@org/hvac-core/quantity";
import { expectNumber, input, open, openFold, result, shownNumber, shownText, tableNumber, undoBar } from "./page.ts";
import { visitor as test } from "./workerPage.ts";

const explanation = await heatLoad.explanation();
const dining = explanation.cases.find((each) => each.id === "semi-detached-dining-room")!;

async function enterDiningRoom(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Heating" }).check({ force: true });
  const { input: typed } = dining;
  for (const { title, summary } of heatLoad.sections)
    // The sun has no part in a heating load, and its section is not there.
    if (summary && (await page.getByRole("region", { name: title, exact: true }).count()) > 0) await openFold(page, title);
  for (const [name, value] of Object.entries(typed)) {
    const field = heatLoad.fields[name as keyof typeof heatLoad.fields];
    if (field?.type !== "quantity" || typeof value !== "number") continue;
    // Cleared first: what stands there by default is not typed, and goes with the unit system.
    await input(page, field.label).fill("");
    await input(page, field.label).fill(String(value));
  }
  await input(page, "Roof area").fill("0");
  for (const [index, { kind, area, uValue }] of (typed.surfaces ?? []).entries()) {
    await page.getByRole("button", { name: "Add surface" }).click();
    const row = page.getByRole("group", { name: `Surface ${index + 1}` });
    await row.getByRole("combobox", { name: "Kind" }).selectOption(kind ?? "");
    await row.getByRole("textbox", { name: /^Area/ }).fill(JSON.stringify(area));
    await row.getByRole("textbox", { name: /^U-value/ }).fill(JSON.stringify(uValue));
  }
}

/** The rows of the table of components that show a result. */
const components: Readonly<Record<string, string>> = { wallLoad: "Walls", windowLoad: "Windows, transmission", floorLoad: "Floor" };

async function expectPublished(page: Page, shownUnit: "W" | "Btu/h"): Promise<void> {
  for (const [name, expectation] of Object.entries(dining.expected)) {
    if (!expectation) continue;
    const { quantity } = heatLoad.results[name as "totalLoad"];
    const inUnit = (value: number): number => convert(value, expectation.unit ?? siUnit(quantity), shownUnit);
    const component = components[name];
    const shown = component === undefined ? await shownNumber(page, name) : await tableNumber(page, "Load components", component, 2);
    // The publication's own tolerance, and of the last digit that the page shows half or, where it is rounded so that a sum adds up, all.
    const rounding = component === undefined ? 0.5 : 1;
    expect(Math.abs(shown - inUnit(expectation.value as number)), name).toBeLessThanOrEqual(inUnit(expectation.within!) + rounding);
  }
}

test("a published room, typed into the form, gives the published numbers in both unit systems", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  await enterDiningRoom(page);
  await expectPublished(page, "Btu/h");

  await page.getByRole("radio", { name: "Metric" }).check({ force: true });
  await expect(page.locator('[data-result="totalLoad"] small')).toHaveText("W");
  await expectPublished(page, "W");
  await expect(input(page, "Outdoor temperature")).toHaveValue("−1.11111");

  await page.getByRole("radio", { name: "Imperial" }).check({ force: true });
  await expect(input(page, "Outdoor temperature")).toHaveValue("30");
  await expect(input(page, "Wall U-value")).toHaveValue("0.18");
  await expectPublished(page, "Btu/h");
});

test("a worked example loads from the strip of examples, and loading can be undone", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  const before = await shownNumber(page, "totalLoad");
  await page.getByRole("button", { name: "Worked examples" }).click();
  await page.getByRole("menuitem", { name: dining.title }).click();
  await expect(input(page, "Floor area")).toHaveValue("238");
  await expectPublished(page, "Btu/h");
  await undoBar(page).click();
  await expect(page.getByRole("radio", { name: "Metric" })).toBeChecked();
  await expectNumber(page, "totalLoad").toBe(before);
});

test("an example is one click away, and the Undo of its notice takes it back", { tag: "@all" }, async ({ page }) => {
  await open(page, "/heat-load");
  const before = await shownText(page, "totalLoad");
  const sentence = page.getByText(/^Cooling .+ of supply air\.$/);
  await expect(sentence).toBeVisible();
  // Hour by hour the page is the table of the rooms, which have the floor area.
  const expectFloorAreaOf = async ({ input: { Imperial } }: (typeof heatLoad.examples)[number]): Promise<void> => {
    const { floorArea, rooms = [] } = Imperial;
    if (rooms.length === 0) await expect(input(page, "Floor area")).toHaveValue(JSON.stringify(floorArea));
    for (const room of rooms)
      await expect(page.getByRole("gridcell", { name: new RegExp(`^Floor area, ${room.name}`) })).toHaveText(
        JSON.stringify(room.floorArea),
      );
  };
  for (const example of heatLoad.examples) {
    await page.getByRole("region", { name: "Examples" }).getByRole("button", { name: example.title }).click();
    await expect(page.getByText(`Loaded “${example.title}”.`)).toBeVisible();
    await expectFloorAreaOf(example);
  }
  await expect(page.getByText(/^Cooling .+ in \w+, .+ of supply air, heating/)).toBeVisible();
  for (const { title } of heatLoad.examples.toReversed().slice(0, 1))
    await page.getByRole("alert").filter({ hasText: title }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Heating .+ outdoors and .+ indoors/)).toBeVisible();
  await expectFloorAreaOf(heatLoad.examples.at(-2)!);
  for (let left = heatLoad.examples.length - 1; left > 0; left--) await page.keyboard.press("Control+z");
  await expect(sentence).toBeVisible();
  await expect(result(page, "totalLoad")).toHaveText(before);
});

test("the sheet shows every step with its formula and its source", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await expect(page.locator("math")).toHaveCount(0);
  await page.getByRole("button", { name: "How this was calculated" }).click();
  const people = page.locator('[data-step="g_s"]');
  await expect(people.locator("math").first()).toBeVisible();
  await expect(people).toContainText("ASHRAE");
  const outcome = heatLoad.calculate(heatLoad.start("Metric"));
  if (!outcome.ok) throw new Error("The start is refused.");
  const sheet = explanation.sheet(outcome);
  await expect(page.locator("[data-step]")).toHaveCount(sheet.filter((entry) => entry.kind !== "rows" && entry.kind !== "choice").length);
  // What is said of a row is there once it is opened.
  const rows = sheet.flatMap((entry) => (entry.kind === "rows" ? entry.rows : []));
  await page.locator("summary", { hasText: rows[0]!.title }).first().click();
  await expect(page.locator("details[open] [data-step]").first()).toBeVisible();
});
