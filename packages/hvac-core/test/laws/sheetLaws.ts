import fc from "fast-check";
import { expect } from "vitest";
import { appliedOption } from "../../src/internal/index.ts";
import { isActive, parseExpression, type Scope, type Step, symbolsIn } from "../../src/kernel/index.ts";
import { unitGroups, unitSymbol } from "../../src/quantity/index.ts";
import { placesOf, valueArbitrary, withValueAt, type Place } from "./inputs.ts";
import { close, functionsOf, holdSheetToItsWord, numbersIn } from "./sheets.ts";
import { holdSubstitutionsToTheirWord } from "./substitutions.ts";
import { few, type LawContext } from "./context.ts";
import { fail } from "./difference.ts";
import { holdSeriesToItsPlaces } from "./seriesTexts.ts";
import { SheetError } from "./drawn.ts";
import { calledAt, resultFieldAt } from "./fieldsOf.ts";

/** Values next to a place, and those around them. */
const scopeOf = (around: Place["around"]): Scope =>
  around.toReversed().reduce<Scope | undefined>((scope, values) => ({ values, around: scope }), undefined)!;

/** Names of the choices that give a field its default. */
const choicesOf = (field: Place["field"]): readonly string[] => ("defaultBy" in field ? (field.defaultBy?.choices ?? []) : []);

/** Whether the value of a place is the default that an option gives it. */
function follows({ path, field, around }: Place, assumed: readonly string[]): boolean {
  const name = path.slice(path.lastIndexOf(".") + 1);
  const scope = scopeOf(around);
  return isActive(field, scope) && appliedOption({ [name]: field }, name, scope, assumed.includes(path)) !== undefined;
}

const unitTexts: ReadonlySet<string> = new Set(
  Object.values(unitGroups)
    .flat()
    .flatMap((id) => [id, unitSymbol(id)]),
);

function holdNamesToNoUnit(steps: readonly Step[]): void {
  for (const { symbol, name } of steps) {
    // The constant of gravity is metric in all formulas.
    if (symbol === "g" || !name.includes(", ")) continue;
    const end = name.slice(name.lastIndexOf(", ") + 2);
    if (unitTexts.has(end) || /^\S*[/·]\S+$/.test(end)) fail(`${symbol}: ${name}`);
  }
}

