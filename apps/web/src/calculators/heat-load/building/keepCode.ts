import { whenIdle } from "../../../loading/whenIdle.ts";
import { keepBuildingCode } from "../../../loading/workerMessages.ts";

/**
 * Has the service worker keep the code that imports buildings and traces plans, so that both work without a network. Without a service worker, as for
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
