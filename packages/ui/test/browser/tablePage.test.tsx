import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { valueAt } from "@org/hvac-core/kernel";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openInput, type Row } from "@org/form/state";
import { copy, paste } from "./listTable.tsx";
import { expectAccessible, mount, type Mounted } from "./mount.tsx";

const input = openInput(heatLoad, {
  unitSystem: "Metric",
  method: "hourly",
  windowTypes: [{ id: "t", name: "Double glazing" }],
  rooms: [
    { id: "a", name: "Office", floorArea: 20, surfaces: [{ id: "s1", name: "West", area: 12 }] },
    { id: "b", name: "Hall", floorArea: 40, surfaces: [{ id: "s1", name: "East", area: 8 }] },
  ],
}).input;

let mounted: Mounted;
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1400, 900);
  mounted = await mount(heatLoad, { input });
});

const tab = (name: RegExp) => page.getByRole("tab", { name });
const cell = (name: string) => page.getByRole("gridcell", { name });
const panel = () => page.getByRole("complementary", { name: "Panel" });
const keys = (typed: string): Promise<void> => userEvent.keyboard(typed);
const rowsOf = (path: string): readonly Row[] => valueAt(mounted.state().input, path) as readonly Row[];

test("the tables of a page are its rooms and all their surfaces and windows; what is selected in one is selected in the other", async () => {
  await expect.element(tab(/^Rooms/)).toHaveAttribute("aria-selected", "true");
  await cell("Name, Hall, Hall").click();
  await tab(/^All surfaces/).click();
  await expect.element(panel().getByRole("heading", { name: "East" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Only of Hall" }).click();
  await expect.element(cell("Name, West, West")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Add surface" }).first().click();
  await expect.poll(() => rowsOf("rooms.b.surfaces")).toHaveLength(2);
  await page.getByRole("checkbox", { name: "Only of Hall" }).click();
  await cell("Name, West, West").click();
  await tab(/^Rooms/).click();
  await expect.element(panel().getByRole("heading", { name: "Office" })).toBeVisible();
  await tab(/^All windows/).click();
  await page.getByRole("button", { name: "Add window" }).first().click();
  await expect.poll(() => rowsOf("rooms.a.windows")[0]?.["type"]).toBe("t");
  await expectAccessible();
  await mounted.unmount();
  mounted = await mount(heatLoad, { input });
  await expect.element(tab(/^All windows/)).toHaveAttribute("aria-selected", "true");
});

test("a notification leaves tabs, tools, rows and totals accessible", async () => {
  await cell("Name, Hall, Hall").click();
  await page.getByRole("button", { name: "Remove the selected rows" }).click();
  const notification = page.getByRole("alert").filter({ hasText: "1 room removed." });
  await expect.element(notification).toBeVisible();
  const { left, top, bottom } = notification.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(cell("Name, Office, Office").element().getBoundingClientRect().bottom);
  expect(left).toBeGreaterThanOrEqual(document.querySelector("[data-main] [data-grid]")!.getBoundingClientRect().right - 1);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await tab(/^All windows/).click();
  await expect.element(tab(/^All windows/)).toHaveAttribute("aria-selected", "true");
  await notification.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => rowsOf("rooms")).toHaveLength(2);
});

test("F6 goes from the table to the panel and back, and Escape leaves a table in the panel", async () => {
  await cell("Name, Office, Office").click();
  await keys("{F6}");
  await expect.element(panel().getByRole("heading", { name: "Office" })).toHaveFocus();
  await keys("{F6}");
  await expect.element(cell("Name, Office, Office")).toHaveFocus();
  await panel().getByRole("gridcell", { name: "Name, West, West" }).click();
  await keys("{Escape}");
  await expect.element(cell("Name, Office, Office")).toHaveFocus();
});

test("a cell with rows opens their table in the panel, not a dialog", async () => {
  await mounted.unmount();
  const sections = [
    { id: "m", name: "Main", airflow: 500, ductLength: 10, fittings: [{ id: "f", fitting: "coefficient", coefficient: 0.3 }] },
  ];
  mounted = await mount(ductSizer, { input: openInput(ductSizer, { unitSystem: "Metric", scope: "system", sections }).input });
  await expect.element(tab(/^All fittings/)).toBeVisible();
  const fittings = page.getByRole("gridcell", { name: /^Fittings, Main, / });
  await fittings.click();
  await keys("{Enter}");
  await expect.poll(() => panel().element().contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
  expect(document.querySelector("dialog")).toBeNull();
  await keys("{Escape}");
  await expect.element(fittings).toHaveFocus();
});

test("a cell with a series opens at its first value in the panel, from which Escape leads back", async () => {
  await mounted.unmount();
  const schedules = [{ id: "s", name: "Office hours" }];
  mounted = await mount(heatLoad, { input: openInput(heatLoad, { ...input, schedules }).input });
  await tab(/^Schedules/).click();
  const series = cell("Share by hour, Office hours, 24 values");
  for (const key of ["{Enter}", "{F2}", " "]) {
    await series.click();
    await keys(key);
    await expect.element(panel().getByRole("textbox", { name: "Share by hour, 1, %" })).toHaveFocus();
    await keys("{Escape}");
    await expect.element(series).toHaveFocus();
  }
  // As the text of one cell, for other programs and from them.
  const hours = Array.from({ length: 24 }, (_hour, index) => index);
  expect(copy().getData("text/plain")).toBe(`${hours.map(() => 100).join(" ")} %`);
  await paste(`"${hours.join("\n")}"\n`);
  await expect.poll(() => rowsOf("schedules")[0]?.["shares"]).toMatchObject({ values: hours, unit: "%" });
  await keys("{Control>}z{/Control}");
  await expect.poll(() => rowsOf("schedules")[0]?.["shares"]).not.toMatchObject({ values: hours });
});
