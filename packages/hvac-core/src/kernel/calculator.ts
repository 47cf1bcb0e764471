import { formatNumber, type CurrencyFormat, type UnitSystem } from "../quantity/index.ts";
import { inputIn, type ExampleInBothSystems, type InputInBothSystems } from "./bothSystems.ts";
import type { Card } from "./card.ts";
import { displayInput } from "./display.ts";
import { withEntered } from "./assumed.ts";
import { completeInput, convertInput, type CompleteInput, type CompletedRows } from "./complete.ts";
import { holds, type Scope } from "./conditions.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import type { Explanation } from "./explanation.ts";
import type { CalculatorInput, Fields, SIValues } from "./fields.ts";
import type { Measured, MeasureQuantities } from "./measured.ts";
import { compileOpening, fieldAt, migrate, type Migrations, type Opened } from "./open.ts";
import type { FieldError, Outcome, Refusal, Success, Table, Warning } from "./outcome.ts";
import { joinPath, pathSegments, valueAt, type Path } from "./path.ts";
import { groupWarnings, type WarningStatement } from "./groupWarnings.ts";
import { markDecimals, textsWithPoints, type Presentation } from "./prose.ts";
import type { LeavingOut, Without } from "./leavingOut.ts";
import { isTypedQuantity, limitsText, bareUnit } from "./quantities.ts";
import { compileReader, type Reading } from "./read.ts";
import { resultsOf, type ResultFields, type Results, type Calculated } from "./results.ts";
import { sayIn, type Say } from "./say.ts";
import { withUnitIds } from "./unitIds.ts";

/** A section of a calculator's form. One with neither `first` nor `summary` shows all of its fields; one with a summary alone is folded whole. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Names of the fields that are always shown. All others stand in the section's fold, which is closed at the start. */
  readonly first?: readonly string[];
  /**
   * What the fold assumes: clauses such as `"altitude {altitude}"`, joined by commas into the fold's line. `{name}` stands for the value of a
   * field of the section in words and in the user's units: the label of an option, "yes" or "no", "3 surfaces" of a list. A clause that names a
   * field that is not active, or blank, is left out.
   */
  readonly summary?: readonly string[];
  /** The fold stands open while a list of the section has rows. */
  readonly opensWhenFilled?: true;
}

/** A typical input to start from: a room, a duct, a pipe. */
export interface Example<F extends Fields = Fields> {
  readonly id: string;
  readonly title: string;
  /** As typed in each system: round numbers in both, not one restated in the other's units. */
  readonly input: Readonly<Record<UnitSystem, CalculatorInput<F>>>;
}

/** Options of one calculation. */
export interface CalculateOptions extends Presentation {
  /**
   * Whether the input is one of this version (the default): a name that is no field is refused, and a value that can be no default is not assumed,
   * whatever `assumed` names. Otherwise both are left alone, as in files of other versions.
   */
  readonly strict?: boolean;
  /**
   * A row that cannot be read leaves itself out where the others do not depend on it, and so do rows that name it. The reasons stand in `leftOut`,
   * and a caution says what lacks it. Without it the input is refused.
   */
  readonly partial?: boolean;
  /** What is known to be unreadable before the input is read: texts in fields that are no numbers. */
  readonly unread?: readonly FieldError[];
}

