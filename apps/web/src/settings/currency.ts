import { tolerant } from "@org/ui/elements";
import { useSyncExternalStore } from "react";

/** Symbols to choose from; the first is what templates use. */
export const currencies = ["$", "€", "£", "CHF", "A$", "C$", "AED", "SAR", "₹", "R", "¥", "kr", "zł"] as const;
const key = "plenum.currency";
const listeners = new Set<() => void>();

/** The currency that new bills and cost calculations begin with. */
export function preferredCurrency(): string {
  return tolerant(() => localStorage.getItem(key)) ?? currencies[0];
}

export function keepCurrency(currency: string): void {
  tolerant(() => localStorage.setItem(key, currency));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrency(): string {
  return useSyncExternalStore(subscribe, preferredCurrency);
}
