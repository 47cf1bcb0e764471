import { ductSizer as duct } from "@org/hvac-core";
import { valueAt, type ListField, type Path } from "@org/hvac-core/kernel";
import { acceptanceId, acceptanceOf, acceptWarning, compileReader } from "@org/hvac-core/internal";
import { unitsOf } from "@org/hvac-core/quantity";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deepCalculator } from "../../test/deepCalculator.ts";
import { treeCalculator } from "../../test/treeCalculator.ts";
import { applyEdit, completeInUnits, type Entry } from "./editing.ts";
import { openInput, startInput, type AnyCalculator, type AnySuccess, type FormInput, type Row } from "./formInput.ts";
import { changeHistory, openHistory, type Change, type History } from "./undo.ts";
import { placeName } from "./labels.ts";
import { indented } from "./outline.ts";
import { withRowCopied } from "./rowCopies.ts";
import { withNewRow, withRowMoved } from "./rows.ts";

const calculator: AnyCalculator = deepCalculator;
const ductSizer = duct as unknown as AnyCalculator;
const start = (unitSystem: "Imperial" | "Metric" = "Imperial"): History =>
  openHistory({ input: startInput(calculator, unitSystem), unparsed: {} });
const after = (history: History, ...changes: Change[]): History =>
  changes.reduce((before, change) => changeHistory(calculator, before, change), history);
const read = compileReader(calculator.fields);
const inSI = (input: FormInput): unknown => read(input).values;
const area = "zones.a.rooms.r.area";
const valueAtPath = (history: History, path: Path): unknown => valueAt(history.present.input, path);
const onPage = (unitSystem: "Imperial" | "Metric"): Change => ({ type: "unitSystem", unitSystem, isPage: true });
const areaOf = (value: number, unit = "ft2"): Change => ({ type: "value", path: area, value: { value, unit } });

describe("an edit", () => {
  test("states only the place that was changed, however deep", () => {
    const edited = after(start(), areaOf(55), { type: "value", path: "site.altitude", value: { value: 300, unit: "ft" } });
    expect(edited.present.input).toEqual({
      unitSystem: "Imperial",
      zones: [{ id: "a", name: "North", rooms: [{ id: "r", area: { value: 55, unit: "ft2" } }] }],
      site: { altitude: { value: 300, unit: "ft" } },
    });
  });

  test("of many cells is that of each of them, one after the other", () => {
    const zones = ["a", "b"].map((id) => ({ id, rooms: ["r", "s", "t"].map((room) => ({ id: room, area: { value: 9, unit: "m2" } })) }));
    const { input } = openInput(calculator, { unitSystem: "Metric", zones });
    const cell = fc.tuple(
      fc.constantFrom("zones.a", "zones.b", "zones.a.rooms.r", "zones.a.rooms.s", "zones.b.rooms.t", "zones.b.rooms.gone", "site"),
      fc.constantFrom("name", "area", "altitude", "nothing"),
    );
    const value = fc.constantFrom<unknown>(null, "North", { value: 9, unit: "m2" }, { value: 30, unit: "ft2" });
    const texts = fc.dictionary(fc.constantFrom("zones.a.rooms.r.area", "zones.b.rooms.t.area", "zones.b.name"), fc.constant("about"));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, value)), texts, (cells, unparsed) => {
        const values = Object.fromEntries(cells.map(([[row, name], each]) => [`${row}.${name}`, each]));
        const entry = { input, unparsed };
        const each = Object.entries(values).reduce<Entry>(
          (next, [path, changed]) => applyEdit(calculator, next, { type: "value", path, value: changed }),
          entry,
        );
        const all = applyEdit(calculator, entry, { type: "values", values });
        expect(all).toEqual(each);
        expect(all === entry).toBe(each === entry);
      }),
    );
  });

  test("of several fields is one step back", () => {
    const before = after(start(), { type: "value", path: "site.altitude", value: { value: 300, unit: "ft" } });
    const filled = after(before, {
      type: "values",
      values: { "site.altitude": { value: 1655, unit: "m" }, [area]: { value: 55, unit: "ft2" }, nothing: 1 },
    });
    expect(valueAtPath(filled, "site.altitude")).toEqual({ value: 1655, unit: "m" });
    expect(valueAtPath(filled, area)).toEqual({ value: 55, unit: "ft2" });
    expect(after(filled, { type: "undo" }).present).toEqual(before.present);
  });

  test("leaves other rows the same objects", () => {
    const before = after(start(), { type: "rows", path: "zones", rows: [...(start().present.input["zones"] as Row[]), { id: "b" }] });
    const edited = after(before, areaOf(55));
    expect((edited.present.input["zones"] as Row[])[1]).toBe((before.present.input["zones"] as Row[])[1]);
  });

  test("at a path that leads nowhere changes nothing", () => {
    const before = start();
    for (const path of ["__proto__", "nothing", "zones.a.nothing", "zones.b.name", "site.zones", "zones.a.rooms.x.area"])
      expect(after(before, { type: "value", path, value: 1 }).present.input).toEqual(before.present.input);
  });

  test("of a choice gives fields without entries their new defaults", () => {
    const heating = after(start(), { type: "value", path: "mode", value: "heating" });
    expect(calculator.complete(heating.present.input)["outdoor"]).toEqual({ value: 10, unit: "degF" });
  });

  test("that clears an optional field states that it is blank, and the field keeps its unit", () => {
    const path = "zones.a.rooms.r.airflow";
    const cleared = after(start(), { type: "value", path, value: { value: 20, unit: "L/s" } }, { type: "value", path, value: null });
    expect(valueAtPath(cleared, path)).toBe(null);
    expect(cleared.present.blankUnits).toEqual({ "zones.rooms.airflow": "L/s" });
  });
});

