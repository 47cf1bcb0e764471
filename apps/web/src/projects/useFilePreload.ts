import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { whenIdle } from "../loading/whenIdle.ts";

/**
 * Loads the code of the files of a project when its page has nothing else to do: one of them is most likely opened next. Only from the cache of the
 * service worker: what is not needed costs no network, and none of it is missing.
 *
 * @param kinds routes of the kinds, separated by spaces
 */
export function useFilePreload(kinds: string): void {
  const router = useRouter();
  useEffect(() => {
    if (kinds === "" || !("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
    let cancel: (() => void) | undefined;
    let isLeft = false;
    const idle = (): Promise<void> =>
      new Promise((resolve) => {
        cancel = whenIdle(resolve);
      });
    const preload = async (): Promise<void> => {
      await idle();
      await router.loadRouteChunk(router.routesById["/_protected/projects/$projectId_/$kind/$fileId"]);
      const { preloadFile } = await import("./file/preloadFile.ts");
      for (const kind of kinds.split(" ")) {
        if (isLeft) return;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a click is not delayed
        await idle();
        // oxlint-disable-next-line no-await-in-loop
        await preloadFile(kind);
      }
    };
    // The page that is opened loads the code again, and reports errors.
    preload().catch(() => {});
    return () => {
      isLeft = true;
      cancel?.();
    };
  }, [router, kinds]);
}
