import { whenIdle } from "./whenIdle.ts";
import { keepBuildingCode } from "./workerMessages.ts";

/**
 * Has the service worker keep the code that imports buildings and traces plans, and the workers that calculate, so that they work without a network. Without a service worker, as for
 * visitors, nothing is loaded.
 *
 * @returns cancels it
 */
export function keepCode(): () => void {
  return whenIdle(() => {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.ready.then(
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker has no origin but the page's
      ({ active }) => active?.postMessage(keepBuildingCode),
      () => undefined,
    );
  });
}
