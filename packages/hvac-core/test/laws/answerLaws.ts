import { expect, test } from "vitest";
import { allEntries, isActive, type Outcome, type ResultFields } from "../../src/kernel/index.ts";
import { fieldAt } from "../../src/internal/index.ts";
import { unitGroups, unitSymbol } from "../../src/quantity/index.ts";
import { isNeeded } from "./inputs.ts";
import { holdResultsToTheirTables, holdTableToItsSum, holdTableToItsValues } from "./tables.ts";
import { holdLimitsShown } from "./limitsShown.ts";
import { few, type LawContext } from "./context.ts";
import { fail, requireSame } from "./difference.ts";
import { tablesOf } from "./sheets.ts";

/** Units such as kPa/m, which are not names of arguments; the longest first. */
const unitsInCamelCase = Object.values(unitGroups)
  .flat()
  .map((unit) => unitSymbol(unit))
  .filter((symbol) => /[a-z][A-Z]/.test(symbol))
  .toSorted((first, other) => other.length - first.length);

/** Kinds with numbers of very different size: a Reynolds number and a relative roughness. */
const pureNumbers: ReadonlySet<string> = new Set(["number", "ratio", "count"]);

/** The numbers of results with their kinds. */
function* numbersByKind(
  fields: ResultFields,
  results: object,
  prefix = "",
): Generator<{ readonly path: string; readonly quantity: string; readonly value: number }> {
  for (const [name, result] of Object.entries(results as Readonly<Record<string, unknown>>)) {
    const field = fields[name];
    const path = prefix + name;
    if (field?.type === "rows") for (const row of result as { id: string }[]) yield* numbersByKind(field.row, row, `${path}.${row.id}.`);
    else if (field?.type === "series")
      for (const value of (result as { values: readonly number[] }).values) yield { path, quantity: field.quantity, value };
    else if (field && typeof (result as { value: unknown }).value === "number")
      yield { path, quantity: field.quantity, value: (result as { value: number }).value };
  }
}

