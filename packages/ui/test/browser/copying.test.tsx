import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FigureFrame } from "../../src/figures/index.ts";
import { copy, openTable, openWideTable, paste, roomsOf } from "./listTable.tsx";
import { expectAccessibleInBoth, mount } from "./mount.tsx";

afterEach(() => vi.restoreAllMocks());

/** Contents of the clipboard: the cells of its plain text, and its table. */
function watchClipboard(): { readonly cells: () => Promise<string[][]>; readonly html: () => Promise<string> } {
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  const text = async (type: string): Promise<string> => (await write.mock.calls.at(-1)![0][0]!.getType(type)).text();
  return {
    cells: async () =>
      (await text("text/plain"))
        .trimEnd()
        .split("\r\n")
        .map((line) => line.split("\t")),
    html: async () => text("text/html"),
  };
}

describe("a table is copied with its units", () => {
  test("results: numbers with more digits than displayed, which add up", async () => {
    const clipboard = watchClipboard();
    await mount(heatLoad);
    await page.getByRole("button", { name: "Copy Load components" }).click();
    await expect.element(page.getByText("Copied.")).toBeVisible();
    const [head, ...rows] = await clipboard.cells();
    const total = head!.findIndex((label) => label.startsWith("Total"));
    expect(head![total]).toBe("Total (W)");
    const numbers = rows.map((row) => Number(row[total]));
    expect(numbers.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBeCloseTo(numbers.at(-1)!, 6);
    expect(await clipboard.html()).toMatch(/^<table><tr><th>/);
  });

  test("a group of results, by keyboard", async () => {
    const clipboard = watchClipboard();
    await mount(heatLoad);
    const button = page.getByRole("button", { name: /^Copy / }).first();
    (button.element() as HTMLElement).focus();
    expect(getComputedStyle(button.element()).opacity).toBe("1");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Copied.")).toBeVisible();
    expect((await clipboard.cells()).length).toBeGreaterThan(1);
  });

  test("the table of a figure", async () => {
    const clipboard = watchClipboard();
    const rows = [["=Office", { text: "12.3 l/s", value: 12.345678, unit: "l/s" }]];
    await render(
      <FigureFrame title="Airflow" description="By room." table={{ columns: ["Room", "Airflow"], rows }}>
        <svg />
      </FigureFrame>,
    );
    await page.getByRole("button", { name: "Show as table" }).click();
    await page.getByRole("button", { name: "Copy Airflow" }).click();
    await expect.poll(clipboard.cells).toEqual([
      ["Room", "Airflow (l/s)"],
      ["'=Office", "12.345678"],
    ]);
  });

  test("a list", async () => {
    const clipboard = watchClipboard();
    await openTable(3);
    await page.getByRole("button", { name: "Copy the table with units" }).click();
    const [head, ...rows] = await clipboard.cells();
    const area = head!.indexOf("Area (m²)");
    expect(rows.map((row) => row[area])).toEqual(["10", "11", "12"]);
  });

  test("a failure is reported", async () => {
    vi.spyOn(navigator.clipboard, "write").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await mount(heatLoad);
    await page.getByRole("button", { name: "Copy Load components" }).click();
    await expect.element(page.getByText(/^The browser does not allow copying/)).toBeVisible();
  });

  test("its buttons are accessible in light and dark", async () => {
    await mount(heatLoad);
    await expectAccessibleInBoth();
  });
});

test("a name that looks like a formula is copied as text, and pasted unchanged", async () => {
  const mounted = await openWideTable(2);
  await paste("=1+1");
  expect(roomsOf(mounted)[0]!["name"]).toBe("=1+1");
  const copied = copy().getData("text/plain");
  expect(copied).toBe("'=1+1");
  await userEvent.keyboard("{ArrowDown}");
  await paste(copied);
  expect(roomsOf(mounted)[1]!["name"]).toBe("=1+1");
});
