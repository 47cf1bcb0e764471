import { expect, type Locator, type Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";

/** The drawing of a figure, without the icons of its buttons. */
export const drawing = (figure: Locator): Locator => figure.locator("svg:not(button *)").first();

/** Attributes of the drawings that are not numbers. */
export const brokenDrawings = (page: Page): Promise<string[]> =>
  page
    .locator("figure svg *")
    .evaluateAll((all) =>
      all.flatMap((each) =>
        [...each.attributes]
          .filter(({ value }) => /NaN|Infinity|undefined/.test(value))
          .map(({ name, value }) => `${each.tagName} ${name}=${value}`),
      ),
    );

/** Expects that arrow keys, Home and End reach the values of a figure, each with a number in words. */
export async function expectToBeReadByKeys(figure: Locator): Promise<void> {
  const values = figure.locator("[data-value]");
  await expect(values.first()).toBeAttached();
  const count = await values.count();
  const keyboard = figure.page().keyboard;
  await figure.locator('[data-value][tabindex="0"]').focus();
  await keyboard.press("Home");
  await expect(values.first()).toBeFocused();
  // All steps behave the same: two are tried, or all of them.
  const steps = isAll ? count - 1 : Math.min(2, count - 1);
  for (let step = 0; step < steps; step++) await keyboard.press("ArrowDown");
  await expect(values.nth(steps)).toBeFocused();
  await keyboard.press("End");
  await expect(values.last()).toBeFocused();
  await expect(values.last()).toHaveAttribute("aria-label", /\d/);
}

/** Expects that a figure can show its numbers as a table, and leaves it so. */
export async function expectTable(figure: Locator): Promise<void> {
  await figure.getByRole("button", { name: "Show as table" }).click();
  await expect(figure.locator("svg:not(button *)")).toHaveCount(0);
  await expect(figure.getByRole("row").nth(1)).toBeVisible();
}
