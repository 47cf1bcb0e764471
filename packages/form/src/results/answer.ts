import { isTypedQuantity, valueAt } from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import { prose, typedText } from "../numbers/numbers.ts";
import type { AnySuccess } from "../state/formInput.ts";
import type { CalculatorState } from "../state/calculatorState.ts";
import { noValue, showResult, type PreferredUnits } from "./shown.ts";
import { currencyOf, withCurrency } from "../state/currency.ts";

/** Answer as a sentence for a report, with numbers in the units of the results. */
export function answerText(
  state: Pick<CalculatorState, "definition" | "complete">,
  outcome: AnySuccess,
  preferredUnits: PreferredUnits,
): string {
  const { definition, complete } = state;
  const currency = currencyOf(state);
  const sentence = definition.answer(outcome, {
    result: (name) => {
      const field = definition.results[name];
      if (!field || field.type !== undefined) return noValue;
      return showResult(name, field, outcome, complete.unitSystem, preferredUnits, currency)?.text ?? noValue;
    },
    field: (path) => {
      const field = fieldAt(definition.fields, path);
      const value = valueAt(complete, path);
      if (isTypedQuantity(value)) return typedText(value);
      if (field?.type === "choice") return prose(field.options[String(value)] ?? noValue);
      return typeof value === "string" && value !== "" ? value : noValue;
    },
  });
  return withCurrency(`${prose(sentence, outcome.asTyped)}.`, currency);
}
