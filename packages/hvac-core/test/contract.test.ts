import fc from "fast-check";
import { all, create } from "mathjs";
import { describe, expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import { diameterForFrictionRate, frictionFactor, majorForEquivalentDiameter, otherSideForEquivalentDiameter } from "../src/flow/index.ts";
import {
  bibliography,
  completeInput,
  convertInput,
  isActive,
  markDecimals,
  parseExpression,
  sheetFunctions,
  type CalculatorDefinition,
  type CompleteInput,
  type Field,
  type Fields,
  type RowField,
  type Step,
  type Success,
} from "../src/kernel/index.ts";
import { pressureAtAltitude, saturationPressure } from "../src/psychrometrics/index.ts";
import { humidityRatioFromWetBulb, wetBulb } from "../src/psychrometrics/quantities/index.ts";
import { convert, defaultUnit, siUnit, unitsOf } from "../src/quantity/index.ts";
import { inputSchema } from "../src/schemas/index.ts";

/**
 * What every calculator must hold to. A new calculator is tested from the day it stands in the catalogue.
 */
const definitions: readonly CalculatorDefinition[] = catalogue;
type Input = CompleteInput<Fields>;

const math = create(all!, { predictable: true });
const engineFunctions = {
  saturationPressure,
  pressureAtAltitude,
  wetBulb,
  humidityRatioFromWetBulb,
  frictionFactor,
  otherSideForEquivalentDiameter,
  majorForEquivalentDiameter,
  diameterForFrictionRate: (flow: number, rate: number, roughness: number, density: number, viscosity: number) => diameterForFrictionRate(flow, rate, roughness, { density, viscosity }),
};
const scopeOfFunctions = { ...engineFunctions, ln: Math.log, log10: Math.log10, π: Math.PI };

function evaluate(expression: string, values: ReadonlyMap<string, number>): number {
  return math.evaluate(expression, { ...scopeOfFunctions, ...Object.fromEntries(values) }) as number;
}

/** Values as a user may type them: the whole accepted domain of each field, the ends included. */
function fieldArbitrary(field: RowField, unitSystem: "Imperial" | "Metric"): fc.Arbitrary<unknown> {
  switch (field.type) {
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "flag":
      return fc.boolean();
    case "text":
      return fc.string({ maxLength: field.maxLength });
    case "quantity": {
      const unit = defaultUnit(field.quantity, unitSystem);
      const [low, high] = [Math.max(field.min, -1e12), Math.min(field.max, 1e12)];
      const si = field.integer ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) }) : fc.double({ min: low, max: high, noNaN: true });
      // What people type: six digits, at a grain that is not lost beside the range. Two temperatures are equal or differ by more than rounding.
      const grain = 1e-9 * (high - low);
      const asTyped = (value: number): number => {
        const number = Number(convert(Math.abs(value) < grain ? Math.max(low, 0) : value, siUnit(field.quantity), unit).toPrecision(6));
        const back = convert(number, unit, siUnit(field.quantity));
        return back < low || back > high ? convert(value, siUnit(field.quantity), unit) : number;
      };
      const typed = fc.oneof(
        { weight: 3, arbitrary: fc.constant(field.default[unitSystem]) },
        { weight: 5, arbitrary: field.integer ? si.map((value) => convert(value, siUnit(field.quantity), unit)) : si.map(asTyped) },
        { weight: 1, arbitrary: fc.constantFrom(low, high).map((value) => convert(value, siUnit(field.quantity), unit)) },
      );
      return field.optional ? fc.oneof(fc.constant(null), typed) : typed;
    }
  }
}

function inputArbitrary(definition: CalculatorDefinition): fc.Arbitrary<Input> {
  return fc.constantFrom("Imperial" as const, "Metric" as const).chain((unitSystem) => {
    const of = (field: Field): fc.Arbitrary<unknown> =>
      field.type === "list"
        ? fc.array(fc.record(Object.fromEntries(Object.entries(field.row).map(([key, column]) => [key, fieldArbitrary(column, unitSystem)]))), { maxLength: 4 })
        : fieldArbitrary(field, unitSystem);
    const record = Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, of(field)]));
    return fc.record(record).map((values) => ({ ...values, unitSystem, units: {} }));
  });
}

