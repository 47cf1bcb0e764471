import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { valueAt } from "@org/hvac-core/kernel";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { flatSource, rowsWithin } from "@org/form/rows";
import { openInput, type AnyCalculator, type CalculatorState, type FormInput, type Row } from "@org/form/state";
import { NotificationArea } from "../../src/elements/index.ts";
import { Inspector } from "../../src/grid/inspector/Inspector.tsx";
import { focusCell } from "../../src/grid/cellElements.ts";
import { ListTable } from "../../src/grid/ListTable.tsx";
import { useGrid } from "../../src/grid/useGrid.ts";
import { useCalculator } from "../../src/surface/index.ts";
import { expectAccessibleInBoth } from "./mount.tsx";

const input = openInput(heatLoad, {
  unitSystem: "Metric",
  method: "hourly",
  windowTypes: [{ id: "t", name: "Double glazing" }],
  rooms: [
    {
      id: "a",
      name: "Office",
      surfaces: [
        { id: "s1", name: "West", area: 12 },
        { id: "s2", name: "Roof", kind: "roof", area: 30 },
      ],
    },
    { id: "b", name: "Hall", surfaces: [{ id: "s1", name: "East", area: 8 }] },
  ],
}).input;

/** The state of the last rendering. */
let state: CalculatorState;
const keep = (drawn: CalculatorState): void => {
  state = drawn;
};
const none = {};

/** A flat table with the inspector of its selected rows. */
function Table({ names, opened }: { readonly names: readonly string[]; readonly opened: FormInput }): ReactNode {
  const [entry] = useState({ input: opened, unparsed: {} });
  const state = useCalculator(heatLoad, entry, () => undefined);
  keep(state);
  const { definition, complete, blankUnits, unparsed, errors, outcome, change } = state;
  const source = useMemo(
    () => flatSource({ definition, input: state.input, complete, blankUnits, unparsed, errors, outcome }, names, none)!,
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [state],
  );
  const grid = useGrid(source, change);
  const table = useRef<HTMLDivElement>(null);
  const selected = rowsWithin(grid, grid.range);
  return (
    <main>
      <NotificationArea />
      <div ref={table}>
        <ListTable
          grid={grid}
          remarks={none}
          renderFields={() => undefined}
          report={undefined}
          onReport={() => undefined}
          table={table}
          heading={<h2>{source.list.label}</h2>}
          isFitted
        />
      </div>
      <aside aria-label="Inspector">
        <Inspector
          state={state}
          source={source}
          selected={selected}
          remarks={none}
          preferredUnits={none}
          goTo={(row) => grid.dispatch({ type: "go", to: { line: row, column: 0 } })}
          leave={() => focusCell(table.current)}
        />
      </aside>
    </main>
  );
}

const surfaces = ["rooms", "surfaces"];
const open = async (names: readonly string[] = surfaces, opened = input): Promise<void> => {
  await render(<Table names={names} opened={opened} />);
  await page.getByRole("gridcell").first().click();
};
const inspector = () => page.getByRole("complementary", { name: "Inspector" });
const rowsOf = (path: string): readonly Row[] => valueAt(state.input, path) as readonly Row[];
const keys = (typed: string): Promise<void> => userEvent.keyboard(typed);
const focused = (): string => document.activeElement?.getAttribute("aria-label") ?? "";

async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await new Promise(requestAnimationFrame);
}

describe("a flat table", () => {
  test("shows the rows of all rooms, takes a schedule with the names of the rooms, and is one step of undo", async () => {
    await open();
    await expect.element(page.getByRole("gridcell", { name: "Room, East, Hall" })).toBeVisible();
    await keys("{Control>}{End}{/Control}{Home}{ArrowDown}");
    await keys("{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowDown}");
    await paste("Hall\tNorth\nOffice\tSouth\n\tFloor");
    expect(rowsOf("rooms.a.surfaces").map(({ name }) => name)).toEqual(["West", "Roof", "South", "Floor"]);
    expect(rowsOf("rooms.b.surfaces").map(({ name }) => name)).toEqual(["East", "North"]);
    state.change({ type: "undo" });
    await expect.poll(() => rowsOf("rooms.a.surfaces").length).toBe(2);
    expect(state.input).toEqual(input);
  });

  test("asks before a paste with an unknown room, and says which", async () => {
    await open();
    await keys("{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowDown}");
    await paste("Attic\tNorth\nHall\tSouth");
    await expect.poll(() => page.getByRole("dialog").element().textContent).toContain("No room is called “Attic”. The row is left out.");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Paste/ })
      .click();
    await expect.poll(() => rowsOf("rooms.b.surfaces").map(({ name }) => name)).toEqual(["East", "South"]);
  });
});

