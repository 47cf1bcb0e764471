import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { notify } from "../../src/elements/index.ts";
import { FileTitle } from "../../src/surface/index.ts";
import { openInput } from "@org/form/state";
import { wideCalculator } from "@org/form/test/wideCalculator";
import { expectAccessible, mount } from "./mount.tsx";

type Rename = ComponentProps<typeof FileTitle>["rename"];

const shown = (name: string): string => document.querySelector<HTMLElement>(`[data-result="${name}"]`)!.innerText;
const placeOf = (element: Element): number => element.getBoundingClientRect().top;

describe("results", () => {
  test("have the order of a report: sentence, headline, cautions, table, notes", async () => {
    await mount(heatLoad, {
      input: { ...heatLoad.start("Metric"), indoorTemp: { value: 24, unit: "degC" }, outdoorTemp: { value: 15, unit: "degC" } } as never,
    });
    const results = page.getByRole("region", { name: "Results" }).element();
    const order = ["p", '[data-result="totalLoad"]', "table", "#notes"].map((each) => results.querySelector(each)!);
    for (const [index, element] of order.slice(1).entries())
      expect(order[index]!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING, String(index)).toBeTruthy();
  });

  test("lead to the place of a warning by the name that its row has", async () => {
    const sections = [
      { id: "m", name: "Main", ductLength: { value: 5, unit: "m" }, airflow: { value: 100, unit: "L/s" } },
      { id: "b", name: "Branch", parent: "m" },
    ];
    await mount(ductSizer, { input: { ...ductSizer.start("Metric"), scope: "system", sections } as never });
    await expect.element(page.getByRole("button", { name: "Go to Branch: Length", exact: true }).first()).toBeVisible();
  });

  test("are open on a phone without a notification over them", async () => {
    await page.viewport(390, 844);
    await mount(heatLoad);
    const bar = document.querySelector<HTMLElement>('button[aria-controls$="-results"]')!;
    bar.click();
    await expect.poll(() => bar.getAttribute("aria-expanded")).toBe("true");
    notify({ message: "Loaded.", action: { label: "Undo", run: () => undefined } });
    const notification = page.getByRole("alert").filter({ hasText: "Loaded." });
    await expect.element(notification).toBeVisible();
    await expect.poll(() => notification.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(placeOf(bar));
  });

  test("the numbers of a component table add up to its sum", async () => {
    await mount(heatLoad);
    const rows = [...page.getByRole("table", { name: "Load components" }).element().querySelectorAll("tr")].slice(1);
    const totals = rows.map((row) => Number(row.querySelectorAll("td")[2]!.innerText.replaceAll("\u202f", "")));
    const sum = totals.pop()!;
    expect(totals.length).toBeGreaterThan(5);
    expect(totals.reduce((all, each) => all + each, 0)).toBeCloseTo(sum, 6);
  });

  test.each([
    ["a duct", ductSizer, { fittings: [{ id: "a", fitting: "elbowRectangularSmooth", quantity: 2 }, { id: "b" }] }],
    ["a pipe", pipeSizer, { fittings: [{ id: "a", quantity: 3 }] }],
  ] as const)("say once what each part of %s loses: in one table, each bar where the one above ends", async (_, calculator, fittings) => {
    await mount(calculator, { input: { ...calculator.start("Metric"), ...fittings } as never });
    const table = page.getByRole("table", { name: "Losses" }).element();
    const rows = [...table.querySelectorAll("tbody tr")];
    expect(rows.map((row) => row.querySelector("th")!.innerText.trim())[1]).toMatch(/^[23] × /);
    const bars = rows.map((row) => row.querySelector("rect")!.getBoundingClientRect());
    for (const [index, bar] of bars.slice(1).entries()) expect(bar.left).toBeCloseTo(bars[index]!.right, 0);
    const percents = rows.map((row) => Number.parseInt(row.querySelector<HTMLElement>("td:last-child")!.innerText));
    expect(percents.reduce((all, each) => all + each, 0)).toBe(100);
    await expect.element(page.getByRole("table", { name: "Fittings" })).toBeVisible();
    const heads = [...page.getByRole("table", { name: "Fittings" }).element().querySelectorAll("thead th")].map((head) => head.textContent);
    expect(heads.join()).toMatch(/coefficient|K/);
    expect(heads.join()).not.toMatch(/\b(Pressure l|Head l|L)oss(?! coefficient)/);
  });

  test("of the last complete input stay in their places, marked as such, and are not printed", async () => {
    const { state } = await mount(heatLoad);
    const table = page.getByRole("table", { name: "Load components" });
    await expect.element(table).toBeVisible();
    const lines = [...document.querySelectorAll<HTMLElement>("dd [data-result]")];
    const texts = lines.map(({ innerText }) => innerText);
    const answer = document.querySelector<HTMLElement>('[aria-label="Results"] p')!.innerText;
    const field = page.getByRole("textbox", { name: /^Floor area/ });
    await field.fill("abc");
    const mark = page.getByText("These are the results of the last complete input, not of the present one.");
    await expect.element(mark).toBeVisible();
    expect(state().outcome.ok).toBe(false);
    await expect.element(table).toBeVisible();
    expect(lines.map(({ innerText }) => innerText)).toEqual(texts);
    expect(document.querySelector<HTMLElement>('[aria-label="Results"] p')!.innerText).toBe(answer);
    await expectAccessible();
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    onTestFinished(async () => void (await cdp().send("Emulation.setEmulatedMedia", { media: "" })));
    await expect.poll(() => matchMedia("print").matches).toBe(true);
    const reason = [...document.querySelectorAll<HTMLElement>("p.print-only")].find(({ innerText }) => innerText.startsWith("No results:"));
    expect(reason?.checkVisibility()).toBe(true);
    await expect.element(table).not.toBeInTheDocument();
    expect(lines.filter((line) => line.checkVisibility())).toEqual([]);
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
    await field.fill("55");
    await expect.element(mark).not.toBeInTheDocument();
    expect(lines.map(({ innerText }) => innerText)).not.toEqual(texts);
  });

  test("errors are a button that leads to the first and on to the others, by the names of their rows", async () => {
    const opened = openInput(heatLoad, heatLoad.start("Metric")).input;
    const { state } = await mount(heatLoad, {
      input: { ...opened, floorArea: "x", surfaces: [{ id: "w", name: "West wall", area: "y" }] },
    });
    const errors = state().outcome.ok ? [] : (state().outcome as { errors: readonly { field: string }[] }).errors;
    expect(errors.map(({ field }) => field)).toEqual(["floorArea", "surfaces.w.area"]);
    const button = page.getByRole("button", { name: /need\sattention|of\s2\./ });
    await button.click();
    await expect
      .poll(() => document.activeElement?.getAttribute("aria-label") ?? (document.activeElement as HTMLInputElement).labels?.[0]?.innerText)
      .toMatch(/Floor area/);
    await expect.poll(() => button.element().textContent).toMatch(/^1 of 2\. Floor.area/);
    await button.click();
    await expect.poll(() => document.activeElement?.id).toMatch(/surfaces.w.area/);
    await expect.poll(() => button.element().textContent).toMatch(/^2 of 2\. West.wall: Area/);
    await button.click();
    await expect.poll(() => button.element().textContent).toMatch(/^1 of 2/);
  });

  test("fit into their table at every page width", async () => {
    const classroom = heatLoad.examples.find(({ id }) => id === "classroom")!;
    await mount(heatLoad, { input: openInput(heatLoad, classroom.input.Imperial).input });
    const table = page.getByRole("table", { name: "Load components" });
    for (const width of [1280, 1100, 1000, 900, 360]) {
      await page.viewport(width, 900);
      if (width < 900) await page.getByRole("button", { name: /^Total load/, expanded: false }).click();
      await expect.element(table).toBeVisible();
      const { scrollWidth, clientWidth } = table.element().parentElement!;
      expect(scrollWidth, `${width} px`).toBe(clientWidth);
      expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test("a key renders only the lines whose text changes", async () => {
    await mount(ductSizer);
    const width = document.querySelector('[data-result="width"]')!;
    const changes: string[] = [];
    const observer = new MutationObserver((all) => changes.push(...all.map(({ type }) => type)));
    observer.observe(width, { subtree: true, childList: true, characterData: true, attributes: true });
    const before = shown("totalPressureLoss");
    await page.getByRole("textbox", { name: /^Length/ }).fill("33");
    await expect.poll(() => shown("totalPressureLoss")).not.toBe(before);
    expect(changes).toEqual([]);
    observer.disconnect();
  });
});

describe("a caution", () => {
  const fast = { ...ductSizer.start("Metric"), sizingMethod: "velocity", targetVelocity: { value: 18, unit: "m/s" } };

  test("is accepted with a reason, and taken back, with the keyboard", async () => {
    const { state } = await mount(ductSizer, { input: openInput(ductSizer, fast).input });
    const list = page.getByRole("region", { name: "Limits and cautions" });
    await list
      .getByRole("button", { name: /^Accept/ })
      .first()
      .click();
    const reason = page.getByRole("textbox", { name: "Why is it acceptable?" });
    await expect.element(reason).toHaveFocus();
    await reason.fill("A plant room");
    await page.getByRole("button", { name: "Accept", exact: true }).click();
    await expect.element(list.getByText("Accepted: A plant room")).toBeVisible();
    const change = list.getByRole("button", { name: /^Change/ });
    await expect.element(change).toHaveFocus();
    await change.click();
    await userEvent.keyboard("{Escape}");
    await expect.element(reason).not.toBeInTheDocument();
    await expect.element(change).toHaveFocus();
    await expect.element(page.getByRole("link", { name: "1 accepted" })).toBeVisible();
    expect((state().input as { accepted?: readonly unknown[] }).accepted).toHaveLength(1);
    await expectAccessible();
    // With other numbers it is open again, and its form has the reason.
    state().change({ type: "value", path: "targetVelocity", value: { value: 26, unit: "m/s" } });
    await expect.element(list.getByText("Accepted: A plant room")).not.toBeInTheDocument();
    await list
      .getByRole("button", { name: /^Accept/ })
      .first()
      .click();
    await expect.element(reason).toHaveValue("A plant room");
    await reason.fill("  ");
    await expect.element(page.getByRole("button", { name: "Accept", exact: true })).toBeDisabled();
    await page.getByRole("button", { name: "Take back" }).click();
    await expect.element(list.getByText("Accepted: A plant room")).not.toBeInTheDocument();
    expect(state().input).not.toHaveProperty("accepted");
  });
});

describe("the step of a result", () => {
  const links = (): NodeListOf<HTMLElement> => document.querySelectorAll("[data-step-link]");

  test("is opened, scrolled to and focused from a row of a table", async () => {
    await mount(heatLoad);
    await page.getByRole("button", { name: "Show the step of Walls" }).click();
    await expect.poll(() => document.activeElement?.getAttribute("data-step-result")).toBe("wallLoad");
    await expect.element(page.getByRole("button", { name: "How this was calculated" })).toHaveAttribute("aria-expanded", "true");
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    expect(top).toBeLessThan(innerHeight);
    expect(bottom).toBeGreaterThan(0);
  });

  test.each([
    ["heat load", heatLoad],
    ["duct", ductSizer],
    ["pipe", pipeSizer],
  ] as const)("is found for every result of the %s page that leads to one", async (_, definition) => {
    await mount(definition);
    expect(links().length).toBeGreaterThan(5);
    for (const link of links()) {
      link.click();
      await expect.poll(() => document.activeElement?.hasAttribute("data-step-result"), { message: link.ariaLabel! }).toBe(true);
      (document.activeElement as HTMLElement).blur();
    }
  });

  test("is one tab stop of a table, whose other rows the arrow keys reach", async () => {
    await mount(heatLoad);
    const table = page.getByRole("table", { name: "Load components" });
    await expect.element(table).toBeVisible();
    const inTable = [...table.element().querySelectorAll<HTMLElement>("[data-step-link]")];
    expect(inTable.length).toBeGreaterThan(8);
    expect(inTable.filter(({ tabIndex }) => tabIndex === 0)).toEqual([inTable[0]]);
    inTable[0]!.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(inTable[1]);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(inTable[0]);
    await expectAccessible();
  });
});

describe("the name of a file", () => {
  const title = (): ReturnType<typeof page.getByRole> => page.getByRole("heading", { level: 1 });

  test("is the title; a click makes it a field, Enter stores it, and the focus returns", async () => {
    const rename = vi.fn<Rename>().mockResolvedValue({ ok: true });
    await mount(heatLoad, { fileName: "Office 204", fileTitle: <FileTitle name="Office 204" rename={rename} /> });
    await expect.element(title()).toHaveTextContent("Office 204");
    await page.getByRole("button", { name: "Office 204" }).click();
    const field = page.getByRole("textbox", { name: "File name" });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("Office 205{Enter}");
    expect(rename).toHaveBeenCalledExactlyOnceWith("Office 205");
    await expect.element(page.getByRole("button", { name: "Office 204" })).toHaveFocus();
  });

  test("is unchanged after Escape, and a rejected name stays in the field with the reason", async () => {
    const rename = vi.fn<Rename>().mockResolvedValue({ ok: false, message: "There is a file of this name." });
    await mount(heatLoad, { fileName: "Office 204", fileTitle: <FileTitle name="Office 204" rename={rename} /> });
    await page.getByRole("button", { name: "Office 204" }).click();
    await userEvent.keyboard("Office 205{Escape}");
    expect(rename).not.toHaveBeenCalled();
    await page.getByRole("button", { name: "Office 204" }).click();
    await userEvent.keyboard("Office 206{Enter}");
    await expect.element(page.getByRole("alert").filter({ hasText: "There is a file of this name." })).toBeVisible();
    const field = page.getByRole("textbox", { name: "File name" });
    await expect.element(field).toHaveValue("Office 206");
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("A name is required.")).toBeVisible();
  });
});

test("a long list renders a hundred results at first, all on request, and all on paper", async () => {
  const rooms = Array.from({ length: 250 }, (_, index) => ({ id: `r${index}`, name: `Room ${index + 1}`, area: 10, height: 3 }));
  await mount(wideCalculator, { input: openInput(wideCalculator, { unitSystem: "Metric", rooms }).input });
  const rows = (): number => document.querySelectorAll("table tbody tr").length;
  expect(rows()).toBe(100);
  window.dispatchEvent(new Event("beforeprint"));
  expect(rows()).toBe(250);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(rows).toBe(100);
  await page.getByRole("button", { name: "Show all 250 rows" }).click();
  expect(rows()).toBe(250);
  expect(document.querySelector("table tbody tr:last-child th")?.textContent).toContain("Room 250");
  await page.getByRole("button", { name: "Show the first 100 rows" }).click();
  expect(rows()).toBe(100);
});

describe("printing", () => {
  afterEach(() => vi.restoreAllMocks());

  test("prints once the steps are on the page, with assumed values marked, and restores the page", async () => {
    let steps = 0;
    let assumed = 0;
    const print = vi.spyOn(window, "print").mockImplementation(() => {
      steps = document.querySelectorAll("[data-step]").length;
      assumed = [...document.querySelectorAll("em")].filter((each) => each.textContent.includes("assumed")).length;
    });
    localStorage.setItem("plenum.printLevel", "full");
    await mount(heatLoad);
    await page.getByRole("button", { name: "Print" }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(steps).toBeGreaterThan(20);
    expect(assumed).toBeGreaterThan(5);
    await expect.poll(() => document.querySelectorAll("[data-step]").length).toBe(0);
  });
});
