import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import { boq } from "@org/hvac-core/calculators/boq";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { schedules } from "@org/hvac-core/calculators/schedules";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openInput, type AnyCalculator, type FormInput } from "@org/form/state";
import { isAll } from "./extent.ts";
import { expectAccessibleInBoth, mount } from "./mount.tsx";

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

/** Waits until sizes have been observed and drawn. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

const example = (definition: AnyCalculator, title: RegExp): FormInput => {
  const chosen = definition.examples.find((each) => title.test(each.title))!;
  return openInput(definition, chosen.input.Metric).input;
};

/** Calculators whose rows are the job, with an example of them. */
const all: readonly (readonly [definition: AnyCalculator, title: RegExp])[] = [
  [boq, /Office fit-out/],
  [schedules, /chilled/],
  [heatLoad, /hour by hour/],
  [ductSizer, /Supply system/],
  [pipeSizer, /direct return/],
  [ventilationCalc, /variable/],
  [acousticCalculator, /Two meeting/],
];
const tried = isAll ? all : all.slice(0, 4);

const main = (): HTMLElement => document.querySelector("[data-main]")!;
const grid = (): HTMLElement => main().querySelector<HTMLElement>("[data-grid]")!;
const cells = (selector: string): readonly HTMLElement[] => [...grid().querySelectorAll<HTMLElement>(selector)];

/** Texts of numbers that are wider than their cells. */
const clipped = (): readonly string[] =>
  cells("[data-number] > [data-text]").flatMap((text) => (text.scrollWidth > text.clientWidth ? [text.textContent] : []));

/** Columns of results that are in view as a whole. */
function resultsInView(): number {
  const { left, right } = grid().getBoundingClientRect();
  return cells('[data-row="0"] [data-computed]').filter((cell) => {
    const box = cell.getBoundingClientRect();
    return (
      box.left >= left && box.right <= right + 1 && document.elementFromPoint(box.left + 2, box.top + 4)?.closest("[data-cell]") === cell
    );
  }).length;
}

/** Whether the cell of a column in the first row of the list is in view as a whole. */
function isUncovered(column: string): boolean {
  const { left, right } = grid().getBoundingClientRect();
  const cell = cells(`[data-row="0"] [aria-label^="${column}, "]`)[0]!;
  const box = cell.getBoundingClientRect();
  const cellAt = (x: number): Element | null | undefined => document.elementFromPoint(x, box.top + 4)?.closest("[data-cell]");
  return box.left >= left && box.right <= right + 1 && cellAt(box.left + 2) === cell && cellAt(box.right - 3) === cell;
}

/** Names of groups of columns that the first column covers. */
function coveredGroups(): readonly string[] {
  const first = grid().querySelector("[data-first]")!.getBoundingClientRect();
  return cells('[aria-rowindex="1"] > [aria-colspan]:not([data-first]):not([data-pinned]) > span:not(.sr-only)').flatMap((name) => {
    const { left, width } = name.getBoundingClientRect();
    // A group that is nearly out of view has no room for its name.
    const end = name.parentElement!.getBoundingClientRect().right;
    return left < first.right - 1 && end - first.right > width ? [name.textContent] : [];
  });
}

/** Left edges of what is above the table: all lines begin at the same. */
const leftOf = (element: Element): number => Math.round(element.getBoundingClientRect().left);

/** Distance of the pinned first column from the edge of the table, and whether it leaves room for others. */
function firstColumn(): { readonly left: number; readonly isNarrow: boolean } {
  const box = grid().getBoundingClientRect();
  const cell = cells('[data-row="0"] [data-first]')[0]!.getBoundingClientRect();
  return { left: Math.round(cell.left - box.left), isNarrow: cell.right < box.left + box.width * 0.75 };
}

const place = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