describe("the inspector", () => {
  test("names the selected row, edits its fields and goes to its neighbours", async () => {
    await open();
    await expect.element(inspector().getByRole("heading", { name: "West" })).toBeVisible();
    await expect.poll(() => inspector().element().textContent).toContain("Office · Surface 1 of 3");
    await inspector().getByRole("textbox", { name: /^Area/ }).fill("14");
    await expect.poll(() => rowsOf("rooms.a.surfaces")[0]!["area"]).toEqual({ value: 14, unit: "m2" });
    await inspector().getByRole("button", { name: "Next surface" }).click();
    await expect.element(inspector().getByRole("heading", { name: "Roof" })).toBeVisible();
  });

  test("F6 goes from the inspector to the table, and so does Escape", async () => {
    await open();
    for (const key of ["{F6}", "{Escape}"]) {
      await inspector().getByRole("textbox", { name: /^Area/ }).click();
      await keys(key);
      await expect.poll(focused).toContain("West");
    }
  });

  test("Escape closes a menu or help in the inspector, and stays there", async () => {
    await open();
    await userEvent.click(document.querySelector<HTMLElement>("[data-inspector] [popovertarget]")!);
    await expect.poll(() => document.querySelector("[data-inspector] [popover]:popover-open")).not.toBeNull();
    await keys("{Escape}");
    await expect.poll(() => document.querySelector("[data-inspector] [popover]:popover-open")).toBeNull();
    expect(document.activeElement?.closest("[data-inspector]")).not.toBeNull();
  });

  test("shows what several rows have in common, what differs as mixed, and writes an entry to all of them as one step", async () => {
    await open();
    await keys("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect.element(inspector().getByRole("heading", { name: "3 surfaces" })).toBeVisible();
    const area = inspector().getByRole("textbox", { name: /^Area/ });
    await expect.element(area).toHaveAttribute("placeholder", "mixed");
    await expect.element(area).toHaveValue("");
    await area.fill("21");
    const areas = () =>
      [...rowsOf("rooms.a.surfaces"), ...rowsOf("rooms.b.surfaces")].map((row) => (row["area"] as { value: number }).value);
    await expect.poll(areas).toEqual([21, 21, 21]);
    await inspector().getByRole("combobox", { name: /^Kind/ }).selectOptions("Floor over outdoor air");
    await expect.poll(() => rowsOf("rooms.b.surfaces")[0]!["kind"]).toBe("floor");
    state.change({ type: "undo" });
    await expect.poll(() => rowsOf("rooms.a.surfaces").map(({ kind }) => kind)).toEqual([undefined, "roof"]);
    state.change({ type: "undo" });
    await expect.poll(areas).toEqual([12, 30, 8]);
  });

  test("is free of accessibility faults in light and dark, with one row and with several", async () => {
    await open();
    await expectAccessibleInBoth();
    await page.getByRole("gridcell").first().click();
    await keys("{Shift>}{ArrowDown}{/Shift}");
    await expectAccessibleInBoth();
  });
});

interface RoomProps {
  readonly calculator: AnyCalculator;
  readonly opened: FormInput;
}

/** The inspector of the first room. */
function Room({ calculator, opened }: RoomProps): ReactNode {
  const [entry] = useState({ input: opened, unparsed: {} });
  const state = useCalculator(calculator, entry, () => undefined);
  keep(state);
  const { definition, complete } = state;
  const list = definition.fields["rooms"];
  if (list?.type !== "list") return undefined;
  const source = {
    state,
    path: "rooms",
    list,
    scope: { values: complete, fields: definition.fields },
    rows: valueAt(complete, "rooms") as readonly Row[],
    inputRows: rowsOf("rooms"),
    preferredUnits: none,
  };
  return (
    <main>
      <NotificationArea />
      <aside aria-label="Inspector">
        <Inspector
          {...{ state, source }}
          selected={[0]}
          remarks={none}
          preferredUnits={none}
          goTo={() => undefined}
          leave={() => undefined}
        />
      </aside>
    </main>
  );
}

describe("lists of the selected row", () => {
  test("are tables in place: a pasted block, a new row with the only window type, and no dialog", async () => {
    await render(<Room calculator={heatLoad} opened={input} />);
    const table = inspector().getByRole("grid", { name: "Surfaces" });
    await table.getByRole("gridcell").first().click();
    await keys("{ArrowDown}{ArrowDown}");
    await paste("South\nNorth");
    await expect.poll(() => rowsOf("rooms.a.surfaces").map(({ name }) => name)).toEqual(["West", "Roof", "South", "North"]);
    await inspector().getByRole("button", { name: "Add window" }).click();
    await expect.poll(() => rowsOf("rooms.a.windows")[0]!["type"]).toBe("t");
    await expect.poll(() => inspector().getByRole("grid", { name: "Windows" }).element().textContent).toContain("Double glazing");
    expect(document.querySelector("dialog")).toBeNull();
  });

  test("have the lists of their rows below them, with a way back by button and by Escape", async () => {
    const surfaces = [
      { id: "s", name: "West", windows: [{ id: "w" }, { id: "x" }] },
      { id: "n", name: "North" },
    ];
    const opened = openInput(energyAnalysis, { unitSystem: "Metric", rooms: [{ id: "a", name: "Office", surfaces }] }).input;
    await render(<Room calculator={energyAnalysis} opened={opened} />);
    const windows = inspector()
      .getByRole("grid", { name: "Surfaces" })
      .getByRole("gridcell", { name: /^Windows, West, / });
    await windows.click();
    await keys("{Enter}");
    const below = inspector().getByRole("region", { name: "West: Windows" });
    await expect.poll(() => below.element().contains(document.activeElement)).toBe(true);
    await below.getByRole("button", { name: "Add window" }).click();
    await expect.poll(() => rowsOf("rooms.a.surfaces.s.windows").length).toBe(3);
    expect(rowsOf("rooms.a.surfaces")).toHaveLength(2);
    await expectAccessibleInBoth();
    await below.getByRole("gridcell").first().click();
    await keys("{Escape}");
    await expect.element(windows).toHaveFocus();
    expect(below.query()).toBeNull();
    await keys("{Enter}");
    await below.getByRole("button", { name: "Back to surfaces" }).click();
    await expect.element(windows).toHaveFocus();
    expect(document.querySelector("dialog")).toBeNull();
  });
});
