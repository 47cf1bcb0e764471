import { deepCalculator } from "../../test/deepCalculator.ts";
import { treeCalculator } from "../../test/treeCalculator.ts";
import { catalogue } from "@org/hvac-core";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { valueAt, type ListField } from "@org/hvac-core/kernel";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { applyEdit } from "../state/editing.ts";
import { openInput, type AnyCalculator, type FormInput, type Row } from "../state/formInput.ts";
import { withRowsMoved } from "./movedRows.ts";
import { columnsOf, usedColumns, type Column } from "./columns.ts";
import { writeBlock } from "../numbers/tableText.ts";
import { readBlock } from "../numbers/delimited.ts";
import { linesOf, windowOf } from "./layout.ts";
import { filterOf } from "./filtering.ts";
import { sortedIds } from "./sorting.ts";
import { cleared, copied, copiedFromElsewhere, copiedValues, filled, pasted, type GridView } from "./ranges.ts";
import type { ListSource } from "./source.ts";
import { totalText } from "./totals.ts";
import { writeCells, type Written } from "./writing.ts";

function sourceOf(definition: AnyCalculator, input: FormInput, path: string): ListSource {
  const complete = definition.complete(input);
  const outcome = definition.calculate(input);
  const list = definition.fields[path] as ListField;
  return {
    state: { definition, input, complete, blankUnits: {}, unparsed: {}, errors: {}, outcome },
    path,
    list,
    scope: { values: complete, fields: definition.fields },
    rows: complete[path] as readonly Row[],
    inputRows: (valueAt(input, path) ?? []) as readonly Row[],
    preferredUnits: {},
  };
}

const surfaces = (rows: readonly object[], unitSystem: "Metric" | "Imperial" = "Metric"): ListSource => {
  const { input } = openInput(heatLoad, { ...heatLoad.start(unitSystem), unitSystem, surfaces: rows });
  return sourceOf(heatLoad, input, "surfaces");
};
const viewOf = (source: ListSource): GridView => ({
  source,
  columns: usedColumns(columnsOf(source.state.definition, source.path, source.list), source),
  lines: linesOf(source.rows.length, { canGrow: true, hasTotal: true }),
});
const columnAt = ({ columns }: GridView, label: string): number => columns.findIndex((column: Column) => column.label === label);
const applied = (source: ListSource, { rows }: Written): ListSource =>
  sourceOf(source.state.definition, { ...source.state.input, [source.path]: rows }, source.path);
const oneCell = (line: number, column: number) => ({ top: line, bottom: line, left: column, right: column });
const paste = (view: GridView, line: number, column: number, text: string): Written =>
  writeCells(view.source, pasted(view, oneCell(line, column), readBlock(text, ".")).writes);

const three = [
  { id: "a", name: "West wall", kind: "wall", area: { value: 20, unit: "m2" }, uValue: { value: 0.3, unit: "W/(m2 K)" } },
  {
    id: "b",
    name: "South glass",
    kind: "window",
    orientation: "S",
    area: { value: 6, unit: "m2" },
    uValue: { value: 1.4, unit: "W/(m2 K)" },
  },
  { id: "c", name: "Roof", kind: "roof", area: { value: 40, unit: "m2" }, uValue: { value: 0.2, unit: "W/(m2 K)" } },
];

