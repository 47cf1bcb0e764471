import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import {
  areas,
  cell,
  copy,
  focused,
  grid,
  keys,
  middle,
  names,
  openFold,
  openTable,
  openWideTable,
  paste,
  rooms,
  surfacesOf,
} from "./listTable.tsx";
import { expectAccessible, expectAccessibleInBoth, mount } from "./mount.tsx";

describe("keys", () => {
  test("arrows, Home, End and Ctrl move the focus; the grid is one stop of Tab", async () => {
    await openTable(3);
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    await keys("{ArrowDown}{ArrowRight}{ArrowRight}");
    expect(focused()).toBe("Area, Wall 2, 11 m²");
    await keys("{Control>}{ArrowDown}{/Control}");
    expect(focused()).toBe("Area, Wall 3, 12 m²");
    await keys("{Home}");
    expect(focused()).toBe("Name, Wall 3, Wall 3");
    await keys("{Control>}{Home}{/Control}{ArrowUp}");
    expect(document.activeElement?.closest('[role="columnheader"]')?.textContent).toBe("Name");
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  });

  test("typing replaces and Enter goes down; F2 edits; Escape cancels", async () => {
    const mounted = await openTable(3);
    await keys("{ArrowRight}{ArrowRight}25{Enter}");
    expect(areas(mounted)).toEqual([25, 11, 12]);
    expect(focused()).toBe("Area, Wall 2, 11 m²");
    await keys("{F2}5{Enter}");
    expect(areas(mounted)).toEqual([25, 115, 12]);
    await keys("99{Escape}");
    expect(areas(mounted)).toEqual([25, 115, 12]);
    expect(focused()).toBe("Area, Wall 3, 12 m²");
  });

  test("Tab moves right, Enter returns to the column where Tab began, and Tab leaves the grid at the end of the line", async () => {
    const mounted = await openTable(2);
    await keys("A{Tab}floor{Tab}7{Enter}");
    expect(surfacesOf(mounted)[0]).toMatchObject({ name: "A", kind: "floor", area: { value: 7, unit: "m2" } });
    expect(focused()).toBe("Name, Wall 2, Wall 2");
    await keys("{End}{Tab}");
    expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
  });

  test("typing into the last line adds a row", async () => {
    const mounted = await openTable(1);
    await keys("{ArrowDown}");
    expect(focused()).toBe("Name, new surface, blank");
    await keys("Attic{Enter}");
    expect(names(mounted)).toEqual(["Wall 1", "Attic"]);
    expect(focused()).toBe("Name, new surface, blank");
  });

  test("Delete clears a range, Ctrl-D fills it down, and each is one step of undo", async () => {
    const mounted = await openTable(3);
    await keys("{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}");
    expect(names(mounted)).toEqual(["", "", ""]);
    await keys("{Control>}z{/Control}");
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2", "Wall 3"]);
    await keys("{Control>}d{/Control}");
    expect(names(mounted)).toEqual(["Wall 1", "Wall 1", "Wall 1"]);
    await keys("{Control>}z{/Control}");
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2", "Wall 3"]);
    await keys("{Control>}y{/Control}");
    expect(names(mounted)).toEqual(["Wall 1", "Wall 1", "Wall 1"]);
  });

  test("Alt and arrows move rows, which the selection follows", async () => {
    const mounted = await openTable(3);
    await keys("{Alt>}{ArrowDown}{/Alt}");
    expect(names(mounted)).toEqual(["Wall 2", "Wall 1", "Wall 3"]);
    expect(focused()).toBe("Name, Wall 1, Wall 1");
    await keys("{Alt>}{ArrowDown}{ArrowUp}{ArrowUp}{/Alt}");
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2", "Wall 3"]);
  });

  test("a letter finds an option, and Enter selects it", async () => {
    const mounted = await openTable(2);
    await keys("{ArrowRight}wind");
    await expect.element(page.getByRole("listbox", { name: "Kind" }).getByRole("option")).toHaveLength(1);
    await keys("{Enter}");
    expect(surfacesOf(mounted)[0]).toMatchObject({ kind: "window" });
    expect(focused()).toBe("Kind, Wall 2, Wall");
  });
});

