import { limit } from "@tooling/testing/slowness";
import { describe, expect, test } from "vitest";
import { client, now, type Write } from "../rest.ts";
import { home } from "../rules/cells.ts";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";

eachOnADevice("earlier");

const administrator = () => client(bench.firestore.url, project, "owner");
const named = async (collectionId: string): Promise<readonly string[]> => {
  const { body } = await administrator().group(collectionId);
  return (body as { document?: { name: string } }[]).flatMap(({ document }) => (document ? [document.name.split("/").at(-1)!] : [])).sort();
};

/** What the version before summaries had stored: a project with two files, one of them unreadable, and a pointer beside each; one pointer leads nowhere. */
const changed = new Date("2026-03-04T05:06:07Z");
const stored: readonly Extract<Write, { create: string }>[] = [
  { create: `${home}/projects/tower`, fields: { name: "Tower", description: "", createdAt: now } },
  {
    create: `${home}/projects/tower/calculations/room`,
    fields: {
      name: "Room",
      createdAt: changed,
      updatedAt: changed,
      calculatorVersion: 1,
      engineVersion: "0.1.0",
      data: {
        input: { unitSystem: "Metric", wallArea: 20 },
        results: { totalLoad: { value: 1234.5, quantity: "power" }, sensibleLoad: { value: 1000, quantity: "power" } },
      },
    },
  },
  { create: `${home}/projects/tower/ductCalculations/odd`, fields: { name: 5, createdAt: changed, updatedAt: changed } },
  { create: `${home}/recentFiles/room`, fields: { projectId: "tower", collection: "calculations", name: "Room", updatedAt: changed } },
  { create: `${home}/recentFiles/odd`, fields: { projectId: "tower", collection: "ductCalculations", name: "Odd", updatedAt: changed } },
  { create: `${home}/recentFiles/gone`, fields: { projectId: "tower", collection: "calculations", name: "Gone", updatedAt: changed } },
];

describe("what earlier versions stored", () => {
  test("is listed: every file gets its summary with its own times and headline, and the pointers go", async () => {
    await administrator().commit(...stored);
    const next = await bench.tab(await bench.device(), project);
    const files = await next.evaluate(async () => {
      const { workspace, until } = window.harness;
      const { items } = await until(workspace.files.ofProject("tower"), (list) => list.items.length === 2 && !list.fromCache);
      return items.map(
        (item) =>
          item.ok && { ...item.value, createdAt: item.value.createdAt.toISOString(), updatedAt: item.value.updatedAt.toISOString() },
      );
    });
    const times = { createdAt: changed.toISOString(), updatedAt: changed.toISOString() };
    expect(files).toContainEqual({
      id: "room",
      projectId: "tower",
      collection: "calculations",
      name: "Room",
      unitSystem: "Metric",
      results: { totalLoad: { value: 1234.5, quantity: "power" } },
      mode: "",
      ...times,
    });
    expect(files).toContainEqual({
      id: "odd",
      projectId: "tower",
      collection: "ductCalculations",
      name: "Unreadable file",
      unitSystem: "",
      results: {},
      mode: "",
      ...times,
    });
    await expect.poll(() => named("recentFiles"), { timeout: limit(20) }).toEqual([]);
    expect(await named("fileSummaries")).toEqual(["odd", "room"]);
    await next.context().close();
  });

  test("is listed as it stands by the time it is migrated: a device that was cut off brings nothing old", async () => {
    // Else this page might be the one that migrates.
    await page.close();
    await administrator().commit(...stored);
    const away = await bench.device();
    const writes = (url: URL): boolean => url.port === String(bench.firestore.port) && /:commit|\/Write\//.test(url.pathname);
    await away.route(writes, (route) => route.abort());
    const attempted = away.waitForEvent("requestfailed", (request) => writes(new URL(request.url())));
    const next = await bench.tab(away, project);
    await attempted;
    const summary = {
      projectId: "tower",
      collection: "calculations",
      name: "Hall",
      unitSystem: "Metric",
      results: {},
      createdAt: changed,
      updatedAt: now,
    };
    await administrator().commit(
      { update: `${home}/projects/tower/calculations/room`, fields: { ...stored[1]!.fields, name: "Hall" } },
      { create: `${home}/fileSummaries/room`, fields: summary },
      { delete: `${home}/projects/tower/ductCalculations/odd` },
    );
    await away.unroute(writes);
    await expect
      .poll(
        async () => {
          // A page that has given up leaves it to the next.
          await next.reload();
          await bench.connect(next, project);
          await next.evaluate(() => window.harness.workspace.settle());
          // Loaded anew at once, a slow page would never come to the end of it.
          await expect
            .poll(() => named("recentFiles"), { timeout: limit(10) })
            .toEqual([])
            .catch(() => undefined);
          return named("recentFiles");
        },
        { timeout: limit(60) },
      )
      .toEqual([]);
    const names = await next.evaluate(async () => {
      const { items } = await window.harness.until(
        window.harness.workspace.files.ofProject("tower"),
        (list) => list.items.length > 0 && !list.fromCache,
      );
      return items.map((item) => item.ok && item.value.name);
    });
    expect(names).toEqual(["Hall"]);
    await away.close();
  });

  test("on the device in a database of version 1 stays when that becomes version 2", async () => {
    // A page without a workspace, as the earlier version left it.
    const before = await device.newPage();
    await before.goto(page.url());
    await page.close();
    const kept = await before.evaluate(async () => {
      await new Promise((resolve) => (indexedDB.deleteDatabase("plenum").onsuccess = resolve));
      const open = (version?: number): Promise<IDBDatabase> =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open("plenum", version);
          request.onupgradeneeded = () => {
            request.result.createObjectStore("imports", { keyPath: "id" });
            request.result.createObjectStore("skips", { keyPath: "path" });
          };
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error("not opened"));
        });
      const first = await open(1);
      const write = first.transaction("skips", "readwrite");
      write.objectStore("skips").put({ path: "a/b" });
      await new Promise((resolve) => (write.oncomplete = resolve));
      first.close();
      return first.version;
    });
    expect(kept).toBe(1);
    await bench.connect(before, project);
    await before.evaluate(() => window.harness.workspace.settle());
    const after = await before.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("plenum");
        request.onsuccess = () => resolve(request.result);
      });
      const read = database.transaction("skips").objectStore("skips").getAll();
      await new Promise((resolve) => (read.onsuccess = resolve));
      return { version: database.version, stores: [...database.objectStoreNames], skips: read.result as unknown };
    });
    expect(after).toEqual({ version: 2, stores: ["drafts", "imports", "moves", "skips"], skips: [{ path: "a/b" }] });
  });
});
