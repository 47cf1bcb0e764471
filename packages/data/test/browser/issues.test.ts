import { describe, expect, test } from "vitest";
import { client } from "@tooling/testing/documents";
import type { LinkedResult } from "../../src/store/index.ts";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";

eachOnADevice("issues");

const statement = {
  note: "For construction",
  revision: "B",
  projectNumber: "41",
  preparedBy: "A. Smith",
  checkedBy: "",
  project: "Office",
  company: "Firm\nof two lines",
  location: "",
  issuedBy: "alice@example.com",
  links: [] as readonly LinkedResult[],
};

type Ref = Awaited<ReturnType<Window["harness"]["oneFile"]>>;

async function openFile(): Promise<Ref> {
  const ref = await page.evaluate(() => window.harness.oneFile());
  await page.evaluate(async (file) => {
    const { harness } = window;
    harness.file = harness.workspace.files.open(file, harness.heatLoad);
    await harness.ready(harness.file);
  }, ref);
  return ref;
}

/** Edits the open file, and issues it at the same moment. */
const typeAndIssue = (wallArea: number, over: Partial<typeof statement> = {}) =>
  page.evaluate(
    async ({ area, statement: fields }) => {
      const { file } = window.harness;
      const state = file!.getSnapshot();
      if (state.status !== "ready") throw new Error(state.status);
      file!.setInput({ ...state.input, wallArea: { value: area, unit: "m2" } });
      return file!.issue(fields);
    },
    { area: wallArea, statement: { ...statement, ...over } },
  );

/** Content of a link, once it has loaded. */
const shown = (ref: Ref, issueId: string, tab = page) =>
  tab.evaluate(
    async ({ file, id }) => {
      const { workspace, until, store } = window.harness;
      const state = await until(workspace.files.issue(file, id), ({ status }) => status !== "loading");
      if (state.status !== "ready") return state;
      const { revision } = state;
      return {
        status: state.status,
        isImported: revision.importedAt !== undefined,
        area: revision.data.input["wallArea"],
        issue: revision.issue,
        intact: await store.isIntact(revision),
      };
    },
    { file: ref, id: issueId },
  );

const storedRevisions = async (): Promise<number> => {
  const { body } = await client(bench.firestore.url, project, "owner").group("revisions");
  return (body as { document?: object }[]).filter(({ document }) => document).length;
};

