import type { Backend } from "@org/data";
import { use } from "react";
import { loadBackend } from "./loadBackend.ts";

/** The one answer that all renders of a page wait for: `loadBackend` asks anew after a failure, which would never come to an end here. */
let loading: Promise<Backend> | undefined;

/** Accounts and stored data; suspends while they are loaded, and throws when they cannot be. */
export function useBackend(): Backend {
  loading ??= loadBackend();
  return use(loading);
}

/** Lets the next page ask anew, after a failure was told. */
export function retryBackend(): void {
  loading = undefined;
}
