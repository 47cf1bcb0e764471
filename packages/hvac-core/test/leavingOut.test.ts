import { describe, expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import {
  allEntries,
  allSteps,
  isActive,
  joinPath,
  pathSegments,
  rowName,
  warningsByPlace,
  type Calculator,
  type Explanation,
  type ListField,
  type Path,
  type Success,
} from "../src/kernel/index.ts";
import { acousticCalculator } from "../src/calculators/acoustic-calculator/index.ts";
import { ductSizer } from "../src/calculators/duct-sizer/index.ts";
import { heatLoad } from "../src/calculators/heat-load/index.ts";
import type { Input } from "./laws/inputs.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * What results of rows say of all rows together: sums of those in a zone, ranks, the air of a system, the system that is compared. These lack a row
 * that is left out as totals do. In a tree of ducts or pipes that is all of them.
 */
const dependentRows: Readonly<Record<string, Readonly<Record<string, "all" | readonly string[]>>>> = {
  "heat-load": { zoneResults: "all", systemResults: "all" },
  "energy-analysis": { cases: ["rank"], sensitivity: "all" },
  // By a system that recirculates the air of all its zones.
  "ventilation-calc": {
    zones: [
      "outdoorAirflow",
      "outdoorShare",
      "outdoorAirChanges",
      "ventilationEfficiency",
      "co2AtSteadyState",
      "co2",
      "co2Peak",
      "timeAboveLimit",
      "purgeTime",
    ],
  },
  "duct-sizer": { sections: "all" },
  "pipe-sizer": { sections: "all" },
  // What goes into a room that is left out.
  "acoustic-calculator": { elements: ["radiated", "roomLevel", "roomLevelA"], sources: ["roomLevel", "roomLevelA"] },
};

const inputsOf = (definition: Calculator): readonly Input[] => [
  definition.start("Metric"),
  ...definition.examples.flatMap(({ input }) => [input.Metric, input.Imperial]),
];

const listsOf = ({ fields }: Calculator): readonly string[] => Object.keys(fields).filter((name) => fields[name]!.type === "list");

/** A field of a row in which a text could stand that is no value. */
function typedField(definition: Calculator, list: string, row: Row, values: Readonly<Record<string, unknown>>): string | undefined {
  const { row: fields } = definition.fields[list] as ListField;
  return Object.keys(fields).find((name) => {
    const field = fields[name]!;
    return field.type === "quantity" && isActive(field, { values: row, around: { values } });
  });
}

const outRows = ({ leftOut = [] }: Success): ReadonlySet<Path> =>
  new Set(leftOut.map(({ field }) => joinPath(...field.split(".").slice(0, 2))));

/** The input as somebody would leave it who takes out the rows by hand; who names one of them without need names none. */
function withoutRows(definition: Calculator, input: Input, out: ReadonlySet<Path>): Input {
  const isOut = (list: string, id: unknown): boolean => out.has(joinPath(list, String(id)));
  const lists = listsOf(definition).flatMap((list) => {
    const rows = input[list] as readonly Row[] | undefined;
    if (!rows) return [];
    const { row: fields } = definition.fields[list] as ListField;
    const left = rows
      .filter(({ id }) => !isOut(list, id))
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => {
            const field = fields[name];
            const named = field?.type === "reference" && [field.to].flat().some((to) => isOut(to, value));
            return [name, named ? null : value];
          }),
        ),
      );
    return [[list, left]];
  });
  return { ...input, ...Object.fromEntries(lists) };
}

/** An input whose rows have ids. */
function withIds(definition: Calculator, input: Input): Input {
  const lists = listsOf(definition).flatMap((list) => {
    const rows = input[list] as readonly Row[] | undefined;
    return rows ? [[list, rows.map((row, index) => ({ ...row, id: row.id ?? String(index + 1) }))]] : [];
  });
  return { ...input, ...Object.fromEntries(lists) };
}

interface Case {
  readonly definition: Calculator;
  readonly explanation: Explanation;
  readonly input: Input;
  readonly whole: Success;
  readonly list: string;
  readonly row: Row;
  readonly field: string;
}

function* casesOf(definition: Calculator, explanation: Explanation, given: Input): Generator<Case> {
  const input = withIds(definition, given);
  const whole = definition.calculate(input);
  if (!whole.ok) return;
  for (const list of listsOf(definition)) {
    const values = whole.values as Readonly<Record<string, unknown>>;
    if (!isActive(definition.fields[list]!, { values })) continue;
    for (const row of values[list] as readonly Row[]) {
      const field = typedField(definition, list, row, values);
      if (field !== undefined) yield { definition, explanation, input, whole, list, row, field };
    }
  }
}

