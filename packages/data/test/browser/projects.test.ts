import { limit } from "@tooling/testing/slowness";
import { isAll } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { client, now, type Write } from "@tooling/testing/documents";
import { home } from "../rules/cells.ts";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";
import { everything } from "./everything.ts";

eachOnADevice("projects");

describe("projects", () => {
  test("a project without a name is refused in the specification's words", async () => {
    const answers = await page.evaluate(async () => {
      const { workspace } = window.harness;
      const blank = await workspace.projects.create({ name: "  " });
      const long = await workspace.projects.create({ name: "x".repeat(121) });
      workspace.close();
      return [blank, long, await workspace.projects.create({ name: "Office" })];
    });
    expect(answers).toEqual([
      { ok: false, message: "Project name is required." },
      { ok: false, message: "Failed to create project." },
      { ok: false, message: "Database not ready." },
    ]);
  });

  test("a new project stands first in the list at once, and on other devices", async () => {
    const elsewhere = await bench.device();
    const other = await bench.tab(elsewhere, project);
    const names = await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      await workspace.projects.create({ name: "First", description: "One" });
      void workspace.projects.create({ name: "Second" });
      const { items } = await until(workspace.projects.list, (list) => list.items.length === 2);
      return items.map(
        (item) => item.ok && [item.value.name, item.value.description, item.value.date === item.value.createdAt.toISOString()],
      );
    });
    expect(names).toEqual([
      ["Second", "", true],
      ["First", "One", true],
    ]);
    const there = await other.evaluate(async () => {
      const { workspace, until } = window.harness;
      return (await until(workspace.projects.list, (list) => list.items.length === 2)).items.map((item) => item.ok && item.value.name);
    });
    expect(there).toEqual(["Second", "First"]);
    await elsewhere.close();
  });

  test("a project made offline is in the list at once and arrives later", async () => {
    await page.evaluate(() =>
      window.harness.until(window.harness.workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache),
    );
    await device.setOffline(true);
    const created = await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      const done = await workspace.projects.create({ name: "Site" });
      const { items } = await until(workspace.projects.list, (list) => list.items.length === 1);
      return { done: done.ok, pending: items[0]!.ok && items[0]!.pending, status: workspace.sync.getSnapshot().status };
    });
    expect(created).toEqual({ done: true, pending: true, status: "offline" });
    await device.setOffline(false);
    await page.evaluate(() =>
      window.harness.until(window.harness.workspace.projects.list, ({ items }) => items[0]!.ok && !items[0]!.pending),
    );
    expect(await everything()).toHaveLength(1);
  });

  test("a document that cannot be read is shown as such, and the others stay", async () => {
    const administrator = client(bench.firestore.url, project, "owner");
    await administrator.commit({ create: `${home}/projects/odd`, fields: { name: 5, colour: "red" } });
    const shown = await page.evaluate(async () => {
      const { workspace, until } = window.harness;
      await workspace.projects.create({ name: "Office" });
      const { items } = await until(workspace.projects.list, (list) => list.items.length === 2);
      return items.map((item) => (item.ok ? item.value.name : item));
    });
    expect(shown[0]).toBe("Office");
    expect(shown[1]).toMatchObject({
      ok: false,
      id: "odd",
      raw: { name: 5, colour: "red" },
      reason: expect.stringContaining("name must be text."),
    });
  });
});

describe("templates", () => {
  test.each(isAll ? [0, 1, 2] : [0])("template %i becomes a project with its files and their results", async (index) => {
    const made = await page.evaluate(async (which) => {
      const { workspace, until, store } = window.harness;
      const template = store.templates[which]!;
      const done = await workspace.projects.createFromTemplate(template);
      if (!done.ok) throw new Error(done.message);
      const list = await until(workspace.files.ofProject(done.id), (all) => all.items.length === template.files.length);
      const files = list.items.map(
        (item) => item.ok && [item.value.collection, item.value.name, Object.keys(item.value.results).length > 0],
      );
      const recent = await until(workspace.files.recent, ({ items }) => items.length === template.files.length);
      return { files, expected: template.files.length, recent: recent.items.length };
    }, index);
    expect(made.files).toHaveLength(made.expected);
    expect(made.recent).toBe(made.expected);
    for (const file of made.files) {
      if (file === false) throw new Error("unreadable");
      expect([file[1], file[2] || file[0] === "boqs"]).toEqual([file[1], true]);
    }
  });
});

