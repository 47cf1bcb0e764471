import { readFileSync } from "node:fs";
import path from "node:path";
import { limit } from "@tooling/testing/slowness";
import { expect, test } from "vitest";
import { bench, eachOnADevice, page, project } from "./browser.ts";

eachOnADevice("usage");

/** Cost of one action: documents read, written and deleted, as production bills them. */
type Row = readonly [action: string, reads: number, writes: number, deletes: number];

/** The table of docs/deploy.md, which prices a deployment. */
function documented(): readonly Row[] {
  const text = readFileSync(path.join(import.meta.dirname, "../../../../docs/deploy.md"), "utf8");
  const table = text.slice(text.indexOf("## Reads and writes per action"));
  return [...table.matchAll(/^\| ([^|]+?) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
    ([, action, ...counts]) => [action!, ...counts.map(Number)] as unknown as Row,
  );
}

/** Runs work and compares, once the server has received everything and answered. */
async function expectUsage(expected: Row | undefined, action: string, work: () => Promise<unknown>): Promise<void> {
  const before = bench.firestore.usage!(project);
  await work();
  expect(await page.evaluate(() => window.harness.workspace.settle(window.harness.timeoutMs))).toBe(true);
  const used = (): Row => {
    const after = bench.firestore.usage!(project);
    return [action, after.reads - before.reads, after.writes - before.writes, after.deletes - before.deletes];
  };
  await expect.poll(used, { timeout: limit(10) }).toEqual(expected);
}

test.skipIf((process.env["FIRESTORE_EMULATOR_HOST"] ?? "") !== "")("what actions cost is what docs/deploy.md says", async () => {
  await page.evaluate(async () => {
    const { workspace, until } = window.harness;
    await until(workspace.projects.list, ({ status, fromCache }) => status === "ready" && !fromCache);
    await until(workspace.company.details, ({ status }) => status === "ready");
    await workspace.settle();
  });
  const rows = documented();
  let done = 0;
  const step = (action: string, work: () => Promise<unknown>): Promise<void> => expectUsage(rows[done++], action, work);

  await step("Create a project", () =>
    page.evaluate(async () => void (await window.harness.workspace.projects.create({ name: "Office" }))),
  );
  const projectId = await page.evaluate(() => window.harness.workspace.projects.list.getSnapshot().items[0]!.id);
  await step("Create a file", () =>
    page.evaluate(async (id) => {
      const { workspace, store, heatLoad, input } = window.harness;
      await workspace.files.create(id, "calculations", { name: "Room 1", ...store.contentFor(heatLoad, input()) });
    }, projectId),
  );
  await step("Open the project's list of 1 file, on a device that does not know it", () =>
    page.evaluate(async (id) => {
      const { workspace, until } = window.harness;
      await until(workspace.files.ofProject(id), ({ items, fromCache }) => items.length === 1 && !fromCache);
    }, projectId),
  );
  const fileId = await page.evaluate((id) => window.harness.workspace.files.ofProject(id).getSnapshot().items[0]!.id, projectId);
  await step("Open a file", () =>
    page.evaluate(
      async (ref) => {
        const { harness } = window;
        harness.file = harness.workspace.files.open(ref, harness.heatLoad);
        await harness.ready(harness.file, ({ saving }) => saving.status === "saved");
      },
      { projectId, collection: "calculations", fileId } as const,
    ),
  );
  const type = (area: number): Promise<unknown> =>
    page.evaluate(async (wallArea) => {
      const { file, ready, input } = window.harness;
      file!.setInput(input({ wallArea: { value: wallArea, unit: "m2" } }));
      await ready(
        file!,
        ({ saving, file: stored }) => saving.status === "saved" && (stored.data.input["wallArea"] as { value: number }).value === wallArea,
      );
    }, area);
  await step("Type into it and pause, the first time on a page", () => type(31));
  await step("Type into it again and pause", () => type(32));
  await step("Save it, which keeps a revision", () => page.evaluate(async () => void (await window.harness.file!.save("kept"))));
  await step("Rename it", () =>
    page.evaluate(async (ref) => void (await window.harness.workspace.files.rename(ref, "Hall")), {
      projectId,
      collection: "calculations",
      fileId,
    } as const),
  );
  const target = await page.evaluate(async () => {
    const made = await window.harness.workspace.projects.create({ name: "Other" });
    return made.ok ? made.id : "";
  });
  await page.evaluate(() => window.harness.file!.close());
  await step("Move it, with 1 revision and 1 version, to another project", () =>
    page.evaluate(async ([ref, to]) => void (await window.harness.workspace.files.move(ref, to)), [
      { projectId, collection: "calculations", fileId },
      target,
    ] as const),
  );
  await step("Delete it for good, with 1 revision and 1 version", () =>
    page.evaluate((file) => window.harness.workspace.bin.removeForGood({ file }), {
      projectId: target,
      collection: "calculations",
      fileId,
    } as const),
  );
  await step("Delete an empty project for good", () =>
    page.evaluate((projectId) => window.harness.workspace.bin.removeForGood({ projectId }), target),
  );
  expect(done).toBe(rows.length);
});
