import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import fc from "fast-check";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openInput, type Row } from "@org/form/state";
import { Schematic, useRowSelection, useSelectedRow } from "../../src/figures/index.ts";
import type { FigureContext } from "../../src/surface/index.ts";
import { isAll } from "./extent.ts";
import { mount, type Mounted } from "./mount.tsx";

/** Sections that begin at the fan, so that their order is that of the table. */
const sections = Array.from({ length: 8 }, (_, index) => ({ id: `s${index + 1}`, name: `Duct ${index + 1}`, ductLength: 5, airflow: 50 }));
const { input } = openInput(ductSizer, { unitSystem: "Metric", scope: "system", sections });

const commands = ["Add after", "Edit", "Rename", "Remove"] as const;
let added = 0;

/** A drawing whose commands are about the selected section, as those of the schematics. They edit the rows that the drawing has. */
function Drawing({ state, goTo }: FigureContext): ReactNode {
  const { chosen, choose } = useSelectedRow("sections", useRowSelection());
  const rows = state.input["sections"] as readonly Row[];
  const place = rows.findIndex(({ id }) => id === chosen);
  const set = (next: readonly Row[]) => state.change({ type: "rows", path: "sections", rows: next });
  const run = {
    "Add after": () => {
      added += 1;
      const id = `n${added}`;
      set(rows.toSpliced(place + 1, 0, { ...rows[place]!, id, name: `New ${id}`, ductLength: undefined }));
      choose(id);
      goTo(joinPath("sections", id, "ductLength"));
    },
    Edit: () => goTo(joinPath("sections", chosen!, "ductLength")),
    Rename: () => set(rows.map((row) => (row.id === chosen ? { ...row, name: `${String(row["name"])}+` } : row))),
    Remove: () => set(rows.filter(({ id }) => id !== chosen)),
  };
  return (
    <>
      {commands.map((name) => (
        <button key={name} type="button" disabled={place === -1} onClick={run[name]}>
          {name}
        </button>
      ))}
      <Schematic
        label="Tree"
        text={String}
        parts={rows.map(({ id }) => ({
          id,
          row: joinPath("sections", id),
          parent: undefined,
          weight: 1,
          name: id,
          value: 1,
          description: `Part ${id}`,
          isCritical: false,
        }))}
      />
    </>
  );
}

let mounted: Mounted;
async function open(): Promise<void> {
  localStorage.clear();
  mounted = await mount(ductSizer, { input, figure: Drawing });
}
beforeEach(() => page.viewport(1400, 900));

/** What an event changes is drawn at the end of its task: the next event may come right then. */
const endOfTask = (): Promise<void> => new Promise((resolve) => queueMicrotask(resolve));
const act = async (target: Element | null, event: Event): Promise<void> => {
  target!.dispatchEvent(event);
  await endOfTask();
};
const click = (target: Element | null) => act(target, new MouseEvent("click", { bubbles: true, cancelable: true }));
const button = (name: string): Element | null => [...document.querySelectorAll("button")].find((each) => each.textContent === name) ?? null;
const activeCell = (): HTMLElement => document.querySelector('[data-main] [data-grid] [tabindex="0"]')!;
const press = (key: string) => act(activeCell(), new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const mark = (id: string) => click(document.querySelector(`[aria-label="Part ${id}"] rect`));

interface Section {
  readonly id: string;
  readonly name: string;
  readonly length: unknown;
}

const present = (): readonly Section[] =>
  (mounted.state().complete["sections"] as readonly Row[]).map((row) => ({
    id: row.id,
    name: String(row["name"]),
    length: (row["ductLength"] as { value?: unknown } | null)?.value,
  }));

/** Index of the row that has the active cell of the table; `undefined` in the lines above and below the rows. */
function selected(): number | undefined {
  const line = Number(activeCell().closest("[data-row]")?.getAttribute("data-row"));
  return line >= 0 && line < present().length ? line : undefined;
}

type Step = (typeof commands)[number] | "down" | "up" | { readonly mark: number };

const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.constantFrom(...commands, "down", "up"),
  fc.nat().map((index) => ({ mark: index })),
);

/** Does the next step at once, and says what rows there are then: it is about the row that is selected in the table when it begins. */
async function take(next: Step, rows: readonly Section[]): Promise<readonly Section[]> {
  if (typeof next === "object") {
    const { id } = rows[next.mark % rows.length]!;
    await mark(id);
    expect(rows[selected()!]!.id).toBe(id);
    return rows;
  }
  const line = selected();
  if (line === undefined || (rows.length === 1 && next === "Remove")) return take({ mark: 0 }, rows);
  const row = rows[line]!;
  switch (next) {
    case "down":
      await press("ArrowDown");
      return rows;
    case "up":
      await press("ArrowUp");
      expect(selected()).toBe(line === 0 ? undefined : line - 1);
      return rows;
    case "Edit":
      await click(button(next));
      await userEvent.keyboard(`${line + 2}{Tab}`);
      return rows.with(line, { ...row, length: line + 2 });
    case "Rename":
      await click(button(next));
      return rows.with(line, { ...row, name: `${row.name}+` });
    case "Remove":
      await click(button(next));
      return rows.toSpliced(line, 1);
    case "Add after":
      await click(button(next));
      expect(selected()).toBe(line + 1);
      // The length of the new row is typed next.
      await userEvent.keyboard("7{Tab}");
      return rows.toSpliced(line + 1, 0, { id: `n${added}`, name: `New n${added}`, length: 7 });
  }
}

test("whatever is pressed, in the table or in a figure, is about the row that was selected last, and nothing entered is lost", async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await page.getByRole("tab", { name: "Figures" }).click();
        await expect.element(page.getByRole("button", { name: "Remove" })).toBeDisabled();
        let rows = await take({ mark: 0 }, present());
        for (const next of steps) {
          rows = await take(next, rows);
          expect(present()).toEqual(rows);
        }
      })
      .beforeEach(open)
      .afterEach(() => mounted.unmount()),
    { numRuns: isAll ? 30 : 5 },
  );
});

test("the inspector goes on from the row that was selected last", async () => {
  await open();
  const next = () => click(document.querySelector('[aria-label="Next section"]'));
  await expect.element(page.getByRole("button", { name: "Next section" })).toBeEnabled();
  await press("ArrowDown");
  await next();
  expect(selected()).toBe(2);
  await press("ArrowUp");
  await press("ArrowUp");
  await next();
  expect(selected()).toBe(1);
});
