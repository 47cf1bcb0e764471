import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import {
  allEntries,
  allSteps,
  isActive,
  joinPath,
  pathSegments,
  warningsByPlace,
  type Calculator,
  type Explanation,
  type FieldError,
  type Fields,
  type ListField,
  type Path,
  type Scope,
  type Success,
} from "../src/kernel/index.ts";
import { columnOf } from "../src/internal/index.ts";
import { heatLoad } from "../src/calculators/heat-load/index.ts";
import type { Input } from "./laws/inputs.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Lists whose rows are parts of one sum, one path or one tree, in which all results take part: they lack a row that is left out as totals do. */
const joinedLists: Readonly<Record<string, readonly string[]>> = {
  "acoustic-calculator": ["sources", "elements"],
  "duct-sizer": ["fittings", "sections"],
  "energy-analysis": ["rooms", "bins", "constructions", "profiles", "energyPeriods", "demandPeriods", "demandSeasons"],
  "pipe-sizer": ["fittings", "sections"],
  "pump-head-calc": ["segments", "equipment", "profile"],
  "refrigerant-pipe-sizer": ["lines"],
};

/** Results of rows that depend on the other rows of a list: sums of those in a zone, ranks, the air of a system, what is compared. */
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
  // What goes into a room that is left out.
  "acoustic-calculator": { elements: ["radiated", "roomLevel", "roomLevelA"], sources: ["roomLevel", "roomLevelA"] },
};

const inputsOf = (definition: Calculator): readonly Input[] => [
  definition.start("Metric"),
  ...definition.examples.flatMap(({ input }) => [input.Metric, input.Imperial]),
];

/** A field of a row in which a text could stand that is no value. */
function typedField({ row: fields }: ListField, scope: Scope): string | undefined {
  return Object.keys(fields).find((name) => {
    const field = fields[name]!;
    return field.type === "quantity" && isActive(field, scope);
  });
}

const outRows = ({ leftOut = [] }: Success): ReadonlySet<Path> => new Set(leftOut.map(({ row }) => row));

const isWithin = (path: Path, rows: ReadonlySet<Path>): boolean => [...rows].some((row) => path === row || path.startsWith(`${row}.`));

/** The input as somebody would leave it who takes out the rows by hand; who names one of them without need names none. */
function withoutRows(definition: Calculator, input: Input, out: ReadonlySet<Path>): Input {
  const rest = (fields: Fields, given: object, prefix: Path): object =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const field = fields[name];
        const isOut = field?.type === "reference" && [field.to].flat().some((to) => out.has(joinPath(to, String(value))));
        if (field?.type !== "list") return [name, isOut ? null : value];
        const rows = (value as readonly Row[]).filter(({ id }) => !out.has(joinPath(prefix, name, id)));
        return [name, rows.map((row) => rest(field.row, row, joinPath(prefix, name, row.id)))];
      }),
    );
  return rest(definition.fields, input, "") as Input;
}

/** An input whose rows have ids, also those within rows. */
function withIds(definition: Calculator, input: Input): Input {
  const given = (fields: Fields, values: object): object =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fields[name];
        if (field?.type !== "list") return [name, value];
        return [name, (value as readonly Row[]).map((row, index) => ({ ...given(field.row, row), id: row.id ?? String(index + 1) }))];
      }),
    );
  return given(definition.fields, input) as Input;
}

interface Case {
  readonly definition: Calculator;
  readonly explanation: Explanation;
  readonly input: Input;
  readonly whole: Success;
  /** The list of the outermost row. */
  readonly list: string;
  /** The outermost row. */
  readonly row: Row;
  /** The list of the row with the text, and its id. */
  readonly path: Path;
  readonly id: string;
  readonly field: string;
}

/** A row of an input with its list, and the values of the row and around it. */
interface ScopedRow {
  readonly path: Path;
  readonly list: ListField;
  readonly row: Row;
  readonly scope: Scope;
}

/** The rows of the lists that are in use among fields, also those within rows. */
function* rowsIn(fields: Fields, scope: Scope, prefix: Path = ""): Generator<ScopedRow> {
  for (const [name, list] of Object.entries(fields)) {
    if (list.type !== "list" || !isActive(list, scope)) continue;
    const path = joinPath(prefix, name);
    for (const row of (scope.values[name] ?? []) as readonly Row[]) {
      const rowScope = { values: row, around: scope };
      yield { path, list, row, scope: rowScope };
      yield* rowsIn(list.row, rowScope, joinPath(path, row.id));
    }
  }
}