describe("removing", () => {
  test("a removed project is hidden at once, and undoing it brings back everything as it was", async () => {
    const result = await page.evaluate(async () => {
      const { workspace, until, oneFile } = window.harness;
      const { projectId } = await oneFile();
      const before = await until(workspace.projects.list, ({ items }) => items[0]?.ok === true && !items[0].pending);
      await until(workspace.files.recent, ({ items }) => items.length === 1);
      const removal = workspace.projects.remove(projectId);
      await until(workspace.projects.list, ({ items }) => items.length === 0);
      await until(workspace.files.recent, ({ status, items }) => status === "ready" && items.length === 0);
      const undone = removal.undo();
      const after = await until(workspace.projects.list, ({ items }) => items.length === 1);
      return { undone, before: JSON.stringify(before.items), after: JSON.stringify(after.items) };
    });
    expect(result.undone).toBe(true);
    expect(result.after).toBe(result.before);
  });

  test("a project that is deleted for good leaves nothing behind: no file, no revision, no version, no pointer", async () => {
    await page.evaluate(async () => {
      const { workspace, until, oneFile, heatLoad, ready, store } = window.harness;
      const ref = await oneFile();
      const file = workspace.files.open(ref, heatLoad);
      await ready(file);
      await file.save("kept");
      file.close();
      await workspace.projects.createFromTemplate(store.templates[0]!);
      await until(workspace.projects.list, ({ items }) => items.length === 2);
    });
    expect((await everything()).length).toBeGreaterThan(6);
    await page.evaluate(async () => {
      const { workspace } = window.harness;
      const { items } = workspace.projects.list.getSnapshot();
      // One file is in the bin already.
      const files = await window.harness.until(workspace.files.ofProject(items[0]!.id), ({ status }) => status === "ready");
      const file = files.items.flatMap((item) => (item.ok ? [item.value] : []))[0]!;
      workspace.files.remove({ projectId: file.projectId, collection: file.collection, fileId: file.id });
      await Promise.all(items.map(({ id }) => workspace.bin.removeForGood({ projectId: id })));
    });
    expect(await everything()).toEqual([]);
  });

  test("what is deleted waits in the bin of the next page, and is restored document by document as it was", async () => {
    const ref = await page.evaluate(async () => {
      const { workspace, oneFile, heatLoad, ready } = window.harness;
      const file = await oneFile();
      const open = workspace.files.open(file, heatLoad);
      await ready(open);
      await open.save("kept");
      open.close();
      return file;
    });
    const before = await everything();
    const exported = await page.evaluate(async (file) => {
      const { workspace, until } = window.harness;
      workspace.files.remove(file);
      await until(workspace.unsent, (unsent) => !unsent);
      const [project, account] = [await workspace.archives.exportProject(file.projectId), await workspace.archives.exportAll()];
      return [project.ok && project.archive.project.files.length, account.ok && account.archive.projects[0]!.files.length];
    }, ref);
    // The export of the account includes the bin.
    expect(exported).toEqual([0, 1]);
    await page.evaluate(async (file) => {
      const { workspace, until } = window.harness;
      workspace.projects.remove(file.projectId);
      await until(workspace.unsent, (unsent) => !unsent);
    }, ref);
    await page.close();
    const next = await bench.tab(device, project);
    const bin = await next.evaluate(async () => {
      const { workspace, until } = window.harness;
      const { items } = await until(workspace.bin.list, ({ status, items: some }) => status === "ready" && some.length === 2);
      return items.map(({ name, daysLeft, files, project: place }) => ({ name, daysLeft, files, isInBin: place?.isInBin }));
    });
    expect(bin).toEqual(
      expect.arrayContaining([
        { name: "Room 1", daysLeft: 30, files: undefined, isInBin: true },
        { name: expect.any(String), daysLeft: 30, files: 1, isInBin: undefined },
      ]),
    );
    expect((await everything()).filter((path) => !path.includes("/removals/"))).toEqual(before);
    const restored = await next.evaluate(async (file) => {
      const { workspace, until } = window.harness;
      const isRestored = [workspace.bin.restore({ projectId: file.projectId }), workspace.bin.restore({ file })];
      await until(workspace.files.ofProject(file.projectId), ({ items }) => items.length === 1);
      await until(workspace.unsent, (unsent) => !unsent);
      return isRestored;
    }, ref);
    expect(restored).toEqual([true, true]);
    expect(await everything()).toEqual(before);
  });

  test("what was deleted thirty days ago is deleted for good by the next page", async () => {
    const { projectId } = await page.evaluate(() => window.harness.oneFile());
    await page.evaluate((id) => {
      const { workspace, until } = window.harness;
      workspace.projects.remove(id);
      return until(workspace.unsent, (unsent) => !unsent);
    }, projectId);
    await page.close();
    const deletedAt = (days: number): Promise<unknown> =>
      client(bench.firestore.url, project, "owner").commit({
        put: `artifacts/plenum/users/alice/removals/${projectId}`,
        fields: { projectId, requestedAt: new Date(Date.now() - days * 86_400_000) },
      });
    await deletedAt(29);
    const early = await bench.tab(device, project);
    await early.evaluate(() => window.harness.until(window.harness.workspace.bin.list, ({ items }) => items[0]?.daysLeft === 1));
    await early.close();
    await deletedAt(31);
    await bench.tab(device, project);
    await expect.poll(everything, { timeout: limit(40) }).toEqual([]);
  });

  test("a deletion for good that was asked for offline is stored after a reload, and not refused", async () => {
    const id = await page.evaluate(async () => {
      const { workspace, until, oneFile } = window.harness;
      const { projectId } = await oneFile();
      await until(workspace.unsent, (unsent) => !unsent);
      return projectId;
    });
    const cut = (url: URL): boolean => url.port === String(bench.firestore.port);
    await device.route(cut, (route) => route.abort());
    await page.evaluate(async (projectId) => {
      const { workspace, until } = window.harness;
      void workspace.bin.removeForGood({ projectId });
      await until(workspace.projects.list, ({ items }) => items.length === 0);
    }, id);
    await page.reload();
    await bench.connect(page, project);
    await device.unroute(cut);
    await expect.poll(everything, { timeout: limit(40) }).toEqual([]);
    expect(
      await page.evaluate(() =>
        window.harness.until(window.harness.workspace.sync, ({ status }) => status === "saved" || status === "failed"),
      ),
    ).toEqual({ status: "saved" });
  });

  test("removing everything leaves nothing of a user, and everything of another", async () => {
    const bob = await bench.tab(await bench.device(), project, "bob");
    await bob.evaluate(() => window.harness.oneFile());
    await page.evaluate(async () => {
      const { workspace, oneFile } = window.harness;
      await oneFile();
      await workspace.company.save({ name: "Firm", location: "", logo: null });
      await workspace.removeEverything();
    });
    const left = await everything();
    expect(left.length).toBe(3);
    for (const path of left) expect(path).toContain("/users/bob/");
    await bob.context().close();
  });
});