function holdTo(each: Case): "refused" | "left out" {
  const { definition, explanation, input, whole, list, row, field } = each;
  const path = joinPath(list, row.id, field);
  const text = { field: path, code: "type", message: "abc is not a number." } as const;
  const outcome = definition.calculate(input, { partial: true, unparsed: [text] });
  // What is asked for as a whole is never answered in part.
  const strict = definition.calculate(input, { unparsed: [text] });
  expect(strict).toEqual({ ok: false, errors: [text] });
  if (!outcome.ok) {
    expect(outcome.errors).toEqual([text]);
    return "refused";
  }
  const out = outRows(outcome);
  expect([...out]).toContain(joinPath(list, row.id));
  const [warning] = outcome.warnings;
  expect(warning).toMatchObject({ code: "left-out", severity: "caution" });
  expect(warning!.message).toContain("left out");
  expect(warningsByPlace([warning!]).length).toBe(out.size);

  // What nobody entered is marked as before: in the rows that are left, and in those that are left out.
  const marked = new Set(outcome.assumed);
  const isOut = (innerPath: string): boolean => out.has(joinPath(...pathSegments(innerPath).slice(0, 2)));
  for (const assumedPath of whole.assumed)
    if (assumedPath !== path && isOut(assumedPath)) expect(marked.has(assumedPath), assumedPath).toBe(true);

  const removed = definition.calculate(withoutRows(definition, input, out));
  if (!removed.ok) throw new Error(JSON.stringify(removed.errors));
  expect(outcome.results).toEqual(removed.results);
  expect(definition.answer(outcome)).toMatch(new RegExp(`.+, with ${out.size} \\D+ left out$`));
  expect(definition.answer(removed)).not.toContain("left out");
  expect(definition.tables(outcome).length).toBe(definition.tables(removed).length);
  const steps = allSteps(explanation.sheet(outcome));
  expect(steps.map(({ value }) => value)).toEqual(allSteps(explanation.sheet(removed)).map(({ value }) => value));
  allEntries(explanation.sheet(outcome));

  // A text in the input itself is the same as one in a field.
  const rows = (input[list] as readonly Row[]).map((other) => (other.id === row.id ? { ...other, [field]: "abc" } : other));
  const stored = definition.calculate({ ...input, [list]: rows }, { partial: true });
  if (!stored.ok) throw new Error(JSON.stringify(stored.errors));
  expect([...outRows(stored)].toSorted()).toEqual([...out].toSorted());
  expect(stored.results).toEqual(outcome.results);

  for (const [name, result] of Object.entries(outcome.results)) {
    const isApart = definition.id === "ventilation-calc" && input["systemKind"] !== "multiple-zone";
    const shared = (isApart ? undefined : dependentRows[definition.id]?.[name]) ?? [];
    if (!Array.isArray(result) || shared === "all") continue;
    const before = new Map((whole.results[name] as unknown as readonly Row[]).map((resultRow) => [resultRow.id, resultRow]));
    const alone = (resultRow: Row): object => Object.fromEntries(Object.entries(resultRow).filter(([key]) => !shared.includes(key)));
    for (const resultRow of result as readonly Row[]) expect(alone(resultRow)).toEqual(alone(before.get(resultRow.id)!));
  }
  return "left out";
}

describe("rows that cannot be read are left out", () => {
  const answered = new Set<string>();
  for (const each of catalogue as unknown as readonly Calculator[])
    test(each.id, async () => {
      const explanation = await each.explanation();
      for (const input of inputsOf(each))
        for (const testCase of casesOf(each, explanation, input))
          if (holdTo(testCase) === "left out") answered.add(`${each.id}.${testCase.list}`);
    });
  // Layers, fittings and other rows in rows go with their row; what is in series, and the seasons of a tariff, are refused as a whole.
  test("each list whose rows are apart", () => {
    expect([...answered].filter((name) => !name.startsWith("schedules.")).toSorted()).toEqual([
      "acoustic-calculator.privacy",
      "acoustic-calculator.rooms",
      "boq.items",
      "duct-sizer.sections",
      "energy-analysis.cases",
      "energy-analysis.sensitivity",
      "heat-load.constructions",
      "heat-load.rooms",
      "heat-load.surfaces",
      "heat-load.windowTypes",
      "pipe-sizer.sections",
      "psychrometric-chart.processes",
      "psychrometric-chart.states",
      "ventilation-calc.zones",
    ]);
    expect([...answered].filter((name) => name.startsWith("schedules.")).length).toBeGreaterThan(10);
  });
});

