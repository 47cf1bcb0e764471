import { boq } from "@org/hvac-core/calculators/boq";
import { openInput, type AnyCalculator } from "@org/form/state";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAnnounced, focused, keys, names, openTable, openWideTable, paste, quantitiesOf, selected } from "./listTable.tsx";
import { tableCommands } from "../../src/surface/tableTexts.ts";
import { expectAccessibleInBoth, mount } from "./mount.tsx";

const menu = () => page.getByRole("menu", { name: "Actions" });

describe("the menu of a cell", () => {
  test("opens with Shift-F10, shows the keys of its actions, runs them, and gives the focus back", async () => {
    const mounted = await openWideTable(3);
    await keys("{ArrowDown}{Shift>}{F10}{/Shift}");
    await expect.element(menu()).toBeVisible();
    await expect.element(page.getByRole("menuitem", { name: "Duplicate the rows" })).toHaveTextContent("Duplicate the rowsCtrl Shift D");
    expect(document.activeElement?.textContent).toMatch(/^Cut/);
    await expectAccessibleInBoth();
    await keys("{Escape}");
    await expect.poll(focused).toBe("Name, Room 2, Room 2");
    await keys("{Shift>}{F10}{/Shift}");
    await page.getByRole("menuitem", { name: "Insert a row above" }).click();
    await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Room 1", undefined, "Room 2", "Room 3"]);
    await expect.poll(focused).toMatch(/^Name, Room 2, blank/);
    await keys("New{Enter}");
    expect(quantitiesOf(mounted, "name")[1]).toBe("New");
  });

  test("opens with the right button: on another cell, which is selected, or on the range that is", async () => {
    const mounted = await openWideTable(4);
    await keys("{Shift>}{ArrowDown}{/Shift}");
    await page.getByRole("gridcell", { name: "Name, Room 2, Room 2" }).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Remove the rows" }).click();
    await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Room 3", "Room 4"]);
    await page.getByRole("gridcell", { name: "Area, Room 4, 10 m²" }).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Clear the cells" }).click();
    await expectAnnounced("Cleared.");
    expect(selected()).toBe("1 × 1");
    await expect.poll(focused).toBe("Area, Room 4, 10 m²");
  });

  test("pastes into the list as it is when the browser has the text", async () => {
    const mounted = await openWideTable(3);
    const clipboard = Promise.withResolvers<string>();
    const readText = vi.spyOn(navigator.clipboard, "readText").mockReturnValue(clipboard.promise);
    await page.getByRole("gridcell", { name: "Name, Room 1, Room 1" }).click({ button: "right" });
    await page.getByRole("menuitem", { name: /^Paste/ }).click();
    expect(readText).toHaveBeenCalledOnce();
    mounted
      .state()
      .change({ type: "value", path: `rooms.${(mounted.state().input["rooms"] as { id: string }[])[2]!.id}.name`, value: "Elsewhere" });
    await expect.poll(() => quantitiesOf(mounted, "name")[2]).toBe("Elsewhere");
    clipboard.resolve("Pasted");
    await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Pasted", "Room 2", "Elsewhere"]);
    readText.mockRestore();
  });

  test("opens at another cell while it is open", async () => {
    await openWideTable(4);
    const open = (row: number, place: number): void => {
      const cell = page.getByRole("gridcell", { name: `Name, Room ${row}, Room ${row}` }).element();
      const { left, top } = cell.getBoundingClientRect();
      cell.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: left + place, clientY: top + 5 }));
    };
    const left = (): number => menu().element().getBoundingClientRect().left;
    open(1, 5);
    await expect.element(menu()).toBeVisible();
    const before = left();
    open(3, 45);
    await expect.poll(left).toBe(before + 40);
    await keys("{Escape}");
    await expect.element(menu()).not.toBeInTheDocument();
  });
});

