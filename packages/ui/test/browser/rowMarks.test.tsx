import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { joinPath, type Path } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openInput } from "@org/form/state";
import { BarRows, idIn, Schematic, useFollowed, useWithSelected, XYChart } from "../../src/figures/index.ts";
import type { FigureContext } from "../../src/surface/index.ts";
import { expectAccessibleInBoth, mount, type Mounted } from "./mount.tsx";

const rowOf = (id: string): Path => joinPath("sections", id);
/** A main with 60 branches: more than the table or a figure has room for. */
const ids = ["main", ...Array.from({ length: 60 }, (_, index) => `b${index + 1}`)];
const fittings = [{ id: "f", fitting: "coefficient", coefficient: 0.3 }];
const sections = ids.map((id) => ({
  id,
  name: `Duct ${id}`,
  ductLength: 5,
  ...(id === "main" ? {} : { parent: "main", airflow: 50, fittings }),
}));
const input = openInput(ductSizer, { unitSystem: "Metric", scope: "system", sections }).input;

/** The sections as a tree, as bars and as points, and the name of the one that the figure is about. */
function Figures({ state }: FigureContext): ReactNode {
  const rows = state.complete["sections"] as readonly { readonly id: string; readonly name: string; readonly parent: string | null }[];
  const [about, choose] = useFollowed(idIn("sections"));
  const few = useWithSelected(rows.slice(0, 3), rows, ({ id }) => rowOf(id));
  const y = { label: "Number", scale: "linear", domain: [0, rows.length] } as const;
  return (
    <>
      <p>About {about ?? "none"}</p>
      <p>Few: {few.map(({ id }) => id).join(" ")}</p>
      <button type="button" onClick={() => choose("b9")}>
        Choose b9
      </button>
      <Schematic
        label="Tree"
        text={String}
        parts={rows.map(({ id, name, parent }) => ({
          id,
          row: rowOf(id),
          parent: parent ?? undefined,
          weight: 1,
          name,
          value: 1,
          description: `Part ${id}`,
          isCritical: false,
        }))}
      />
      <BarRows
        label="Bars"
        rows={rows.map(({ id }) => ({ id, row: rowOf(id), label: `Bar ${id}`, pieces: [{ start: 0, length: 1 }], end: 1, value: "1" }))}
      />
      <XYChart
        label="Points"
        x={y}
        y={y}
        lines={[]}
        points={rows.map(({ id }, index) => ({ id, row: rowOf(id), x: index, y: index, look: "minor", description: `Point ${id}` }))}
      />
    </>
  );
}

let mounted: Mounted;
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1400, 900);
});

const panel = () => page.getByRole("complementary", { name: "Panel" });
const cell = (name: string) => page.getByRole("gridcell", { name });
async function open(): Promise<void> {
  mounted = await mount(ductSizer, { input, figure: Figures });
  await panel().getByRole("tab", { name: "Figures" }).click();
  await expect.element(page.getByText(/^About/)).toBeVisible();
}

const current = (): readonly string[] => [...document.querySelectorAll("[aria-current]")].map((mark) => mark.getAttribute("aria-label")!);
/** The marks of a section: its part, its bar and its point. */
const marksOf = (id: string): readonly string[] => [`Part ${id}`, `Bar ${id}: 1`, `Point ${id}`];
/** Selected cells of the first column. */
const selectedNames = (): readonly string[] =>
  [...document.querySelectorAll('[data-main] [role="gridcell"][aria-selected="true"]')].map((each) => each.textContent ?? "");

const isWithin = (inner: Element, outer: Element): boolean => {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
};
const labelled = (name: string): Element => document.querySelector(`[aria-label="${name}"]`)!;
const scroller = (): Element => labelled("Tree").parentElement!;
const panelBody = (): Element => document.querySelector('[role="tabpanel"]')!;

test("the rows that are selected in the table are marked in every figure, and no others", async () => {
  await open();
  await cell("Name, Duct b3, Duct b3").click();
  await expect.poll(current).toEqual(marksOf("b3"));
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.poll(() => new Set(current())).toEqual(new Set([...marksOf("b3"), ...marksOf("b4")]));
  expect(labelled("Bar b3: 1").querySelectorAll("rect").length).toBeGreaterThan(labelled("Bar b5: 1").querySelectorAll("rect").length);
  await expectAccessibleInBoth();
});

test("a figure is about the row of a clicked mark before the next click", async () => {
  await open();
  for (const id of ["b40", "b2", "b41"]) {
    labelled(`Part ${id}`)
      .querySelector("rect")!
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    // What a click changes is drawn at the end of its task.
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    expect(current()).toEqual(marksOf(id));
    expect(page.getByText(`About ${id}`, { exact: true }).elements()).toHaveLength(1);
  }
});

