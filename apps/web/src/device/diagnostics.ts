import { databaseName, deviceStores, storedItems } from "@org/data/storedItems";
import { openDeviceDatabase } from "@org/device/database";
import { entryText, itemTexts, logEntries } from "@org/device/diagnostics";
import { deviceStorage } from "@org/device/storage";
import { engineVersion } from "@org/hvac-core";
import { stored as storedByInterface } from "@org/ui/elements";
import { stored as storedByApplication } from "./storedItems.ts";

/** Maximum wait for the live site's answer, in milliseconds. */
const releaseTimeoutMs = 3000;
const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

/** The commit of the live site, by its release record (tooling/deploy), and the script of this page, which may be of an earlier release. */
async function releaseText(): Promise<string> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split("/").at(-1);
  const commit = await fetch("/release.json", { cache: "no-store", signal: AbortSignal.timeout(releaseTimeoutMs) })
    .then(async (answer): Promise<unknown> => ((await answer.json()) as { readonly commit?: unknown }).commit)
    // Without a network, or on a development server, which has no record.
    .catch(() => undefined);
  return `${typeof commit === "string" ? commit : "unknown"}; script ${script ?? "unknown"}`;
}

/** The path of this page without its parameters, which are inputs; a part that is not an id or the name of a page is left out. */
function pageText(): string {
  return location.pathname
    .split("/")
    .map((part) => (/^[\w-]*$/.test(part) ? part : "…"))
    .join("/");
}

async function databaseText(): Promise<string> {
  const { all, isDenied } = openDeviceDatabase(databaseName, deviceStores);
  if (isDenied) return "denied";
  const stores = Object.keys(deviceStores) as readonly (keyof typeof deviceStores)[];
  const counts = await Promise.all(stores.map(async (store) => `${store} ${(await all(store)).length}`));
  return counts.join(", ");
}

async function roomText(): Promise<string> {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const isPersistent = (await navigator.storage?.persisted?.()) ?? false;
  return `${Math.round(usage / 1e6)} of ${Math.round(quota / 1e6)} MB used; persistent: ${yesOrNo(isPersistent)}`;
}

/**
 * Diagnostics of this browser for support: versions, state of network and storages, counts of what is stored and not sent, the last entries of the
 * log. No texts, names, e-mail addresses or inputs of the user.
 */
export async function diagnosticsText(): Promise<string> {
  const [release, database, room] = await Promise.all([releaseText(), databaseText(), roomText()]);
  const items = { ...storedByInterface, ...storedByApplication, ...storedItems(deviceStorage) };
  return [
    "Plenum diagnostics",
    `Time: ${new Date().toISOString()}`,
    `Release: ${release}`,
    `Engine: ${engineVersion}`,
    `Page: ${pageText()}`,
    `Browser: ${navigator.userAgent}`,
    `Language: ${navigator.language}`,
    `Window: ${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels per px`,
    `Online: ${yesOrNo(navigator.onLine)}`,
    `Service worker: ${yesOrNo(Boolean(navigator.serviceWorker?.controller))}`,
    `Signed in: ${yesOrNo(storedByApplication.signedInId.read() !== undefined)}`,
    `Changes that are not sent: ${yesOrNo(storedByApplication.hasUnsent.read() !== undefined)}`,
    `Storage: ${room}`,
    `Database: ${database}`,
    "",
    "Stored items",
    ...itemTexts(items),
    "",
    "Log (UTC)",
    ...logEntries().map(entryText),
    "",
  ].join("\n");
}