describe("rows", () => {
  const { rooms: list } = (calculator.fields["zones"] as Extract<(typeof calculator.fields)[string], { type: "list" }>).row as never as {
    rooms: Parameters<typeof withNewRow>[0];
  };
  const around = { scope: { values: {}, fields: {} }, unitSystem: "Imperial" as const };

  test("are added with new ids and defaults, in the units of the previous rows", () => {
    const rows = [{ id: "r", area: { value: 20, unit: "m2" } }];
    const [, fresh] = withNewRow(list, rows, rows, around);
    expect(fresh!.id).toMatch(/^[a-z0-9]{8}$/);
    expect(fresh!["area"]).toEqual({ value: 100, unit: "ft2", displayUnit: "m2" });
    expect(withNewRow(list, [], [], around)[0]).toEqual({ id: expect.any(String) as string });
  });

  test("are copied and moved", () => {
    const rows = [{ id: "a" }, { id: "b" }, { id: "c" }];
    const copied = withRowCopied(list, "rooms", rows, 0);
    expect(new Set(copied.map(({ id }) => id)).size).toBe(4);
    expect(withRowMoved(rows, 2, -1).map(({ id }) => id)).toEqual(["a", "c", "b"]);
    expect(withRowMoved(rows, 0, -1)).toEqual(rows);
  });

  test("are copied with their inner rows, which get new ids, and references to inner rows lead to the copies", () => {
    const load = { type: "quantity", label: "Load", quantity: "power", default: 0, min: 0, max: 1 } as const;
    const layer = { beside: { type: "reference", label: "Adjacent layer", to: "layers", default: null, optional: true }, load } as const;
    const walls: ListField = {
      type: "list",
      label: "Walls",
      rowLabel: "wall",
      maxRows: 9,
      row: {
        layers: { type: "list", label: "Layers", rowLabel: "layer", maxRows: 9, row: layer },
        inner: { type: "reference", label: "Inner layer", to: "layers", default: null, optional: true },
        next: { type: "reference", label: "Next wall", to: "walls", default: null, optional: true },
        plan: {
          type: "series",
          label: "Plan",
          axis: "months",
          cell: { type: "reference", label: "Layer", to: "layers", default: null, optional: true },
        },
      },
    };
    const wall = {
      id: "w",
      layers: [
        { id: "l", load: 0.5 },
        { id: "m", beside: "l" },
      ],
      inner: "m",
      next: "w",
      plan: { values: ["l", null, "gone"] },
    };
    const [before, copy] = withRowCopied(walls, "walls", [wall], 0);
    expect(before).toBe(wall);
    const [first, second] = copy!["layers"] as readonly [{ readonly id: string }, { readonly id: string }];
    expect(new Set(["w", "l", "m", copy!.id, first.id, second.id]).size).toBe(6);
    expect(copy).toEqual({
      id: copy!.id,
      layers: [
        { id: first.id, load: 0.5 },
        { id: second.id, beside: first.id },
      ],
      inner: second.id,
      next: copy!.id,
      plan: { values: [first.id, null, "gone"] },
    });
  });

  test("are removed with their unreadable texts; those of other fields stay", () => {
    const path = "zones.a.rooms";
    const rooms = [{ id: "r" }, { id: "s" }];
    const unparsed = after(
      start(),
      { type: "rows", path, rows: rooms },
      { type: "unparsed", path: `${path}.r.area`, text: "x" },
      { type: "unparsed", path: `${path}.s.area`, text: "y" },
      { type: "unparsed", path: "outdoor", text: "z" },
    );
    const removed = after(unparsed, { type: "rows", path, rows: rooms.slice(1) });
    expect(removed.present.unparsed).toEqual({ [`${path}.s.area`]: "y", outdoor: "z" });
    expect(after(removed, { type: "undo" }).present).toEqual(unparsed.present);
  });

  test("are called by their names, or else by their numbers", () => {
    const complete = calculator.complete(start().present.input);
    expect(placeName(calculator.fields, complete, area)).toBe("North, Room 1: Area");
    expect(placeName(calculator.fields, complete, "site.load.3")).toBe("Site: Load, Mar");
    expect(placeName(calculator.fields, complete, "outdoor")).toBe("Outdoor temperature");
    expect(placeName(calculator.fields, complete, "nothing")).toBeUndefined();
  });
});

