import type { Account } from "@org/data";
import { useEffect } from "react";
import { runAction } from "../page/runAction.ts";

/** Minimum time between two checks, in milliseconds. */
const intervalMs = 5 * 60_000;

/**
 * Checks the session when the user returns to the page after a while. Without it the SDK would take up to an hour to notice that the password was
 * changed elsewhere.
 */
export function useSessionCheck(account: Account): void {
  useEffect(() => {
    let last = Date.now();
    const check = (): void => {
      if (document.visibilityState !== "visible" || !navigator.onLine || Date.now() - last < intervalMs) return;
      last = Date.now();
      runAction(account.refresh);
    };
    window.addEventListener("focus", check);
    document.addEventListener("visibilitychange", check);
    return () => {
      window.removeEventListener("focus", check);
      document.removeEventListener("visibilitychange", check);
    };
  }, [account]);
}
