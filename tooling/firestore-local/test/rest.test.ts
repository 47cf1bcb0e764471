import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RunningFirestore } from "../src/index.ts";
import { startFirestore } from "../src/index.ts";
import { parseTimestamp } from "../src/values/timestamps.ts";
import type { Json, JsonObject } from "../src/values/json.ts";
import { errorOf, field, integer, restClient } from "./restClient.ts";

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{document=**} { allow read, write: if true; }
  }
}`;

let server: RunningFirestore;
let nobody: ReturnType<typeof restClient>;

beforeAll(async () => {
  server = await startFirestore({ rules: { text: rules } });
  nobody = restClient(server.url, undefined);
});

afterAll(() => server.close());

beforeEach(async () => {
  await fetch(`${server.url}/emulator/v1/${nobody.database}/documents`, { method: "DELETE" });
});

describe("documents over REST", () => {
  test("POST to a collection creates under a drawn or given name, once", async () => {
    const drawn = await nobody.call("POST", nobody.name("open"), { fields: { n: integer(1) } });
    expect(drawn.status).toBe(200);
    expect(field(drawn.body, "name")).toMatch(/\/documents\/open\/[A-Za-z0-9]{20}$/);
    const given = () => nobody.call("POST", `${nobody.name("open")}?documentId=x`, { fields: {} });
    expect((await given()).status).toBe(200);
    expect(errorOf(await given())).toEqual([409, "ALREADY_EXISTS"]);
  });

  test("GET, PATCH with a mask, and DELETE", async () => {
    await nobody.set("open/x", { a: integer(1), b: integer(2) });
    await nobody.call("PATCH", `${nobody.name("open/x")}?updateMask.fieldPaths=a&updateMask.fieldPaths=c`, { fields: { c: integer(3) } });
    expect(field((await nobody.get("open/x")).body, "fields")).toEqual({ b: integer(2), c: integer(3) });
    expect(field((await nobody.call("GET", `${nobody.name("open/x")}?mask.fieldPaths=c`)).body, "fields")).toEqual({ c: integer(3) });
    expect((await nobody.call("DELETE", nobody.name("open/x"))).status).toBe(200);
    expect(errorOf(await nobody.get("open/x"))).toEqual([404, "NOT_FOUND"]);
  });

  test("GET of a collection lists it in pages", async () => {
    for (const id of ["a", "b", "c"]) await nobody.set(`open/${id}`, {});
    const first = await nobody.call("GET", `${nobody.name("open")}?pageSize=2`);
    const token = String(field(first.body, "nextPageToken"));
    const second = await nobody.call("GET", `${nobody.name("open")}?pageSize=2&pageToken=${encodeURIComponent(token)}`);
    const names = [first, second]
      .flatMap(({ body }) => field(body, "documents") as { name: string }[])
      .map(({ name }) => name.split("/").at(-1));
    expect(names).toEqual(["a", "b", "c"]);
    expect(field(second.body, "nextPageToken")).toBeUndefined();
  });

  test("identifiers with colons, blanks and other scripts are identifiers like any other", async () => {
    for (const id of ["a:commit", "with blank", "größe", "50%"]) {
      expect((await nobody.set(`open/${id}`, { id: { stringValue: id } })).status).toBe(200);
      const read = await nobody.call("GET", nobody.name(`open/${encodeURIComponent(id)}`));
      expect(field(read.body, "fields", "id", "stringValue")).toBe(id);
    }
  });

  test("batchGet separates found and missing documents, each with a read time", async () => {
    await nobody.set("open/x", {});
    const { body } = await nobody.call("POST", `${nobody.database}/documents:batchGet`, {
      documents: [nobody.name("open/x"), nobody.name("open/y")],
    });
    expect(field(body, "0", "found", "name")).toBe(nobody.name("open/x"));
    expect(field(body, "1", "missing")).toBe(nobody.name("open/y"));
    expect(field(body, "1", "readTime")).toMatch(/Z$/);
  });
});

describe("commits over REST", () => {
  test("preconditions: exists, does not exist, and the stored version", async () => {
    const write = (currentDocument: Json) => nobody.commit({ update: { name: nobody.name("open/x"), fields: {} }, currentDocument });
    expect(errorOf(await write({ exists: true }))).toEqual([404, "NOT_FOUND"]);
    const created = await write({ exists: false });
    expect(created.status).toBe(200);
    expect(errorOf(await write({ exists: false }))).toEqual([409, "ALREADY_EXISTS"]);
    const updateTime = field(created.body, "writeResults", "0", "updateTime") as string;
    expect((await write({ updateTime })).status).toBe(200);
    expect(errorOf(await write({ updateTime }))).toEqual([400, "FAILED_PRECONDITION"]);
  });

  test("all writes of a commit apply, or none", async () => {
    const name = (id: string) => nobody.name(`open/${id}`);
    const refused = await nobody.commit(
      { update: { name: name("a"), fields: {} } },
      { update: { name: name("b"), fields: {} }, currentDocument: { exists: true } },
    );
    expect(errorOf(refused)).toEqual([404, "NOT_FOUND"]);
    expect((await nobody.get("open/a")).status).toBe(404);
  });

  test("update times grow strictly, and the create time stays", async () => {
    const times: string[] = [];
    for (let n = 0; n < 20; n += 1) times.push(field((await nobody.set("open/x", { n: integer(n) })).body, "commitTime") as string);
    const micros = times.map(parseTimestamp);
    for (let n = 1; n < micros.length; n += 1) expect(micros[n]).toBeGreaterThan(micros[n - 1]!);
    const { body } = await nobody.get("open/x");
    expect([field(body, "createTime"), field(body, "updateTime")]).toEqual([times[0], times.at(-1)]);
  });

  test.each([
    ["increment of a missing field", undefined, { increment: integer(5) }, integer(5)],
    ["increment of an integer", integer(1), { increment: integer(5) }, integer(6)],
    ["increment with a double", integer(1), { increment: { doubleValue: 0.5 } }, { doubleValue: 1.5 }],
    [
      "increment at the end of 64 bits",
      { integerValue: "9223372036854775807" },
      { increment: integer(1) },
      { integerValue: "9223372036854775807" },
    ],
    ["increment of text", { stringValue: "a" }, { increment: integer(5) }, integer(5)],
    ["maximum", integer(3), { maximum: integer(5) }, integer(5)],
    ["maximum that is lower", integer(7), { maximum: integer(5) }, integer(7)],
    ["maximum that is equal keeps the type", integer(5), { maximum: { doubleValue: 5 } }, integer(5)],
    ["minimum", integer(3), { minimum: { doubleValue: 2.5 } }, { doubleValue: 2.5 }],
    ["minimum of a missing field", undefined, { minimum: integer(2) }, integer(2)],
    [
      "union takes what is missing, once",
      { arrayValue: { values: [integer(1)] } },
      { appendMissingElements: { values: [{ doubleValue: 1 }, integer(2), integer(2)] } },
      { arrayValue: { values: [integer(1), integer(2)] } },
    ],
    [
      "removal takes every equal element",
      { arrayValue: { values: [integer(1), integer(2), integer(1)] } },
      { removeAllFromArray: { values: [integer(1)] } },
      { arrayValue: { values: [integer(2)] } },
    ],
    ["removal from what is no array", integer(1), { removeAllFromArray: { values: [] } }, { arrayValue: { values: [] } }],
  ])("%s", async (_, before, transform, after) => {
    await nobody.set("open/x", before === undefined ? {} : { f: before });
    const update = { name: nobody.name("open/x"), fields: {} };
    const { body } = await nobody.commit({ update, updateMask: { fieldPaths: [] }, updateTransforms: [{ fieldPath: "f", ...transform }] });
    expect(field((await nobody.get("open/x")).body, "fields", "f")).toEqual(after);
    const isArray = "arrayValue" in after;
    expect(field(body, "writeResults", "0", "transformResults")).toEqual([isArray ? { nullValue: null } : after]);
  });

  test("REQUEST_TIME is the time of the commit, the same in every field", async () => {
    const transforms = ["a", "`b c`"].map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" }));
    const { body } = await nobody.commit({ update: { name: nobody.name("open/x"), fields: {} }, updateTransforms: transforms });
    const time = { timestampValue: field(body, "commitTime") };
    expect(field((await nobody.get("open/x")).body, "fields")).toEqual({ a: time, "b c": time });
  });

  test.each<readonly [string, Json]>([
    ["a value of two kinds", { integerValue: "1", stringValue: "1" }],
    ["an unknown kind", { colourValue: "red" }],
    ["an integer beyond 64 bits", { integerValue: "9223372036854775808" }],
    ["half a character", { stringValue: "\ud800" }],
    ["an array in an array", { arrayValue: { values: [{ arrayValue: {} }] } }],
    ["a latitude beyond the pole", { geoPointValue: { latitude: 91, longitude: 0 } }],
    ["30 February", { timestampValue: "2026-02-30T00:00:00Z" }],
    ["a reserved field name", { mapValue: { fields: { __x__: { nullValue: null } } } }],
    ["more than a mebibyte", { stringValue: "x".repeat(1_048_576) }],
  ])("%s is refused", async (_, value) => {
    expect(errorOf(await nobody.set("open/x", { f: value }))).toEqual([400, "INVALID_ARGUMENT"]);
  });

  test.each<readonly [string, JsonObject]>([
    ["a path with a name that is no identifier", { updateMask: { fieldPaths: ["a-b"] } }],
    ["a path that begins with a digit", { updateMask: { fieldPaths: ["m.1a"] } }],
    ["a path with a letter that identifiers do not have", { updateMask: { fieldPaths: ["é"] } }],
    ["two kinds in one", { delete: "projects/demo-rest/databases/(default)/documents/open/x" }],
    [
      "a transform of a field and of one inside it",
      { updateTransforms: ["n", "n.a"].map((fieldPath) => ({ fieldPath, increment: integer(1) })) },
    ],
  ])("a write with %s is refused", async (_, more) => {
    expect(errorOf(await nobody.commit({ update: { name: nobody.name("open/x"), fields: {} }, ...more }))).toEqual([
      400,
      "INVALID_ARGUMENT",
    ]);
  });

  test("a transform of nothing is refused", async () => {
    const write = { transform: { document: nobody.name("open/x"), fieldTransforms: [] } };
    expect(errorOf(await nobody.commit(write))).toEqual([400, "INVALID_ARGUMENT"]);
  });

  test("a transaction fails if what it read has changed, and a finished one cannot be used again", async () => {
    await nobody.set("open/x", { n: integer(1) });
    const begin = async () =>
      String(field((await nobody.call("POST", `${nobody.database}/documents:beginTransaction`, {})).body, "transaction"));
    const read = (transaction: string) =>
      nobody.call("POST", `${nobody.database}/documents:batchGet`, { documents: [nobody.name("open/x")], transaction });
    const commit = (transaction: string) =>
      nobody.call("POST", `${nobody.database}/documents:commit`, {
        transaction,
        writes: [{ update: { name: nobody.name("open/x"), fields: { n: integer(2) } } }],
      });
    const undisturbed = await begin();
    await read(undisturbed);
    expect((await commit(undisturbed)).status).toBe(200);
    expect(errorOf(await commit(undisturbed))).toEqual([400, "INVALID_ARGUMENT"]);
    const disturbed = await begin();
    await read(disturbed);
    await nobody.set("open/x", { n: integer(9) });
    expect(errorOf(await commit(disturbed))).toEqual([409, "ABORTED"]);
    expect(field((await nobody.get("open/x")).body, "fields", "n")).toEqual(integer(9));
  });
});
