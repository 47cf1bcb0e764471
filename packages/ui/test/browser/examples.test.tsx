import { boq } from "@org/hvac-core/calculators/boq";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openInput } from "@org/form/state";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { expectAccessible, mount } from "./mount.tsx";

const menu = (name: string) => page.getByRole("menu", { name, exact: true });

/** Undo of the notification, which moves while it appears: a pointer may miss it. */
async function undoByKeyboard(): Promise<void> {
  await expect.element(page.getByRole("alert").getByRole("button", { name: "Undo" }).first()).toBeVisible();
  await userEvent.keyboard("{F8}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Undo");
  await userEvent.keyboard("{Enter}");
}

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
  await undoByKeyboard();
  await expect.poll(() => state().input).toEqual(before);
  await more.click();
  await expect.element(page.getByRole("menuitem", { name: "Reset to defaults" })).toBeVisible();
});

test("cases that could not be loaded are reported as missing", async () => {
  await mount(deepCalculator);
  await userEvent.keyboard("{Shift}");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Typical inputs and worked examples…" }).click();
  await expect.element(menu("Examples").getByText("They will load when the server can be reached.")).toBeVisible();
});

test("an example asks before it replaces entered values, by keyboard, and Undo restores them", async () => {
  const replacements: string[] = [];
  const { state } = await mount(ventilationCalc, { beforeReplacing: (by) => void replacements.push(by) });
  const question = page.getByRole("dialog", { name: "Replace all inputs?" });
  const [first, second] = ventilationCalc.examples;
  const example = (title: string) => page.getByRole("region", { name: "Examples" }).getByRole("button", { name: title, exact: true });
  // A new page and an unchanged example have no entered values.
  await example(first!.title).click();
  await expect.poll(() => state().canUndo).toBe(true);
  await example(second!.title).click();
  await expect.element(page.getByText(`Loaded “${second!.title}”.`)).toBeVisible();
  const loaded = state().input;
  expect(question.elements()).toEqual([]);

  state().change({ type: "value", path: "calculationName", value: "Kitchen" });
  const entered = (): boolean => (state().input as { readonly calculationName?: string }).calculationName === "Kitchen";
  await expect.poll(entered).toBe(true);
  for (const keys of ["{Escape}", "{Enter}"]) {
    await example(first!.title).click();
    await expect.element(question).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe("Cancel");
    await expectAccessible();
    await userEvent.keyboard(keys);
    await expect.poll(() => question.elements()).toEqual([]);
    expect([entered(), replacements]).toEqual([true, []]);
    expect(document.activeElement?.textContent).toBe(first!.title);
  }
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Reset to defaults" }).click();
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(entered).toBe(false);
  expect(replacements).toEqual(["The defaults"]);
  await undoByKeyboard();
  await expect.poll(entered).toBe(true);
  expect(state().input).toEqual({ ...loaded, calculationName: "Kitchen" });
});

test("a page with entered rows offers examples only in its menu, on a phone too", async () => {
  await page.viewport(390, 844);
  const [first] = boq.examples;
  const { state } = await mount(boq, { input: openInput(boq, first!.input.Metric).input });
  await expect.element(page.getByText(/^Total/).first()).toBeVisible();
  expect(page.getByRole("region", { name: "Examples" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "More actions" }).click();
  await expect.element(page.getByRole("menuitem", { name: /worked examples…$/ })).toBeVisible();
  expect((state().input["items"] as readonly unknown[]).length).toBeGreaterThan(1);
});
