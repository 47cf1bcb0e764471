import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningFirestore } from "../src/index.ts";
import { startFirestore } from "../src/index.ts";
import { decodeQuery } from "../src/query/query.ts";
import { compareDocuments, runQuery } from "../src/query/run.ts";
import { encodeValue } from "../src/values/codec.ts";
import type { StoredDocument } from "../src/store/document.ts";
import { emptyDocuments } from "../src/store/documents.ts";
import type { Json, JsonObject } from "../src/values/json.ts";
import { anyValue } from "./arbitraries.ts";
import { restClient, tokenFor } from "./restClient.ts";

const root = "projects/p/databases/(default)/documents";

const someDocuments = fc.array(
  fc.record({ id: fc.stringMatching(/^[a-z]{1,3}$/), a: fc.option(anyValue), b: fc.option(fc.integer({ min: 0, max: 3 })) }),
  { maxLength: 30 },
);

type Generated = { id: string; a: Parameters<typeof encodeValue>[0] | null; b: number | null };

function collectionOf(generated: readonly Generated[]): ReturnType<typeof emptyDocuments> {
  const documents = emptyDocuments();
  for (const { id, a, b } of generated) {
    const fields = new Map([
      ...(a === null ? [] : [["a", a] as const]),
      ...(b === null ? [] : [["b", { type: "integer", integer: BigInt(b) } as const] as const]),
    ]);
    documents.put({ name: `${root}/c/${id}`, fields, createTime: 1n, updateTime: 1n });
  }
  return documents;
}

const find = (documents: ReturnType<typeof emptyDocuments>, structuredQuery: JsonObject): readonly StoredDocument[] =>
  runQuery({ documents }, decodeQuery(root, { from: [{ collectionId: "c" }], ...structuredQuery }));

const direction = fc.constantFrom("ASCENDING", "DESCENDING");
const by = (...fields: readonly (readonly [string, string])[]) =>
  fields.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction }));

