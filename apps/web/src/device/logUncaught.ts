import { log } from "@org/device/log";

/** Keeps errors that nothing has caught in the log, for the diagnostics. */
export function logUncaught(): void {
  addEventListener("error", ({ error }: ErrorEvent) => log.error("Uncaught error.", error));
  addEventListener("unhandledrejection", ({ reason }) => log.error("Unhandled rejection.", reason));
}
