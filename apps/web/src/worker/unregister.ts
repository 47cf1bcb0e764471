/** Served in place of the service worker, it takes away the one that a browser has, and all that it kept. A script, not a module: it imports and exports nothing. */
declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leave()));
