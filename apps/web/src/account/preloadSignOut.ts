import { log } from "@org/device/log";

/** Loads signing out ahead, by the way it is loaded later: without a network it asks what is to become of unsent changes. */
export function preloadSignOut(): void {
  import("./signOut.ts").catch((error: unknown) => log.warn("Signing out could not be loaded ahead.", error));
}
