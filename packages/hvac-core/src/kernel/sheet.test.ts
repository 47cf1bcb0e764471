import { describe, expect, test } from "vitest";
import { mathematics } from "../sources/index.ts";
import { defineExplanation } from "./explanation.ts";
import {
  allSteps,
  defineFields,
  defineResults,
  type CalculatorInput,
  type Sheet,
  type SheetBuilder,
  type SheetEntry,
  type SheetRow,
  type SIValues,
} from "./index.ts";
import { compileReader } from "../internal/index.ts";

const fields = defineFields({
  sun: {
    type: "group",
    label: "Sun",
    fields: {
      beam: { type: "quantity", label: "Beam", symbol: "E_b", quantity: "irradiance", default: 100, min: 0, max: 1400 },
      sky: { type: "choice", label: "Sky", options: { clear: "Clear", grey: "Overcast" }, default: "clear" },
      haze: {
        type: "quantity",
        label: "Haze",
        symbol: "h",
        quantity: "number",
        default: 1,
        min: 0,
        max: 9,
        when: [{ field: "sky", is: ["grey"] }],
      },
    },
  },
  area: { type: "quantity", label: "Area", symbol: "A", quantity: "area", default: 7, min: 0, max: 100 },
  zones: {
    type: "list",
    label: "Zones",
    rowLabel: "zone",
    maxRows: 9,
    row: {
      name: { type: "text", label: "Name", default: "", maxLength: 20 },
      area: { type: "quantity", label: "Area of the zone", symbol: "A", quantity: "area", default: 1, min: 0, max: 100 },
      feeds: { type: "reference", label: "Feeds", to: "zones", default: null, optional: true },
      isOpen: { type: "flag", label: "Open", default: false },
      since: { type: "date", label: "Since", default: null },
      levels: {
        type: "series",
        label: "Levels",
        axis: "octaveBands",
        cell: { type: "quantity", label: "Level", quantity: "soundLevel", default: 0, min: 0, max: 99 },
      },
      users: {
        type: "series",
        label: "Users",
        axis: "months",
        cell: { type: "reference", label: "User", to: "zones", default: null, optional: true },
      },
    },
  },
});

const source = { source: mathematics };
const read = compileReader(fields);

function sheetOf(input: CalculatorInput<typeof fields>, describeIt: (sheet: SheetBuilder, values: SIValues<typeof fields>) => void): Sheet {
  const { values, errors } = read(input);
  expect(errors).toEqual([]);
  const explanation = defineExplanation({
    fields,
    results: {},
    describe: (_calculation: unknown, values, sheet) => describeIt(sheet, values),
    cases: [],
  });
  return explanation.sheet({ ok: true, input, values, results: {}, warnings: [], assumed: [], calculation: {} } as never);
}

const metric = (zones: CalculatorInput<typeof fields>["zones"] = []): CalculatorInput<typeof fields> => ({ unitSystem: "Metric", zones });
const formula = (symbol: string, expression: string, value: number) => [symbol, symbol, "number", expression, value, source] as const;
const lookup = (symbol: string, value: number) => [symbol, symbol, "number", value, source] as const;
const symbolsOf = (entries: readonly SheetEntry[]): string[] =>
  entries.map((entry) => ("symbol" in entry ? entry.symbol : entry.kind === "choice" ? entry.name : entry.title));
const rowsOf = (sheet: Sheet): readonly SheetRow[] => sheet.flatMap((entry) => (entry.kind === "rows" ? entry.rows : []));

describe("groups", () => {
  test("bring the symbols of their numbers, with the whole path", () => {
    const sheet = sheetOf(metric(), (sheetBuilder) => sheetBuilder.formula(...formula("q", "A * E_b", 700)));
    expect(sheet.map((entry) => ("field" in entry ? entry.field : undefined))).toEqual(["area", "sun.beam", undefined]);
  });

  test("are reached by path where something was chosen by one of their fields", () => {
    const sheet = sheetOf({ unitSystem: "Metric", sun: { sky: "grey" } }, (sheetBuilder) =>
      sheetBuilder.lookup(...lookup("f", 2), { by: ["sun.sky", "sun.haze"] }),
    );
    expect(sheet[0]).toEqual({ kind: "choice", name: "Sky", text: "Overcast", field: "sun.sky" });
    expect(sheet[1]).toMatchObject({ symbol: "h", field: "sun.haze" });
  });

  test("hide fields that are not used", () => {
    expect(() => sheetOf(metric(), (sheetBuilder) => sheetBuilder.formula(...formula("q", "h * 2", 2)))).toThrow(
      "h, which no step before it has",
    );
    expect(sheetOf(metric(), (sheetBuilder) => sheetBuilder.given("sun.haze"))).toEqual([]);
  });
});