describe("finding", () => {
  test("Ctrl-F goes to the next cell with Enter, and Escape leaves the focus there", async () => {
    await openWideTable(120);
    await keys("{Control>}f{/Control}room 11");
    await expect.element(page.getByText("11 found")).toBeVisible();
    await keys("{Enter}");
    await expect.element(page.getByText("1 of 11")).toBeVisible();
    await keys("{Enter}{Enter}{Shift>}{Enter}{/Shift}");
    await expect.element(page.getByText("2 of 11")).toBeVisible();
    await page.getByRole("gridcell", { name: "Name, Room 110, Room 110" }).click();
    await keys("{Control>}f{/Control}");
    await expect.poll(() => document.activeElement === page.getByRole("textbox", { name: "Find", exact: true }).element()).toBe(true);
    await expectAccessibleInBoth();
    await keys("{Escape}");
    expect(focused()).toBe("Name, Room 110, Room 110");
    expect(page.getByRole("search", { name: "Find and replace" }).query()).toBeNull();
  });

  test("Ctrl-H replaces in one column, all in one step of undo; what cannot be read stays and is announced", async () => {
    const mounted = await openWideTable(3);
    await keys("{Control>}h{/Control}10");
    await page.getByRole("combobox", { name: "Column to search" }).selectOptions("Area");
    await page.getByRole("textbox", { name: "Replace with" }).fill("12,5");
    await expect.element(page.getByText("3 found")).toBeVisible();
    await page.getByRole("button", { name: "Replace all" }).click();
    await expect.poll(() => quantitiesOf(mounted, "area")).toEqual([12.5, 12.5, 12.5]);
    await expectAnnounced("Replaced in 3 cells.");
    await keys("{Control>}z{/Control}");
    await expect.poll(() => quantitiesOf(mounted, "area")).toEqual([10, 10, 10]);
    await page.getByRole("textbox", { name: "Replace with" }).fill("ten");
    await page.getByRole("button", { name: "Replace all" }).click();
    await expectAnnounced(/^Replaced in 0 cells. 3 cells could not take it: /);
    expect(quantitiesOf(mounted, "area")).toEqual([10, 10, 10]);
  });
});

const columnMenu = async (name: RegExp): Promise<void> => page.getByRole("columnheader", { name }).getByRole("button").click();
const shownNames = (): unknown[] =>
  [...document.querySelectorAll('[role="row"][data-type="row"] [data-cell="0"]')].map((cell) => cell.textContent);