describe("pasting into a tree", () => {
  const ducts = (rows: readonly object[] = []): GridView => {
    const { input } = openInput(treeCalculator, { unitSystem: "Metric", ducts: rows });
    const source = sourceOf(treeCalculator, input, "ducts");
    return { ...viewOf(source), source, lines: linesOf(source.rows.length, { canGrow: true, hasTotal: false }) };
  };
  /** "Supply(East) Return" */
  const drawn = (rows: readonly Row[], parent?: string): string =>
    rows
      .filter((row) => (row["parent"] ?? undefined) === parent)
      .map(({ id, name }) => {
        const under = drawn(rows, id);
        return `${String(name)}${under && `(${under})`}`;
      })
      .join(" ");
  const system = [
    { id: "s", name: "Supply" },
    { id: "e", name: "East", parent: "s" },
    { id: "r", name: "Return" },
    { id: "r1", name: "R1", parent: "r" },
  ];

  test("two trees stay two: a row without indent is a sibling of the first row", () => {
    expect(drawn(paste(ducts(), 0, 0, "Supply\n  East\nReturn\n  R1").rows)).toBe("Supply(East) Return(R1)");
    // Behind others they are where the first of them is.
    const behind = ducts([
      { id: "m", name: "Main" },
      { id: "a", name: "A", parent: "m" },
    ]);
    expect(drawn(paste(behind, 2, 0, "B\n  B1\nC\n  C1").rows)).toBe("Main(A B(B1) C(C1))");
    const over = ducts([{ id: "m", name: "Main" }, ...system.map((row) => ({ parent: "m", ...row }))]);
    expect(drawn(paste(over, 3, 0, "B\n  B1").rows)).toBe("Main(Supply(East) B(B1))");
  });

  test("two copied trees stay two trees, with levels and without: if others name a parent, a blank means no parent", () => {
    const view = ducts(system);
    const text = writeBlock(copied(view, { top: 0, bottom: 3, left: 0, right: 1 }));
    for (const each of [text, text.replaceAll(/^ +/gm, "")]) {
      expect(drawn(paste(ducts(), 0, 0, each).rows)).toBe("Supply(East) Return(R1)");
      expect(drawn(paste(view, 4, 0, each).rows)).toMatch(/^Supply\(East.*\) Return\(R1.*\) Supply.* Return/);
    }
    // Names alone say nothing of parents: what is first is the root of what follows.
    expect(drawn(paste(ducts(), 0, 0, "Main\nA\nB").rows)).toBe("Main(A B)");
  });

  test("parents are judged when all of them are written; of a ring the last one stays as it was", () => {
    const view = ducts([
      { id: "a", name: "A" },
      { id: "b", name: "B", parent: "a" },
    ]);
    const swapped = paste(view, 0, 1, "B\nnone");
    expect(swapped.problems).toEqual([]);
    expect(drawn(swapped.rows)).toBe("B(A)");
    const ring = paste(view, 0, 1, "B\nA");
    // B was under A before.
    expect(ring.problems).toMatchObject([{ row: "A", text: "B", why: expect.stringContaining("under itself") as string }]);
    const unknown = paste(view, 1, 1, "Zed");
    expect(unknown.problems).toMatchObject([{ row: "B", why: "No duct is called “Zed”." }]);
    expect(drawn(unknown.rows)).toBe("A(B)");
  });

  test("with any parents, all rows stay, no row is under itself, and rejected parents are reported", () => {
    const rows = Array.from({ length: 6 }, (_, index) => ({ id: `d${index}`, name: `D${index}`, ...(index > 0 && { parent: "d0" }) }));
    const view = ducts(rows);
    fc.assert(
      fc.property(fc.array(fc.nat(6), { minLength: 6, maxLength: 6 }), (picks) => {
        const { rows: next, problems } = paste(view, 0, 1, picks.map((pick) => (pick === 6 ? "none" : `D${pick}`)).join("\n"));
        expect(drawn(next).match(/D/g)).toHaveLength(6);
        const intended = (id: string): string | undefined => rows[picks[Number(id.slice(1))]!]?.id;
        const others = next.filter(({ id, parent }) => ((parent as string | undefined) ?? undefined) !== intended(id));
        expect(others.length).toBeLessThanOrEqual(problems.length);
        expect(problems.every(({ row }) => /^D[0-5]$/.test(row))).toBe(true);
      }),
    );
  });
});