function succeed(definition: CalculatorDefinition, input: unknown): Success<Record<string, { label: string; quantity: "number" }>, unknown> {
  const outcome = definition.calculate(input);
  if (!outcome.ok) throw new Error(`${definition.id} refused: ${JSON.stringify(outcome.errors)}`);
  return outcome as never;
}

function numbersOf(results: object): [string, number][] {
  return Object.entries(results as Record<string, { value: unknown }>).flatMap(([name, { value }]) => (typeof value === "number" ? [[name, value]] : []));
}

function close(actual: number, expected: number, relative: number, scale = 0): boolean {
  return Math.abs(actual - expected) <= relative * Math.max(Math.abs(actual), Math.abs(expected), scale) || actual === expected;
}

/** All that an outcome says in words: refusals, remarks, and of its sheet the headings, names, typed and looked-up numbers. */
function wordsOf(outcome: ReturnType<CalculatorDefinition["calculate"]>): string[] {
  if (!outcome.ok) return outcome.errors.map(({ message }) => message);
  const isRead = ({ kind }: Step): boolean => kind === "input" || kind === "lookup";
  return [
    ...outcome.warnings.map(({ message }) => message),
    ...outcome.sheet.flatMap((step) => [step.part ?? "", step.name, ...(isRead(step) ? [step.substitution] : [])]),
  ];
}

/** Of a step what is data: the rest is words. */
function dataOf({ kind, symbol, expression, substitution, value }: Step): unknown[] {
  return [symbol, expression, value, kind === "formula" || kind === "constant" ? substitution : ""];
}

/** The standards whose names have a point, with the words that go before. */
const names = /\b(?:ASHRAE|Standard) (?:62\.1|90\.1)/g;

/** Points between digits that name nothing. */
function pointsLeft(text: string): string[] {
  return text.replaceAll(names, "").match(/\d+\.\d+/g) ?? [];
}

/** All texts of a definition that a page shows as they are. */
function* writtenBeforehand(definition: CalculatorDefinition): Iterable<string> {
  yield* [definition.title, definition.summary, ...definition.sections.map(({ title }) => title), ...definition.cases.map(({ title }) => title)];
  yield* Object.values(definition.results).flatMap(({ label, help = "", group = "" }) => [label, help, group]);
  for (const { field } of leaves(definition)) yield* [field.label, field.help ?? "", ...(field.type === "choice" ? Object.values(field.options) : [])];
}

/** Every step's expression, evaluated over the steps before it, gives the step's value. */
function holdSheetToItsWord(sheet: readonly Step[]): void {
  const values = new Map<string, number>();
  for (const step of sheet) {
    const value = evaluate(step.expression, values);
    // Subtractions of nearly equal terms lose digits when the order of operations differs; the scale is that of the largest term named.
    const named = [...values].filter(([symbol]) => step.expression.includes(symbol)).map(([, v]) => Math.abs(v));
    if (!close(value, step.value, 1e-9, Math.max(0, ...named) * 1e-3)) {
      expect.fail(`${step.symbol} = ${step.expression}: the sheet says ${step.value}, the formula gives ${value}`);
    }
    values.set(step.symbol, step.value);
  }
}

/** Every place of an input that holds a value: fields, and cells of list rows. */
function* leaves(definition: CalculatorDefinition): Generator<{ path: string; field: RowField }> {
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.type === "list") for (const [key, column] of Object.entries(field.row)) yield { path: `${name}.${key}`, field: column };
    else yield { path: name, field };
  }
}

const runs = { numRuns: 300 };

test("ids, titles and collections are distinct", () => {
  for (const key of ["id", "title", "collection"] as const) expect(new Set(definitions.map((d) => d[key])).size).toBe(definitions.length);
});

