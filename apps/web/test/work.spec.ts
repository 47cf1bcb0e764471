import { expect } from "@playwright/test";
import { input, open, result } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";
import { workOf } from "./work.ts";

/** Digits to type; each changes the number and the result. */
const keys = ["5", "Backspace", "7", "Backspace", "5", "Backspace", "7", "Backspace"] as const;

/**
 * Maximum work per key. Its time is in docs/benchmarks.md; here the work is counted, which hardly depends on the machine. A key takes two layouts and
 * one or two recalculations of style; it calls half to four fifths of the allowed functions (heat load: 56,100; once 60,100 on a loaded machine). In
 * the heat load the calculator and its method each have a function named `calculate`.
 */
const pages = [
  { path: "/heat-load?v=1&u=Imperial", field: "Roof area", text: "40", shown: "totalLoad", calculations: 2, calls: 75_000, tag: "@all" },
  // The steps come from the outcome on the page, without another calculation.
  { path: "/heat-load?v=1&u=Imperial", field: "Roof area", text: "40", shown: "totalLoad", sheet: true, calculations: 2, calls: 170_000 },
  { path: "/calculators/duct-sizer?u=Imperial", field: "Airflow", text: "100", shown: "velocity", calculations: 1, calls: 500_000 },
  {
    path: "/calculators/pipe-sizer?u=Imperial",
    field: "Flow",
    text: "10",
    shown: "velocity",
    calculations: 1,
    calls: 400_000,
    tag: "@all",
  },
] as const;

for (const { path, field, text, shown, calculations, calls, ...rest } of pages) {
  test(
    `a key on ${path.split("?")[0]}${"sheet" in rest ? " with its sheet" : ""} has its result in the next frame, and does no work twice`,
    { tag: "tag" in rest ? rest.tag : [] },
    async ({ page }) => {
      await open(page, path);
      await input(page, field).fill(text);
      if ("sheet" in rest) {
        await page.getByRole("button", { name: "How this was calculated" }).click();
        await expect(page.locator("[data-step]").first()).toBeVisible();
        await input(page, field).focus();
      }
      await page.keyboard.press("End");
      await result(page, shown).evaluate((element) => {
        const seen = { inNextFrame: 0, changes: 0 };
        Object.assign(window, { seen });
        new MutationObserver((changes) => (seen.changes += changes.length)).observe(element, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        const note = (): void => {
          const before = element.textContent;
          requestAnimationFrame(() => (seen.inNextFrame += Number(element.textContent !== before)));
        };
        addEventListener("input", note, true);
      });
      const work = await workOf(page, async () => {
        for (const key of keys) {
          await page.keyboard.press(key);
          // Two keys in one frame would cancel each other before the page reacts.
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
      });
      expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
        inNextFrame: keys.length,
        changes: keys.length,
      });
      expect(work.callsOf("calculate")).toBe(calculations * keys.length);
      expect(work.layouts / keys.length).toBeLessThan(4);
      expect(work.styles / keys.length).toBeLessThan(4);
      expect(work.calls / keys.length).toBeLessThan(calls);
    },
  );
}
