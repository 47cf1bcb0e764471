import { catalogue, engineVersion, type Calculator, type ResultFields } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { formatQuantity } from "@org/form/numbers";
import { placeTitles } from "@org/form/fields";
import { showResult } from "@org/form/results";
import { issuedContent } from "./issuedContent.ts";
import { reportContent } from "./reportContent.ts";
import { stillState } from "./stillState.ts";

const calculators = (catalogue as unknown as readonly Calculator[]).map((calculator) => [calculator.id, calculator] as const);

async function issueOf(definition: Calculator) {
  const state = stillState(definition, { ...definition.start("Metric"), unitSystem: "Metric" }, definition.version);
  if (!state.outcome.ok) throw new Error(definition.id);
  const source = {
    state,
    explanation: await definition.explanation(),
    title: "Level 3",
    results: JSON.parse(JSON.stringify(state.outcome.results)) as Record<string, unknown>,
    engineVersion,
    calculatorVersion: definition.version,
  };
  return { source, outcome: state.outcome };
}

describe.each(calculators)("an issued report of %s", (_id, definition) => {
  test("that today's engine reproduces is the report of the file", async () => {
    const { source } = await issueOf(definition);
    const { state, explanation, title } = source;
    expect(issuedContent({ ...source, isReproduced: true })).toEqual(reportContent({ state, explanation, title, preferredUnits: {} }));
  });

  test("that it does not has every result as issued, and nothing of today's calculation", async () => {
    const { source, outcome } = await issueOf(definition);
    const refused = {
      ...source.state,
      outcome: { ok: false as const, errors: [{ field: "x", code: "range" as const, message: "today’s refusal" }] },
    };
    const content = issuedContent({ ...source, state: refused, engineVersion: "0.0.7", calculatorVersion: 1, isReproduced: false });
    const text = JSON.stringify(content.results);
    for (const [name, field] of Object.entries(definition.results)) {
      if (field.type !== undefined) continue;
      const shown = showResult(name, field, outcome, "Metric", {});
      if (shown && !shown.unit.includes("¤")) expect(text, name).toContain(JSON.stringify(shown.value).slice(1, -1));
    }
    // Every number of a series is at its place, those of rows in a separate column.
    const lines = content.results.flatMap((block) => (block.kind === "table" ? block.rows.map(({ cells }) => cells) : []));
    const holdSeries = (field: ResultFields[string], result: unknown): void => {
      if (field.type === "rows")
        for (const row of (result ?? []) as Readonly<Record<string, unknown>>[])
          for (const [name, column] of Object.entries(field.row)) holdSeries(column, row[name]);
      if (field.type !== "series" || result === undefined) return;
      for (const [index, value] of (result as { readonly values: readonly number[] }).values.entries()) {
        const text = formatQuantity(value, field.quantity, "Metric", { withUnit: false });
        const place = placeTitles(field.axis)[index]!;
        expect(
          lines.some(([head, ...cells]) => head === place && cells.includes(text)),
          `${field.label}, ${place}: ${text}`,
        ).toBe(true);
      }
    };
    for (const [name, field] of Object.entries(definition.results)) holdSeries(field, outcome.results[name]);
    expect(content).toMatchObject({ engineVersion: "0.0.7", calculator: { version: 1 }, sheet: [], functions: [], sources: [] });
    expect(JSON.stringify(content)).not.toContain("today’s refusal");
    expect(content.warnings.map(({ message }) => message)).toEqual([expect.stringContaining("engine 0.0.7")]);
    expect(content.answer).toContain(content.headlines[0]!.text);
    expect(structuredClone(content)).toEqual(content);
  });
});

test("results of names that are no longer known are printed as stored", async () => {
  const { source } = await issueOf(calculators.find(([id]) => id === "heat-load")![1]);
  const results = {
    ...source.results,
    formerLoad: { value: 1234.5, quantity: "power" },
    formerSize: { value: "DN 50", quantity: "text" },
    formerRows: [{ id: "a" }],
  };
  const { results: blocks } = issuedContent({ ...source, results, isReproduced: false });
  expect(blocks.at(-1)).toMatchObject({
    kind: "lines",
    lines: [
      { label: "formerLoad", text: "1234.5\u202fW" },
      { label: "formerSize", text: "DN 50" },
      { label: "formerRows", text: "in the data of the issue" },
    ],
  });
});

/** Results as no version ever gave them. */
const otherForms: readonly unknown[] = [
  1,
  "x",
  null,
  true,
  [],
  {},
  [1],
  { value: 1 },
  { value: null, quantity: "power" },
  { value: {}, quantity: "power" },
  { value: 1, quantity: "furlongs" },
  { value: 1, quantity: "constructor" },
  { values: 1, quantity: "power" },
  { values: ["a", null], quantity: "power" },
  [{ id: "a", load: 1, x: [] }, { id: 5 }, "row"],
];

test.each(calculators)("any issued results of %s are shown or named", async (_id, definition) => {
  const { source } = await issueOf(definition);
  const names = [...Object.keys(definition.results), "constructor", "toString", "formerLoad"];
  for (const other of otherForms)
    for (const isReproduced of [false, true]) {
      const results = Object.fromEntries(names.map((name) => [name, other]));
      for (const stored of [results, { ...source.results, [names[0]!]: other }, { [names[0]!]: other }]) {
        const isAllThere = Object.keys(source.results).every((name) => Object.hasOwn(stored, name)) && stored !== results;
        const text = JSON.stringify(issuedContent({ ...source, results: stored, isReproduced: isReproduced && isAllThere }));
        expect(text).not.toMatch(/undefined|\[object|NaN/);
      }
    }
  const { warnings, headlines } = issuedContent({ ...source, results: { [definition.headline[0]!]: 1 }, isReproduced: false });
  expect(headlines).toEqual([]);
  expect(warnings.at(-1)?.message).toBe(
    `Results in a form that cannot be read are left out: ${definition.results[definition.headline[0]!]!.label}.`,
  );
});