describe.each(tried.map(([definition, title]) => [definition.id, definition, title] as const))("%s", (_, definition, title) => {
  test("at any width nothing overflows, no number is clipped, names stay in view and so do results", async () => {
    await mount(definition, { input: example(definition, title) });
    await expect.element(page.getByRole("complementary", { name: "Panel" })).toBeVisible();
    for (const panel of ["Move the panel below the table", "Hide the panel"]) {
      // Without the side bar of the application: 1,072 px are a window of 1,280 px.
      for (const width of [900, 1072, 1232, 1440, 1920]) {
        await page.viewport(width, 800);
        await settled();
        const where = `${definition.id}, ${width} px`;
        expect(document.documentElement.scrollWidth, where).toBeLessThanOrEqual(width);
        expect(clipped(), where).toEqual([]);
        const { top, bottom } = main().getBoundingClientRect();
        expect(bottom, where).toBeLessThanOrEqual(800);
        expect(bottom - top, where).toBeGreaterThanOrEqual(240);
        const shown = cells('[data-row="0"] [data-computed]').length;
        if (width >= 1072) expect(resultsInView(), where).toBeGreaterThanOrEqual(Math.min(2, shown));
        for (let left = 40; left < grid().scrollWidth - grid().clientWidth; left += 70) {
          grid().scrollTo({ left });
          expect(coveredGroups(), `${where}, scrolled by ${left} px`).toEqual([]);
        }
        grid().scrollTo({ left: 10_000 });
        await settled();
        expect(firstColumn(), where).toEqual({ left: 48, isNarrow: true });
        grid().scrollTo({ left: 0 });
      }
      await place(panel);
    }
  });
});

test("a section that is opened from the line above a table shows its fields at once", async () => {
  await page.viewport(1440, 800);
  for (const [definition, title] of isAll ? all : all.filter(([each]) => each === heatLoad)) {
    const { unmount } = await mount(definition, { input: example(definition, title) });
    const strip = page.getByRole("region", { name: "For all rows" });
    await expect.element(strip).toBeVisible();
    await settled();
    for (const button of strip.element().querySelectorAll<HTMLElement>("button[data-item][aria-expanded=false]")) {
      await userEvent.click(button);
      const section = document.getElementById(button.getAttribute("aria-controls")!)!;
      const fields = [...section.querySelectorAll("input, select, textarea")].filter((each) => each.checkVisibility());
      expect(fields.length, `${definition.id}, ${button.textContent}`).toBeGreaterThan(0);
      await userEvent.click(button);
    }
    await unmount();
  }
});

test("the lines above a table begin at the same edge, and the name of the selected row does not break them", async () => {
  await page.viewport(1072, 800);
  const input = example(heatLoad, /hour by hour/);
  const [room] = input["rooms"] as readonly { readonly id: string }[];
  const long = { ...room, name: "Meeting room on the ground floor next to the stairs of the east wing" };
  await mount(heatLoad, { input: { ...input, rooms: [long] } });
  const tabs = page.getByRole("tablist", { name: "Tables" });
  await expect.element(tabs).toBeVisible();
  await settled();
  expect(leftOf(page.getByRole("button", { name: "Add room" }).element())).toBe(leftOf(tabs.element()));
  await tabs.getByRole("tab", { name: /^All windows/ }).click();
  const box = page.getByRole("checkbox", { name: /^Only of Meeting room/ });
  await expect.element(box).toBeVisible();
  expect(box.element().parentElement!.getBoundingClientRect().height).toBeLessThan(28);
  await page.getByRole("button", { name: "Add window" }).click();
  await expect.poll(() => cells('[data-row="0"]').length).toBeGreaterThan(0);
  // Columns are as wide as what is in them.
  for (const name of ["Name", "Kind", "Window type", "Width", "Height"]) expect(isUncovered(name), name).toBe(true);
  const filter = page.getByRole("textbox", { name: "Filter windows" }).element();
  expect(filter.scrollWidth).toBeLessThanOrEqual(filter.clientWidth);
});

test("what is above a table with thirteen lists is four lines, and the other lists are in a menu by keyboard", async () => {
  await page.viewport(1072, 800);
  await mount(schedules, { input: example(schedules, /chilled/) });
  const tabs = page.getByRole("tablist", { name: "Tables" });
  await expect.element(tabs).toBeVisible();
  await settled();
  const strip = page.getByRole("region", { name: "For all rows" }).element();
  expect(grid().getBoundingClientRect().top - strip.getBoundingClientRect().top).toBeLessThanOrEqual(4 * 44);
  const more = page.getByRole("button", { name: /^\d+ more$/ });
  (tabs.getByRole("tab", { selected: true }).element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("tab", { name: /^Custom equipment/ })).toHaveFocus();
  await expect.element(page.getByRole("tab", { name: /^Custom equipment/ })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}");
  await expect.element(page.getByRole("tab", { name: /^Air handling units/ })).toHaveFocus();
  (more.last().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}{End}{ArrowUp}");
  const name = document.activeElement!.textContent.trim();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("tab", { name: new RegExp(`^${name}`) })).toHaveFocus();
  await expectAccessibleInBoth();
});

