import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import {
  areas,
  cell,
  drag,
  expectAnnounced,
  focused,
  grid,
  keys,
  middle,
  names,
  openTable,
  openWideTable,
  quantitiesOf,
  roomsOf,
  selected,
  surfacesOf,
} from "./listTable.tsx";

const head = (line: number): Element => grid().querySelector(`[data-row="${line}"] [role="rowheader"]`)!;
const grip = (line: number): Element => head(line).querySelector("[data-grip]")!;
const handle = (): Element => grid().querySelector("[data-handle]")!;
const widthOf = (column: number): number => cell(0, column).getBoundingClientRect().width;
const below = (pixels: number) => ({ type: "move", x: middle(grid()).x, y: grid().getBoundingClientRect().bottom + pixels }) as const;
const rightOf = (pixels: number) => ({ type: "move", x: grid().getBoundingClientRect().right + pixels, y: middle(cell(1, 0)).y }) as const;

describe("ranges", () => {
  test("are dragged from any corner to any other, and announced", async () => {
    await openTable(6);
    await drag(middle(cell(1, 1)), middle(cell(3, 2)));
    expect(selected()).toBe("3 × 2");
    expect(focused()).toBe("Kind, Wall 2, Wall");
    await expectAnnounced("3 surfaces × 2 columns");
    await drag(middle(cell(4, 3)), middle(cell(2, 1)));
    expect(selected()).toBe("3 × 3");
    expect(focused()).toMatch(/^[^,]+, Wall 5, /);
  });

  test("extend from the focused cell to the cell clicked with Shift", async () => {
    await openTable(6);
    await page.getByRole("gridcell", { name: "Area, Wall 2, 11 m²" }).click();
    await page.getByRole("gridcell", { name: "Name, Wall 5, Wall 5" }).click({ modifiers: ["Shift"] });
    expect(selected()).toBe("4 × 3");
    expect(focused()).toBe("Area, Wall 2, 11 m²");
    await page.getByRole("gridcell", { name: "Area, Wall 1, 10 m²" }).click({ modifiers: ["Shift"] });
    expect(selected()).toBe("2 × 1");
  });

  test("are restored by Escape during a drag", async () => {
    await openTable(6);
    await drag(middle(cell(0, 1)), middle(cell(1, 1)));
    await commands.mouse([middle(cell(2, 1)), { type: "down" }, middle(cell(4, 2))]);
    expect(selected()).toBe("3 × 2");
    await keys("{Escape}");
    expect(selected()).toBe("2 × 1");
    await commands.mouse([middle(cell(5, 3)), { type: "up" }]);
    expect(selected()).toBe("2 × 1");
    expect(focused()).toBe("Kind, Wall 1, Wall");
  });

  test("of whole rows are selected by dragging along their heads", async () => {
    await openTable(6);
    await drag(middle(head(1)), middle(head(4)));
    const columns = Number(grid().getAttribute("aria-colcount")) - 1;
    expect(selected()).toBe(`4 × ${columns}`);
    await commands.mouse([middle(head(0)), { type: "down" }, { type: "up" }]);
    expect(selected()).toBe(`1 × ${columns}`);
  });

  test("end at the last row if the mouse is dragged over the totals, and stop when it is released", async () => {
    await openTable(4);
    const total = grid().querySelector('[data-type="total"] [data-cell="2"]')!;
    await drag(middle(cell(1, 2)), middle(total));
    expect(selected()).toBe("4 × 1");
    await expectAnnounced("3 surfaces × 1 column");
    await commands.mouse([middle(cell(0, 0))]);
    expect(selected()).toBe("4 × 1");
  });

  test("grow while the mouse is held below the table, which keeps scrolling", async () => {
    await openTable(100);
    await commands.mouse([middle(cell(2, 1)), { type: "down" }, below(20)]);
    const first = grid().scrollTop;
    await expect.poll(() => grid().scrollTop).toBeGreaterThan(first + 500);
    await commands.mouse([{ type: "up" }]);
    const scrollTop = grid().scrollTop;
    await expectAnnounced(/^\d+ surfaces × 3 columns$/);
    const rows = Number(
      /^\d+/.exec(
        [...document.querySelectorAll("output")].map(({ textContent }) => textContent).find((each) => each.includes("surfaces ×"))!,
      )![0],
    );
    // Only as far as the visible rows.
    expect(rows).toBeGreaterThan(15);
    expect(rows).toBeLessThan(scrollTop / 32 + grid().clientHeight / 32);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(grid().scrollTop).toBe(scrollTop);
  });

  test("grow to the right while the mouse is held beyond the edge, up to the pinned column there", async () => {
    await page.viewport(700, 900);
    await openTable(4);
    const last = Number(grid().getAttribute("aria-colcount")) - 2;
    const end = grid().scrollWidth - grid().clientWidth;
    expect(end).toBeGreaterThan(100);
    await commands.mouse([middle(cell(1, 1)), { type: "down" }, rightOf(15)]);
    await expect.poll(() => grid().scrollLeft).toBe(end);
    await expect.poll(() => cell(1, last).getAttribute("aria-selected")).toBe("true");
    await commands.mouse([{ type: "up" }]);
    expect(selected()).toBe(`1 × ${last}`);
  });
});

