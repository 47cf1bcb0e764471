import { whenIdle } from "../loading/whenIdle.ts";

function register(): void {
  // Without a service worker only opening offline fails; the next page tries again.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

/**
 * Registers the service worker, which keeps the application on this device, once the page is idle: only for signed-in users, so that visitors load
 * nothing but their page. A development server has none.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle(register);
  else addEventListener("load", () => whenIdle(register), { once: true });
}
