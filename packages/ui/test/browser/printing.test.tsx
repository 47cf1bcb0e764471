import { levelTexts, partsOfLevel, type ReportLevel } from "@org/documents/content";
import { boq } from "@org/hvac-core/calculators/boq";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { openInput, type AnyCalculator } from "@org/form/state";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { mount } from "./mount.tsx";

const emulate = (media: "print" | "screen") => cdp().send("Emulation.setEmulatedMedia", { media });

afterEach(async () => {
  await emulate("screen");
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(calculator: AnyCalculator, example = calculator.examples[0]!.id): Promise<void> {
  const figure = (): ReactNode => (
    <figure>
      <svg width={90} height={60} role="img" aria-label="Drawn" />
    </figure>
  );
  await mount(calculator, {
    input: openInput(calculator, calculator.examples.find(({ id }) => id === example)!.input.Metric).input,
    figure,
  });
}

/** Prints by the dialog. @returns whether steps were on the page then */
async function printAt(level: ReportLevel): Promise<boolean> {
  let hasSteps: boolean | undefined;
  vi.spyOn(window, "print").mockImplementation(() => (hasSteps = document.querySelector("[data-step]") !== null));
  await userEvent.click(page.getByRole("button", { name: "More actions" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Print…" }));
  const dialog = page.getByRole("dialog", { name: "Print" });
  await userEvent.selectOptions(dialog.getByLabelText(levelTexts.label), levelTexts.names[level]);
  await userEvent.click(dialog.getByRole("button", { name: "Print" }));
  await expect.poll(() => hasSteps).toBeDefined();
  return hasSteps!;
}

/** The page on paper, printed by the browser's own menu. */
async function onPaper<T>(read: () => T): Promise<T> {
  await emulate("print");
  dispatchEvent(new Event("beforeprint"));
  try {
    return read();
  } finally {
    dispatchEvent(new Event("afterprint"));
    await emulate("screen");
  }
}

const isVisible = (selector: string): boolean => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
const headings = (): readonly string[] =>
  [...document.querySelectorAll("main h2")].filter((each) => each.checkVisibility()).map((each) => each.textContent);

test("the browser's own printing has the parts of the level that was last selected, as the report has them", async () => {
  await open(ductSizer, "supply-system");
  expect(await onPaper(() => isVisible("[data-step]"))).toBe(false);
  for (const level of ["inputs", "results", "summary", "full", "schedules"] as const) {
    const parts = partsOfLevel(level);
    expect(await printAt(level), level).toBe(parts.steps);
    const shown = await onPaper(() => ({
      summary: isVisible("main [data-result]"),
      figure: isVisible("main figure svg"),
      inputs: headings().includes("Inputs"),
      schedule: headings().includes("Duct schedule"),
      steps: isVisible("[data-step]"),
    }));
    expect(shown, level).toEqual({
      summary: parts.summary,
      figure: parts.internal && parts.results,
      inputs: parts.inputs,
      schedule: parts.schedules && !parts.results,
      steps: parts.steps,
    });
  }
});

test("a bill for others to price has its quantities and no money, and neither bill has figures or notes", async () => {
  await open(boq);
  const texts: Record<string, string> = {};
  for (const level of ["priced", "unpriced"] as const) {
    expect(await printAt(level)).toBe(false);
    texts[level] = await onPaper(() => document.querySelector("main")!.innerText);
    expect(await onPaper(() => isVisible("main figure, #notes"))).toBe(false);
  }
  const [money = ""] = /\d[\d\u202f]*\.\d\d\b/.exec(texts["priced"]!) ?? [];
  expect(money).not.toBe("");
  expect(texts["unpriced"]).not.toContain(money);
  expect(texts["unpriced"]).toContain("Quantity");
});

test.each([
  ["is still loading", () => new Promise<never>(() => {})],
  ["could not be loaded", () => Promise.reject(new Error("offline"))],
] as const)("a bill without prices has no money on paper while its code %s", async (_, explanation) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const contents = "main :is(form, [data-result], section, table, a)";
  const calculator = { ...boq, explanation };
  localStorage.setItem("plenum.printLevel", "unpriced");
  await open(calculator);
  await userEvent.keyboard("{Shift}");
  expect(await onPaper(() => isVisible(contents))).toBe(false);
  expect(await onPaper(() => document.querySelector("main")!.innerText)).toContain("was not loaded");
  localStorage.setItem("plenum.printLevel", "priced");
  expect(await onPaper(() => isVisible(contents))).toBe(true);
});

test("the selected level is printed where the browser does not store it", async () => {
  await open(boq);
  localStorage.setItem("plenum.printLevel", "priced");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await printAt("unpriced");
  expect(localStorage.getItem("plenum.printLevel")).toBe("priced");
  expect(await onPaper(() => isVisible("main [data-result]"))).toBe(false);
  vi.restoreAllMocks();
  await printAt("priced");
  expect(await onPaper(() => isVisible("main [data-result]"))).toBe(true);
});

test("every level with warnings prints once that a linked number is out of date; a schedule for others does not", async () => {
  const { sections = [], ...system } = ductSizer.examples.find(({ id }) => id === "supply-system")!.input.Metric;
  const link = { collection: "pipeCalculations", fileId: "riser", result: "length" };
  const { input } = openInput(ductSizer, {
    ...system,
    sections: sections.map((section, index) => (index === 0 ? { ...section, ductLength: { value: 12, unit: "m", link } } : section)),
  });
  const remark = "Out of date: the result is now 15 m.";
  const links = { nameOf: () => "Length of “Riser”", remarkOn: () => remark, renderNote: () => undefined, choose: () => undefined };
  await mount(ductSizer, { input, links });
  for (const level of ["summary", "results", "inputs", "full", "schedules"] as const) {
    await printAt(level);
    const printed = await onPaper(() => document.querySelector("main")!.innerText);
    expect(printed.split(remark).length - 1, level).toBe(partsOfLevel(level).internal ? 1 : 0);
  }
});
