import type { Backend } from "@org/data";
import { use } from "react";
import { loadBackend } from "./loadBackend.ts";

/** One promise for all renders of a page: `loadBackend` starts again after a failure, so that suspending on it would never end. */
let loading: Promise<Backend> | undefined;

/** Accounts and stored data; suspends while they are loaded, and throws when they cannot be. */
export function useBackend(): Backend {
  loading ??= loadBackend();
  return use(loading);
}

/** Lets the next page try again, after an error was shown. */
export function retryBackend(): void {
  loading = undefined;
}