/** Every row of the lists of an input, and of each kind of list within rows the last row. */
function* casesOf(definition: Calculator, explanation: Explanation, given: Input): Generator<Case> {
  const input = withIds(definition, given);
  const whole = definition.calculate(input);
  if (!whole.ok) return;
  const rows = [...rowsIn(definition.fields, { values: whole.values })].flatMap((each) => {
    const field = typedField(each.list, each.scope);
    return field === undefined ? [] : [{ ...each, field }];
  });
  const outer = rows.filter(({ path }) => !path.includes("."));
  const inner = rows.filter(({ path }) => path.includes("."));
  const lastInner = new Map(inner.map((each) => [columnOf(definition.fields, each.path), each])).values();
  for (const { path, row, field } of [...outer, ...lastInner]) {
    const [list, outerId = row.id] = pathSegments(path) as [string, string?];
    const outermost = outer.find((each) => each.path === list && each.row.id === outerId)?.row ?? { id: outerId };
    yield { definition, explanation, input, whole, list, row: outermost, path, id: row.id, field };
  }
}

function holdTo(each: Case): "refused" | "left out" {
  const { definition, explanation, input, whole, list, row, field } = each;
  const path = joinPath(each.path, each.id, field);
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
  // A part of a row is never missing from what is calculated.
  expect([...out].filter((each) => pathSegments(each).length > 2)).toEqual([]);
  const [warning] = outcome.warnings;
  expect(warning).toMatchObject({ code: "left-out", severity: "caution" });
  expect(warning!.message).toContain("left out");
  expect(warningsByPlace([warning!]).length).toBe(out.size);

  // What nobody entered is marked as before: in the rows that are left, and in those that are left out.
  const marked = new Set(outcome.assumed);
  for (const assumedPath of whole.assumed)
    if (assumedPath !== path && isWithin(assumedPath, out)) expect(marked.has(assumedPath), assumedPath).toBe(true);

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
  const withText = withRows(input, each.path, (rows) =>
    rows.map((other) => (other.id === each.id ? { ...other, [field]: "abc" } : other)),
  ) as Input;
  const stored = definition.calculate(withText, { partial: true });
  if (!stored.ok) throw new Error(JSON.stringify(stored.errors));
  expect([...outRows(stored)].toSorted()).toEqual([...out].toSorted());
  expect(stored.results).toEqual(outcome.results);

  if (joinedLists[definition.id]?.includes(list)) return "left out";
  for (const [name, result] of Object.entries(outcome.results)) {
    const isApart = definition.id === "ventilation-calc" && input["systemKind"] !== "multiple-zone";
    const isJoined =
      list === "zones" &&
      (row["transferFrom"] !== undefined || (input["zones"] as readonly Row[]).some(({ transferFrom }) => transferFrom === row.id));
    const shared = (isJoined ? "all" : isApart ? undefined : dependentRows[definition.id]?.[name]) ?? [];
    if (!Array.isArray(result) || shared === "all") continue;
    const before = new Map((whole.results[name] as unknown as readonly Row[]).map((resultRow) => [resultRow.id, resultRow]));
    const alone = (resultRow: Row): object => Object.fromEntries(Object.entries(resultRow).filter(([key]) => !shared.includes(key)));
    for (const resultRow of result as readonly Row[]) expect(alone(resultRow)).toEqual(alone(before.get(resultRow.id)!));
  }
  return "left out";
}

/** Lists of which the inputs here have no rows, or of which every row is needed. */
const unanswered: readonly string[] = [
  "heat-load.constructions.layers",
  "heat-load.schedules",
  "heat-load.systems",
  "heat-load.zones",
  "pump-head-calc.profile",
  "energy-analysis.rooms",
  "energy-analysis.rooms.surfaces",
  "energy-analysis.rooms.surfaces.windows",
  "energy-analysis.constructions",
  "energy-analysis.constructions.layers",
  "energy-analysis.profiles",
  "energy-analysis.energyPeriods",
  "energy-analysis.energyPeriods.tiers",
  "energy-analysis.demandPeriods",
  "energy-analysis.demandPeriods.tiers",
  "energy-analysis.demandSeasons",
  "energy-analysis.demandSeasons.tiers",
  "schedules.coolingTowers",
  "schedules.customTypes",
  "schedules.otherEquipment",
];

