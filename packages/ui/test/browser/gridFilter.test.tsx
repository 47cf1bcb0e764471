import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { focused, grid, keys, openWideTable } from "./listTable.tsx";

const filter = () => page.getByRole("textbox", { name: "Filter rooms" });
const rows = (): readonly string[] =>
  [...grid().querySelectorAll('[data-cell="0"][role="gridcell"]')]
    .map((cell) => cell.textContent)
    .filter((text) => text.startsWith("Room"));

describe("filtering", () => {
  test("shows the rows with every word, and their totals; the list is unchanged, and Escape shows all", async () => {
    await openWideTable(120);
    await filter().fill("room 11");
    await expect
      .poll(rows)
      .toEqual([
        "Room 11",
        "Room 110",
        "Room 111",
        "Room 112",
        "Room 113",
        "Room 114",
        "Room 115",
        "Room 116",
        "Room 117",
        "Room 118",
        "Room 119",
      ]);
    await expect.element(page.getByText("11 of 120")).toBeVisible();
    await keys("{ArrowDown}");
    expect(focused()).toBe("Name, Room 11, Room 11");
    await keys("{Control>}{End}{/Control}");
    expect(focused()).toBe("Volume, Room 119, 30.0 m³");
    await keys("{ArrowDown}{ArrowDown}");
    expect(focused()).toMatch(/^Volume, total, 330 m³/);
    await filter().click();
    await keys("{Escape}");
    await expect.element(filter()).toHaveValue("");
    await expect.poll(() => rows().length).toBeGreaterThan(11);
  });

  test("an edited row stays visible, and rows cannot be moved while others are hidden", async () => {
    await openWideTable(30);
    await filter().fill("room 12");
    await keys("{Enter}");
    await keys("Foyer{Enter}");
    await expect.poll(() => grid().textContent).toContain("Foyer");
    await expect.element(page.getByRole("button", { name: "Move the selected rows up" })).toBeDisabled();
    await filter().fill("foyer");
    await expect.element(page.getByText("1 of 30")).toBeVisible();
    await filter().fill("room 12");
    await expect.element(page.getByText("0 of 30")).toBeVisible();
  });
});
