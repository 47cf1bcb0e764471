import { heatLoad } from "@org/hvac-core";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseResultUnit, resultUnitsOf } from "../../src/surface/index.ts";
import { mount } from "./mount.tsx";

test("the unit of a result is the same on the next page, in its unit system only", async () => {
  const first = await mount(heatLoad);
  await page.getByRole("button", { name: "kW", exact: true }).first().click();
  expect(resultUnitsOf("Metric")).toEqual({ power: "kW" });
  await first.unmount();
  await mount(heatLoad);
  await expect.element(page.getByRole("button", { name: "kW", exact: true }).first()).toHaveAttribute("aria-pressed", "true");
  expect(resultUnitsOf("Imperial")).toEqual({});
});

test("a unit that a kind does not have is ignored", () => {
  chooseResultUnit("Metric", "power", "furlong");
  expect(resultUnitsOf("Metric")).toEqual({});
  chooseResultUnit("Metric", "power", "kW");
  expect(resultUnitsOf("Metric")).toEqual({ power: "kW" });
  chooseResultUnit("Metric", "power", undefined);
  expect(resultUnitsOf("Metric")).toEqual({});
});