describe("files", () => {
  test("a file that is moved keeps its id, its time of creation and its revisions", async () => {
    const moved = await page.evaluate(async () => {
      const { workspace, until, oneFile, heatLoad, ready } = window.harness;
      const ref = await oneFile();
      const file = workspace.files.open(ref, heatLoad);
      const { file: before } = await ready(file, ({ saving }) => saving.status === "saved");
      for (let save = 0; save < 3; save += 1) await file.save(`save ${save}`);
      file.close();
      const target = await workspace.projects.create({ name: "Other" });
      if (!target.ok) throw new Error(target.message);
      const done = await workspace.files.move(ref, target.id);
      if (!done.ok) throw new Error(done.message);
      const there = await until(workspace.files.ofProject(target.id), ({ items, fromCache }) => items.length === 1 && !fromCache);
      const here = await until(workspace.files.ofProject(ref.projectId), ({ status, fromCache }) => status === "ready" && !fromCache);
      const revisions = await until(workspace.files.revisions(done.file), ({ items }) => items.length === 3);
      const item = there.items[0]!;
      return {
        here: here.items.length,
        sameId: item.id === ref.fileId,
        sameTime: item.ok && item.value.createdAt.getTime() === before.createdAt.getTime(),
        notes: revisions.items.map((revision) => revision.ok && revision.value.note),
      };
    });
    expect(moved).toEqual({ here: 0, sameId: true, sameTime: true, notes: ["save 2", "save 1", "save 0"] });
  });

  test("a file is renamed and duplicated, and both are among the recent ones", async () => {
    const names = await page.evaluate(async () => {
      const { workspace, until, oneFile } = window.harness;
      const ref = await oneFile();
      const blank = await workspace.files.rename(ref, " ");
      await workspace.files.rename(ref, "Room 2");
      await workspace.files.duplicate(ref);
      const { items } = await until(workspace.files.ofProject(ref.projectId), (list) => list.items.length === 2);
      const recent = await until(workspace.files.recent, (list) => list.items.length === 2);
      return {
        blank,
        files: items.map((item) => item.ok && item.value.name),
        recent: recent.items.map((item) => item.ok && item.value.name),
      };
    });
    expect(names).toEqual({
      blank: { ok: false, message: "name is blank." },
      files: ["Room 2 (copy)", "Room 2"],
      recent: ["Room 2 (copy)", "Room 2"],
    });
  });

  test("a thousand files in a project are listed without their inputs, in a few steps", async () => {
    const made = await page.evaluate(() => window.harness.workspace.projects.create({ name: "Tower" }));
    const id = made.ok ? made.id : "";
    const summary = { projectId: id, collection: "calculations", unitSystem: "Metric", results: {}, createdAt: now, updatedAt: now };
    const writes = Array.from({ length: 1000 }, (_, index): Write => ({
      create: `${home}/fileSummaries/room-${index}`,
      fields: { ...summary, name: `Room ${index}` },
    }));
    const administrator = client(bench.firestore.url, project, "owner");
    for (let start = 0; start < 1000; start += 250) await administrator.commit(...writes.slice(start, start + 250));
    const before = bench.firestore.usage?.(project).reads ?? 0;
    const listed = await page.evaluate(async (projectId) => {
      const { workspace, until } = window.harness;
      await until(workspace.projects.list, ({ status }) => status === "ready");
      const files = workspace.files.ofProject(projectId);
      let changes = 0;
      const leave = files.subscribe(() => (changes += 1));
      const newest = await until(files, ({ items }) => items.length > 0);
      await until(files, ({ items }) => items.length === 1000);
      const { isPartial } = files.getSnapshot();
      leave();
      return { newest: newest.items.length, isPartial, changes };
    }, id);
    expect([listed.newest >= 30, listed.isPartial]).toEqual([true, false]);
    // A list that changed with every file would cost quadratic time.
    expect(listed.changes).toBeLessThan(20);
    // The first screen, then all of them.
    const reads = (bench.firestore.usage?.(project).reads ?? 0) - before;
    expect(reads).toBeLessThan(1200);
  });

  test("a project whose page is left and opened again stands there as it was", async () => {
    const again = await page.evaluate(async () => {
      const { workspace, until, oneFile, store, heatLoad, input } = window.harness;
      const { projectId } = await oneFile();
      const leave = workspace.files.ofProject(projectId).subscribe(() => {});
      await until(workspace.files.ofProject(projectId), ({ items, fromCache }) => items.length === 1 && !fromCache);
      leave();
      const files = workspace.files.ofProject(projectId);
      const seen: unknown[] = [files.getSnapshot().items.length];
      // A change while nobody views the list is included too.
      await workspace.files.rename({ projectId, collection: "calculations", fileId: files.getSnapshot().items[0]!.id }, "Hall");
      const renamed = await until(files, ({ items }) => items.some((item) => item.ok && item.value.name === "Hall"));
      seen.push(renamed.items.length);
      await workspace.files.create(projectId, "calculations", { name: "Room 2", ...store.contentFor(heatLoad, input()) });
      await until(files, ({ items }) => items.length === 2);
      return seen;
    });
    expect(again).toEqual([1, 1]);
  });
});

