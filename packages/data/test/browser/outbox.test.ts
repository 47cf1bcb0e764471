import type { BrowserContext, Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { describe, expect, test } from "vitest";
import { client } from "@tooling/testing/documents";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";

eachOnADevice("outbox");

type Ref = Awaited<ReturnType<Window["harness"]["oneFile"]>>;

const cut = (url: URL): boolean => url.port === String(bench.firestore.port);

/** A file on the server, opened in a tab. */
async function openFile(tab: Page): Promise<Ref> {
  return tab.evaluate(async () => {
    const { harness } = window;
    const ref = await harness.oneFile();
    harness.file = harness.workspace.files.open(ref, harness.heatLoad);
    await harness.ready(harness.file, ({ saving }) => saving.status === "saved");
    return ref;
  });
}

/** Edits the open file, and waits until the draft is on the disk of the device. */
async function type(tab: Page, wallArea: number): Promise<void> {
  await tab.evaluate(async (area) => {
    const { file, workspace, until } = window.harness;
    const state = file!.getSnapshot();
    if (state.status !== "ready") throw new Error(state.status);
    file!.setInput({ ...state.input, wallArea: { value: area, unit: "m2" } });
    await until(workspace.outbox.isWriting, (isWriting) => !isWriting);
  }, wallArea);
}

const close = (tab: Page): Promise<void> => tab.evaluate(() => window.harness.file!.close());
const waiting = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => window.harness.workspace.outbox.getSnapshot().map(({ file: { fileId }, name, status }) => ({ fileId, name, status })));
const emptied = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => window.harness.until(window.harness.workspace.outbox, (files) => files.length === 0));

/** The wall areas of all heat loads on the server. */
async function storedAreas(): Promise<readonly unknown[]> {
  const { body } = await client(bench.firestore.url, project, "owner").group("calculations");
  type Value = {
    readonly mapValue: { readonly fields: Record<string, Value> };
    readonly integerValue?: string;
    readonly doubleValue?: number;
  };
  const field = (value: Value, name: string): Value => value.mapValue.fields[name]!;
  return (body as { document?: { fields: Record<string, Value> } }[]).flatMap(({ document }) => {
    if (!document) return [];
    const area = field(field(field(document.fields["data"]!, "input"), "wallArea"), "value");
    return [Number(area.integerValue ?? area.doubleValue)];
  });
}

