import type { DecimalMark } from "../quantity/index.ts";
import type { CompleteInput, Fields, ResultFields, SIValues } from "./fields.ts";
import { CalculatedAnswer, define, type Asked, type Calculated, type CalculatorDefinition, type CalculatorStatement } from "./definition.ts";
import { isActive, typedText, typedUnit } from "./input.ts";
import type { Success, Warning } from "./outcome.ts";
import { SheetBuilder, type Given, type Step } from "./sheet.ts";

/** Stands apart from the answer so that the answer can be had without it: the sheet is most of what a calculator has to say. */
class ExplainedOutcome<F extends Fields, R extends ResultFields, C extends Calculated<R>> extends CalculatedAnswer<F, R, C> implements Success<R, C> {
  readonly #describe: CalculatorStatement<F, R, C>["describe"];
  readonly #fields: F;
  readonly #explained: Asked<F, C>;
  #sheet: readonly Step[] | undefined;

  constructor(of: CalculatorStatement<F, R, C>, asked: Asked<F, C>, warnings: readonly Warning[]) {
    super(of, asked, warnings);
    this.#describe = of.describe;
    this.#fields = of.fields;
    this.#explained = asked;
  }

  get sheet(): readonly Step[] {
    if (!this.#sheet) {
      const { input, values, calculation, decimalMark } = this.#explained;
      const builder = new SheetBuilder(givens(this.#fields, input, values, decimalMark), input.unitSystem, decimalMark);
      this.#describe(calculation, values, builder);
      this.#sheet = builder.steps;
    }
    return this.#sheet;
  }
}

function* givens<F extends Fields>(fields: F, input: CompleteInput<F>, values: SIValues<F>, decimalMark: DecimalMark): Iterable<Given> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "quantity" || !field.symbol || !isActive(field, input)) continue;
    const value = values[name] as number | null;
    if (value === null) continue;
    yield {
      symbol: field.symbol,
      name: field.label,
      value,
      quantity: field.quantity,
      field: name,
      typed: typedText(input[name] as number, typedUnit(field, name, input), decimalMark),
    };
  }
}

/** Makes a calculator of its statement: reading of inputs, refusals, results with their quantity kinds, the lazily built sheet. */
export function defineCalculator<F extends Fields, R extends ResultFields, C extends Calculated<R>>(
  statement: CalculatorStatement<F, R, C>,
): CalculatorDefinition<F, R, C> {
  return { ...define(statement, (asked, warnings) => new ExplainedOutcome(statement, asked, warnings)), cases: statement.cases };
}
