import { limit } from "@tooling/testing/slowness";
import { describe, expect, test } from "vitest";
import { client, now, type Fields, type Write } from "@tooling/testing/documents";
import { file, home, project as projectFields } from "../rules/cells.ts";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";

eachOnADevice("moves");

const administrator = () => client(bench.firestore.url, project, "owner");
/** Paths of all documents below the user in collections of a name. */
const paths = async (collectionId: string): Promise<readonly string[]> => {
  const { body } = await administrator().group(collectionId);
  return (body as { document?: { name: string } }[])
    .flatMap(({ document }) => (document ? [document.name.split(`${home}/`)[1]!] : []))
    .sort();
};

/** A batch has room for seven moved revisions. */
const revisionCount = 12;
const { name: _, updatedAt: __, ...content } = file;
const { createdAt: _createdAt, ...versionContent } = content;
const revisions = (place: string): readonly string[] =>
  Array.from({ length: revisionCount }, (___, index) => `${place}/revisions/save_${String(index).padStart(6, "0")}`);
const from = "projects/one/calculations/room";
const to = "projects/two/calculations/room";
const create = (path: string, fields: Fields): Write => ({ create: `${home}/${path}`, fields });
const projects: readonly Write[] = ["one", "two"].map((id) => create(`projects/${id}`, projectFields));
const summary: Fields = { collection: "calculations", name: "Room 1", createdAt: now, updatedAt: now, unitSystem: "Metric", results: {} };
const storedRevisions: readonly Write[] = revisions(from).map((path) => create(path, { ...content, note: "" }));

/** Blocks all writes of a device: transactions, and the queue of other writes. */
const writes = (url: URL): boolean => url.port === String(bench.firestore.port) && /:commit|\/Write\//.test(url.pathname);
const queue = (url: URL): boolean => url.port === String(bench.firestore.port) && url.pathname.includes("/Write/");

const move = async (): Promise<{ readonly ok: boolean; readonly message?: string }> =>
  page.evaluate(() => window.harness.workspace.files.move({ projectId: "one", collection: "calculations", fileId: "room" }, "two"));
const isUnsent = (): Promise<boolean> => page.evaluate(() => window.harness.workspace.unsent.getSnapshot());