describe("what waits to be sent", () => {
  test("is sent after its file was left offline, from wherever the user is then", async () => {
    const ref = await openFile(page);
    await device.setOffline(true);
    await type(page, 51);
    await close(page);
    await expect.poll(() => waiting(page)).toEqual([{ fileId: ref.fileId, name: "Room 1", status: "offline" }]);
    expect(await page.evaluate(() => window.harness.workspace.sync.getSnapshot().status)).toBe("offline");
    await device.setOffline(false);
    await emptied(page);
    expect(await storedAreas()).toEqual([51]);
  });

  test("is in the file again when it is opened again before it is sent", async () => {
    const ref = await openFile(page);
    await device.setOffline(true);
    await type(page, 52);
    await close(page);
    const area = await page.evaluate(async (file) => {
      const { harness } = window;
      harness.file = harness.workspace.files.open(file, harness.heatLoad);
      const { input, saving } = await harness.ready(harness.file, (state) => state.saving.status === "offline");
      return [input["wallArea"], saving.status];
    }, ref);
    expect(area).toEqual([{ value: 52, unit: "m2" }, "offline"]);
    await device.setOffline(false);
    await emptied(page);
    expect(await storedAreas()).toEqual([52]);
  });

  test.each([
    ["local storage lost it", () => page.evaluate(() => localStorage.clear())],
    ["the database lost it", () => page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase("plenum").onsuccess = resolve)))],
  ])("is sent by the next page of a browser that was killed, also when %s", async (_, lose) => {
    await openFile(page);
    await device.route(cut, (route) => route.abort());
    await type(page, 53);
    const other = await device.newPage();
    await page.goto("about:blank");
    await other.close();
    await page.goBack();
    await lose();
    await device.unroute(cut);
    await bench.connect(page, project);
    await expect.poll(storedAreas, { timeout: limit(20) }).toEqual([53]);
    await emptied(page);
  });

  test("in another tab is seen, and taken up as soon as that tab has gone", async () => {
    const second = await bench.tab(device, project);
    const ref = await openFile(page);
    await device.route(cut, (route) => route.abort());
    await type(page, 54);
    await expect.poll(() => waiting(second)).toEqual([{ fileId: ref.fileId, name: "Room 1", status: "elsewhere" }]);
    await page.close();
    await device.unroute(cut);
    await second.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(storedAreas, { timeout: limit(30) }).toEqual([54]);
    await emptied(second);
  });

  test("for an answer is asked about in the tab that shows the file, whichever tab holds it", async () => {
    const ref = await openFile(page);
    await device.setOffline(true);
    await type(page, 56);
    await close(page);
    await elsewhere(async (tab) => {
      await tab.evaluate(async (file) => {
        const { harness } = window;
        harness.file = harness.workspace.files.open(file, harness.heatLoad);
        await harness.ready(harness.file);
      }, ref);
      await type(tab, 57);
      await emptied(tab);
    });
    await device.setOffline(false);
    await expect.poll(() => waiting(page), { timeout: limit(20) }).toEqual([{ fileId: ref.fileId, name: "Room 1", status: "conflict" }]);
    const second = await bench.tab(device, project);
    const conflicts = await second.evaluate(async (file) => {
      const { harness } = window;
      harness.file = harness.workspace.files.open(file, harness.heatLoad);
      const { conflicts } = await harness.ready(harness.file, (state) => state.conflicts.length > 0);
      return conflicts.map(({ mine, theirs }) => [mine, theirs]);
    }, ref);
    expect(conflicts).toEqual([
      [
        { value: 56, unit: "m2" },
        { value: 57, unit: "m2" },
      ],
    ]);
    await expect.poll(() => waiting(page)).toEqual([{ fileId: ref.fileId, name: "Room 1", status: "elsewhere" }]);
  });

  test("of a session that ended by itself is sent at the next one, and nobody else is shown it in between", async () => {
    await openFile(page);
    await device.route(cut, (route) => route.abort());
    await type(page, 55);
    await page.evaluate(() => window.harness.workspace.close());
    await device.unroute(cut);
    await bench.connect(page, project, "bob");
    const seen = await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      await until(workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache);
      const before = workspace.outbox.getSnapshot().length;
      await workspace.settle();
      await workspace.forgetDevice();
      return before;
    });
    expect(seen).toBe(0);
    await bench.connect(page, project);
    await expect.poll(storedAreas, { timeout: limit(20) }).toEqual([55]);
    await emptied(page);
  });

  test("of one person survives when another, who was here in between, signs out: what the first had made offline is there too", async () => {
    await page.evaluate(() =>
      window.harness.until(window.harness.workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache),
    );
    await device.route(cut, (route) => route.abort());
    await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      void workspace.projects.create({ name: "Made offline" });
      await until(workspace.projects.list, ({ items }) => items.length === 1);
      workspace.close();
    });
    await device.unroute(cut);
    await bench.connect(page, project, "bob");
    await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      await until(workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache);
      await workspace.forgetDevice();
    });
    await bench.connect(page, project);
    const names = await page.evaluate(async () => {
      const { items } = await window.harness.until(
        window.harness.workspace.projects.list,
        (list) => list.status === "ready" && !list.fromCache && list.items.length > 0,
      );
      return items.map((item) => item.ok && item.value.name);
    });
    expect(names).toEqual(["Made offline"]);
  });
});

/** Another device does something meanwhile. */
async function elsewhere(work: (tab: Page) => Promise<unknown>): Promise<void> {
  const other: BrowserContext = await bench.device();
  await work(await bench.tab(other, project));
  await other.close();
}

