import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { createContext, use } from "react";
import { withSign } from "./currencySign.ts";
import type { CalculatorState } from "./useCalculator.ts";

/** How amounts are written in the currency that an input states; `undefined` where there is no money. */
export function currencyOf({ definition, complete }: Pick<CalculatorState, "definition" | "complete">): CurrencyFormat | undefined {
  return definition.currencyFormat(complete);
}

/** A text of the engine in the currency that an input states. */
export const withCurrency = (text: string, currency: CurrencyFormat | undefined): string =>
  currency === undefined ? text : withSign(text, currency.sign);

/** The currency of the page around a component. */
export const Currency = createContext<CurrencyFormat | undefined>(undefined);

/** How texts of the engine are written here: in the currency of the page. */
export function useCurrency(): (text: string) => string {
  const currency = use(Currency);
  return (text) => withCurrency(text, currency);
}
