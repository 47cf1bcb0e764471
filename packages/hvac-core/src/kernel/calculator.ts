import type { CurrencyFormat, UnitSystem } from "../quantity/index.ts";
import type { CalculateOptions, CalculatorStatement, Example } from "./calculatorStatement.ts";
import type { Card } from "./card.ts";
import type { CompletedRows, CompleteInput } from "./complete.ts";
import type { Explanation } from "./explanation.ts";
import type { Fields } from "./fields.ts";
import type { CalculatorInput } from "./inputs.ts";
import type { Measured } from "./measured.ts";
import type { Opened } from "./open.ts";
import type { Outcome, Success, Table } from "./outcome.ts";
import type { Calculated, ResultFields } from "./results.ts";
import type { Say } from "./say.ts";

/** Parts of a calculation that take long. A program that must not wait does them one at a time, or elsewhere, before it calculates. */
export interface LongPartsOfInput<F extends Fields = Fields> {
  /** What is to be done and not remembered yet; none of it throws for bad input. */
  parts(input: CalculatorInput<F>, options?: CalculateOptions): readonly (() => void)[];
  /** What an outcome took from its parts; a structured clone of it can be sent to another thread, and remembered there. */
  memory(outcome: Outcome): unknown;
  remember(memory: unknown): void;
}