describe("a row after one that is left out", () => {
  const room = (id: string, more: object) => ({ id, floorArea: 20, lighting: 200, ...more });
  const rooms = [
    room("a", {}),
    room("b", { floorArea: "abc" }),
    room("c", { multiplier: "x" }),
    room("d", { name: "Hall" }),
    room("e", {}),
  ] as never;
  test("keeps its number, and the warning names the rows and what lacks them", () => {
    const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms }, { partial: true });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.values.rooms.map((row, index) => rowName(heatLoad.fields.rooms, row, index))).toEqual(["Room 1", "Hall", "Room 5"]);
    const [warning] = outcome.warnings;
    expect(warning!.message).toMatch(/^2 rooms\. Room 2 is left out of all results\. /);
    expect(warning!.places!.map(({ name }) => name)).toEqual(["Room 2", "Room 3"]);
    expect(outcome.results.roomResults.map(({ id }) => id)).toEqual(["a", "d", "e"]);
  });
  test("gets its number as its id where it has none", () => {
    const givenRooms = [{ floorArea: 10 }, { floorArea: "abc" }, { floorArea: 30 }] as never;
    const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: givenRooms }, { partial: true });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.results.roomResults.map(({ id }) => id)).toEqual(["1", "3"]);
  });
  test("depends on what it names, and on nothing else", () => {
    const constructions = [
      { id: "w", by: "layers", layers: [{ id: "l", thickness: "thick", conductivity: 1, density: 1000, specificHeat: 1 }] },
      { id: "v", uValue: 0.3 },
    ];
    const walls = [
      room("a", { surfaces: [{ id: "s", kind: "wall", area: 10, construction: "w" }] }),
      room("b", { surfaces: [{ id: "s", kind: "wall", area: 10, construction: "v" }] }),
    ];
    const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", constructions, rooms: walls } as never, { partial: true });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.results.roomResults!.map(({ id }) => id)).toEqual(["b"]);
    expect(outcome.leftOut!.map(({ field }) => field)).toEqual(["constructions.w.layers.l.thickness", "rooms.a.surfaces.s.construction"]);
    expect(outcome.leftOut![1]!.message).toBe("Construction: Construction 1 is left out.");
  });
  test("in a sound path goes with its source and the rooms that it reaches", () => {
    const fan = (id: string, airflow: number) => ({ id, kind: "fan", airflow, pressure: 300, speed: 900, blades: 8 });
    const duct = (id: string, more: object) => ({ id, kind: "duct", shape: "round", diameter: 300, length: 5, airflow: 300, ...more });
    const outlet = (id: string, parent: string, roomId: string) => ({ id, kind: "outlet", parent, room: roomId, diameter: 200 });
    const input = {
      unitSystem: "Metric",
      sources: [fan("f", 1000), fan("g", 2000)],
      elements: [
        duct("d", {}),
        outlet("o", "d", "north"),
        duct("e", { source: "g" }),
        outlet("p", "e", "south"),
        duct("h", { source: "g", length: "x" }),
      ],
      rooms: ["north", "south", "store"].map((id) => ({ id, length: 5, width: 4, height: 3 })),
      privacy: [{ id: "n", from: "north", to: "store", partition: "none" }],
    } as never;
    const outcome = acousticCalculator.calculate(input, { partial: true });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(outcome.results.elements.map(({ id }) => id)).toEqual(["d", "o"]);
    expect(outcome.results.rooms.map(({ id }) => id)).toEqual(["north", "store"]);
    // The first source left out, nobody takes the next one in its place.
    const other = acousticCalculator.calculate(
      { ...(input as object), sources: [{ ...fan("f", 1000), airflow: "x" }, fan("g", 2000)] } as never,
      { partial: true },
    );
    expect(other.ok && other.results.elements).toEqual([]);
  });
  test("of a tree is an end, or the tree is refused", () => {
    const section = (id: string, parent: string | null, more: object = {}) => ({ id, parent, airflow: 500, ductLength: 5, ...more });
    const inputWith = (...sections: object[]) =>
      ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections } as never, { partial: true });
    const end = inputWith(section("a", null), section("b", "a", { ductLength: "x" }), section("c", "a"));
    if (!end.ok) throw new Error(JSON.stringify(end.errors));
    expect(end.warnings[0]!.message).toMatch(
      /^Section 2 is left out of all results\. .* Airflows, sizes and losses of the system do not include it\.$/,
    );
    expect(end.values.sections.map((row, index) => rowName(ductSizer.fields.sections, row, index))).toEqual(["Section 1", "Section 3"]);
    const middle = inputWith(section("a", null, { ductLength: "x" }), section("b", "a"), section("c", null));
    expect(middle.ok).toBe(false);
  });
});
