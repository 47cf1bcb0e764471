import type { Page } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { devicesOf } from "./devices.ts";
import { isOfficial } from "./server.ts";

const devices = devicesOf("demo-documents");
let page: Page;
beforeAll(async () => {
  page = await devices.open();
});

describe("documents through the web SDK", () => {
  test("a document that is added is read back with every type of value", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const written = await sdk.addDoc(sdk.collection(db, "open/types/docs"), {
        text: "größer 😀",
        whole: 42,
        fraction: 1.5,
        minusZero: -0,
        notANumber: Number.NaN,
        endless: Number.NEGATIVE_INFINITY,
        yes: true,
        nothing: null,
        when: new sdk.Timestamp(1_700_000_000, 123_456_000),
        where: new sdk.GeoPoint(48.1, 11.5),
        raw: sdk.Bytes.fromUint8Array(new Uint8Array([0, 127, 255])),
        other: sdk.doc(db, "open/x"),
        list: [1, "two", { three: 3 }],
        nested: { deep: { deeper: "end" } },
        vector: sdk.vector([1, 2.5]),
      });
      const data = (await sdk.getDocFromServer(written)).data()!;
      return {
        plain: [data["text"], data["whole"], data["fraction"], data["yes"], data["nothing"], data["list"], data["nested"]],
        isMinusZero: Object.is(data["minusZero"], -0),
        numbers: [Number.isNaN(data["notANumber"]), data["endless"] === Number.NEGATIVE_INFINITY],
        when: [data["when"].seconds, data["when"].nanoseconds],
        where: [data["where"].latitude, data["where"].longitude],
        raw: [...data["raw"].toUint8Array()],
        other: data["other"].path,
        vector: data["vector"].toArray(),
      };
    });
    expect(result).toEqual({
      plain: ["größer 😀", 42, 1.5, true, null, [1, "two", { three: 3 }], { deep: { deeper: "end" } }],
      // Google's emulator stores it as 0.
      isMinusZero: !isOfficial,
      numbers: [true, true],
      when: [1_700_000_000, 123_456_000],
      where: [48.1, 11.5],
      raw: [0, 127, 255],
      other: "open/x",
      vector: [1, 2.5],
    });
  });

  test("set with merge keeps the other fields, set without it drops them", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const target = sdk.doc(db, "open/merge");
      await sdk.setDoc(target, { kept: 1, map: { kept: 1, changed: 1 } });
      await sdk.setDoc(target, { map: { changed: 2 }, added: 3 }, { merge: true });
      const merged = (await sdk.getDocFromServer(target)).data();
      await sdk.setDoc(target, { only: 1 });
      return [merged, (await sdk.getDocFromServer(target)).data()];
    });
    expect(result).toEqual([{ kept: 1, map: { kept: 1, changed: 2 }, added: 3 }, { only: 1 }]);
  });

  test("update changes nested fields, deletes fields, and refuses a missing document", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const target = sdk.doc(db, "open/update");
      await sdk.setDoc(target, { a: { b: 1, c: 2 }, gone: true });
      await sdk.updateDoc(target, { "a.b": 5, gone: sdk.deleteField() });
      const missing = await sdk.updateDoc(sdk.doc(db, "open/absent"), { a: 1 }).then(
        () => "written",
        (error: { code: string }) => error.code,
      );
      return [(await sdk.getDocFromServer(target)).data(), missing];
    });
    expect(result).toEqual([{ a: { b: 5, c: 2 } }, "not-found"]);
  });

  test("a deleted document is gone", async () => {
    const exists = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const target = sdk.doc(db, "open/deleted");
      await sdk.setDoc(target, { a: 1 });
      await sdk.deleteDoc(target);
      return (await sdk.getDocFromServer(target)).exists();
    });
    expect(exists).toBe(false);
  });

  test("server timestamps, increments and array changes are computed by the server", async () => {
    const before = Date.now();
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const target = sdk.doc(db, "open/transforms");
      await sdk.setDoc(target, { count: 1, list: ["a"], at: sdk.serverTimestamp() });
      await sdk.updateDoc(target, { count: sdk.increment(2.5), list: sdk.arrayUnion("a", "b") });
      await sdk.updateDoc(target, { list: sdk.arrayRemove("a"), fresh: sdk.increment(7) });
      const data = (await sdk.getDocFromServer(target)).data()!;
      return { count: data["count"], list: data["list"], fresh: data["fresh"], at: data["at"].toMillis() };
    });
    expect(result).toMatchObject({ count: 3.5, list: ["b"], fresh: 7 });
    // The server's clock is this machine's; it runs ahead of it only by the microseconds that order its commits.
    expect(result.at).toBeGreaterThanOrEqual(before - 1);
    expect(result.at).toBeLessThanOrEqual(Date.now() + 1);
  });

  test("a batch applies as a whole or not at all", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const good = sdk.writeBatch(db);
      good.set(sdk.doc(db, "open/batch-1"), { n: 1 });
      good.set(sdk.doc(db, "open/batch-2"), { n: 2 });
      await good.commit();
      const bad = sdk.writeBatch(db);
      bad.update(sdk.doc(db, "open/batch-1"), { n: 100 });
      bad.set(sdk.doc(db, "readonly/batch"), { n: 3 });
      const refused = await bad.commit().then(
        () => "written",
        (error: { code: string }) => error.code,
      );
      const numbers = await Promise.all(
        ["open/batch-1", "open/batch-2"].map(async (path) => (await sdk.getDocFromServer(sdk.doc(db, path))).data()),
      );
      return { refused, numbers };
    });
    expect(result).toEqual({ refused: "permission-denied", numbers: [{ n: 1 }, { n: 2 }] });
  });

  test("transactions that run against each other lose no increment", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const counter = sdk.doc(db, "open/counter");
      await sdk.setDoc(counter, { n: 0 });
      const increase = () =>
        sdk.runTransaction(
          db,
          async (transaction) => {
            const snapshot = await transaction.get(counter);
            transaction.update(counter, { n: snapshot.data()!["n"] + 1 });
          },
          { maxAttempts: 20 },
        );
      await Promise.all([increase(), increase(), increase(), increase()]);
      return (await sdk.getDocFromServer(counter)).data();
    });
    expect(result).toEqual({ n: 4 });
  });

  test("a transaction whose document is changed between its reading and its writing runs again", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const target = sdk.doc(db, "open/contested");
      await sdk.setDoc(target, { n: 0 });
      const read: number[] = [];
      await sdk.runTransaction(db, async (transaction) => {
        const n = (await transaction.get(target)).data()!["n"];
        read.push(n);
        if (read.length === 1) await sdk.updateDoc(target, { n: 10 });
        transaction.update(target, { n: n + 1 });
      });
      return { read, data: (await sdk.getDocFromServer(target)).data() };
    });
    expect(result).toEqual({ read: [0, 10], data: { n: 11 } });
  });

  test("a transaction creates what did not exist, and sees what exists", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const target = sdk.doc(db, "open/once");
      const create = () =>
        sdk.runTransaction(db, async (transaction) => {
          const document = await transaction.get(target);
          if (!document.exists()) transaction.set(target, { by: "first" });
          return document.exists();
        });
      return [await create(), await create()];
    });
    expect(result).toEqual([false, true]);
  });

  test("rules see the user, the written document and the time of the request", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const outcome = (promise: Promise<unknown>) =>
        promise.then(
          () => "done",
          (error: { code: string }) => error.code,
        );
      return [
        await outcome(sdk.setDoc(sdk.doc(db, "users/alice/notes/1"), { a: 1 })),
        await outcome(sdk.setDoc(sdk.doc(db, "users/bob/notes/1"), { a: 1 })),
        await outcome(sdk.getDoc(sdk.doc(db, "users/bob/notes/1"))),
        await outcome(sdk.addDoc(sdk.collection(db, "posts"), { owner: "alice", public: false, created: sdk.serverTimestamp() })),
        await outcome(sdk.addDoc(sdk.collection(db, "posts"), { owner: "bob", public: false, created: sdk.serverTimestamp() })),
        await outcome(sdk.addDoc(sdk.collection(db, "posts"), { owner: "alice", public: false, created: new Date(0) })),
        await outcome(sdk.getDocs(sdk.query(sdk.collection(db, "posts"), sdk.where("owner", "==", "alice")))),
        await outcome(sdk.getDocs(sdk.collection(db, "posts"))),
      ];
    });
    expect(result).toEqual([
      "done",
      "permission-denied",
      "permission-denied",
      "done",
      "permission-denied",
      "permission-denied",
      "done",
      "permission-denied",
    ]);
  });
});
