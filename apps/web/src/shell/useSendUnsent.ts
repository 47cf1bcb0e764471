import { useEffect } from "react";
import { loadBackend } from "../account/loadBackend.ts";
import { mayHaveUnsent } from "../account/unsent.ts";
import { useOnline } from "../loading/network.ts";
import { whenIdle } from "../loading/whenIdle.ts";

/** Sends unsent changes of this device once there is a network and the page is idle; without changes nothing is loaded. */
export function useSendUnsent(): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline || !mayHaveUnsent()) return undefined;
    // Without a network or an answer of the server, the next page tries again.
    return whenIdle(() => {
      loadBackend().catch(() => {});
    });
  }, [isOnline]);
}
