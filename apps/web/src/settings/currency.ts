import { stored } from "@org/ui/elements";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/** The currency that new bills and cost calculations begin with; empty while it follows the unit system. */
function preferredCurrency(): string {
  return stored.currency.read() ?? "";
}

export function saveCurrency(currency: string): void {
  if (currency === "") stored.currency.remove();
  else stored.currency.write(currency);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrency(): string {
  return useSyncExternalStore(subscribe, preferredCurrency);
}
