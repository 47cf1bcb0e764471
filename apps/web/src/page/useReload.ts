import { useCallback, useEffect, useState } from "react";
import { checkServer } from "../loading/checkServer.ts";
import { useOnline } from "../loading/network.ts";
import { runAction } from "./runAction.ts";

/** Why code is missing: `asking` until that is known. */
export type MissingCodeReason = "asking" | "offline" | "newer" | "unreachable";

/**
 * Why code could not be loaded, and the way to try again.
 *
 * The browser may remember for a tab that code failed to load, so trying again reloads the page: but only after the server has
 * answered, and only when the user asks or the network is back. It cannot loop, and the user always has a page.
 */
export function useReload(): { readonly reason: MissingCodeReason; readonly isTrying: boolean; readonly tryAgain: () => void } {
  const isOnline = useOnline();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof checkServer>>>();
  const [isTrying, setTrying] = useState(false);
  useEffect(() => runAction(async () => setAnswer(await checkServer())), []);
  const tryAgain = useCallback((): void => {
    const checkAndReload = async (): Promise<void> => {
      setTrying(true);
      const now = await checkServer();
      if (now !== "unreachable") {
        location.reload();
        return;
      }
      setAnswer(now);
      setTrying(false);
    };
    runAction(checkAndReload);
  }, []);
  useEffect(() => {
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [tryAgain]);
  return {
    reason: !isOnline ? "offline" : answer === undefined ? "asking" : answer === "newer" ? "newer" : "unreachable",
    isTrying,
    tryAgain,
  };
}