describe("a cell", () => {
  test("is edited by a double click, and keeps the typed text when another is clicked", async () => {
    const mounted = await openTable(3);
    await page.getByRole("gridcell", { name: "Area, Wall 1, 10 m²" }).dblClick();
    await expect.element(page.getByRole("textbox", { name: "Area, m²" }).last()).toHaveValue("10");
    await keys("5");
    await page.getByRole("gridcell", { name: "Name, Wall 3, Wall 3" }).click();
    expect(areas(mounted)).toEqual([105, 11, 12]);
    expect(focused()).toBe("Name, Wall 3, Wall 3");
    await keys("x{Enter}");
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2", "x"]);
  });

  test("with open options gets the option that is clicked", async () => {
    const mounted = await openTable(3);
    await page.getByRole("gridcell", { name: "Kind, Wall 2, Wall" }).dblClick();
    await page.getByRole("option", { name: "Roof" }).click();
    expect(surfacesOf(mounted)[1]).toMatchObject({ kind: "roof" });
    expect(focused()).toBe("Kind, Wall 2, Roof");
  });

  test("takes the focus and the keys from the form", async () => {
    const mounted = await openTable(3, heatLoad);
    await page.getByRole("textbox", { name: /^Roof area/ }).click();
    await page.getByRole("gridcell", { name: "Name, Wall 2, Wall 2" }).click();
    expect(focused()).toBe("Name, Wall 2, Wall 2");
    await keys("South{Enter}");
    expect(names(mounted)).toEqual(["Wall 1", "South", "Wall 3"]);
  });
});