describe("views", () => {
  test("a column shows its rows in order and only some of them; the list keeps its order", async () => {
    const mounted = await openWideTable(3);
    await page.getByRole("gridcell", { name: "Use, Room 2, Office" }).click();
    await keys("server{Enter}");
    await columnMenu(/^Name/);
    await page.getByRole("menuitemradio", { name: "Sort descending" }).click();
    await expect.poll(shownNames).toEqual(["Room 3", "Room 2", "Room 1"]);
    expect(quantitiesOf(mounted, "name")).toEqual(["Room 1", "Room 2", "Room 3"]);
    await columnMenu(/^Use/);
    await page.getByRole("menuitemcheckbox", { name: "Office (2)" }).click();
    await keys("{Escape}");
    await expect.poll(shownNames).toEqual(["Room 3", "Room 1"]);
    await expect.element(page.getByText("2 of 3")).toBeVisible();
    await page.getByRole("button", { name: "Columns and groups" }).click();
    await page.getByRole("menuitem", { name: "Save this view…" }).click();
    await keys("Offices{Enter}");
    await page.getByRole("button", { name: "Show all rows" }).click();
    await columnMenu(/^Name/);
    await page.getByRole("menuitem", { name: "Show the order of the list" }).click();
    await expect.poll(shownNames).toEqual(["Room 1", "Room 2", "Room 3"]);
    await page.getByRole("button", { name: "Columns and groups" }).click();
    await page.getByRole("menuitem", { name: "Offices", exact: true }).click();
    await expect.poll(shownNames).toEqual(["Room 3", "Room 1"]);
    await page.getByRole("button", { name: "Show all rows" }).click();
    await columnMenu(/^Name/);
    await page.getByRole("menuitem", { name: "Make this the order of the list" }).click();
    await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Room 3", "Room 2", "Room 1"]);
    await page.getByRole("button", { name: "Columns and groups" }).click();
    await page.getByRole("menuitem", { name: "Remove the view Offices" }).click();
    await page.getByRole("button", { name: "Columns and groups" }).click();
    expect(page.getByRole("menuitem", { name: "Offices", exact: true }).query()).toBeNull();
  });

  test("long texts are wrapped where the user asks for it, in lines of equal height", async () => {
    await openWideTable(2);
    const height = (): number => document.querySelector('[data-type="row"]')!.getBoundingClientRect().height;
    expect(height()).toBe(32);
    await page.getByRole("button", { name: "Columns and groups" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Wrap long texts" }).click();
    await expect.poll(height).toBe(64);
    await page.getByRole("menuitemcheckbox", { name: "Wrap long texts" }).click();
    await expect.poll(height).toBe(32);
  });
});

test("Ctrl-[ shows what a result comes from and goes there, Ctrl-] what an input goes into", async () => {
  await openTable(2);
  await keys("{ArrowDown}{End}");
  const result = focused();
  await keys("{Control>}[[{/Control}");
  const area = page.getByRole("menuitem", { name: /^Area: 11/ });
  await expect.element(area).toBeVisible();
  const { right, bottom } = page.getByRole("menu", { name: "Load comes from" }).element().getBoundingClientRect();
  expect(right).toBeLessThan(document.documentElement.clientWidth);
  expect(bottom).toBeLessThan(document.documentElement.clientHeight);
  await area.click();
  await expect.poll(focused).toBe("Area, Wall 2, 11 m²");
  await keys("{Control>}]{/Control}");
  await expect.element(page.getByRole("menu", { name: "Area goes into" })).toBeVisible();
  await expectAccessibleInBoth();
  await page.getByRole("menu", { name: "Area goes into" }).getByRole("menuitem").first().click();
  await expect.poll(focused).toBe(result);
});

test("the focus is on the cell again after a paste was asked about", async () => {
  const mounted = await openTable(2);
  await keys("{ArrowRight}{ArrowRight}");
  await paste("many\n12");
  await page.getByRole("button", { name: /^Paste 1 cell/ }).click();
  await expect.poll(focused).toMatch(/^Area, Wall 1, many/);
  await keys("{ArrowDown}7{Enter}");
  expect(names(mounted)).toHaveLength(2);
  await expect.element(page.getByRole("gridcell", { name: "Area, Wall 2, 7 m²" })).toBeVisible();
});

/** The bill reduced to its table. */
const billAlone: AnyCalculator = { ...boq, sections: boq.sections.slice(0, 1), results: {}, headline: [], tables: () => [] };

test("a long text is edited in a box of several lines, in which Alt-Enter breaks the line", async () => {
  const items = [{ id: "a", description: "Supply duct" }];
  const mounted = await mount(billAlone, { input: openInput(boq, { unitSystem: "Metric", items }).input });
  await page.getByRole("gridcell", { name: /^Description, Supply duct/ }).click();
  await keys("{F2}, galvanised{Alt>}{Enter}{/Alt}DW/144");
  const box = document.activeElement!;
  expect(box.tagName).toBe("TEXTAREA");
  expect(box.getBoundingClientRect().height).toBeGreaterThan(100);
  await keys("{Enter}");
  await expect
    .poll(() => (mounted.state().input["items"] as readonly object[])[0])
    .toMatchObject({ description: "Supply duct, galvanised\nDW/144" });
});

test("the list of shortcuts has the keys of tables; a question mark in a cell is a text", async () => {
  const mounted = await openWideTable(1);
  await keys("?{Enter}");
  expect(quantitiesOf(mounted, "name")).toEqual(["?"]);
  expect(page.getByRole("dialog").query()).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await keys("?");
  const dialog = page.getByRole("dialog", { name: "Shortcuts" });
  await expect.element(dialog.getByRole("heading", { name: "In a table" })).toBeVisible();
  for (const { label } of Object.values(tableCommands)) await expect.element(dialog.getByText(label, { exact: true })).toBeInTheDocument();
});