/** A calculator answers. How the answer came about is in its explanation, which is loaded on demand. */
export interface Calculator<F extends Fields = Fields, R extends ResultFields = ResultFields, C extends Calculated<R> = Calculated<R>>
  extends Card, Pick<CalculatorStatement<F, R, C>, "version" | "sections" | "fields" | "results" | "printed" | "headline"> {
  /** The field that states the currency, where there is money. */
  readonly currency: (keyof F & string) | undefined;
  /**
   * How amounts are written in the currency that an input states.
   *
   * @param input a complete input
   * @returns sign and decimals; `undefined` where there is no money
   */
  currencyFormat(input: Readonly<Record<string, unknown>>): CurrencyFormat | undefined;
  /** Typical inputs, each a click away. */
  readonly examples: readonly Example<F>[];
  /**
   * Calculates an input. Never throws for bad input: it is refused with errors at its fields.
   *
   * @param input only what is entered; a bare number is in the default unit of the unit system, a bare ratio a share 0…1
   * @param options `decimalMark` is for what people read: warnings and refusals; `strict: false` leaves names alone that are no fields
   * @returns with `ok`, results in SI, warnings, and what was left to defaults; without, errors by field
   * @example
   * ```ts
   * import { pipeSizer } from "@org/hvac-core";
   * const outcome = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30 });
   * outcome.ok && outcome.results.nominalSize.value; // "NPS 3 (DN 80)"
   * outcome.ok && outcome.results.velocity.value; // 1.258
   * ```
   */
  calculate(input: CalculatorInput<F>, options?: CalculateOptions): Outcome<R, C, F>;
  /** Parts of a calculation that take long; absent where there are none. */
  readonly longParts?: LongPartsOfInput<F>;
  /**
   * Tables of an outcome, next to its results.
   *
   * @param outcome what `calculate` gave
   * @returns tables, their numbers in SI
   */
  tables(outcome: Success<R, C, F>): readonly Table[];
  /**
   * The answer as a sentence.
   *
   * @param outcome what `calculate` gave
   * @param say how numbers are said; in the units of the input's unit system when left out
   * @returns the sentence, without a full stop
   * @example
   * ```ts
   * import { pipeSizer } from "@org/hvac-core";
   * const outcome = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30 });
   * outcome.ok && pipeSizer.answer(outcome); // "NPS 3 (DN 80) for 6.00\u202fL/s: 1.26\u202fm/s, 218\u202fPa/m, head loss 0.666\u202fm"
   * ```
   */
  answer(outcome: Success<R, C, F>, say?: Say): string;
  /**
   * What a new page starts with.
   *
   * @param unitSystem system of its numbers
   * @returns a usual case; everything else has its default
   */
  start(unitSystem: UnitSystem): CalculatorInput<F>;
  /**
   * The same input with nothing left to default, every number with its unit. What was left is named in `assumed`, so that a calculation of it
   * says so too. Edit it by `withEntered`, which takes the marks of what is entered.
   *
   * @param input only what is entered
   * @param known rows that were completed before, by the objects that entered them: only for callers that never change an input in place
   * @returns every field; rows with their ids
   * @example
   * ```ts
   * import { heatLoad } from "@org/hvac-core";
   * heatLoad.complete({ unitSystem: "Metric", wallArea: 20 })["wallArea"]; // { value: 20, unit: "m2" }
   * heatLoad.complete({ unitSystem: "Metric", wallArea: 20 })["indoorTemp"]; // { value: 24, unit: "degC" }
   * ```
   */
  complete(input: CalculatorInput<F>, known?: CompletedRows): CompleteInput;
  /**
   * The same physical input with its numbers restated in a unit system's own units, for programs that want them so. People who only look at an
   * input in another system want `display`.
   *
   * @param input only what is entered
   * @param unitSystem the system wanted
   * @returns the entries, converted; fields without an entry keep their defaults
   * @example
   * ```ts
   * import { heatLoad } from "@org/hvac-core";
   * heatLoad.convert({ unitSystem: "Metric", altitude: 304.8 }, "Imperial"); // { unitSystem: "Imperial", altitude: { value: 1000, unit: "ft" } }
   * ```
   */
  convert(input: CalculatorInput<F>, unitSystem: UnitSystem): CalculatorInput<F>;
  /**
   * The same input as it is shown in a unit system: no number that was entered changes, it gets the `displayUnit` of that system.
   *
   * @param input only what is entered
   * @param unitSystem the system wanted
   * @returns the input, physically the same to the last bit; defaults that the other system has otherwise are entered as they are now
   * @example
   * ```ts
   * import { heatLoad } from "@org/hvac-core";
   * heatLoad.display({ unitSystem: "Metric", wallArea: { value: 20, unit: "m2" } }, "Imperial")["wallArea"]; // { value: 20, unit: "m2", displayUnit: "ft2" }
   * ```
   */
  display(input: CalculatorInput<F>, unitSystem: UnitSystem): CalculatorInput<F>;
  /**
   * The same input with an option of a choice selected. Where the option asks for other fields of the same thing, what was entered moves there:
   * a pipe that is calculated by itself becomes the first section of a system.
   *
   * @param input only what is entered
   * @param choice name of the field
   * @param option the option to select
   * @returns a copy
   * @example
   * ```ts
   * import { heatLoad } from "@org/hvac-core";
   * heatLoad.select({ unitSystem: "Metric" }, "calculationMode", "Heating"); // { unitSystem: "Metric", calculationMode: "Heating" }
   * ```
   */
  select(input: CalculatorInput<F>, choice: keyof F & string, option: string): CalculatorInput<F>;
  /**
   * Opens a stored input of this or an older version: migrates it, keeps what it does not know, and says so.
   *
   * @param stored the data as they were stored
   * @param version the version that they were stored with
   * @returns the input of today's version, and notes in words
   * @throws {OutOfRangeError} when `version` is newer than this engine's or no version at all
   */
  open(stored: Readonly<Record<string, unknown>>, version: number): Opened<F>;
  /**
   * Measures what the calculation consists of, for a bill of quantities; absent where there is nothing to measure. The code for it is loaded
   * when asked for.
   *
   * @param outcome what `calculate` gave
   * @returns elements with their amounts in SI, and what has none
   * @example
   * ```ts
   * import { pipeSizer } from "@org/hvac-core";
   * const outcome = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30 });
   * // Then: for (const { description, amount } of (await measured).elements) …
   * const measured = outcome.ok && pipeSizer.quantities?.(outcome);
   * measured instanceof Promise; // true
   * ```
   */
  quantities?(outcome: Success<R, C, F>): Promise<Measured>;
  /**
   * Loads what explains its numbers.
   *
   * @returns sheets of outcomes, and worked examples from print
   */
  explanation(): Promise<Explanation<F, R>>;
}