const number = fc.double({ min: 0.01, max: 50, noNaN: true });
const quantity = (kind: "temperature" | "area" | "airFlow" | "altitude" | "power") =>
  fc.record({ value: number, unit: fc.constantFrom(...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")) });
const room = fc.record({ area: quantity("area"), airflow: fc.option(quantity("airFlow")) }, { requiredKeys: [] });
const zone = fc.record({ name: fc.string({ maxLength: 10 }), rooms: fc.array(room, { maxLength: 3 }) }, { requiredKeys: [] });
/** Inputs of the deep calculator in which anything may be left to default. */
const inputs = fc
  .record(
    {
      unitSystem: fc.constantFrom("Imperial", "Metric"),
      mode: fc.constantFrom("cooling", "heating"),
      outdoor: quantity("temperature"),
      site: fc.record(
        {
          altitude: quantity("altitude"),
          load: fc.record({
            values: fc.array(number, { minLength: 12, maxLength: 12 }),
            unit: fc.constantFrom(...unitsOf("power", "Metric")),
          }),
        },
        { requiredKeys: [] },
      ),
      zones: fc.array(zone, { maxLength: 3 }),
    },
    { requiredKeys: ["unitSystem"] },
  )
  .map((input) => openInput(calculator, input).input);

/** All numbers of an input in SI by their places, defaults among them. */
function numbersInSI(input: FormInput): Map<string, number> {
  const siValues = new Map<string, number>();
  const visit = (si: unknown, path: string): void => {
    if (typeof si === "number") siValues.set(path, si);
    if (typeof si === "object" && si !== null) for (const [key, value] of Object.entries(si)) visit(value, `${path}.${key}`);
  };
  visit(inSI(input), "");
  return siValues;
}

function expectSamePhysics(a: FormInput, b: FormInput): void {
  const [first, second] = [numbersInSI(a), numbersInSI(b)];
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const [path, value] of first) expect(second.get(path), path).toBe(value);
}

describe("the unit system", () => {
  const to = (unitSystem: "Imperial" | "Metric"): Change => ({ type: "unitSystem", unitSystem });
  const other = { Imperial: "Metric", Metric: "Imperial" } as const;
  const loaded = (input: FormInput): History => openHistory({ input, unparsed: {} });

  test("changes no physical value, entered or default, there and back", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const there = after(loaded(input), to(other[input.unitSystem]));
        expectSamePhysics(input, there.present.input);
        expectSamePhysics(input, after(there, to(input.unitSystem)).present.input);
        expect(after(there, { type: "undo" }).present.input).toEqual(input);
      }),
    );
  });

  test("keeps the physics to and fro with edits in between, at any depth", () => {
    fc.assert(
      fc.property(inputs, number, (input, value) => {
        const before = loaded({
          ...input,
          zones: [
            ...((input["zones"] ?? []) as Row[]),
            {
              id: "z",
              rooms: [
                { id: "r", area: { value: 12.5, unit: "ft2" } },
                { id: "s", area: { value: 7, unit: "m2" } },
              ],
            },
          ],
        });
        const edited = after(before, to(other[input.unitSystem]), {
          type: "value",
          path: "zones.z.rooms.r.area",
          value: { value, unit: "m2" },
        });
        const back = after(edited, to(input.unitSystem));
        expectSamePhysics(edited.present.input, back.present.input);
        expect(valueAtPath(back, "zones.z.rooms.s.area")).toMatchObject({ value: 7, unit: "m2" });
      }),
    );
  });

  test("states a default that the other system has otherwise, as it is here", () => {
    const metric = after(start(), { type: "value", path: "mode", value: "heating" }, to("Metric"));
    expect(metric.present.input["outdoor"]).toEqual({ value: 10, unit: "degF", displayUnit: "degC" });
    expect(metric.present.input).not.toHaveProperty("share");
    expect(after(metric, to("Imperial")).present.input["outdoor"]).toEqual({ value: 10, unit: "degF" });
  });

  test("of a new page gives the other system’s new page; of a file never", () => {
    expect(after(start(), onPage("Metric")).present.input).toEqual(startInput(calculator, "Metric"));
    expectSamePhysics(start().present.input, after(start(), to("Metric")).present.input);
  });

  test("of an edited page keeps untouched fields at their defaults, those of the present mode and system", () => {
    const outdoorOf = ({ present }: History): unknown => calculator.complete(present.input)["outdoor"];
    const edited = after(start(), areaOf(55));
    expect(outdoorOf(edited)).toEqual({ value: 95, unit: "degF" });
    const metric = after(edited, onPage("Metric"));
    expect(outdoorOf(metric)).toEqual({ value: 35, unit: "degC" });
    const heating = after(metric, { type: "value", path: "mode", value: "heating" });
    expect(outdoorOf(heating)).toEqual({ value: -12, unit: "degC" });
    expect(outdoorOf(after(heating, onPage("Imperial")))).toEqual({ value: 10, unit: "degF" });
    expect(after(metric, { type: "undo" }).present).toEqual(edited.present);
  });

  test("of an edited page keeps every number that was typed, and states no other", () => {
    fc.assert(
      fc.property(inputs, number, (input, value) => {
        const edited = after(loaded(input), { type: "value", path: "share", value: { value, unit: "%" } });
        const there = after(edited, onPage(other[input.unitSystem])).present.input;
        const all = calculator.display(edited.present.input, other[input.unitSystem]);
        expect(Object.keys(there)).toEqual(Object.keys(edited.present.input));
        for (const name of Object.keys(edited.present.input))
          if (name !== "zones" && name !== "site") expect(there[name], name).toEqual(all[name]);
        const [typed, converted] = [numbersInSI(edited.present.input), numbersInSI(there)];
        const rows = (edited.present.input["zones"] ?? []) as { id: string; rooms?: { id: string; area?: unknown }[] }[];
        for (const [zone, { rooms = [] }] of rows.entries())
          for (const [room, { area: enteredArea }] of rooms.entries()) {
            const place = `.zones.${zone}.rooms.${room}.area`;
            if (enteredArea !== undefined) expect(converted.get(place), place).toBe(typed.get(place));
            else expect((there["zones"] as typeof rows)[zone]!.rooms![room]).not.toHaveProperty("area");
          }
      }),
    );
  });
});

