import type { ResultFields, ScalarResultField } from "@org/hvac-core/kernel";
import { convert, siUnit, unitsOf, unitSymbol } from "@org/hvac-core/quantity";
import { describe, expect, test } from "vitest";
import { calculatorOf, calculatorsWithSchedules } from "../../test/testDocument.ts";
import { reportContent } from "./reportContent.ts";
import type { ReportSchedule } from "./reportTypes.ts";
import { mergedSchedules } from "./schedules.ts";
import { stillState } from "./stillState.ts";

type Values = Readonly<Record<string, { readonly value: number | string } | undefined>>;
const systems = ["Metric", "Imperial"] as const;

const cases = calculatorsWithSchedules.flatMap((id) =>
  calculatorOf(id).examples.flatMap(({ title, input }) => systems.map((system) => [id, title, system, input[system]] as const)),
);

/** A printed number, and half of its last digit; large numbers are printed with as many zeros as they have no digits for. */
function printed(text: string): { readonly value: number; readonly half: number } | undefined {
  const plain = text.replaceAll(/[\u202f\u00a0 ]/g, "").replaceAll("−", "-");
  const [whole, zeros = "", decimals = ""] = /^-?\d*?(0*)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined || !/\d/.test(plain)) return undefined;
  const last = decimals === "" ? 10 ** (plain.length > 3 ? zeros.length : 0) : 10 ** -decimals.length;
  return { value: Number(plain), half: 0.5000001 * last };
}

/** Whether a number in a unit is what a result says. */
function says(field: ScalarResultField, result: number | string | undefined, text: string, unit: string | undefined): boolean {
  const { quantity } = field;
  if (typeof result !== "number" || quantity === "text") return false;
  const number = printed(text);
  if (!number) return false;
  return unitsOf(quantity, "Metric")
    .concat(unitsOf(quantity, "Imperial"))
    .some((each) => unitSymbol(each) === (unit ?? "") && Math.abs(convert(result, siUnit(quantity), each) - number.value) <= number.half);
}

const scalars = (fields: ResultFields): readonly (readonly [string, ScalarResultField])[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.type === undefined ? [[name, field] as const] : []));

/** Names of the input's rows, by id. */
function namesIn(input: object): ReadonlyMap<string, string> {
  const rows = Object.values(input).flatMap((value: unknown) => (Array.isArray(value) ? (value as readonly unknown[]) : []));
  return new Map(
    rows.flatMap((row) => {
      const { id, name } = row as { readonly id?: unknown; readonly name?: unknown };
      return typeof id === "string" && typeof name === "string" ? [[id, name] as const] : [];
    }),
  );
}

/** The results that a line of this name may take its numbers from: those of its row, or of the whole calculation, which is called as its file. */
function sourcesOf(
  id: string,
  results: Readonly<Record<string, unknown>>,
  input: object,
  called: string,
  title: string,
): readonly (readonly [ResultFields, Values])[] {
  const definition = calculatorOf(id);
  const names = namesIn(input);
  const rows = Object.entries(definition.results).flatMap(([name, field]) =>
    field.type === "rows"
      ? ((results[name] as readonly (Values & { readonly id: string })[] | undefined) ?? []).flatMap((row) =>
          called === (names.get(row.id) ?? row["name"]?.value) ? [[field.row, row] as const] : [],
        )
      : [],
  );
  return called === title ? [[definition.results, results as Values], ...rows] : rows;
}

describe.each(cases)("%s, %s, %s", (id, title, _system, input) => {
  const definition = calculatorOf(id);
  const state = stillState(definition, input, definition.version);
  const { schedules = [] } = reportContent({ state, explanation: undefined, preferredUnits: {}, title });

  test("every number that is calculated is the calculator's result under that label, and is of the line's own row", () => {
    if (!state.outcome.ok) throw new Error("The example is refused.");
    const { results } = state.outcome;
    const inputLabels = new Set(["Length", "Length of the supply", "Floor area", "Flow"]);
    for (const { table } of schedules)
      for (const { cells } of table.rows) {
        const numbers = table.columns
          .map((column, place) => ({ ...column, text: cells[place] as string }))
          .filter(({ text, label, isText }) => !isText && printed(text) && !inputLabels.has(label));
        const sources = sourcesOf(id, results, input, cells[0] as string, title);
        const fits = sources.some(([fields, values]) =>
          numbers.every(({ label, unit, text }) =>
            scalars(fields).some(([name, field]) => field.label === label && says(field, values[name]?.value, text, unit)),
          ),
        );
        expect(fits, `${table.columns.map(({ label }) => label).join(" | ")}\n${JSON.stringify(cells)}`).toBe(true);
      }
  });

  test("lengths, areas and flows of the input are those that were entered", () => {
    const entered = JSON.stringify(input);
    for (const { kind, table } of schedules)
      for (const { cells } of table.rows) {
        const place = table.columns.findIndex(
          ({ label }) => label === { rooms: "Floor area", ducts: "Length", pipes: "Length of the supply" }[kind as string],
        );
        const text = place < 0 ? undefined : printed(cells[place] as string);
        if (text) expect(entered).toMatch(new RegExp(`[:" ]${text.value}(?![\\d.])`));
      }
  });
});

test("every calculator that has a schedule has one in an example", () => {
  const kinds = cases.flatMap(([id, title, , input]) => {
    const definition = calculatorOf(id);
    const content = reportContent({
      state: stillState(definition, input, definition.version),
      explanation: undefined,
      preferredUnits: {},
      title,
    });
    return (content.schedules ?? []).map(({ kind }) => `${kind} of ${id}`);
  });
  expect([...new Set(kinds)].toSorted()).toEqual([
    "coils of heat-load",
    "coils of psychrometric-chart",
    "ducts of duct-sizer",
    "pipes of pipe-sizer",
    "pumps of pump-head-calc",
    "rooms of heat-load",
  ]);
});

test("schedules of a project are one table where they have the same columns, and each line is there once", () => {
  const schedule = (kind: ReportSchedule["kind"], unit: string, ...names: readonly string[]): ReportSchedule => ({
    kind,
    table: {
      kind: "table",
      title: "",
      columns: [
        { label: "Name", isText: true },
        { label: "Airflow", unit },
      ],
      rows: names.map((name, index) => ({ cells: [name, String(100 + index)] })),
    },
  });
  const merged = mergedSchedules([
    { title: "Supply", schedules: [schedule("ducts", "L/s", "A", "B")] },
    { title: "Pump P-1", schedules: [schedule("pumps", "L/s", "P-1")] },
    { title: "Return", schedules: [schedule("ducts", "L/s", "C")] },
    { title: "Exhaust", schedules: [schedule("ducts", "cfm", "D")] },
    { title: "Notes" },
  ]);
  expect(merged.map(({ kind }) => kind)).toEqual(["ducts", "pumps"]);
  const [ducts] = merged;
  expect(ducts!.tables.map(({ title }) => title)).toEqual(["Duct schedule", "Exhaust"]);
  expect(ducts!.tables.flatMap(({ rows }) => rows.map(({ cells, owner }) => [owner, cells[0]]))).toEqual([
    ["Supply", "A"],
    ["Supply", "B"],
    ["Return", "C"],
    [undefined, "D"],
  ]);
});
