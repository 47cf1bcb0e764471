import { formatNumber, type DecimalMark, type UnitSystem } from "../quantity/index.ts";
import type { PublishedCase } from "./cases.ts";
import { OutOfRangeError } from "./errors.ts";
import type { CalculatorInput, CompleteInput, Fields, ResultFields, SIValues } from "./fields.ts";
import { completeInput, isActive, limitsText, readInput } from "./input.ts";
import type { Answer, FieldError, Outcome, Refusal, Results, Table, Warning } from "./outcome.ts";
import { markDecimals, type Presentation } from "./prose.ts";
import { fieldAt, readShape } from "./shape.ts";
import type { SheetBuilder } from "./sheet.ts";

/** A section of a calculator's form. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Closed until the user opens it. */
  readonly folded?: true;
}

/** Numbers in SI by result name; a result without meaning for the input is left out. */
export type ResultValues<R extends ResultFields> = { readonly [K in keyof R]?: R[K]["quantity"] extends "text" ? string : number };

/** What `calculate` gives besides the intermediate values that the sheet and the figure need. */
export interface Calculated<R extends ResultFields> {
  readonly results: ResultValues<R>;
}

/** What a calculator states in order to answer; `defineAnswering` makes the rest of it. */
export interface AnsweringStatement<F extends Fields, R extends ResultFields, C extends Calculated<R>> {
  readonly id: string;
  readonly title: string;
  /** One sentence: what it answers. */
  readonly summary: string;
  /** Name of the collection its saved files stand in. */
  readonly collection: string;
  /** Version of the stored input; raise it with a migration when the meaning of a field changes. */
  readonly version: number;
  readonly sections: readonly Section[];
  readonly fields: F;
  readonly results: R;
  /** The one or two results that are shown largest. */
  readonly headline: readonly (keyof R & string)[];
  /** From SI values to results and intermediate values. Throws `OutOfRangeError` for what cannot be computed. */
  readonly calculate: (values: SIValues<F>) => C;
  readonly warnings: (calculation: C, values: SIValues<F>) => readonly Warning[];
  readonly tables?: (calculation: C, values: SIValues<F>) => readonly Table[];
  /** The field to blame when a parameter of a physics function is refused; of several the first that is shown. */
  readonly blame?: Readonly<Record<string, (keyof F & string) | readonly (keyof F & string)[]>>;
  /** From the data of a version to that of the next: `migrations[1]` brings version 1 to 2. */
  readonly migrations?: Readonly<Record<number, (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>>>;
}

/** What one calculator states: how it answers, and how the answer is explained. `defineCalculator` makes the rest of it. */
export interface CalculatorStatement<F extends Fields, R extends ResultFields, C extends Calculated<R>> extends AnsweringStatement<F, R, C> {
  readonly describe: (calculation: C, values: SIValues<F>, sheet: SheetBuilder) => void;
  readonly cases: readonly PublishedCase<CalculatorInput<F>, R>[];
}

/**
 * A calculator as far as it answers. Its steps and worked examples are words that nobody reads before the numbers stand there: where
 * every kilobyte counts, this is loaded first and the whole {@link CalculatorDefinition} when it is asked how the numbers came about.
 */
export interface AnsweringDefinition<F extends Fields = Fields, R extends ResultFields = ResultFields, C extends Calculated<R> = Calculated<R>>
  extends Pick<
    AnsweringStatement<F, R, C>,
    "id" | "title" | "summary" | "collection" | "version" | "sections" | "fields" | "results" | "headline"
  > {
  /** A complete input of defaults. */
  defaults(unitSystem: UnitSystem): CompleteInput<F>;
  /**
   * Calculates an input as typed or stored. Never throws for bad input: it is refused with errors at its fields. The presentation is for
   * what people read: warnings, refusals, and the words and typed numbers of the sheet.
   */
  calculate(input: unknown, presentation?: Presentation): Answer<R, C> | Refusal;
  /**
   * Brings stored data of an older version to today's.
   * @throws {OutOfRangeError} when `version` is newer than this engine's or no version at all
   */
  migrate(data: Readonly<Record<string, unknown>>, version: number): Readonly<Record<string, unknown>>;
}

/** A calculator with everything that explains it. */
export interface CalculatorDefinition<F extends Fields = Fields, R extends ResultFields = ResultFields, C extends Calculated<R> = Calculated<R>>
  extends AnsweringDefinition<F, R, C>,
    Pick<CalculatorStatement<F, R, C>, "cases"> {
  calculate(input: unknown, presentation?: Presentation): Outcome<R, C>;
}

/** What went into an answer, for whoever explains it. */
export interface Asked<F extends Fields, C> {
  readonly input: CompleteInput<F>;
  readonly values: SIValues<F>;
  readonly calculation: C;
  readonly decimalMark: DecimalMark;
}

export class CalculatedAnswer<F extends Fields, R extends ResultFields, C extends Calculated<R>> implements Answer<R, C> {
  readonly ok = true;
  readonly results: Results<R>;
  readonly warnings: readonly Warning[];
  readonly #of: AnsweringStatement<F, R, C>;
  readonly #asked: Asked<F, C>;
  #tables: readonly Table[] | undefined;

