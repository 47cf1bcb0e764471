import fc from "fast-check";
import { expect, test } from "vitest";
import { allEntries, allSteps, isActive, parseExpression, type Scope, symbolsIn } from "../../src/kernel/index.ts";
import { placesOf, valueArbitrary, withValueAt, type Place } from "./inputs.ts";
import { close, functionsOf, holdSheetToItsWord } from "./sheets.ts";
import { holdSubstitutionsToTheirWord } from "./substitutions.ts";
import { resultFieldAt, fewer, type LawContext } from "./context.ts";

/** Values beside a place, and those around them. */
const scopeOf = (around: Place["around"]): Scope =>
  around.toReversed().reduce<Scope | undefined>((scope, values) => ({ values, around: scope }), undefined)!;

/** The sheet says what the calculation computes. */
export function sheetLaws({ definition, numbers, eachAnswer, explanation, isReadAs }: LawContext): void {
  test("every step of the sheet is in the grammar, from somewhere, and evaluates to the value it states", () => {
    eachAnswer((outcome) => {
      const sheet = explanation().sheet(outcome);
      for (const step of allSteps(sheet)) {
        const tree = parseExpression(step.expression);
        symbolsIn(tree);
        if (step.kind === "constant" || step.kind === "lookup")
          expect(step.source ?? step.field, `${step.symbol} comes from nowhere`).toBeDefined();
        if (step.kind === "formula") parseExpression(step.substitution);
        // What is read on the sheet is written as a publication writes it, without a computer's last digits.
        if (step.kind === "formula") expect(step.substitution, step.symbol).not.toMatch(/\d\.\d*(0{6}|9{6})\d/);
      }
      holdSheetToItsWord(sheet, functionsOf(explanation().functions));
    });
  });

  test("numbers put into a formula, in the reader's units and with the factors shown, give the value that stands beside them", () => {
    eachAnswer((outcome) => holdSubstitutionsToTheirWord(explanation().sheet(outcome), explanation(), outcome.values.unitSystem));
  });

  test("the sheet leads to every result that is a number", () => {
    eachAnswer((outcome) => {
      const steps = allSteps(explanation().sheet(outcome));
      const byResult = new Map<string, typeof steps>();
      for (const step of steps) if (step.result !== undefined) byResult.set(step.result, [...(byResult.get(step.result) ?? []), step]);
      for (const [path, value] of numbers(outcome)) {
        expect(byResult.get(path)?.length ?? 0, `steps that give ${path}`).toBe(1);
        const step = byResult.get(path)![0]!;
        expect(close(step.value, value, 1e-12), `${path}: the sheet says ${step.value}, the result ${value}`).toBe(true);
      }
      for (const path of byResult.keys()) expect(resultFieldAt(definition.results, path), `${path} is a result`).toBeDefined();
    });
  });

  test("every active input that moves a result stands on the sheet", () => {
    const missing = new Map<string, string>();
    eachAnswer((outcome, input) => {
      const told = allEntries(explanation().sheet(outcome)).flatMap((entry) =>
        entry.kind === "rows" || entry.field === undefined ? [] : [entry.field],
      );
      // A number of a course tells of the course, and a cell of a row of the row.
      const onSheet = new Set(told.flatMap((path) => path.split(".").map((_, index, parts) => parts.slice(0, index + 1).join("."))));
      const before = numbers(outcome);
      const values = JSON.stringify(outcome.values);
      const places = [...placesOf(definition.fields, outcome.values as never)].filter(
        ({ field, value, around }) =>
          !field.informational && field.type !== "text" && field.type !== "date" && value !== null && isActive(field, scopeOf(around)),
      );
      for (const { path, kind, field } of places) {
        if (onSheet.has(path) || missing.has(kind)) continue;
        for (const value of fc.sample(valueArbitrary(field, outcome.values.unitSystem, {}), { numRuns: 4, seed: 11 })) {
          const changed = withValueAt(input, path, value);
          if (isReadAs(changed, values)) continue;
          const other = definition.calculate(changed);
          if (!other.ok) continue;
          const after = new Map(numbers(other));
          const moved = before.find(([name, number]) => after.has(name) && !close(after.get(name)!, number, 1e-9, 1e-12));
          if (moved) missing.set(kind, `moves ${moved[0]}`);
        }
      }
    }, fewer);
    expect(Object.fromEntries(missing)).toEqual({});
  }, 240_000);
}