describe("a file that leaves its place while something typed waits", () => {
  test("elsewhere is removed: what was typed becomes a new file, and then ends", async () => {
    const ref = await openFile(page);
    await device.setOffline(true);
    await type(page, 61);
    await close(page);
    await elsewhere((tab) => tab.evaluate((file) => window.harness.workspace.bin.removeForGood({ file }), ref));
    await device.setOffline(false);
    await expect.poll(() => waiting(page), { timeout: limit(20) }).toEqual([{ fileId: ref.fileId, name: "Room 1", status: "missing" }]);
    const copied = await page.evaluate((file) => window.harness.workspace.outbox.saveAsNewFile(file), ref);
    expect(copied).toMatchObject({ ok: true, file: { projectId: ref.projectId } });
    await emptied(page);
    expect(await storedAreas()).toEqual([61]);
    await page.evaluate(() => window.harness.until(window.harness.workspace.unsent, (unsent) => !unsent));
  });

  test("elsewhere is removed: the inputs are discarded, and no question remains", async () => {
    const ref = await openFile(page);
    await device.setOffline(true);
    await type(page, 62);
    await elsewhere((tab) => tab.evaluate((file) => window.harness.workspace.bin.removeForGood({ file }), ref));
    await device.setOffline(false);
    await expect.poll(() => waiting(page), { timeout: limit(20) }).toEqual([{ fileId: ref.fileId, name: "Room 1", status: "missing" }]);
    await page.evaluate((file) => window.harness.workspace.outbox.discard(file), ref);
    await emptied(page);
    expect(await page.evaluate(() => window.harness.workspace.settle())).toBe(true);
  });

  test("elsewhere is moved to another project: what was typed follows it", async () => {
    const ref = await openFile(page);
    await device.setOffline(true);
    await type(page, 63);
    await close(page);
    const target = { id: "" };
    await elsewhere(async (tab) => {
      target.id = await tab.evaluate(async (file) => {
        const { workspace } = window.harness;
        const made = await workspace.projects.create({ name: "Other" });
        if (!made.ok) throw new Error(made.message);
        const moved = await workspace.files.move(file, made.id);
        if (!moved.ok) throw new Error(moved.message);
        return made.id;
      }, ref);
    });
    await device.setOffline(false);
    await expect.poll(storedAreas, { timeout: limit(20) }).toEqual([63]);
    await emptied(page);
    const list = await page.evaluate(
      async (id) =>
        (await window.harness.until(window.harness.workspace.files.ofProject(id), ({ items }) => items.length === 1)).items.length,
      target.id,
    );
    expect(list).toBe(1);
  });
});

describe("without the server", () => {
  test("a file is not moved partly, and nothing is exported partly: both give the reason", async () => {
    const ref = await openFile(page);
    await close(page);
    const target = await page.evaluate(() => window.harness.workspace.projects.create({ name: "Other" }));
    const id = target.ok ? target.id : "";
    await device.setOffline(true);
    const refused = await page.evaluate(
      async ([file, to]) => {
        const { workspace } = window.harness;
        return [
          await workspace.files.move(file, to),
          await workspace.archives.exportProject(file.projectId),
          await workspace.archives.exportAll(),
        ];
      },
      [ref, id] as const,
    );
    for (const answer of refused)
      expect(answer).toMatchObject({ ok: false, message: expect.stringContaining("The server cannot be reached") });
    await device.setOffline(false);
    await expect.poll(async () => (await client(bench.firestore.url, project, "owner").group("revisions")).status).toBe(200);
    expect(
      await page.evaluate(
        (file) =>
          window.harness
            .until(window.harness.workspace.files.ofProject(file.projectId), ({ items, fromCache }) => items.length === 1 && !fromCache)
            .then(() => true),
        ref,
      ),
    ).toBe(true);
  });

  test("a copy has the input of the form, sent or not", async () => {
    const ref = await openFile(page);
    await device.setOffline(true);
    await type(page, 64);
    expect(await page.evaluate((file) => window.harness.workspace.files.duplicate(file), ref)).toMatchObject({ ok: true });
    await device.setOffline(false);
    await expect.poll(storedAreas, { timeout: limit(20) }).toEqual([64, 64]);
  });
});

describe("a device without room", () => {
  test("opens, stores and says nothing wrong when local storage is full", async () => {
    // Done by a page without a database, which would communicate with its other tabs.
    await page.reload();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let index = 0; ; index += 1) localStorage.setItem(`filler ${size} ${index}`, "x".repeat(size));
        } catch {
          // Full for this size; the next is half of it.
        }
      }
    });
    await page.reload();
    await bench.connect(page, project);
    await openFile(page);
    await type(page, 71);
    await emptied(page);
    expect(await storedAreas()).toEqual([71]);
    expect(errors).toEqual([]);
  });
});
