import { valueAt } from "@org/hvac-core/kernel";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openInput, type Row } from "@org/form/state";
import { expectAccessible, mount } from "./mount.tsx";

test("the table of a list has a tab for all rows of each list within it; what is selected in one is selected in the other", async () => {
  localStorage.clear();
  const zones = [
    { id: "a", name: "North", rooms: [{ id: "r", area: 21 }] },
    { id: "b", name: "South", rooms: [{ id: "r", area: 33 }] },
  ];
  const mounted = await mount(deepCalculator, { input: openInput(deepCalculator, { unitSystem: "Metric", zones }).input });
  const roomsOf = (id: string): readonly Row[] => valueAt(mounted.state().input, `zones.${id}.rooms`) as readonly Row[];
  await page.getByRole("button", { name: "Edit as table" }).first().click();
  const dock = page.getByRole("region", { name: "Zones, table" });
  const area = (value: string) => dock.getByRole("gridcell", { name: new RegExp(`^Area, .*, ${value} `) });
  await dock.getByRole("gridcell", { name: "Name, South, South" }).click();
  await dock.getByRole("tab", { name: /^All rooms/ }).click();
  await expect.element(area("21")).toBeVisible();
  await dock.getByRole("checkbox", { name: "Only of South" }).click();
  await expect.element(area("21")).not.toBeInTheDocument();
  await dock.getByRole("button", { name: "Add room" }).click();
  await expect.poll(() => roomsOf("b")).toHaveLength(2);
  expect(roomsOf("a")).toHaveLength(1);
  await dock.getByRole("checkbox", { name: "Only of South" }).click();
  await expect.element(area("21")).toBeVisible();
  await expectAccessible();
});

test("arrow keys go from tab to tab, and a row without inner rows stays selected", async () => {
  localStorage.clear();
  const zones = [
    { id: "a", name: "North", rooms: [{ id: "r", area: 21 }] },
    { id: "b", name: "South" },
  ];
  await mount(deepCalculator, { input: openInput(deepCalculator, { unitSystem: "Metric", zones }).input });
  await page.getByRole("button", { name: "Edit as table" }).first().click();
  const dock = page.getByRole("region", { name: "Zones, table" });
  await dock.getByRole("gridcell", { name: "Name, South, South" }).click();
  const focusedTab = (): string | undefined => document.activeElement?.closest('[role="tab"]')?.textContent;
  (dock.getByRole("tab", { name: /^Zones/ }).element() as HTMLElement).focus();
  for (const name of ["All rooms 1", "Zones 2", "All rooms 1"]) {
    await userEvent.keyboard(name === "Zones 2" ? "{ArrowLeft}" : "{ArrowRight}");
    await expect.poll(focusedTab).toBe(name);
  }
  await expect.element(dock.getByRole("checkbox", { name: "Only of South" })).toBeVisible();
});
