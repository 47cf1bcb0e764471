import { withEntered } from "./assumed.ts";
import { inputIn, type InputInBothSystems } from "./bothSystems.ts";
import { compileCalculation } from "./calculation.ts";
import type { Calculator } from "./calculator.ts";
import type { CalculatorStatement, Example } from "./calculatorStatement.ts";
import { completeInput, convertInput } from "./complete.ts";
import type { CalculatorOf } from "./conditionalCalculator.ts";
import { displayInput } from "./display.ts";
import type { Fields } from "./fields.ts";
import type { CalculatorInput } from "./inputs.ts";
import { compileOpening, migrate } from "./open.ts";
import { compileLongParts } from "./longParts.ts";
import type { Success } from "./outcome.ts";
import { withoutStart } from "./withoutStart.ts";
import { compileReader } from "./read.ts";
import type { Calculated, ResultFields } from "./results.ts";
import { sayIn } from "./say.ts";
import { withoutEmptyColumns } from "./tableColumns.ts";

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
): CalculatorOf<F, R, C> {
  const { card, version, sections, fields, results, printed, headline, currency, leavingOut, examples = [] } = statement;
  const { history = {}, quantities } = statement;
  const read = compileReader(fields);
  const readStored = compileOpening(fields, read);
  const inBoth = (input: InputInBothSystems): Example<F>["input"] => ({
    Metric: inputIn(fields, input, "Metric") as CalculatorInput<F>,
    Imperial: inputIn(fields, input, "Imperial") as CalculatorInput<F>,
  });
  const start = inBoth(statement.start ?? {});
  const longParts = compileLongParts(statement, read);
  let converted: readonly Example<F>[] | undefined;

  const calculator: Calculator<F, R, C> = {
    ...card,
    version,
    sections,
    fields,
    results,
    ...(printed && { printed }),
    headline,
    currency,
    currencyFormat: (input) => {
      const option = currency === undefined ? undefined : input[currency];
      return typeof option === "string" ? (statement.currencyFormat?.(input) ?? { sign: option, decimals: 2 }) : undefined;
    },
    get examples() {
      // Converted when a menu shows them: a page opens without.
      converted ??= examples.map(({ id, title, input }) => ({ id, title, input: inBoth(input) }));
      return converted;
    },
    calculate: compileCalculation(statement, read),
    ...(longParts && { longParts }),
    tables: (outcome) => statement.tables?.(outcome.calculation, outcome.values).map(withoutEmptyColumns) ?? [],
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
    select: (input, choice, option) =>
      statement.onSelect?.[choice]?.(input, option) ??
      withEntered(withoutStart(fields, input, Object.values(start), choice, option), { [choice]: option }),
    open: (stored, from) => readStored(migrate(card.id, version, history, stored, from)),
    ...(quantities && { quantities: async (outcome: Success<R, C, F>) => (await quantities()).quantities(outcome) }),
    explanation: async () => (await statement.explanation()).explanation,
  };
  return calculator as CalculatorOf<F, R, C>;
}
