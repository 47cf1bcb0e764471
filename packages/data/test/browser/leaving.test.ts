import type { Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { describe, expect, test } from "vitest";
import { client } from "@tooling/testing/documents";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";

eachOnADevice("leaving");

const secret = "Secret tower";

/** All browser storage of this origin, as one text. */
const storageOf = (tab: Page): Promise<string> =>
  tab.evaluate(async () => {
    const open = (name: string): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
    const all = (store: IDBObjectStore): Promise<unknown[]> =>
      new Promise((resolve) => {
        const request = store.getAll();
        request.onsuccess = () => resolve(request.result as unknown[]);
      });
    const texts = [JSON.stringify(Object.entries(localStorage))];
    for (const { name } of await indexedDB.databases()) {
      const database = await open(name!);
      for (const store of database.objectStoreNames) texts.push(JSON.stringify(await all(database.transaction(store).objectStore(store))));
      database.close();
    }
    return texts.join("\n");
  });

/** A project on the device and on the server. */
const createSecret = (tab: Page): Promise<void> =>
  tab.evaluate(async (name) => {
    const { workspace, until } = window.harness;
    await workspace.projects.create({ name });
    await until(workspace.projects.list, ({ items, fromCache }) => items.length === 1 && !fromCache);
  }, secret);

const cut = (url: URL): boolean => url.port === String(bench.firestore.port);

const projectsOnServer = async (): Promise<number> => {
  const { body } = await client(bench.firestore.url, project, "owner").group("projects");
  return (body as { document?: object }[]).filter(({ document }) => document).length;
};

describe("leaving a device", () => {
  test("erases everything on it, in all tabs, and the next user starts with nothing", async () => {
    await createSecret(page);
    const other = await bench.tab(device, project);
    await other.evaluate(() => window.harness.until(window.harness.workspace.projects.list, ({ items }) => items.length === 1));
    const faults: string[] = [];
    other.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    expect(await storageOf(page)).toContain(secret);
    expect(await page.evaluate(() => window.harness.workspace.settle())).toBe(true);
    await page.evaluate(() => window.harness.workspace.forgetDevice());
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name = "" }) => name));
    expect(databases.filter((name) => name.startsWith("firestore/"))).toEqual([]);
    const left = await storageOf(page);
    expect(left).not.toContain(secret);
    expect(left).not.toContain("alice");

    // The other tab notices the end of the session; the next user can use both. The end of its database is not an error of the page.
    expect(await other.evaluate(() => window.harness.workspace.projects.list.getSnapshot().status)).toBe("ready");
    expect(faults).toEqual([]);
    await other.evaluate(() => window.harness.workspace.close());
    for (const tab of [page, other]) {
      await bench.connect(tab, project, "bob");
      const made = await tab.evaluate(async () => {
        const { workspace, until } = window.harness;
        await until(workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache);
        return (
          (await workspace.projects.create({ name: "Bob's" })).ok &&
          workspace.projects.list.getSnapshot().items.map((item) => item.ok && item.value.name)
        );
      });
      expect(new Set(made as string[])).toEqual(new Set(["Bob's"]));
    }
    expect(await storageOf(page)).not.toContain(secret);
  });

  test("that a crash interrupts is finished before the next user reads anything", async () => {
    await createSecret(page);
    await page.evaluate(() => window.harness.until(window.harness.workspace.unsent, (unsent) => !unsent));
    await page.evaluate(() => localStorage.setItem("plenum.forget", "yes"));
    await page.close();
    const next = await bench.tab(device, project, "bob");
    await next.evaluate(() =>
      window.harness.until(window.harness.workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache),
    );
    expect(await storageOf(next)).not.toContain(secret);
    expect(await next.evaluate(() => localStorage.getItem("plenum.forget"))).toBeNull();
  });

  test("knows what the server does not have: writes and drafts; what is deleted for good is gone", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    expect(await page.evaluate(() => window.harness.workspace.settle())).toBe(true);
    await device.route(cut, (route) => route.abort());
    const settled = (): Promise<boolean> => page.evaluate(() => window.harness.workspace.settle(300));
    const unsent = (): Promise<boolean> => page.evaluate(() => window.harness.workspace.unsent.getSnapshot());
    await expect.poll(unsent).toBe(false);
    await page.evaluate((file) => {
      const { workspace } = window.harness;
      void workspace.files.rename(file, "Renamed");
    }, ref);
    expect(await settled()).toBe(false);
    expect(await unsent()).toBe(true);
    await device.unroute(cut);
    expect(await page.evaluate(() => window.harness.workspace.settle(window.harness.timeoutMs))).toBe(true);
    await expect.poll(unsent).toBe(false);

    // Only a draft.
    await page.evaluate(async (file) => {
      const { workspace, heatLoad, ready, input } = window.harness;
      const open = workspace.files.open(file, heatLoad);
      await ready(open);
      open.setInput(input({ wallArea: 77 }));
    }, ref);
    await device.route(cut, (route) => route.abort());
    expect(await settled()).toBe(false);
    expect(await unsent()).toBe(true);
    await device.unroute(cut);
    expect(await page.evaluate(() => window.harness.workspace.settle(window.harness.timeoutMs))).toBe(true);
    await expect.poll(unsent).toBe(false);

    await page.evaluate((projectId) => void window.harness.workspace.bin.removeForGood({ projectId }), ref.projectId);
    expect(await unsent()).toBe(true);
    expect(await page.evaluate(() => window.harness.workspace.settle(window.harness.timeoutMs))).toBe(true);
    expect(await projectsOnServer()).toBe(0);
  });

  test("without being asked keeps what was not sent: a session that ends goes on where it ended", async () => {
    await page.evaluate(() =>
      window.harness.until(window.harness.workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache),
    );
    await device.route(cut, (route) => route.abort());
    await page.evaluate((name) => void window.harness.workspace.projects.create({ name }), secret);
    await page.evaluate(
      (name) =>
        window.harness.until(window.harness.workspace.projects.list, ({ items }) =>
          items.some((item) => item.ok && item.value.name === name),
        ),
      secret,
    );
    await page.evaluate(() => window.harness.workspace.close());
    await device.unroute(cut);
    expect(await projectsOnServer()).toBe(0);
    await bench.connect(page, project);
    await expect.poll(projectsOnServer, { timeout: limit(20) }).toBe(1);
  });

  test("lets no user read what another left on the device", async () => {
    await createSecret(page);
    await page.evaluate(() => window.harness.workspace.close());
    await bench.connect(page, project, "bob");
    await device.route(cut, (route) => route.abort());
    const shown = await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      // Without a server the SDK stops waiting and answers from its cache.
      await until(workspace.projects.list, ({ status }) => status !== "loading");
      return JSON.stringify([
        workspace.projects.list.getSnapshot(),
        workspace.company.details.getSnapshot(),
        workspace.files.recent.getSnapshot(),
      ]);
    });
    expect(shown).not.toContain(secret);
  });
});
