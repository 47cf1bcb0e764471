import type { Readable } from "@org/data";
import { useSyncExternalStore } from "react";

/** The value of an observable, wherever it changes. */
export function useReadable<T>({ subscribe, getSnapshot }: Readable<T>): T {
  return useSyncExternalStore(subscribe, getSnapshot);
}
