import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { withSign } from "./currencySign.ts";
import type { CalculatorState } from "./calculatorState.ts";

/** How amounts are written in the currency that an input states; `undefined` where there is no money. */
export function currencyOf({ definition, complete }: Pick<CalculatorState, "definition" | "complete">): CurrencyFormat | undefined {
  return definition.currencyFormat(complete);
}

/** A text of the engine in the currency that an input states. */
export const withCurrency = (text: string, currency: CurrencyFormat | undefined): string =>
  currency === undefined ? text : withSign(text, currency.sign);