describe("rows that cannot be read are left out", () => {
  const answered = new Set<string>();
  for (const each of catalogue as unknown as readonly Calculator[])
    test(each.id, async () => {
      const explanation = await each.explanation();
      for (const input of inputsOf(each))
        for (const testCase of casesOf(each, explanation, input))
          if (holdTo(testCase) === "left out") answered.add(`${each.id}.${columnOf(each.fields, testCase.path)}`);
    });
  test("in every list that has rows to leave out", () => {
    const listsOf = (fields: Fields, prefix: Path): readonly Path[] =>
      Object.entries(fields).flatMap(([name, field]) =>
        field.type === "list" ? [joinPath(prefix, name), ...listsOf(field.row, joinPath(prefix, name))] : [],
      );
    const lists = (catalogue as unknown as readonly Calculator[]).flatMap((each) => listsOf(each.fields, each.id));
    expect(lists.filter((list) => !answered.has(list))).toEqual(unanswered);
  });
});

/** The lists of an input, also those within rows, with the path and the rows of each. */
function* listsWithin(
  fields: Fields,
  input: object,
  prefix: Path = "",
): Generator<{ readonly path: Path; readonly list: ListField; readonly rows: readonly Row[] }> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "list") continue;
    const [path, rows] = [joinPath(prefix, name), ((input as Input)[name] ?? []) as readonly Row[]];
    yield { path, list: field, rows };
    for (const row of rows) yield* listsWithin(field.row, row, joinPath(path, row.id));
  }
}

/** The input with other rows in the list at a path. */
function withRows(input: object, path: Path, change: (rows: readonly Row[]) => readonly Row[]): object {
  const [name, id, ...rest] = pathSegments(path) as [string, ...string[]];
  const rows = ((input as Input)[name] ?? []) as readonly Row[];
  const changed =
    id === undefined ? change(rows) : rows.map((row) => (row.id === id ? (withRows(row, joinPath(...rest), change) as Row) : row));
  return { ...input, [name]: changed };
}

/** The texts by which a row may be called. */
const namesOf = ({ row }: ListField): readonly object[] =>
  Object.entries(row).flatMap(([name, field]) => (field.type === "text" && !field.packed ? [{ [name]: "North" }] : []));

type CalculatedOutcome = Extract<ReturnType<Calculator["calculate"]>, { readonly ok: true }>;

interface Begun {
  readonly path: Path;
  /** The row that it was copied from, if any; a row within a row has at most a name. */
  readonly copied: object | undefined;
  readonly position: number;
  /** The field with a text that is no value, or that was cleared. */
  readonly field: string;
}

/** An input with its answer, and what its tables and steps show. */
interface Answered {
  readonly input: Input;
  readonly whole: CalculatedOutcome;
  readonly tables: ReturnType<Calculator["tables"]>;
  readonly steps: readonly unknown[];
}

const stepsOf = (explanation: Explanation, outcome: CalculatedOutcome): readonly unknown[] =>
  allSteps(explanation.sheet(outcome)).map(({ value }) => value);

function holdBegun(
  definition: Calculator,
  explanation: Explanation,
  { input, whole, tables, steps }: Answered,
  { path, copied, position, field }: Begun,
): void {
  const begun = { ...copied, id: "begun" };
  const row = joinPath(path, "begun");
  const isInner = path.includes(".");
  const text: FieldError = {
    field: joinPath(row, field),
    code: isInner ? "required" : "type",
    message: isInner ? "It is required." : "abc is not a number.",
  };
  const withBegun = withRows(input, path, (rows) => [...rows, begun]) as Input;
  const outcome = definition.calculate(withBegun, { partial: true, unparsed: [text] });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  expect([...outRows(outcome)]).toEqual([row]);
  expect(outcome.results).toEqual(whole.results);
  const [leftOut, ...others] = outcome.warnings;
  expect(leftOut).toMatchObject({ code: "left-out", severity: "caution" });
  expect(leftOut!.message.includes(" is left out of all results: it was only begun. ")).toBe(isInner);
  expect(others).toEqual(whole.warnings);
  expect(definition.answer(outcome)).toMatch(/, with 1 \D+ left out$/);
  expect(definition.tables(outcome)).toEqual(tables);
  expect(stepsOf(explanation, outcome)).toEqual(steps);
  // Wherever it is inserted, except before the row that a blank reference means, or that the others are compared with.
  const isFirst = position === 0 && ["sources", "cases"].includes(path);
  const inserted = withRows(input, path, (rows) => rows.toSpliced(isFirst ? rows.length : position, 0, begun)) as Input;
  const moved = definition.calculate(inserted, { partial: true, unparsed: [text] });
  expect(moved.ok && moved.results).toEqual(whole.results);
  // Once it is finished, nothing remembers that it was not.
  const finished = definition.calculate(withBegun);
  if (finished.ok) expect(definition.calculate(withBegun, { partial: true })).toEqual(finished);
}

