import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { createContext, use } from "react";
import type { CalculatorState } from "./useCalculator.ts";

/** How amounts are written in the currency that an input states; `undefined` where there is no money. */
export function currencyOf({ definition, complete }: Pick<CalculatorState, "definition" | "complete">): CurrencyFormat | undefined {
  return definition.currencyFormat(complete);
}

/** A text of the engine, which knows no currency, with its sign in place of the general one. */
export const withCurrency = (text: string, currency: CurrencyFormat | undefined): string =>
  currency === undefined ? text : text.replaceAll("¤", currency.sign);

/** An amount with the sign of its currency before it and behind its minus; a code stands apart from the number. */
export const amountText = (amount: string, sign: string): string =>
  amount.replace(/^[−-]?/, (minus) => `${minus}${sign}${/\p{L}$/u.test(sign) ? "\u202f" : ""}`);

/** The currency of the page around a component. */
export const Currency = createContext<CurrencyFormat | undefined>(undefined);

/** How texts of the engine are written here: in the currency of the page. */
export function useCurrency(): (text: string) => string {
  const currency = use(Currency);
  return (text) => withCurrency(text, currency);
}
