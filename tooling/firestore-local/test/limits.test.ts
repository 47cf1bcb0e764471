import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningFirestore } from "../src/index.ts";
import { startFirestore } from "../src/index.ts";
import type { Json, JsonObject } from "../src/values/json.ts";
import { errorOf, integer, restClient } from "./restClient.ts";

/** Both sides of the limits in Cloud Firestore's "Quotas and limits" that can be enforced here. */
let server: RunningFirestore;
let owner: ReturnType<typeof restClient>;

beforeAll(async () => {
  server = await startFirestore();
  owner = restClient(server.url, "owner", "demo-limits");
});
afterAll(() => server.close());

const text = (length: number): JsonObject => ({ stringValue: "x".repeat(length) });
const nested = (levels: number): Json => (levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(levels - 1) } } });
const refused = [400, "INVALID_ARGUMENT"];
const taken = [200, undefined];

const answers = async (...requests: readonly Promise<Awaited<ReturnType<typeof owner.set>>>[]): Promise<readonly unknown[]> =>
  (await Promise.all(requests)).map(errorOf);

describe("Firestore's limits", () => {
  test("a document has 1 MiB: name, fields and 32 bytes more", async () => {
    // "c/a" has 2 + 2 + 16 bytes, the field 2 and one byte more than its text, the document 32.
    const room = 1_048_576 - (2 + 2 + 16) - 32;
    const halves = (spare: number): JsonObject => ({ f: text(500_000), g: text(room - 500_000 - 2 * 2 - 2 - spare) });
    expect(await answers(owner.set("c/a", halves(0)), owner.set("c/b", halves(-1)))).toEqual([taken, refused]);
  });

  test("a value has 1 MiB less 89 bytes", async () => {
    expect(await answers(owner.set("c/a", { f: text(1_048_488) }), owner.set("c/a", { f: { bytesValue: "" } }))).toEqual([refused, taken]);
  });

  test("maps and lists are nested at most 20 deep", async () => {
    expect(await answers(owner.set("c/a", { f: nested(20) }), owner.set("c/a", { f: nested(21) }))).toEqual([taken, refused]);
  });

  test("a field's name has 1,500 bytes, an id too, and neither is of the form __x__", async () => {
    const field = (name: string): ReturnType<typeof owner.set> => owner.set("c/a", { [name]: integer(1) });
    const document = (id: string): ReturnType<typeof owner.set> => owner.set(`c/${id}`, {});
    for (const named of [field, document]) {
      expect(await answers(named("ü".repeat(750)), named("ü".repeat(751)), named("__x__"))).toEqual([taken, refused, refused]);
    }
  });

  test("a document's name has 6 KiB, in at most 100 collections", async () => {
    const long = (last: number): string => Array.from({ length: 4 }, () => `c/${"x".repeat(1400)}`).join("/") + `/c/${"x".repeat(last)}`;
    const room = 6 * 1024 - long(0).length;
    expect(await answers(owner.set(long(room), {}), owner.set(long(room + 1), {}))).toEqual([taken, refused]);
    const deep = (collections: number): string => Array.from({ length: collections }, () => "c/d").join("/");
    expect(await answers(owner.set(deep(100), {}), owner.set(deep(101), {}))).toEqual([taken, refused]);
  });

  test("a commit has 10 MiB, as many writes as fit, and 500 transforms of a document", async () => {
    const write = (id: number, fields: JsonObject): JsonObject => ({ update: { name: owner.name(`c/${id}`), fields } });
    const writes = (count: number, length: number): JsonObject[] =>
      Array.from({ length: count }, (_, id) => write(id, { f: text(length) }));
    expect(
      await answers(owner.commit(...writes(10, 1_000_000)), owner.commit(...writes(11, 1_000_000)), owner.commit(...writes(1000, 1))),
    ).toEqual([taken, refused, taken]);
    const transforms = (count: number): JsonObject => ({
      ...write(1, {}),
      updateTransforms: Array.from({ length: count }, (_, index) => ({ fieldPath: `t${index}`, increment: integer(1) })),
    });
    expect(await answers(owner.commit(transforms(500)), owner.commit(transforms(501)))).toEqual([taken, refused]);
  });
});