describe("a row that was only begun changes nothing and is named", () => {
  for (const definition of catalogue as unknown as readonly Calculator[])
    test(definition.id, async () => {
      const explanation = await definition.explanation();
      const inputs = [definition.start("Metric"), ...definition.examples.map(({ input }) => input.Metric)];
      for (const given of inputs) {
        const input = withIds(definition, given);
        const whole = definition.calculate(input);
        if (!whole.ok) continue;
        expect(definition.calculate(input, { partial: true })).toEqual(whole);
        const answered = { input, whole, tables: definition.tables(whole), steps: stepsOf(explanation, whole) };
        const all = [...listsWithin(definition.fields, input)];
        for (const column of new Set(all.map(({ path }) => columnOf(definition.fields, path)))) {
          const lists = all.filter(({ path }) => columnOf(definition.fields, path) === column);
          const begun = fc
            .constantFrom(...lists)
            .chain(({ path, list, rows }) =>
              fc.record({
                path: fc.constant(path),
                copied: fc.constantFrom(undefined, ...(path.includes(".") ? namesOf(list) : rows)),
                position: fc.nat(rows.length),
                field: fc.constantFrom(...Object.keys(list.row).filter((name) => list.row[name]!.type !== "list")),
              }),
            );
          fc.assert(
            fc.property(begun, (each) => holdBegun(definition, explanation, answered, each)),
            { numRuns: 2 },
          );
        }
      }
    });
});

/** More rows than a calculation that refuses one at a time gets through. */
const manyRows = 35;

describe("any number of rows that were only begun are left out", () => {
  for (const definition of catalogue as unknown as readonly Calculator[])
    test(definition.id, () => {
      const inputs = [definition.start("Metric"), ...definition.examples.map(({ input }) => input.Metric)];
      for (const given of inputs) {
        const input = withIds(definition, given);
        const whole = definition.calculate(input);
        if (!whole.ok) continue;
        for (const { path, list, rows } of listsWithin(definition.fields, input)) {
          if (rows.length + manyRows > list.maxRows) continue;
          const begun = (count: number) =>
            definition.calculate(
              withRows(input, path, (all) => [...all, ...Array.from({ length: count }, (_, index) => ({ id: `begun${index}` }))]) as Input,
              { partial: true },
            );
          const single = begun(1);
          // Defaults may be all that a row needs.
          if (!single.ok || !single.leftOut || outRows(single).size !== 1) continue;
          const many = begun(manyRows);
          if (!many.ok) throw new Error(`${path}: ${JSON.stringify(many.errors)}`);
          expect(outRows(many).size, path).toBe(manyRows);
          expect(many.results).toEqual(whole.results);
        }
      }
    });

  test("surfaces of rooms without a construction, all named at once", () => {
    const surface = (id: string) => ({ id, kind: "wall", area: 10 });
    const rooms = Array.from({ length: 40 }, (_, index) => ({
      id: `r${index}`,
      floorArea: 20,
      lighting: 200,
      surfaces: [surface("a"), { ...surface("b"), uValue: 0.3 }],
    }));
    const finished = { id: "f", floorArea: 20, lighting: 200 };
    const input = { unitSystem: "Metric", method: "hourly", rooms: [...rooms, finished] } as never;
    const outcome = heatLoad.calculate(input, { partial: true });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    const fields = rooms.map(({ id }) => `rooms.${id}.surfaces.a.uValue`);
    expect(outcome.leftOut!.map(({ field }) => field)).toEqual(fields);
    const strict = heatLoad.calculate(input);
    expect(strict.ok || strict.errors.map(({ field, code }) => [field, code])).toEqual(fields.map((field) => [field, "required"]));
  });
});
