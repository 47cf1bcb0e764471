import { isStep, parseExpression, type Expression, type Sheet, type SheetEntry, type Step } from "@org/hvac-core/kernel";
import { rangeOf, reference, type Place } from "./cellPlaces.ts";

/** The cells of numbers by their paths: fields, results, and those of the rows of lists. */
export interface Places {
  readonly field: (path: string) => Place | undefined;
  readonly result: (path: string) => Place | undefined;
  /** The cells of a result in all rows of a list; they are contiguous in one column. */
  readonly rowsOf: (
    list: string,
    name: string,
  ) => (Pick<Place, "sheet" | "column" | "factor"> & { readonly first: number; readonly last: number }) | undefined;
}

/** Path of a cell with a step that is not a result: a number in a table. */
export const stepPath = (symbol: string): string => `#${symbol}`;

/** Meaning of a symbol: a cell, an expression without a cell, a range of cells, or a number of a table or of the method. */
type Meaning =
  | { readonly type: "cell"; readonly place: Place }
  | { readonly type: "expression"; readonly expression: Expression; readonly symbols: Symbols }
  | { readonly type: "range"; readonly list: string; readonly name: string }
  | { readonly type: "number"; readonly value: number };

type Symbols = ReadonlyMap<string, Meaning>;

/** Thrown within this file for a formula with an operand that no cell holds; the cell then gets the value. */
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

/** Decimals of a first rounding, in steps: it removes the error of binary arithmetic before halves are rounded up. */
const decimalsBefore = 6;

/** Sheet of a formula, and the factor from its result to the number of the calculation. */
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
    // A result in percent can only come from symbols and calls in percent.
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

  /** The cells of all rows of a symbol, and the factor of their numbers. */
  #range(expression: Expression | undefined): { readonly cells: string; readonly factor: number } {
    const meaning = expression?.type === "symbol" ? this.#symbols.get(expression.name) : undefined;
    const rows = meaning?.type === "range" ? this.#places.rowsOf(meaning.list, meaning.name) : undefined;
    if (!rows) throw new NoFormulaError();
    const { sheet, column, first, last, factor } = rows;
    return { cells: rangeOf(sheet, column, first, last, this.#within.sheet), factor };
  }

  /** An expression in the scale of the cells of a range. */
  #as(factor: number, expression: Expression): string {
    return new FormulaWriter(this.#symbols, this.#places, { ...this.#within, factor }).write(expression);
  }

  /** Converts a formula from the scale of its cells to the scale of this formula. */
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
 * The rest of a whole after its parts, if the part with this number is the first of the largest; otherwise 0. A rest above the limit does not come from
 * rounding: a part is missing, and `#N/A` is better than a wrong number.
 */
function restOf([number, whole, limit, ...parts]: readonly string[]): string {
  const position = Number(number) - 1;
  const rest = `(${whole}-(${parts.join("+")}))`;
  const larger = parts.flatMap((part, index) =>
    index === position ? [] : [`ABS(${parts[position]!})${index < position ? ">" : ">="}ABS(${part})`],
  );
  return `IF(ABS(${rest})>${limit},NA(),IF(AND(${larger.join(",")}),${rest},0))`;
}

/** Money rounded once to whole steps, halves away from zero, like the engine (ISO 80000-1, annex B, rule B) and ROUND. */
function inSteps(value: string, stepText: string): string {
  const step = Number(stepText);
  if (!(step > 0)) throw new NoFormulaError();
  if (step === 1) return `ROUND(ROUND(${value},${decimalsBefore}),0)`;
  // Whole numbers and their products are exact.
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

/** Path of the cell of a step, if it has a cell. */
const resultOf = ({ result, symbol }: Step): string => result ?? stepPath(symbol);

/**
 * Meaning of a step's symbol in later formulas. A result that is not a formula of cells has none: a formula that uses it would respond to changes of
 * some inputs and not of others.
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

/** The formula of a step, if it uses cells; `undefined` for a number alone. */
function formulaOf({ kind, expression, entered }: Step, symbols: Symbols, places: Places, within: Within): string | undefined {
  if (kind !== "formula") return undefined;
  const writer = new FormulaWriter(symbols, places, within);
  try {
    const cell = entered && places.field(entered.field);
    const formula = withoutOuter(writer.write(parseExpression(cell ? entered.otherwise : expression)));
    if (!cell) return /[A-Z]\d/.test(formula) ? formula : undefined;
    if (cell.factor !== within.factor) return undefined;
    const enteredCell = reference({ ...cell, factor: 1 }, within.sheet);
    return `IF(COUNT(${rangeOf(cell.sheet, cell.column, cell.row, cell.row, within.sheet)})=0,${formula},${enteredCell})`;
  } catch (error) {
    if (!(error instanceof NoFormulaError)) throw error;
    return undefined;
  }
}

/** Meaning of a symbol after a block of rows: the cells of all rows, from the first row that has the symbol. */
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
 * Results as formulas of cells, from the formulas of the calculation sheet. A result is a formula only if cells hold all its operands as plain numbers,
 * money or percent. A result with units in between stays a number.
 */
export function formulasOf(sheet: Sheet, places: Places): ReadonlyMap<string, string> {
  const formulas: Formulas = new Map();
  read(sheet, new Map(), places, formulas);
  return formulas;
}
