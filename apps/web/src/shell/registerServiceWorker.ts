import { whenIdle } from "../pageParts/whenIdle.ts";

function register(): void {
  // Without it all works but opening without a network; the next page that is opened tries again.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

/**
 * Has the service worker keep the application on this device, once the page has come to rest: for who is signed in, so that visitors load
 * nothing but their page. A development server has none.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle(register);
  else addEventListener("load", () => whenIdle(register), { once: true });
}
