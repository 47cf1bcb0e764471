import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { limit } from "@tooling/testing/slowness";
import { describe, expect, test } from "vitest";
import { StatusError } from "../src/status.ts";
import { encodeDocument } from "../src/store/document.ts";
import { openJournal } from "../src/store/journal.ts";
import { openStore } from "../src/store/store.ts";
import { decodeWrites } from "../src/store/write.ts";
import type { Json, JsonObject } from "../src/values/json.ts";
import { database, documentNames, histories, type Batch } from "./histories.ts";
import { errorOf, restClient } from "./restClient.ts";
import { startProcess } from "./serverProcess.ts";
import { openChannel } from "./streamClient.ts";
import { temporaryDirectory } from "./temporary.ts";

/** All documents as the server returns them, by name. */
type Contents = ReadonlyMap<string, Json>;

/** A target that accepts a batch, or refuses it with `false`, and returns its documents. */
type WriteTarget = { readonly take: (batch: Batch) => Promise<boolean> | boolean; readonly contents: () => Promise<Contents> | Contents };

/** Plays the batches; what was taken must be there, what was refused must not. @returns what is there in the end, and how many were taken */
async function play(target: WriteTarget, batches: readonly Batch[]): Promise<{ contents: Contents; taken: number }> {
  let contents = await target.contents();
  let taken = 0;
  for (const batch of batches) {
    const isTaken = await target.take(batch);
    const now = await target.contents();
    if (isTaken)
      for (const [name, fields] of batch.leaves ?? []) expect((now.get(name) as JsonObject | undefined)?.["fields"]).toEqual(fields);
    else expect(now).toEqual(contents);
    if (batch.leaves !== undefined) expect(isTaken).toBe(true);
    taken += Number(isTaken);
    contents = now;
  }
  return { contents, taken };
}

function storeTarget(store: ReturnType<typeof openStore>): WriteTarget {
  return {
    take: ({ writes }) => {
      try {
        store.commit(decodeWrites(JSON.parse(JSON.stringify(writes)) as Json, database), () => {});
        return true;
      } catch (error) {
        if (error instanceof StatusError) return false;
        throw error;
      }
    },
    contents: () =>
      new Map(
        documentNames
          .flatMap((name) => store.get(name) ?? [])
          .map((document) => [document.name, JSON.parse(JSON.stringify(encodeDocument(document))) as Json]),
      ),
  };
}

/** A server that takes batches by REST and by the Write stream in turn. */
function serverTarget(url: string): WriteTarget {
  const client = restClient(url, "owner", "demo-replay");
  let turn = 0;
  const overStream = async ({ writes }: Batch): Promise<boolean> => {
    const channel = await openChannel(url, "Write", { token: "owner", messages: [{ database }] });
    await channel.send([{ streamToken: "", writes }], 1);
    const answers = await channel.read(0, (messages) => messages.length >= 2);
    await channel.terminate();
    return "commitTime" in answers[1]!.message;
  };
  return {
    take: async (batch) => {
      turn += 1;
      if (turn % 3 === 0) return overStream(batch);
      const { status } = await client.commit(...batch.writes);
      expect([200, 400, 404, 409]).toContain(status);
      return status === 200;
    },
    contents: async () => {
      const { body } = await client.call("POST", `${database}/documents:batchGet`, { documents: documentNames });
      return new Map(
        (
          body as {
            // oxlint-disable-next-line words/name -- the field in answers of Firestore
            found?: { name: string };
          }[]
        ).flatMap((answer) => (answer.found === undefined ? [] : [[answer.found.name, answer.found]])),
      );
    },
  };
}