describe("export and import", () => {
  test("a project that is exported, imported and exported again is the same but for its times and ids, and links lead to the files under their new ids", async () => {
    const [first, second] = await page.evaluate(async () => {
      const { workspace, store, until, heatLoad, ready } = window.harness;
      const made = await workspace.projects.createFromTemplate(store.templates[1]!);
      if (!made.ok) throw new Error(made.message);
      const { items } = await until(workspace.files.ofProject(made.id), (list) => list.items.length === store.templates[1]!.files.length);
      const heating = items.find((item) => item.ok && item.value.collection === "calculations")!;
      const file = workspace.files.open({ projectId: made.id, collection: "calculations", fileId: heating.id }, heatLoad);
      await ready(file);
      await file.save("kept");
      const link = { collection: "calculations", fileId: heating.id, result: "ventilationAirflow" };
      const linked = { unitSystem: "Metric", ventilationRate: { value: 10, unit: "L/s", link } };
      await workspace.files.create(made.id, "calculations", { name: "Follows", ...store.contentFor(heatLoad, linked) });
      const single = await workspace.archives.exportProject(made.id);
      if (!single.ok) throw new Error(single.message);
      const imported = await workspace.archives.importProjects(JSON.stringify(single.archive));
      if (!imported.ok) throw new Error(imported.message);
      const two = await workspace.archives.exportProject(imported.ids[0]!);
      if (!two.ok) throw new Error(two.message);
      return [single.archive, two.archive];
    });
    const withoutTimes = (key: string, value: unknown): unknown => (/^(createdAt|updatedAt|exportedAt)$/.test(key) ? undefined : value);
    const timeless = (archive: typeof first): unknown => {
      const text = archive.project.files.reduce(
        (before, { id, name }) => before.replaceAll(id!, name),
        JSON.stringify(archive, withoutTimes),
      );
      return JSON.parse(text);
    };
    const sorted = (archive: typeof first): unknown =>
      timeless({
        ...archive,
        project: { ...archive.project, files: archive.project.files.toSorted((a, b) => a.name.localeCompare(b.name)) },
      });
    // The name is in use while the first one exists.
    const named = { ...first, project: { ...first.project, name: `${first.project.name} (2)` } };
    expect(sorted(second)).toEqual(sorted(named));
    expect(first.project.files.flatMap(({ revisions }) => revisions.map(({ note }) => note))).toEqual(["kept"]);
  });

  test("the export of all data holds company, projects and what cannot be read", async () => {
    const administrator = client(bench.firestore.url, project, "owner");
    await page.evaluate(async () => {
      const { workspace, oneFile } = window.harness;
      await oneFile();
      await workspace.company.save({ name: "Firm", location: "Town", logo: null });
    });
    const [path] = (await everything()).filter((candidate) => candidate.includes("/calculations/"));
    await administrator.commit({ create: `${path!.slice(0, path!.lastIndexOf("/"))}/odd`, fields: { name: "Odd", when: new Date(0) } });
    const archive = await page.evaluate(async () => {
      const done = await window.harness.workspace.archives.exportAll();
      return done.ok ? done.archive : undefined;
    });
    expect(archive).toMatchObject({ format: "plenum-account", version: 1, company: { name: "Firm", location: "Town", logo: null } });
    expect(archive!.projects[0]!.files).toHaveLength(1);
    expect(archive!.projects[0]!.unreadable).toEqual([
      {
        path: expect.stringMatching(/calculations\/odd$/),
        reason: expect.any(String),
        raw: { name: "Odd", when: { $timestamp: "1970-01-01T00:00:00.000Z" } },
      },
    ]);
  });
});

