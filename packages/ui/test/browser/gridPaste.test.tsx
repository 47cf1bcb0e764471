import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  areas,
  expectAnnounced,
  focused,
  grid,
  keys,
  openTable,
  openWideTable,
  paste,
  quantitiesOf,
  roomsOf,
  selected,
} from "./listTable.tsx";

test("a range is copied and pasted by keyboard, through the system clipboard", async () => {
  const mounted = await openTable(4);
  await keys("{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Control>}c{/Control}");
  await expectAnnounced("Copied 2 cells.");
  await keys("{ArrowDown}{ArrowDown}{Control>}v{/Control}");
  await expect.poll(() => areas(mounted)).toEqual([10, 11, 10, 11]);
  await expectAnnounced("Pasted 2 cells.");
  await keys("{Control>}z{/Control}");
  expect(areas(mounted)).toEqual([10, 11, 12, 13]);
});

describe("a pasted block", () => {
  test("may be ragged: cells that a short row lacks are unchanged", async () => {
    const mounted = await openWideTable(3);
    await paste("A\tMeeting room\t12\nB\nC\toffice\n");
    expect(quantitiesOf(mounted, "name")).toEqual(["A", "B", "C"]);
    expect(quantitiesOf(mounted, "use")).toEqual(["meeting", "office", "office"]);
    expect(quantitiesOf(mounted, "area")).toEqual([12, 10, 10]);
    expect(mounted.state().unparsed).toEqual({});
    expect(selected()).toBe("3 × 3");
  });

  test("may have quoted cells with tabs, line breaks and quotes, and inch marks that are not quotes", async () => {
    const mounted = await openWideTable(3);
    await paste('"North\twing"\tOffice\r\n"He said ""cold"""\tOffice\r\n24" duct\tOffice\r\n');
    expect(quantitiesOf(mounted, "name")).toEqual(["North\twing", 'He said "cold"', '24" duct']);
  });

  test.each([
    ["tabs", "A\tServer room\t12.5\nB\tOffice\t1,250"],
    ["commas", 'A,Server room,12.5\nB,Office,"1,250"'],
    ["semicolons", "A;Server room;12.5\nB;Office;1,250"],
  ])("is split at %s", async (_, text) => {
    const mounted = await openWideTable(2);
    await paste(text);
    expect(quantitiesOf(mounted, "use")).toEqual(["server", "office"]);
    expect(quantitiesOf(mounted, "area")).toEqual([12.5, 1250]);
  });

  test("fills a range that is a multiple of its size, and a single cell fills the whole range", async () => {
    const mounted = await openWideTable(4);
    await keys("{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
    await paste("1\n2\n");
    expect(quantitiesOf(mounted, "area")).toEqual([1, 2, 1, 2]);
    await paste("7");
    expect(quantitiesOf(mounted, "area")).toEqual([7, 7, 7, 7]);
    await expectAnnounced("Pasted 4 cells.");
  });

  test("keeps its units, and asks if cells are beyond the last column", async () => {
    const mounted = await openWideTable(1);
    await keys("{ArrowRight}{ArrowRight}");
    await paste("100 ft2\t9 ft\t200 cfm");
    expect(roomsOf(mounted)[0]).toMatchObject({
      area: { value: 100, unit: "ft2" },
      height: { value: 9, unit: "ft" },
      supply: { value: 200, unit: "cfm" },
    });
    await keys("{End}");
    await paste("1\t2");
    await expect.element(page.getByRole("dialog")).toHaveAccessibleName("2 cells cannot be pasted as they are");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(focused).toMatch(/^Volume, /);
  });

  test("is pasted into the list as it is when the question is answered, not when it was asked", async () => {
    const mounted = await openWideTable(3);
    const rows = roomsOf(mounted) as readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
    await keys("{ArrowDown}{ArrowRight}{ArrowRight}");
    await paste("oops\n77");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    const theirs = rows.map((row, index) => (index === 0 ? { ...row, area: { value: 99, unit: "m2" } } : row));
    mounted.state().change({ type: "rows", path: "rooms", rows: [...theirs, { ...rows[0]!, id: "theirs" }] });
    await expect.poll(() => quantitiesOf(mounted, "area")).toEqual([99, 10, 10, 10]);
    await page.getByRole("button", { name: /^Paste/ }).click();
    await expect.poll(() => quantitiesOf(mounted, "area")).toEqual([99, 10, 77, 10]);
  });

  test("of 1,000 rows by 10 columns is one edit and one step of undo, and only the visible rows are rendered", async () => {
    const mounted = await openWideTable(1);
    const line = (index: number): string =>
      [
        `Room ${index}`,
        index % 2 ? "Office" : "Meeting room",
        index / 2,
        2.7,
        "100 cfm",
        50,
        1000 + index,
        500,
        index % 30,
        index % 3 ? "yes" : "no",
      ].join("\t");
    const text = Array.from({ length: 1000 }, (_, index) => line(index)).join("\r\n");
    await paste(text);
    expect(roomsOf(mounted)).toHaveLength(1000);
    expect(quantitiesOf(mounted, "name").at(-1)).toBe("Room 999");
    expect(quantitiesOf(mounted, "area").slice(997)).toEqual([498.5, 499, 499.5]);
    expect(roomsOf(mounted)[999]).toMatchObject({
      use: "office",
      supply: { value: 100, unit: "cfm" },
      people: { value: 9 },
      isConditioned: false,
    });
    await expectAnnounced("Pasted 10000 cells, 999 rooms added.");
    expect(grid().getAttribute("aria-rowcount")).toBe("1003");
    expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60);
    await keys("{Control>}z{/Control}");
    expect(roomsOf(mounted)).toHaveLength(1);
  });
});

