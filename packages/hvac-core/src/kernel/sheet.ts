import type { DecimalMark, Grouping, QuantityKind, UnitSystem } from "../quantity/index.ts";
import type { Citation } from "../sources/index.ts";
import { holds } from "./conditions.ts";
import type { OptionDefault, QuantityField, PerQuantity } from "./fields.ts";
import { joinPath, type Path } from "./path.ts";
import { parsedFormula } from "./parsedFormula.ts";
import { presentNumbers, type PipeSizeNames, type Spelling } from "./prose.ts";
import type { SheetEntry, SheetRow, Step } from "./sheetEntries.ts";
import {
  algebra,
  formulaOf,
  lookupOf,
  named,
  type FormulaArguments,
  type FormulaStatement,
  type LookupArguments,
  type StepOptions,
  type StepStatement,
  type TableDescription,
} from "./sheetStatements.ts";
import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { columnTexts, defaultAt, readStep, inputOf, type InputStep } from "./sheetInputs.ts";
import { choiceText, levelOfRow, numberWithSymbol, placeOf, wholePath, type Level, type Place } from "./sheetLevels.ts";
import { resultNumber, resultsOfRow, type ResultLevel } from "./sheetResults.ts";
import type { SymbolMeaning } from "./formulaInUnits.ts";
import { SheetSymbols, type PrecedingSymbols } from "./sheetSymbols.ts";
import { substitute } from "./substitution.ts";

/** Blocks of a list's rows on a sheet. */
export interface RowsDescription<T extends { readonly id: string }> {
  /** The list of the input that the rows stand for, seen from this level. */
  readonly list: Path;
  /** The rows of results that they give, if they are called otherwise than the list. */
  readonly results?: string;
  readonly title: string;
  readonly rows: readonly T[];
  readonly rowTitle: (row: T, index: number) => string;
  /** Symbols of the rows that formulas outside take together. */
  readonly values?: Readonly<Record<string, (row: T) => number | undefined>>;
  /** What kind of quantity these symbols are; a formula that takes one without it has its numbers in SI units. */
  readonly quantities?: Readonly<Record<string, QuantityKind>>;
  readonly describe: (row: T, sheet: SheetBuilder, index: number) => void;
}

/** How a sheet is written. */
interface SheetWriting {
  readonly unitSystem: UnitSystem;
  readonly decimalMark: DecimalMark;
  /** For words and tables; formulas are typeset with thin spaces, where a comma separates arguments. */
  readonly grouping: Grouping;
  readonly pipeSizes: PipeSizeNames;
  readonly spelling: Spelling;
  /** Texts of the input that stay as they were typed, see `Success`. */
  readonly asTyped: readonly string[];
  /** Functions of physics that its formulas call. */
  readonly functions: Readonly<Record<string, SheetFunction>>;
}

/**
 * Collects the entries of a sheet in order. A formula that names the symbol of an input brings the input's own step before it, and the fields that a step
 * was chosen `by` come before it too, so a description states formulas only.
 */
export class SheetBuilder {
  readonly entries: SheetEntry[] = [];
  readonly #symbols: SheetSymbols;
  readonly #levels: readonly Level[];
  readonly #writing: SheetWriting;
  readonly #results: ResultLevel;
  #part: string | undefined;

  /**
   * @param levels the input itself, then the rows that contain this sheet, the innermost last
   * @param results results of the outcome, or of the innermost row
   */
  constructor(levels: readonly Level[], results: ResultLevel, writing: SheetWriting, preceding?: PrecedingSymbols) {
    this.#levels = levels;
    this.#results = results;
    this.#writing = writing;
    this.#symbols = new SheetSymbols(preceding);
  }

  /** Words with the marks of the sheet; names that were typed stay as they are. */
  #written(words: string): string {
    return presentNumbers(words, this.#writing, this.#writing.asTyped);
  }

  /** Starts a part of the sheet with its own heading. */
  part(heading: string): void {
    this.#part = this.#written(heading);
  }

  /** A number taken from a publication or agreed by convention. */
  constant(symbol: string, name: string, quantity: QuantityKind, value: number, source: Citation): void {
    this.#add(readStep("constant", { symbol, name, quantity, value, source }, this.#writing));
  }