describe("rows", () => {
  const zones = [
    { id: "a", name: "East", area: 2, feeds: "b" },
    { id: "b", area: 3, levels: [1, 2, 3, 4, 5, 6, 7, 8] },
  ];

  test("prefer their own symbol to one outside them", () => {
    const sheet = sheetOf(metric(zones), (sheetBuilder, values) => {
      sheetBuilder.formula(...formula("B", "2 * A", 14));
      sheetBuilder.rows({
        list: "zones",
        title: "Zones",
        rows: values.zones,
        rowTitle: ({ id }) => id,
        values: { q: ({ area }) => area },
        describe: (row, inner) => inner.formula(...formula("q", "A + 0 * B", row.area)),
      });
      sheetBuilder.formula(...formula("Q", "sum(q)", 5));
    });
    const [first] = rowsOf(sheet);
    expect(first!.entries()).toMatchObject([
      { symbol: "A", value: 2, field: "zones.a.area" },
      { symbol: "q", substitution: "2 [m2] + 0 * 14" },
    ]);
    expect(sheet.at(-1)).toMatchObject({ substitution: "sum(2, 3)" });
  });

  test("know the steps before them, whenever they are opened, and none of those after them", () => {
    const sheet = sheetOf(metric(zones), (sheetBuilder, values) => {
      sheetBuilder.rows({
        list: "zones",
        title: "Zones",
        rows: values.zones,
        rowTitle: ({ id }) => id,
        describe: (_row, inner) => inner.formula(...formula("q", "E_b * 2", 200)),
      });
      sheetBuilder.formula(...formula("later", "E_b", 100));
    });
    // The input is in the row, though the sheet around it names it later.
    for (const row of rowsOf(sheet)) expect(symbolsOf(row.entries())).toEqual(["E_b", "q"]);
    expect(symbolsOf(sheet)).toEqual(["Zones", "E_b", "later"]);
  });

  test("are the same each time they are opened", () => {
    const sheet = sheetOf(metric(zones), (sheetBuilder, values) =>
      sheetBuilder.rows({
        list: "zones",
        title: "Zones",
        rows: values.zones,
        rowTitle: ({ id }) => id,
        describe: (_row, inner) => inner.formula(...formula("q", "A * E_b", 1)),
      }),
    );
    const [row] = rowsOf(sheet);
    expect(row!.entries()).toEqual(row!.entries());
    expect(allSteps(sheet)).toHaveLength(6);
  });

  test("of other lists are reached by id, and fields by their path from here or from further out", () => {
    const sheet = sheetOf(metric(zones), (sheetBuilder, values) => {
      sheetBuilder.given("zones.b.isOpen");
      sheetBuilder.lookup(...lookup("L", 3), { field: "zones.b.levels.250" });
      sheetBuilder.rows({
        list: "zones",
        title: "Zones",
        rows: values.zones,
        rowTitle: ({ id }) => id,
        describe: (_row, inner) => inner.lookup(...lookup("L_1", 1), { field: "levels.63" }),
      });
    });
    expect(sheet.slice(0, 2)).toMatchObject([{ kind: "choice", text: "no", field: "zones.b.isOpen" }, { field: "zones.b.levels.250" }]);
    expect(rowsOf(sheet)[0]!.entries()).toMatchObject([{ field: "zones.a.levels.63" }]);
  });
});

test("what was computed elsewhere has the digits of a formula's result, and what was published or entered all of its digits", () => {
  const sheet = sheetOf(metric([{ id: "b", levels: [63.0706, 2, 3, 4, 5, 6, 7, 8] }]), (sheetBuilder) => {
    sheetBuilder.lookup("p_o", "Pressure", "pressure", 11.4642756, source);
    sheetBuilder.lookup("C_o", "Cost", "money", 160_489.66312345, source);
    sheetBuilder.lookup("L_o", "Level", "soundLevel", 63.0706, source, { field: "zones.b.levels.63" });
    sheetBuilder.constant("g", "Gravity", "number", 9.80665, source);
  });
  const shown = sheet.map((entry) => ("substitution" in entry ? entry.substitution.replace(/\u202f[^\d]+$/, "") : undefined));
  expect(shown).toEqual(["11.464", "160\u202f489.66", "63.0706", "9.80665"]);
});

test("a value that is not a number is written in words", () => {
  const months = ["a", null, "b", ...Array.from({ length: 9 }, () => "b")];
  const sheet = sheetOf(
    metric([
      { id: "a", name: "East" },
      { id: "b", feeds: "a", since: "2026-11-22", isOpen: true, users: months },
    ]),
    (sheetBuilder) => {
      for (const name of ["feeds", "since", "isOpen", "users", "name", "levels"]) sheetBuilder.given(`zones.b.${name}`);
      sheetBuilder.given("zones.a.feeds");
    },
  );
  expect(sheet.map((entry) => entry.kind === "choice" && entry.text)).toEqual([
    "East",
    "2026-11-22",
    "yes",
    "Jan: East, Feb: –, Mar–Dec: Zone 2",
    "",
    "0\u202fdB in every band",
    "–",
  ]);
});