describe("ranges", () => {
  test("by keyboard and by mouse, announced with their sum", async () => {
    await openTable(3);
    await keys("{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect
      .element(page.getByRole("status").filter({ hasText: "sum" }))
      .toHaveTextContent("3 surfaces × 1 column · sum 33 m² · average 11 m²");
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(3);
    await page.getByRole("gridcell", { name: "Name, Wall 1, Wall 1" }).click();
    await page.getByRole("gridcell", { name: "Kind, Wall 2, Wall" }).click({ modifiers: ["Shift"] });
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
  });

  test("are copied in the format of spreadsheets, and cut as one step", async () => {
    const mounted = await openTable(2);
    await keys("{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}");
    const data = copy("cut");
    expect(data.getData("text/plain")).toBe("Wall 1\tWall\t10\r\nWall 2\tWall\t11\r\n");
    expect(data.getData("text/html")).toContain("<td>Wall 1</td><td>Wall</td><td>10</td>");
    await expect.poll(() => names(mounted)).toEqual(["", ""]);
    await keys("{Control>}z{/Control}");
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2"]);
  });
});

describe("pasting", () => {
  test("a block is one edit that adds the rows it needs", async () => {
    const mounted = await openTable(1);
    await paste('North\tWindow or skylight\t12 ft2\r\n"Two\nlines"\tRoof\t1 1/2\r\n');
    expect(surfacesOf(mounted)).toMatchObject([
      { name: "North", kind: "window", area: { value: 12, unit: "ft2", displayUnit: "m2" } },
      { name: "Two\nlines", kind: "roof", area: { value: 1.5 } },
    ]);
    await keys("{Control>}z{/Control}");
    expect(names(mounted)).toEqual(["Wall 1"]);
  });

  test("asks first if a cell cannot be read, and keeps the text for correction", async () => {
    const mounted = await openTable(2);
    await paste("North\tglass\t5\nSouth\tWall\tmany");
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toHaveAccessibleName("2 cells cannot be pasted as they are");
    await expect.element(dialog.getByRole("row", { name: "Wall 1 Kind glass Kind cannot be “glass”." })).toBeVisible();
    await expect.element(dialog.getByRole("row", { name: /Wall 2 Area many/ })).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(names(mounted)).toEqual(["Wall 1", "Wall 2"]);
    await expect.element(page.getByRole("gridcell", { name: "Name, Wall 1, Wall 1" })).toHaveFocus();

    await paste("North\tglass\t5\nSouth\tWall\tmany");
    await page.getByRole("button", { name: "Paste 4 cells" }).click();
    expect(names(mounted)).toEqual(["North", "South"]);
    expect(mounted.state().unparsed).toEqual({ "surfaces.r1.area": "many" });
    const refused = page.getByRole("gridcell", { name: /^Area, South, many m², error: .*many/ });
    await expect.element(refused).toHaveAttribute("aria-invalid", "true");
    await keys("{ArrowDown}{ArrowRight}{ArrowRight}8{Enter}");
    expect(mounted.state().unparsed).toEqual({});
    expect(areas(mounted)).toEqual([5, 8]);
  });
});

describe("rows", () => {
  test("are removed with a notification that can restore them", async () => {
    const mounted = await openTable(3);
    await keys("{Shift>}{ArrowDown}{/Shift}");
    await page.getByRole("button", { name: "Remove the selected rows" }).click();
    expect(names(mounted)).toEqual(["Wall 3"]);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => names(mounted)).toEqual(["Wall 1", "Wall 2", "Wall 3"]);
  });

  test("are grouped by a choice, with sums of results, and the device remembers the choice", async () => {
    const mounted = await openTable(3);
    await keys("{ArrowRight}roof{Enter}");
    await page.getByRole("button", { name: "Columns and groups" }).click();
    await page.getByRole("menuitemradio", { name: "Kind" }).click();
    await keys("{Escape}");
    const total = (name: RegExp): number => {
      const text = page.getByRole("gridcell", { name }).element().getAttribute("aria-label")!;
      return Number(/([\d\u202F]+(?:\.\d+)?) W$/.exec(text)![1]!.replaceAll("\u202F", ""));
    };
    expect(total(/^Load, group Wall/) + total(/^Load, group Roof/)).toBeCloseTo(total(/^Load, total/), -1);
    await mounted.unmount();
    await openTableAgain();
    await expect.element(page.getByRole("gridcell", { name: /^Load, group Wall/ })).toBeVisible();
  });
});

async function openTableAgain(): Promise<void> {
  await mount(heatLoad, { input: rooms(2) });
  await openFold();
  await page.getByRole("button", { name: "Edit as table" }).click();
}

