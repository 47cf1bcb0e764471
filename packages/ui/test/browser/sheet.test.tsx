import { catalogue, type Calculator } from "@org/hvac-core";
import { useState, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { renderSheet } from "../../src/surface/sheet/CalculationSheet.tsx";
import type { StepGoal } from "../../src/surface/sheet/useSheet.ts";
import type { AnySuccess } from "@org/form/state";
import { isAll } from "./extent.ts";
import { mount } from "./mount.tsx";

const calculators = catalogue.map((calculator) => [calculator.id, calculator as unknown as Calculator] as const);
const byId = (id: string): Calculator => calculators.find(([each]) => each === id)![1];

function success(calculator: Calculator, input: Parameters<Calculator["calculate"]>[0]): AnySuccess {
  const outcome = calculator.calculate(input);
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return outcome;
}

/** Elements that extend beyond the right edge of the page. */
function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const edge = document.querySelector("[data-sheet]")!.getBoundingClientRect().right + 0.5;
  const beyond = [...document.querySelectorAll("[data-sheet] *")].filter((element) => element.getBoundingClientRect().right > edge);
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ...beyond.map((element) => `${element.closest("[data-step]")?.getAttribute("data-step")}: ${element.tagName} ${element.textContent}`),
  ];
}

/** Makes the browser lay out parts outside the view too. */
function layOutAll(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-sheet] section")) section.style.contentVisibility = "visible";
}

/** Opens all folds of a sheet. */
async function openAll(): Promise<void> {
  for (let folded = -1; folded !== 0;) {
    const closed = [...document.querySelectorAll<HTMLElement>("[data-sheet] details:not([open]) > summary")];
    folded = closed.length;
    for (const summary of closed) summary.click();
    await expect.poll(() => closed.every((summary) => (summary.parentElement as HTMLDetailsElement).open)).toBe(true);
  }
}

/** The sheet with the most kinds of steps apart from the longest one. `pnpm test:all` has every calculator. */
const usual = ["duct-sizer"];

describe.each(calculators.filter(([id]) => isAll || usual.includes(id)))("the sheet of %s", (_id, calculator) => {
  test("stays within every page, with everything open and in both systems", async () => {
    const explanation = await calculator.explanation();
    const inputs = [calculator.start("Imperial"), calculator.start("Metric"), ...explanation.cases.slice(0, 1).map(({ input }) => input)];
    for (const input of inputs) {
      await page.viewport(1280, 900);
      const { unmount } = await render(
        <main style={{ padding: 16 }}>{renderSheet({ explanation, outcome: success(calculator, input), opensRows: false })}</main>,
      );
      await openAll();
      await document.fonts.ready;
      layOutAll();
      // A desk, a tablet, 1280 px at a zoom of 200 %, and a phone.
      for (const width of [1280, 900, 640, 390]) {
        await page.viewport(width, 900);
        await expect.poll(overflowing, { message: `at ${width} px` }).toEqual([]);
      }
      await unmount();
    }
  });

  test("printed on A4 and letter stays within the paper, with the formula of every function once", async () => {
    const explanation = await calculator.explanation();
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const outcome = success(calculator, calculator.start(unitSystem));
      const { unmount } = await render(<main>{renderSheet({ explanation, outcome, opensRows: true })}</main>);
      await document.fonts.ready;
      layOutAll();
      for (const [paper, width] of [
        ["A4", 640],
        ["letter", 665],
      ] as const) {
        await page.viewport(width, 900);
        await expect.poll(overflowing, { message: paper }).toEqual([]);
      }
      const appendix = page.getByRole("heading", { name: "Functions" }).elements()[0]?.parentElement;
      const named = [...(appendix?.querySelectorAll("[data-function]") ?? [])].map((each) => each.getAttribute("data-function"));
      expect(new Set(named).size).toBe(named.length);
      const called = [...document.querySelectorAll("[data-calls]")].map((each) => each.getAttribute("data-calls"));
      expect(new Set(named)).toEqual(new Set(called));
      await unmount();
    }
  });
});

