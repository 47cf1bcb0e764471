import type { Readable } from "@org/device/observable";
import { useSyncExternalStore } from "react";

/**
 * The current value of an observable.
 *
 * @param whenPrerendered its value in a prerendered page; the current one by default
 */
export function useObservable<T>({ getSnapshot, subscribe }: Readable<T>, whenPrerendered: () => T = getSnapshot): T {
  return useSyncExternalStore(subscribe, getSnapshot, whenPrerendered);
}