  constructor(of: AnsweringStatement<F, R, C>, asked: Asked<F, C>, warnings: readonly Warning[]) {
    this.#of = of;
    this.#asked = asked;
    this.warnings = warnings;
    const { calculation } = asked;
    const results: Record<string, { value: unknown; quantity: string }> = {};
    for (const [name, field] of Object.entries(of.results)) {
      const value = calculation.results[name];
      if (value !== undefined) results[name] = { value, quantity: field.quantity };
    }
    this.results = results as Results<R>;
  }

  get calculation(): C {
    return this.#asked.calculation;
  }

  get tables(): readonly Table[] {
    this.#tables ??= this.#of.tables?.(this.#asked.calculation, this.#asked.values) ?? [];
    return this.#tables;
  }
}

/** Makes an outcome of what was asked and calculated. */
type Conclude<F extends Fields, C, O> = (asked: Asked<F, C>, warnings: readonly Warning[]) => O;

/** Makes of a statement what answers: reading of inputs, refusals, results with their quantity kinds. The outcome itself is left to the caller. */
export function define<F extends Fields, R extends ResultFields, C extends Calculated<R>, O>(
  statement: AnsweringStatement<F, R, C>,
  conclude: Conclude<F, C, O>,
): Omit<AnsweringDefinition<F, R, C>, "calculate"> & { calculate(input: unknown, presentation?: Presentation): O | Refusal } {
  const { id, title, summary, collection, version, sections, fields, results, headline, migrations, blame } = statement;
  const refusalOf = (error: OutOfRangeError, typed: CompleteInput<F>, values: SIValues<F>): FieldError => {
    const suspects = [blame?.[error.parameter] ?? error.parameter].flat();
    const isShown = (suspect: string): boolean => {
      const own = fields[suspect.split(".")[0]!];
      return own !== undefined && isActive(own, typed);
    };
    const path = suspects.find(isShown) ?? suspects[0]!;
    const field = fieldAt(fields, path);
    const { parameter, reason, min, max, value, unit } = error;
    const say = (number: number): string => formatNumber(number, { digits: 5, trimZeros: true });
    // Limits that another field sets are told in the user's own unit; they are those of the field only if its value is the one refused.
    const words =
      reason === undefined && field?.type === "quantity" && values[path] === value
        ? `must be ${limitsText(field, Math.max(min, field.min), Math.min(max, field.max), path, typed)} with the other values given`
        : `cannot be calculated: ${reason ?? `${parameter.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)} would be ${say(value)}, beyond ${say(value < min ? min : max)}${unit && ` ${unit}`}`}`;
    return { field: path, code: "impossible", message: `${field?.label ?? "The input"} ${words}.` };
  };

  const calculate = (input: unknown, { decimalMark = "." }: Presentation = {}): O | Refusal => {
    const said = <T extends { readonly message: string }>(all: readonly T[]): T[] => all.map((each) => ({ ...each, message: markDecimals(each.message, decimalMark) }));
    const refuse = (errors: readonly FieldError[]): Refusal => ({ ok: false, errors: said(errors) });
    const shape = readShape(fields, input);
    if (shape.errors.length > 0) return refuse(shape.errors);
    const typed = completeInput(fields, shape.input);
    const { values, errors, remarks } = readInput(fields, typed);
    if (errors.length > 0) return refuse(errors);
    try {
      const calculation = statement.calculate(values);
      return conclude({ input: typed, values, calculation, decimalMark }, said([...statement.warnings(calculation, values), ...remarks]));
    } catch (error) {
      if (error instanceof OutOfRangeError) return refuse([refusalOf(error, typed, values)]);
      throw error;
    }
  };

  const migrate = (data: Readonly<Record<string, unknown>>, from: number): Readonly<Record<string, unknown>> => {
    if (!Number.isInteger(from) || from < 1 || from > version)
      throw new OutOfRangeError({ parameter: "version", value: from, min: 1, max: version, unit: "", reason: `this engine reads versions 1 to ${version} of ${id}` });
    let current = data;
    for (let step = from; step < version; step++) current = migrations![step]!(current);
    return current;
  };

  return {
    id,
    title,
    summary,
    collection,
    version,
    sections,
    fields,
    results,
    headline,
    defaults: (unitSystem) => completeInput(fields, { unitSystem } as CalculatorInput<F>),
    calculate,
    migrate,
  };
}

/** Makes of its statement a calculator that answers and does not explain. */
export function defineAnswering<F extends Fields, R extends ResultFields, C extends Calculated<R>>(statement: AnsweringStatement<F, R, C>): AnsweringDefinition<F, R, C> {
  return define(statement, (asked, warnings) => new CalculatedAnswer(statement, asked, warnings));
}