describe("the end of a session", () => {
  test("closing the workspace clears the lists", async () => {
    const left = await page.evaluate(async () => {
      const { workspace, until, oneFile } = window.harness;
      await oneFile();
      await until(workspace.projects.list, ({ items }) => items.length === 1);
      workspace.close();
      return [workspace.projects.list.getSnapshot().items.length, workspace.company.details.getSnapshot().status];
    });
    expect(left).toEqual([0, "loading"]);
  });

  test("a write that the server refuses is taken back and said to have failed", async () => {
    const result = await page.evaluate(async () => {
      const { workspace, until, oneFile, heatLoad, ready } = window.harness;
      const ref = await oneFile();
      const file = workspace.files.open(ref, heatLoad);
      await ready(file, ({ saving }) => saving.status === "saved");
      const moved = await workspace.files.move(ref, "a-project-that-is-not-there");
      const state = await ready(file);
      const { status } = await until(workspace.sync, (sync) => sync.status === "failed");
      workspace.sync.dismissFailure();
      return {
        moved: moved.ok,
        name: state.file.name,
        status,
        then: (await until(workspace.sync, (sync) => sync.status === "saved")).status,
      };
    });
    expect(result).toEqual({ moved: false, name: "Room 1", status: "failed", then: "saved" });
  });
});
