import type { Readable } from "@org/device/observable";
import { useSyncExternalStore } from "react";

/**
 * The value of an observable, wherever it changes.
 *
 * @param whenPrerendered its value in a page that is drawn by the build; the current one by default
 */
export function useObservable<T>({ getSnapshot, subscribe }: Readable<T>, whenPrerendered: () => T = getSnapshot): T {
  return useSyncExternalStore(subscribe, getSnapshot, whenPrerendered);
}
