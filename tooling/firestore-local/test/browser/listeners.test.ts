import type { Page } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { devicesOf } from "./devices.ts";
import { until, watch, write } from "./watching.ts";

const devices = devicesOf("demo-listeners");
let page: Page;
let other: Page;
beforeAll(async () => {
  [page, other] = await Promise.all([devices.open(), devices.open()]);
});

describe("listeners", () => {
  test("a write is seen at once as pending and then as confirmed", async () => {
    await watch(page, { collection: "open/confirm/docs" });
    await write(page, { "open/confirm/docs/a": { n: 1 } });
    const seen = await until(page, (all) =>
      all.some(({ documents, isPending, isFromCache }) => "a" in documents && !isPending && !isFromCache),
    );
    const withDocument = seen.filter(({ documents }) => "a" in documents);
    expect(withDocument[0]).toMatchObject({ documents: { a: { n: 1 } }, isPending: true });
    expect(withDocument.at(-1)).toMatchObject({ documents: { a: { n: 1 } }, isPending: false, isFromCache: false });
    await page.evaluate(() => window.stopWatching());
  });

  test("another client's additions, changes and deletions arrive as such", async () => {
    await write(other, { "open/follow/docs/a": { n: 1 }, "open/follow/docs/b": { n: 2 } });
    await watch(page, { collection: "open/follow/docs" });
    await write(other, { "open/follow/docs/a": { n: 10 }, "open/follow/docs/c": { n: 3 } });
    await until(page, (all) => all.some(({ documents }) => "c" in documents));
    await write(other, { "open/follow/docs/b": null });
    const seen = await until(page, (all) => all.at(-1) !== undefined && !("b" in all.at(-1)!.documents));
    // Within one snapshot the SDK tells additions before modifications.
    expect(seen.flatMap(({ changes }) => changes)).toEqual(["added a", "added b", "added c", "modified a", "removed b"]);
    expect(seen.at(-1)!.documents).toEqual({ a: { n: 10 }, c: { n: 3 } });
    await page.evaluate(() => window.stopWatching());
  });

  test("a document enters and leaves a filtered query as its fields change", async () => {
    await write(other, { "open/filter/docs/a": { kind: "x" } });
    await watch(page, { collection: "open/filter/docs", where: ["kind", "==", "x"] });
    await write(other, { "open/filter/docs/a": { kind: "y" } });
    await until(page, (all) => Object.keys(all.at(-1)!.documents).length === 0);
    await write(other, { "open/filter/docs/a": { kind: "x", again: true } });
    const seen = await until(page, (all) => "a" in all.at(-1)!.documents);
    expect(seen.at(-1)!.documents).toEqual({ a: { kind: "x", again: true } });
    await page.evaluate(() => window.stopWatching());
  });

  test("in a limited query the next document takes the place of one that goes", async () => {
    await write(other, { "open/limit/docs/a": { n: 1 }, "open/limit/docs/b": { n: 2 }, "open/limit/docs/c": { n: 3 } });
    await watch(page, { collection: "open/limit/docs", limit: 2 });
    await write(other, { "open/limit/docs/a": null });
    await until(page, (all) => Object.keys(all.at(-1)!.documents).join("") === "bc");
    await write(other, { "open/limit/docs/z": { n: 0 } });
    const seen = await until(page, (all) => Object.keys(all.at(-1)!.documents).join("") === "zb");
    expect(seen.at(-1)!.documents).toEqual({ z: { n: 0 }, b: { n: 2 } });
    await page.evaluate(() => window.stopWatching());
  });

  test("a denied write is shown locally and then taken back", async () => {
    await watch(page, { collection: "readonly" });
    const code = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      return sdk.setDoc(sdk.doc(db, "readonly/mine"), { n: 1 }).then(
        () => "written",
        (error: { code: string }) => error.code,
      );
    });
    const seen = await until(page, (all) => all.flatMap(({ changes }) => changes).includes("removed mine"));
    expect(code).toBe("permission-denied");
    expect(seen.flatMap(({ changes }) => changes)).toEqual(["added mine", "removed mine"]);
    await page.evaluate(() => window.stopWatching());
  });

  test("a denied listener receives the error, and the client's other listeners go on", async () => {
    await watch(page, { collection: "users/bob/notes" });
    expect((await until(page, (all) => all.length > 0)).at(-1)).toMatchObject({ error: "permission-denied" });
    await watch(page, { collection: "open/goon/docs" });
    await write(other, { "open/goon/docs/a": { n: 1 } });
    await until(page, (all) => "a" in all.at(-1)!.documents);
    await page.evaluate(() => window.stopWatching());
  });

  test("many documents with text of every script arrive whole", async () => {
    const text = "Ünïcode – 測試 – тест – 😀 \u0000 \u2028";
    const documents = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`open/many/docs/${index}`, { n: index, text: text.repeat(20) }]),
    );
    await write(other, documents);
    await watch(page, { collection: "open/many/docs" });
    const seen = await until(page, (all) => Object.keys(all.at(-1)!.documents).length === 300);
    expect(seen.at(-1)!.documents["299"]).toEqual({ n: 299, text: text.repeat(20) });
    await page.evaluate(() => window.stopWatching());
  });

  test("a listener that was offline hears of everything that happened meanwhile", async () => {
    await write(other, { "open/resume/docs/same": { n: 1 }, "open/resume/docs/changed": { n: 1 }, "open/resume/docs/deleted": { n: 1 } });
    await watch(page, { collection: "open/resume/docs" });
    await page.evaluate(() => window.harness.sdk.disableNetwork(window.harness.db));
    await write(other, { "open/resume/docs/changed": { n: 2 }, "open/resume/docs/deleted": null, "open/resume/docs/added": { n: 1 } });
    await page.evaluate(() => window.harness.sdk.enableNetwork(window.harness.db));
    const seen = await until(page, (all) => !all.at(-1)!.isFromCache && "added" in all.at(-1)!.documents);
    expect(seen.at(-1)!.documents).toEqual({ same: { n: 1 }, changed: { n: 2 }, added: { n: 1 } });
    await page.evaluate(() => window.stopWatching());
  });
});
