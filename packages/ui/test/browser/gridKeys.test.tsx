import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  areas,
  expectAnnounced,
  focused,
  grid,
  keys,
  names,
  openTable,
  openWideTable,
  quantitiesOf,
  roomsOf,
  selected,
} from "./listTable.tsx";

describe("moving", () => {
  test("Page Down and Page Up move by the visible rows, and the table scrolls", async () => {
    await openWideTable(200);
    const lines = Math.floor((grid().clientHeight - 72) / 32);
    await keys("{PageDown}");
    const first = Number(/Room (\d+)/.exec(focused())![1]);
    expect(first).toBeGreaterThanOrEqual(lines - 2);
    expect(first).toBeLessThanOrEqual(lines + 2);
    await keys("{PageDown}");
    expect(Number(/Room (\d+)/.exec(focused())![1])).toBe(2 * first - 1);
    expect(grid().scrollTop).toBeGreaterThan(0);
    await keys("{PageUp}{PageUp}");
    expect(focused()).toBe("Name, Room 1, Room 1");
    expect(grid().scrollTop).toBe(0);
  });

  test("Ctrl and arrows go to the last filled cell, then over the blanks", async () => {
    await openWideTable(10);
    await keys("{ArrowDown}{ArrowDown}{ArrowDown}{Delete}{Control>}{Home}{ArrowDown}{/Control}");
    expect(focused()).toBe("Name, Room 3, Room 3");
    await keys("{Control>}{ArrowDown}{/Control}");
    expect(focused()).toBe("Name, Room 5, Room 5");
    await keys("{Control>}{ArrowRight}{/Control}");
    expect(focused()).toMatch(/^Volume, Room 5, 30.0 m³/);
    await keys("{Control>}{ArrowLeft}{ArrowUp}{/Control}");
    expect(focused()).toBe("Name, Room 3, Room 3");
    // The last row with data, not the new row or the total.
    await keys("{Control>}{End}{/Control}");
    expect(focused()).toMatch(/^Volume, Room 10, 30.0 m³/);
  });

  test("Enter and Shift-Enter go down and up, Tab and Shift-Tab right and left, and Shift-Tab leaves the table at its beginning", async () => {
    await openWideTable(3);
    await keys("{Enter}{Tab}{Tab}{Shift>}{Tab}{/Shift}");
    expect(focused()).toBe("Use, Room 2, Office");
    await keys("{Shift>}{Enter}{/Shift}");
    expect(focused()).toBe("Use, Room 1, Office");
    await keys("{Shift>}{Tab}{Tab}{/Shift}");
    expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
    expect(document.activeElement?.closest("section")?.getAttribute("aria-label")).toBe("Rooms, table");
  });
});

test("Enter goes past the head of a group to the next row, and from the new row no further", async () => {
  await openWideTable(3);
  await page.getByRole("gridcell", { name: "Use, Room 2, Office" }).click();
  await keys("server{Enter}");
  await page.getByRole("columnheader", { name: /^Use/ }).getByRole("button").click();
  await page.getByRole("menuitem", { name: "Group by use" }).click();
  await page.getByRole("gridcell", { name: "Name, Room 3, Room 3" }).click();
  await keys("{Enter}");
  expect(focused()).toBe("Name, Room 2, Room 2");
  await keys("{Shift>}{Enter}{/Shift}East{Enter}");
  expect(focused()).toBe("Name, Room 2, Room 2");
  await keys("{Enter}");
  expect(focused()).toBe("Name, new room, blank");
  await keys("{Enter}");
  expect(focused()).toBe("Name, new room, blank");
});