/** Results of a calculator, and its error messages. */
export function answerLaws(context: LawContext): void {
  const { definition, leaves, typicalAndCorners, succeed, holdsForInputs, holdsForAnswers, explanation } = context;

  test("an empty input is answered, or asks for what is needed by name", () => {
    const outcome: Outcome = definition.calculate({});
    if (outcome.ok) return;
    const needed = leaves.filter(({ field }) => isNeeded(field)).map(({ path }) => path);
    for (const error of outcome.errors) {
      expect(error.code).toBe("required");
      expect(needed).toContain(error.field);
    }
  });

  const holdResults = (
    fields: ResultFields,
    results: Readonly<Record<string, unknown>>,
    values: Readonly<Record<string, unknown>>,
    prefix: string,
  ): void => {
    for (const [name, field] of Object.entries(fields)) {
      const result = results[name];
      const isPossible = isActive({ when: field.when ? [field.when] : [] }, { values });
      if (result === undefined) {
        if (isPossible && !field.optional) fail(`${prefix}${name} is absent, but is not declared optional and its condition holds`);
      } else if (!isPossible) fail(`${prefix}${name} is present, but its condition does not hold`);
      else if (field.type === "rows")
        for (const row of result as { id: string }[]) holdResults(field.row, row, values, `${prefix}${name}.${row.id}.`);
      else if ((result as { quantity: string }).quantity !== field.quantity)
        fail(`${prefix}${name} is a ${(result as { quantity: string }).quantity}, and declared as ${field.quantity}`);
    }
    for (const name of Object.keys(results)) if (name !== "id" && !Object.hasOwn(fields, name)) fail(`${prefix}${name} is not declared`);
  };
  holdsForAnswers(
    "results carry the quantity kind their metadata states, only finite numbers, and all whose condition holds and that are not optional",
    ({ outcome, numbers, tables }) => {
      holdResults(definition.results, outcome.results, outcome.values, "");
      for (const [path, value] of numbers()) if (!Number.isFinite(value)) fail(`${path} is ${value}`);
      for (const { id, rows, columns } of tables())
        for (const row of rows)
          for (const { key } of columns) {
            const cell = row[key];
            if (cell === undefined || (typeof cell === "number" && !Number.isFinite(cell))) fail(`the cell ${id}.${key} is ${cell}`);
          }
    },
  );

  let sums = 0;
  holdsForAnswers(
    "tables add up, as numbers and as they are shown, and hold the results that say so",
    ({ outcome, tables }) => {
      for (const table of tables()) {
        holdTableToItsSum(table);
        holdTableToItsValues(table);
        if (table.sum) sums++;
      }
      holdResultsToTheirTables(definition, outcome, tables());
    },
    undefined,
    () => {
      if (Object.values(definition.results).some(({ table }) => table !== undefined)) expect(sums, "tables with a sum").toBeGreaterThan(0);
    },
  );

  holdsForInputs("refuses in the user's words, at a place that is shown", ({ outcome }) => {
    if (outcome.ok) return;
    for (const { field, message } of outcome.errors) {
      const withoutUnits = unitsInCamelCase.reduce((text, symbol) => text.replaceAll(symbol, ""), message);
      const flaws: readonly (readonly [boolean, string])[] = [
        [!message.endsWith("."), "does not end with a full stop"],
        [/[a-z]\.[a-z]/.test(message), "says a path"],
        [/\b[a-z]+[A-Z]\w*/.test(withoutUnits), "says the name of an argument"],
        [/NaN|undefined|[1-9]\.\d{7}|\.0*[1-9]\d{6}/.test(message), "says no number, or one of too many digits"],
        [/cannot be calculated: (?!it )\S+ is /.test(message), "says a parameter of physics"],
      ];
      for (const [isFlawed, flaw] of flaws) if (isFlawed) fail(`The refusal of ${field} ${flaw}: ${message}`);
      if (!fieldAt(definition.fields, field)) fail(`${field} is refused, but is not a field: ${message}`);
    }
  });

  holdsForInputs("a limit that a refusal shows is accepted as it is shown", ({ input, outcome }) => {
    if (!outcome.ok) holdLimitsShown(definition, input, outcome.errors);
  });

  holdsForAnswers(
    "an outcome is plain data: JSON and structuredClone keep all of it, its sheet and tables included",
    ({ outcome, tables, entries }) => {
      const cloned = structuredClone(outcome);
      const text = JSON.stringify(outcome);
      const parsed = JSON.parse(text) as typeof outcome;
      requireSame(cloned, outcome, "A clone differs from the outcome");
      if (JSON.stringify(parsed) !== text) requireSame(parsed, outcome, "What JSON keeps differs from the outcome");
      const texts = JSON.stringify([tables(), entries()]);
      for (const copy of [cloned, parsed]) {
        const again = [tablesOf(definition, copy), allEntries(explanation().sheet(copy))];
        if (JSON.stringify(again) !== texts) requireSame(again, [tables(), entries()], "Tables and sheet of a copy differ");
      }
    },
    few,
  );

  test("no result of a usual input is the residue of a subtraction", () => {
    for (const input of typicalAndCorners) {
      const { results } = succeed(input);
      const numbers = [...numbersByKind(definition.results, results)];
      const largest = new Map<string, number>();
      for (const { quantity, value } of numbers) largest.set(quantity, Math.max(largest.get(quantity) ?? 0, Math.abs(value)));
      for (const { path, quantity, value } of numbers)
        if (value !== 0 && !pureNumbers.has(quantity) && Math.abs(value) < 1e-9 * largest.get(quantity)!)
          fail(`${path} is ${value}, and the largest of its kind is ${largest.get(quantity)}\nwith the input ${JSON.stringify(input)}`);
    }
  });
}