test("the unit system keeps the warnings that are accepted, and does not accept others", () => {
  const fast: FormInput = openInput(ductSizer, {
    unitSystem: "Metric",
    airflow: { value: 2000, unit: "L/s" },
    ductLength: { value: 10, unit: "m" },
    sizingMethod: "velocity",
    targetVelocity: { value: 18, unit: "m/s" },
  }).input;
  const outcomeOf = (input: FormInput): AnySuccess => {
    const outcome = ductSizer.calculate(input);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome;
  };
  const whole = outcomeOf(fast);
  const warnings = whole.warnings.filter(({ severity }) => severity !== "info");
  const accept = warnings.map((warning): Change => ({
    type: "accept",
    warning: acceptanceId(warning),
    acceptance: acceptWarning(whole, warning, "A plant room."),
  }));
  expect(warnings.length).toBeGreaterThan(0);
  for (const isPage of [false, true]) {
    const history = [...accept, { type: "unitSystem", unitSystem: "Imperial", isPage } as const].reduce<History>(
      (before, change) => changeHistory(ductSizer, before, change),
      openHistory({ input: fast, unparsed: {} }),
    );
    const imperial = outcomeOf(history.present.input);
    for (const warning of imperial.warnings)
      expect(acceptanceOf(imperial, warning)?.reason).toBe(warning.severity === "info" ? undefined : "A plant room.");
  }
});