describe("the fill handle", () => {
  test("repeats a number downwards, as one step of undo", async () => {
    const mounted = await openTable(5);
    await page.getByRole("gridcell", { name: "Area, Wall 1, 10 m²" }).click();
    await drag(middle(handle()), middle(cell(2, 2)), middle(cell(3, 2)));
    expect(areas(mounted)).toEqual([10, 10, 10, 10, 14]);
    await expectAnnounced("Filled 3 cells.");
    expect(selected()).toBe("4 × 1");
    await keys("{Control>}z{/Control}");
    expect(areas(mounted)).toEqual([10, 11, 12, 13, 14]);
  });

  test("continues even steps of numbers, down and up, and numbered names", async () => {
    const mounted = await openTable(6);
    await page.getByRole("gridcell", { name: "Area, Wall 1, 10 m²" }).click();
    await keys("0.1{Enter}0.2{Enter}");
    await drag(middle(cell(0, 2)), middle(cell(1, 2)));
    await drag(middle(handle()), middle(cell(4, 2)));
    expect(areas(mounted)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 15]);
    await drag(middle(cell(3, 2)), middle(cell(5, 2)));
    await drag(middle(handle()), middle(cell(0, 2)));
    // 0.4, 0.5, 15 do not have even steps: they are repeated.
    expect(areas(mounted)).toEqual([0.4, 0.5, 15, 0.4, 0.5, 15].slice(0, 6));
    await page.getByRole("gridcell", { name: /^Name, Wall 1, / }).click();
    await keys("Room 09{Enter}");
    await page.getByRole("gridcell", { name: /^Name, Room 09, / }).click();
    await drag(middle(handle()), middle(cell(2, 0)));
    expect(names(mounted)).toEqual(["Room 09", "Room 10", "Room 11", "Wall 4", "Wall 5", "Wall 6"]);
    await keys("{Control>}d{/Control}");
    expect(names(mounted).slice(0, 3)).toEqual(["Room 09", "Room 09", "Room 09"]);
  });

  test("fills to the right, and reports values that a column cannot read", async () => {
    const mounted = await openWideTable(3);
    await drag(middle(cell(0, 4)), middle(cell(1, 4)));
    await drag(middle(handle()), middle(cell(1, 7)));
    expect(roomsOf(mounted)[1]).toMatchObject({
      exhaust: { value: 0.1, unit: "L/s" },
      cooling: { value: 0.1, unit: "W" },
      heating: { value: 0.1, unit: "W" },
    });
    await expectAnnounced("Filled 6 cells.");
    expect(selected()).toBe("2 × 4");
    await drag(middle(cell(2, 0)));
    await drag(middle(handle()), middle(cell(2, 1)));
    await expectAnnounced("Filled 0 cells. 1 cell could not be filled: Use cannot be “Room 3”.");
    expect(roomsOf(mounted)[2]).toMatchObject({ use: "office" });
  });

  test("continues even steps of numbers in all four directions, backwards to the left and up", async () => {
    const mounted = await openWideTable(6);
    const across = ["area", "height", "supply", "exhaust", "cooling", "heating"];
    const valuesAcross = (): unknown[] => across.map((name) => (roomsOf(mounted)[0]![name] as { readonly value: number }).value);
    await commands.mouse([middle(cell(0, 5)), { type: "down" }, { type: "up" }]);
    await keys("3{Tab}4{Tab}5{Enter}");
    await drag(middle(cell(0, 5)), middle(cell(0, 7)));
    await drag(middle(handle()), middle(cell(0, 2)));
    expect(valuesAcross()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(selected()).toBe("1 × 6");
    await keys("{Control>}z{/Control}");
    await drag(middle(cell(0, 5)), middle(cell(0, 6)));
    await drag(middle(handle()), middle(cell(0, 7)));
    expect(valuesAcross().slice(3)).toEqual([3, 4, 5]);
    await commands.mouse([middle(cell(3, 4)), { type: "down" }, { type: "up" }]);
    await keys("3{Enter}4{Enter}5{Enter}");
    await drag(middle(cell(3, 4)), middle(cell(5, 4)));
    await drag(middle(handle()), middle(cell(0, 4)));
    expect(quantitiesOf(mounted, "supply")).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("fills nothing after Escape, which restores the selection", async () => {
    const mounted = await openTable(5);
    await drag(middle(cell(1, 1)), middle(cell(1, 2)));
    for (const target of [cell(4, 2), cell(0, 1), cell(1, 3), cell(1, 0)]) {
      await commands.mouse([middle(handle()), { type: "down" }, middle(target)]);
      await expect.poll(selected).not.toBe("1 × 2");
      await keys("{Escape}");
      expect(selected()).toBe("1 × 2");
      expect(focused()).toBe("Kind, Wall 2, Wall");
      await commands.mouse([middle(cell(3, 3)), { type: "up" }]);
      expect(selected()).toBe("1 × 2");
    }
    expect(areas(mounted)).toEqual([10, 11, 12, 13, 14]);
    expect(mounted.state().canUndo).toBe(false);
  });

  test("keeps filling while the mouse is held below the table", async () => {
    const mounted = await openTable(100);
    await page.getByRole("gridcell", { name: "Kind, Wall 1, Wall" }).click();
    await keys("roof{Enter}{ArrowUp}");
    await commands.mouse([middle(handle()), { type: "down" }, below(10)]);
    await expect.poll(() => grid().scrollTop).toBeGreaterThan(300);
    await commands.mouse([{ type: "up" }]);
    const roofs = surfacesOf(mounted).filter(({ kind }) => kind === "roof").length;
    expect(roofs).toBeGreaterThan(10);
    expect(surfacesOf(mounted).findLastIndex(({ kind }) => kind === "roof")).toBe(roofs - 1);
    await expectAnnounced(`Filled ${roofs - 1} cells.`);
  });
});

describe("columns", () => {
  test("are widened at the edge of their head, within limits, and the device remembers the width", async () => {
    const mounted = await openTable(2);
    const edge = (column: number) => {
      const box = grid().querySelectorAll('[role="columnheader"]')[column + 1]!.getBoundingClientRect();
      return { type: "move", x: box.right - 1, y: box.top + 20 } as const;
    };
    const [before, other] = [widthOf(2), widthOf(3)];
    const from = edge(2);
    await drag(from, { ...from, x: from.x + 60 });
    await expect.poll(() => widthOf(2)).toBe(before + 60);
    expect(widthOf(3)).toBe(other);
    const narrow = edge(2);
    await drag(narrow, { ...narrow, x: narrow.x - 200 });
    await expect.poll(() => widthOf(2)).toBe(48);
    // No menu has opened.
    expect(document.querySelectorAll('[role="menu"]:popover-open')).toHaveLength(0);
    await mounted.unmount();
    await openTable(2);
    expect(widthOf(2)).toBe(48);
  });

  test("at the right edge are widened at their left", async () => {
    await openTable(2);
    const last = Number(grid().getAttribute("aria-colcount")) - 2;
    const before = cell(0, last).getBoundingClientRect();
    const from = { type: "move", x: before.left + 1, y: grid().getBoundingClientRect().top + 20 } as const;
    await drag(from, { ...from, x: from.x - 40 });
    const after = cell(0, last).getBoundingClientRect();
    expect([after.width, after.right]).toEqual([before.width + 40, before.right]);
  });
});

describe("rows", () => {
  test("are moved by their grip to before the row whose upper half is below the mouse, as one step of undo", async () => {
    const mounted = await openTable(5);
    await commands.mouse([middle(head(0))]);
    const over = middle(head(3));
    await drag(middle(grip(0)), { ...over, y: over.y - 8 });
    expect(names(mounted)).toEqual(["Wall 2", "Wall 3", "Wall 1", "Wall 4", "Wall 5"]);
    await expectAnnounced("Moved to row 3.");
    await keys("{Control>}z{/Control}");
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2", "Wall 3", "Wall 4", "Wall 5"]);
  });

  test("that are selected move as a block, to the end if dropped below the last", async () => {
    const mounted = await openTable(5);
    await drag(middle(head(1)), middle(head(2)));
    await drag(middle(grip(1)), middle(head(5)));
    expect(names(mounted)).toEqual(["Wall 1", "Wall 4", "Wall 5", "Wall 2", "Wall 3"]);
    expect(selected()).toMatch(/^2 × /);
    expect(cell(3, 0).getAttribute("aria-selected")).toBe("true");
  });

  test("stay where they are after Escape", async () => {
    const mounted = await openTable(4);
    await commands.mouse([middle(grip(0)), { type: "down" }, middle(head(3))]);
    await keys("{Escape}");
    await commands.mouse([{ type: "up" }]);
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2", "Wall 3", "Wall 4"]);
  });

  test("stay where they are when dropped there", async () => {
    const mounted = await openTable(3);
    await drag(middle(grip(1)), middle(head(2)), middle(grip(1)));
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2", "Wall 3"]);
  });
});

describe("a finger", () => {
  test("selects the cell that it taps, and scrolls without selecting", async () => {
    await openTable(60);
    await commands.touch("tap", middle(cell(3, 2)));
    await expect.poll(focused).toBe("Area, Wall 4, 13 m²");
    await commands.touch("pan", middle(cell(5, 1)), 120);
    await expect.poll(() => grid().scrollTop).toBeGreaterThan(60);
    expect(selected()).toBe("1 × 1");
    expect(focused()).toBe("Area, Wall 4, 13 m²");
    await commands.mouse([middle(grid())]);
    expect(selected()).toBe("1 × 1");
  });
});
