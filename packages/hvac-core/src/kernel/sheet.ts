import { defaultUnit, formatQuantity, siUnit, toSI, type DecimalMark, type QuantityKind, type UnitSystem } from "../quantity/index.ts";
import { mathematics, type Citation } from "../sources/index.ts";
import type { SheetFunction } from "./sheetFunction.ts";
import { holds, type Scope } from "./conditions.ts";
import { parseExpression, symbolsIn, type Expression } from "./expression.ts";
import type { Field, Fields, QuantityField, StatedPer, TypedQuantity } from "./fields.ts";
import { joinPath, pathSegments, type Path } from "./path.ts";
import { markDecimals } from "./prose.ts";
import { displayedQuantity, isTypedQuantity, statedKind, typedQuantity, typedText } from "./quantities.ts";
import type { SheetEntry, SheetRow, Step } from "./sheetEntries.ts";
import { carriedDigits, substitute, type SymbolMeaning } from "./substitution.ts";

/** What a description says of a step; the builder adds the rest. */
interface Told {
  readonly symbol: string;
  readonly name: string;
  /** In the SI unit of `quantity`. */
  readonly value: number;
  readonly quantity: QuantityKind;
  readonly source?: Citation;
  /** Of the rows of results that this level stands for, or of the results. */
  readonly result?: Path;
  /** Seen from this level, or from further out. */
  readonly field?: Path;
  /** Fields that the step was read or chosen by, seen from this level or from further out: they stand before it. */
  readonly by?: readonly Path[];
}

/** An input of the sheet's own level: the whole input, a row, or a group of one of them. */
interface Level {
  readonly fields: Fields;
  readonly stated: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly prefix: Path;
  /** The rows of results that stand for it. */
  readonly results: Path;
}

/** A field where it stands. */
interface Place {
  readonly level: Level;
  readonly name: string;
}

type Data = Readonly<Record<string, unknown>>;

/** What stands in a group of a level. */
function levelOfGroup(level: Level, name: string, fields: Fields): Level {
  const around = level.scope;
  const scope: Scope = { values: (around.values[name] ?? {}) as Data, around };
  return { ...level, fields, stated: (level.stated[name] ?? {}) as Data, scope, prefix: joinPath(level.prefix, name) };
}

/** What stands in a row of a list of a level. */
function levelOfRow(level: Level, list: string, row: Fields, id: string): Level {
  const inSI = level.scope.values[list] as readonly Data[];
  const at = inSI.findIndex((each) => each["id"] === id);
  const stated = (level.stated[list] as readonly Data[] | undefined)?.[at] ?? {};
  return {
    ...level,
    fields: row,
    stated,
    scope: { values: inSI[at] ?? {}, around: level.scope },
    prefix: joinPath(level.prefix, list, id),
  };
}

/** What stands on a sheet before a list of rows: a row is told after it, whenever it is opened. */
interface Before {
  readonly meaningOf: (symbol: string) => SymbolMeaning | undefined;
  readonly isTold: (path: Path) => boolean;
}

