import { defineCalculator, defineCard, defineFields, defineResults } from "@org/hvac-core/kernel";
import { describe, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { openInput } from "@org/form/state";
import { expectAccessibleInBoth, mount, type Mounted } from "./mount.tsx";

const scheduled = defineCalculator({
  card: defineCard({ id: "periods", title: "Periods", summary: "Periods by month.", group: "air", collection: "periods", route: null }),
  version: 1,
  sections: [{ id: "all", title: "All" }],
  fields: defineFields({
    periods: {
      type: "list",
      label: "Periods",
      rowLabel: "period",
      maxRows: 20,
      row: { name: { type: "text", label: "Name", default: "", maxLength: 40 } },
    },
    schedule: {
      type: "matrix",
      label: "Schedule",
      rows: "months",
      columns: "hours",
      cell: { type: "reference", label: "Period", to: "periods", default: null, optional: true },
    },
  }),
  results: defineResults({ peakHours: { label: "Hours of the last period", quantity: "number" } }),
  headline: ["peakHours"],
  start: { Imperial: {}, Metric: {} },
  calculate: ({ periods, schedule }) => ({
    results: { peakHours: schedule.flat().filter((cell) => cell !== null && cell === periods.at(-1)?.id).length },
  }),
  warnings: () => [],
  explanation: () => Promise.reject(new Error("It has none.")),
});

const periods = ["Off-peak", "Peak"].map((name) => ({ id: name, name }));
const cell = (month: string, hour: number) => page.getByRole("gridcell", { name: new RegExp(`^${month}, hour ${hour}:`) });

async function open(): Promise<Mounted> {
  const mounted = await mount(scheduled, { input: openInput(scheduled, { unitSystem: "Metric", periods }).input });
  await expect.element(cell("Jan", 1)).toBeVisible();
  return mounted;
}

/** Cells of a period in the schedule: month, counted from 0, and hour from 1. */
function placesOf({ state }: Mounted, period: string): readonly (readonly [month: number, hour: number])[] {
  const { values = [] } = (state().input["schedule"] ?? {}) as { readonly values?: readonly unknown[] };
  return values.flatMap((value, index) => (value === period ? [[Math.floor(index / 24), (index % 24) + 1] as const] : []));
}

const block = (months: readonly number[], hours: readonly number[]) => months.flatMap((month) => hours.map((hour) => [month, hour]));

function middle(month: string, hour: number): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = cell(month, hour).element().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

describe("a matrix of references", () => {
  test("is painted by dragging over a rectangle, as one step of undo", async () => {
    const mounted = await open();
    await page.getByRole("radio", { name: "Peak", exact: true }).click();
    await commands.mouse([
      { type: "move", ...middle("Jun", 13) },
      { type: "down" },
      { type: "move", ...middle("Aug", 18) },
      { type: "move", ...middle("Jul", 15) },
      { type: "up" },
    ]);
    await expect.poll(() => placesOf(mounted, "Peak")).toEqual(block([5, 6], [13, 14, 15]));
    await expect.element(cell("Jul", 15)).toHaveTextContent("2");
    await expect.element(cell("Jul", 15)).toHaveAccessibleName("Jul, hour 15: Peak");
    mounted.state().change({ type: "undo" });
    await expect.poll(() => placesOf(mounted, "Peak")).toEqual([]);
  });

  test("is painted by keys: arrows and Shift select, numbers and Enter paint, Escape ends the selection", async () => {
    const mounted = await open();
    await cell("Mar", 5).click();
    await expect.poll(() => placesOf(mounted, "Off-peak")).toEqual([[2, 5]]);
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}2");
    await expect.poll(() => placesOf(mounted, "Peak")).toEqual(block([2, 3], [6, 7]));
    await userEvent.keyboard("{Escape}{ArrowDown}{Enter}");
    await expect.poll(() => placesOf(mounted, "Peak")).toEqual([...block([2, 3], [6, 7]), [4, 7]]);
    await userEvent.keyboard("0");
    await expect.poll(() => placesOf(mounted, "Peak")).toEqual(block([2, 3], [6, 7]));
    mounted.state().change({ type: "undo" });
    mounted.state().change({ type: "undo" });
    await expect.poll(() => placesOf(mounted, "Peak")).toEqual(block([2, 3], [6, 7]));
    await expect.element(cell("May", 7)).toHaveFocus();
  });

  test("axe finds nothing in it, in light and dark", async () => {
    await open();
    await cell("Jan", 1).click();
    await expectAccessibleInBoth();
  });

  test("is as wide as a phone, and painted by touch", async () => {
    await page.viewport(390, 844);
    const mounted = await open();
    await page.getByRole("radio", { name: "Peak", exact: true }).click();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const [from, to] = [middle("Jan", 8), middle("Mar", 8)];
    await commands.touch("pan", from, from.y - to.y);
    await expect.poll(() => placesOf(mounted, "Peak")).toEqual(block([0, 1, 2], [8]));
  });
});
