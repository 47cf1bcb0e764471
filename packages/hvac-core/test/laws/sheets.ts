import { all, create, type EvalFunction } from "mathjs";
import {
  isStep,
  parseExpression,
  symbolsIn,
  type Calculator,
  type Explanation,
  type Sheet,
  type Step,
  type Success,
  type Table,
} from "../../src/kernel/index.ts";
import { fail } from "./difference.ts";
import { axisOf } from "./fieldsOf.ts";

const math = create(all!, { predictable: true });
const compiled = new Map<string, { readonly formula: EvalFunction; readonly symbols: readonly string[] }>();

/** Rows that a formula takes together come as one argument or as many. */
const flat = (values: readonly (number | readonly number[])[]): number[] => values.flat();
const mathFunctionsOfSheets = {
  ln: Math.log,
  log10: Math.log10,
  π: Math.PI,
  sin: (degrees: number) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees: number) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees: number) => Math.tan((degrees * Math.PI) / 180),
  asin: (sine: number) => (Math.asin(sine) * 180) / Math.PI,
  sum: (...values: (number | readonly number[])[]) => flat(values).reduce((total, value) => total + value, 0),
  max: (...values: (number | readonly number[])[]) => Math.max(...flat(values)),
  min: (...values: (number | readonly number[])[]) => Math.min(...flat(values)),
};

export function close(actual: number, expected: number, relative: number, scale = 0): boolean {
  return Math.abs(actual - expected) <= relative * Math.max(Math.abs(actual), Math.abs(expected), scale) || actual === expected;
}

type Symbols = Map<string, number | readonly number[]>;

function compile(expression: string): { readonly formula: EvalFunction; readonly symbols: readonly string[] } {
  const known = compiled.get(expression) ?? { formula: math.compile(expression), symbols: [...symbolsIn(parseExpression(expression))] };
  compiled.set(expression, known);
  return known;
}

function holdStep(step: Step, symbols: Symbols, functions: Record<string, unknown>): void {
  const { formula, symbols: names } = compile(step.expression);
  const named = Object.fromEntries(names.flatMap((name) => (symbols.has(name) ? [[name, symbols.get(name)!]] : [])));
  const value = formula.evaluate(Object.assign(Object.create(functions) as object, named)) as number;
  // Subtractions of nearly equal terms lose digits when the order of operations differs; the scale is that of the largest term named.
  const scale = Math.max(0, ...Object.values(named).flat().map(Math.abs));
  if (!close(value, step.value, 1e-9, scale * 1e-3)) {
    fail(`${step.symbol} = ${step.expression}: the sheet says ${step.value}, the formula gives ${value}`);
  }
  symbols.set(step.symbol, step.value);
}

/** Functions of mathematics and of the explanation, by the names that formulas call. */
export function functionsOf(functions: Explanation["functions"]): Record<string, unknown> {
  return { ...mathFunctionsOfSheets, ...Object.fromEntries(Object.entries(functions).map(([name, { evaluate }]) => [name, evaluate])) };
}

/** Every step's expression, evaluated over the steps before it and around it, gives the step's value; rows give the values that sums take. */
export function holdSheetToItsWord(sheet: Sheet, functions: Record<string, unknown>, around: Symbols = new Map()): void {
  const symbols: Symbols = new Map(around);
  for (const entry of sheet) {
    if (entry.kind === "choice") continue;
    if (entry.kind === "table") {
      for (const { symbol, values, texts } of entry.columns) {
        if (values.length !== entry.axis.places.length || texts.length !== values.length)
          fail(`${entry.title}: ${symbol} has other places`);
        symbols.set(symbol, values);
      }
      continue;
    }
    if (entry.kind !== "rows") {
      holdStep(entry, symbols, functions);
      continue;
    }
    const vectors = new Map<string, number[]>();
    for (const row of entry.rows) {
      const entries = row.entries();
      holdSheetToItsWord(entries, functions, symbols);
      for (const [symbol, value] of Object.entries(row.values)) {
        const step = entries.filter(isStep).find((each) => each.symbol === symbol);
        if (!step) fail(`${row.title} has no step of the symbol ${symbol}, which formulas outside its list use`);
        if (!close(step.value, value, 1e-12)) fail(`${symbol} of ${row.title}: ${step.value} and ${value}`);
        vectors.set(symbol, [...(vectors.get(symbol) ?? []), value]);
      }
    }
    for (const [symbol, values] of vectors)
      symbols.set(symbol, [...[symbols.get(symbol) ?? []].flat<(number | readonly number[])[], 2>(2), ...values]);
    // A sum over no rows is zero.
    for (const symbol of entry.symbols) if (!symbols.has(symbol)) symbols.set(symbol, []);
  }
}

/** Every number of results by its path: rows by their ids, series by the places of their axis. */
export function* numbersOf(
  results: object,
  axisNames: (path: string) => readonly string[],
  prefix = "",
): Generator<readonly [string, number]> {
  for (const [name, result] of Object.entries(results as Record<string, unknown>)) {
    const path = prefix + name;
    if (Array.isArray(result)) {
      for (const { id, ...row } of result as { id: string }[]) yield* numbersOf(row, axisNames, `${path}.${id}.`);
    } else if (typeof result === "object" && result !== null && "values" in result) {
      for (const [index, value] of (result.values as number[]).entries()) yield [`${path}.${axisNames(path)[index]}`, value];
    } else if (typeof (result as { value?: unknown })?.value === "number") yield [path, (result as { value: number }).value];
  }
}

/** Every number of an outcome. */
export const numbersIn = (definition: Calculator, outcome: Success): Generator<readonly [string, number]> =>
  numbersOf(outcome.results, (path) => axisOf(definition.results, path));

/** The tables next to the results of an outcome. */
export const tablesOf = (definition: Calculator, outcome: Success): readonly Table[] =>
  definition.tables(outcome as Parameters<Calculator["tables"]>[0]);