describe("pasting", () => {
  test("understands choices by words and ids, units and fractions, and adds the rows it needs", () => {
    const view = viewOf(surfaces([three[0]!]));
    const { rows, problems, added, count } = paste(view, 0, 0, "West\twall\t12 ft2\nTop\tROOF\t1 1/2\nPane\tWindow or skylight\t4.5");
    expect(problems).toEqual([]);
    expect({ added, count }).toEqual({ added: 2, count: 9 });
    expect(rows).toMatchObject([
      { id: "a", name: "West", kind: "wall", area: { value: 12, unit: "ft2", displayUnit: "m2" } },
      { name: "Top", kind: "roof", area: { value: 1.5, unit: "m2" } },
      { name: "Pane", kind: "window", area: { value: 4.5, unit: "m2" } },
    ]);
  });

  test("says of every cell that it cannot read where and why, and keeps the text of numbers", () => {
    const view = viewOf(surfaces(three));
    const { rows, problems, texts } = paste(view, 1, 0, "A\tglass\tmany\nB\tfloor\t3");
    expect(problems).toMatchObject([
      { row: "South glass", column: "Kind", text: "glass", why: "Kind cannot be “glass”." },
      { row: "South glass", column: "Area", text: "many", why: expect.stringContaining("many") as string },
    ]);
    expect(texts["surfaces.b.area"]).toBe("many");
    expect(rows[1]).toMatchObject({ name: "A", kind: "window", area: { value: 6 } });
    expect(rows[2]).toMatchObject({ name: "B", kind: "floor", area: { value: 3 } });
  });

  test("judges a cell by the row as it will be: what a window needs is taken with the window", () => {
    const view = viewOf(surfaces(three));
    const shgc = columnAt(view, "Solar heat gain coefficient");
    const block = ["x", "Window or skylight", ...Array.from({ length: shgc - 2 }, () => ""), "0.5"].join("\t");
    const written = writeCells(view.source, pasted(view, oneCell(0, 0), [block.split("\t")]).writes);
    expect(written.problems).toEqual([]);
    expect(written.rows[0]).toMatchObject({ kind: "window", shgc: { value: 0.5 } });
    // A wall has none.
    const refused = paste(view, 2, shgc, "0.5");
    expect(refused.problems).toMatchObject([
      { row: "Roof", column: "Solar heat gain coefficient", text: "0.5", why: "This column does not apply to this row." },
    ]);
    expect(refused.rows[2]).toBe(view.source.inputRows[2]);
  });

  test("goes no further than the list may grow, and says so", () => {
    const view = viewOf(surfaces(three));
    const { rows, problems } = paste(view, 3, 0, Array.from({ length: 600 }, (_, index) => `row ${index}`).join("\n"));
    expect(rows).toHaveLength(500);
    expect(problems).toHaveLength(103);
    expect(problems[0]!.why).toBe("The list holds at most 500 rows.");
  });

  test("repeats a block over a range that is a multiple of it", () => {
    const view = viewOf(surfaces(three));
    const { writes } = pasted(view, { top: 0, bottom: 2, left: 0, right: 0 }, [["x"]]);
    expect(writeCells(view.source, writes).rows.map((row) => row["name"])).toEqual(["x", "x", "x"]);
  });

  test("passes over the heads of groups", () => {
    const source = surfaces(three);
    const lines = linesOf(3, { groups: { labels: ["Wall", "Window", "Wall"], order: ["Window", "Wall"] }, canGrow: true, hasTotal: false });
    expect(lines.map((line) => (line.type === "row" ? line.index : line.type))).toEqual(["group", 1, "group", 0, 2, "new"]);
    const view: GridView = { ...viewOf(source), lines };
    const { rows } = writeCells(source, pasted(view, oneCell(1, 0), [["x"], ["y"]]).writes);
    expect(rows.map((row) => row["name"])).toEqual(["y", "x", "Roof"]);
  });
});

