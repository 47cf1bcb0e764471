import type { Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { isAll } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { client } from "@tooling/testing/documents";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";

eachOnADevice("files");

/** A number of the form's complete input. */
const squareMetres = (value: number): { value: number; unit: string } => ({ value, unit: "m2" });

type Ref = Awaited<ReturnType<Window["harness"]["oneFile"]>>;

/** Opens a file in a tab and keeps it open. */
const open = (tab: Page, ref: Ref) =>
  tab.evaluate(async (file) => {
    const { harness } = window;
    harness.file = harness.workspace.files.open(file, harness.heatLoad);
    return (await harness.ready(harness.file)).input;
  }, ref);

/** Types into the open file. */
const type = (tab: Page, over: Record<string, string | number>) =>
  tab.evaluate((fields) => {
    const state = window.harness.file!.getSnapshot();
    if (state.status !== "ready") throw new Error(state.status);
    window.harness.file!.setInput({ ...state.input, ...fields });
  }, over);

const saved = (tab: Page) =>
  tab.evaluate(async () => (await window.harness.ready(window.harness.file!, ({ saving }) => saving.status === "saved")).input);
const shows = (tab: Page, name: string, value: number) =>
  tab.evaluate(
    async ({ field, wanted }) => {
      await window.harness.ready(window.harness.file!, ({ input }) => (input[field] as { value: number }).value === wanted);
    },
    { field: name, wanted: value },
  );

describe("a file that is edited", () => {
  test("changes are stored with their results automatically", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    await type(page, { wallArea: 31 });
    await saved(page);
    const stored = await page.evaluate(async () => {
      const { file, heatLoad, store } = window.harness;
      const state = file!.getSnapshot();
      if (state.status !== "ready") throw new Error(state.status);
      const now = heatLoad.calculate(state.input);
      return {
        area: state.file.data.input["wallArea"],
        changes: state.resultChanges,
        differs: now.ok && store.resultChanges(state.file.data.results, now.results),
      };
    });
    expect(stored).toEqual({ area: squareMetres(31), changes: [], differs: [] });
    const other = await bench.tab(await bench.device(), project);
    expect((await open(other, ref))["wallArea"]).toEqual(squareMetres(31));
    await other.context().close();
  });

  test.runIf(isAll)("two tabs that change different fields keep both changes, and each sees the other's", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    const second = await bench.tab(device, project);
    await Promise.all([open(page, ref), open(second, ref)]);
    await Promise.all([type(page, { wallArea: 31 }), type(second, { roofArea: 55 })]);
    await Promise.all([shows(page, "roofArea", 55), shows(second, "wallArea", 31)]);
    const [first, two] = [await saved(page), await saved(second)];
    expect(first).toEqual(two);
    expect([first["wallArea"], first["roofArea"]]).toEqual([31, 55].map(squareMetres));
  });

  test("two devices that change the same field are asked, and nothing is overwritten before the answer", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    const elsewhere = await bench.device();
    const other = await bench.tab(elsewhere, project);
    await Promise.all([open(page, ref), open(other, ref)]);
    await elsewhere.setOffline(true);
    await type(other, { wallArea: 99, roofArea: 3 });
    await type(page, { wallArea: 31 });
    await saved(page);
    await elsewhere.setOffline(false);
    const conflict = await other.evaluate(async () => {
      const { conflicts, input, file } = await window.harness.ready(window.harness.file!, (state) => state.conflicts.length > 0);
      return { conflicts, inForm: input["wallArea"], stored: file.data.input["wallArea"] };
    });
    expect(conflict).toEqual({
      conflicts: [{ path: ["wallArea"], base: squareMetres(20), mine: squareMetres(99), theirs: squareMetres(31) }],
      inForm: squareMetres(99),
      stored: squareMetres(31),
    });
    await shows(page, "roofArea", 3);
    expect((await saved(page))["wallArea"]).toEqual(squareMetres(31));
    await other.evaluate(() => {
      const state = window.harness.file!.getSnapshot();
      if (state.status === "ready") window.harness.file!.resolve(state.conflicts[0]!, "mine");
    });
    await shows(page, "wallArea", 99);
    expect((await saved(other))["wallArea"]).toEqual(squareMetres(99));
    await elsewhere.close();
  });

  test("an offline edit is kept, said to be kept, and arrives when the network is back", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    await device.setOffline(true);
    await type(page, { wallArea: 41 });
    const offline = await page.evaluate(async () => {
      const { harness } = window;
      await harness.ready(harness.file!, ({ saving }) => saving.status === "offline");
      return harness.workspace.sync.getSnapshot().status;
    });
    expect(offline).toBe("offline");
    await device.setOffline(false);
    expect((await saved(page))["wallArea"]).toEqual(squareMetres(41));
    await page.evaluate(() => window.harness.until(window.harness.workspace.sync, ({ status }) => status === "saved"));
  });

  test.runIf(isAll)("more revisions than one request holds, kept offline, all arrive", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    await device.setOffline(true);
    await type(page, { wallArea: 41 });
    const notes = Array.from({ length: 13 }, (_, index) => `offline ${index}`);
    await page.evaluate((all) => {
      for (const note of all) void window.harness.file!.save(note);
    }, notes);
    await page.evaluate(() => window.harness.ready(window.harness.file!, ({ saving }) => saving.status === "offline"));
    await device.setOffline(false);
    expect((await saved(page))["wallArea"]).toEqual(squareMetres(41));
    await expect
      .poll(async () => (await page.evaluate(() => window.harness.workspace.outbox.getSnapshot())).length, { timeout: limit(20) })
      .toBe(0);
    const { body } = await client(bench.firestore.url, project, "owner").group("revisions");
    const stored = (body as { document?: { fields: { note: { stringValue: string } } } }[]).flatMap(({ document }) =>
      document ? [document.fields.note.stringValue] : [],
    );
    expect(stored.toSorted()).toEqual(notes.toSorted());
  });

  test("what was typed in a tab that is closed before it could be stored is stored at the next start", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    await device.setOffline(true);
    await type(page, { wallArea: 42 });
    await page.close();
    await device.setOffline(false);
    const next = await bench.tab(device, project);
    await next.evaluate(() => window.harness.workspace.settle(window.harness.timeoutMs));
    expect(await next.evaluate(() => window.harness.workspace.outbox.getSnapshot())).toEqual([]);
    const other = await bench.tab(await bench.device(), project);
    expect((await open(other, ref))["wallArea"]).toEqual(squareMetres(42));
    await other.context().close();
  });

  test("a file made offline can be edited offline, and both arrive", async () => {
    await page.evaluate(() =>
      window.harness.until(window.harness.workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache),
    );
    await device.setOffline(true);
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    await type(page, { wallArea: 43 });
    await device.setOffline(false);
    expect((await saved(page))["wallArea"]).toEqual(squareMetres(43));
    const other = await bench.tab(await bench.device(), project);
    expect((await open(other, ref))["wallArea"]).toEqual(squareMetres(43));
    await other.context().close();
  });
});

