import { defineCalculator, defineCard, defineFields, defineResults, type QuantityField } from "@org/hvac-core/kernel";
import { describe, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { openInput } from "@org/form/state";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { paste } from "./listTable.tsx";
import { expectAccessibleInBoth, mount, type Mounted } from "./mount.tsx";

const level: QuantityField = { type: "quantity", label: "Level", quantity: "number", default: 0, min: 0, max: 100 };

const matrixCalculator = defineCalculator({
  card: defineCard({ id: "levels", title: "Levels", summary: "Levels by month.", group: "air", collection: "levels", route: null }),
  version: 1,
  sections: [{ id: "all", title: "All" }],
  fields: defineFields({ levels: { type: "matrix", label: "Levels", rows: "months", columns: "octaveBands", cell: level } }),
  results: defineResults({ highest: { label: "Highest level", quantity: "number" } }),
  headline: ["highest"],
  start: { Imperial: {}, Metric: {} },
  calculate: ({ levels }) => ({ results: { highest: Math.max(...levels.flat()) } }),
  warnings: () => [],
  explanation: () => Promise.reject(new Error("It has none.")),
});

const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const months = Array.from({ length: 12 }, (_, index) => 100 * (index + 1));
const field = (month: number) => page.getByRole("textbox", { name: `Load, ${names[month - 1]!}, W` });

async function open(): Promise<Mounted> {
  const mounted = await mount(deepCalculator, {
    input: openInput(deepCalculator, { unitSystem: "Metric", site: { load: { values: months, unit: "W" } } }).input,
  });
  await expect.element(field(1)).toBeVisible();
  return mounted;
}

const valuesOf = ({ state }: Mounted): readonly unknown[] =>
  (state().input["site"] as { readonly load: { readonly values: readonly unknown[] } }).load.values;

describe("a series", () => {
  test("is drawn with the pointer, as one step of undo", async () => {
    const mounted = await open();
    const chart = document.querySelector<SVGSVGElement>("fieldset svg[preserveAspectRatio=none]")!;
    const { left, top, width, height } = chart.getBoundingClientRect();
    const moveTo = (month: number, share: number) =>
      ({ type: "move", x: left + (width * (month - 0.5)) / 12, y: top + height * (1 - share) }) as const;
    await commands.mouse([moveTo(3, 0.5), { type: "down" }, moveTo(5, 0.5), { type: "up" }]);
    // Half of the highest, which is 1200 W.
    await expect.poll(() => valuesOf(mounted)).toEqual(months.map((value, index) => (index >= 2 && index <= 4 ? 600 : value)));
    mounted.state().change({ type: "undo" });
    await expect.poll(() => valuesOf(mounted)).toEqual(months);
  });

  test("accepts a pasted column, and reports the values that cannot be read", async () => {
    const mounted = await open();
    await field(11).click();
    await paste("1\n2 kW\n3");
    await expect.poll(() => valuesOf(mounted).slice(-2)).toEqual([1, 2000]);
    await field(1).click();
    await paste("7\tmany\t9");
    await expect.poll(() => valuesOf(mounted).slice(0, 3)).toEqual([7, 200, 9]);
    await expect.element(page.getByText("1 of 3 values could not be read and stay as they were.")).toBeVisible();
  });

  test("keeps unparsed text in a cell until that cell is pasted or drawn over", async () => {
    const mounted = await open();
    const unparsed = (): readonly string[] => Object.keys(mounted.state().unparsed);
    await field(3).fill("1x");
    await expect.poll(unparsed).toEqual(["site.load.3"]);
    await field(9).click();
    await paste("7\t8");
    await expect.poll(() => valuesOf(mounted).slice(8, 10)).toEqual([7, 8]);
    expect(unparsed()).toEqual(["site.load.3"]);
    await expect.element(field(3)).toHaveValue("1x");
    await field(2).click();
    await paste("5\tmany\t6");
    await expect.poll(() => valuesOf(mounted).slice(1, 4)).toEqual([5, 300, 6]);
    expect(unparsed()).toEqual(["site.load.3"]);
    const { left, top, width, height } = document
      .querySelector<SVGSVGElement>("fieldset svg[preserveAspectRatio=none]")!
      .getBoundingClientRect();
    const draw = (month: number) =>
      commands.mouse([{ type: "move", x: left + (width * (month - 0.5)) / 12, y: top + height / 2 }, { type: "down" }, { type: "up" }]);
    await draw(9);
    await expect.poll(() => valuesOf(mounted)[8]).toBe(600);
    expect(unparsed()).toEqual(["site.load.3"]);
    await draw(3);
    await expect.poll(() => valuesOf(mounted)[2]).toBe(600);
    expect(unparsed()).toEqual([]);
  });

  test("reports the number of values beyond its last cell", async () => {
    const mounted = await open();
    await field(11).click();
    await paste("1\t2\t3\t4");
    await expect.poll(() => valuesOf(mounted).slice(-2)).toEqual([1, 2]);
    await expect.element(page.getByText("2 values lie beyond the last cell and were left out.")).toBeVisible();
  });

  test("is traversed by arrows and Enter, with the text of each cell selected", async () => {
    const mounted = await open();
    await field(1).click();
    (field(1).element() as HTMLInputElement).select();
    await userEvent.keyboard("5{Enter}6{ArrowRight}7");
    await expect.poll(() => valuesOf(mounted).slice(0, 4)).toEqual([5, 6, 7, 400]);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect.element(field(2)).toHaveFocus();
  });

  test("of two axes is also traversed up and down", async () => {
    await mount(matrixCalculator);
    const level = (row: number, band: string) => page.getByRole("textbox", { name: `Levels, ${names[row - 1]!}, ${band}` });
    await level(2, "500").click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(level(3, "500")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect.element(level(1, "500")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(level(1, "500")).toHaveFocus();
  });

  test("is accessible in light and dark", async () => {
    await open();
    await expectAccessibleInBoth();
  });
});
