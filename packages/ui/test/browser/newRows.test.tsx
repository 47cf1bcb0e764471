import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openInput } from "@org/form/state";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { keys, openFold, surfacesOf } from "./listTable.tsx";
import { mount } from "./mount.tsx";

async function press(name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await expect.element(button).toBeEnabled();
  (button.element() as HTMLElement).focus();
  await keys("{Enter}");
}

test("typing fills in the first row and each added one", async () => {
  const mounted = await mount(deepCalculator, { input: openInput(deepCalculator, { unitSystem: "Metric", zones: [] }).input });
  for (const [index, name] of ["North", "South"].entries()) {
    await press("Add zone");
    const field = page.getByRole("group", { name: `Zone ${index + 1}` }).getByRole("textbox", { name: "Name" });
    await expect.element(field).toHaveFocus();
    await keys(name);
  }
  await expect.poll(() => mounted.state().input["zones"]).toMatchObject([{ name: "North" }, { name: "South" }]);
});

test("a row added by mouse has the focus in its first field", async () => {
  const mounted = await mount(heatLoad, { input: openInput(heatLoad, { ...heatLoad.start("Metric"), unitSystem: "Metric" }).input });
  await openFold();
  const count = surfacesOf(mounted).length;
  await page.getByRole("button", { name: "Add surface" }).click();
  const added = page.getByRole("group", { name: `Surface ${count + 1}` });
  await expect.poll(() => added.element().contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.matches("input, select")).toBe(true);
});

test("a row without a name has its number as heading, as in warnings, and a screen reader reads it once", async () => {
  const surfaces = [
    { id: "a", kind: "wall", area: 20, uValue: 0.35 },
    { id: "b", name: "Attic", kind: "roof", area: 10, uValue: 0.2 },
  ];
  await mount(heatLoad, { input: openInput(heatLoad, { ...heatLoad.start("Metric"), unitSystem: "Metric", surfaces }).input });
  await openFold();
  const head = (name: RegExp): string | null | undefined => page.getByRole("button", { name }).element().querySelector("b")?.textContent;
  await expect.element(page.getByRole("button", { name: /^Surface 1: *Wall/ })).toBeVisible();
  expect(head(/^Surface 1: *Wall/)).toBe("Surface 1");
  expect(head(/^Surface 2: *Attic/)).toBe("Attic");
});