test("every function that a sheet may call is one that the library or mathematics has", () => {
  for (const name of Object.keys(sheetFunctions)) expect(typeof (name in scopeOfFunctions ? scopeOfFunctions[name as "ln"] : math[name as "sqrt"])).toBe("function");
});

describe.each(definitions.map((definition) => [definition.id, definition] as const))("%s", (_id, definition) => {
  test("states every field fully: section, label, ascending limits around the defaults, usual range within them", () => {
    const sections = new Set<string>(definition.sections.map((section) => section.id));
    for (const [name, field] of Object.entries(definition.fields)) expect(sections, `${name}'s section`).toContain(field.section);
    for (const { path, field } of leaves(definition)) {
      expect(field.label, path).toMatch(/^\S.*\S$|^\S$/);
      if (field.type === "choice") {
        const defaults = typeof field.default === "string" ? [field.default] : Object.values(field.default);
        for (const option of defaults) expect(Object.keys(field.options), path).toContain(option);
      }
      if (field.type !== "quantity") continue;
      expect(field.min, path).toBeLessThan(field.max);
      if (field.usual) {
        expect(field.usual[0], path).toBeGreaterThanOrEqual(field.min);
        expect(field.usual[1], path).toBeLessThanOrEqual(field.max);
      }
      for (const unitSystem of ["Imperial", "Metric"] as const) {
        const value = field.default[unitSystem];
        if (value === null) {
          expect(field.optional, `${path} has no default`).toBe(true);
          continue;
        }
        const si = convert(value, defaultUnit(field.quantity, unitSystem), siUnit(field.quantity));
        expect(si, path).toBeGreaterThanOrEqual(field.min);
        expect(si, path).toBeLessThanOrEqual(field.max);
      }
    }
  });

  test("refers only to fields and options that exist", () => {
    for (const [name, field] of Object.entries(definition.fields)) {
      const rowFields = field.type === "list" ? Object.values(field.row) : [];
      for (const condition of field.when ?? []) expect(definition.fields, `${name} depends on ${condition.field}`).toHaveProperty(condition.field);
      for (const row of rowFields) for (const condition of row.when ?? []) expect(field.type === "list" && field.row, name).toHaveProperty(condition.field);
    }
    for (const name of definition.headline) expect(definition.results).toHaveProperty(name);
  });

  test.each(["Imperial", "Metric"] as const)("calculates its %s defaults without a warning of severity limit", (unitSystem) => {
    const outcome = succeed(definition, definition.defaults(unitSystem));
    expect(outcome.warnings.filter((warning) => warning.severity === "limit")).toEqual([]);
    expect(Object.keys(outcome.results)).toEqual(expect.arrayContaining([...definition.headline]));
  });

  test("an empty input means the Imperial defaults", () => {
    expect(JSON.stringify(succeed(definition, {}).results)).toBe(JSON.stringify(succeed(definition, definition.defaults("Imperial")).results));
  });

  test("results carry the quantity kind their metadata states, and only finite numbers", () => {
    fc.assert(
      fc.property(inputArbitrary(definition), (input) => {
        const outcome = definition.calculate(input);
        if (!outcome.ok) {
          for (const error of outcome.errors) {
            expect(error.message).toMatch(/\.$/);
            // The user's words and units: no name of an argument, no NaN, no sixteen digits.
            expect(error.message).not.toMatch(/\b[a-z]+[A-Z]\w*|NaN|undefined|[1-9]\.\d{7}|\.0*[1-9]\d{6}/);
            expect(error.message).not.toMatch(/cannot be calculated: \S+ is /);
            const field = definition.fields[error.field.split(".")[0]!];
            expect(field && isActive(field, input), `${error.field} is refused and not shown`).toBe(true);
          }
          return;
        }
        for (const [name, result] of Object.entries(outcome.results as Record<string, { value: unknown; quantity: string }>)) {
          expect(result.quantity).toBe(definition.results[name]!.quantity);
          if (typeof result.value === "number") expect(Number.isFinite(result.value), `${name} is ${result.value}`).toBe(true);
          else expect(result.quantity).toBe("text");
        }
        for (const table of outcome.tables)
          for (const row of table.rows)
            for (const column of table.columns) {
              const cell = row[column.key];
              expect(cell, `${table.id}.${column.key}`).toBeDefined();
              if (typeof cell === "number") expect(Number.isFinite(cell), `${table.id}.${column.key} is ${cell}`).toBe(true);
            }
      }),
      runs,
    );
  });

  test("every step of the sheet is in the grammar and evaluates to the value it states", () => {
    fc.assert(
      fc.property(inputArbitrary(definition), (input) => {
        const outcome = definition.calculate(input);
        if (!outcome.ok) return;
        for (const step of outcome.sheet) {
          parseExpression(step.expression);
          if (step.source) expect(bibliography).toHaveProperty(step.source.source);
          if (step.kind === "constant" || step.kind === "lookup") expect(step.source ?? step.field, `${step.symbol} comes from nowhere`).toBeDefined();
          if (step.kind === "formula") parseExpression(step.substitution);
          // What is read on the sheet is written as a publication writes it, without a computer's last digits.
          if (step.kind === "formula" || step.kind === "constant") expect(step.substitution, step.symbol).not.toMatch(/\d\.\d*(0{6}|9{6})\d/);
        }
        holdSheetToItsWord(outcome.sheet);
      }),
      runs,
    );
  });

  test("the sheet leads to every result that is a number", () => {
    fc.assert(
      fc.property(inputArbitrary(definition), (input) => {
        const outcome = definition.calculate(input);
        if (!outcome.ok) return;
        for (const [name, value] of numbersOf(outcome.results)) {
          const steps = outcome.sheet.filter((step) => step.result === name);
          expect(steps.length, `steps that give ${name}`).toBe(1);
          expect(close(steps[0]!.value, value, 1e-12), `${name}: the sheet says ${steps[0]!.value}, the result ${value}`).toBe(true);
        }
      }),
      runs,
    );
  });

  test("every input can change some result, warning or table, or is declared informational", () => {
    const moved = new Set<string>();
    const trace = (input: unknown): string => {
      const outcome = definition.calculate(input);
      return outcome.ok ? JSON.stringify([outcome.results, outcome.warnings.filter((w) => w.code !== "unusual-value"), outcome.tables]) : "refused";
    };
    const paths = [...leaves(definition)].filter(({ field }) => !field.informational && field.type !== "text").map(({ path }) => path);
    // Some inputs act in a corner only (the radius of one kind of fitting), so the search goes on for a while.
    for (let batch = 0; batch < 10 && moved.size < paths.length; batch++) {
      const samples = fc.sample(inputArbitrary(definition), { numRuns: 600, seed: 62 + batch });
      const donors = fc.sample(inputArbitrary(definition), { numRuns: 600, seed: 1700 + batch });
      samples.forEach((sample, index) => {
        const before = trace(sample);
        if (before === "refused") return;
        const donor = convertInput(definition.fields, donors[index]!, sample.unitSystem) as unknown as Record<string, unknown>;
        for (const path of paths) {
          if (moved.has(path)) continue;
          const [name, key] = path.split(".") as [string, string?];
          const current = (sample as unknown as Record<string, unknown>)[name];
          const changed =
            key === undefined
              ? donor[name]
              : (current as Record<string, unknown>[]).map((row, i) => ({ ...row, [key]: (donor[name] as Record<string, unknown>[])[i]?.[key] ?? row[key] }));
          const after = trace({ ...sample, [name]: changed });
          if (after !== "refused" && after !== before) moved.add(path);
        }
      });
    }
    expect(paths.filter((path) => !moved.has(path))).toEqual([]);
    // Some seconds of computing, and ten times that where others share the machine.
  }, 240_000);

  test("the same physical input gives the same results in Imperial and in Metric", () => {
    fc.assert(
      fc.property(inputArbitrary(definition), (input) => {
        const here = definition.calculate(input);
        const there = definition.calculate(convertInput(definition.fields, input, input.unitSystem === "Imperial" ? "Metric" : "Imperial"));
        // A value exactly on a limit may fall on its other side by the last bit of the conversion.
        if (!here.ok || !there.ok) return;
        const scale = Math.max(...numbersOf(here.results).map(([, value]) => Math.abs(value)), 0);
        for (const [name, value] of numbersOf(here.results)) {
          const other = (there.results as Record<string, { value: number }>)[name]?.value;
          // A result may exist on one side of zero only, and the last bit of a conversion may cross it.
          if (other !== undefined) expect(close(other, value, 1e-9, scale * 1e-3), `${name}: ${value} and ${other}`).toBe(true);
        }
      }),
      runs,
    );
  });

  test("with decimal commas it says the same, number for number, and nothing is left with a point", () => {
    fc.assert(
      fc.property(inputArbitrary(definition), (input) => {
        const [point, comma] = [definition.calculate(input), definition.calculate(input, { decimalMark: "," })];
        const [before, after] = [point, comma].map(wordsOf) as [string[], string[]];
        expect(after.map((text) => text.replaceAll(/(?<=\d),(?=\d)/g, "."))).toEqual(before);
        expect(after.map((text) => text.match(names))).toEqual(before.map((text) => text.match(names)));
        for (const text of after) expect(pointsLeft(text), text).toEqual([]);
        if (!point.ok || !comma.ok) return;
        // Results and formulas are data: they are stored, compared and evaluated.
        expect(JSON.stringify([comma.results, comma.tables])).toBe(JSON.stringify([point.results, point.tables]));
        expect(comma.sheet.map(dataOf)).toEqual(point.sheet.map(dataOf));
      }),
      runs,
    );
  });

  test("what is written beforehand can be read with decimal commas, names of standards aside", () => {
    for (const text of writtenBeforehand(definition)) expect(pointsLeft(markDecimals(text, ",")), text).toEqual([]);
  });

  test("a unit chosen for one field means the same as the converted number", () => {
    const defaults = definition.defaults("Metric");
    const before = numbersOf(succeed(definition, defaults).results);
    for (const { path, field } of leaves(definition)) {
      if (field.type !== "quantity" || path.includes(".") || defaults[path] === null) continue;
      for (const unit of unitsOf(field.quantity, "Imperial")) {
        const value = convert(defaults[path] as unknown as number, defaultUnit(field.quantity, "Metric"), unit);
        const after = succeed(definition, { ...defaults, [path]: value, units: { [path]: unit } });
        for (const [name, number] of before) {
          const other = (after.results as Record<string, { value: number }>)[name]!.value;
          expect(close(other, number, 1e-9, 1e-9), `${path} in ${unit}: ${name} ${number} and ${other}`).toBe(true);
        }
      }
    }
  });

  test("refuses what is no number, at its field and in words", () => {
    for (const { path, field } of leaves(definition)) {
      if (field.type !== "quantity" || path.includes(".")) continue;
      for (const bad of [NaN, Infinity, -Infinity, Number.MAX_VALUE, -Number.MAX_VALUE, "12", {}]) {
        const outcome = definition.calculate({ [path]: bad });
        expect(outcome.ok, `${path} accepted ${JSON.stringify(bad)}`).toBe(false);
        if (!outcome.ok) expect(outcome.errors[0]).toMatchObject({ field: path, message: expect.stringContaining(field.label) });
      }
    }
  });

  test("refuses a value beyond the limits of an active field, naming the limits", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const defaults = definition.defaults(unitSystem);
      for (const { path, field } of leaves(definition)) {
        if (field.type !== "quantity" || path.includes(".") || !isActive(field, defaults)) continue;
        const unit = defaultUnit(field.quantity, unitSystem);
        const span = Number.isFinite(field.max - field.min) ? field.max - field.min : 1;
        for (const beyond of [field.min - 0.01 * span, field.max + 0.01 * span].filter(Number.isFinite)) {
          const outcome = definition.calculate({ ...defaults, [path]: convert(beyond, siUnit(field.quantity), unit) });
          expect(outcome.ok, `${path} accepted ${beyond}`).toBe(false);
          if (!outcome.ok) expect(outcome.errors.map((error) => error.field)).toContain(path);
        }
      }
    }
  });

  test("an input survives JSON, and so does its outcome", () => {
    fc.assert(
      fc.property(inputArbitrary(definition), (input) => {
        const again = JSON.parse(JSON.stringify(input)) as unknown;
        expect(JSON.stringify(definition.calculate(again))).toBe(JSON.stringify(definition.calculate(input)));
      }),
      { numRuns: 100 },
    );
  });

  test("nothing but an object of the right shape is read, and unknown keys do no harm", () => {
    for (const bad of [null, undefined, 3, "x", [], () => 0]) expect(definition.calculate(bad).ok).toBe(false);
    expect(definition.calculate({ somethingElse: 1 }).ok).toBe(true);
  });

  test("the zod schema accepts exactly what calculate reads, and keeps what it keeps", () => {
    const schema = inputSchema(definition);
    const anything: fc.Arbitrary<unknown> = fc.oneof({ weight: 3, arbitrary: inputArbitrary(definition) }, { weight: 1, arbitrary: fc.anything() });
    const paths = [...leaves(definition)].map(({ path }) => path).filter((path) => !path.includes("."));
    const spoilt = fc.tuple(inputArbitrary(definition), fc.constantFrom(...paths, "units", "unitSystem"), fc.anything()).map(([input, path, value]) => ({ ...input, [path]: value }));
    fc.assert(
      fc.property(fc.oneof(anything, spoilt), (input) => {
        const outcome = definition.calculate(input);
        const shapeRefused = !outcome.ok && outcome.errors.some((error) => error.code === "type");
        expect(schema.safeParse(input).success).toBe(!shapeRefused);
      }),
      runs,
    );
  });

  test("warnings say what to do, cite known sources, and point at existing fields and results", () => {
    fc.assert(
      fc.property(inputArbitrary(definition), (input) => {
        const outcome = definition.calculate(input);
        if (!outcome.ok) return;
        for (const warning of outcome.warnings) {
          expect(warning.message).toMatch(/\.$/);
          expect(warning.message).not.toMatch(/NaN|Infinity|undefined|\[object/);
          if (warning.field) expect(definition.fields).toHaveProperty(warning.field.split(".")[0]!);
          if (warning.result) expect(definition.results).toHaveProperty(warning.result);
          if (warning.source) expect(bibliography).toHaveProperty(warning.source.source);
        }
      }),
      runs,
    );
  });

  test("every version migrates to today's, and a newer one is refused by name", () => {
    const data = definition.defaults("Metric");
    for (let version = 1; version <= definition.version; version++) expect(definition.calculate(definition.migrate(data, version)).ok).toBe(true);
    expect(() => definition.migrate(data, definition.version + 1)).toThrow(/version/);
  });

  test.each(definition.cases.map((published) => [published.title, published] as const))("agrees with: %s", (_title, published) => {
    expect(bibliography).toHaveProperty(published.source.source);
    const outcome = succeed(definition, published.input);
    for (const [name, expectation] of Object.entries(published.expected)) {
      const result = (outcome.results as Record<string, { value: unknown }>)[name];
      const { value: expected, unit, within } = expectation!;
      if (typeof expected === "string") {
        expect(result?.value, name).toBe(expected);
        continue;
      }
      expect(expectation!.because, `${name} needs a reason for its tolerance`).toBeTruthy();
      const si = siUnit(definition.results[name]!.quantity as "number");
      const actual = convert(result!.value as number, si, unit ?? si);
      expect(Math.abs(actual - expected), `${name}: ${actual} against ${expected}`).toBeLessThanOrEqual(within!);
    }
  });

  test("has at least one published case, and completing an input is idempotent", () => {
    expect(definition.cases.length).toBeGreaterThan(0);
    const once = definition.defaults("Imperial");
    expect(completeInput(definition.fields, once)).toEqual(once);
  });
});