/** The number of a level, or of its groups, that has a symbol and counts. */
function numberWithSymbol(level: Level, symbol: string): Place | undefined {
  for (const [name, field] of Object.entries(level.fields)) {
    if (!holds(field.when, level.scope)) continue;
    if (field.type === "quantity" && field.symbol === symbol && typeof level.scope.values[name] === "number") return { level, name };
    const inside = field.type === "group" ? numberWithSymbol(levelOfGroup(level, name, field.fields), symbol) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

interface Parsed {
  readonly tree: Expression;
  readonly symbols: readonly string[];
}

/** Formulas are stated over and over, with every key that is typed. */
const parsed = new Map<string, Parsed>();
const mostParsed = 1000;

function parse(expression: string): Parsed {
  let known = parsed.get(expression);
  if (!known) {
    if (parsed.size >= mostParsed) parsed.clear();
    const tree = parseExpression(expression);
    known = { tree, symbols: symbolsIn(tree) };
    parsed.set(expression, known);
  }
  return known;
}

/** A number from a publication has as many digits as are printed there, one that was converted as many as later steps go on with. */
const publishedDigits = 9;

/** A number as an expression that evaluates to it exactly. */
function literal(value: number): string {
  return String(value).replace("e+", "e");
}

/** What a list's rows say on a sheet. */
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
  readonly decimalMark?: DecimalMark;
  /** Functions of physics that its formulas call. */
  readonly functions?: Readonly<Record<string, SheetFunction>>;
}

/**
 * Collects the entries of a sheet in order. A formula that names the symbol of an input brings the input's own step before it, and what a step
 * says it was chosen `by` stands before it too, so a description states formulas only.
 */
export class SheetBuilder {
  readonly entries: SheetEntry[] = [];
  readonly #values = new Map<string, SymbolMeaning>();
  readonly #vectors = new Map<string, { readonly value: number[]; readonly quantity: QuantityKind | undefined }>();
  readonly #told = new Set<Path>();
  readonly #levels: readonly Level[];
  readonly #around: Before | undefined;
  readonly #unitSystem: UnitSystem;
  readonly #decimalMark: DecimalMark;
  readonly #functions: Readonly<Record<string, SheetFunction>>;
  #part: string | undefined;

  /** @param levels the input itself, then the rows that this sheet stands in, the innermost last */
  constructor(levels: readonly Level[], { unitSystem, decimalMark = ".", functions = {} }: SheetWriting, around?: Before) {
    this.#levels = levels;
    this.#unitSystem = unitSystem;
    this.#decimalMark = decimalMark;
    this.#functions = functions;
    this.#around = around;
  }

  /** Starts a part of the sheet with its own heading. */
  part(heading: string): void {
    this.#part = markDecimals(heading, this.#decimalMark);
  }

  /** A number taken from a publication or agreed by convention. */
  constant(step: Told): void {
    this.#add({ ...this.#read(step), kind: "constant" });
  }

  /** A number read from a table or a row of the input. */
  lookup(step: Told): void {
    this.#add({ ...this.#read(step), kind: "lookup" });
  }

  #read(step: Told): Told & Pick<Step, "expression" | "substitution" | "unit"> {
    const { value, quantity } = step;
    const unit = defaultUnit(quantity, this.#unitSystem);
    const digits = unit === siUnit(quantity) ? publishedDigits : carriedDigits;
    const wishes = { decimalMark: this.#decimalMark, digits, decimals: publishedDigits, trimZeros: true };
    return { ...step, expression: literal(value), substitution: formatQuantity(value, quantity, this.#unitSystem, wishes), unit };
  }

  /** A number computed from steps and inputs by the formula stated. */
  formula(step: Told & { readonly expression: string }): void {
    const { tree, symbols } = parse(step.expression);
    for (const symbol of symbols) this.#require(symbol, step);
    const meaningOf = (symbol: string): SymbolMeaning => this.#meaningOf(symbol)!;
    const { text, unit, factors, inSI } = substitute(tree, step.quantity, meaningOf, this.#functions, this.#unitSystem);
    this.#add({
      ...step,
      kind: "formula",
      substitution: text,
      unit,
      ...(factors.length > 0 && { factors }),
      ...(inSI && { inSI }),
    });
  }

  /** States a field that decides what is calculated, unless it stands here already: `"shape"`, `"sun.altitude"` of a group, `"elements.e1.kind"` of a row. */
  given(field: Path): void {
    const place = this.#placeOf(field);
    if (!place) throw new Error(`A step is chosen by ${field}, but there is no such field.`);
    this.#state(place);
  }

  #state({ level, name }: Place): void {
    const field = level.fields[name]!;
    const path = joinPath(level.prefix, name);
    if (this.#isTold(path) || !holds(field.when, level.scope)) return;
    if (field.type === "quantity") {
      if (field.symbol !== undefined && this.#meaningOf(field.symbol) !== undefined) return;
      this.#addInput({ level, name }, field.symbol ?? name);
      return;
    }
    this.#told.add(path);
    const text = this.#textOf(field, level.scope.values[name]);
    this.entries.push({ kind: "choice", name: field.label, text: markDecimals(text, this.#decimalMark), field: path, ...this.#inPart() });
  }

  /** What is no number, for reading: options by their labels, rows by their names, of a series what occurs in it. */
  #textOf(field: Field, value: unknown): string {
    if (value === null || value === undefined) return "–";
    if (field.type === "choice") return field.options[value as string] ?? (value as string);
    if (field.type === "flag") return value === true ? "yes" : "no";
    if (field.type === "text" || field.type === "date") return value as string;
    if (field.type === "series" || field.type === "matrix") {
      const { of } = field;
      return [...new Set((value as unknown[]).flat().map((each) => this.#textOf(of, each)))].join(", ");
    }
    if (field.type === "reference") return this.#rowName(field.to, value as string);
    if (field.type === "quantity") return formatQuantity(value as number, field.quantity, this.#unitSystem, { trimZeros: true });
    throw new Error(`${field.label} holds fields; one of them decides.`);
  }

  /** A row as people know it: by its first text, or by its id. */
  #rowName(list: string, id: string): string {
    const level = this.#levels.findLast(({ fields }) => fields[list]?.type === "list");
    const field = level?.fields[list];
    const name = field?.type === "list" ? Object.keys(field.row).find((key) => field.row[key]!.type === "text") : undefined;
    const row = (level?.scope.values[list] as readonly Data[] | undefined)?.find((each) => each["id"] === id);
    return (name !== undefined && (row?.[name] as string)) || id;
  }

  /** The same steps for each row of a list. */
  rows<T extends { readonly id: string }>(description: RowsDescription<T>): void {
    const { list, results, title, rows, rowTitle, values = {}, quantities = {}, describe } = description;
    const place = this.#placeOf(list);
    const field = place?.level.fields[place.name];
    if (!place || field?.type !== "list") throw new Error(`The input has no list ${list}.`);
    const { level, name } = place;
    const before = this.#before();
    for (const symbol of Object.keys(values))
      if (!this.#vectors.has(symbol)) this.#vectors.set(symbol, { value: [], quantity: quantities[symbol] });
    const entryOf = (row: T, index: number): SheetRow => {
      const own: Record<string, number> = {};
      for (const [symbol, valueOf] of Object.entries(values)) {
        const value = valueOf(row);
        if (value === undefined) continue;
        own[symbol] = value;
        this.#vectors.get(symbol)!.value.push(value);
      }
      return {
        id: row.id,
        title: markDecimals(rowTitle(row, index), this.#decimalMark),
        values: own,
        entries: () => {
          const inner = {
            ...levelOfRow(level, name, field.row, row.id),
            results: joinPath(this.#levels.at(-1)!.results, results ?? name, row.id),
          };
          const writing = { unitSystem: this.#unitSystem, decimalMark: this.#decimalMark, functions: this.#functions };
          const sheet = new SheetBuilder([...this.#levels, inner], writing, before);
          describe(row, sheet, index);
          return sheet.entries;
        },
      };
    };
    this.entries.push({
      kind: "rows",
      title: markDecimals(title, this.#decimalMark),
      symbols: Object.keys(values),
      rows: rows.map(entryOf),
      ...this.#inPart(),
    });
  }

  #inPart(): { readonly part?: string } {
    return this.#part === undefined ? {} : { part: this.#part };
  }

  #isTold(path: Path): boolean {
    return this.#told.has(path) || this.#around?.isTold(path) === true;
  }

  #meaningOf(symbol: string): SymbolMeaning | undefined {
    return this.#values.get(symbol) ?? this.#vectors.get(symbol) ?? this.#around?.meaningOf(symbol);
  }

  #before(): Before {
    const [values, told, around] = [new Map(this.#values), new Set(this.#told), this.#around];
    for (const [symbol, { value, quantity }] of this.#vectors) values.set(symbol, { value: [...value], quantity });
    return {
      meaningOf: (symbol) => values.get(symbol) ?? around?.meaningOf(symbol),
      isTold: (path) => told.has(path) || around?.isTold(path) === true,
    };
  }

  /** Brings the step of an input that a formula names before the formula: the row's own first, then what stands around. */
  #require(symbol: string, step: Told): void {
    if (this.#values.has(symbol) || this.#vectors.has(symbol)) return;
    for (const level of this.#levels.toReversed()) {
      const place = numberWithSymbol(level, symbol);
      if (place && (level === this.#levels.at(-1) || this.#meaningOf(symbol) === undefined)) {
        this.#addInput(place, symbol);
        return;
      }
      if (this.#meaningOf(symbol) !== undefined) return;
    }
    throw new Error(`The step ${step.symbol} refers to ${symbol}, which stands nowhere before it.`);
  }

  /** The place of a field: its name is looked for from this level outwards, then in groups by name and in rows by id. */
  #placeOf(path: Path): Place | undefined {
    const [first = "", ...rest] = pathSegments(path);
    let level = this.#levels.findLast(({ fields }) => Object.hasOwn(fields, first));
    let name = first;
    while (level && rest.length > 0) {
      const field: Field | undefined = level.fields[name];
      if (field?.type === "group") level = levelOfGroup(level, name, field.fields);
      else level = field?.type === "list" ? levelOfRow(level, name, field.row, rest.shift()!) : undefined;
      name = rest.shift() ?? "";
    }
    return level && Object.hasOwn(level.fields, name) ? { level, name } : undefined;
  }

  /** The whole path of one that is seen from this level or from further out. */
  #wholePath(path: Path): Path {
    const level = this.#levels.findLast(({ fields }) => Object.hasOwn(fields, pathSegments(path)[0]!));
    return joinPath(level?.prefix ?? "", path);
  }

  #addInput({ level, name }: Place, symbol: string): void {
    const field = level.fields[name]!;
    const value = level.scope.values[name];
    if (field.type !== "quantity" || typeof value !== "number") return;
    const stated = level.stated[name];
    const typed = isTypedQuantity(stated)
      ? stated
      : typeof stated === "number"
        ? typedQuantity(stated, field.quantity, this.#unitSystem)
        : undefined;
    const substitution = typed
      ? typedText(typed, this.#decimalMark)
      : formatQuantity(value, field.quantity, this.#unitSystem, { decimalMark: this.#decimalMark, trimZeros: true });
    if (typed && field.per && statedKind(field, typed.unit) === field.per.quantity) {
      this.#addProduct({ level, name }, field, field.per, typed, symbol);
      return;
    }
    const displayed = typed && displayedQuantity(typed);
    const unit = displayed?.unit ?? defaultUnit(field.quantity, this.#unitSystem);
    this.#push(
      {
        kind: "input",
        symbol,
        name: field.label,
        value,
        quantity: field.quantity,
        field: joinPath(level.prefix, name),
        expression: literal(value),
        substitution,
        unit,
      },
      typed && typed.value !== null && typed.unit === unit ? { value: typed.value, unit } : undefined,
    );
  }

  /** An input that is stated per another: 7 W/m², then times the floor area. */
  #addProduct({ level, name }: Place, { label, quantity }: QuantityField, per: StatedPer, typed: TypedQuantity, symbol: string): void {
    const value = level.scope.values[name] as number;
    const inSI = toSI(typed.value, typed.unit);
    const { unit } = displayedQuantity(typed);
    this.#push(
      {
        kind: "input",
        symbol: per.symbol,
        name: `${label} per ${per.label}`,
        value: inSI,
        quantity: per.quantity,
        expression: literal(inSI),
        substitution: typedText(typed, this.#decimalMark),
        unit,
      },
      typed.unit === unit ? { value: typed.value, unit } : undefined,
    );
    const of = this.#levels.map(({ fields }) => fields[per.field]).findLast((each) => each?.type === "quantity");
    this.formula({
      symbol,
      name: label,
      expression: `${per.symbol} * ${of?.symbol ?? per.field}`,
      value,
      quantity,
      source: { source: mathematics },
      field: joinPath(level.prefix, name),
    });
  }

  #add({ by = [], field, result, ...step }: Step & Pick<Told, "by">): void {
    for (const name of by) this.given(name);
    this.#push({
      ...step,
      ...(field !== undefined && { field: this.#wholePath(field) }),
      ...(result !== undefined && { result: joinPath(this.#levels.at(-1)!.results, result) }),
    });
  }

  #push(step: Step, typed?: SymbolMeaning["typed"]): void {
    if (this.#values.has(step.symbol)) throw new Error(`The symbol ${step.symbol} stands for two steps of one sheet.`);
    this.#values.set(step.symbol, { value: step.value, quantity: step.quantity, ...(typed && { typed }) });
    if (step.field !== undefined) this.#told.add(step.field);
    this.entries.push({ ...step, name: markDecimals(step.name, this.#decimalMark), ...this.#inPart() });
  }
}