describe("on the sheet of the heat load", () => {
  const heatLoad = byId("heat-load");
  test("a step has formula, numbers in the reader's units and value on one line if they fit", async () => {
    const explanation = await heatLoad.explanation();
    await render(<main>{renderSheet({ explanation, outcome: success(heatLoad, heatLoad.start("Imperial")), opensRows: false })}</main>);
    const step = document.querySelector('[data-step="m_v"]')!;
    expect(step.textContent).toMatch(/lb\/ft³.*cfm.*lb\/h/);
    expect(step.textContent).toContain("60 converts from lb/ft³ and cfm to lb/h.");
    const tops = [...step.querySelectorAll("[data-link]")].map((link) => {
      const { top, height } = link.getBoundingClientRect();
      return top + height / 2;
    });
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
  });

  test("the formula of a function is one click away, and set as mathematics", async () => {
    const explanation = await heatLoad.explanation();
    await render(<main>{renderSheet({ explanation, outcome: success(heatLoad, heatLoad.start("Metric")), opensRows: false })}</main>);
    const step = document.querySelector('[data-step="p"]')!;
    await userEvent.click(step.querySelector("summary")!);
    await expect.poll(() => step.querySelector('[data-function="pressureAtAltitude"]')).not.toBeNull();
    const definition = step.querySelector('[data-function="pressureAtAltitude"]')!;
    await expect.element(definition as HTMLElement).toBeVisible();
    expect(definition.querySelectorAll("math msup").length).toBeGreaterThan(0);
    expect(definition.textContent).toContain("101");
  });

  test("a link from a result to its step opens the step, also in a row, once", async () => {
    const explanation = await heatLoad.explanation();
    const outcome = success(heatLoad, heatLoad.start("Imperial"));
    function Page(): ReactNode {
      const [goal, setGoal] = useState<StepGoal>();
      return (
        <main>
          <button onClick={() => setGoal({ result: "totalLoad" })}>Total</button>
          <button onClick={() => setGoal({ result: rowResult })}>Row</button>
          {renderSheet({ explanation, outcome, opensRows: false, goal })}
        </main>
      );
    }
    const block = explanation.sheet(outcome).find((entry) => entry.kind === "rows")!;
    const [row] = block.kind === "rows" ? block.rows : [];
    const rowResult = row!.entries().flatMap((entry) => ("result" in entry && entry.result ? [entry.result] : []))[0]!;
    await render(<Page />);
    await userEvent.click(page.getByRole("button", { name: "Total" }));
    await expect.poll(() => document.activeElement?.getAttribute("data-step-result")).toBe("totalLoad");
    await userEvent.click(page.getByRole("button", { name: "Row" }));
    await expect.poll(() => document.activeElement?.getAttribute("data-step-result")).toBe(rowResult);
    const details = document.activeElement!.closest("details")!;
    await userEvent.click(details.querySelector(":scope > summary")!);
    await userEvent.click(details.querySelector(":scope > summary")!);
    await expect.poll(() => details.querySelector("[data-step]")).not.toBeNull();
    expect(document.activeElement?.tagName).toBe("SUMMARY");
  });

  test("the contents lead to each part", async () => {
    await mount(heatLoad, {});
    await userEvent.click(page.getByRole("button", { name: "How this was calculated" }));
    const contents = page.getByRole("navigation", { name: "Parts of the calculation" });
    await userEvent.click(contents.getByRole("button", { name: "Totals" }));
    await expect.poll(() => document.activeElement?.textContent).toBe("Totals");
  });

  test("a key renders only the lines that it changes", async () => {
    const { state } = await mount(heatLoad, {});
    await userEvent.click(page.getByRole("button", { name: "How this was calculated" }));
    await expect.poll(() => document.querySelector('[data-step="q_r"]')).not.toBeNull();
    document.querySelector("[data-sheet]")!.scrollIntoView();
    const changed = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(element?.closest("[data-step]")?.getAttribute("data-step") ?? "");
      }
    }).observe(document.querySelector("[data-sheet]")!, { subtree: true, childList: true, characterData: true });
    const before = document.querySelector('[data-step="q_r"]')!.textContent;
    state().change({ type: "value", path: "roofArea", value: { value: 55, unit: "m2" } });
    await expect.poll(() => document.querySelector('[data-step="q_r"]')!.textContent).not.toBe(before);
    expect(changed).toContain("q_r");
    for (const untouched of ["c_a", "W_o", "q_ps", "m_v", "q_w"]) expect(changed).not.toContain(untouched);
  });
});

