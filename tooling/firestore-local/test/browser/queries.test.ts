import type { Page } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { devicesOf } from "./devices.ts";

const devices = devicesOf("demo-queries");
let page: Page;
beforeAll(async () => {
  page = await devices.open();
});

describe("queries through the web SDK", () => {
  beforeAll(async () => {
    await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const batch = sdk.writeBatch(db);
      for (let n = 1; n <= 10; n += 1) {
        const labels = [n % 2 === 0 ? "even" : "odd", ...(n % 5 === 0 ? ["five"] : [])];
        batch.set(sdk.doc(db, `open/queries/numbers/${String(n).padStart(2, "0")}`), { n, third: n % 3, labels });
      }
      batch.set(sdk.doc(db, "open/queries/numbers/none"), { label: "has no n" });
      batch.set(sdk.doc(db, "open/queries/numbers/text"), { n: "text" });
      await batch.commit();
    });
  });

  test("every operator selects the same documents as its meaning", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const numbers = sdk.collection(db, "open/queries/numbers");
      const find = async (query: typeof numbers | ReturnType<typeof sdk.query>) =>
        (await sdk.getDocsFromServer(query)).docs.map(({ id }) => id);
      const ids = (...constraints: Parameters<typeof sdk.and>) => find(sdk.query(numbers, sdk.and(...constraints)));
      return {
        equal: await ids(sdk.where("n", "==", 3)),
        unequal: (await ids(sdk.where("third", "!=", 0))).length,
        less: await ids(sdk.where("n", "<", 3)),
        lessOrEqual: await ids(sdk.where("n", "<=", 2)),
        greater: await ids(sdk.where("n", ">", 8)),
        greaterOrEqual: await ids(sdk.where("n", ">=", 9)),
        in: await ids(sdk.where("n", "in", [2, 7, "text"])),
        notIn: await ids(sdk.where("n", "not-in", [1, 2, 3, 4, 5, 6, 7, 8, "text"])),
        contains: await ids(sdk.where("labels", "array-contains", "five")),
        containsAny: (await ids(sdk.where("labels", "array-contains-any", ["five", "odd"]))).length,
        both: await ids(sdk.where("third", "==", 0), sdk.where("n", ">", 3)),
        either: await find(
          sdk.query(numbers, sdk.or(sdk.where("n", "==", 1), sdk.and(sdk.where("third", "==", 2), sdk.where("n", ">", 5)))),
        ),
        byId: await ids(sdk.where(sdk.documentId(), "in", ["02", "04"])),
      };
    });
    expect(result).toEqual({
      equal: ["03"],
      unequal: 7,
      less: ["01", "02"],
      lessOrEqual: ["01", "02"],
      greater: ["09", "10"],
      greaterOrEqual: ["09", "10"],
      in: ["02", "07", "text"],
      notIn: ["09", "10"],
      contains: ["05", "10"],
      containsAny: 6,
      both: ["06", "09"],
      either: ["01", "08"],
      byId: ["02", "04"],
    });
  });

  test("an order leaves out documents without its field, and pages follow each other without gap or overlap", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const ordered = sdk.query(sdk.collection(db, "open/queries/numbers"), sdk.orderBy("n", "desc"));
      const pages: string[][] = [];
      let page = await sdk.getDocsFromServer(sdk.query(ordered, sdk.limit(4)));
      while (!page.empty) {
        pages.push(page.docs.map(({ id }) => id));
        page = await sdk.getDocsFromServer(sdk.query(ordered, sdk.startAfter(page.docs.at(-1)), sdk.limit(4)));
      }
      const last = await sdk.getDocsFromServer(
        sdk.query(sdk.collection(db, "open/queries/numbers"), sdk.orderBy("n"), sdk.endBefore("text"), sdk.limitToLast(2)),
      );
      const between = await sdk.getDocsFromServer(
        sdk.query(sdk.collection(db, "open/queries/numbers"), sdk.orderBy("n"), sdk.startAt(4), sdk.endAt(6)),
      );
      return { pages, last: last.docs.map(({ id }) => id), between: between.docs.map(({ id }) => id) };
    });
    expect(result).toEqual({
      pages: [
        ["text", "10", "09", "08"],
        ["07", "06", "05", "04"],
        ["03", "02", "01"],
      ],
      last: ["09", "10"],
      between: ["04", "05", "06"],
    });
  });

  test("count, sum and average are computed by the server", async () => {
    const result = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      const numbers = sdk.collection(db, "open/queries/numbers");
      const all = (await sdk.getCountFromServer(numbers)).data().count;
      const some = await sdk.getAggregateFromServer(sdk.query(numbers, sdk.where("third", "==", 1)), {
        count: sdk.count(),
        total: sdk.sum("n"),
        mean: sdk.average("n"),
      });
      return { all, some: some.data() };
    });
    // 1 + 4 + 7 + 10 = 22
    expect(result).toEqual({ all: 12, some: { count: 4, total: 22, mean: 5.5 } });
  });

  test("a collection group finds the collection wherever it lies, if the rules cover every place", async () => {
    const codes = await page.evaluate(async () => {
      const { sdk, db } = window.harness;
      return sdk.getDocsFromServer(sdk.collectionGroup(db, "numbers")).then(
        () => "done",
        (error: { code: string }) => error.code,
      );
    });
    expect(codes).toBe("permission-denied");
  });
});
