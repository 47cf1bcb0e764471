import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { withSign } from "./currencySign.ts";
import type { CalculatorState } from "./calculatorState.ts";

/** Format of the input's currency; `undefined` if the calculator has no money. */
export function currencyOf({ definition, complete }: Pick<CalculatorState, "definition" | "complete">): CurrencyFormat | undefined {
  return definition.currencyFormat(complete);
}

/** A text of the engine in the currency of an input. */
export const withCurrency = (text: string, currency: CurrencyFormat | undefined): string =>
  currency === undefined ? text : withSign(text, currency.sign);
