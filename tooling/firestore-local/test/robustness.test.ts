import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningFirestore } from "../src/index.ts";
import { startFirestore } from "../src/index.ts";
import { RulesSyntaxError } from "../src/rules/errors.ts";
import { loadRules } from "../src/rules/index.ts";
import type { Json } from "../src/values/json.ts";
import { restClient } from "./restClient.ts";

let server: RunningFirestore;
let owner: ReturnType<typeof restClient>;

beforeAll(async () => {
  server = await startFirestore();
  owner = restClient(server.url, "owner");
});

afterAll(() => server.close());

/** JSON that is nearly right: the words of the protocol in any arrangement. */
const words = fc.constantFrom(
  ..."fields writes update name delete verify currentDocument exists updateTime updateMask fieldPaths updateTransforms fieldPath increment setToServerValue".split(
    " ",
  ),
  ..."structuredQuery from collectionId where compositeFilter fieldFilter unaryFilter op filters field value orderBy startAt values before limit select".split(
    " ",
  ),
  ..."documents transaction mapValue arrayValue integerValue stringValue doubleValue timestampValue geoPointValue referenceValue bytesValue nullValue".split(
    " ",
  ),
  ..."structuredAggregationQuery aggregations count sum avg alias addTarget targetId query parent resumeToken database __proto__ constructor".split(
    " ",
  ),
);
const scalars = fc.oneof(
  fc.constant("projects/demo-rest/databases/(default)/documents/c/d"),
  fc.constant("AND"),
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const nearly = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: "medium" },
    scalars,
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(words, tie("json"), { maxKeys: 4 }),
  ) as fc.Arbitrary<Json>,
})).json;

describe("whatever arrives", () => {
  test.each(["commit", "batchGet", "runQuery", "runAggregationQuery", "beginTransaction", "rollback", "listCollectionIds"])(
    "%s answers or refuses, and never fails",
    async (verb) => {
      await fc.assert(
        fc.asyncProperty(fc.dictionary(words, nearly), async (body) => {
          const { status } = await owner.call("POST", `${owner.database}/documents:${verb}`, body);
          expect([200, 400, 404, 409, 501]).toContain(status);
        }),
        { numRuns: 150 },
      );
    },
  );

  test("a document's fields are taken or refused, and what is taken is given back", async () => {
    await fc.assert(
      fc.asyncProperty(nearly, async (value) => {
        const { status } = await owner.set("c/fuzz", { f: value });
        expect([200, 400]).toContain(status);
        if (status === 200) expect((await owner.get("c/fuzz")).status).toBe(200);
      }),
      { numRuns: 200 },
    );
  });

  test.each(["Listen", "Write"])("the %s stream ends with an error at worst", async (stream) => {
    const channel = `${server.url}/google.firestore.v1.Firestore/${stream}/channel`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(nearly, fc.constant({ database: owner.database })), { minLength: 1, maxLength: 4 }),
        async (messages) => {
          const form = new URLSearchParams({ headers: "Authorization: Bearer owner", count: String(messages.length), ofs: "0" });
          messages.forEach((message, index) => form.set(`req${index}___data__`, JSON.stringify(message)));
          const opened = await fetch(`${channel}?VER=8&RID=1`, { method: "POST", body: form });
          expect(opened.status).toBe(200);
          const sid = /"c","([^"]+)"/.exec(await opened.text())![1];
          expect((await fetch(`${channel}?SID=${sid}&RID=2&TYPE=terminate`, { method: "POST" })).status).toBe(200);
        },
      ),
      { numRuns: 100 },
    );
    expect((await owner.get("c/none")).status).toBe(404);
  });

  test("rules are loaded, or refused with a place that lies in the file", () => {
    const pieces = fc.constantFrom(
      ..."match allow read : ; if true false { } ( ) [ ] / {x} {y=** } = == && || ! ? . , in is string function f return let request resource get $( 'a' \" 1 2.5 # b'x' // /* */ \n".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const source = `rules_version = '2';\nservice cloud.firestore {\n${parts.join(" ")}\n}`;
        try {
          loadRules(source);
        } catch (error) {
          expect(error).toBeInstanceOf(RulesSyntaxError);
          const { line, column } = error as RulesSyntaxError;
          const lines = source.split("\n");
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("deeply nested values and expressions are refused, not a crash", async () => {
    const nested = (depth: number): Json => (depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(depth - 1) } } });
    expect((await owner.set("c/deep", { f: nested(19) })).status).toBe(200);
    expect((await owner.set("c/deep", { f: nested(500) })).status).toBe(400);
    const rules = (condition: string) => `rules_version = '2'; service cloud.firestore { match /a/{b} { allow read: if ${condition}; } }`;
    for (const condition of [
      "(".repeat(5000),
      "!".repeat(5000),
      "[".repeat(5000),
      `${"true ? ".repeat(5000)}1`,
      `-${" -".repeat(5000)}1`,
    ]) {
      expect(() => loadRules(rules(condition))).toThrow(RulesSyntaxError);
    }
  });
});