/** What a calculator states in order to answer; `defineCalculator` makes the rest of it. */
export interface CalculatorStatement<F extends Fields, R extends ResultFields, C extends Calculated<R>> {
  readonly card: Card;
  /** Version of the stored input; raise it with a migration when the meaning or a default of a field changes. */
  readonly version: number;
  /** Sections of the form, in their order. */
  readonly sections: readonly Section[];
  readonly fields: F;
  readonly results: R;
  /** The one or two results that are shown largest: of those named, the ones that an input has. */
  readonly headline: readonly (keyof R & string)[];
  /** The field that states the currency, where there is money. */
  readonly currency?: keyof F & string;
  /** Sign and decimals of the currency that an input states; without it its option is the sign, and amounts have two decimals. */
  readonly currencyFormat?: (input: Readonly<Record<string, unknown>>) => CurrencyFormat;
  /** Rows that may be left out where they cannot be read, see `CalculateOptions.partial`; made by `leavingOut`. */
  readonly leavingOut?: LeavingOut;
  /** What a new page starts with: a usual case to change. */
  readonly start?: InputInBothSystems;
  /** Typical inputs, each a click away. */
  readonly examples?: readonly ExampleInBothSystems[];
  /** From SI values to results and intermediate values. Throws `OutOfRangeError` for what cannot be computed. */
  readonly calculate: (values: SIValues<F>) => C;
  /** What there is to warn of, place by place; an outcome has one warning of each code and severity. */
  readonly warnings: (calculation: C, values: SIValues<F>) => readonly WarningStatement[];
  readonly tables?: (calculation: C, values: SIValues<F>) => readonly Table[];
  /**
   * The answer as a sentence that could stand in a report, without a full stop: numbers come from `say`, in the reader's units. Without it the
   * headline results stand one after the other.
   */
  readonly answer?: (outcome: Success<R, C, F>, say: Say) => string;
  /** The field to blame when a parameter of a physics function is refused; of several the first that is shown. */
  readonly blame?: Readonly<Record<string, (keyof F & string) | readonly (keyof F & string)[]>>;
  /** By the name of a choice: the input in which an option of it is selected, with what was entered moved to the fields that it then asks for. */
  readonly onSelect?: Readonly<Partial<Record<keyof F & string, (input: CalculatorInput<F>, option: string) => CalculatorInput<F>>>>;
  readonly history?: Migrations;
  /** Loads what measures the work for a bill, where there is any: `() => import("./quantities.ts")`. */
  readonly quantities?: () => Promise<{ readonly quantities: MeasureQuantities<F, R, C> }>;
  /** Loads what explains the numbers: `() => import("./explanation.ts")`. Fields and results are inferred from `fields` and `results` alone. */
  readonly explanation: () => Promise<{ readonly explanation: Explanation<NoInfer<F>, NoInfer<R>> }>;
}

