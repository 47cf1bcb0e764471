import { log } from "@org/device/log";

/** Preloads the code of signing out: without a network it has to ask what happens to unsent changes. */
export function preloadSignOut(): void {
  import("./signOut.ts").catch((error: unknown) => log.warn("Signing out could not be loaded ahead.", error));
}