describe("a file that is moved", () => {
  test("takes more revisions along than one batch holds", async () => {
    await administrator().commit(
      ...projects,
      create(from, file),
      create("fileSummaries/room", { ...summary, projectId: "one" }),
      ...storedRevisions,
    );
    expect(await move()).toMatchObject({ ok: true });
    expect(await paths("revisions")).toEqual(revisions(to));
    expect(await paths("calculations")).toEqual([to]);
  });

  test("has its revisions follow when the page is reloaded before they have left", async () => {
    await administrator().commit(
      ...projects,
      create(from, file),
      create("fileSummaries/room", { ...summary, projectId: "one" }),
      ...storedRevisions,
    );
    await device.route(queue, (route) => route.abort());
    move().catch(() => undefined);
    await expect.poll(() => paths("calculations"), { timeout: limit(20) }).toEqual([to]);
    expect(await paths("revisions")).toEqual(revisions(from));
    await page.reload();
    await device.unroute(queue);
    await bench.connect(page, project);
    await expect.poll(() => paths("revisions"), { timeout: limit(20) }).toEqual(revisions(to));
    await expect.poll(isUnsent, { timeout: limit(20) }).toBe(false);
  });

  test("has its versions follow next to those that a page has kept in the new place meanwhile", async () => {
    const entry = (slot: number, day: number): Fields => ({ slot, savedAt: new Date(Date.UTC(2026, 0, day)), bytes: 100 });
    const version = (place: string, slot: number, day: number): Write =>
      create(`${place}/versions/${slot}`, { ...versionContent, savedAt: new Date(Date.UTC(2026, 0, day)) });
    await administrator().commit(
      ...projects,
      create(from, file),
      create("fileSummaries/room", { ...summary, projectId: "one" }),
      version(from, 0, 1),
      version(from, 1, 2),
      create(`${from}/versions/list`, { keptAt: now, entries: [entry(1, 2), entry(0, 1)] }),
    );
    await device.route(queue, (route) => route.abort());
    move().catch(() => undefined);
    await expect.poll(() => paths("calculations"), { timeout: limit(20) }).toEqual([to]);
    await administrator().commit(version(to, 0, 3), create(`${to}/versions/list`, { keptAt: now, entries: [entry(0, 3)] }));
    await page.reload();
    await device.unroute(queue);
    await bench.connect(page, project);
    await expect.poll(() => paths("versions"), { timeout: limit(20) }).toEqual([0, 1, 2, "list"].map((id) => `${to}/versions/${id}`));
    const states = await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      const ref = { projectId: "two", collection: "calculations", fileId: "room" } as const;
      const { versions } = await until(workspace.files.versions(ref), (state) => state.versions.length === 3);
      const read = await Promise.all(versions.map((each) => workspace.files.readVersion(ref, each)));
      return read.map((result) => result.ok && result.revision.createdAt.getUTCDate());
    });
    expect(states).toEqual([3, 2, 1]);
  });

  test.each([
    [
      "to where it stands",
      [create(to, { ...file, movedFrom: "one" }), create("fileSummaries/room", { ...summary, projectId: "two" })],
      revisions(to),
    ],
    [
      "to where it has been moved on",
      [
        create("projects/three", projectFields),
        create("projects/three/calculations/room", { ...file, movedFrom: "two" }),
        create("fileSummaries/room", { ...summary, projectId: "three" }),
      ],
      revisions("projects/three/calculations/room"),
    ],
    ["away with it, when it has been removed", [], []],
  ])("has its revisions follow %s after a crash that left only a note", async (_title, standing, expected) => {
    await administrator().commit(...projects, create(from, file), ...storedRevisions);
    await administrator().commit({ delete: `${home}/${from}` }, ...standing);
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("plenum");
        request.onsuccess = () => resolve(request.result);
      });
      const write = database.transaction("moves", "readwrite");
      const place = { collection: "calculations", fileId: "room" };
      const note = (fileId: string, projectId: string): object => ({
        id: `${fileId}:${projectId}`,
        appId: "plenum",
        uid: "alice",
        from: { ...place, fileId, projectId: "one" },
        to: { ...place, fileId, projectId },
      });
      // The first move is of a file that does not exist.
      write.objectStore("moves").put(note("other", "two"));
      write.objectStore("moves").put(note("room", "two"));
      await new Promise((resolve) => (write.oncomplete = resolve));
      database.close();
    });
    await page.reload();
    await bench.connect(page, project);
    await expect.poll(() => paths("revisions"), { timeout: limit(20) }).toEqual(expected);
    await expect.poll(isUnsent, { timeout: limit(20) }).toBe(false);
  });

  test("never brings an old copy over what another device has stored meanwhile", async () => {
    const ref = await page.evaluate(async () => {
      const { workspace, until, oneFile } = window.harness;
      const made = await oneFile();
      await until(workspace.unsent, (unsent) => !unsent);
      return made;
    });
    const target = await page.evaluate(async () => {
      const done = await window.harness.workspace.projects.create({ name: "Other" });
      return done.ok ? done.id : "";
    });
    await device.route(writes, (route) => route.abort());
    const attempted = page.waitForEvent("requestfailed", (request) => writes(new URL(request.url())));
    const moved = page.evaluate(([file, id]) => window.harness.workspace.files.move(file, id), [ref, target] as const);
    await attempted;
    const elsewhere = await bench.device();
    const other = await bench.tab(elsewhere, project);
    await other.evaluate(async (file) => {
      const { workspace, heatLoad, ready, input } = window.harness;
      const open = workspace.files.open(file, heatLoad);
      await ready(open, ({ saving }) => saving.status === "saved");
      open.setInput(input({ wallArea: { value: 77, unit: "m2" } }));
      await open.save("edited");
      open.close();
    }, ref);
    await device.unroute(writes);
    const { ok } = await moved;
    // Whether the last attempt succeeded or the dialog refused it, the other device's change is stored.
    const stands = { ...ref, projectId: ok ? target : ref.projectId };
    const area = await other.evaluate(async (file) => {
      const { workspace, heatLoad, ready } = window.harness;
      const state = await ready(workspace.files.open(file, heatLoad), ({ saving }) => saving.status === "saved");
      return state.input["wallArea"];
    }, stands);
    expect(area).toMatchObject({ value: 77, unit: "m2" });
    await elsewhere.close();
  });

  test("stays, and the dialog says so, when the server is lost on the way", async () => {
    await administrator().commit(...projects, create(from, file), create("fileSummaries/room", { ...summary, projectId: "one" }));
    await device.route(writes, (route) => route.abort());
    const moved = await move();
    expect(moved).toEqual({ ok: false, message: expect.stringContaining("The server cannot be reached.") });
    await device.unroute(writes);
    expect(await paths("calculations")).toEqual([from]);
    await expect.poll(isUnsent, { timeout: limit(20) }).toBe(false);
    expect(await paths("calculations")).toEqual([from]);
  });

  test("stays in the lists when a device that knows it in the old place removes it there", async () => {
    await administrator().commit(
      ...projects,
      create(to, { ...file, movedFrom: "one" }),
      create("fileSummaries/room", { ...summary, projectId: "two" }),
    );
    const names = await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      const place = { collection: "calculations", fileId: "room" } as const;
      await workspace.bin.removeForGood({ file: { ...place, projectId: "one" } });
      const done = await workspace.files.rename({ ...place, projectId: "two" }, "Hall");
      const { items } = await until(workspace.files.ofProject("two"), (list) =>
        list.items.some((item) => item.ok && item.value.name === "Hall"),
      );
      return [done, items.length];
    });
    expect(names).toEqual([{ ok: true }, 1]);
    expect(await paths("removals")).toEqual([]);
  });
});

describe("a file without a summary", () => {
  test("has one again when it is renamed", async () => {
    await administrator().commit(
      ...projects,
      create(from, { ...file, data: { input: { unitSystem: "Imperial" }, results: { totalLoad: { value: 1234.5, quantity: "power" } } } }),
    );
    const item = await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      const ref = { projectId: "one", collection: "calculations", fileId: "room" } as const;
      await workspace.files.rename(ref, " ");
      const { status } = workspace.sync.getSnapshot();
      if (status === "failed") throw new Error("A name that is not allowed is no write that was refused.");
      const done = await workspace.files.rename(ref, "Hall");
      if (!done.ok) throw new Error(done.message);
      const { items } = await until(workspace.files.ofProject("one"), (list) => list.items.length === 1);
      return items[0];
    });
    expect(item).toMatchObject({
      ok: true,
      value: { id: "room", name: "Hall", unitSystem: "Imperial", results: { totalLoad: { value: 1234.5, quantity: "power" } } },
    });
  });

  test("cannot be renamed where the file is not there", async () => {
    await administrator().commit(...projects);
    const done = await page.evaluate(() =>
      window.harness.workspace.files.rename({ projectId: "one", collection: "calculations", fileId: "room" }, "Hall"),
    );
    expect(done).toEqual({ ok: false, message: "It no longer exists." });
    expect(await paths("fileSummaries")).toEqual([]);
  });
});
