import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import type { AnyCalculator, FormInput } from "@org/form/state";
import { goToField } from "../../src/surface/index.ts";
import { inputId } from "../../src/surface/fields/fieldIds.ts";
import { expectAccessible, mount } from "./mount.tsx";

const office = { unitSystem: "Metric", spaceType: "open-office", floorArea: { value: 60, unit: "m2" } } as const;
const zone = { id: "a", name: "A", spaceType: "open-office", area: { value: 60, unit: "m2" }, height: { value: 3, unit: "m" } };

/** A page with the focus in a field. */
async function mountAt(definition: AnyCalculator, input: FormInput, path: string) {
  const mounted = await mount(definition, { input });
  goToField(definition, path);
  await expect.poll(() => document.getElementById(inputId(path))).not.toBeNull();
  return { ...mounted, field: page.elementLocator(document.getElementById(inputId(path))!) };
}

const isEmpty = (input: object, name: string): boolean => (input as Readonly<Record<string, unknown>>)[name] === undefined;

test.each([
  ["numPeople", { value: 8, unit: "unitless" }, "5"],
  ["lightingLoad", { value: 900, unit: "W" }, "6.02"],
] as const)("%s that is cleared follows the type once the field loses the focus", async (name, value, shown) => {
  const { field, state } = await mountAt(heatLoad, { ...office, [name]: value }, name);
  await field.fill("");
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => isEmpty(state().input, name)).toBe(true);
  // The label now has the unit of the default.
  const shownField = (): HTMLInputElement => document.querySelector<HTMLInputElement>(`#${CSS.escape(inputId(name))}`)!;
  await expect.poll(() => shownField().value.slice(0, 4)).toBe(shown);
  expect(shownField().getAttribute("aria-invalid")).toBe("false");
});

test("an activity that was selected is left to the type by the first option, which only entered ones have", async () => {
  const { field, state } = await mountAt(heatLoad, { ...office, activity: "dancing" }, "activity");
  const first = (): Locator => page.getByRole("option", { name: /^From space type: / });
  await userEvent.selectOptions(field, first());
  await expect.poll(() => isEmpty(state().input, "activity")).toBe(true);
  await expect.element(field).toHaveValue("office-work");
  await expect.poll(() => first().elements()).toEqual([]);
  await expectAccessible();
});

test("an occupancy category that is cleared follows the type", async () => {
  const input = { unitSystem: "Metric", scope: "room", spaceType: "open-office", category: "restaurant" } as const;
  for (const key of ["{Enter}", "{Tab}"]) {
    const { field, state, unmount } = await mountAt(ventilationCalc, input, "category");
    await field.fill("");
    await userEvent.keyboard(key);
    await expect.poll(() => isEmpty(state().input, "category")).toBe(true);
    await expect.element(field).toHaveValue("Office space");
    await unmount();
  }
});

test("the unit of a number that a row has from its type stays, with the reason", async () => {
  const input = { unitSystem: "Metric", scope: "zones", spaceTypesBy: "sia", zones: [zone] } as const;
  const { state, field } = await mountAt(ventilationCalc, input, "zones.a.people");
  const units = field.element().parentElement!.querySelector<HTMLButtonElement>("button[aria-haspopup=menu]")!;
  await userEvent.click(units);
  await page.getByRole("menuitemradio").first().click();
  await expect.element(page.getByText(/^People from space type stays in /)).toBeVisible();
  expect(state().canUndo).toBe(false);
});
