import { log } from "@org/device/log";
import { notify } from "@org/ui/elements";
import { isMissingCode } from "../loading/missingCode.ts";

/** Message of an unexpected error: what happened, and what to do. */
export function errorText(error: unknown): string {
  if (!isMissingCode(error)) return "Something went wrong in Plenum. What you typed is kept. Try again, or reload the page.";
  return navigator.onLine
    ? "A part of Plenum could not be loaded. Reload the page, then try again."
    : "This needs an internet connection. Try again when you are connected.";
}

/**
 * Runs the action of a click or a key, and shows its error as a notification: the linter requires a catch for every promise, and
 * this is the catch for actions without error handling.
 */
export function runAction(action: () => Promise<unknown>): void {
  action().catch((error: unknown) => {
    log.warn("An action failed.", error);
    notify({ message: errorText(error), tone: "error" });
  });
}
