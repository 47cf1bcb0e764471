import { storedItems } from "@org/data/storedItems";
import { logEvent } from "@org/device/events";
import { log } from "@org/device/log";
import { deviceStorage, type StoredItem } from "@org/device/storage";
import { FakeStorage } from "@org/device/test/fakeStorage";
import { stored as storedByInterface } from "@org/ui/elements";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diagnosticsText } from "./diagnostics.ts";
import { stored as storedByApplication } from "./storedItems.ts";

const secret = "Smith tower 917.25 ada@engineers.example";
const address = "/projects/p1/ada@engineers.example?area=917.25&name=Smith";

beforeEach(() => {
  const { pathname, search, hash } = new URL(address, "https://plenum.example");
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("location", { pathname, search, hash, href: address });
  vi.stubGlobal("document", { title: secret, querySelector: () => ({ src: "https://plenum.example/assets/index-a1.js" }) });
  vi.stubGlobal("navigator", { userAgent: "Browser/1.0", language: "en-US", onLine: false });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ commit: "0a1b2c3d" }))));
  for (const name of ["innerWidth", "innerHeight", "devicePixelRatio"]) vi.stubGlobal(name, 2);
  for (const level of ["warn", "error", "debug"] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("diagnostics name release, engine, network, storage and log", async () => {
  storedByApplication.signedInId.write("u1");
  storedItems(deviceStorage).unsentOf.write("yes", "plenum:u2");
  log.warn("A file could not be read.", new TypeError("no"));
  const text = await diagnosticsText();
  for (const line of [
    "Release: 0a1b2c3d; script index-a1.js",
    "Page: /projects/p1/…",
    "Browser: Browser/1.0",
    "Online: no",
    "Signed in: yes",
    "Changes that are not sent: no",
    "Database: imports 0, skips 0, drafts 0, moves 0",
    "signedInId: 1, 2 characters",
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^Engine: \d+\.\d+\.\d+$/m);
  expect(text).toMatch(/ warn: A file could not be read\. \(TypeError, /);
});

test("diagnostics contain no user input, wherever it is stored or logged", async () => {
  const items: Readonly<Record<string, StoredItem<never>>> = {
    ...(storedByInterface as object),
    ...(storedByApplication as object),
    ...(storedItems(deviceStorage) as object),
  };
  for (const { key, storage } of Object.values(items)) {
    storage.put(key, JSON.stringify({ secret }));
    storage.put(`${key}${secret}`, secret);
  }
  const failure = Object.assign(new Error(secret), { code: secret, cause: secret });
  log.error("A write was refused.", failure, secret, { secret });
  log.warn("A file could not be read.", secret);
  logEvent("file", "typed", { input: secret });
  const text = await diagnosticsText();
  for (const part of ["Smith", "917.25", "ada@", "engineers"]) expect(text).not.toContain(part);
  for (const name of Object.keys(items)) expect(text).toContain(`${name}: 2, `);
});
