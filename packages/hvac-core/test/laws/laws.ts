import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  allEntries,
  allSteps,
  axes,
  bareUnit,
  compileReader,
  fieldAt,
  markDecimals,
  parseExpression,
  symbolsIn,
  valueAt,
  type Calculator,
  type Explanation,
  type Field,
  type Fields,
  type Outcome,
  type ResultField,
  type ResultFields,
  type SheetEntry,
  type Success,
  type Table,
} from "../../src/kernel/index.ts";
import { convert, defaultUnit, siUnit, unitGroups, unitsOf, unitSymbol } from "../../src/quantity/index.ts";
import { inputSchema } from "../../src/schemas/index.ts";
import { holdDisplayToItsWord } from "./displays.ts";
import { inputArbitrary, isNeeded, leavesOf, placesOf, valueArbitrary, withValueAt, type Input } from "./inputs.ts";
import { holdResultsToTheirTables, holdTableToItsSum } from "./tables.ts";
import { close, functionsOf, holdSheetToItsWord, numbersOf } from "./sheets.ts";
import { holdSubstitutionsToTheirWord } from "./substitutions.ts";

/** Any calculator, seen through its metadata. */
export type AnyCalculator = Calculator;

const runs = { numRuns: 300 };
const fewer = { numRuns: 60 };

/** The standards whose names have a point, with the words that go before. */
const names = /\b(?:ASHRAE|Standard) (?:62\.1|90\.1)/g;

/** Such as kPa/m, which is no name of an argument; the longest first. */
const unitsInCamelCase = Object.values(unitGroups)
  .flat()
  .map((unit) => unitSymbol(unit))
  .filter((symbol) => /[a-z][A-Z]/.test(symbol))
  .toSorted((one, other) => other.length - one.length);

/** Points between digits that name nothing. */
function pointsLeft(text: string): string[] {
  return text.replaceAll(names, "").match(/\d+\.\d+/g) ?? [];
}

/** All that a sheet says in words: headings, names, typed and looked-up numbers, titles of rows. */
function wordsOf(entry: SheetEntry): string[] {
  if (entry.kind === "rows") return [entry.part ?? "", entry.title, ...entry.rows.map(({ title }) => title)];
  if (entry.kind === "choice") return [entry.part ?? "", entry.name, entry.text];
  return [entry.part ?? "", entry.name, ...(entry.kind === "input" || entry.kind === "lookup" ? [entry.substitution] : [])];
}

function resultFieldAt(fields: ResultFields, path: string): ResultField | undefined {
  const [name, id, ...rest] = path.split(".");
  const field = fields[name!];
  if (field?.type !== "rows" || id === undefined) return field;
  return rest.length === 0 ? field : resultFieldAt(field.row, rest.join("."));
}

function refersToRows(field: Field | undefined): boolean {
  return field?.type === "reference" || ((field?.type === "series" || field?.type === "matrix") && field.of.type === "reference");
}