describe("copying", () => {
  const kinds = ["wall", "window", "roof", "door", "floor"] as const;
  const number = fc.double({ min: 0, max: 1000, noNaN: true }).map((value) => value + 0);
  const row = fc.record({
    name: fc.string({ maxLength: 12 }),
    kind: fc.constantFrom(...kinds),
    area: fc.record({ value: number, unit: fc.constantFrom("m2", "ft2") }),
    exposure: fc.constantFrom("sun", "shade", "space"),
  });
  test("and pasting again leaves every number, word and choice as it was", () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.constantFrom<"Metric" | "Imperial">("Metric", "Imperial"),
        (rows, unitSystem) => {
          const source = surfaces(
            rows.map((each, index) => ({ ...each, id: `r${index}` })),
            unitSystem,
          );
          const view = viewOf(source);
          const whole = { top: 0, bottom: rows.length - 1, left: 0, right: view.columns.filter(({ kind }) => kind === "input").length - 1 };
          const text = writeBlock(copied(view, whole));
          const written = writeCells(source, pasted(view, whole, readBlock(text, ".")).writes);
          expect(written.problems).toEqual([]);
          expect(Object.values(written.texts).filter((each) => each !== undefined)).toEqual([]);
          expect(copied(viewOf(applied(source, written)), whole)).toEqual(copied(view, whole));
        },
      ),
      { numRuns: runs(30) },
    );
  });

  test("gives numbers with every digit, in the unit of their column", () => {
    const view = viewOf(surfaces([{ ...three[0], area: { value: 1 / 3, unit: "m2" } }]));
    const area = columnAt(view, "Area");
    expect(copied(view, oneCell(0, area))).toEqual([[String(1 / 3)]]);
  });
});

describe("filling", () => {
  test("down repeats the entered value in its own unit", () => {
    const view = viewOf(surfaces([{ ...three[0], area: { value: 100, unit: "ft2", displayUnit: "m2" } }, three[1]!, three[2]!]));
    const area = columnAt(view, "Area");
    const { rows } = writeCells(view.source, filled(view, oneCell(0, area), { top: 0, bottom: 2, left: area, right: area }, "down"));
    expect(rows.map((row) => row["area"])).toEqual(Array.from({ length: 3 }, () => ({ value: 100, unit: "ft2", displayUnit: "m2" })));
  });

  test("up repeats a pattern of two from below", () => {
    const view = viewOf(surfaces([...three, { id: "d", name: "Floor" }]));
    const { rows } = writeCells(
      view.source,
      filled(view, { top: 2, bottom: 3, left: 0, right: 0 }, { top: 0, bottom: 3, left: 0, right: 0 }, "up"),
    );
    expect(rows.map((row) => row["name"])).toEqual(["Roof", "Floor", "Roof", "Floor"]);
  });

  test("orientations are pasted, shown and copied as points of the compass, or as degrees between them", () => {
    const list: ListField = heatLoad.fields.rooms.row.surfaces;
    const sourceWith = (inputRows: readonly Row[]): ListSource => {
      const start = { ...heatLoad.start("Metric"), method: "hourly", rooms: [{ id: "r", surfaces: inputRows }] };
      const source = sourceOf(heatLoad, openInput(heatLoad, start).input, "rooms");
      return { ...source, path: "rooms.r.surfaces", list, rows: source.rows[0]!["surfaces"] as readonly Row[], inputRows };
    };
    const source = sourceWith([{ id: "a" }]);
    const columns = columnsOf(heatLoad, source.path, list);
    const column = columns.findIndex(({ key }) => key === "azimuth");
    const view = { source, columns, lines: linesOf(1, { canGrow: true, hasTotal: false }) };
    const { rows, problems } = paste(view, 0, column, "SW\n200\nwest\n90");
    expect(problems).toEqual([]);
    expect(rows.map((row) => valueAt(row, "azimuth.value"))).toEqual([225, 200, 270, 90]);
    const written = { ...view, source: sourceWith(rows), lines: linesOf(4, { canGrow: true, hasTotal: false }) };
    expect(copied(written, { top: 0, bottom: 3, left: column, right: column })).toEqual([["SW"], ["200"], ["W"], ["E"]]);
  });

  test("a calculation is pasted with and without an equals sign", () => {
    const view = viewOf(surfaces(three));
    const { rows } = paste(view, 0, columnAt(view, "Area"), "=3*4\n20*18\n=20 ft * 18 ft");
    expect(rows.map((row) => row["area"])).toMatchObject([{ value: 12 }, { value: 360 }, { value: 360, unit: "ft2" }]);
  });

  test("clearing blanks what may be blank, and leaves all else to its default", () => {
    const source = surfaces(three);
    const view = viewOf(source);
    const { rows, texts } = writeCells(source, cleared(view, { top: 1, bottom: 1, left: 0, right: columnAt(view, "U-value") }));
    expect(rows[1]).toEqual({ id: "b", name: "", orientation: "S", uValue: null });
    expect(texts["surfaces.b.area"]).toBeUndefined();
  });
});