/** The sheet says what the calculation computes. */
export function sheetLaws({ definition, leaves, holdsForAnswers, explanation, isReadAs, lookAt, typical }: LawContext): void {
  holdsForAnswers("every answer has a sheet", ({ sheet }) => {
    try {
      sheet();
    } catch (error) {
      if (error instanceof SheetError) fail(error.message);
      throw error;
    }
  });

  holdsForAnswers("every step of the sheet is in the grammar, from somewhere, and evaluates to the value it states", ({ sheet, steps }) => {
    for (const step of steps()) {
      symbolsIn(parseExpression(step.expression));
      if ((step.kind === "constant" || step.kind === "lookup") && (step.source ?? step.field) === undefined)
        fail(`${step.symbol} comes from nowhere: it has neither a source nor a field`);
      if (step.kind !== "formula") continue;
      parseExpression(step.substitution);
      // What is read on the sheet is written as a publication writes it, without a computer's last digits.
      if (/\d\.\d*(0{6}|9{6})\d/.test(step.substitution)) fail(`${step.symbol} shows rounding noise: ${step.substitution}`);
    }
    holdSheetToItsWord(sheet(), functionsOf(explanation().functions));
  });

  holdsForAnswers(
    "numbers put into a formula, in the reader's units and with the factors shown, give the value next to them",
    ({ outcome, steps }) => holdSubstitutionsToTheirWord(steps(), explanation(), outcome.values.unitSystem),
  );

  const seriesNames = leaves
    .filter(({ field }) => field.type === "series" || field.type === "matrix")
    .map(({ path }) => path.split(".").at(-1)!);
  const isCellOfSeries = (path: string): boolean =>
    path
      .split(".")
      .slice(0, -1)
      .some((name) => seriesNames.includes(name));
  let series = 0;
  holdsForAnswers(
    "every value of a series can be read from the sheet at its hour, month or band",
    ({ outcome, entries }) => {
      for (const entry of entries()) {
        if (entry.kind === "choice" && holdSeriesToItsPlaces(definition, outcome, entry)) series++;
        // A sheet may also state each cell of a series in a separate step.
        if (entry.kind === "lookup" && entry.field !== undefined && isCellOfSeries(entry.field)) series++;
      }
    },
    undefined,
    () => {
      if (leaves.some(({ field }) => field.type === "series" || field.type === "matrix"))
        expect(series, "series on sheets").toBeGreaterThan(0);
    },
  );

  holdsForAnswers("the sheet leads to every result that is a number", ({ steps, numbers }) => {
    const byResult = new Map<string, Step[]>();
    for (const step of steps()) {
      if (step.result === undefined) continue;
      const before = byResult.get(step.result);
      if (before) before.push(step);
      else byResult.set(step.result, [step]);
    }
    for (const [path, value] of numbers()) {
      const [step, another] = byResult.get(path) ?? [];
      if (!step) fail(`no step of the sheet gives ${path}`);
      if (another) fail(`more than one step gives ${path}: ${step.symbol} and ${another.symbol}`);
      if (!close(step.value, value, 1e-12)) fail(`${path}: the sheet says ${step.value}, the result ${value}`);
    }
    for (const path of byResult.keys()) if (!resultFieldAt(definition.results, path)) fail(`a step gives ${path}, which is not a result`);
    for (const [path, [step]] of byResult) {
      const { label, symbol } = calledAt(definition.results, path);
      // A result without a symbol has several: one for each kind of row.
      if (symbol !== undefined && step!.symbol !== symbol) fail(`${path} is ${symbol} among the results and ${step!.symbol} on the sheet`);
      if (step!.name !== label && !step!.name.startsWith(`${label}, `))
        fail(`${path} is "${label}" among the results and "${step!.name}" on the sheet`);
    }
  });

  holdsForAnswers(
    "no step has a unit in its name: it would not be the reader's",
    ({ steps }) => holdNamesToNoUnit(steps()),
    undefined,
    // Few random inputs reach a part of a sheet that an example has.
    () => {
      for (const input of typical) {
        const { answer } = lookAt(input);
        if (answer) holdNamesToNoUnit(answer.steps());
      }
    },
  );

  const missing = new Map<string, string>();
  holdsForAnswers(
    "every active input that moves a result is on the sheet",
    ({ outcome, input, entries, numbers }) => {
      const texts = entries().flatMap((entry) =>
        entry.kind === "rows" || entry.kind === "table" || entry.field === undefined ? [] : [entry.field],
      );
      // A number of a course says what the course is, and a cell of a row what the row is.
      const onSheet = new Set(texts.flatMap((path) => path.split(".").map((_, index, parts) => parts.slice(0, index + 1).join("."))));
      const values = JSON.stringify(outcome.values);
      const places = [...placesOf(definition.fields, outcome.values as never)].filter(
        ({ field, value, around }) =>
          !field.informational && field.type !== "text" && field.type !== "date" && value !== null && isActive(field, scopeOf(around)),
      );
      // A choice that gives defaults, such as a space type, is on the sheet with the first that applies.
      const decided = [...placesOf(definition.fields, outcome.values as never)].filter(({ field }) => "defaultBy" in field);
      const givesNothing = (path: string): boolean => {
        const [name, within] = [path.slice(path.lastIndexOf(".") + 1), path.slice(0, path.lastIndexOf(".") + 1)];
        const following = decided.filter((each) => each.path.startsWith(within) && choicesOf(each.field).includes(name));
        return following.length > 0 && !following.some((each) => follows(each, outcome.assumed));
      };
      for (const { path, kind, field } of places) {
        if (onSheet.has(path) || missing.has(kind) || givesNothing(path)) continue;
        for (const value of fc.sample(valueArbitrary(field, outcome.values.unitSystem, {}), { numRuns: 4, seed: 11 })) {
          const changed = withValueAt(input, path, value);
          if (isReadAs(changed, values)) continue;
          const other = definition.calculate(changed);
          if (!other.ok) continue;
          const after = new Map(numbersIn(definition, other));
          const moved = numbers().find(([name, number]) => after.has(name) && !close(after.get(name)!, number, 1e-9, 1e-12));
          if (moved) missing.set(kind, `moves ${moved[0]}`);
        }
      }
    },
    few,
    () => expect(Object.fromEntries(missing), "inputs that are not on the sheet").toEqual({}),
  );
}
