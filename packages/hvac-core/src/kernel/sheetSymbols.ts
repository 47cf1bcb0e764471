import type { QuantityKind } from "../quantity/index.ts";
import type { SymbolMeaning } from "./formulaInUnits.ts";
import type { Path } from "./path.ts";

/** Symbols and fields that a sheet has before a list of rows: the sheet of a row follows them, whenever it is opened. */
export interface PrecedingSymbols {
  readonly meaningOf: (symbol: string) => SymbolMeaning | undefined;
  readonly hasField: (path: Path) => boolean;
}

/** The symbols of a sheet with their numbers, and the fields that have a step. */
export class SheetSymbols {
  readonly #values = new Map<string, SymbolMeaning>();
  readonly #vectors = new Map<string, { readonly value: number[]; readonly quantity: QuantityKind | undefined }>();
  readonly #fields = new Set<Path>();
  readonly #preceding: PrecedingSymbols | undefined;

  constructor(preceding: PrecedingSymbols | undefined) {
    this.#preceding = preceding;
  }

  /** Whether the symbol is of this sheet itself, not of the one around it. */
  has(symbol: string): boolean {
    return this.#values.has(symbol) || this.#vectors.has(symbol);
  }

  meaningOf(symbol: string): SymbolMeaning | undefined {
    return this.#values.get(symbol) ?? this.#vectors.get(symbol) ?? this.#preceding?.meaningOf(symbol);
  }

  hasField(path: Path): boolean {
    return this.#fields.has(path) || this.#preceding?.hasField(path) === true;
  }

  addField(path: Path): void {
    this.#fields.add(path);
  }

  /** @throws {Error} when a step has the symbol already */
  addValue(symbol: string, meaning: SymbolMeaning): void {
    if (this.#values.has(symbol)) throw new Error(`The symbol ${symbol} stands for two steps of one sheet.`);
    this.#values.set(symbol, meaning);
  }

  /** @throws {Error} when a step or column has the symbol already */
  addColumn(symbol: string, values: readonly number[], quantity: QuantityKind): void {
    if (this.meaningOf(symbol) !== undefined) throw new Error(`The symbol ${symbol} stands for two columns or steps of one sheet.`);
    this.#vectors.set(symbol, { value: [...values], quantity });
  }

  /** Numbers of rows under one symbol: more rows add to it. */
  vector(symbol: string, quantity: QuantityKind | undefined): number[] {
    const existing = this.#vectors.get(symbol);
    if (existing) return existing.value;
    const value: number[] = [];
    this.#vectors.set(symbol, { value, quantity });
    return value;
  }

  /** The symbols as they are now, whatever is added later. */
  snapshot(): PrecedingSymbols {
    const [values, fields, preceding] = [new Map(this.#values), new Set(this.#fields), this.#preceding];
    for (const [symbol, { value, quantity }] of this.#vectors) values.set(symbol, { value: [...value], quantity });
    return {
      meaningOf: (symbol) => values.get(symbol) ?? preceding?.meaningOf(symbol),
      hasField: (path) => fields.has(path) || preceding?.hasField(path) === true,
    };
  }
}