test("a symbol without a step, one with two steps and a name that is not a field are errors of the description", () => {
  expect(() => sheetOf(metric(), (sheetBuilder) => sheetBuilder.formula(...formula("q", "x", 1)))).toThrow(
    "x, which no step before it has",
  );
  expect(() =>
    sheetOf(metric(), (sheetBuilder) => [sheetBuilder.formula(...formula("q", "A", 7)), sheetBuilder.formula(...formula("q", "A", 7))]),
  ).toThrow("two steps");
  for (const path of ["none", "sun.none", "area.more", "zones.a.none", "sun"])
    expect(() => sheetOf(metric([{ id: "a" }]), (sheetBuilder) => sheetBuilder.given(path)), path).toThrow();
  expect(() =>
    sheetOf(metric(), (sheetBuilder) =>
      sheetBuilder.rows({ list: "area", title: "", rows: [], rowTitle: () => "", describe: () => undefined }),
    ),
  ).toThrow("no list area");
});

describe("results", () => {
  const results = defineResults({
    load: { label: "Load", symbol: "q", quantity: "number" },
    lost: { label: "Loss", symbol: "l", quantity: "number", optional: true },
    unnamed: { label: "Unnamed", quantity: "number" },
    zones: { type: "rows", label: "Zones", row: { share: { label: "Share", symbol: "s", quantity: "ratio" } } },
    peaks: {
      type: "rows",
      label: "Peaks",
      row: { load: { type: "series", label: "Load", symbol: "q", quantity: "power", axis: "months" } },
    },
  });
  const values = {
    load: { value: 7, quantity: "number" },
    unnamed: { value: 1, quantity: "number" },
    zones: [{ id: "b", share: { value: 0.5, quantity: "ratio" } }],
    peaks: [{ id: "a", load: { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], quantity: "power" } }],
  };
  const sheetOfResults = (describeIt: (sheet: SheetBuilder, values: SIValues<typeof fields>) => void): Sheet => {
    const input = metric([{ id: "a" }, { id: "b" }]);
    const explanation = defineExplanation({
      fields,
      results,
      describe: (_: unknown, values, sheet) => describeIt(sheet, values),
      cases: [],
    });
    return explanation.sheet({
      ok: true,
      input,
      values: read(input).values,
      results: values,
      warnings: [],
      assumed: [],
      unused: [],
      calculation: {},
    } as never);
  };

  test("give a step its name, symbol, kind and value", () => {
    expect(sheetOfResults((sheetBuilder) => sheetBuilder.result("load", "3 + 4"))).toMatchObject([
      { kind: "formula", symbol: "q", name: "Load", value: 7, quantity: "number", result: "load", source: { source: mathematics } },
    ]);
    expect(sheetOfResults((sheetBuilder) => sheetBuilder.resultLookup("load", source, { detail: "by table" }))).toMatchObject([
      { kind: "lookup", name: "Load, by table", result: "load" },
    ]);
  });

  test("that are not there have no step", () => {
    expect(sheetOfResults((sheetBuilder) => sheetBuilder.result("lost", "1"))).toEqual([]);
  });

  test("of rows are those of the row", () => {
    const sheet = sheetOfResults((sheetBuilder, { zones }) =>
      sheetBuilder.rows({
        list: "zones",
        title: "Zones",
        rows: zones,
        rowTitle: ({ id }) => id,
        describe: (_row, inner) => inner.result("share", "1 / 2"),
      }),
    );
    expect(rowsOf(sheet).map((row) => row.entries().map((entry) => "result" in entry && entry.result))).toEqual([[], ["zones.b.share"]]);
    expect(sheetOfResults((sheetBuilder) => sheetBuilder.result("zones.b.share", "1 / 2"))).toMatchObject([
      { value: 0.5, result: "zones.b.share" },
    ]);
    const peaks = sheetOfResults((sheetBuilder, { zones }) =>
      sheetBuilder.rows({
        list: "zones",
        results: "peaks",
        title: "Peaks",
        rows: zones,
        rowTitle: ({ id }) => id,
        describe: (_row, inner) => inner.resultLookup("load.7"),
      }),
    );
    expect(allSteps(peaks)).toMatchObject([{ symbol: "q_7", value: 7, result: "peaks.a.load.7" }]);
  });

  test("that the calculator does not have, or that have no symbol, are refused", () => {
    expect(() => sheetOfResults((sheetBuilder) => sheetBuilder.result("laod", "1"))).toThrow("no result laod");
    expect(() => sheetOfResults((sheetBuilder) => sheetBuilder.result("unnamed", "1"))).toThrow("no symbol");
  });
});