describe("a file that goes while it is edited", () => {
  test("is shown as missing, and its inputs are kept", async () => {
    await page.clock.install();
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    await device.setOffline(true);
    await type(page, { wallArea: 44 });
    const other = await bench.tab(await bench.device(), project);
    await other.evaluate((file) => window.harness.workspace.bin.removeForGood({ file }), ref);
    await other.context().close();
    await device.setOffline(false);
    await page.evaluate(() => window.harness.until(window.harness.file!, (state) => state.status === "missing" && !state.offline));
    // Longer than any delay of saving.
    await page.clock.runFor(60_000);
    const unsaved = await page.evaluate(() => {
      const later = window.harness.file!.getSnapshot();
      return later.status === "missing" && !later.offline && later.unsaved?.["wallArea"];
    });
    expect(unsaved).toEqual(squareMetres(44));
  });

  test("is shown as deleted when it is read or copied afterwards", async () => {
    const messages = await page.evaluate(async () => {
      const { harness } = window;
      const ref = await harness.oneFile();
      await harness.workspace.bin.removeForGood({ file: ref });
      const results = [await harness.workspace.files.read(ref), await harness.workspace.files.duplicate(ref)];
      return results.map((result) => (result.ok ? "there" : result.message));
    });
    expect(messages).toEqual(["It no longer exists.", "It no longer exists."]);
  });

  test("is hidden in every tab of the device at once, and comes back in all when that is undone", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    const second = await bench.tab(device, project);
    const count = (tab: Page, wanted: number) =>
      tab.evaluate(
        async ([projectId, length]) => {
          const list = window.harness.workspace.files.ofProject(projectId);
          await window.harness.until(list, ({ status, items }) => status === "ready" && items.length === length);
        },
        [ref.projectId, wanted] as const,
      );
    await Promise.all([count(page, 1), count(second, 1)]);
    const removal = await page.evaluateHandle((file) => window.harness.workspace.files.remove(file), ref);
    await Promise.all([count(page, 0), count(second, 0)]);
    await removal.evaluate((pending) => pending.undo());
    await Promise.all([count(page, 1), count(second, 1)]);
  });
});

