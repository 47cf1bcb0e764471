import type { Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { isAll } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import type { ProjectArchive } from "../../src/archive/index.ts";
import { client } from "@tooling/testing/documents";
import { putRules, rulesText } from "../server.ts";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";

eachOnADevice("imports");

const moment = "2026-01-01T00:00:00.000Z";

/** A project with files that are named by their order, some with a revision. */
async function archiveOf(files: number): Promise<ProjectArchive> {
  const content = await page.evaluate(() => window.harness.store.contentFor(window.harness.heatLoad, window.harness.input()));
  const revision = { ...content, note: "kept", createdAt: moment };
  return {
    format: "plenum-project",
    version: 1,
    exportedAt: moment,
    engineVersion: "0.1.0",
    project: {
      name: "Tower",
      description: "",
      createdAt: moment,
      unreadable: [],
      files: Array.from({ length: files }, (_, index) => {
        const revisions = index % 50 === 0 ? [revision] : [];
        return {
          ...content,
          name: `Room ${(index * 37) % files}`,
          collection: index % 10 === 0 ? "boqs" : "calculations",
          createdAt: moment,
          updatedAt: moment,
          revisions,
        };
      }),
    },
  };
}

/** Starts an import, and returns when it is recorded on the device and running. */
const begin = (archive: ProjectArchive): Promise<void> =>
  page.evaluate(async (text) => {
    const { archives } = window.harness.workspace;
    const isBegun = window.harness.until(archives.importing, (now) => now !== undefined);
    void archives.importProjects(text);
    await isBegun;
  }, JSON.stringify(archive));

const cut = (url: URL): boolean => url.port === String(bench.firestore.port);

/** Waits until the running import has stored its first batch; it may have stored all of them by then. */
const hasStored = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => {
    const { workspace, until, timeoutMs } = window.harness;
    return Promise.race([until(workspace.archives.importing, (now) => (now?.stored ?? 0) > 0), workspace.settle(timeoutMs)]);
  });

/** More files than one batch holds; more than two in all tests. */
const several = isAll ? 130 : 60;

const ended = (tab: Page): Promise<unknown> =>
  tab.evaluate(async () => {
    const { workspace, until, timeoutMs } = window.harness;
    if (!(await workspace.settle(timeoutMs))) throw new Error("It does not end.");
    await until(workspace.sync, ({ status }) => status === "saved");
  });

const named = async (collectionId: string): Promise<readonly string[]> => {
  const { body } = await client(bench.firestore.url, project, "owner").group(collectionId);
  return (body as { document?: { fields: { name?: { stringValue: string }; note?: { stringValue: string } } } }[]).flatMap(({ document }) =>
    document ? [document.fields.name?.stringValue ?? document.fields.note!.stringValue] : [],
  );
};

const namesIn = (archive: ProjectArchive, collection: string): readonly string[] =>
  archive.project.files.filter((file) => file.collection === collection).map(({ name }) => name);

const sorted = (names: readonly string[]): readonly string[] => names.toSorted();

/** Expects every document of an import once on the server. */
async function expectWhole(archive: ProjectArchive, without: readonly string[] = []): Promise<void> {
  expect(await named("projects")).toEqual(["Tower"]);
  for (const collection of ["boqs", "calculations"]) {
    expect(sorted(await named(collection))).toEqual(sorted(namesIn(archive, collection).filter((name) => !without.includes(name))));
  }
  expect(await named("revisions")).toHaveLength(archive.project.files.flatMap(({ revisions }) => revisions).length);
}

