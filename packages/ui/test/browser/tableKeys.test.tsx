import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openInput } from "@org/form/state";
import { TreeGuide } from "../../src/grid/TreeGuide.tsx";
import { mount } from "./mount.tsx";

vi.mock("../../src/grid/TreeGuide.tsx", { spy: true });

const main = { id: "main", name: "Main", ductLength: 10 };
const branches = Array.from({ length: 12 }, (_, index) => ({
  id: `d${index}`,
  name: `D${index}`,
  parent: "main",
  ductLength: 5,
  airflow: 50,
}));
const input = openInput(ductSizer, { unitSystem: "Metric", scope: "system", sections: [main, ...branches] }).input;

/** Places among the branches of the lines that keys render. */
async function linesOf(typed: string): Promise<ReadonlySet<number>> {
  vi.mocked(TreeGuide).mockClear();
  await userEvent.keyboard(typed);
  return new Set(vi.mocked(TreeGuide).mock.calls.map(([{ line }]) => line.place));
}

test("on the page of a table, an arrow key renders the two lines that it leaves and reaches, and a digit the line of its cell", async () => {
  localStorage.clear();
  await page.viewport(1400, 900);
  await mount(ductSizer, { input });
  await page.getByRole("gridcell", { name: /^Length, D3, / }).click();
  await expect.element(page.getByRole("complementary", { name: "Panel" }).getByRole("heading", { name: "D3" })).toBeVisible();
  expect(await linesOf("{ArrowDown}")).toEqual(new Set([4, 5]));
  expect(await linesOf("{ArrowUp}")).toEqual(new Set([4, 5]));
  expect(await linesOf("7")).toEqual(new Set([4]));
});
