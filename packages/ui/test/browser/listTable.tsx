import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { expect } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { openInput, type AnyCalculator, type FormInput } from "@org/form/state";
import { wideCalculator } from "@org/form/test/wideCalculator";
import { mount, type Mounted } from "./mount.tsx";
import type { PointerStep } from "./pointerCommands.ts";

export const keys = (typed: string): Promise<void> => userEvent.keyboard(typed);
const wall = { kind: "wall", area: 20, uValue: 0.35 };

/** Walls of 10, 11, 12 … m². */
export const rooms = (count: number): FormInput =>
  openInput(heatLoad, {
    ...heatLoad.start("Metric"),
    unitSystem: "Metric",
    surfaces: Array.from({ length: count }, (_, index) => ({ id: `r${index}`, name: `Wall ${index + 1}`, ...wall, area: 10 + index })),
  }).input;

type Row = Readonly<Record<string, unknown>> & { readonly area?: { readonly value: number } };
export const surfacesOf = (mounted: Mounted): readonly Row[] => (mounted.state().input["surfaces"] ?? []) as readonly Row[];
export const names = (mounted: Mounted): unknown[] => surfacesOf(mounted).map(({ name }) => name);
export const areas = (mounted: Mounted): unknown[] => surfacesOf(mounted).map(({ area }) => area?.value);

/** Opens the fold of the list, unless an earlier test left it open. */
export async function openFold(): Promise<void> {
  const fold = page.getByRole("button", { name: /^More surfaces/ }).first();
  if (fold.element().getAttribute("aria-expanded") === "false") await fold.click();
}

/** The heat load reduced to its table: rendering the whole form and all results takes longer than a test of the table. */
const surfacesAlone: AnyCalculator = {
  ...heatLoad,
  sections: heatLoad.sections.filter(({ id }) => id === "surfaces"),
  results: { surfaces: heatLoad.results.surfaces },
  headline: [],
  tables: () => [],
};

export async function openTable(count: number, definition = surfacesAlone): Promise<Mounted> {
  const mounted = await mount(definition, { input: rooms(count) });
  await openFold();
  await page.getByRole("button", { name: "Edit as table" }).click();
  await expect.element(page.getByRole("grid", { name: "More surfaces" })).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: /^Name, / }).first()).toHaveFocus();
  return mounted;
}

const wideRow = {
  use: "office",
  area: 10,
  height: 3,
  supply: 0.1,
  exhaust: 0.1,
  cooling: 1000,
  heating: 800,
  people: 2,
  isConditioned: true,
};

/** A schedule of rooms, twelve columns wide. */
export async function openWideTable(count: number): Promise<Mounted> {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `r${index}`, name: `Room ${index + 1}`, ...wideRow }));
  const mounted = await mount(wideCalculator, { input: openInput(wideCalculator, { unitSystem: "Metric", rooms: rows }).input });
  await page.getByRole("button", { name: "Edit as table" }).click();
  await expect.element(page.getByRole("gridcell", { name: /^Name, / }).first()).toHaveFocus();
  return mounted;
}

export const roomsOf = (mounted: Mounted): readonly Row[] => (mounted.state().input["rooms"] ?? []) as readonly Row[];

/** Values in a column of the schedule, without their units. */
export const quantitiesOf = (mounted: Mounted, name: string): unknown[] =>
  roomsOf(mounted).map((row) => {
    const value = row[name];
    return typeof value === "object" && value !== null ? (value as { readonly value: number }).value : value;
  });

/** Accessible name of the focused element: column, row and value. */
export const focused = (): string => document.activeElement?.getAttribute("aria-label") ?? "";

/** Number of selected lines and columns. */
export function selected(): string {
  const cells = [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')];
  const lines = new Set(cells.map((each) => each.closest("[role=row]")?.getAttribute("aria-rowindex")));
  return `${lines.size} × ${cells.length / lines.size}`;
}

/** Waits for an announcement to screen readers. */
export const expectAnnounced = (words: string | RegExp): Promise<void> =>
  expect.element(page.getByRole("status").filter({ hasText: words })).toBeInTheDocument();

export async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  // Waits for the next rendering.
  await new Promise(requestAnimationFrame);
}

export function copy(type: "copy" | "cut" = "copy"): DataTransfer {
  const clipboardData = new DataTransfer();
  document.activeElement!.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData;
}

export const grid = (): HTMLElement => document.querySelector<HTMLElement>('[role="grid"]')!;
export const cell = (line: number, column: number): HTMLElement =>
  grid().querySelector<HTMLElement>(`[data-row="${line}"] [data-cell="${column}"]`)!;

/** The middle of an element. */
export function middle(element: Element): { readonly type: "move"; readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { type: "move", x: left + width / 2, y: top + height / 2 };
}

/** Presses the mouse at one place, drags it over others and releases it. */
export async function drag(...places: readonly Extract<PointerStep, { type: "move" }>[]): Promise<void> {
  await commands.mouse([places[0]!, { type: "down" }, ...places.slice(1), { type: "up" }]);
}
