import { isStep, parseExpression, type Expression, type Sheet, type SheetEntry, type Step } from "@org/hvac-core/kernel";
import { rangeOf, reference, type Place } from "./cellPlaces.ts";

/** Where numbers stand: fields and results of the input, and those of the rows of lists, by their paths. */
export interface Places {
  readonly field: (path: string) => Place | undefined;
  readonly result: (path: string) => Place | undefined;
  /** The cells of a result of all rows of a list, which must be one under the other. */
  readonly rowsOf: (
    list: string,
    name: string,
  ) => (Pick<Place, "sheet" | "column" | "factor"> & { readonly first: number; readonly last: number }) | undefined;
}

/** What the path of a cell is that holds a step and no result: a number of a table. */
export const stepPath = (symbol: string): string => `#${symbol}`;

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

/** Where a formula stands: its sheet, and by what the number that it gives is multiplied to be that of the calculation. */
type Within = Pick<Place, "sheet" | "factor">;

class FormulaWriter {
  readonly #symbols: Symbols;
  readonly #places: Places;
  readonly #within: Within;

  constructor(symbols: Symbols, places: Places, within: Within) {
    this.#symbols = symbols;
    this.#places = places;
    this.#within = within;
  }

  write(expression: Expression): string {
    const isPlain = this.#within.factor === 1;
    // A number in percent: of those in percent alone.
    if (!isPlain && expression.type !== "symbol" && expression.type !== "call") throw new NoFormulaError();
    switch (expression.type) {
      case "number":
        if (expression.unit !== undefined) throw new NoFormulaError();
        return expression.text;
      case "symbol":
        return this.#symbol(expression.name);
      case "negative":
        return `-(${this.write(expression.operand)})`;
      case "binary":
        return `(${this.write(expression.left)}${expression.operator}${this.write(expression.right)})`;
      case "call":
        return this.#call(expression);
    }
  }

  #symbol(name: string): string {
    const { sheet, factor } = this.#within;
    const meaning = this.#symbols.get(name);
    if (meaning?.type === "cell") {
      if (factor !== 1 && meaning.place.factor !== factor) throw new NoFormulaError();
      return reference(factor === 1 ? meaning.place : { ...meaning.place, factor: 1 }, sheet);
    }
    if (meaning?.type === "expression")
      return `(${new FormulaWriter(meaning.symbols, this.#places, this.#within).write(meaning.expression)})`;
    if (meaning?.type === "number" && factor === 1) return String(meaning.value);
    throw new NoFormulaError();
  }

  /** The cells of all rows of a symbol, and by what their numbers are multiplied. */
  #range(expression: Expression | undefined): { readonly cells: string; readonly factor: number } {
    const meaning = expression?.type === "symbol" ? this.#symbols.get(expression.name) : undefined;
    const found = meaning?.type === "range" ? this.#places.rowsOf(meaning.list, meaning.name) : undefined;
    if (!found) throw new NoFormulaError();
    const { sheet, column, first, last, factor } = found;
    return { cells: rangeOf(sheet, column, first, last, this.#within.sheet), factor };
  }

  /** The same number as the cells of a range have it. */
  #as(factor: number, expression: Expression): string {
    return new FormulaWriter(this.#symbols, this.#places, { ...this.#within, factor }).write(expression);
  }

  /** What is written as cells of a factor have it, as this formula is to have it. */
  #from(factor: number, formula: string): string {
    if (factor === this.#within.factor) return formula;
    if (this.#within.factor !== 1) throw new NoFormulaError();
    return `(${formula}/${1 / factor})`;
  }

  #call({ name, args }: Extract<Expression, { readonly type: "call" }>): string {
    const [first, second, third] = args;
    const isRange = first?.type === "symbol" && this.#symbols.get(first.name)?.type === "range";
    if (isRange && (name === "sum" || name === "max" || name === "min")) {
      const { cells, factor } = this.#range(first);
      return this.#from(factor, `${mathematics[name]}(${cells})`);
    }
    if (name === "maxBelow") {
      const { cells, factor } = this.#range(first);
      return this.#from(factor, `LARGE(${cells},COUNTIF(${cells},">="&${this.#as(factor, second!)})+1)`);
    }
    if (this.#within.factor !== 1) throw new NoFormulaError();
    if (name === "sumAt") {
      const [amounts, rates] = [this.#range(first), this.#range(second)];
      return `SUMIF(${rates.cells},${this.#as(rates.factor, third!)},${amounts.cells})`;
    }
    const texts = args.map((arg) => this.write(arg));
    if (name === "amountOf") return inSteps(`${texts[0]}*${texts[1]}`, texts[2]!);
    if (name === "roundAmount") return inSteps(texts[0]!, texts[1]!);
    if (name === "restAt") return restOf(texts);
    const known = mathematics[name];
    if (known === undefined) throw new NoFormulaError();
    return `${known}(${texts.join(",")})`;
  }
}

/**
 * What a whole has beyond its parts, where a part of a number is the first of the largest; else nothing. More than a limit is no rounding: a part is
 * missing, and a number that is not available is better than a wrong one.
 */
function restOf([number, whole, limit, ...parts]: readonly string[]): string {
  const at = Number(number) - 1;
  const rest = `(${whole}-(${parts.join("+")}))`;
  const larger = parts.flatMap((part, index) => (index === at ? [] : [`ABS(${parts[at]!})${index < at ? ">" : ">="}ABS(${part})`]));
  return `IF(ABS(${rest})>${limit},NA(),IF(AND(${larger.join(",")}),${rest},0))`;
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

/** The path of the cell that a step stands in, if it stands in one. */
const resultOf = ({ result, symbol }: Step): string => result ?? stepPath(symbol);

/**
 * What the symbol of a step stands for in formulas after it. A result that is no formula of cells stands for nothing: what follows from it would
 * follow some inputs and not others.
 */
function meaningOf(step: Step, symbols: Symbols, places: Places, formulas: ReadonlyMap<string, string>): Meaning | undefined {
  const { field, result, kind } = step;
  const place = field !== undefined ? places.field(field) : formulas.has(resultOf(step)) ? places.result(resultOf(step)) : undefined;
  if (place) return { type: "cell", place };
  if (kind === "formula")
    return result === undefined
      ? { type: "expression", expression: parseExpression(step.expression), symbols: new Map(symbols) }
      : undefined;
  return step.kind === "lookup" || step.kind === "constant" ? { type: "number", value: step.value } : undefined;
}

/** The formula of a step, if it is one of cells; a number alone is none. */
function formulaOf({ kind, expression, entered }: Step, symbols: Symbols, places: Places, within: Within): string | undefined {
  if (kind !== "formula") return undefined;
  const writer = new FormulaWriter(symbols, places, within);
  try {
    const cell = entered && places.field(entered.field);
    const formula = withoutOuter(writer.write(parseExpression(cell ? entered.otherwise : expression)));
    if (!cell) return /[A-Z]\d/.test(formula) ? formula : undefined;
    if (cell.factor !== within.factor) return undefined;
    const own = reference({ ...cell, factor: 1 }, within.sheet);
    return `IF(COUNT(${rangeOf(cell.sheet, cell.column, cell.row, cell.row, within.sheet)})=0,${formula},${own})`;
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
    const path = resultOf(entry);
    const place = places.result(path);
    const formula = place && formulaOf(entry, symbols, places, place);
    if (formula !== undefined && !formulas.has(path)) formulas.set(path, formula);
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