describe("an import", () => {
  test("that a reload interrupts is completed by the next page, each file once and in its order", async () => {
    const archive = await archiveOf(several);
    await begin(archive);
    // Batches after the first one do not reach the server before the reload, unless they were already on their way.
    await hasStored(page);
    await device.route(cut, (route) => route.abort());
    await page.reload();
    await device.unroute(cut);
    await bench.connect(page, project);
    await ended(page);
    await expectWhole(archive);
    const listed = await page.evaluate(async (count) => {
      const { workspace, until } = window.harness;
      const { items } = await until(workspace.projects.list, (list) => list.items.length === 1);
      const list = await until(workspace.files.ofProject(items[0]!.id), (files) => files.items.length === count && !files.fromCache);
      return list.items.flatMap((item) => (item.ok && item.value.collection === "calculations" ? [item.value.name] : []));
    }, several);
    expect(listed).toEqual(namesIn(archive, "calculations"));
  });

  test.runIf(isAll)("that is reloaded again and again, however early, is whole in the end", async () => {
    const archive = await archiveOf(several);
    await begin(archive);
    // The first reload comes as soon as the import is on the device, the second immediately after, the others after growing delays.
    const isListed = (): Promise<unknown> =>
      page.evaluate(() => window.harness.until(window.harness.workspace.projects.list, ({ items }) => items.length === 1));
    for (const wait of [() => undefined, isListed, () => hasStored(page), () => undefined]) {
      await page.reload();
      await bench.connect(page, project);
      await wait();
    }
    await ended(page);
    await expectWhole(archive);
  });

  test.runIf(isAll)("that a closed tab leaves is taken up by another that stands open", async () => {
    const archive = await archiveOf(several);
    await begin(archive);
    await hasStored(page);
    const other = await bench.tab(device, project);
    await page.close();
    await ended(other);
    await expectWhole(archive);
  });

  test("that begins out of the server's reach and is reloaded arrives when it is back", async () => {
    const archive = await archiveOf(20);
    await device.route(cut, (route) => route.abort());
    await begin(archive);
    await page.reload();
    await bench.connect(page, project);
    expect(await named("projects")).toEqual([]);
    await device.unroute(cut);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(async () => (await named("calculations")).length, { timeout: limit(40) }).toBe(18);
    await ended(page);
    await expectWhole(archive);
  });

  test("does not bring back what was removed meanwhile", async () => {
    const archive = await archiveOf(several);
    await begin(archive);
    await hasStored(page);
    // Files are written from the last to the first, so this one exists.
    const { name } = archive.project.files.at(-1)!;
    await page.evaluate(async (doomed) => {
      const { workspace, until } = window.harness;
      const { items } = await until(workspace.projects.list, (list) => list.items.length === 1);
      const files = await until(workspace.files.ofProject(items[0]!.id), (list) =>
        list.items.some((item) => item.ok && item.value.name === doomed),
      );
      const { id } = files.items.find((item) => item.ok && item.value.name === doomed)!;
      await workspace.bin.removeForGood({ file: { projectId: items[0]!.id, collection: "calculations", fileId: id } });
    }, name);
    await page.reload();
    await bench.connect(page, project);
    await ended(page);
    await expectWhole(archive, [name]);
  });

  test("that the server refuses leaves nothing behind", async () => {
    const archive = await archiveOf(isAll ? several : 25);
    const refusing = rulesText.replace(
      "&& isCreated(request.resource.data)",
      "&& isCreated(request.resource.data)\n            && collection != 'boqs'",
    );
    expect(refusing).not.toBe(rulesText);
    await putRules(bench.firestore.url, project, refusing);
    const done = await page.evaluate((text) => window.harness.workspace.archives.importProjects(text), JSON.stringify(archive));
    expect(done).toMatchObject({ ok: false, message: expect.stringContaining("refused") });
    await expect
      .poll(async () => [...(await named("projects")), ...(await named("calculations")), ...(await named("fileSummaries"))], {
        timeout: limit(20),
      })
      .toEqual([]);
  });

  test("leaves out the file that cannot be stored, and names it; where all are such, nothing is written", async () => {
    const archive = await archiveOf(3);
    const { files } = archive.project;
    const large = {
      ...archive,
      project: { ...archive.project, files: [...files, { ...files[0]!, data: { input: { a: "x".repeat(1_000_000) }, results: {} } }] },
    };
    const send = (text: string) => page.evaluate((content) => window.harness.workspace.archives.importProjects(content), text);
    const none = { ...large, project: { ...large.project, files: large.project.files.slice(3) } };
    expect(await send(JSON.stringify(none))).toMatchObject({ ok: false, message: expect.stringContaining("larger than 900 kB") });
    expect(await named("projects")).toEqual([]);
    const name = files[0]!.name;
    expect(await send(JSON.stringify(large))).toMatchObject({
      ok: true,
      notes: [expect.stringMatching(new RegExp(`^“${name}” of “Tower” was left out\\. .*larger than 900 kB`))],
    });
    await expectWhole(archive);
  });

  test.each([isAll ? { files: 240, commits: 5 } : { files: 60, commits: 2 }])(
    "of $files files takes $commits commits",
    async ({ files, commits: expected }) => {
      const archive = await archiveOf(files);
      let commits = 0;
      page.on("request", (request) => {
        commits += decodeURIComponent(request.postData() ?? "").split('"writes":[{').length - 1;
      });
      await begin(archive);
      await ended(page);
      await expectWhole(archive);
      expect(commits).toBe(expected);
    },
  );

  test.runIf(isAll)("of large files goes in requests that Firestore takes", async () => {
    const archive = await archiveOf(1);
    const [file] = archive.project.files;
    const files = Array.from({ length: 20 }, (_, index) => ({
      ...file!,
      name: `Room ${index}`,
      revisions: [],
      data: { input: { a: "x".repeat(890_000) }, results: {} },
    }));
    const sizes: number[] = [];
    page.on("request", (request) => sizes.push(new TextEncoder().encode(decodeURIComponent(request.postData() ?? "")).length));
    const done = await page.evaluate(
      (text) => window.harness.workspace.archives.importProjects(text),
      JSON.stringify({ ...archive, project: { ...archive.project, files } }),
    );
    expect(done).toMatchObject({ ok: true });
    await ended(page);
    expect(await named("boqs")).toHaveLength(20);
    expect(Math.max(...sizes)).toBeLessThan(10 * 1024 * 1024);
  });
});
