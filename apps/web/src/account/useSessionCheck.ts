import type { Account } from "@org/data";
import { useEffect } from "react";
import { runAction } from "../pageParts/runAction.ts";

/** The service is asked again at most so often, in milliseconds. */
const intervalMs = 5 * 60_000;

/**
 * Asks the service whether the session still holds when somebody comes back to the page after a while. By itself the SDK would notice within an
 * hour that the password was changed elsewhere.
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
