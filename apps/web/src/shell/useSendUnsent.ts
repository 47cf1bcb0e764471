import { useEffect } from "react";
import { loadBackend } from "../account/loadBackend.ts";
import { mayHaveUnsent } from "../account/unsent.ts";
import { useOnline } from "../pageParts/network.ts";

/** Sends what this device may still have for the server, once there is a network and the page has come to rest; loads nothing otherwise. */
export function useSendUnsent(): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline || !mayHaveUnsent()) return undefined;
    // Offline again, or the server does not answer: the next page tries again.
    const send = (): void => {
      loadBackend().catch(() => {});
    };
    if (!("requestIdleCallback" in globalThis)) return send();
    const idle = requestIdleCallback(send);
    return () => cancelIdleCallback(idle);
  }, [isOnline]);
}