describe("whatever is acknowledged can be read again", () => {
  test(
    "by a store that is opened again, for any history of valid and hostile writes",
    async () => {
      const directory = mkdtempSync(path.join(tmpdir(), "replay-"));
      let runs = 0;
      let [taken, refused] = [0, 0];
      await fc.assert(
        fc.asyncProperty(histories, async (batches) => {
          const file = path.join(directory, `data-${(runs += 1)}`);
          const first = openStore(file);
          const played = await play(storeTarget(first), batches);
          first.close();
          const second = openStore(file);
          expect(storeTarget(second).contents()).toEqual(played.contents);
          second.close();
          taken += played.taken;
          refused += batches.length - played.taken;
        }),
        { numRuns: 300 },
      );
      rmSync(directory, { recursive: true });
      // A history that is always or never refused would prove nothing.
      expect(Math.min(taken, refused)).toBeGreaterThan(300);
    },
    limit(60),
  );

  test(
    "by the program after kill -9, with a line torn at the end",
    async () => {
      const directory = temporaryDirectory();
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(histories, fc.integer({ min: 1, max: 50 }), async (batches, torn) => {
          const file = path.join(directory, `data-${(runs += 1)}`);
          const server = await startProcess("--port", "0", "--data", file);
          const { contents } = await play(serverTarget(server.url), batches).finally(server.kill);
          const lines = readFileSync(file);
          writeFileSync(file, lines.subarray(0, Math.min(torn, lines.length - 1)), { flag: "a" });
          const again = await startProcess("--port", "0", "--data", file);
          const restored = await Promise.resolve(serverTarget(again.url).contents()).finally(again.kill);
          expect(restored).toEqual(contents);
          expect(statSync(file).size).toBe(lines.length);
        }),
        { numRuns: 5 },
      );
    },
    limit(60),
  );
});

describe("what no document may hold is refused, however it comes", () => {
  const timeAt = (fieldPath: string): JsonObject => ({
    transform: { document: documentNames[0]!, fieldTransforms: [{ fieldPath, setToServerValue: "REQUEST_TIME" }] },
  });
  const masked = (fieldPath: string): JsonObject => ({
    update: { name: documentNames[0]!, fields: {} },
    updateMask: { fieldPaths: [fieldPath] },
  });
  const levels = (count: number): string => Array.from({ length: count }, () => "a").join(".");
  const deepElement = (count: number): Json =>
    count === 0 ? { nullValue: null } : { mapValue: { fields: { a: deepElement(count - 1) } } };
  const appended = (fieldPath: string, depth: number): JsonObject => ({
    transform: { document: documentNames[0]!, fieldTransforms: [{ fieldPath, appendMissingElements: { values: [deepElement(depth)] } }] },
  });

  test.each<[string, JsonObject, JsonObject]>([
    ["a server time below 20 levels", timeAt(levels(21)), timeAt(levels(22))],
    ["an element below 20 levels", appended(levels(10), 10), appended(levels(10), 11)],
    ["a reserved name", timeAt("__x"), timeAt("__x__")],
    ["a reserved name in a mask", masked("__x"), masked("a.__x__")],
    ["a name of 1,501 bytes", timeAt("x".repeat(1500)), timeAt("x".repeat(1501))],
    ["half a surrogate", timeAt("`\uD83D\uDE00`"), timeAt("`\uD83D`")],
  ])("%s", async (_what, taken, refused) => {
    const file = path.join(temporaryDirectory(), "data");
    const store = storeTarget(openStore(file));
    expect(await store.take({ writes: [taken] })).toBe(true);
    expect(await store.take({ writes: [refused] })).toBe(false);
  });

  test(
    "a path of a million names is refused in words",
    async () => {
      const server = await startProcess("--port", "0");
      const answer = await restClient(server.url, "owner", "demo-replay").commit(timeAt(levels(1_000_000)));
      await server.kill();
      expect(errorOf(answer)).toEqual([400, "INVALID_ARGUMENT"]);
    },
    limit(30),
  );

  test("but a data file in which an older version acknowledged it is still read", () => {
    const file = path.join(temporaryDirectory(), "data");
    const fields = { __x__: { nullValue: null }, "\uD83D": { booleanValue: true }, deep: deepElement(40) };
    const journal = openJournal(file, () => {});
    journal.append({ time: "5", set: [{ name: documentNames[0]!, created: "5", fields }], deleted: [] });
    journal.close();
    const store = openStore(file);
    expect(storeTarget(store).contents()).toEqual(new Map([[documentNames[0], expect.objectContaining({ fields })]]));
    store.close();
  });
});