  /** A number read from a table, chosen, or from a row of the input. */
  lookup(...step: LookupArguments): void {
    this.#addLookup(lookupOf(...step));
  }

  /** A number computed from steps and inputs by the formula `expression`. */
  formula(...step: FormulaArguments): void {
    this.#addFormula(formulaOf(...step));
  }

  #addLookup(step: StepStatement): void {
    this.#add(readStep("lookup", step, this.#writing));
  }

  #addFormula(step: FormulaStatement): void {
    const { tree, symbols } = parsedFormula(step.expression);
    for (const symbol of symbols) this.#require(symbol, step);
    const meaningOf = (symbol: string): SymbolMeaning => this.#symbols.meaningOf(symbol)!;
    const { text, unit, factors, inSI } = substitute(tree, step.quantity, meaningOf, this.#writing.functions, this.#writing.unitSystem);
    this.#add({ ...step, kind: "formula", substitution: text, unit, ...(factors.length > 0 && { factors }), ...(inSI && { inSI }) });
  }

  /**
   * The formula of a result; its name, symbol, kind of quantity and value are those of the result. Without such a result in the outcome no step is added.
   *
   * @param path path of the rows of results that this level stands for, or of the results
   * @param source mathematics by itself
   */
  result(path: Path, expression: string, source: Citation = algebra, options: StepOptions = {}): void {
    const given = this.#resultAt(path, options);
    if (given) this.#addFormula({ ...given, expression, source });
  }

  /** A result that was read or chosen, not computed by a formula; otherwise as `result`. */
  resultLookup(path: Path, source: Citation = algebra, options: StepOptions = {}): void {
    const given = this.#resultAt(path, options);
    if (given) this.#addLookup({ ...given, source });
  }

  #resultAt(path: Path, options: StepOptions): StepStatement | undefined {
    const { label, quantity, value, ...result } = resultNumber(this.#results, path);
    if (value === undefined) return undefined;
    const symbol = result.symbol ?? options.symbol;
    if (symbol === undefined) throw new Error(`The result ${path} has no symbol, which its step needs.`);
    return { symbol, value, quantity, result: path, ...named(label, options) };
  }

  /** Adds a field that decides what is calculated, unless the sheet has it already: `"shape"`, `"sun.altitude"` of a group, `"elements.e1.kind"` of a row. */
  given(field: Path): void {
    const place = placeOf(this.#levels, field);
    if (!place) throw new Error(`A step is chosen by ${field}, but there is no such field.`);
    this.#state(place);
  }

  #state({ level, name }: Place): void {
    const field = level.fields[name]!;
    const path = joinPath(level.prefix, name);
    if (this.#symbols.hasField(path) || !holds(field.when, level.scope)) return;
    if (field.type === "quantity") {
      if (field.symbol !== undefined && this.#symbols.meaningOf(field.symbol) !== undefined) return;
      this.#addInput({ level, name }, field.symbol ?? name);
      return;
    }
    this.#symbols.addField(path);
    const given = this.#givenDefault({ level, name });
    const value = level.scope.values[name];
    const text = (value === null && given?.label) || choiceText(this.#levels, field, value, level.entered[name], this.#writing.unitSystem);
    const source = given ? { source: given.source } : {};
    this.entries.push({ kind: "choice", name: field.label, text: this.#written(text), field: path, ...source, ...this.#inPart() });
  }

  /** The default that an option gives a field, after the choices that decide it are on the sheet. */
  #givenDefault(place: Place): OptionDefault<unknown> | undefined {
    const given = defaultAt(place);
    const field = place.level.fields[place.name]!;
    if (given && "defaultBy" in field) for (const choice of field.defaultBy?.choices ?? []) this.given(choice);
    return given;
  }

  /** Numbers along an axis; formulas after it may take a column together by its symbol. */
  table({ title, axis, columns, note, source }: TableDescription): void {
    this.entries.push({
      kind: "table",
      title: this.#written(title),
      axis,
      columns: columns.map(({ symbol, name, quantity, values }) => {
        this.#symbols.addColumn(symbol, values, quantity);
        const { unit, texts } = columnTexts(values, quantity, this.#writing);
        return { symbol, name: this.#written(name), quantity, unit, values, texts };
      }),
      ...(note !== undefined && { note: this.#written(note) }),
      ...(source && { source }),
      ...this.#inPart(),
    });
  }

  /** The same steps for each row of a list. */
  rows<T extends { readonly id: string }>(description: RowsDescription<T>): void {
    const { list, results, title, rows, rowTitle, values = {}, quantities = {}, describe } = description;
    const place = placeOf(this.#levels, list);
    const field = place?.level.fields[place.name];
    if (!place || field?.type !== "list") throw new Error(`The input has no list ${list}.`);
    const { level, name } = place;
    const preceding = this.#symbols.snapshot();
    const vectors = new Map(Object.keys(values).map((symbol) => [symbol, this.#symbols.vector(symbol, quantities[symbol])]));
    const entryOf = (row: T, index: number): SheetRow => {
      const rowValues: Record<string, number> = {};
      for (const [symbol, valueOf] of Object.entries(values)) {
        const value = valueOf(row);
        if (value === undefined) continue;
        rowValues[symbol] = value;
        vectors.get(symbol)!.push(value);
      }
      return {
        id: row.id,
        title: this.#written(rowTitle(row, index)),
        values: rowValues,
        entries: () => {
          const inner = {
            ...levelOfRow(level, name, field.row, row.id),
            results: joinPath(this.#levels.at(-1)!.results, results ?? name, row.id),
          };
          const sheet = new SheetBuilder(
            [...this.#levels, inner],
            resultsOfRow(this.#results, results ?? name, row.id),
            this.#writing,
            preceding,
          );
          describe(row, sheet, index);
          return sheet.entries;
        },
      };
    };
    this.entries.push({
      kind: "rows",
      title: this.#written(title),
      symbols: Object.keys(values),
      rows: rows.map(entryOf),
      ...this.#inPart(),
    });
  }

  #inPart(): { readonly part?: string } {
    return this.#part === undefined ? {} : { part: this.#part };
  }

  /** Brings the step of an input that a formula names before the formula: the row's own first, then what stands around. */
  #require(symbol: string, step: StepStatement): void {
    if (this.#symbols.has(symbol)) return;
    for (const level of this.#levels.toReversed()) {
      const place = numberWithSymbol(level, symbol);
      if (place && (level === this.#levels.at(-1) || this.#symbols.meaningOf(symbol) === undefined)) {
        this.#addInput(place, symbol);
        return;
      }
      if (this.#symbols.meaningOf(symbol) !== undefined) return;
    }
    throw new Error(`The step ${step.symbol} refers to ${symbol}, which no step before it has.`);
  }

  #addInput(place: Place, symbol: string): void {
    const { level, name } = place;
    const field = level.fields[name]!;
    if (field.type !== "quantity" || typeof level.scope.values[name] !== "number") return;
    const { input, per } = inputOf(place, field, symbol, this.#givenDefault(place), this.#writing);
    this.#push(input);
    if (per) this.#addProduct(place, field, per, symbol);
  }

  /** An input that is entered per another, such as 7 W/m², times the floor area. */
  #addProduct({ level, name }: Place, field: QuantityField, per: PerQuantity, symbol: string): void {
    const divisor = this.#levels.map(({ fields }) => fields[per.field]).findLast((each) => each?.type === "quantity");
    const expression = `${per.symbol} * ${divisor?.symbol ?? per.field}`;
    const value = level.scope.values[name] as number;
    this.formula(symbol, field.label, field.quantity, expression, value, algebra, { field: joinPath(level.prefix, name) });
  }

  #add({ by = [], field, result, entered, ...step }: Step & Pick<StepStatement, "by">): void {
    for (const name of by) this.given(name);
    this.#push({
      step: {
        ...step,
        ...(field !== undefined && { field: wholePath(this.#levels, field) }),
        ...(result !== undefined && { result: joinPath(this.#levels.at(-1)!.results, result) }),
        ...(entered && { entered: { ...entered, field: wholePath(this.#levels, entered.field) } }),
      },
    });
  }

  #push({ step, typed }: InputStep): void {
    this.#symbols.addValue(step.symbol, { value: step.value, quantity: step.quantity, ...(typed && { typed }) });
    if (step.field !== undefined) this.#symbols.addField(step.field);
    this.entries.push({ ...step, name: this.#written(step.name), ...this.#inPart() });
  }
}