describe("selecting", () => {
  test("Shift with arrows, Ctrl-arrows, Home and End selects a range, and Escape leaves one cell", async () => {
    await openWideTable(6);
    await keys("{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    expect(selected()).toBe("2 × 2");
    await keys("{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}");
    expect(selected()).toBe("6 × 2");
    await keys("{Shift>}{Home}{/Shift}");
    expect(selected()).toBe("6 × 2");
    await keys("{Shift>}{End}{/Shift}");
    expect(selected()).toBe("6 × 11");
    await expectAnnounced("6 rooms × 11 columns");
    await keys("{Escape}");
    expect(selected()).toBe("1 × 1");
    expect(focused()).toBe("Use, Room 1, Office");
  });

  test("Ctrl-A selects all rows, Shift-Space the row, Ctrl-Space the column", async () => {
    await openWideTable(5);
    await keys("{Control>}a{/Control}");
    expect(selected()).toBe("5 × 12");
    await keys("{Escape}{ArrowDown}{Shift>} {/Shift}");
    expect(selected()).toBe("1 × 12");
    await keys("{Escape}{ArrowRight}{ArrowRight}{Control>} {/Control}");
    await expectAnnounced("5 rooms × 1 column · sum 50 m² · average 10 m²");
  });
});

describe("editing", () => {
  test("arrows move in the text after F2, but leave the cell after typing began the edit", async () => {
    const mounted = await openTable(3);
    await keys("{F2}{ArrowLeft}x{Enter}");
    expect(names(mounted)[0]).toBe("Wall x1");
    await keys("{ArrowUp}y{ArrowRight}");
    expect(names(mounted)[0]).toBe("y");
    expect(focused()).toBe("Kind, y, Wall");
  });

  test("Backspace clears, Space opens options and toggles yes and no, Alt-Shift-Down opens like F2", async () => {
    const mounted = await openWideTable(2);
    await keys("{Backspace}");
    expect(quantitiesOf(mounted, "name")).toEqual(["", "Room 2"]);
    await expectAnnounced("Cleared.");
    await keys("{ArrowRight} ");
    await expect.element(page.getByRole("option", { name: "Server room" })).toBeVisible();
    await keys("{ArrowDown}{ArrowDown}{Enter}");
    expect(quantitiesOf(mounted, "use")).toEqual(["server", "office"]);
    await keys("{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}");
    await expect.element(page.getByRole("option", { name: "Office" })).toBeVisible();
    await keys("{Escape}");
    expect(focused()).toBe("Use, Room 2, Office");
    expect(quantitiesOf(mounted, "use")).toEqual(["server", "office"]);
    await page.getByRole("gridcell", { name: "Conditioned, Room 2, yes" }).click();
    await keys(" ");
    expect(quantitiesOf(mounted, "isConditioned")).toEqual([true, false]);
  });

  test("Ctrl-R fills to the right, Ctrl-D fills a single cell from the one above", async () => {
    const mounted = await openWideTable(3);
    await page.getByRole("gridcell", { name: "Supply, Room 1, 0.1 L/s" }).click();
    await keys("5{Enter}{Control>}d{/Control}");
    expect(quantitiesOf(mounted, "supply")).toEqual([5, 5, 0.1]);
    await keys("{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}");
    expect(quantitiesOf(mounted, "exhaust")).toEqual([0.1, 5, 0.1]);
    await expectAnnounced("Filled 1 cell.");
  });

  test("text that is not a number stays in its cell with the reason, is announced, and can be corrected there", async () => {
    const mounted = await openTable(2);
    await keys("{ArrowRight}{ArrowRight}ten{Enter}");
    await expectAnnounced(/“ten” is kept for you to correct/);
    await expect.element(page.getByRole("gridcell", { name: /^Area, Wall 1, ten m², error: / })).toHaveAttribute("aria-invalid", "true");
    await keys("{ArrowUp}{F2}{Backspace}{Backspace}{Backspace}2*6{Enter}");
    expect(areas(mounted)).toEqual([12, 11]);
  });

  test("Ctrl-X copies and clears, and Ctrl-V pastes elsewhere", async () => {
    const mounted = await openTable(3);
    await keys("{Control>}x{/Control}");
    await expect.poll(() => names(mounted)).toEqual(["", "Wall 2", "Wall 3"]);
    await keys("{ArrowDown}{ArrowDown}{Control>}v{/Control}");
    await expect.poll(() => names(mounted)).toEqual(["", "Wall 2", "Wall 1"]);
  });
});

test("the Fill down button does the same as Ctrl-D, for users who cannot drag the handle", async () => {
  const mounted = await openTable(3);
  await page.getByRole("gridcell", { name: "Area, Wall 1, 10 m²" }).click();
  await page.getByRole("gridcell", { name: "Area, Wall 3, 12 m²" }).click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Fill the selected cells from the first row" }).click();
  expect(areas(mounted)).toEqual([10, 10, 10]);
});

test("rows are inserted above and below the selected one by keys", async () => {
  const mounted = await openWideTable(3);
  await keys("{ArrowDown}{Alt>}{Enter}{/Alt}Below{Enter}");
  await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Room 1", "Room 2", "Below", "Room 3"]);
  await keys("{Control>}{Home}{/Control}{Control>}{Shift>}+{/Shift}{/Control}");
  await expectAnnounced("1 room added above row 1.");
  await keys("Above{Enter}");
  await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Above", "Room 1", "Room 2", "Below", "Room 3"]);
  await keys("{Control>}z{/Control}{Control>}z{/Control}");
  await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Room 1", "Room 2", "Below", "Room 3"]);
  await keys("{Control>}{Shift>}-{/Shift}{/Control}");
  await expect.poll(() => roomsOf(mounted).length).toBe(3);
});

test("a block is duplicated behind itself with names counted on, and the selection moves to the copy", async () => {
  const mounted = await openWideTable(3);
  await keys("{Shift>}{ArrowDown}{/Shift}{Control>}{Shift>}d{/Shift}{/Control}");
  await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Room 1", "Room 2", "Room 4", "Room 5", "Room 3"]);
  await expect.poll(focused).toBe("Name, Room 4, Room 4");
  expect(selected()).toBe("2 × 1");
  await page.getByRole("button", { name: "Duplicate the selected rows" }).click();
  await expect.poll(() => quantitiesOf(mounted, "name")).toEqual(["Room 1", "Room 2", "Room 4", "Room 5", "Room 6", "Room 7", "Room 3"]);
  expect(new Set(roomsOf(mounted).map(({ id }) => id)).size).toBe(7);
});
