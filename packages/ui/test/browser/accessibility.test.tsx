import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, mount, showIn } from "./mount.tsx";

describe.each([ductSizer, heatLoad, pipeSizer, ventilationCalc].map((definition) => [definition.id, definition] as const))(
  "%s",
  (_, definition) => {
    describe.each(["light", "dark"] as const)("%s", (scheme) => {
      beforeEach(() => showIn(scheme));
      afterEach(() => showIn("light"));

      test("axe finds nothing, with its sheet open", async () => {
        await mount(definition);
        await page.getByRole("button", { name: "How this was calculated" }).click();
        await expect.element(page.getByRole("heading", { name: "Sources" })).toBeInTheDocument();
        await expectAccessible();
      });
    });

    test("every input is named with its unit", async () => {
      await mount(definition, {});
      const inputs = [...document.querySelectorAll<HTMLInputElement>("form input, form select")];
      expect(inputs.length).toBeGreaterThan(7);
      for (const input of inputs) expect(input.labels?.length || input.getAttribute("aria-label"), input.id).toBeTruthy();
    });
  },
);
