import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { createContext, use } from "react";
import { withCurrency } from "@org/form/state";

/** The currency of the surrounding page. */
export const Currency = createContext<CurrencyFormat | undefined>(undefined);

/** Formats texts of the engine in the currency of the page. */
export function useCurrency(): (text: string) => string {
  const currency = use(Currency);
  return (text) => withCurrency(text, currency);
}