describe("an issued report", () => {
  test("is unchanged after later edits of the file, and its hash is that of the stored content", async () => {
    const ref = await openFile();
    const done = await typeAndIssue(31);
    if (!done.ok) throw new Error(done.message);
    expect(done.isStored).toBe(true);
    await page.evaluate(async () => {
      const state = await window.harness.ready(window.harness.file!);
      window.harness.file!.setInput({ ...state.input, wallArea: { value: 99, unit: "m2" } });
      await window.harness.ready(window.harness.file!, ({ saving }) => saving.status === "saved");
    });
    const other = await bench.tab(await bench.device(), project);
    const there = await shown(ref, done.issueId, other);
    expect(there).toMatchObject({
      status: "ready",
      area: { value: 31, unit: "m2" },
      issue: { file: "Room 1", revision: "B", company: "Firm of two lines", hash: done.hash },
      intact: true,
    });
    await other.context().close();
  });

  test("has the names of linked results under its hash, and of no others", async () => {
    const ref = await openFile();
    const link = { collection: "calculations", fileId: "office", result: "supplyAirflow" };
    const name = { file: "Office\non two lines", name: "Supply airflow" };
    const done = await page.evaluate(
      async ({ statement: fields, source }) => {
        const { file } = window.harness;
        const state = file!.getSnapshot();
        if (state.status !== "ready") throw new Error(state.status);
        file!.setInput({ ...state.input, wallArea: { value: 31, unit: "m2", link: source } });
        return file!.issue(fields);
      },
      {
        statement: {
          ...statement,
          links: [
            { ...link, ...name },
            { ...link, ...name, fileId: "other" },
          ],
        },
        source: link,
      },
    );
    if (!done.ok) throw new Error(done.message);
    expect(await shown(ref, done.issueId)).toMatchObject({
      status: "ready",
      issue: { links: [{ ...link, file: "Office on two lines", name: "Supply airflow" }], hash: done.hash },
      intact: true,
    });
  });

  test("is not changed by anybody, and shows it when it was changed behind the rules", async () => {
    const ref = await openFile();
    const done = await typeAndIssue(31);
    if (!done.ok) throw new Error(done.message);
    const path = `artifacts/plenum/users/alice/projects/${ref.projectId}/calculations/${ref.fileId}/revisions/${done.issueId}`;
    const administrator = client(bench.firestore.url, project, "owner");
    const { body } = (await administrator.get(path)) as { body: { fields: Record<string, object> } };
    const other = await bench.tab(await bench.device(), project);
    await administrator.commit({ delete: path });
    await expect.poll(async () => (await shown(ref, done.issueId, other)).status).toBe("missing");
    const engine = { ...body.fields, engineVersion: { stringValue: "0.0.1" } };
    await fetch(`${bench.firestore.url}/v1/projects/${project}/databases/(default)/documents/${path}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
      body: JSON.stringify({ fields: engine }),
    });
    await expect.poll(() => shown(ref, done.issueId, other)).toMatchObject({ status: "ready", intact: false });
    await other.context().close();
  });

  test("without a network is kept on the device as it stood, and arrives once, whatever was typed meanwhile", async () => {
    const ref = await openFile();
    await device.setOffline(true);
    const done = await typeAndIssue(41);
    if (!done.ok) throw new Error(done.message);
    expect(done.isStored).toBe(false);
    expect(await shown(ref, done.issueId)).toEqual({ status: "waiting" });
    await page.evaluate(() => {
      const state = window.harness.file!.getSnapshot();
      if (state.status === "ready") window.harness.file!.setInput({ ...state.input, wallArea: { value: 42, unit: "m2" } });
    });
    await page.close();
    await device.setOffline(false);
    const next = await bench.tab(device, project);
    await next.evaluate(() => window.harness.workspace.settle(window.harness.timeoutMs));
    expect(await shown(ref, done.issueId, next)).toMatchObject({ status: "ready", area: { value: 41, unit: "m2" }, intact: true });
    expect(await storedRevisions()).toBe(1);
  });

  test("whose answer was lost is written once", async () => {
    const ref = await openFile();
    const commits = (url: URL): boolean => url.port === String(bench.firestore.port) && url.pathname.endsWith(":commit");
    // The server accepts it, and the answer is lost.
    await device.route(commits, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const done = await typeAndIssue(51);
    if (!done.ok) throw new Error(done.message);
    expect(done.isStored).toBe(false);
    await expect.poll(storedRevisions).toBe(1);
    await device.unroute(commits);
    await page.evaluate(() => window.harness.file!.retry());
    await page.evaluate(() => window.harness.ready(window.harness.file!, ({ saving }) => saving.status === "saved"));
    expect(await shown(ref, done.issueId)).toMatchObject({ status: "ready", intact: true });
    expect(await storedRevisions()).toBe(1);
  });

  test("that waits while the account gets another address is refused by itself, and holds back nothing else", async () => {
    const ref = await openFile();
    await device.setOffline(true);
    const former = await typeAndIssue(41, { issuedBy: "former@example.com" });
    const present = await typeAndIssue(42, { revision: "C" });
    if (!former.ok || !present.ok) throw new Error("They wait.");
    await page.evaluate(async () => {
      const state = await window.harness.ready(window.harness.file!);
      window.harness.file!.setInput({ ...state.input, wallArea: { value: 43, unit: "m2" } });
    });
    // The state is the same after a reload.
    await page.close();
    await device.setOffline(false);
    const next = await bench.tab(device, project);
    const shownState = () =>
      next.evaluate(async (file) => {
        const { workspace, heatLoad, ready } = window.harness;
        window.harness.file ??= workspace.files.open(file, heatLoad);
        const state = await ready(
          window.harness.file,
          ({ saving, refusedIssues }) => saving.status === "saved" && refusedIssues.length > 0,
        );
        return {
          area: state.file.data.input["wallArea"],
          refused: state.refusedIssues.map(({ issuedBy, revision }) => ({ issuedBy, revision })),
        };
      }, ref);
    expect(await shownState()).toEqual({ area: { value: 43, unit: "m2" }, refused: [{ issuedBy: "former@example.com", revision: "B" }] });
    expect(await shown(ref, present.issueId, next)).toMatchObject({ status: "ready", intact: true, area: { value: 42, unit: "m2" } });
    expect(await shown(ref, former.issueId, next)).toEqual({ status: "refused" });
    expect(await storedRevisions()).toBe(1);
    const waiting = await next.evaluate(() => window.harness.workspace.outbox.getSnapshot());
    expect(waiting).toMatchObject([{ status: "failed", message: expect.stringContaining("former@example.com") }]);
    await next.evaluate(() => window.harness.file!.dismissRefusals());
    await expect.poll(() => next.evaluate(() => window.harness.workspace.outbox.getSnapshot().length)).toBe(0);
  });

  test("in the name of another account is refused at once, and what was typed is stored", async () => {
    await openFile();
    const refused = await typeAndIssue(44, { issuedBy: "boss@example.com" });
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining("boss@example.com") });
    const state = await page.evaluate(() => window.harness.ready(window.harness.file!, ({ saving }) => saving.status === "saved"));
    expect(state.file.data.input["wallArea"]).toEqual({ value: 44, unit: "m2" });
    expect(state.refusedIssues).toEqual([]);
    expect(await storedRevisions()).toBe(0);
  });

  test("that waits while its file is moved is found by the link that was shown", async () => {
    const ref = await openFile();
    await device.setOffline(true);
    const done = await typeAndIssue(45);
    if (!done.ok) throw new Error(done.message);
    const other = await bench.tab(await bench.device(), project);
    const to = await other.evaluate(async (file) => {
      const { workspace } = window.harness;
      const created = await workspace.projects.create({ name: "Tower" });
      if (!created.ok) throw new Error(created.message);
      const moved = await workspace.files.move(file, created.id);
      if (!moved.ok) throw new Error(moved.message);
      return moved.file;
    }, ref);
    await device.setOffline(false);
    await expect.poll(storedRevisions).toBe(1);
    const place = await page.evaluate(
      async ({ file, id }) => {
        const { workspace, until } = window.harness;
        const state = await until(
          workspace.files.issue(file, id),
          (each) => each.status === "missing" && ![undefined, id].includes(each.movedTo?.issueId),
        );
        return state.status === "missing" ? state.movedTo : undefined;
      },
      { file: ref, id: done.issueId },
    );
    expect(place).toMatchObject({ file: to });
    const area = { value: 45, unit: "m2" };
    expect(await shown(to as Ref, place!.issueId)).toMatchObject({ status: "ready", intact: true, area, issue: { hash: done.hash } });
    await other.context().close();
  });

  test("is refused where there is nothing to issue, or a text cannot be kept", async () => {
    await openFile();
    const refused = await typeAndIssue(-4);
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining("errors in the inputs") });
    expect(await typeAndIssue(20, { revision: " " })).toEqual({ ok: false, message: "revision is blank." });
    expect(await typeAndIssue(20, { preparedBy: "x".repeat(81) })).toEqual({
      ok: false,
      message: "preparedBy is longer than 80 characters.",
    });
    expect(await storedRevisions()).toBe(0);
  });

  test("goes with its file to another project, and through an export: the same, with the same hash", async () => {
    const ref = await openFile();
    const done = await typeAndIssue(61);
    if (!done.ok) throw new Error(done.message);
    const opened = await page.evaluate(
      async ({ file, id }) => {
        const { workspace, until } = window.harness;
        window.harness.file!.close();
        const other = await workspace.projects.create({ name: "Tower" });
        if (!other.ok) throw new Error(other.message);
        const moved = await workspace.files.move(file, other.id);
        if (!moved.ok) throw new Error(moved.message);
        const left = await until(workspace.files.issue(file, id), (state) => state.status === "missing" && state.movedTo !== undefined);
        await until(workspace.files.issue(moved.file, id), ({ status }) => status === "ready");
        const exported = await workspace.archives.exportProject(other.id);
        if (!exported.ok) throw new Error(exported.message);
        const imported = await workspace.archives.importProjects(JSON.stringify(exported.archive));
        if (!imported.ok) throw new Error(imported.message);
        const { items } = await until(workspace.files.ofProject(imported.ids[0]!), (list) => list.items.length === 1 && !list.fromCache);
        const copy = { projectId: imported.ids[0]!, collection: "calculations" as const, fileId: items[0]!.id };
        const revisions = await until(workspace.files.revisions(copy), (list) => list.items.length === 1 && !list.fromCache);
        return { left: left.status === "missing" && left.movedTo, to: moved.file, copy, copiedId: revisions.items[0]!.id };
      },
      { file: ref, id: done.issueId },
    );
    expect(opened.left).toEqual({ file: opened.to, issueId: done.issueId });
    for (const [place, id, isImported] of [
      [opened.to, done.issueId, false],
      [opened.copy, opened.copiedId, true],
    ] as const)
      expect(await shown(place as Ref, id)).toMatchObject({ status: "ready", isImported, intact: true, issue: { hash: done.hash } });
  });

  test("is shown to nobody else, and an ordinary revision is not shown as one", async () => {
    const ref = await openFile();
    const done = await typeAndIssue(71);
    if (!done.ok) throw new Error(done.message);
    const stranger = await bench.tab(await bench.device(), project, "bob");
    expect(await shown(ref, done.issueId, stranger)).toMatchObject({ status: "missing", offline: false });
    await page.evaluate(() => window.harness.file!.save("plain"));
    const id = await page.evaluate(async (file) => {
      const { workspace, until } = window.harness;
      const { items } = await until(workspace.files.revisions(file), (list) => list.items.length === 2);
      return items.find((item) => item.ok && item.value.note === "plain")!.id;
    }, ref);
    expect(await shown(ref, id)).toEqual({ status: "missing", offline: false });
    await stranger.context().close();
  });
});
