import { createSignal } from "@org/device/observable";
import { stored, useObservable } from "@org/ui/elements";

const changes = createSignal();

/** The currency of new bills and cost calculations; empty if the unit system decides it. */
const preferredCurrency = { subscribe: changes.subscribe, getSnapshot: (): string => stored.currency.read() ?? "" };

export function saveCurrency(currency: string): void {
  if (currency === "") stored.currency.remove();
  else stored.currency.write(currency);
  changes.emit();
}

export function useCurrency(): string {
  return useObservable(preferredCurrency);
}
