import { useEffect } from "react";
import { loadBackend } from "../account/loadBackend.ts";
import { mayHaveUnsent } from "../account/unsent.ts";
import { useOnline } from "../pageParts/network.ts";
import { whenIdle } from "../pageParts/whenIdle.ts";

/** Sends what this device may still have for the server, once there is a network and the page has come to rest; loads nothing otherwise. */
export function useSendUnsent(): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline || !mayHaveUnsent()) return undefined;
    // Offline again, or the server does not answer: the next page tries again.
    return whenIdle(() => {
      loadBackend().catch(() => {});
    });
  }, [isOnline]);
}
