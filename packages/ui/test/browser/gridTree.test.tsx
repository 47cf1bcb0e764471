import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openInput } from "@org/form/state";
import { TreeGuide } from "../../src/grid/TreeGuide.tsx";
import { treeCalculator } from "@org/form/test/treeCalculator";
import { copy, expectAnnounced, focused, keys, paste } from "./listTable.tsx";
import { expectAccessible, expectAccessibleInBoth, mount, type Mounted } from "./mount.tsx";

vi.mock("../../src/grid/TreeGuide.tsx", { spy: true });

const ducts = [
  { id: "main", name: "Main", length: { value: 10, unit: "m" } },
  { id: "east", name: "East", parent: "main", length: { value: 5, unit: "m" } },
  { id: "e1", name: "E1", parent: "east", length: { value: 2, unit: "m" } },
  { id: "west", name: "West", parent: "main", length: { value: 4, unit: "m" } },
];

async function openTree(rows: readonly object[] = ducts): Promise<Mounted> {
  const mounted = await mount(treeCalculator, { input: openInput(treeCalculator, { unitSystem: "Metric", ducts: rows }).input });
  await page.getByRole("button", { name: "Edit as table" }).click();
  await expect.element(page.getByRole("gridcell", { name: /^Name, / }).first()).toHaveFocus();
  return mounted;
}

interface Named {
  readonly id: string;
  readonly name?: string;
  readonly parent?: string;
}

/** The list as an outline: two spaces for each level. */
function outline(mounted: Mounted): readonly string[] {
  const rows = (mounted.state().input["ducts"] ?? []) as readonly Named[];
  const depthOf = (row: Named): number => {
    const parent = rows.find(({ id }) => id === row.parent);
    return parent ? depthOf(parent) + 1 : 0;
  };
  return rows.map((row) => "  ".repeat(depthOf(row)) + (row.name ?? ""));
}
const levels = (): (string | null)[] =>
  [...document.querySelectorAll('[role="row"][data-type="row"]')].map((line) => line.getAttribute("aria-level"));