describe("a block whose first row names columns", () => {
  test("goes to these columns in any order, in the units of its head", async () => {
    const mounted = await openWideTable(2);
    await keys("{End}");
    await paste("Area (ft²)\tName\tVolume (m³)\n100\tA\t1\n200\tB\t2\n300\tC\t3\n");
    expect(quantitiesOf(mounted, "name")).toEqual(["A", "B", "C"]);
    expect(roomsOf(mounted).map(({ area }) => area)).toMatchObject([100, 200, 300].map((value) => ({ value, unit: "ft2" })));
  });

  test("lists its columns that the list does not have, in a report that stays until it is dismissed", async () => {
    const mounted = await openWideTable(1);
    await paste("Name\tArea\tColour\nA\t12\tred\n");
    await page.getByRole("button", { name: /^Paste/ }).click();
    expect(quantitiesOf(mounted, "area")).toEqual([12]);
    const report = page.getByRole("region", { name: "Paste into rooms" });
    await expect.element(report.getByRole("cell", { name: "Colour" })).toBeVisible();
    await keys("{ArrowDown}x{Enter}");
    await expect.element(report).toBeVisible();
    await report.getByRole("button", { name: "Dismiss the report" }).click();
    await expect.element(report).not.toBeInTheDocument();
  });
});

test("unambiguous numbers show that the block has decimal commas", async () => {
  const mounted = await openWideTable(4);
  await keys("{ArrowRight}{ArrowRight}");
  await paste("12,5\n2,125\n8,000\n10,25\n");
  expect(quantitiesOf(mounted, "area")).toEqual([12.5, 2.125, 8, 10.25]);
});

test("a block with both decimal commas and points asks which it is", async () => {
  const mounted = await openWideTable(3);
  await keys("{ArrowRight}{ArrowRight}");
  await paste("12,5\n2.5\n2,125\n");
  await page.getByRole("combobox", { name: /Decimal mark/ }).selectOptions(",");
  await expect.poll(() => quantitiesOf(mounted, "area")).toEqual([10, 10, 10]);
  await page.getByRole("button", { name: /^Paste/ }).click();
  expect(quantitiesOf(mounted, "area")).toEqual([12.5, 2.5, 2.125]);
});

test("an empty cell over a number restores its default, and a range of numbers is not a subtraction", async () => {
  const mounted = await openWideTable(2);
  await keys("{ArrowRight}{ArrowRight}{ArrowRight}");
  await paste("\n10-12\n");
  await page.getByRole("button", { name: /^Paste/ }).click();
  expect(quantitiesOf(mounted, "height")).toEqual([undefined, 3]);
  expect(mounted.state().unparsed).toEqual({ "rooms.r1.height": "10-12" });
  expect(mounted.state().complete["rooms"]).toMatchObject([{ height: { value: 2.7 } }, {}]);
});

test("an expression may begin with an equals sign, as in a spreadsheet", async () => {
  const mounted = await openWideTable(1);
  await keys("{ArrowRight}{ArrowRight}=3*4{Enter}");
  expect(quantitiesOf(mounted, "area")).toEqual([12]);
});
