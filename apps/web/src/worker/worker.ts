import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { matchPrecache, precache, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { keepBuildingCode } from "../loading/workerMessages.ts";

/** The service worker: keeps the code of the application on the device, so that every page opens without a network. It keeps nothing else. */
declare const self: ServiceWorkerGlobalScope;
/** From the build: the page and all files of code, and a name that changes with them. */
declare const precacheEntries: readonly PrecacheEntry[];
declare const version: string;
/** From the build: files for models and plans of buildings. */
declare const buildingAddresses: readonly string[];
/** From firebase.json: what matches the paths that are the application's, and one of them. */
declare const addresses: readonly string[];
declare const applicationPage: string;

/** Seconds that a page waits for the server before its cached copy opens. */
const networkTimeoutSeconds = 3;

// Each version has a separate cache. Files that the page or the previous version loaded come from the browser's cache, not from the network.
setCacheNameDetails({ prefix: "plenum", precache: version, suffix: "" });
const name = `plenum-${version}`;
/** Not in the cache before: Workbox removes from that one what is not in its list. */
const buildingCache = `buildings-${version}`;
precache([...precacheEntries]);

// The page comes from the server if it answers, so that nobody stays on an old version. Otherwise the cached page opens, with the files of its build.
const page = new NetworkOnly({
  networkTimeoutSeconds,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
        return response;
      },
      handlerDidError: () => matchPrecache(applicationPage),
    },
  ],
});
// Every other address is the marketing site's or Hosting's own, and none of this worker's business, with a network or without.
const isApplication = addresses.map((address) => new RegExp(address));
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === "navigate" && isApplication.some((each) => each.test(url.pathname)),
  page,
);

// A file of code never changes under its name, so any version's will do. What is not kept comes from the network, and is not kept then either.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

/** Keeps what imports buildings and traces plans; files that the page loaded come from the browser's cache. */
async function keepBuildings(): Promise<void> {
  const cache = await caches.open(buildingCache);
  for (const address of buildingAddresses) if (!(await cache.match(address))) await cache.add(address);
}

/** A device that has this code of an older version gets that of this one. If that fails, the next page with a heat load asks again. */
async function renewBuildings(): Promise<void> {
  const names = await caches.keys();
  if (names.some((each) => each.startsWith("buildings-"))) await keepBuildings().catch(() => undefined);
}

/** Deletes caches of older versions except the last one, whose open tabs may load parts that the server no longer has. */
async function deleteOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = [name, buildingCache].flatMap((current) => {
    const [prefix] = current.split("-");
    return names.filter((other) => other.startsWith(`${prefix}-`) && other !== current).slice(0, -1);
  });
  await Promise.all(old.map((other) => caches.delete(other)));
}

self.addEventListener("install", (event) => event.waitUntil(Promise.all([self.skipWaiting(), renewBuildings()])));
self.addEventListener("activate", (event) => event.waitUntil(deleteOldVersions()));
self.addEventListener("message", (event) => {
  if (event.data === keepBuildingCode) event.waitUntil(keepBuildings());
});
clientsClaim();