/** Holds a calculator to everything that the contract says of it. */
export function holdToTheLaws(definition: AnyCalculator): void {
  let explanation: Explanation;
  beforeAll(async () => {
    explanation = await definition.explanation();
  });
  const inputs = inputArbitrary(definition.fields);
  const leaves = [...leavesOf(definition.fields)];
  const axisOf = (path: string): readonly string[] => {
    const field = resultFieldAt(definition.results, path);
    return field?.type === "series" ? axes[field.axis] : [];
  };
  const numbers = (outcome: Success): readonly (readonly [string, number])[] => [...numbersOf(outcome.results, axisOf)];
  const tables = (outcome: Success): readonly Table[] => definition.tables(outcome as Parameters<AnyCalculator["tables"]>[0]);
  const succeed = (input: Input): Success => {
    const outcome = definition.calculate(input);
    if (!outcome.ok) throw new Error(`${definition.id} refused: ${JSON.stringify(outcome.errors)}`);
    return outcome;
  };
  /** Inputs that are answered, and their outcomes. */
  const eachAnswer = (check: (outcome: Success, input: Input) => void, options = runs): void => {
    let answered = 0;
    fc.assert(
      fc.property(inputs, (input) => {
        const outcome = definition.calculate(input);
        if (!outcome.ok) return;
        answered++;
        check(outcome, input);
      }),
      options,
    );
    expect(answered, "inputs that are answered").toBeGreaterThan(options.numRuns / 20);
  };

  test("states every field fully: section, label, ascending limits around the defaults, usual range within them", () => {
    const sections = new Set(definition.sections.map(({ id }) => id));
    for (const [name, field] of Object.entries(definition.fields)) expect(sections, `${name}'s section`).toContain(field.section);
    for (const { path, field } of leaves) {
      expect(field.label, path).toMatch(/^\S.*\S$|^\S$/);
      const of = field.type === "series" || field.type === "matrix" ? field.of : field;
      if (of.type !== "quantity") continue;
      expect(of.min, path).toBeLessThan(of.max);
      if (of.usual) {
        expect(of.usual[0], path).toBeGreaterThanOrEqual(of.min);
        expect(of.usual[1], path).toBeLessThanOrEqual(of.max);
      }
    }
  });

  test("defaults lie within the limits, in both unit systems and whatever they depend on", () => {
    for (const { path, field } of leaves) {
      const of = field.type === "series" || field.type === "matrix" ? field.of : field;
      if (of.type !== "quantity") continue;
      for (const unitSystem of ["Imperial", "Metric"] as const)
        for (const { default: stated } of [of, ...(of.defaultWhen ?? [])]) {
          const bare = typeof stated === "object" && stated !== null ? stated[unitSystem] : stated;
          if (bare === null) continue;
          const value = convert(bare, bareUnit(of.quantity, unitSystem), siUnit(of.quantity));
          expect(value, `${path} is ${bare} by default, ${unitSystem}`).toBeGreaterThanOrEqual(of.min);
          expect(value, `${path} is ${bare} by default, ${unitSystem}`).toBeLessThanOrEqual(of.max);
        }
    }
  });

  test("conditions ask for choices and flags that stand beside or around them", () => {
    const visit = (fields: Fields, around: readonly Fields[]): void => {
      for (const [name, field] of Object.entries(fields)) {
        const conditions = [
          ...(field.when ?? []),
          ...("defaultWhen" in field ? (field.defaultWhen ?? []).flatMap(({ when }) => when) : []),
        ];
        for (const { field: asked, is } of conditions) {
          const found = [fields, ...around].find((each) => Object.hasOwn(each, asked))?.[asked];
          expect(found?.type, `${name} depends on ${asked}`).toMatch(/^(choice|flag)$/);
          if (found?.type === "choice")
            for (const option of is) expect(Object.keys(found.options), `${name} depends on ${asked}`).toContain(option);
        }
        if (field.type === "list") visit(field.row, [fields, ...around]);
        if (field.type === "group") visit(field.fields, [fields, ...around]);
      }
    };
    visit(definition.fields, []);
  });

  test("what may be stated per another quantity names one that counts whatever is chosen, and is read before it", () => {
    const visit = (fields: Fields, around: readonly Fields[]): void => {
      const names = Object.keys(fields);
      for (const [name, field] of Object.entries(fields)) {
        if (field.type === "list") visit(field.row, [fields, ...around]);
        if (field.type === "group") visit(field.fields, [fields, ...around]);
        if (field.type !== "quantity" || !field.per) continue;
        const { per } = field;
        const of = [fields, ...around].find((each) => Object.hasOwn(each, per.field))?.[per.field];
        expect(of, `${name} is stated per ${per.field}`).toMatchObject({ type: "quantity", symbol: expect.any(String) as string });
        expect(of?.when).toBeUndefined();
        if (Object.hasOwn(fields, per.field)) expect(names.indexOf(per.field)).toBeLessThan(names.indexOf(name));
        expect(of?.label.toLowerCase()).toBe(per.label);
      }
    };
    visit(definition.fields, []);
  });

  test("headline and currency name what exists; where there is money there is a currency", () => {
    for (const name of definition.headline) expect(definition.results).toHaveProperty(name);
    const hasMoney = leaves.some(({ field }) => field.type === "quantity" && field.quantity.startsWith("money"));
    if (hasMoney) expect(definition.currency, "the field that states the currency").toBeDefined();
    if (definition.currency !== undefined) expect(definition.fields).toHaveProperty(definition.currency);
  });

  test.each(["Imperial", "Metric"] as const)(
    "answers what a new %s page starts with, without a warning of severity limit",
    (unitSystem) => {
      const outcome = succeed(definition.start(unitSystem));
      expect(outcome.values.unitSystem).toBe(unitSystem);
      expect(outcome.warnings.filter(({ severity }) => severity === "limit")).toEqual([]);
      expect(Object.keys(outcome.results)).toEqual(expect.arrayContaining([...definition.headline]));
    },
  );

  test("an empty input is answered, or asks for what is needed by name", () => {
    const outcome: Outcome = definition.calculate({});
    if (outcome.ok) return;
    const needed = leaves.filter(({ field }) => isNeeded(field)).map(({ path }) => path);
    for (const error of outcome.errors) {
      expect(error.code).toBe("required");
      expect(needed).toContain(error.field);
    }
  });

  test("says what it assumed: every field that was not stated, moves a result and is not nothing by default", () => {
    const stated = succeed(definition.start("Metric"));
    for (const [name, field] of Object.entries(definition.fields)) {
      if (Object.hasOwn(stated.input, name) || (field.type !== "quantity" && field.type !== "choice")) continue;
      const changed = fc.sample(valueArbitrary(field, "Metric", {}), { numRuns: 30, seed: 7 }).some((value) => {
        const other = definition.calculate({ ...stated.input, [name]: value });
        return other.ok && JSON.stringify(other.results) !== JSON.stringify(stated.results);
      });
      const { [name]: inSI } = stated.values as Readonly<Record<string, unknown>>;
      if (changed && inSI !== 0 && inSI !== null) expect(stated.assumed, name).toContain(name);
    }
    for (const path of stated.assumed) expect(valueAt(stated.input, path)).toBeUndefined();
  });

  test("results carry the quantity kind their metadata states, only finite numbers, and all that are not optional", () => {
    const check = (fields: ResultFields, results: Readonly<Record<string, unknown>>, prefix: string): void => {
      for (const [name, field] of Object.entries(fields)) {
        const result = results[name];
        if (result === undefined) {
          expect(field.optional, `${prefix}${name} is absent`).toBe(true);
          continue;
        }
        if (field.type === "rows") for (const row of result as { id: string }[]) check(field.row, row, `${prefix}${name}.${row.id}.`);
        else expect((result as { quantity: string }).quantity).toBe(field.quantity);
      }
      for (const name of Object.keys(results))
        expect(name === "id" || Object.hasOwn(fields, name), `${prefix}${name} is stated`).toBe(true);
    };
    eachAnswer((outcome) => {
      check(definition.results, outcome.results, "");
      for (const [path, value] of numbers(outcome)) expect(Number.isFinite(value), `${path} is ${value}`).toBe(true);
      for (const table of tables(outcome))
        for (const row of table.rows)
          for (const { key } of table.columns) {
            expect(row[key], `${table.id}.${key}`).toBeDefined();
            if (typeof row[key] === "number") expect(Number.isFinite(row[key]), `${table.id}.${key} is ${row[key]}`).toBe(true);
          }
    });
  });

  test("tables add up, as numbers and as they are shown, and hold the results that say so", () => {
    let sums = 0;
    eachAnswer((outcome) => {
      for (const table of tables(outcome)) {
        holdTableToItsSum(table);
        if (table.sum) sums++;
      }
      holdResultsToTheirTables(definition, outcome, tables(outcome));
    });
    if (Object.values(definition.results).some(({ table }) => table !== undefined)) expect(sums).toBeGreaterThan(0);
  });

  test("refuses in the user's words, at a place that is shown", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const outcome = definition.calculate(input);
        if (outcome.ok) return;
        for (const { field, message } of outcome.errors) {
          expect(message).toMatch(/\.$/);
          // No name of an argument, no path, no NaN, no sixteen digits.
          expect(message).not.toMatch(/[a-z]\.[a-z]/);
          expect(unitsInCamelCase.reduce((text, symbol) => text.replaceAll(symbol, ""), message)).not.toMatch(/\b[a-z]+[A-Z]\w*/);
          expect(message).not.toMatch(/NaN|undefined|[1-9]\.\d{7}|\.0*[1-9]\d{6}/);
          expect(message).not.toMatch(/cannot be calculated: \S+ is /);
          expect(definition.fields, `${field} is refused and is no field`).toHaveProperty(field.split(".")[0]!);
        }
      }),
      runs,
    );
  });

  test("every step of the sheet is in the grammar, from somewhere, and evaluates to the value it states", () => {
    eachAnswer((outcome) => {
      const sheet = explanation.sheet(outcome);
      for (const step of allSteps(sheet)) {
        const tree = parseExpression(step.expression);
        symbolsIn(tree);
        if (step.kind === "constant" || step.kind === "lookup")
          expect(step.source ?? step.field, `${step.symbol} comes from nowhere`).toBeDefined();
        if (step.kind === "formula") parseExpression(step.substitution);
        // What is read on the sheet is written as a publication writes it, without a computer's last digits.
        if (step.kind === "formula") expect(step.substitution, step.symbol).not.toMatch(/\d\.\d*(0{6}|9{6})\d/);
      }
      holdSheetToItsWord(sheet, functionsOf(explanation.functions));
    });
  });

  test("numbers put into a formula, in the reader's units and with the factors shown, give the value that stands beside them", () => {
    eachAnswer((outcome) => holdSubstitutionsToTheirWord(explanation.sheet(outcome), explanation, outcome.values.unitSystem));
  });

  test("the sheet leads to every result that is a number", () => {
    eachAnswer((outcome) => {
      const steps = allSteps(explanation.sheet(outcome));
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
      const onSheet = new Set(
        allEntries(explanation.sheet(outcome)).flatMap((entry) =>
          entry.kind === "rows" || entry.field === undefined ? [] : [entry.field],
        ),
      );
      const before = numbers(outcome);
      const places = [...placesOf(definition.fields, outcome.values as never)].filter(
        ({ field, value }) => !field.informational && field.type !== "text" && field.type !== "date" && value !== null,
      );
      for (const { path, field } of places) {
        if (onSheet.has(path) || [...onSheet].some((told) => told.startsWith(`${path}.`))) continue;
        const kind = path.replaceAll(/\.(a|b7|c_3|d-4)(?=\.)/g, "");
        if (missing.has(kind)) continue;
        for (const value of fc.sample(valueArbitrary(field, outcome.values.unitSystem, {}), { numRuns: 4, seed: 11 })) {
          const other = definition.calculate(withValueAt(input, path, value));
          if (!other.ok) continue;
          const after = new Map(numbers(other));
          const moved = before.find(([name, number]) => after.has(name) && !close(after.get(name)!, number, 1e-9, 1e-12));
          if (moved) missing.set(kind, `moves ${moved[0]}`);
        }
      }
    }, fewer);
    expect(Object.fromEntries(missing)).toEqual({});
  }, 240_000);

  test("every input can change some result, warning or table, or is declared informational", () => {
    const moved = new Set<string>();
    const trace = (outcome: Outcome): string =>
      outcome.ok
        ? JSON.stringify([outcome.results, outcome.warnings.filter(({ code }) => code !== "unusual-value"), tables(outcome)])
        : "refused";
    const kinds = leaves.filter(({ field }) => !field.informational && field.type !== "text").map(({ path }) => path);
    // Some inputs act in a corner only (the shadow of an overhang), so the search goes on for a while, and half of it near the usual case of a new page.
    const fieldNames = Object.keys(definition.fields);
    const lists = fieldNames.filter((name) => definition.fields[name]!.type === "list");
    const someField = fc.oneof(fc.constantFrom(...fieldNames), fc.constantFrom(...(lists.length > 0 ? lists : fieldNames)));
    const nearStart = fc
      .tuple(inputs, someField)
      .map(([input, name]) => ({ ...definition.start(input.unitSystem ?? "Imperial"), [name]: input[name] }));
    const searched = fc.oneof(inputs, nearStart);
    let tries = 0;
    for (let batch = 0; batch < 30 && moved.size < kinds.length; batch++) {
      for (const input of fc.sample(searched, { numRuns: 500, seed: 62 + batch })) {
        const outcome = definition.calculate(input);
        if (!outcome.ok) continue;
        const before = trace(outcome);
        for (const { path, field } of placesOf(definition.fields, outcome.values)) {
          const kind = path.replaceAll(/\.(a|b7|c_3|d-4)(?=\.)/g, "");
          if (moved.has(kind) || !kinds.includes(kind)) continue;
          for (const value of fc.sample(
            valueArbitrary(field, outcome.values.unitSystem, { [field.type === "reference" ? field.to : ""]: ["a", "b7"] }),
            { numRuns: 3, seed: ++tries },
          )) {
            const after = trace(definition.calculate(withValueAt(input, path, value)));
            if (after !== "refused" && after !== before) moved.add(kind);
          }
        }
        if (moved.size === kinds.length) break;
      }
    }
    expect(kinds.filter((path) => !moved.has(path))).toEqual([]);
  }, 240_000);

  test("the same physical input gives the same results in Imperial and in Metric", () => {
    const complete = inputs.map((input) => definition.complete(input) as Input);
    fc.assert(
      fc.property(complete, (input) => {
        const here = definition.calculate(input);
        const there = definition.calculate(definition.convert(input, input.unitSystem === "Imperial" ? "Metric" : "Imperial"));
        // A value exactly on a limit may fall on its other side by the last bit of the conversion.
        if (!here.ok || !there.ok) return;
        const [before, after] = [numbers(here), new Map(numbers(there))];
        const scale = Math.max(...before.map(([, value]) => Math.abs(value)), 0);
        for (const [path, value] of before) {
          const other = after.get(path);
          // A result may exist on one side of zero only, and the last bit of a conversion may cross it.
          if (other !== undefined)
            expect(close(other, value, 1e-9, Math.max(scale, 1) * 1e-3), `${path}: ${value} and ${other}`).toBe(true);
        }
      }),
      runs,
    );
  });

  holdDisplayToItsWord(definition);

  test("completing an input changes no value in SI, and is idempotent", () => {
    const read = compileReader(definition.fields);
    fc.assert(
      fc.property(inputs, (input) => {
        const complete = definition.complete(input);
        expect(definition.complete(complete as Input)).toEqual(complete);
        const [before, after] = [read(input), read(complete)];
        if (before.errors.length > 0) return;
        expect(after.errors).toEqual([]);
        expect(after.assumed).toEqual([]);
        const same = new Map([...placesOf(definition.fields, after.values as never)].map(({ path, value }) => [path, value]));
        for (const { path, value } of placesOf(definition.fields, before.values)) {
          const other = same.get(path);
          if (typeof value === "number") expect(close(other as number, value, 1e-11), `${path}: ${value} and ${String(other)}`).toBe(true);
          else if (!Array.isArray(value)) expect(other, path).toEqual(value);
        }
      }),
      runs,
    );
  });

  test("with decimal commas it says the same, number for number, and nothing is left with a point", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const [point, comma] = [definition.calculate(input), definition.calculate(input, { decimalMark: "," })];
        const sheets =
          point.ok && comma.ok
            ? [allEntries(explanation.sheet(point)), allEntries(explanation.sheet(comma, { decimalMark: "," }))]
            : [[], []];
        const said = (outcome: Outcome, entries: readonly SheetEntry[]): string[] => [
          ...(outcome.ok ? outcome.warnings : outcome.errors).map(({ message }) => message),
          ...entries.flatMap(wordsOf),
        ];
        const [before, after] = [said(point, sheets[0]!), said(comma, sheets[1]!)];
        // A name that somebody typed may have commas of its own.
        const withPoints = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll(/(?<=\d),(?=\d)/g, "."));
        expect(withPoints(after)).toEqual(withPoints(before));
        expect(after.map((text) => text.match(names))).toEqual(before.map((text) => text.match(names)));
        for (const text of after) expect(pointsLeft(text), text).toEqual([]);
        // Results and formulas are data: they are stored, compared and evaluated.
        if (point.ok && comma.ok)
          expect(JSON.stringify([comma.results, tables(comma)])).toBe(JSON.stringify([point.results, tables(point)]));
      }),
      { numRuns: 100 },
    );
  });

  test("what is written beforehand can be read with decimal commas, names of standards aside", () => {
    const resultTexts = (fields: ResultFields): string[] =>
      Object.values(fields).flatMap((field) => [
        field.label,
        field.help ?? "",
        field.group ?? "",
        ...(field.type === "rows" ? resultTexts(field.row) : []),
      ]);
    const texts = [
      definition.title,
      definition.summary,
      ...definition.sections.map(({ title }) => title),
      ...explanation.cases.map(({ title }) => title),
      ...resultTexts(definition.results),
      ...leaves.flatMap(({ field }) => [field.label, field.help ?? "", ...(field.type === "choice" ? Object.values(field.options) : [])]),
    ];
    for (const text of texts) expect(pointsLeft(markDecimals(text, ",")), text).toEqual([]);
  });

  test("a unit of its own means the same as the converted number, in any cell", () => {
    const start = definition.complete(definition.start("Metric"));
    const before = numbers(succeed(start));
    for (const { path, field, value } of placesOf(definition.fields, start)) {
      if (field.type !== "quantity" || value === null) continue;
      const typed = value as { readonly value: number; readonly unit: string };
      for (const unit of unitsOf(field.quantity, "Imperial")) {
        const restated = { value: convert(typed.value, typed.unit, unit), unit };
        const after = new Map(numbers(succeed(withValueAt(start, path, restated))));
        for (const [name, number] of before)
          expect(close(after.get(name)!, number, 1e-9, 1e-9), `${path} in ${unit}: ${name} ${number} and ${after.get(name)}`).toBe(true);
      }
    }
  });

  test("refuses what is no number, at its path and in words, in any cell", () => {
    const start = definition.complete(definition.start("Metric"));
    for (const { path, field } of placesOf(definition.fields, start)) {
      if (field.type !== "quantity") continue;
      for (const bad of [
        NaN,
        Infinity,
        -Infinity,
        Number.MAX_VALUE,
        "12",
        true,
        [],
        {},
        { value: "1", unit: "m" },
        { value: 1, unit: "furlong" },
        { value: 1, unit: 3 },
      ]) {
        const outcome = definition.calculate(withValueAt(start, path, bad));
        expect(outcome.ok, `${path} accepted ${JSON.stringify(bad)}`).toBe(false);
        if (!outcome.ok) expect(outcome.errors.find((error) => error.field === path)?.message, path).toContain(field.label);
      }
    }
  });

  test("refuses a value beyond the limits of an active field, naming the limits", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const start = definition.complete(definition.start(unitSystem));
      const shown = succeed(start);
      for (const [name, field] of Object.entries(definition.fields)) {
        if (
          field.type !== "quantity" ||
          (field.when ?? []).some(({ field: asked, is }) => !is.includes((shown.values as Readonly<Record<string, string>>)[asked]!))
        )
          continue;
        const unit = defaultUnit(field.quantity, unitSystem);
        const span = Number.isFinite(field.max - field.min) ? field.max - field.min : 1;
        for (const beyond of [field.min - 0.01 * span, field.max + 0.01 * span].filter(Number.isFinite)) {
          const outcome = definition.calculate({ ...start, [name]: { value: convert(beyond, siUnit(field.quantity), unit), unit } });
          expect(outcome.ok, `${name} accepted ${beyond}`).toBe(false);
          if (!outcome.ok) expect(outcome.errors.map((error) => error.field)).toContain(name);
        }
      }
    }
  });

  test("refuses names that are no fields, with the nearest one that is; files are read without them", () => {
    const start = definition.start("Metric");
    const known = Object.keys(definition.fields).find((name) => name.length > 5)!;
    const misspelt = `${known.slice(0, 3)}${known.slice(4)}`;
    const outcome = definition.calculate({ ...start, [misspelt]: 1 });
    expect(outcome.ok).toBe(false);
    if (!outcome.ok)
      expect(outcome.errors).toEqual([
        expect.objectContaining({ field: misspelt, code: "unknown", message: expect.stringContaining(known) as string }),
      ]);
    expect(definition.calculate({ ...start, [misspelt]: 1 }, { strict: false }).ok).toBe(true);
    const opened = definition.open({ ...start, [misspelt]: 1 }, definition.version);
    expect(opened.input).toMatchObject({ [misspelt]: 1 });
    expect(opened.notes.join()).toContain(misspelt);
  });

  test("opening sets aside what cannot be read, says so, and calculates the rest", () => {
    const start = definition.start("Metric");
    for (const [name, field] of Object.entries(definition.fields)) {
      if (isNeeded(field)) continue;
      const damaged = definition.open({ ...start, [name]: { nonsense: [] } }, definition.version);
      if (field.type === "group") continue;
      expect(damaged.notes.join(), name).toContain(field.label);
      const outcome = definition.calculate(damaged.input, { strict: false });
      // What was set aside may be needed beside the rest, or referred to.
      if (!outcome.ok)
        expect(
          outcome.errors.every(({ code, field: path }) => code === "required" || refersToRows(fieldAt(definition.fields, path))),
          name,
        ).toBe(true);
    }
  });

  test("an outcome is plain data: JSON and structuredClone keep all of it, its sheet and tables included", () => {
    eachAnswer((outcome) => {
      const cloned = structuredClone(outcome);
      const parsed = JSON.parse(JSON.stringify(outcome)) as typeof outcome;
      expect(cloned).toEqual(outcome);
      expect(JSON.stringify(parsed)).toBe(JSON.stringify(outcome));
      const told = JSON.stringify([tables(outcome), allEntries(explanation.sheet(outcome))]);
      for (const copy of [cloned, parsed]) expect(JSON.stringify([tables(copy), allEntries(explanation.sheet(copy))])).toBe(told);
    }, fewer);
  });

  test("nothing but an object is read", () => {
    for (const bad of [null, undefined, 3, "x", [], () => 0]) expect(definition.calculate(bad as never).ok).toBe(false);
  });

  test("the zod schema accepts exactly what calculate can read", () => {
    const schema = inputSchema(definition);
    const spoilt = fc
      .tuple(inputs, fc.constantFrom(...leaves.map(({ path }) => path.split(".")[0]!), "unitSystem"), fc.anything())
      .map(([input, name, value]) => ({ ...input, [name]: value }));
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: inputs }, { weight: 1, arbitrary: fc.anything() }, { weight: 3, arbitrary: spoilt }),
        (input) => {
          const outcome = definition.calculate(input as Input);
          const isRefused = !outcome.ok && outcome.errors.some(({ code }) => code === "type" || code === "unknown");
          expect(schema.safeParse(input).success, JSON.stringify(outcome.ok ? "" : outcome.errors)).toBe(!isRefused);
        },
      ),
      runs,
    );
  });

  test("warnings say what to do, cite sources, and point at existing fields and results", () => {
    eachAnswer(({ warnings }) => {
      for (const { message, field, result } of warnings) {
        expect(message).toMatch(/\.$/);
        expect(message).not.toMatch(/NaN|Infinity|undefined|\[object/);
        if (field !== undefined) expect(definition.fields).toHaveProperty(field.split(".")[0]!);
        if (result !== undefined) expect(definition.results).toHaveProperty(result.split(".")[0]!);
      }
    });
  });

  test("usual ranges are told in two digits at most, in either system", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const start = definition.complete(definition.start(unitSystem));
      for (const [name, field] of Object.entries(definition.fields)) {
        if (field.type !== "quantity" || !field.usual) continue;
        const unit = defaultUnit(field.quantity, unitSystem);
        for (const value of [field.min, field.max]) {
          const outcome = definition.calculate({ ...start, [name]: { value: convert(value, siUnit(field.quantity), unit), unit } });
          const told = outcome.ok ? outcome.warnings.filter(({ code, field: path }) => code === "unusual-value" && path === name) : [];
          for (const { message } of told)
            for (const [number] of message.replaceAll("\u202f", "").matchAll(/\d+(\.\d+)?(?= ?[^\d.]* to |[^\d]*\. Check)/g))
              expect(number.replace(".", "").replace(/^0+/, "").replace(/0+$/, "").length, message).toBeLessThanOrEqual(2);
        }
      }
    }
  });

  test("every version opens, and a newer one is refused by name", () => {
    const data = definition.start("Metric");
    expect(definition.calculate(definition.open(data, definition.version).input).ok).toBe(true);
    for (let version = 1; version < definition.version; version++)
      expect(() => definition.open({ unitSystem: "Metric" }, version)).not.toThrow();
    expect(() => definition.open(data, definition.version + 1)).toThrow(/version/);
  });

  describe("published cases", () => {
    test("exist, and are reproduced within their stated tolerances", () => {
      expect(explanation.cases.length).toBeGreaterThan(0);
      for (const { title, input, expected } of explanation.cases) {
        const outcome = succeed(input);
        const computed = new Map(numbers(outcome));
        for (const [name, expectation] of Object.entries(expected)) {
          const { value, unit, within, because } = expectation!;
          if (typeof value === "string") {
            expect((valueAt(outcome.results, name) as { value: unknown } | undefined)?.value, `${title}: ${name}`).toBe(value);
            continue;
          }
          expect(because, `${title}: ${name} needs a reason for its tolerance`).toBeTruthy();
          expect(computed.has(name), `${title}: ${name} is a number among the results`).toBe(true);
          const { quantity } = resultFieldAt(definition.results, name) as { readonly quantity: "number" };
          const actual = convert(computed.get(name)!, siUnit(quantity), unit ?? siUnit(quantity));
          expect(Math.abs(actual - value), `${title}: ${name} is ${actual}, printed ${value}`).toBeLessThanOrEqual(within!);
        }
      }
    });
  });
}