/** A calculator: it answers. How the answer came about is told by its explanation, which is loaded when asked for. */
export interface Calculator<F extends Fields = Fields, R extends ResultFields = ResultFields, C extends Calculated<R> = Calculated<R>>
  extends Card, Pick<CalculatorStatement<F, R, C>, "version" | "sections" | "fields" | "results" | "headline"> {
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
   * @param input only what is stated; a bare number is in the default unit of the unit system, a bare ratio a share 0…1
   * @param options `decimalMark` is for what people read: warnings and refusals; `strict: false` leaves names alone that are no fields
   * @returns with `ok`, results in SI, warnings, and what was left to defaults; without, errors by field
   * @example
   * ```ts
   * import { pipeSizer } from "@org/hvac-core";
   * const outcome = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30 });
   * outcome.ok && outcome.results.nominalSize?.value; // "NPS 3 (DN 80)"
   * outcome.ok && outcome.results.velocity.value; // 1.258
   * ```
   */
  calculate(input: CalculatorInput<F>, options?: CalculateOptions): Outcome<R, C, F>;
  /**
   * Tables beside the results of an outcome.
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
   * @returns a usual case; everything else counts with its default
   */
  start(unitSystem: UnitSystem): CalculatorInput<F>;
  /**
   * The same input with nothing left to default, every number with its unit. What was left is named in `assumed`, so that a calculation of it
   * says so too. Edit it by `withEntered`, which takes the marks of what is entered.
   *
   * @param input only what is stated
   * @param known rows that were completed before, by the objects that stated them: only for who never changes an input in place
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
   * @param input only what is stated
   * @param unitSystem the system wanted
   * @returns what was stated, converted; what was not stays unstated
   * @example
   * ```ts
   * import { heatLoad } from "@org/hvac-core";
   * heatLoad.convert({ unitSystem: "Metric", altitude: 304.8 }, "Imperial"); // { unitSystem: "Imperial", altitude: { value: 1000, unit: "ft" } }
   * ```
   */
  convert(input: CalculatorInput<F>, unitSystem: UnitSystem): CalculatorInput<F>;
  /**
   * The same input as it is shown in a unit system: no number that was stated changes, it gets the `displayUnit` of that system.
   *
   * @param input only what is stated
   * @param unitSystem the system wanted
   * @returns the input, physically the same to the last bit; defaults that the other system has otherwise are stated as they are now
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
   * @param input only what is stated
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
  open(stored: Readonly<Record<string, unknown>>, version: number): Opened;
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

/** The field that a refusal of physics concerns, and why, in the user's words. */
function refusalOf(
  error: OutOfRangeError,
  of: Pick<CalculatorStatement<Fields, ResultFields, never>, "fields" | "blame">,
  stated: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>> & { readonly unitSystem: UnitSystem },
): FieldError {
  const { fields, blame } = of;
  const suspects: readonly Path[] = [blame?.[error.parameter] ?? error.parameter].flat();
  const scope: Scope = { values };
  const isShown = (path: Path): boolean => {
    const own = fields[pathSegments(path)[0] ?? ""];
    return own !== undefined && holds(own.when, scope);
  };
  const path = suspects.find(isShown) ?? suspects[0]!;
  const field = fieldAt(fields, path);
  const { parameter, reason, min, max, value, unit } = error;
  const say = (number: number): string => formatNumber(number, { digits: 5, trimZeros: true });
  const label = field?.label ?? "The input";
  if (Number.isNaN(value) && field?.type === "list")
    return { field: path, code: "required", message: `Add at least one ${field.rowLabel}.` };
  // A number that is there for some inputs only, and was not given for one of them.
  if (Number.isNaN(value) && reason !== undefined) return { field: path, code: "required", message: `${label} is required: ${reason}.` };
  if (field?.type === "reference" && reason !== undefined) return { field: path, code: "impossible", message: `${label}: ${reason}.` };
  const typed = valueAt(stated, path);
  // Limits that another field sets are told in the user's own unit; they are those of the field only if its value is the one refused.
  const words =
    reason === undefined && field?.type === "quantity" && valueAt(values, path) === value
      ? `must be ${limitsText(field, Math.max(min, field.min), Math.min(max, field.max), values.unitSystem, isTypedQuantity(typed) ? (typed.displayUnit ?? typed.unit) : bareUnit(field.quantity, values.unitSystem))} with the other values given`
      : `cannot be calculated: ${
          reason ??
          `${pathSegments(parameter)
            .at(-1)!
            .replace(
              /[A-Z]/g,
              (capital) => ` ${capital.toLowerCase()}`,
            )} would be ${say(value)}, beyond ${say(value < min ? min : max)}${unit && ` ${unit}`}`
        }`;
  return { field: path, code: "impossible", message: `${label} ${words}.` };
}

/**
 * Makes a calculator of its statement: reading of inputs, refusals, results with their quantity kinds, opening of files.
 *
 * @param statement card, fields, results and what computes them; the kernel adds the rest
 * @returns the calculator
 * @example
 * ```ts
 * import { defineCalculator, defineCard, defineExplanation, defineFields, defineResults, quantity } from "@org/hvac-core";
 * const card = defineCard({ id: "square", title: "Square", summary: "Area of a square room.", group: "air", collection: "squares", route: null });
 * const fields = defineFields({ width: quantity("Width", "a", "length", "required", [0.1, 100]) });
 * const results = defineResults({ area: { label: "Area", quantity: "area" } });
 * const explanation = defineExplanation({ fields, results, describe: () => undefined, cases: [] });
 * const square = defineCalculator({
 *   card,
 *   version: 1,
 *   sections: [],
 *   fields,
 *   results,
 *   headline: ["area"],
 *   calculate: ({ width }) => ({ results: { area: width ** 2 } }),
 *   warnings: () => [],
 *   explanation: () => Promise.resolve({ explanation }),
 * });
 * const outcome = square.calculate({ unitSystem: "Metric", width: { value: 250, unit: "cm" } });
 * outcome.ok && outcome.results.area; // { value: 6.25, quantity: "area" }
 * const refusal = square.calculate({ unitSystem: "Metric" });
 * !refusal.ok && refusal.errors[0]?.message; // "Width is required."
 * ```
 */
export function defineCalculator<F extends Fields, R extends ResultFields, C extends Calculated<R>>(
  statement: CalculatorStatement<F, R, C>,
): Calculator<F, R, C> {
  const { card, version, sections, fields, results, headline, currency, leavingOut, examples = [], history = {}, quantities } = statement;
  const read = compileReader(fields);
  const readStored = compileOpening(fields);
  const inBoth = (input: InputInBothSystems): Example<F>["input"] => ({
    Metric: inputIn(fields, input, "Metric") as CalculatorInput<F>,
    Imperial: inputIn(fields, input, "Imperial") as CalculatorInput<F>,
  });
  const start = inBoth(statement.start ?? {});

  return {
    ...card,
    version,
    sections,
    fields,
    results,
    headline,
    currency,
    currencyFormat: (input) => {
      const option = currency === undefined ? undefined : input[currency];
      return typeof option === "string" ? (statement.currencyFormat?.(input) ?? { sign: option, decimals: 2 }) : undefined;
    },
    examples: examples.map(({ id, title, input }) => ({ id, title, input: inBoth(input) })),
    calculate: (input, { decimalMark = ".", strict = true, partial = false, unread = [] } = {}) => {
      const asTyped = decimalMark === "." ? [] : textsWithPoints(fields, input);
      const said = <T extends { readonly message: string }>(all: readonly T[]): readonly T[] =>
        decimalMark === "." ? all : all.map((each) => ({ ...each, message: markDecimals(each.message, decimalMark, asTyped) }));
      const warningsSaid = (all: readonly Warning[]): readonly Warning[] =>
        said(all).map((each) => (each.places ? { ...each, places: said(each.places) } : each));
      const refuse = (errors: readonly FieldError[]): Refusal => ({ ok: false, errors: said(errors) });
      const answer = (
        given: CalculatorInput<F>,
        { values, remarks, assumed, unused, hasSpellings }: Reading<F>,
        without?: Without,
      ): Outcome<R, C, F> => {
        const stated = hasSpellings ? withUnitIds(fields, given) : given;
        try {
          const calculation = statement.calculate(values);
          const warned = groupWarnings(fields, results, values, [...statement.warnings(calculation, values), ...remarks]);
          return {
            ok: true,
            input: stated,
            results: resultsOf(results, calculation.results) as Results<R>,
            warnings: [...(without ? [without.warning] : []), ...warningsSaid(warned)],
            assumed: without ? [...assumed, ...without.assumed] : assumed,
            unused,
            ...(asTyped.length > 0 && { asTyped }),
            ...(without && { leftOut: without.errors }),
            values,
            calculation,
          };
        } catch (error) {
          if (error instanceof OutOfRangeError) return refuse([refusalOf(error, statement, stated, values)]);
          throw error;
        }
      };
      const reading = read(input, strict);
      const isUnread = new Set(unread.map(({ field }) => field));
      const unreadable = [...unread, ...said(reading.errors.filter(({ field }) => !isUnread.has(field)))];
      const whole = unreadable.length === 0 ? answer(input, reading) : ({ ok: false, errors: unreadable } satisfies Refusal);
      if (whole.ok || !partial || !leavingOut) return whole;
      const readAgain = (given: CalculatorInput<F>): Reading<F> => {
        const part = read(given, strict);
        return { ...part, errors: said(part.errors) };
      };
      return leavingOut.answer({ input, ...reading, errors: whole.errors, read: readAgain, answer }) ?? whole;
    },
    tables: (outcome) => statement.tables?.(outcome.calculation, outcome.values) ?? [],
    answer: (outcome, say = sayIn(fields, results, outcome)) => {
      const sentence =
        statement.answer?.(outcome, say) ??
        headline
          .filter((name) => (outcome.results as Readonly<Record<string, unknown>>)[name] !== undefined)
          .map((name) => `${results[name]!.label} ${say.result(name)}`)
          .join(", ");
      return outcome.leftOut && leavingOut ? `${sentence}, with ${leavingOut.count(outcome.leftOut)}` : sentence;
    },
    start: (unitSystem) => start[unitSystem],
    complete: (input, known) => completeInput(fields, input, known),
    convert: (input, unitSystem) => convertInput(fields, input, unitSystem),
    display: (input, unitSystem) => displayInput(fields, input, unitSystem),
    select: (input, choice, option) => statement.onSelect?.[choice]?.(input, option) ?? withEntered(input, { [choice]: option }),
    open: (stored, from) => readStored(migrate(card.id, version, history, stored, from)),
    ...(quantities && { quantities: async (outcome: Success<R, C, F>) => (await quantities()).quantities(outcome) }),
    explanation: async () => (await statement.explanation()).explanation,
  };
}

/**
 * Runs a part of a calculation that concerns one place of the input: what physics refuses there is blamed on that place.
 *
 * @param path the place, such as a row: `fittings.a7`
 * @param run the part of the calculation
 * @returns what `run` returns
 * @throws {OutOfRangeError} of `run`, with the path before its parameter
 * @example
 * ```ts
 * import { at, requireInRange } from "@org/hvac-core";
 * at("fittings.a7", () => requireInRange("angle", 90, 0, 180, "°")); // 90
 * at("fittings.a7", () => requireInRange("angle", 270, 0, 180, "°")); // throws, with fittings.a7.angle for its parameter
 * ```
 */
export function at<T>(path: Path, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { parameter, value, min, max, unit, reason } = error;
    throw new OutOfRangeError({ parameter: joinPath(path, parameter), value, min, max, unit, ...(reason !== undefined && { reason }) });
  }
}