test("a blank is the default wherever there is one: cleared or pasted, no cell asks for a value that a new row does not ask for", () => {
  let count = 0;
  for (const definition of catalogue as readonly AnyCalculator[])
    for (const [path, list] of Object.entries(definition.fields)) {
      if (list.type !== "list") continue;
      const fresh = sourceOf(definition, { unitSystem: "Metric", [path]: [{ id: "a" }] }, path);
      const { assumed: _, ...entered } = fresh.rows[0]! as Row & { readonly assumed?: unknown };
      const source = sourceOf(definition, { unitSystem: "Metric", [path]: [entered] }, path);
      const view = viewOf(source);
      const all = { top: 0, bottom: 0, left: 0, right: view.columns.length - 1 };
      const blanks = view.columns.flatMap((column) => (column.kind === "input" ? [{ row: 0, column, text: "" }] : []));
      for (const writes of [cleared(view, all), blanks]) {
        const { rows, texts, problems } = writeCells(source, writes);
        expect(problems).toEqual([]);
        expect(Object.values(texts).filter((text) => text !== undefined)).toEqual([]);
        const { assumed: __, ...after } = sourceOf(definition, { unitSystem: "Metric", [path]: rows }, path).rows[0]! as typeof entered;
        expect(after).toEqual(entered);
        count += 1;
      }
    }
  expect(count).toBeGreaterThan(40);
});

describe("totals", () => {
  test("are the sum of what is computed, by group too, and areas", () => {
    const source = surfaces(three);
    const view = viewOf(source);
    const load = view.columns.find((column) => column.kind === "computed" && column.name === "load")!;
    const { outcome } = source.state;
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const results = outcome.results["surfaces"] as unknown as readonly { readonly id: string; readonly load: { readonly value: number } }[];
    const loads = ["a", "b", "c"].map((id) => results.find((row) => row.id === id)!.load.value);
    const number = (text: string): number => Number(text.replaceAll(/[\s\u202F]/g, "").replace("−", "-"));
    expect(number(totalText(load, [0, 1, 2], source))).toBeCloseTo(loads[0]! + loads[1]! + loads[2]!, -1);
    expect(number(totalText(load, [1], source))).toBeCloseTo(loads[1]!, -1);
    // Results of an earlier input are of other rows than those next to them.
    const held: ListSource = { ...source, state: { ...source.state, isHeld: true } };
    const column = view.columns.indexOf(load);
    expect(totalText(load, [0, 1, 2], held)).toBe("–");
    const cells = copied(viewOf(held), { top: 0, bottom: 2, left: 0, right: column });
    expect(cells.map((row) => row[column])).toEqual(["–", "–", "–"]);
    expect(cells.map((row) => row[0])).toEqual(copied(view, { top: 0, bottom: 2, left: 0, right: 0 }).flat());
    expect(totalText(view.columns[columnAt(view, "Area")]!, [0, 2], source)).toBe("60");
    expect(totalText(view.columns[columnAt(view, "U-value")]!, [0, 2], source)).toBe("");
  });
});

test("every kind of field is a column, those of groups among them, and computed ones come last", () => {
  const source = sourceOf(deepCalculator, openInput(deepCalculator, { zones: [{ id: "a", name: "North" }] }).input, "zones");
  expect(viewOf(source).columns.map(({ key }) => key)).toEqual(["name", "isPlenum", "rooms", "=area"]);
});

