import { allSteps, catalogue, type Calculator } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { groupsOf, showResult } from "@org/form/results";
import type { ReportBlock, SheetBlock } from "./reportTypes.ts";
import { reportContent } from "./reportContent.ts";
import { stillState } from "./stillState.ts";

const calculators = (catalogue as unknown as readonly Calculator[]).map((calculator) => [calculator.id, calculator] as const);
const unitSystems = ["Metric", "Imperial"] as const;

async function reportOf(definition: Calculator, stored: object) {
  const state = stillState(definition, stored, definition.version);
  const explanation = await definition.explanation();
  return { state, explanation, content: reportContent({ state, explanation, preferredUnits: {}, title: "Level 3" }) };
}

function stepsIn(blocks: readonly SheetBlock[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === "step") return sum + 1;
    if (block.kind === "given") return sum + block.lines.filter(({ symbol }) => symbol !== undefined).length;
    return block.kind === "rows" ? sum + block.rows.reduce((all, row) => all + stepsIn(row.blocks), 0) : sum;
  }, 0);
}

const textsIn = (blocks: readonly ReportBlock[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === "lines"
      ? block.lines.map(({ text }) => text)
      : block.rows.flatMap(({ cells }) => cells.map((cell) => (typeof cell === "string" ? cell : cell.text))),
  );

describe.each(calculators)("a report of %s", (_id, definition) => {
  test.each(unitSystems)("is complete and plain data, in %s units", async (unitSystem) => {
    const { state, explanation, content } = await reportOf(definition, { ...definition.start(unitSystem), unitSystem });
    expect(structuredClone(content)).toEqual(content);
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
    const { outcome } = state;
    if (!outcome.ok) throw new Error(content.answer);
    // Each number as the screen has it.
    for (const { lines } of groupsOf(definition.results, definition.headline))
      for (const [name, field] of lines) {
        const shown = showResult(name, field, outcome, unitSystem, {});
        if (shown && !shown.unit.includes("¤"))
          expect(textsIn(content.results)).toContain([shown.value, shown.unit].filter(Boolean).join("\u202f"));
      }
    expect(content.headlines.length).toBeGreaterThan(0);
    expect(content.warnings.map(({ message }) => message).toSorted()).toEqual(outcome.warnings.map(({ message }) => message).toSorted());
    // Every step of every row, and no source without its number.
    expect(stepsIn(content.sheet)).toBe(allSteps(explanation.sheet(outcome)).length);
    const cited = JSON.stringify([content.sheet, content.functions]).matchAll(/"number":(\d+)/g);
    expect(new Set([...cited].map(([, number]) => Number(number)))).toEqual(new Set(content.sources.map((_, index) => index + 1)));
    // No table has two columns of one head.
    for (const block of content.inputs)
      if (block.kind === "table") expect(new Set(block.columns.map(({ label }) => label)).size, block.title).toBe(block.columns.length);
    // Assumed values are marked.
    const marks = JSON.stringify(content.inputs).match(/"isAssumed":true/g) ?? [];
    expect(marks.length > 0).toBe(outcome.assumed.length > 0);
    expect(JSON.stringify(content).match(/.{60}¤/)).toBeNull();
  });

  test.each(unitSystems)("writes every amount with its sign before it, in %s units", async (unitSystem) => {
    for (const { input } of [{ input: { [unitSystem]: definition.start(unitSystem) } }, ...definition.examples]) {
      const { content } = await reportOf(definition, { ...input[unitSystem], unitSystem });
      expect(JSON.stringify(content).match(/.{60}\d[\u202f ]?[€$](?!\d)/)).toBeNull();
    }
  });
});

test("money in the steps of a bill has the cents of the bill", async () => {
  const definition = calculators.find(([id]) => id === "boq")![1];
  const items = [
    { id: "a", description: "Chiller", quantity: 1, unit: "each", rate: 1_234_567.89 },
    { id: "b", description: "Pump", quantity: 3, unit: "each", rate: 12.5 },
  ];
  const { content, state } = await reportOf(definition, { unitSystem: "Metric", currency: "$", items });
  if (!state.outcome.ok) throw new Error(content.answer);
  const steps = (blocks: readonly SheetBlock[]): readonly SheetBlock[] =>
    blocks.flatMap((block) => (block.kind === "rows" ? block.rows.flatMap((row) => steps(row.blocks)) : [block]));
  const written = new Map(steps(content.sheet).flatMap((block) => (block.kind === "step" ? [[block.symbol, block] as const] : [])));
  // 1 234 567.89 + 3 × 12.50
  const total = "1,234,605.39";
  expect(written.get("a")).toMatchObject({ value: "$37.50", substitution: expect.stringContaining("12.50 [money]") });
  expect(written.get("S")).toMatchObject({ value: `$${total}`, substitution: "sum(1234567.89 [money], 37.50 [money])" });
  expect(written.get("T")).toMatchObject({ value: `$${total}` });
  expect(
    groupsOf(definition.results, []).flatMap(({ lines }) =>
      lines.map(([name, field]) => [name, showResult(name, field, state.outcome, "Metric", {})?.value]),
    ),
  ).toContainEqual(["netTotal", total]);
  // Money is in no SI unit.
  expect(content.functions.map(({ words }) => words)).toContain("product of a quantity and a rate, exact, then rounded to whole steps.");
  expect(JSON.stringify(content.functions)).not.toContain("SI units");
});

test("a refused input says why, with its inputs and without numbers", async () => {
  const definition = calculators.find(([id]) => id === "heat-load")![1];
  const { content } = await reportOf(definition, {
    ...definition.start("Metric"),
    unitSystem: "Metric",
    floorArea: { value: -4, unit: "m2" },
  });
  expect(content.answer).toMatch(/^No result: Floor area must be/);
  expect(content.results).toEqual([]);
  expect(textsIn(content.inputs)).toContain("−4\u202fm²");
});

test("a type of equipment without rows is not in the report", async () => {
  const definition = calculators.find(([id]) => id === "schedules")![1];
  const { content } = await reportOf(definition, { unitSystem: "Metric", pumps: [{ id: "1", tag: "P-07" }], fansTags: "FAN-{nn}" });
  expect(content.inputs.map(({ title }) => title)).toEqual(["Checks", "Pumps"]);
  expect(content.lists.map(({ table }) => table.title)).toEqual(["Pumps"]);
});

test("the tables of a sheet are in the report, each number in its row, with their sources", async () => {
  const definition = calculators.find(([id]) => id === "heat-load")![1];
  const { input } = definition.examples.find(({ id }) => id === "office-floor")!;
  const { state, explanation, content } = await reportOf(definition, input.Imperial);
  if (!state.outcome.ok) throw new Error(content.answer);
  const tables = explanation.sheet(state.outcome).flatMap((entry) => (entry.kind === "table" ? [entry] : []));
  const written = content.sheet.flatMap((block) => (block.kind === "table" ? [block] : []));
  expect(tables.length).toBeGreaterThan(3);
  expect(written.map(({ title }) => title)).toEqual(tables.map(({ title }) => title));
  tables.forEach(({ axis, columns }, index) => {
    const { rows, columns: heads, source } = written[index]!;
    expect(heads.map(({ symbol }) => symbol)).toEqual([undefined, ...columns.map(({ symbol }) => symbol)]);
    expect(rows.map(({ cells }) => cells)).toEqual(axis.places.map((place, row) => [place, ...columns.map(({ texts }) => texts[row])]));
    expect(content.sources[source!.number - 1]).toMatch(/ASHRAE/);
  });
});