describe("the unit of a column", () => {
  test("changes in all of its rows, enters their default values, and keeps every quantity to the bit", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const changed = after(openHistory({ input, unparsed: {} }), { type: "unit", path: "zones.1.rooms.1.area", unit: "in2" });
        const rooms = ((changed.present.input["zones"] ?? []) as Row[]).flatMap((row) => (row["rooms"] ?? []) as Row[]);
        for (const { area: each } of rooms as unknown as { area: { unit: string; displayUnit?: string } }[])
          expect(each.displayUnit ?? each.unit).toBe("in2");
        expectSamePhysics(input, changed.present.input);
      }),
    );
  });

  test("of a series is that of all its values", () => {
    const values = Array.from({ length: 12 }, () => 2);
    const changed = after(
      start(),
      { type: "value", path: "site.load", value: { values, unit: "kW" } },
      { type: "unit", path: "site.load", unit: "W" },
    );
    expect(valueAtPath(changed, "site.load")).toEqual({ values, unit: "kW", displayUnit: "W" });
  });

  test("is kept where a number that was shown in it is cleared", () => {
    const cleared = after(
      start(),
      { type: "value", path: "zones.a.rooms.r.airflow", value: { value: 5, unit: "L/s", displayUnit: "cfm" } },
      { type: "value", path: "zones.a.rooms.r.airflow", value: null },
    );
    expect(cleared.present.blankUnits).toEqual({ "zones.rooms.airflow": "cfm" });
  });
});

describe("the unit chosen for a field that was left to its default", () => {
  const unit = (path: Path, id: string): Change => ({ type: "unit", path, unit: id });
  const shown = ({ present }: History, path: Path): unknown =>
    valueAt(completeInUnits(calculator, present.input, present.blankUnits), path);

  test("changes how it is shown, states nothing, and is one step back", () => {
    for (const [path, id, quantity] of [
      ["outdoor", "degC", { value: 95, unit: "degF", displayUnit: "degC" }],
      ["site.altitude", "m", { value: 0, unit: "ft", displayUnit: "m" }],
    ] as const) {
      const chosen = after(start(), unit(path, id));
      expect(chosen.present.input).toEqual(start().present.input);
      expect(shown(chosen, path)).toEqual(quantity);
      expect(shown(after(chosen, { type: "undo" }), path)).toEqual({ value: quantity.value, unit: quantity.unit });
    }
  });

  test("leaves it to the default of the mode and of the other unit system", () => {
    const chosen = after(start(), areaOf(55), unit("outdoor", "K"));
    expect(shown(after(chosen, { type: "value", path: "mode", value: "heating" }), "outdoor")).toMatchObject({ value: 10, unit: "degF" });
    expect(shown(after(chosen, onPage("Metric")), "outdoor")).toEqual({ value: 35, unit: "degC" });
  });

  test("does not keep a new page from the other unit system's beginning", () => {
    const chosen = after(start(), unit("outdoor", "K"), unit(area, "in2"));
    expect(valueAtPath(chosen, area)).toEqual({ value: 200, unit: "ft2", displayUnit: "in2" });
    expect(after(chosen, onPage("Metric")).present.input).toEqual(startInput(calculator, "Metric"));
  });

  test("is left alone where it is of another kind, as in an older draft", () => {
    expect(completeInUnits(calculator, start().present.input, { outdoor: "kg", nothing: "m" })).toEqual(
      calculator.complete(start().present.input),
    );
  });
});

