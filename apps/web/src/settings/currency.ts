import { stored } from "@org/ui/elements";
import { useSyncExternalStore } from "react";

/** Currencies to choose from, by the symbol that is stored; the first is what templates use. */
export const currencies = [
  ["$", "US dollar"],
  ["€", "euro"],
  ["£", "pound sterling"],
  ["CHF", "Swiss franc"],
  ["A$", "Australian dollar"],
  ["C$", "Canadian dollar"],
  ["AED", "UAE dirham"],
  ["SAR", "Saudi riyal"],
  ["₹", "Indian rupee"],
  ["R", "South African rand"],
  ["¥", "yen or yuan"],
  ["kr", "krona or krone"],
  ["zł", "zloty"],
] as const;
const listeners = new Set<() => void>();

/** The currency that new bills and cost calculations begin with. */
export function preferredCurrency(): string {
  return stored.currency.read() ?? currencies[0][0];
}

export function saveCurrency(currency: string): void {
  stored.currency.write(currency);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrency(): string {
  return useSyncExternalStore(subscribe, preferredCurrency);
}