describe("the sheet of a project with many rooms", () => {
  const rooms = (count: number): object[] =>
    Array.from({ length: count }, (_, index) => ({ id: `r${index}`, name: `Room ${index + 1}`, floorArea: 20, lighting: 100 }));
  const project = (count: number): AnySuccess =>
    success(byId("heat-load"), { unitSystem: "Metric", method: "hourly", rooms: rooms(count) } as never);
  const opened = (): number => document.querySelectorAll("[data-sheet] details[open]").length;

  test("lists the first rooms, and the others on request", async () => {
    const explanation = await byId("heat-load").explanation();
    await render(<main>{renderSheet({ explanation, outcome: project(230), opensRows: false })}</main>);
    await expect.element(page.getByText("Room 200", { exact: true })).toBeInTheDocument();
    expect(page.getByText("Room 201", { exact: true }).query()).toBeNull();
    await page.getByRole("button", { name: "Show all 230" }).first().click();
    await expect.element(page.getByText("Room 230", { exact: true })).toBeInTheDocument();
  });

  test("is printed completely if there are few rooms, else with the open ones", async () => {
    const explanation = await byId("heat-load").explanation();
    const few = await render(<main>{renderSheet({ explanation, outcome: project(3), opensRows: true })}</main>);
    await expect.poll(opened).toBeGreaterThanOrEqual(3);
    await few.unmount();
    const outcome = project(40);
    const many = await render(<main>{renderSheet({ explanation, outcome, opensRows: false })}</main>);
    await page.getByText("Room 7", { exact: true }).click();
    await expect.poll(opened).toBe(1);
    await many.rerender(<main>{renderSheet({ explanation, outcome, opensRows: true })}</main>);
    await expect.element(page.getByText("Of 40, the steps of those that are open on the screen are printed.").first()).toBeInTheDocument();
    expect(page.getByText("Room 8", { exact: true }).query()).toBeNull();
    expect(opened()).toBe(1);
  });

  test("prints the functions and sources of open rooms only", async () => {
    const explanation = await byId("heat-load").explanation();
    const glazing = { windows: [{ id: "g", width: 2, height: 2, type: "t" }] };
    const windowTypes = [{ id: "t", uValue: 1.4, shgc: 0.5 }];
    const all = rooms(40).map((room, index) => (index === 29 ? { ...room, ...glazing } : room));
    const outcome = success(byId("heat-load"), { unitSystem: "Metric", method: "hourly", windowTypes, rooms: all } as never);
    const names = (attribute: string): string[] =>
      [...new Set([...document.querySelectorAll(`[data-sheet] [${attribute}]`)].map((each) => each.getAttribute(attribute)!))].toSorted();
    const printed: { readonly functions: string[]; readonly sources: number }[] = [];
    for (const room of [undefined, "Room 1", "Room 30"]) {
      const { rerender, unmount } = await render(<main>{renderSheet({ explanation, outcome, opensRows: false })}</main>);
      if (room) {
        await page.getByText(room, { exact: true }).first().click();
        await expect.poll(opened).toBe(1);
      }
      await rerender(<main>{renderSheet({ explanation, outcome, opensRows: true })}</main>);
      await expect.element(page.getByText(/^Of 40, the steps of those/).first()).toBeInTheDocument();
      expect(names("data-function")).toEqual(names("data-calls"));
      const list = page.getByRole("heading", { name: "Sources" }).elements().at(-1)?.nextElementSibling;
      printed.push({ functions: names("data-function"), sources: list?.children.length ?? 0 });
      await unmount();
    }
    const [none, plain, glazed] = printed;
    expect(plain!.sources).toBeGreaterThan(none!.sources);
    expect(glazed!.sources).toBeGreaterThan(plain!.sources);
    expect(glazed!.functions.length).toBeGreaterThan(plain!.functions.length);
  });
});
