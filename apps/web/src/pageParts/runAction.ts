import { log } from "@org/device/log";
import { notify } from "@org/ui/elements";
import { isMissingCode } from "./missingCode.ts";

/** What is said of a failure that nobody foresaw: what happened, and what to do. */
export function errorText(error: unknown): string {
  if (!isMissingCode(error)) return "Something went wrong in Plenum. What you typed is kept. Try again, or reload the page.";
  return navigator.onLine
    ? "A part of Plenum could not be loaded. Reload the page, then try again."
    : "This needs an internet connection. Try again when you are connected.";
}

/**
 * Carries out what a click or a key asked for. What it throws is told in words: the linter leaves no promise of a page without a catch, and
 * this is the catch of those that have none of their own.
 */
export function runAction(action: () => Promise<unknown>): void {
  action().catch((error: unknown) => {
    log.warn("An action failed.", error);
    notify({ message: errorText(error), tone: "error" });
  });
}