describe("revisions", () => {
  test("every explicit save keeps one, and restoring one keeps what was there before", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    await type(page, { wallArea: 31 });
    await page.evaluate(() => window.harness.file!.save("first"));
    await type(page, { wallArea: 32 });
    await page.evaluate(() => window.harness.file!.save("second"));
    await type(page, { wallArea: 33 });
    const result = await page.evaluate(async (file) => {
      const { harness } = window;
      const revisions = harness.workspace.files.revisions(file);
      const { items } = await harness.until(revisions, (list) => list.items.length === 2);
      const first = items.find((item) => item.ok && item.value.note === "first")!;
      if (!first.ok) throw new Error(first.reason);
      const done = await harness.file!.restore(first.value);
      const after = await harness.until(revisions, (list) => list.items.length === 4);
      const notes = after.items.map((item) => item.ok && [item.value.note.replace(/ from .*/, ""), item.value.data.input["wallArea"]]);
      const state = await harness.ready(harness.file!);
      return {
        done,
        order: items.map((item) => item.ok && item.value.note),
        notes,
        now: state.input["wallArea"],
        stored: state.file.data.input["wallArea"],
      };
    }, ref);
    expect(result.done).toEqual({ ok: true });
    expect(result.order).toEqual(["second", "first"]);
    expect(result.notes[0]).toEqual(["Restored", squareMetres(31)]);
    expect(result.notes).toContainEqual(["Before restoring", squareMetres(33)]);
    expect([result.now, result.stored]).toEqual([31, 31].map(squareMetres));
  });
});

describe("a file made by another version", () => {
  test("an older one is brought to today's version, and says what today's engine gives instead", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    const shown = await page.evaluate(async (ref) => {
      const { harness } = window;
      const twice = (data: Readonly<Record<string, unknown>>): object => ({
        ...data,
        wallArea: { value: (data["wallArea"] as { value: number }).value * 2, unit: "m2" },
      });
      const today = {
        version: 9,
        open: (data: Readonly<Record<string, unknown>>, version: number) => ({
          input: version < 9 ? twice(data) : data,
          notes: ["One thing is set aside."],
        }),
        complete: (input: unknown) => input as object,
        calculate: () => ({ ok: true as const, results: { totalLoad: { value: 1000, quantity: "power" } } }),
      };
      const file = harness.workspace.files.open(ref, today);
      const { input, resultChanges, notes, file: stored } = await harness.ready(file);
      file.close();
      const total = stored.data.results["totalLoad"] as { value: number };
      return {
        area: input["wallArea"],
        stored: stored.data.input["wallArea"],
        change: resultChanges.find(({ name }) => name === "totalLoad"),
        total: total.value,
        notes,
      };
    }, ref);
    expect([shown.stored, shown.area]).toEqual([20, 40].map(squareMetres));
    expect(shown.notes).toEqual(["One thing is set aside."]);
    expect(shown.change).toEqual({ name: "totalLoad", quantity: "power", was: shown.total, now: 1000 });
  });

  test("one of an older version is brought to today's by its calculator, and stored so once it is edited", async () => {
    const { projectId } = await page.evaluate(() => window.harness.oneFile());
    const results = await page.evaluate(async (project) => {
      const { harness } = window;
      const content = {
        calculatorVersion: 1,
        engineVersion: "0.1.0",
        data: { input: { unitSystem: "Metric", height: 3.3, altitude: { value: 200, unit: "ft" } }, results: {} },
      };
      const created = await harness.workspace.files.create(project, "calculations", { name: "Old room", ...content });
      if (!created.ok) throw new Error(created.message);
      const { heatLoad } = harness;
      /** Version 2 of a calculator that called the ceiling's height `height` in version 1. */
      const later: typeof heatLoad = {
        ...heatLoad,
        version: 2,
        open: ({ height, ...stored }, version) => heatLoad.open(version === 1 ? { ...stored, ceilingHeight: height } : stored, 1),
      };
      const file = harness.workspace.files.open(created.file, later);
      const opened = await harness.ready(file);
      file.setInput({ ...opened.input, roofArea: 7 });
      const { file: stored } = await harness.ready(file, ({ saving }) => saving.status === "saved");
      file.close();
      return { opened: opened.input, before: opened.file.calculatorVersion, after: stored.calculatorVersion, input: stored.data.input };
    }, projectId);
    expect(results.before).toBe(1);
    expect(results.opened).toMatchObject({ ceilingHeight: { value: 3.3, unit: "m" }, altitude: { value: 200, unit: "ft" } });
    expect(results.after).toBe(2);
    expect(results.input).toEqual({ ...results.opened, roofArea: squareMetres(7) });
  });

  test("a newer one is not touched", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    const status = await page.evaluate(async (ref) => {
      const { harness } = window;
      const file = harness.workspace.files.open(ref, { ...harness.heatLoad, version: 0 });
      const { status } = await harness.until(file, (state) => state.status !== "loading");
      file.close();
      return status;
    }, ref);
    expect(status).toBe("newer");
  });
});

