import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { createContext, use } from "react";
import { withCurrency } from "@org/form/state";

/** The currency of the page around a component. */
export const Currency = createContext<CurrencyFormat | undefined>(undefined);

/** How texts of the engine are written here: in the currency of the page. */
export function useCurrency(): (text: string) => string {
  const currency = use(Currency);
  return (text) => withCurrency(text, currency);
}