test("a schedule shows tag, duties and margins, and a bill its rates, amounts and sections, next to an open panel", async () => {
  await page.viewport(1072, 800);
  const { unmount } = await mount(schedules, { input: example(schedules, /chilled/) });
  await expect.element(page.getByRole("columnheader", { name: /^Tag/ })).toBeVisible();
  await settled();
  expect(cells('[data-row="0"] [data-computed][data-pinned]').length).toBe(4);
  await unmount();
  const bill = await mount(boq, { input: example(boq, /Office fit-out/) });
  // The first line of a grouped table is the name of a group; the panel shows the first item.
  const panel = page.getByRole("complementary", { name: "Panel" });
  await expect.element(panel.getByRole("heading", { name: /^Air handling unit/ })).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: /^Full rate, Air handling unit/ })).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: /^Total, group 38\.6, / })).toBeVisible();
  // The columns for entering are not below the results at the right edge.
  for (const name of ["Description", "Quantity", "Unit", "Rate", "Full rate", "Total"]) expect(isUncovered(name), name).toBe(true);
  await expect.element(page.getByText(/in all: items of .+, overheads and profit of .+, contingency of /)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "For all rows" }).getByRole("textbox", { name: /^Tax/ })).toBeVisible();
  // A column grows with its numbers.
  bill
    .state()
    .change({
      type: "value",
      path: `items.${(bill.state().input["items"] as readonly { readonly id: string }[])[0]!.id}.rate`,
      value: { value: 123_456_789.125, unit: "money" },
    });
  await expect.poll(() => grid().textContent).toContain("123456789.125");
  expect(clipped()).toEqual([]);
});

test("Tab goes from the link to the table over bar, settings, tables and table to the panel and the results", async () => {
  await mount(heatLoad, { input: example(heatLoad, /hour by hour/) });
  await expect.element(page.getByRole("complementary", { name: "Panel" })).toBeVisible();
  // Tab begins at the top of the page.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Skip to the table" })).toHaveFocus();
  const seen: string[] = [];
  const partOf = (element: Element): string => {
    if (element.closest("header")) return "bar";
    if (element.closest('[role="tablist"][aria-label="Tables"]')) return "tables";
    return (element.closest("aside") ?? element.closest("section[aria-label]"))?.getAttribute("aria-label") ?? "";
  };
  for (let step = 0; step < 150 && seen.at(-1) !== "Warnings, tables and other results"; step++) {
    await userEvent.keyboard("{Tab}");
    const part = partOf(document.activeElement!);
    if (part !== "" && seen.at(-1) !== part) seen.push(part);
  }
  expect(seen.filter((part, index) => seen.indexOf(part) === index)).toEqual([
    "bar",
    "For all rows",
    "tables",
    "Rooms, table",
    "Panel",
    "Warnings, tables and other results",
  ]);
  document.querySelector<HTMLElement>('a[href="#table"]')!.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
});

test("a long list in a form leaves no hole, with a mouse and on a phone", async () => {
  const items = Array.from({ length: 234 }, (_, index) => ({ id: `i${index}`, description: `Duct ${index}`, quantity: 2, rate: 3 }));
  await page.viewport(880, 800);
  await mount(boq, { input: openInput(boq, { unitSystem: "Metric", currency: "€", items }).input });
  const list = page.getByRole("group", { name: "Items", exact: true });
  await expect.element(list.getByRole("button", { name: "Add item" })).toBeVisible();
  for (const width of [880, 390]) {
    await page.viewport(width, 800);
    await settled();
    const bottom = Math.max(...[...list.element().querySelectorAll("button")].map((each) => each.getBoundingClientRect().bottom));
    expect(list.element().getBoundingClientRect().bottom - bottom).toBeLessThan(60);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
