import { createContext, use } from "react";
import type { CalculatorState } from "./useCalculator.ts";

/** The sign of the currency that an input states; `undefined` where there is no money. */
export function currencyOf({ definition, complete }: Pick<CalculatorState, "definition" | "complete">): string | undefined {
  const stated = definition.currency === undefined ? undefined : complete[definition.currency];
  return typeof stated === "string" ? stated : undefined;
}

/** A text of the engine, which knows no currency, with its sign in place of the general one. */
export const withCurrency = (text: string, currency: string | undefined): string =>
  currency === undefined ? text : text.replaceAll("¤", currency);

/** The currency of the page around a component. */
export const Currency = createContext<string | undefined>(undefined);

/** How texts of the engine are written here: in the currency of the page. */
export function useCurrency(): (text: string) => string {
  const currency = use(Currency);
  return (text) => withCurrency(text, currency);
}
