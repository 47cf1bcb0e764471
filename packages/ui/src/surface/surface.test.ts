import { allEntries, axes, catalogue, isActive, joinPath, type Field } from "@org/hvac-core";
import { isAll } from "@tooling/testing/extent";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { RareInput } from "./fields/FieldInput.tsx";
import { inputId } from "./fields/fieldIds.ts";
import { ListEditor } from "./fields/ListInput.tsx";
import { RowResults } from "./results/Results.tsx";
import { renderSheet } from "./sheet/CalculationSheet.tsx";
import { openInput, startInput, type AnyCalculator, type FormInput } from "@org/form/state";
import { useCalculator } from "./state/useCalculator.ts";
import { CalculatorSurface } from "./CalculatorSurface.tsx";

const calculators = catalogue as readonly unknown[] as readonly AnyCalculator[];

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("location", { pathname: "/", href: "https://example.org/", search: "" });

function Page({ calculator, input }: { readonly calculator: AnyCalculator; readonly input: FormInput }): ReactNode {
  return createElement(CalculatorSurface, { state: useCalculator(calculator, { input, unparsed: {} }) });
}

// Lazy parts are rendered at once here.
beforeAll(async () => {
  await Promise.all([RareInput.load(), ListEditor.load(), RowResults.load()]);
});

/** Id of a field's input; for a series or a matrix, of its first cell. */
function firstInput(name: string, field: Field): string {
  if (field.type === "series") return inputId(joinPath(name, axes[field.axis][0]));
  if (field.type === "matrix") return inputId(joinPath(name, axes[field.rows][0], axes[field.columns][0]));
  return inputId(name);
}

const drawn = (calculator: AnyCalculator, input: FormInput): string => renderToStaticMarkup(createElement(Page, { calculator, input }));

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("the page of %s", (_, calculator) => {
  test.each(["Imperial", "Metric"] as const)("shows every field that counts once its fold is open, and every result, %s", (unitSystem) => {
    const isFolded = (name: string): boolean => {
      const section = calculator.sections.find(({ id }) => id === calculator.fields[name]!.section);
      return section?.first === undefined ? section?.summary !== undefined : !section.first.includes(name);
    };
    const input = startInput(calculator, unitSystem);
    const markup = drawn(calculator, input);
    const complete = calculator.complete(input);
    for (const [name, field] of Object.entries(calculator.fields)) {
      if (field.type === "list" || field.type === "group") continue;
      expect(markup.includes(`id="${firstInput(name, field)}"`), name).toBe(isActive(field, { values: complete }) && !isFolded(name));
    }
    const outcome = calculator.calculate(input);
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const tables = calculator.tables(outcome);
    for (const { title } of tables) expect(markup).toContain(`>${title}</h3>`);
    for (const [name, field] of Object.entries(calculator.results)) {
      if (field.type !== undefined) continue;
      if (field.table === undefined) expect(markup.includes(`data-result="${name}"`), name).toBe(outcome.results[name] !== undefined);
      else expect(tables.map(({ id }) => id)).toContain(field.table);
    }
  });

  test("states every step of its sheet once everything is open", async () => {
    const explanation = await calculator.explanation();
    const cases = isAll ? explanation.cases : explanation.cases.slice(0, 1);
    for (const { input } of [{ input: startInput(calculator, "Metric") }, ...cases]) {
      const outcome = calculator.calculate(openInput(calculator, input).input);
      if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
      const markup = renderToStaticMarkup(renderSheet({ explanation, outcome, opensRows: true }));
      const steps = allEntries(explanation.sheet(outcome)).filter(({ kind }) => kind !== "rows");
      expect(markup.match(/data-kind=/g)).toHaveLength(steps.length);
    }
  });
});

test("a table of a sheet stands with its title, its symbols and all its numbers", async () => {
  const calculator = calculators.find(({ id }) => id === "heat-load")!;
  const { input } = calculator.examples.find(({ id }) => id === "office-floor")!;
  const outcome = calculator.calculate(openInput(calculator, input.Metric).input);
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const explanation = await calculator.explanation();
  const markup = renderToStaticMarkup(renderSheet({ explanation, outcome, opensRows: true }));
  const tables = explanation.sheet(outcome).flatMap((entry) => (entry.kind === "table" ? [entry] : []));
  expect(markup.match(/data-kind="table"/g)).toHaveLength(tables.length);
  for (const { title, columns } of tables) {
    expect(markup).toContain(`<caption>${title}</caption>`);
    for (const text of columns.flatMap(({ texts }) => texts)) expect(markup).toContain(`<td>${text}</td>`);
  }
});

test("one form draws every kind of field, at any depth", async () => {
  const calculator: AnyCalculator = deepCalculator;
  const { input } = openInput(calculator, {
    unitSystem: "Metric",
    zones: [
      {
        id: "a",
        name: "North",
        rooms: [{ id: "r", airflow: { value: 20, unit: "L/s", link: { collection: "c", fileId: "f", result: "q" } } }],
      },
    ],
  });
  const markup = drawn(calculator, input);
  for (const path of [
    "mode",
    "outdoor",
    "share",
    "day",
    "site.altitude",
    "site.load.12",
    "zones.a.name",
    "zones.a.isPlenum",
    "zones.a.rooms.r.area",
    "zones.a.rooms.r.leadsTo",
  ])
    expect(markup.includes(`id="${inputId(path)}"`), path).toBe(true);
  expect(markup).toContain("Linked to a result of another file.");
  expect(markup).toContain(">North</option>");
  expect(markup).toMatch(/<th scope="row"[^>]*>North</);
});
