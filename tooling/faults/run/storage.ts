import { within } from "./page.ts";
import type { OnDevice, Stage, Tab } from "./stage.ts";
import type { StorageFiller } from "./storageFiller.ts";

/** Characters of local storage that stay free while a page is open: the SDK of that page does not survive less (README of faults). */
const freeWhileOpen = 100_000;
/** Free disk space, bytes. */
const bytesLeft = 1000;

declare global {
  interface Window {
    storageFiller: StorageFiller;
  }
}

/**
 * Fills local storage: to the last character before the page is loaded where no other page of the device is open, and else with some room left.
 *
 * @param reload loads the page again
 */
export async function fillLocalStorage(stage: Stage, on: OnDevice, tab: Tab, reload: () => Promise<void>): Promise<void> {
  const isAlone = on.tabs.every((each) => each === tab || each.isGone);
  on.isFull = true;
  if (!isAlone) {
    await within(tab.page.evaluate((free) => window.storageFiller.fill(free), freeWhileOpen));
    return stage.note(`local storage of ${on.letter} has room for ${freeWhileOpen} characters`);
  }
  await within(tab.page.evaluate(() => window.storageFiller.fillAtLoad()));
  await reload();
  const size = await within(tab.page.evaluate(() => localStorage.getItem("filler")?.length ?? 0));
  if (size === 0) throw new Error("local storage was not filled");
  stage.note(`local storage of ${on.letter} was full before the page was loaded`);
}

/** Fills the disk, so that IndexedDB refuses writes. */
export const fillDisk = (stage: Stage, tab: Tab): Promise<void> => overrideQuota(stage, tab, bytesLeft);

async function overrideQuota(stage: Stage, tab: Tab, quotaSize: number | undefined): Promise<void> {
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: stage.servers.hostingUrl, ...(quotaSize !== undefined && { quotaSize }) });
  await session.detach();
}

/** Makes room again on a device, in whichever tab of it answers. */
export async function freeStorage(stage: Stage, on: OnDevice): Promise<void> {
  const tab = on.tabs.find(({ page, isGone, isFrozen }) => !isGone && !isFrozen && page.url().startsWith(stage.servers.hostingUrl));
  if (!tab) return stage.note(`(no tab of ${on.letter} is there to make room)`);
  await within(tab.page.evaluate(() => localStorage.removeItem("filler")));
  await overrideQuota(stage, tab, undefined);
  on.isFull = false;
}
