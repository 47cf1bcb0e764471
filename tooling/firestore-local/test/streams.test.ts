import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningFirestore } from "../src/index.ts";
import { startFirestore } from "../src/index.ts";
import { parseTimestamp } from "../src/values/timestamps.ts";
import type { JsonObject } from "../src/values/json.ts";
import { restClient, tokenFor } from "./restClient.ts";
import type { Numbered } from "./streamClient.ts";
import { openChannel } from "./streamClient.ts";

const rules = (open: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write: if ${open}; }
    match /levels/{id} { allow read: if resource.data.level < 3; }
    match /mine/{id} { allow read, write: if request.auth.uid == 'ann'; }
  }
}`;

const project = "demo-rest";
let server: RunningFirestore;
let owner: ReturnType<typeof restClient>;
const database = `projects/${project}/databases/(default)`;
const name = (path: string) => `${database}/documents/${path}`;

beforeAll(async () => {
  server = await startFirestore({ rules: { text: rules("true") } });
  owner = restClient(server.url, "owner");
});

afterAll(() => server.close());

const listen = (collectionId: string, more: JsonObject = {}, query: JsonObject = {}): JsonObject => ({
  database,
  addTarget: { targetId: 2, query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId }], ...query } }, ...more },
});

/** A word or two for each message, as short as a test can compare. */
function summary({ message }: Numbered): string {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = message as Readonly<
    Record<string, Readonly<Record<string, unknown>> | undefined>
  >;
  if (targetChange !== undefined) return String(targetChange["targetChangeType"]);
  if (documentChange !== undefined) return `changed ${(documentChange["document"] as { name: string }).name.split("/").at(-1)}`;
  if (documentDelete !== undefined) return `deleted ${String(documentDelete["document"]).split("/").at(-1)}`;
  if (documentRemove !== undefined) return `removed ${String(documentRemove["document"]).split("/").at(-1)}`;
  return filter === undefined ? "other" : `count ${String(filter["count"])}`;
}

const isSnapshot = ({ message }: Numbered): boolean => JSON.stringify(message).includes('"NO_CHANGE"');
const snapshots = (count: number) => (messages: readonly Numbered[]) => messages.filter(isSnapshot).length >= count;
const tokenIn = (messages: readonly Numbered[]): string =>
  (messages.findLast(isSnapshot)!.message as { targetChange: { resumeToken: string } }).targetChange.resumeToken;

async function listenOnce(message: JsonObject): Promise<readonly Numbered[]> {
  const channel = await openChannel(server.url, "Listen", { messages: [message] });
  const messages = await channel.read(0, (seen) => seen.some((message) => isSnapshot(message) || summary(message) === "REMOVE"));
  await channel.terminate();
  return messages;
}

describe("the channel", () => {
  test("opening answers with a session, protocol 8 and a session header", async () => {
    const channel = await openChannel(server.url, "Write");
    expect(channel.handshake[0]).toBe("c");
    expect(channel.handshake[3]).toBe(8);
  });

  test("messages count up from 1, and those above the last one seen are sent again", async () => {
    const channel = await openChannel(server.url, "Write", { messages: [{ database }] });
    expect((await channel.read(0, (seen) => seen.length === 1)).map(({ id }) => id)).toEqual([1]);
    expect((await channel.send([{ streamToken: "x", writes: [] }], 1)).status).toBe(200);
    expect((await channel.read(0, (seen) => seen.length === 2)).map(({ id }) => id)).toEqual([1, 2]);
    expect((await channel.read(1, (seen) => seen.length === 1)).map(({ id }) => id)).toEqual([2]);
  });

  test("a request that arrives twice is carried out once, and requests out of order wait for each other", async () => {
    const channel = await openChannel(server.url, "Write", { messages: [{ database }] });
    const increase = {
      streamToken: "x",
      writes: [
        {
          update: { name: name("open/counter"), fields: {} },
          updateMask: {},
          updateTransforms: [{ fieldPath: "n", increment: { integerValue: "1" } }],
        },
      ],
    };
    await channel.send([increase], 2);
    expect((await owner.get("open/counter")).status).toBe(404);
    await channel.send([increase], 1);
    await channel.send([increase], 1);
    await channel.send([increase, increase], 1);
    expect((await owner.get("open/counter")).body).toMatchObject({ fields: { n: { integerValue: "2" } } });
  });

  test("a forward request is answered with back channel, last number and outstanding bytes", async () => {
    const channel = await openChannel(server.url, "Write", { messages: [{ database }] });
    const { body } = await channel.send([], 1);
    expect(body).toMatch(/^\d+\n\[0,1,\d+\]$/);
  });

  test("a back channel that asks for it is answered once and closed", async () => {
    const channel = await openChannel(server.url, "Write", { messages: [{ database }] });
    expect(await channel.readOnce(0)).toHaveLength(1);
  });

  test("after its end, and when it never was, a session is unknown", async () => {
    const channel = await openChannel(server.url, "Write", { messages: [{ database }] });
    expect(await channel.terminate()).toBe(200);
    expect(await channel.send([], 1)).toEqual({ status: 400, body: "Unknown SID" });
  });
});

describe("the Write stream", () => {
  test("opens with a token and answers each commit with its results", async () => {
    const channel = await openChannel(server.url, "Write", { messages: [{ database }] });
    await channel.send(
      [{ streamToken: "x", writes: [{ update: { name: name("open/w"), fields: {} } }, { delete: name("open/none") }] }],
      1,
    );
    const [opening, committed] = await channel.read(0, (seen) => seen.length === 2);
    expect(opening!.message).toEqual({ streamId: expect.any(String) as string, streamToken: expect.any(String) as string });
    expect(committed!.message).toMatchObject({ streamToken: expect.any(String) as string, commitTime: expect.any(String) as string });
    expect(committed!.message["writeResults"]).toEqual([{ updateTime: committed!.message["commitTime"] }, {}]);
  });

  test("an error ends it, and nothing after it is applied", async () => {
    const channel = await openChannel(server.url, "Write", { messages: [{ database }] });
    const write = (path: string) => ({ streamToken: "x", writes: [{ update: { name: name(path), fields: {} } }] });
    await channel.send([write("mine/1"), write("open/after")], 1);
    const messages = await channel.read(0, (seen) => seen.length === 2);
    expect(messages[1]!.message).toMatchObject([{ error: { code: 403, status: "PERMISSION_DENIED" } }]);
    expect((await owner.get("open/after")).status).toBe(404);
  });

  test("the user is the one of the headers inside the body", async () => {
    const channel = await openChannel(server.url, "Write", { token: tokenFor("ann"), messages: [{ database }] });
    await channel.send([{ streamToken: "x", writes: [{ update: { name: name("mine/1"), fields: {} } }] }], 1);
    const messages = await channel.read(0, (seen) => seen.length === 2);
    expect(messages[1]!.message).toHaveProperty("commitTime");
  });

  test("a token that cannot be believed ends it at once", async () => {
    const channel = await openChannel(server.url, "Write", { token: "nonsense", messages: [{ database }] });
    const [first] = await channel.read(0, (seen) => seen.length === 1);
    expect(first!.message).toMatchObject([{ error: { status: "UNAUTHENTICATED" } }]);
  });
});

describe("the Listen stream", () => {
  test("starts with what is there, then follows every commit with one consistent snapshot", async () => {
    await owner.set("open/a", {});
    const channel = await openChannel(server.url, "Listen", {
      messages: [listen("open", {}, { where: { fieldFilter: { field: { fieldPath: "k" }, op: "EQUAL", value: { integerValue: "1" } } } })],
    });
    const k = (value: string) => ({ k: { integerValue: value } });
    await channel.read(0, snapshots(1));
    await owner.commit(...["b", "c"].map((id) => ({ update: { name: name(`open/${id}`), fields: k("1") } })));
    await owner.set("open/b", k("2"));
    await owner.commit({ delete: name("open/c") });
    await owner.set("open/unrelated", {});
    const messages = await channel.read(0, snapshots(5));
    expect(messages.map(summary)).toEqual([
      "ADD",
      "CURRENT",
      "NO_CHANGE",
      "changed b",
      "changed c",
      "NO_CHANGE",
      "removed b",
      "NO_CHANGE",
      "deleted c",
      "NO_CHANGE",
      "NO_CHANGE",
    ]);
  });

  test("a snapshot is never older than the commits it contains", async () => {
    const channel = await openChannel(server.url, "Listen", { messages: [listen("open")] });
    await channel.read(0, snapshots(1));
    for (let n = 0; n < 10; n += 1) await owner.set("open/racing", { n: { integerValue: String(n) } });
    let newest = 0n;
    for (const { message } of await channel.read(0, snapshots(11))) {
      const { documentChange, targetChange } = message as {
        documentChange?: { document: { updateTime: string } };
        targetChange?: { targetIds?: number[]; readTime?: string };
      };
      const changed = documentChange === undefined ? 0n : parseTimestamp(documentChange.document.updateTime);
      if (changed > newest) newest = changed;
      if (targetChange?.targetIds?.length === 0) expect(parseTimestamp(targetChange.readTime!)).toBeGreaterThanOrEqual(newest);
    }
  });

  test("a removed target is confirmed and hears no more", async () => {
    const channel = await openChannel(server.url, "Listen", { messages: [listen("open")] });
    await channel.read(0, snapshots(1));
    await channel.send([{ database, removeTarget: 2 }], 1);
    await owner.set("open/later", {});
    await channel.send([{ database, addTarget: { targetId: 4, documents: { documents: [name("open/later")] } } }], 2);
    const messages = await channel.read(0, snapshots(2));
    expect(messages.map(summary)).toContain("REMOVE");
    const later = messages.filter((message) => summary(message) === "changed later");
    expect(later.map(({ message }) => (message as { documentChange: { targetIds: number[] } }).documentChange.targetIds)).toEqual([[4]]);
  });

  test("a denied target is removed with the cause", async () => {
    const messages = await listenOnce(listen("mine"));
    expect(messages.at(-1)!.message).toMatchObject({ targetChange: { targetChangeType: "REMOVE", targetIds: [2], cause: { code: 7 } } });
  });

  test("a missing document is sent as deleted, and its creation is sent too", async () => {
    const message = { database, addTarget: { targetId: 4, documents: { documents: [name("open/single")] } } };
    const channel = await openChannel(server.url, "Listen", { messages: [message] });
    await channel.read(0, snapshots(1));
    await owner.set("open/single", {});
    expect((await channel.read(0, snapshots(2))).map(summary)).toEqual([
      "ADD",
      "deleted single",
      "CURRENT",
      "NO_CHANGE",
      "changed single",
      "NO_CHANGE",
    ]);
  });

  test("a resume token brings only what has changed since", async () => {
    for (const id of ["same", "changed", "deleted"]) await owner.set(`open/${id}`, {});
    const resumeToken = tokenIn(await listenOnce(listen("open")));
    await owner.set("open/changed", { n: { integerValue: "1" } });
    await owner.commit({ delete: name("open/deleted") });
    const messages = (await listenOnce(listen("open", { resumeToken }))).map(summary);
    expect(messages.filter((message) => /changed|deleted|removed|RESET/.test(message)).sort()).toEqual([
      "changed changed",
      "deleted deleted",
    ]);
    expect(messages.some((message) => message.startsWith("count "))).toBe(true);
  });

  test("a resume token of other documents, or nonsense, starts over", async () => {
    const other = await startFirestore({ rules: { text: rules("true") } });
    const channel = await openChannel(other.url, "Listen", { messages: [listen("open")] });
    const foreign = tokenIn(await channel.read(0, snapshots(1)));
    await other.close();
    for (const resumeToken of [foreign, "bm9uc2Vuc2U="]) {
      const messages = (await listenOnce(listen("open", { resumeToken }))).map(summary);
      expect(messages.slice(0, 2)).toEqual(["ADD", "RESET"]);
    }
  });

  test("a limited query whose documents have moved starts over, one whose documents have not goes on", async () => {
    const limited = (more: JsonObject) => listen("open", more, { limit: 2 });
    const resumeToken = tokenIn(await listenOnce(limited({})));
    expect((await listenOnce(limited({ resumeToken }))).map(summary)).not.toContain("RESET");
    await owner.set("open/0", {});
    expect((await listenOnce(limited({ resumeToken }))).map(summary)).toContain("RESET");
  });

  test("a document that changes into one that the listener may not see ends the target, and is not sent", async () => {
    const level = (value: number) => owner.set("levels/a", { level: { integerValue: String(value) } });
    await level(1);
    const below = { where: { fieldFilter: { field: { fieldPath: "level" }, op: "LESS_THAN", value: { integerValue: "9" } } } };
    const channel = await openChannel(server.url, "Listen", { messages: [listen("levels", {}, below)] });
    await channel.read(0, snapshots(1));
    await level(2);
    await level(5);
    const messages = await channel.read(0, (seen) => seen.some((message) => summary(message) === "REMOVE"));
    const summaries = messages.map(summary).filter((message) => message !== "NO_CHANGE");
    expect(summaries).toEqual(["ADD", "changed a", "CURRENT", "changed a", "REMOVE"]);
  });

  test("rules that are replaced hold for listeners that are already there", async () => {
    const changing = await startFirestore({ rules: { text: rules("true") } });
    const channel = await openChannel(changing.url, "Listen", { messages: [listen("open")] });
    await channel.read(0, snapshots(1));
    const body = JSON.stringify({ rules: { files: [{ content: rules("false") }] } });
    await fetch(`${changing.url}/emulator/v1/projects/${project}:securityRules`, { method: "PUT", body });
    const messages = await channel.read(0, (seen) => seen.some((message) => summary(message) === "REMOVE"));
    expect(messages.map(summary)).toContain("REMOVE");
    await changing.close();
  });
});
