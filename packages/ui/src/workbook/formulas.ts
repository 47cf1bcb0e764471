import { isStep, parseExpression, type Expression, type Sheet, type SheetEntry, type Step } from "@org/hvac-core/kernel";
import { rangeOf, reference, type Place } from "./places.ts";

/** Where numbers stand: fields and results of the input, and those of the rows of lists, by their paths. */
export interface Places {
  readonly field: (path: string) => Place | undefined;
  readonly result: (path: string) => Place | undefined;
  /** The cells of a result of all rows of a list, which must be one under the other. */
  readonly rowsOf: (
    list: string,
    name: string,
  ) => { readonly sheet: string; readonly column: number; readonly first: number; readonly last: number } | undefined;
}

/** What a symbol stands for: a cell, a calculation that stands in none, cells that are taken together, or a number of a table or of the method. */
type Meaning =
  | { readonly type: "cell"; readonly place: Place }
  | { readonly type: "expression"; readonly expression: Expression; readonly symbols: Symbols }
  | { readonly type: "range"; readonly list: string; readonly name: string }
  | { readonly type: "number"; readonly value: number };

type Symbols = ReadonlyMap<string, Meaning>;

/** Thrown within this file where a formula names what no cell holds: its value is written then. */
class NoFormulaError extends Error {
  override readonly name = "NoFormulaError";
}

const mathematics: Readonly<Record<string, string>> = {
  sqrt: "SQRT",
  exp: "EXP",
  ln: "LN",
  log10: "LOG10",
  abs: "ABS",
  min: "MIN",
  max: "MAX",
  sum: "SUM",
};

/** More decimals than amounts have, in steps: what binary arithmetic leaves is taken off before halves are rounded up. */
const decimalsBefore = 6;

function written(expression: Expression, symbols: Symbols, places: Places, within: string): string {
  const write = (part: Expression): string => written(part, symbols, places, within);
  switch (expression.type) {
    case "number":
      if (expression.unit !== undefined) throw new NoFormulaError();
      return expression.text;
    case "symbol": {
      const meaning = symbols.get(expression.name);
      if (meaning?.type === "cell") return reference(meaning.place, within);
      if (meaning?.type === "number") return String(meaning.value);
      if (meaning?.type === "expression") return `(${written(meaning.expression, meaning.symbols, places, within)})`;
      if (meaning?.type !== "range") throw new NoFormulaError();
      const cells = places.rowsOf(meaning.list, meaning.name);
      if (!cells) throw new NoFormulaError();
      return rangeOf(cells.sheet, cells.column, cells.first, cells.last, within);
    }
    case "negative":
      return `-(${write(expression.of)})`;
    case "binary":
      return `(${write(expression.left)}${expression.operator}${write(expression.right)})`;
    case "call": {
      if (expression.name === "amountOf") {
        const [quantity = "", rate = "", step = ""] = expression.args.map(write);
        return inSteps(`${quantity}*${rate}`, step);
      }
      if (expression.name === "roundAmount") {
        const [value = "", step = ""] = expression.args.map(write);
        return inSteps(value, step);
      }
      const name = mathematics[expression.name];
      if (name === undefined) throw new NoFormulaError();
      return `${name}(${expression.args.map(write).join(",")})`;
    }
  }
}

/** Money rounded once to whole steps, halves away from zero: so does the engine (ISO 80000-1, annex B, rule B), and so does ROUND. */
function inSteps(value: string, stated: string): string {
  const step = Number(stated);
  if (!(step > 0)) throw new NoFormulaError();
  if (step === 1) return `ROUND(ROUND(${value},${decimalsBefore}),0)`;
  // Whole numbers are exact, and so are their products and quotients by one.
  if (step > 1) return `ROUND(ROUND(${value}/${step},${decimalsBefore}),0)*${step}`;
  const steps = Math.round(1 / step);
  return `ROUND(ROUND(${value}*${steps},${decimalsBefore}),0)/${steps}`;
}

/** The formulas of results by their paths. */
type Formulas = Map<string, string>;

const withoutOuter = (formula: string): string => {
  if (!formula.startsWith("(")) return formula;
  let depth = 0;
  for (let index = 0; index < formula.length; index++) {
    const sign = formula[index];
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth === 0) return index === formula.length - 1 ? formula.slice(1, -1) : formula;
  }
  return formula;
};

/**
 * What the symbol of a step stands for in formulas after it. A result that is no formula of cells stands for nothing: what follows from it would
 * follow some inputs and not others.
 */
function meaningOf(step: Step, symbols: Symbols, places: Places, formulas: ReadonlyMap<string, string>): Meaning | undefined {
  const { field, result, kind } = step;
  const place =
    field !== undefined ? places.field(field) : result !== undefined && formulas.has(result) ? places.result(result) : undefined;
  if (place) return { type: "cell", place };
  if (kind === "formula")
    return result === undefined
      ? { type: "expression", expression: parseExpression(step.expression), symbols: new Map(symbols) }
      : undefined;
  return step.kind === "lookup" || step.kind === "constant" ? { type: "number", value: step.value } : undefined;
}

/** The formula of a step, if it is one of cells; a number alone is none. */
function formulaOf({ kind, expression }: Step, symbols: Symbols, places: Places, within: string): string | undefined {
  if (kind !== "formula") return undefined;
  try {
    const formula = withoutOuter(written(parseExpression(expression), symbols, places, within));
    return /[A-Z]\d/.test(formula) ? formula : undefined;
  } catch (error) {
    if (!(error instanceof NoFormulaError)) throw error;
    return undefined;
  }
}

/** The cells of all rows that a symbol stands for behind a block of rows: those of the first row that has it. */
function rangeMeaning(symbol: string, rows: readonly (readonly SheetEntry[])[]): Meaning | undefined {
  for (const row of rows) {
    const step = row.find((each): each is Step => isStep(each) && each.symbol === symbol);
    const [list, , name] = step?.result?.split(".") ?? [];
    if (list !== undefined && name !== undefined) return { type: "range", list, name };
  }
  return undefined;
}

function read(entries: readonly SheetEntry[], around: Symbols, places: Places, formulas: Formulas): void {
  const symbols = new Map(around);
  const define = (symbol: string, meaning: Meaning | undefined): void => {
    symbols.delete(symbol);
    if (meaning) symbols.set(symbol, meaning);
  };
  for (const entry of entries) {
    if (entry.kind === "choice") continue;
    if (entry.kind === "table") {
      for (const { symbol } of entry.columns) define(symbol, undefined);
      continue;
    }
    if (entry.kind === "rows") {
      const rows = entry.rows.map((row) => row.entries());
      for (const row of rows) read(row, symbols, places, formulas);
      for (const symbol of entry.symbols) define(symbol, rangeMeaning(symbol, rows));
      continue;
    }
    const { result } = entry;
    const place = result === undefined ? undefined : places.result(result);
    const formula = place?.factor === 1 ? formulaOf(entry, symbols, places, place.sheet) : undefined;
    if (result !== undefined && formula !== undefined && !formulas.has(result)) formulas.set(result, formula);
    define(entry.symbol, meaningOf(entry, symbols, places, formulas));
  }
}

/**
 * Results as formulas of the cells that they follow from, as the calculation sheet states them. Only where all that a formula names stands in cells
 * as it counts: plain numbers, money and percent. What is calculated with units in between stays a number.
 */
export function formulasOf(sheet: Sheet, places: Places): ReadonlyMap<string, string> {
  const formulas: Formulas = new Map();
  read(sheet, new Map(), places, formulas);
  return formulas;
}