describe("versions", () => {
  /** The wall areas of the versions of a file, newest first. */
  const areas = (tab: Page, ref: Ref, count: number): Promise<readonly unknown[]> =>
    tab.evaluate(
      async ([file, wanted]) => {
        const { workspace, until } = window.harness;
        const { versions } = await until(workspace.files.versions(file), (state) => state.versions.length === wanted);
        const read = await Promise.all(versions.map((version) => workspace.files.readVersion(file, version)));
        return read.map((result) => result.ok && (result.revision.data.input["wallArea"] as { value: number }).value);
      },
      [ref, count] as const,
    );

  test("keep the state in which a page opened the file, once, and it is restored after the page was left", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    const opened = await page.evaluate(() => {
      const state = window.harness.file!.getSnapshot();
      return state.status === "ready" ? (state.input["wallArea"] as { value: number }).value : undefined;
    });
    await type(page, { wallArea: 31 });
    await saved(page);
    await type(page, { wallArea: 32 });
    await saved(page);
    expect(await areas(page, ref, 1)).toEqual([opened]);
    await page.evaluate(() => window.harness.file!.close());
    await page.reload();
    await bench.connect(page, project);
    await open(page, ref);
    await type(page, { wallArea: 33 });
    await saved(page);
    expect(await areas(page, ref, 2)).toEqual([32, opened]);
    const restored = await page.evaluate(async (file) => {
      const { workspace, until, file: editor } = window.harness;
      const { versions } = await until(workspace.files.versions(file), (state) => state.versions.length === 2);
      const read = await workspace.files.readVersion(file, versions[1]!);
      return read.ok && editor!.restore(read.revision);
    }, ref);
    expect(restored).toMatchObject({ ok: true });
    expect((await saved(page))["wallArea"]).toEqual(squareMetres(opened!));
  });

  test("are not said to be none on a device that is offline and has no list of them", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    await open(page, ref);
    await type(page, { wallArea: 31 });
    await saved(page);
    await device.setOffline(true);
    const status = await page.evaluate(async (file) => {
      const { workspace, until } = window.harness;
      const state = await until(workspace.files.versions(file), (each) => each.status !== "loading");
      return state.status;
    }, ref);
    expect(status).toBe("notOnDevice");
    await device.setOffline(false);
    expect((await areas(page, ref, 1)).length).toBe(1);
  });

  test("of a file that two devices edit at once are not doubled, and go with it to another project", async () => {
    const ref = await page.evaluate(() => window.harness.oneFile());
    const other = await bench.tab(await bench.device(), project);
    await open(page, ref);
    await open(other, ref);
    await type(page, { wallArea: 41 });
    await saved(page);
    await type(other, { roofArea: 42 });
    await saved(other);
    await type(page, { wallArea: 43 });
    await saved(page);
    expect((await areas(page, ref, 1)).length).toBe(1);
    await other.context().close();
    const to = await page.evaluate(async (file) => {
      const { workspace, file: editor } = window.harness;
      editor!.close();
      await workspace.settle();
      const made = await workspace.projects.create({ name: "Other" });
      const moved = made.ok && (await workspace.files.move(file, made.id));
      return moved !== false && moved.ok ? { ...file, projectId: moved.file.projectId } : undefined;
    }, ref);
    expect((await areas(page, to!, 1)).length).toBe(1);
  });
});