test("moving rows keeps all of them, and the order of those that stay", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(8), fc.nat(8), fc.nat(8), (count, from, length, before) => {
      const rows = Array.from({ length: count }, (_, index) => index);
      const moved = rows.slice(from, from + length);
      const next = withRowsMoved(rows, moved, Math.min(before, count));
      expect(next.toSorted((a, b) => a - b)).toEqual(rows);
      expect(next.filter((row) => !moved.includes(row))).toEqual(rows.filter((row) => !moved.includes(row)));
      const position = next.indexOf(moved[0] ?? next[0]!);
      expect(next.slice(position, position + moved.length)).toEqual(moved);
    }),
  );
  expect(withRowsMoved(["a", "b", "c"], [0], 3)).toEqual(["b", "c", "a"]);
  expect(withRowsMoved(["a", "b", "c"], [2], 1)).toEqual(["a", "c", "b"]);
});

test("the lines drawn are those in view, and few more", () => {
  expect(windowOf(0, 320, 32, 2000, 2)).toEqual({ first: 0, end: 12 });
  expect(windowOf(32_000, 320, 32, 2000, 2)).toEqual({ first: 998, end: 1012 });
  expect(windowOf(64_000, 320, 32, 2000, 2)).toEqual({ first: 1998, end: 2000 });
});

describe("numbers that may be entered per floor area", () => {
  const room = { floorArea: { value: 20, unit: "m2" } };
  const rooms = (): ListSource =>
    sourceOf(
      heatLoad,
      openInput(heatLoad, {
        unitSystem: "Metric",
        method: "hourly",
        rooms: [
          { ...room, id: "a", equipment: { value: 15, unit: "W/m2" } },
          { ...room, id: "b", equipment: { value: 400, unit: "W" } },
        ],
      }).input,
      "rooms",
    );
  const equipment = (source: ListSource): readonly string[] => {
    const view = viewOf(source);
    const column = columnAt(view, "Equipment, sensible");
    return copied(view, { top: 0, bottom: source.rows.length - 1, left: column, right: column }).flat();
  };

  test("share one column, and numbers of the other kind show their unit", () => {
    expect(equipment(rooms())).toEqual(["15", "400\u202fW"]);
  });

  test("are pasted in either kind, as they were copied", () => {
    const source = rooms();
    const view = viewOf(source);
    const after = applied(source, paste(view, 0, columnAt(view, "Equipment, sensible"), "450 W\n12"));
    expect(equipment(after)).toEqual(["450", "12\u202fW/m²"]);
    expect((valueAt(after.state.input, "rooms.a.equipment") as { unit: string }).unit).toBe("W");
  });

  test("follow the unit chosen for their column", () => {
    const source = rooms();
    const chosen = applyEdit(heatLoad, { input: source.state.input, unparsed: {} }, { type: "unit", path: "rooms.a.equipment", unit: "W" });
    expect(equipment(sourceOf(heatLoad, chosen.input, "rooms"))).toEqual(["300", "400"]);
  });
});

describe("which rows are looked at", () => {
  const shownBy = (text: string, source = surfaces(three)): readonly string[] => {
    const { hidden } = filterOf({ text, byColumn: {} }, source, viewOf(source).columns);
    return source.rows.flatMap(({ id }) => (hidden.has(id) ? [] : [id]));
  };

  test("rows that have every word somewhere, as the columns show it, whatever its case and accents", () => {
    expect(shownBy("west wall")).toEqual(["a"]);
    expect(shownBy("west")).toEqual(["a", "c"]);
    expect(shownBy("WINDOW south")).toEqual(["b"]);
    expect(shownBy("window roof")).toEqual([]);
    expect(shownBy("40 roof")).toEqual(["c"]);
    expect(shownBy("buro", surfaces([{ ...three[0], name: "Büro" }]))).toEqual(["a"]);
  });

  test("no words leave all rows", () => {
    expect(shownBy("")).toEqual(["a", "b", "c"]);
    expect(shownBy("  ")).toEqual(["a", "b", "c"]);
  });

  test("lines and totals are those of the rows that are shown", () => {
    const lines = linesOf(3, { isShown: (index) => index !== 1, canGrow: true, hasTotal: true });
    expect(lines.map(({ type }) => type)).toEqual(["row", "row", "new", "total"]);
    expect(lines.at(-1)).toEqual({ type: "total", rows: [0, 2] });
  });
});