describe("laws of queries", () => {
  test("results are in the order asked for, and exactly the documents that have its fields", () => {
    fc.assert(
      fc.property(someDocuments, direction, direction, (generated, first, second) => {
        const documents = collectionOf(generated);
        const results = find(documents, { orderBy: by(["b", first], ["a", second]) });
        const { orderBy } = decodeQuery(root, { from: [{ collectionId: "c" }], orderBy: by(["b", first], ["a", second]) });
        for (let index = 1; index < results.length; index += 1)
          expect(compareDocuments(results[index - 1]!, results[index]!, orderBy)).toBeLessThan(0);
        const complete = [...documents.all()].filter(({ fields }) => fields.has("a") && fields.has("b"));
        expect(new Set(results)).toEqual(new Set(complete));
      }),
    );
  });

  test("pages that continue after the last document put the whole result together again", () => {
    fc.assert(
      fc.property(someDocuments, direction, fc.integer({ min: 1, max: 5 }), (generated, towards, limit) => {
        const documents = collectionOf(generated);
        const orderBy = by(["a", towards], ["__name__", towards]);
        const pages: StoredDocument[] = [];
        for (let page = find(documents, { orderBy, limit }); page.length > 0;) {
          pages.push(...page);
          const last = page.at(-1)!;
          const values = [encodeValue(last.fields.get("a")!), { referenceValue: last.name }];
          page = find(documents, { orderBy, limit, startAt: { values, before: false } });
        }
        expect(pages).toEqual(find(documents, { orderBy }));
      }),
    );
  });

  test("an equal, a smaller and a greater part make up all values of a type, and a range never leaves its type", () => {
    fc.assert(
      fc.property(someDocuments, anyValue, (generated, bound) => {
        const documents = collectionOf(generated);
        const part = (op: string) =>
          find(documents, { where: { fieldFilter: { field: { fieldPath: "a" }, op, value: encodeValue(bound) } } }).map(({ name }) => name);
        const [less, equal, greater] = [part("LESS_THAN"), part("EQUAL"), part("GREATER_THAN")];
        expect(new Set([...less, ...equal, ...greater]).size).toBe(less.length + equal.length + greater.length);
        expect([...less, ...equal].sort()).toEqual(part("LESS_THAN_OR_EQUAL").sort());
        expect([...equal, ...greater].sort()).toEqual(part("GREATER_THAN_OR_EQUAL").sort());
        const kinds = new Set(
          [...less, ...greater]
            .map((name) => documents.get(name)!.fields.get("a")!.type)
            .map((type) => (type === "double" ? "integer" : type)),
        );
        expect(kinds.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("both sides of a cursor together are everything, and start and end agree", () => {
    fc.assert(
      fc.property(someDocuments, anyValue, fc.boolean(), (generated, position, before) => {
        const documents = collectionOf(generated);
        const orderBy = by(["a", "ASCENDING"]);
        const cursor = { values: [encodeValue(position)], before };
        expect([...find(documents, { orderBy, endAt: cursor }), ...find(documents, { orderBy, startAt: cursor })]).toEqual(
          find(documents, { orderBy }),
        );
      }),
    );
  });
});

describe("queries that Firestore does not answer", () => {
  const filter = (fieldPath: string, op: string, value: JsonObject): JsonObject => ({ fieldFilter: { field: { fieldPath }, op, value } });
  const [number, list] = [{ integerValue: "1" }, { arrayValue: { values: [{ integerValue: "1" }] } }];
  const name = { referenceValue: `${root}/c/x` };
  const and = (...filters: readonly JsonObject[]): JsonObject => ({ where: { compositeFilter: { op: "AND", filters } } });
  const or = (...filters: readonly JsonObject[]): JsonObject => ({ where: { compositeFilter: { op: "OR", filters } } });
  const decode = (query: JsonObject, parent = root) => decodeQuery(parent, { from: [{ collectionId: "c" }], ...query });
  const group = { from: [{ collectionId: "c", allDescendants: true }] };

  const refused = expect.objectContaining({ status: "INVALID_ARGUMENT" });

  test.each<readonly [string, JsonObject]>([
    ["by one field twice", { orderBy: by(["a", "ASCENDING"], ["a", "DESCENDING"]) }],
    ["by a field after the name", { orderBy: by(["__name__", "ASCENDING"], ["a", "ASCENDING"]) }],
    ["by the name with a range of a field", { orderBy: by(["__name__", "ASCENDING"]), where: filter("a", "LESS_THAN", number) }],
    ["two times not equal", and(filter("a", "NOT_EQUAL", number), filter("b", "NOT_EQUAL", number))],
    ["not-in with in", and(filter("a", "NOT_IN", list), filter("b", "IN", list))],
    ["not-in in an or", or(filter("a", "NOT_IN", list), filter("b", "EQUAL", number))],
    ["a name with a range of a field", and(filter("__name__", "EQUAL", name), filter("a", "GREATER_THAN", number))],
  ])("%s is refused", (_, query) => {
    expect(() => decode(query)).toThrow(refused);
  });

  test("a filtered group below a document is refused", () => {
    expect(() => decode({ ...group, where: filter("a", "EQUAL", number) }, `${root}/c/x`)).toThrow(refused);
  });

  test("queries that lack one part of a refused combination are answered", () => {
    decode({ orderBy: by(["a", "ASCENDING"], ["__name__", "ASCENDING"]), where: filter("a", "LESS_THAN", number) });
    decode(and(filter("a", "NOT_EQUAL", number), filter("b", "LESS_THAN", number)));
    decode(and(filter("a", "NOT_IN", list), filter("b", "EQUAL", number)));
    decode(and(filter("__name__", "EQUAL", name), filter("__name__", "GREATER_THAN", name), filter("a", "GREATER_THAN", number)));
    decode(group, `${root}/c/x`);
  });
});

describe("queries over REST", () => {
  const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read: if true; }
    match /{path=**}/group/{id} { allow read: if true; }
    match /{path=**}/tagged/{id} { allow read: if resource.data.level < 3; }
    match /nested/{id}/tagged/{x} { allow read: if true; }
    match /nested/{id}/special/{x} { allow read: if true; }
    match /owned/{id} { allow read: if resource.data.owner == request.auth.uid; }
    match /visible/{id} { allow list: if resource.data.public || resource.data.owner == request.auth.uid; }
    match /levels/{id} { allow list: if resource.data.level < 3; }
    match /limited/{id} { allow list: if request.query.limit <= 10; }
    match /users/{uid} { allow list: if request.auth.uid == uid; }
    match /shapes/{id} { allow list: if resource.data.keys().hasOnly(['a']); }
    match /members/{id} { allow list: if resource != null && exists(/databases/$(database)/documents/users/$(request.auth.uid)); }
    match /fixed/{id} { allow list: if resource.data.team == 'x' && resource.data.meta.year > 2020; }
    match /getonly/{id} { allow get: if true; }
  }
}`;
  let server: RunningFirestore;
  let owner: ReturnType<typeof restClient>;
  let ann: ReturnType<typeof restClient>;

  beforeAll(async () => {
    server = await startFirestore({ rules: { text: rules } });
    owner = restClient(server.url, "owner");
    ann = restClient(server.url, tokenFor("ann"));
    const text = (stringValue: string) => ({ stringValue });
    await Promise.all([
      owner.set("open/1", { a: { integerValue: "1" }, b: text("x") }),
      owner.set("open/2", { a: { integerValue: "2" } }),
      owner.set("group/1", {}),
      owner.set("open/1/group/2", {}),
      owner.set("nested/1/special/1", {}),
      owner.set("owned/1", { owner: text("ann") }),
      owner.set("visible/1", { owner: text("ann"), public: { booleanValue: false } }),
      owner.set("visible/2", { owner: text("bob"), public: { booleanValue: true } }),
      owner.set("visible/3", { owner: text("bob"), public: { booleanValue: false } }),
      owner.set("levels/1", { level: { integerValue: "1" } }),
      owner.set("levels/5", { level: { integerValue: "5" } }),
      owner.set("nested/1/tagged/1", { level: { integerValue: "5" } }),
      owner.set("users/ann", {}),
      owner.set("fixed/1", { team: text("x"), meta: { mapValue: { fields: { year: { integerValue: "2026" } } } } }),
      owner.set("fixed/2", { team: text("x"), meta: { mapValue: { fields: { year: { integerValue: "2019" } } } } }),
    ]);
  });

  afterAll(() => server.close());

  const where = (fieldPath: string, op: string, value: Json): JsonObject => ({
    where: { fieldFilter: { field: { fieldPath }, op, value } },
  });

  async function list(
    client: ReturnType<typeof restClient>,
    collectionId: string,
    more: JsonObject = {},
    allDescendants = false,
  ): Promise<readonly string[] | number> {
    const { status, body } = await client.query({ from: [{ collectionId, allDescendants }], ...more });
    if (status !== 200) return status;
    return (body as readonly { document?: { name: string } }[]).flatMap(({ document }) => document?.name.split("/documents/")[1] ?? []);
  }

  test("a projection sends the fields asked for, or none", async () => {
    const fields = async (select: Json) => {
      const { body } = await ann.query({ from: [{ collectionId: "open" }], select, limit: 1 });
      return (body as readonly { document: { fields: JsonObject } }[])[0]!.document.fields;
    };
    expect(await fields({ fields: [{ fieldPath: "b" }] })).toEqual({ b: { stringValue: "x" } });
    expect(await fields({ fields: [{ fieldPath: "__name__" }] })).toEqual({});
  });

  test("an empty result still has a read time", async () => {
    const { body } = await ann.query({ from: [{ collectionId: "open" }], ...where("a", "EQUAL", { integerValue: "99" }) });
    expect(body).toEqual([{ readTime: expect.any(String) as string }]);
  });

  test("a collection group needs a rule that covers every place", async () => {
    expect(await list(ann, "group", {}, true)).toEqual(["group/1", "open/1/group/2"]);
    expect(await list(ann, "special", {}, true)).toBe(403);
    expect(await list(owner, "special", {}, true)).toEqual(["nested/1/special/1"]);
  });

  test("a rule for one place does not help a collection group, though it would allow the document itself", async () => {
    expect((await ann.get("nested/1/tagged/1")).status).toBe(200);
    expect(await list(ann, "tagged", where("level", "LESS_THAN", { integerValue: "9" }), true)).toBe(403);
  });

  test("a query is allowed if its own conditions make the rule true", async () => {
    expect(await list(ann, "owned", where("owner", "EQUAL", { stringValue: "ann" }))).toEqual(["owned/1"]);
    expect(await list(ann, "owned", where("owner", "EQUAL", { stringValue: "bob" }))).toBe(403);
    expect(await list(ann, "visible", where("public", "EQUAL", { booleanValue: true }))).toEqual(["visible/2"]);
    expect(await list(ann, "visible", where("owner", "EQUAL", { stringValue: "ann" }))).toEqual(["visible/1"]);
  });

  test("a query that does not limit what the rule hangs on is denied, even if all documents would pass", async () => {
    expect(await list(ann, "owned")).toBe(403);
    expect(await list(ann, "visible")).toBe(403);
    expect(await list(ann, "shapes")).toBe(403);
    expect(await list(ann, "users")).toBe(403);
  });

  test("where it limits that, every document found must pass", async () => {
    expect(await list(ann, "levels", where("level", "LESS_THAN", { integerValue: "3" }))).toEqual(["levels/1"]);
    expect(await list(ann, "levels", where("level", "LESS_THAN", { integerValue: "9" }))).toBe(403);
    const either = [{ integerValue: "1" }, { integerValue: "2" }].map((value) => where("level", "EQUAL", value)["where"]!);
    const levelOrOther = [either[0]!, where("other", "EQUAL", { integerValue: "1" })["where"]!];
    expect(await list(ann, "levels", { where: { compositeFilter: { op: "OR", filters: either } } })).toEqual(["levels/1"]);
    expect(await list(ann, "levels", { where: { compositeFilter: { op: "OR", filters: levelOrOther } } })).toBe(403);
    expect(await list(ann, "users", where("__name__", "EQUAL", { referenceValue: ann.name("users/ann") }))).toEqual(["users/ann"]);
    const team = { fieldFilter: { field: { fieldPath: "team" }, op: "EQUAL", value: { stringValue: "x" } } };
    const year = (value: number) => ({
      fieldFilter: { field: { fieldPath: "meta.year" }, op: "GREATER_THAN", value: { integerValue: String(value) } },
    });
    expect(await list(ann, "fixed", { where: { compositeFilter: { op: "AND", filters: [team, year(2021)] } } })).toEqual(["fixed/1"]);
    expect(await list(ann, "fixed", { where: { compositeFilter: { op: "AND", filters: [team, year(2000)] } } })).toBe(403);
    expect(await list(ann, "fixed", { where: year(2021) })).toEqual(["fixed/1"]);
    expect(await list(ann, "fixed", { where: { compositeFilter: { op: "OR", filters: [team, year(2021)] } } })).toBe(403);
  });

  test("rules see the limit of a query, and get is not list", async () => {
    expect(await list(ann, "limited", { limit: 10 })).toEqual([]);
    expect(await list(ann, "limited", { limit: 11 })).toBe(403);
    expect(await list(ann, "limited")).toBe(403);
    expect(await list(ann, "getonly")).toBe(403);
    expect(await list(ann, "members")).toEqual([]);
    expect(await list(restClient(server.url, tokenFor("bob")), "members")).toBe(403);
  });

  test("counting is listing", async () => {
    const count = (collectionId: string) =>
      ann.call("POST", `${ann.database}/documents:runAggregationQuery`, {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId }] },
          aggregations: [
            { alias: "n", count: {} },
            { alias: "two", count: { upTo: "1" } },
          ],
        },
      });
    const { body } = await count("open");
    expect(body).toMatchObject([{ result: { aggregateFields: { n: { integerValue: "2" }, two: { integerValue: "1" } } } }]);
    expect((await count("owned")).status).toBe(403);
  });

  test.each<readonly [string, JsonObject]>([
    ["no collection", { from: [] }],
    ["an unknown operator", { from: [{ collectionId: "open" }], ...where("a", "LIKE", { stringValue: "x" }) }],
    ["an empty list of candidates", { from: [{ collectionId: "open" }], ...where("a", "IN", { arrayValue: {} }) }],
    [
      "31 candidates",
      {
        from: [{ collectionId: "open" }],
        ...where("a", "IN", { arrayValue: { values: Array.from({ length: 31 }, () => ({ nullValue: null })) } }),
      },
    ],
    ["a name that is no reference", { from: [{ collectionId: "open" }], ...where("__name__", "EQUAL", { stringValue: "1" }) }],
    [
      "a cursor longer than the order",
      { from: [{ collectionId: "open" }], startAt: { values: [{ nullValue: null }, { nullValue: null }] } },
    ],
    ["a negative limit", { from: [{ collectionId: "open" }], limit: -1 }],
  ])("%s is refused", async (_, query) => {
    expect((await owner.query(query)).status).toBe(400);
  });
});