describe("a tree in the table", () => {
  test("has levels for screen readers and lines for the eye, and passes axe in light and dark", async () => {
    await openTree();
    await expect.element(page.getByRole("treegrid", { name: "Ducts" })).toBeVisible();
    expect(levels()).toEqual(["1", "2", "3", "2"]);
    expect(document.querySelectorAll('[role="treegrid"] svg path').length).toBeGreaterThanOrEqual(3);
    await expectAccessibleInBoth();
  });

  test("Alt, Shift and arrows indent and outdent, Alt and arrows move among siblings; the selection follows, each is one step of undo", async () => {
    const mounted = await openTree();
    await keys("{ArrowDown}{ArrowDown}{ArrowDown}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}");
    expect(outline(mounted)).toEqual(["Main", "  East", "    E1", "    West"]);
    await expectAnnounced("West is row 4, under East.");
    await keys("{Alt>}{ArrowUp}{/Alt}");
    expect(outline(mounted)).toEqual(["Main", "  East", "    West", "    E1"]);
    expect(focused()).toBe("Name, West, West");
    await keys("{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}");
    expect(outline(mounted)).toEqual(["Main", "  East", "    E1", "West"]);
    expect(focused()).toBe("Name, West, West");
    await keys("{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}");
    await expectAnnounced("It is at the highest level.");
    await keys("{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}");
    expect(outline(mounted)).toEqual(["Main", "  East", "    E1", "  West"]);
  });

  test("a row is added under another by keys, and in the last line as a sibling of the last row", async () => {
    const mounted = await openTree();
    await keys("{ArrowDown}{Alt>}{Shift>}{Enter}{/Shift}{/Alt}E2{Enter}");
    expect(outline(mounted)).toEqual(["Main", "  East", "    E1", "    E2", "  West"]);
    await keys("{ArrowDown}South{Enter}");
    expect(outline(mounted).at(-1)).toBe("  South");
  });

  test("a row is inserted above or below another under the same parent, below behind all that is under it", async () => {
    const mounted = await openTree();
    await keys("{ArrowDown}{Alt>}{Enter}{/Alt}Below{Enter}");
    await expect.poll(() => outline(mounted)).toEqual(["Main", "  East", "    E1", "  Below", "  West"]);
    await page.getByRole("gridcell", { name: "Name, E1, E1" }).click();
    await keys("{Control>}{Shift>}+{/Shift}{/Control}Above{Enter}");
    await expect.poll(() => outline(mounted)).toEqual(["Main", "  East", "    Above", "    E1", "  Below", "  West"]);
  });

  test("removing and duplicating include the rows below, and removing is one step of undo", async () => {
    const mounted = await openTree();
    await keys("{ArrowDown}{Control>}{Shift>}d{/Shift}{/Control}");
    expect(outline(mounted)).toEqual(["Main", "  East", "    E1", "  East 2", "    E2", "  West"]);
    await expect.poll(focused).toBe("Name, East 2, East 2");
    await page.getByRole("button", { name: "Remove the selected rows" }).click();
    await expect.element(page.getByText("2 ducts removed.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => outline(mounted)).toHaveLength(6);
  });

  test("a row moves to the parent selected later in the list; a row cannot be its own parent", async () => {
    const mounted = await openTree();
    await page.getByRole("gridcell", { name: "Parent, E1, East" }).click();
    await keys("{F2}");
    await expect.element(page.getByRole("option", { name: "West" })).toBeVisible();
    expect(page.getByRole("option", { name: "E1" }).query()).toBeNull();
    await keys("West{Enter}");
    expect(outline(mounted)).toEqual(["Main", "  East", "  West", "    E1"]);
  });
});

test("an arrow key renders the lines that it leaves and reaches, and no others", async () => {
  await openTree([ducts[0]!, ...Array.from({ length: 12 }, (_, index) => ({ id: `d${index}`, name: `D${index}`, parent: "main" }))]);
  await keys("{ArrowDown}{ArrowDown}");
  vi.mocked(TreeGuide).mockClear();
  await keys("{ArrowDown}");
  expect(focused()).toBe("Name, D2, D2");
  // Each line twice if React renders twice to find mistakes.
  expect(new Set(vi.mocked(TreeGuide).mock.calls.map(([{ line }]) => line.place))).toEqual(new Set([2, 3]));
});

/** Two trees: branches of the supply come before the return. */
const two = [
  { id: "s", name: "Supply" },
  { id: "e", name: "East", parent: "s" },
  { id: "r", name: "Return" },
  { id: "r1", name: "R1", parent: "r" },
];

describe("typed text goes into its row", () => {
  test("after the row has moved below another: Tab, Enter and typing continue from its new position", async () => {
    const mounted = await openTree(two);
    await keys("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}New{Tab}");
    expect(outline(mounted)).toEqual(["Supply", "  East", "Return", "  R1", "  New"]);
    await keys("{F2}Supply{Tab}");
    expect(outline(mounted)).toEqual(["Supply", "  East", "  New", "Return", "  R1"]);
    expect(focused()).toMatch(/^Length, New, /);
    await keys("7{Enter}");
    const rows = mounted.state().input["ducts"] as readonly { readonly name: string; readonly length?: { readonly value: number } }[];
    expect(rows.map(({ name, length }) => `${name} ${length?.value ?? "–"}`)).toEqual(["Supply –", "East –", "New 7", "Return –", "R1 –"]);
    expect(focused()).toMatch(/^Name, Return, /);
  });

  test("if rows above it are added or removed while it is open; if the row itself is removed, the text is dropped", async () => {
    const mounted = await openTree(two);
    const rows = (): readonly Named[] => mounted.state().input["ducts"] as readonly Named[];
    const elsewhere = (next: readonly object[]): void =>
      void mounted.state().change({ type: "rows", path: "ducts", rows: next as readonly (Named & Record<string, unknown>)[] });
    await keys("{ArrowDown}{ArrowDown}{ArrowDown}West");
    elsewhere([...rows(), { id: "s1", name: "S1", parent: "s" }]);
    await expect.poll(() => outline(mounted)).toEqual(["Supply", "  East", "  S1", "Return", "  R1"]);
    expect((document.activeElement as HTMLInputElement).value).toBe("West");
    await keys("ern{Enter}");
    expect(outline(mounted)).toEqual(["Supply", "  East", "  S1", "Return", "  Western"]);
    await keys("{ArrowUp}Lost");
    elsewhere(rows().filter(({ id }) => id !== "r1"));
    await expect.poll(() => outline(mounted)).toEqual(["Supply", "  East", "  S1", "Return"]);
    await expect.poll(() => document.querySelector("[data-grid] input")).toBeNull();
    expect(focused()).toBe("Name, new duct, blank");
    await keys("More{Enter}");
    expect(outline(mounted)).toEqual(["Supply", "  East", "  S1", "Return", "  More"]);
  });

  test("in a list that was not in tree order: a new row is at the end of the tree, and has the focus", async () => {
    const mounted = await openTree([
      { id: "m", name: "Main" },
      { id: "a", name: "A", parent: "m" },
      { id: "b", name: "B", parent: "m" },
      { id: "c", name: "C", parent: "a" },
    ]);
    await page.getByRole("button", { name: "Add duct" }).last().click();
    expect(outline(mounted)).toEqual(["Main", "  A", "    C", "  B", "  "]);
    expect(document.querySelector('[data-active="true"]')!.closest("[data-row]")!.getAttribute("data-row")).toBe("4");
    // Selecting a parent in a card keeps the tree order too.
    mounted.state().change({ type: "value", path: "ducts.c.parent", value: "b" });
    await expect.poll(() => outline(mounted)).toEqual(["Main", "  A", "  B", "    C", "  "]);
  });
});

test("grouped rows keep their place in the tree", async () => {
  const mounted = await openTree();
  await page.getByRole("button", { name: "Columns and groups" }).click();
  await page.getByRole("menuitemradio", { name: "Parent" }).last().click();
  await keys("{Escape}");
  await page.getByRole("gridcell", { name: "Name, West, West" }).click();
  const before = mounted.state();
  await keys("{Alt>}{Shift>}{ArrowRight}{ArrowLeft}{Enter}{/Shift}{ArrowUp}{/Alt}");
  await expectAnnounced("Grouped or filtered rows stay where they are in the tree.");
  expect(mounted.state()).toBe(before);
  await page.getByRole("button", { name: "Columns and groups" }).click();
  await page.getByRole("menuitemradio", { name: "Nothing" }).click();
});

describe("pasting into a tree", () => {
  test("sets parents from indents by spaces or tabs, or from chapter numbers", async () => {
    const mounted = await openTree([]);
    await paste("Main\t\t10\n  East\t\t5\n    E1\t\t2\n  West\t\t4");
    expect(outline(mounted)).toEqual(["Main", "  East", "    E1", "  West"]);
    await keys("{Control>}z{/Control}");
    expect(outline(mounted)).toEqual([]);
    await paste("Main\n\tEast\n\t\tE1\n\tWest");
    expect(outline(mounted)).toEqual(["Main", "  East", "    E1", "  West"]);
    await keys("{Control>}z{/Control}");
    await paste("1\n1.1\n1.1.1\n1.2");
    expect(outline(mounted)).toEqual(["1", "  1.1", "    1.1.1", "  1.2"]);
  });

  test("finds parents by name, also among the pasted rows, and rejects a loop", async () => {
    const mounted = await openTree([]);
    await paste("Main\t\t10\nEast\tMain\t5\nE1\tEast\t2\nWest\tmain\t4");
    expect(outline(mounted)).toEqual(["Main", "  East", "    E1", "  West"]);
    await page.getByRole("gridcell", { name: "Parent, Main, blank" }).click();
    await paste("E1");
    await expect.element(page.getByRole("dialog").getByRole("cell", { name: /cannot be under itself/ })).toBeVisible();
  });

  test("a copied tree is pasted as the same tree", async () => {
    const mounted = await openTree();
    await keys("{Control>}a{/Control}");
    const text = copy().getData("text/plain");
    expect(text.split("\r\n").slice(0, 3)).toEqual(["Main\t\t10\t10.00", "  East\tMain\t5\t15.00", "    E1\tEast\t2\t17.00"]);
    const before = mounted.state().input["ducts"];
    await keys("{Control>}{Home}{/Control}");
    await paste(text.replaceAll(/\t[\d.]+(?=\r\n)/g, ""));
    expect(mounted.state().input["ducts"]).toEqual(before);
  });
});

test("a warning about many rows is one line, which opens by keyboard to a link for each row", async () => {
  const long = Array.from({ length: 25 }, (_, index) => ({ id: `d${index}`, name: `Duct ${index}`, length: { value: 950, unit: "m" } }));
  await mount(treeCalculator, { input: openInput(treeCalculator, { unitSystem: "Metric", ducts: long }).input });
  const list = page.getByRole("region", { name: "Limits and cautions" });
  await expect.poll(() => list.getByRole("listitem").elements().length).toBe(1);
  await expect.element(list.getByText(/^Caution\. 25 ducts\. /)).toBeVisible();
  list.getByRole("button", { name: "and 24 more" }).element().focus();
  await keys("{Enter}");
  expect(list.getByRole("button", { name: "Hide the others" }).element().getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => list.getByRole("listitem").elements().length).toBe(25);
  await expectAccessible();
  await keys("{Tab}{Enter}");
  await expect.poll(() => document.activeElement?.closest("dialog, form, [role=grid]")).not.toBeNull();
});

test("a folded row shows its parent, and its menu moves it in the tree", async () => {
  const mounted = await mount(treeCalculator, { input: openInput(treeCalculator, { unitSystem: "Metric", ducts }).input });
  const e1 = page.getByRole("button", { name: /Main › East\s*E1/ });
  await e1.click();
  await page.getByRole("button", { name: "Actions for Duct 3" }).click();
  // The only child of its parent.
  expect(page.getByRole("menuitem", { name: "Indent" }).query()).toBeNull();
  await page.getByRole("menuitem", { name: "Outdent" }).click();
  expect(outline(mounted)).toEqual(["Main", "  East", "  E1", "  West"]);
  await page.getByRole("button", { name: "Actions for Duct 3" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  expect(document.activeElement?.textContent).toMatch(/West/);
  await keys("{Control>}z{/Control}");
  await page.getByRole("button", { name: "Add duct" }).click();
  expect(outline(mounted).at(-1)).toBe("  ");
  await expectAccessible();
});
