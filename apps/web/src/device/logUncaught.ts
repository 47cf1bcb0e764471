import { log } from "@org/device/log";

/** Logs uncaught errors, for the diagnostics. */
export function logUncaught(): void {
  addEventListener("error", ({ error }: ErrorEvent) => log.error("Uncaught error.", error));
  addEventListener("unhandledrejection", ({ reason }) => log.error("Unhandled rejection.", reason));
}
