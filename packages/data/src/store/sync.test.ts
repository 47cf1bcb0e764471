import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSync, type Sync, type SyncState } from "./sync.ts";

const fromCache = { hasPendingWrites: false, fromCache: true };
const fromServer = { hasPendingWrites: false, fromCache: false };
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

let sync: Sync;
let shown: SyncState["status"][];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  sync = openSync(quiet);
  shown = [];
  sync.subscribe(() => shown.push(sync.getSnapshot().status));
});
afterEach(() => {
  sync.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a listener that ends and begins again hears from the cache first: the device is not offline", () => {
  const site = {};
  for (let page = 0; page < 3; page++) {
    sync.trackListener(site, fromCache);
    sync.trackListener(site, fromServer);
    sync.trackListener(site, undefined);
  }
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

test("a listener that had answers of the server and has them from the cache is offline, until the server answers again", () => {
  const file = {};
  sync.trackListener(file, fromCache);
  sync.trackListener(file, fromServer);
  sync.trackListener(file, fromCache);
  sync.trackListener(file, fromServer);
  expect(shown).toEqual(["offline", "saved"]);
});

test("a listener without any answer of the server is offline after a while, also when it begins again", () => {
  const site = {};
  sync.trackListener(site, fromServer);
  sync.trackListener(site, undefined);
  sync.trackListener(site, fromCache);
  expect(shown).toEqual([]);
  vi.runAllTimers();
  expect(shown).toEqual(["offline"]);
  sync.trackListener(site, undefined);
  expect(shown).toEqual(["offline", "saved"]);
});
