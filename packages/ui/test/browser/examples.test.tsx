import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deepCalculator } from "../deepCalculator.ts";
import { expectAccessible, mount } from "./mount.tsx";

const menu = (name: string) => page.getByRole("menu", { name, exact: true });

test.each([
  ["the duct sizer", ductSizer],
  ["ventilation", ventilationCalc],
] as const)("typical inputs and worked examples of %s are in the menu of the bar, by keyboard", async (_, definition) => {
  const { state } = await mount(definition);
  const cases = (await definition.explanation()).cases;
  const before = state().input;
  const more = page.getByRole("button", { name: "More actions" });
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("menuitem", { name: "Typical inputs and worked examples…" }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe(definition.examples[0]!.title);
  await expect.poll(() => menu("Examples").getByRole("menuitem").elements().length).toBe(definition.examples.length + cases.length);
  await expectAccessible();
  await userEvent.keyboard("{End}{Enter}");
  await expect.poll(() => state().input).not.toEqual(before);
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => state().input).toEqual(before);
  await more.click();
  await expect.element(page.getByRole("menuitem", { name: "Reset to defaults" })).toBeVisible();
});

test("cases that could not be loaded are said to be missing", async () => {
  await mount(deepCalculator);
  await userEvent.keyboard("{Shift}");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Typical inputs and worked examples…" }).click();
  await expect.element(menu("Examples").getByText("They will load when the server can be reached.")).toBeVisible();
});