test("the unit of a column is selected in its head, for all rows and without changing entered values", async () => {
  const mounted = await openTable(2);
  await keys("{ArrowRight}{ArrowRight}{ArrowUp}{Enter}");
  await page.getByRole("menuitemradio", { name: "ft²", exact: true }).click();
  await expect.element(page.getByRole("gridcell", { name: "Area, Wall 1, 107.639 ft²" })).toBeVisible();
  expect(surfacesOf(mounted)[0]!.area).toEqual({ value: 10, unit: "m2", displayUnit: "ft2" });
});

test("columns that do not apply to a row accept nothing and say so", async () => {
  await mount(ductSizer);
  await page.getByRole("button", { name: "Add fitting" }).click();
  await page.getByRole("button", { name: "Edit as table" }).click();
  await expect.element(page.getByRole("columnheader", { name: /^Radius ratio/ })).toBeVisible();
  await page.getByRole("gridcell", { name: /^Fitting, new/ }).click();
  await keys("Elbow, rectangular, mitred without{Enter}");
  await expect.element(page.getByRole("gridcell", { name: "Radius ratio, Fitting 2, not used" })).toHaveAttribute("aria-readonly", "true");
});

describe("the grid is accessible", () => {
  test("in light and dark, with an error, a range, and the dialog of a paste", async () => {
    await openTable(3);
    await keys("{ArrowRight}{ArrowRight}abc{Enter}{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    await expectAccessibleInBoth();
    await paste("x\ty\tz");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectAccessibleInBoth();
  });

  test("with the count and positions of all rows, rendered or not", async () => {
    await openTable(60);
    const grid = page.getByRole("grid", { name: "More surfaces" }).element();
    // The head, 60 rows, the line that adds a row, and the total.
    expect(grid.getAttribute("aria-rowcount")).toBe("63");
    expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(45);
    await keys("{Control>}{End}{/Control}{Home}");
    expect(focused()).toBe("Name, Wall 60, Wall 60");
    expect(document.activeElement?.closest('[role="row"]')?.getAttribute("aria-rowindex")).toBe("61");
  });
});

test("the focused cell stays a tab stop when it is scrolled out of view, and a key brings it back", async () => {
  await openWideTable(300);
  await commands.mouse([middle(cell(3, 2)), { type: "wheel", by: 4000 }]);
  await expect.poll(() => grid().scrollTop).toBeGreaterThan(3000);
  expect(focused()).toBe("Name, Room 1, Room 1");
  expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await keys("{ArrowDown}");
  expect(focused()).toBe("Name, Room 2, Room 2");
  expect(grid().scrollTop).toBeLessThan(64);
});

test("every line and cell has its position in the whole table, and an editor its column and unit", async () => {
  await openWideTable(40);
  expect(grid().getAttribute("aria-colcount")).toBe("13");
  for (const line of grid().querySelectorAll('[role="row"]')) {
    expect(Number(line.getAttribute("aria-rowindex"))).toBe(Number(line.getAttribute("data-row")) + 2);
    expect([...line.querySelectorAll("[aria-colindex]")].map((each) => each.getAttribute("aria-colindex"))).toEqual(
      Array.from({ length: 13 }, (_, index) => String(index + 1)),
    );
  }
  await keys("{ArrowRight}{ArrowRight}{F2}");
  expect(focused()).toBe("Area, m²");
});

test("on a phone a tap on a line of a list opens its fields, and taps move and remove rows", async () => {
  await page.viewport(390, 844);
  const tap = async (name: string | RegExp): Promise<void> => {
    const locator = page.getByRole("button", { name });
    await expect.element(locator).toBeVisible();
    const button = locator.element();
    button.scrollIntoView({ block: "center" });
    await commands.touch("tap", middle(button));
  };
  const mounted = await mount(heatLoad, { input: rooms(2) });
  await openFold();
  expect(page.getByRole("button", { name: "Edit as table" }).elements()).toHaveLength(0);
  await tap(/^Surface 2: /);
  await page.getByRole("group", { name: "Surface 2" }).getByRole("textbox", { name: /^Area/ }).fill("33");
  expect(areas(mounted)).toEqual([10, 33]);
  await expectAccessible();
  await tap("Move Surface 2 up");
  await expect.poll(() => areas(mounted)).toEqual([33, 10]);
  await tap("Duplicate Surface 1");
  await expect.poll(() => areas(mounted)).toEqual([33, 33, 10]);
  await tap("Remove Surface 1");
  await expect.poll(() => areas(mounted)).toEqual([33, 10]);
});
