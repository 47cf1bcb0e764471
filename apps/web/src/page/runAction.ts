import { log } from "@org/device/log";
import { notify } from "@org/ui/elements";
import { isMissingCode } from "../loading/missingCode.ts";
import { texts } from "./texts.ts";

/** Message of an unexpected error: what happened, and what to do. */
export function errorText(error: unknown): string {
  if (!isMissingCode(error)) return texts.error.unexpected;
  return navigator.onLine ? texts.error.notLoaded : texts.error.offline;
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
