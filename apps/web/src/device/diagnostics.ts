import { databaseName, deviceStores, hasUnsentOf, storedItems } from "@org/data/storedItems";
import { openDeviceDatabase } from "@org/device/database";
import { entryText, itemTexts, logEntries } from "@org/device/diagnostics";
import { deviceStorage } from "@org/device/storage";
import { engineVersion } from "@org/hvac-core";
import { stored as storedByInterface } from "@org/ui/elements";
import { stored as storedByApplication } from "./storedItems.ts";
import { texts } from "./texts.ts";

/** Maximum wait for the live site's answer, in milliseconds. */
const releaseTimeoutMs = 3000;

/** The commit of the live site, by its release record (tooling/deploy); `undefined` without a network, or on a development server. */
async function releaseCommit(): Promise<string | undefined> {
  const commit = await fetch("/release.json", { cache: "no-store", signal: AbortSignal.timeout(releaseTimeoutMs) })
    .then(async (answer): Promise<unknown> => ((await answer.json()) as { readonly commit?: unknown }).commit)
    .catch(() => undefined);
  return typeof commit === "string" ? commit : undefined;
}

/** The script of this page, which may be of an earlier release. */
const scriptName = (): string | undefined => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split("/").at(-1);

/** The path of this page without its parameters, which are inputs; a part that is not an id or the name of a page is left out. */
function pageText(): string {
  return location.pathname
    .split("/")
    .map((part) => (/^[\w-]*$/.test(part) ? part : "…"))
    .join("/");
}

/** Number of entries in each store; `undefined` if the browser denies the database. */
async function storeCounts(): Promise<readonly (readonly [name: string, count: number])[] | undefined> {
  const { all, isDenied } = openDeviceDatabase(databaseName, deviceStores);
  if (isDenied) return undefined;
  const stores = Object.keys(deviceStores) as readonly (keyof typeof deviceStores)[];
  return Promise.all(stores.map(async (store) => [store, (await all(store)).length] as const));
}

async function storageUse(): Promise<{ readonly used: number; readonly quota: number; readonly isPersistent: boolean }> {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return { used: usage, quota, isPersistent: (await navigator.storage?.persisted?.()) ?? false };
}

/**
 * Diagnostics of this browser for support: versions, state of network and storages, counts of stored and unsent items, the last entries of the
 * log. No texts, names, e-mail addresses or inputs of the user.
 */
export async function diagnosticsText(): Promise<string> {
  const [release, stores, storage] = await Promise.all([releaseCommit(), storeCounts(), storageUse()]);
  const uid = storedByApplication.signedInId.read();
  const items = { ...storedByInterface, ...storedByApplication, ...storedItems(deviceStorage) };
  return [
    ...texts.diagnostics({
      time: new Date().toISOString(),
      release,
      script: scriptName(),
      engine: engineVersion,
      page: pageText(),
      browser: navigator.userAgent,
      language: navigator.language,
      window: { width: innerWidth, height: innerHeight, pixels: devicePixelRatio },
      isOnline: navigator.onLine,
      hasServiceWorker: Boolean(navigator.serviceWorker?.controller),
      isSignedIn: uid !== undefined,
      hasUnsent: uid !== undefined && hasUnsentOf(deviceStorage, uid),
      storage,
      stores,
    }),
    "",
    texts.storedItems,
    ...itemTexts(items),
    "",
    texts.log,
    ...logEntries().map(entryText),
    "",
  ].join("\n");
}