describe("the order of rows", () => {
  const sortedBy = (label: string, isDescending: boolean): readonly string[] => {
    const source = surfaces([
      { id: "d", name: "Wall 10", kind: "wall", area: { value: 5, unit: "m2" } },
      ...three,
      { id: "e", name: "Wall 9", kind: "wall", area: { value: 100, unit: "ft2" } },
    ]);
    const { columns } = viewOf(source);
    const column = columns.find((each) => each.label === label)!;
    return sortedIds(column, source, isDescending);
  };

  test("numbers by what they are in one unit: 100 ft² is 9.29 m²", () => {
    expect(sortedBy("Area", false)).toEqual(["d", "b", "e", "a", "c"]);
    expect(sortedBy("Area", true)).toEqual(["c", "a", "e", "b", "d"]);
  });

  test("words by their numbers too, and blank cells last in either order", () => {
    expect(sortedBy("Name", false)).toEqual(["c", "b", "e", "d", "a"]);
    expect(sortedBy("Solar heat gain coefficient", false).slice(0, 1)).toEqual(["b"]);
    expect(sortedBy("Solar heat gain coefficient", true).slice(0, 1)).toEqual(["b"]);
  });
});

test("lists of rows are copied and pasted with what they hold, under new ids", () => {
  const zones = [
    { id: "a", name: "North", rooms: [{ id: "r", area: 10, leadsTo: "b" }, { id: "s" }] },
    { id: "b", name: "South" },
  ];
  const source = sourceOf(deepCalculator, openInput(deepCalculator, { unitSystem: "Metric", zones }).input, "zones");
  const view = viewOf(source);
  const from = oneCell(0, columnAt(view, "Rooms"));
  const block = copied(view, from);
  const paste = (line: number): readonly Row[] =>
    writeCells(source, pasted(view, { ...from, top: line, bottom: line }, block, undefined, copiedValues(view, from)).writes).rows;
  for (const line of [1, 2]) {
    const rooms = paste(line)[line]!["rooms"] as readonly Row[];
    const ids = rooms.map(({ id }) => id);
    expect(rooms).toEqual([{ ...(source.inputRows[0]!["rooms"] as readonly Row[])[0], id: ids[0] }, { id: ids[1] }]);
    expect(new Set([...ids, "r", "s"]).size).toBe(4);
  }
  // In another file the same id is another zone: rooms lead to the zone with the same name, or to none.
  const pasteElsewhere = (...others: readonly object[]): unknown => {
    const [first, ...rest] = others;
    const elsewhere = sourceOf(
      deepCalculator,
      openInput(deepCalculator, { unitSystem: "Metric", zones: [first!, ...rest] }).input,
      "zones",
    );
    const values = copiedFromElsewhere(elsewhere, copiedValues(view, from));
    const [row] = writeCells(elsewhere, pasted(viewOf(elsewhere), from, block, undefined, values).writes).rows;
    return (row!["rooms"] as readonly Row[])[0]!["leadsTo"];
  };
  expect(pasteElsewhere({ id: "b", name: "East" }, { id: "z", name: "South" })).toBe("z");
  expect(pasteElsewhere({ id: "b", name: "South" }, { id: "z", name: "South" })).toBe("b");
  expect(pasteElsewhere({ id: "b", name: "East" })).toBe(null);
  expect(pasteElsewhere({ id: "a" }, { id: "b" })).toBe(null);
  // What is no copy of these cells says nothing of them.
  expect(pasted(view, from, block).writes).toMatchObject([{ text: "2 rooms" }]);
});