test("a click on a mark or Enter selects its row and brings it into view; the focus stays in the figure", async () => {
  await open();
  const grid = document.querySelector("[data-main] [data-grid]")!;
  await userEvent.click(labelled("Part b40").querySelector("rect")!);
  await expect.poll(current).toEqual(marksOf("b40"));
  await expect.poll(selectedNames).toContain("Duct b40");
  expect(isWithin(cell("Name, Duct b40, Duct b40").element(), grid)).toBe(true);
  for (const name of ["Bar b2: 1", "Point b58"]) {
    (labelled(name) as SVGElement).focus();
    await userEvent.keyboard("{Enter}");
    const id = name.split(/[ :]/)[1]!;
    await expect.poll(current).toEqual(marksOf(id));
    expect(document.activeElement).toBe(labelled(name));
    expect(isWithin(cell(`Name, Duct ${id}, Duct ${id}`).element(), grid)).toBe(true);
  }
});

test("a figure larger than its room scrolls to the selected row, as far as it is in view itself", async () => {
  await open();
  await cell("Name, Duct b3, Duct b3").click();
  // The last lines are the total and the line that adds a row.
  await userEvent.keyboard("{Control>}{End}{/Control}{ArrowUp}{ArrowUp}");
  await expect.poll(() => current()[0]).toMatch(/^Part b(?:5[89]|60)$/);
  const last = Number(/\d+/.exec(current()[0]!)![0]);
  await expect.poll(() => isWithin(labelled(`Part b${last}`).querySelector("rect")!, scroller())).toBe(true);
  // The bars are read: they follow, and the tree stays where it is.
  labelled("Bar main: 1").scrollIntoView();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(current).toEqual(marksOf(`b${last - 1}`));
  await expect.poll(() => isWithin(labelled(`Bar b${last - 1}: 1`), panelBody())).toBe(true);
  const { scrollTop } = panelBody();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(current).toEqual(marksOf(`b${last - 2}`));
  expect(Math.abs(panelBody().scrollTop - scrollTop)).toBeLessThan(60);
});

test("rows of a flat table mark the rows that they belong to, and a mark leads back to their table", async () => {
  await open();
  await page.getByRole("tab", { name: /^All fittings/ }).click();
  await page.getByRole("gridcell", { name: /^Section, .*, Duct b2$/ }).click();
  await expect.poll(current).toEqual(marksOf("b2"));
  (labelled("Bar b7: 1") as SVGElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("tab", { name: /^Sections/ })).toHaveAttribute("aria-selected", "true");
  await expect.poll(current).toEqual(marksOf("b7"));
});

test("a figure is about the row selected last, or about what was chosen in it since", async () => {
  await open();
  await cell("Name, Duct b3, Duct b3").click();
  await expect.element(page.getByText("About b3")).toBeVisible();
  await page.getByRole("button", { name: "Choose b9" }).click();
  await expect.element(page.getByText("About b9")).toBeVisible();
  await cell("Name, Duct b4, Duct b4").click();
  await expect.element(page.getByText("About b4")).toBeVisible();
});

test("a figure without room for all rows draws the selected one too", async () => {
  await open();
  await cell("Name, Duct b1, Duct b1").click();
  await expect.poll(current).toEqual(marksOf("b1"));
  await expect.element(page.getByText("Few: main b1 b2", { exact: true })).toBeVisible();
  await cell("Name, Duct b4, Duct b4").click();
  await expect.element(page.getByText("Few: main b1 b2 b4", { exact: true })).toBeVisible();
});

test("the panel is moved below the table and back, and stays there on this device", async () => {
  await open();
  const place = (): string | null => document.querySelector("[data-place]")!.getAttribute("data-place");
  await page.getByRole("button", { name: "Move the panel below the table" }).click();
  expect(place()).toBe("below");
  await mounted.unmount();
  await open();
  expect(place()).toBe("below");
  await cell("Name, Duct b3, Duct b3").click();
  await expect.poll(current).toEqual(marksOf("b3"));
  await page.getByRole("button", { name: "Move the panel next to the table" }).click();
  expect(place()).toBe("beside");
});

test("without a table no bar is marked or pressed", async () => {
  await render(
    <BarRows label="Bars" rows={[{ id: "a", row: rowOf("a"), label: "Bar a", pieces: [{ start: 0, length: 1 }], end: 1, value: "1" }]} />,
  );
  expect(labelled("Bar a: 1").getAttribute("role")).toBe("graphics-symbol");
  expect(document.querySelector("[data-mark], [aria-current]")).toBeNull();
});