describe("a text that cannot be read", () => {
  test("stays at its field until a readable text replaces it, and the last readable value is unchanged", () => {
    const bad = after(start(), { type: "unparsed", path: area, text: "abc" });
    expect(bad.present.unparsed).toEqual({ [area]: "abc" });
    expect(valueAtPath(bad, area)).toEqual({ value: 200, unit: "ft2" });
    expect(after(bad, areaOf(5)).present.unparsed).toEqual({});
  });

  test("of an optional field goes when the field is cleared", () => {
    const path = "people";
    const bad = after(start(), { type: "value", path, value: null }, { type: "unparsed", path, text: "abc" });
    expect(after(bad, { type: "value", path, value: null }).present.unparsed).toEqual({});
  });
});

describe("a list that is a tree", () => {
  const ducts = (history: History): unknown => (history.present.input["ducts"] as readonly Row[]).map(({ id }) => id).join(" ");
  const edited = (history: History, change: Change): History => changeHistory(treeCalculator, history, change);
  const row = (id: string, parent?: string): Row => ({ id, ...(parent !== undefined && { parent }) });
  const ductRows = [row("main"), row("a", "main"), row("b", "main"), row("c", "a")];
  const open = openHistory({ input: { unitSystem: "Metric", ducts: ductRows }, unparsed: {} });

  test("is in the order of the tree after its rows, the parent of one, or several values at once are written", () => {
    expect(ducts(edited(open, { type: "rows", path: "ducts", rows: [...ductRows, row("d", "a")] }))).toBe("main a c d b");
    expect(ducts(edited(open, { type: "value", path: "ducts.b.parent", value: "a" }))).toBe("main a b c");
    expect(ducts(edited(open, { type: "value", path: "ducts", value: ductRows }))).toBe("main a c b");
    expect(ducts(edited(open, { type: "values", values: { "ducts.c.parent": "main", "ducts.a.parent": "b" } }))).toBe("main b a c");
    // What is no parent leaves the rows where they are: the one typed in does not jump.
    expect(ducts(edited(open, { type: "value", path: "ducts.c.name", value: "C" }))).toBe("main a b c");
  });

  test("takes a new row at the end of the tree, whatever the order of the list", () => {
    const grown = withNewRow(list(), ductRows, ductRows, { scope: { values: {}, fields: {} }, unitSystem: "Metric" });
    expect(grown.at(-1)!["parent"]).toBe("main");
    const history = edited(open, { type: "rows", path: "ducts", rows: grown });
    expect(ducts(history)).toBe(`main a c b ${grown.at(-1)!.id}`);
  });

  test("that stays as it is, is no step", () => {
    const sorted = edited(open, { type: "rows", path: "ducts", rows: ductRows });
    const rows = sorted.present.input["ducts"] as readonly Row[];
    expect(edited(sorted, { type: "rows", path: "ducts", rows: indented(list(), rows, ["main"]) })).toBe(sorted);
    expect(edited(sorted, { type: "rows", path: "ducts", rows, texts: { "ducts.a.length": undefined } })).toBe(sorted);
  });
});

const list = (): ListField => treeCalculator.fields.ducts;

test("an option that replaces fields by others moves their entries, in one edit", () => {
  const moving = {
    ...calculator,
    select: (input: FormInput, choice: string, option: string) => ({ ...input, [choice]: option, outdoor: 3 }),
  } as unknown as AnyCalculator;
  const heating: Change = { type: "value", path: "mode", value: "heating" };
  const selected = changeHistory(moving, openHistory({ input: { unitSystem: "Metric", mode: "cooling" }, unparsed: {} }), heating);
  expect(selected.present.input).toEqual({ unitSystem: "Metric", mode: "heating", outdoor: 3 });
  expect(selected.past).toHaveLength(1);
  expect(changeHistory(moving, selected, heating)).toBe(selected);
});
