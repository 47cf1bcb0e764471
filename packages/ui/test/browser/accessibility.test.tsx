import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { isAll } from "./extent.ts";
import { expectAccessibleInBoth, mount } from "./mount.tsx";

// The application tests the pages of all calculators; here the one with the most kinds of fields, and more of them in the full run.
const looked = isAll ? [ductSizer, heatLoad, pipeSizer, ventilationCalc] : [ductSizer];

describe.each(looked.map((definition) => [definition.id, definition] as const))("%s", (_, definition) => {
  test("every input has a name, and axe finds nothing in light and dark, with the sheet open", async () => {
    await mount(definition);
    const inputs = [...document.querySelectorAll<HTMLInputElement>("form input, form select")];
    expect(inputs.length).toBeGreaterThan(7);
    for (const input of inputs) expect(input.labels?.length || input.getAttribute("aria-label"), input.id).toBeTruthy();
    await page.getByRole("button", { name: "How this was calculated" }).click();
    await expect.element(page.getByRole("heading", { name: "Sources" })).toBeInTheDocument();
    await expectAccessibleInBoth();
  });
});
