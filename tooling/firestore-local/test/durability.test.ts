import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { limit } from "@tooling/testing/slowness";
import { describe, expect, test } from "vitest";
import { openJournal } from "../src/store/journal.ts";
import { openStore } from "../src/store/store.ts";
import { decodeWrites } from "../src/store/write.ts";
import type { Json } from "../src/values/json.ts";
import { restClient } from "./restClient.ts";
import { main, runToEnd, startProcess } from "./serverProcess.ts";
import { temporaryDirectory } from "./temporary.ts";

const database = "projects/p/databases/(default)";
const name = (id: string) => `${database}/documents/c/${id}`;
const set = (id: string, n: number) => decodeWrites([{ update: { name: name(id), fields: { n: { integerValue: String(n) } } } }], database);
const remove = (id: string) => decodeWrites([{ delete: name(id) }], database);
const allow = (): void => {};

/** Whether a process is a zombie, which its parent has not reaped. Only Linux shows this. */
function isZombie(pid: string): boolean {
  try {
    return process.platform !== "linux" || readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.startsWith("Z");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return true;
    throw error;
  }
}

function contents(file: string): Json[] {
  const records: Json[] = [];
  openJournal(file, (record) => records.push(record)).close();
  return records;
}

describe("the journal", () => {
  test("a file that is torn anywhere in its last record loses that record and nothing else, and goes on", () => {
    const directory = temporaryDirectory();
    const file = path.join(directory, "journal");
    const journal = openJournal(file, () => {});
    journal.append({ n: 1 });
    journal.append({ n: 2, text: "größer" });
    const complete = statSync(file).size;
    journal.append({ n: 3, text: "the last record" });
    journal.close();
    const bytes = readFileSync(file);
    for (let length = complete; length < bytes.length; length += 1) {
      const torn = path.join(directory, `torn-${length}`);
      writeFileSync(torn, bytes.subarray(0, length));
      const reopened = openJournal(torn, () => {});
      reopened.append({ n: 4 });
      reopened.close();
      expect(contents(torn)).toEqual([{ n: 1 }, { n: 2, text: "größer" }, { n: 4 }]);
    }
  });

  test("a last record whose bytes were not all written is cut off too", () => {
    const file = path.join(temporaryDirectory(), "journal");
    const journal = openJournal(file, () => {});
    journal.append({ n: 1 });
    const complete = statSync(file).size;
    journal.append({ n: 2 });
    journal.close();
    const bytes = readFileSync(file);
    bytes.fill(0, complete + 4, complete + 12);
    writeFileSync(file, bytes);
    expect(contents(file)).toEqual([{ n: 1 }]);
  });

  test("damage before the last record is not passed over", () => {
    const file = path.join(temporaryDirectory(), "journal");
    const journal = openJournal(file, () => {});
    journal.append({ n: 1 });
    journal.append({ n: 2 });
    journal.close();
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace('{"n":1}', '{"n":7}'));
    expect(() => contents(file)).toThrow(/damaged in line 2/);
  });

  test("somebody's other file is left alone", () => {
    const file = path.join(temporaryDirectory(), "notes.txt");
    for (const text of ["Dear diary", "Dear diary,\nhello", '{"json": true}\n']) {
      writeFileSync(file, text);
      expect(() => contents(file)).toThrow();
      expect(readFileSync(file, "utf8")).toBe(text);
    }
  });

  test("a replacement that was not finished leaves the old content", () => {
    const file = path.join(temporaryDirectory(), "journal");
    const journal = openJournal(file, () => {});
    journal.append({ n: 1 });
    journal.close();
    writeFileSync(`${file}.compacting`, "half a repl");
    expect(contents(file)).toEqual([{ n: 1 }]);
    expect(existsSync(`${file}.compacting`)).toBe(false);
  });
});

describe("the store on a file", () => {
  test("documents, their times, deletions and identity outlive it", () => {
    const file = path.join(temporaryDirectory(), "data");
    const first = openStore(file);
    first.commit(set("a", 1), allow);
    const { time } = first.commit(set("a", 2), allow);
    first.commit(set("b", 1), allow);
    first.commit(remove("b"), allow);
    const before = first.get(name("a"));
    first.close();
    const second = openStore(file);
    expect(second.get(name("a"))).toEqual(before);
    expect(second.get(name("b"))).toBeUndefined();
    expect(second.identity).toBe(first.identity);
    expect(second.changedSince(time)).toEqual(new Set([name("b")]));
    second.close();
  });

  test("the clock never goes back, even where the machine's does", () => {
    const file = path.join(temporaryDirectory(), "data");
    const future = 4_000_000_000_000_000n;
    const journal = openJournal(file, () => {});
    journal.append({ time: future.toString(), set: [], deleted: [] });
    journal.close();
    const store = openStore(file);
    expect(store.commit(set("a", 1), allow).time).toBeGreaterThan(future);
    expect(store.readTime()).toBeGreaterThan(store.get(name("a"))!.updateTime);
    store.close();
  });

  test("a commit that is refused leaves nothing in the file", () => {
    const file = path.join(temporaryDirectory(), "data");
    const store = openStore(file);
    const size = statSync(file).size;
    expect(() =>
      store.commit(set("a", 1), () => {
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(statSync(file).size).toBe(size);
    store.close();
  });

  test("the file stays small however often a document is written, and keeps its content", () => {
    const file = path.join(temporaryDirectory(), "data");
    const store = openStore(file);
    const text = { stringValue: "x".repeat(100_000) };
    for (let n = 0; n < 120; n += 1) {
      store.commit(decodeWrites([{ update: { name: name("big"), fields: { n: { integerValue: String(n) }, text } } }], database), allow);
    }
    // 120 writes of 0.1 MB; the file is compacted whenever it passes 4 MB.
    expect(statSync(file).size).toBeLessThan(4_200_000);
    const before = store.get(name("big"));
    store.close();
    const again = openStore(file);
    expect(again.get(name("big"))).toEqual(before);
    again.close();
  });

  test("two stores cannot have one file", () => {
    const file = path.join(temporaryDirectory(), "data");
    const store = openStore(file);
    expect(() => openStore(file)).toThrow(/already open/);
    store.close();
    openStore(file).close();
  });
});

describe("the server as a process", () => {
  test("what was written is there after a restart", async () => {
    const file = path.join(temporaryDirectory(), "deep", "data");
    const first = await startProcess("--port", "0", "--data", file);
    await restClient(first.url, "owner").set("c/a", { n: { integerValue: "1" } });
    expect(await first.stop()).toBe(0);
    const second = await startProcess("--port", "0", "--data", file);
    expect(await restClient(second.url, "owner").get("c/a")).toMatchObject({ status: 200, body: { fields: { n: { integerValue: "1" } } } });
    await second.stop();
  });

  test(
    "kill -9 in the middle of many writes loses none that was acknowledged, and tears no batch",
    async () => {
      const file = path.join(temporaryDirectory(), "data");
      const acknowledged = new Set<string>();
      for (let round = 0; round < 4; round += 1) {
        const server = await startProcess("--port", "0", "--data", file);
        const client = restClient(server.url, "owner");
        const pair = (id: string) => ["left", "right"].map((side) => ({ update: { name: client.name(`${side}/${id}`), fields: {} } }));
        let isAlive = true;
        const writer = async (lane: number): Promise<void> => {
          for (let n = 0; isAlive; n += 1) {
            const id = `${round}-${lane}-${n}`;
            const answer = await client.commit(...pair(id)).catch(() => undefined);
            if (answer?.status !== 200) return;
            acknowledged.add(id);
          }
        };
        const writers = [0, 1, 2, 3].map(writer);
        // Never between two writes: all four lanes have a running one whenever it is killed.
        const wanted = acknowledged.size + 10 + 15 * round;
        await expect.poll(() => acknowledged.size, { timeout: limit(20), interval: 1 }).toBeGreaterThan(wanted);
        await server.kill();
        isAlive = false;
        await Promise.all(writers);
      }
      expect(acknowledged.size).toBeGreaterThan(20);
      const survivor = await startProcess("--port", "0", "--data", file);
      const client = restClient(survivor.url, "owner");
      const ids = async (collectionId: string) => {
        const { body } = await client.query({ from: [{ collectionId }] });
        return (body as readonly { document: { name: string } }[]).map(({ document }) => document.name.split("/").at(-1)!);
      };
      const [left, right] = [await ids("left"), await ids("right")];
      expect(left).toEqual(right);
      expect([...acknowledged].filter((id) => !left.includes(id))).toEqual([]);
      await survivor.stop();
    },
    limit(60),
  );

  test(
    "a server that was killed this moment, and that nobody has taken note of, does not keep the next one off",
    async () => {
      const file = path.join(temporaryDirectory(), "data");
      // The shell starts the server, kills it and does not reap it: its process stays a zombie.
      const script = 'node="$1"; shift; "$node" "$@" & while ! [ -e "$LOCK" ]; do sleep 0.05; done; kill -9 $!; exec sleep 60';
      const shell = spawn("sh", ["-c", script, "sh", process.execPath, main, "--port", "0", "--data", file], {
        env: { ...process.env, LOCK: `${file}.lock` },
        stdio: "ignore",
      });
      await expect.poll(() => existsSync(`${file}.lock`) && readFileSync(`${file}.lock`, "utf8"), { timeout: limit(20) }).toMatch(/\d/);
      const zombie = readFileSync(`${file}.lock`, "utf8");
      await expect.poll(() => isZombie(zombie), { timeout: limit(20) }).toBe(true);
      const next = await startProcess("--port", "0", "--data", file);
      expect(readFileSync(`${file}.lock`, "utf8")).not.toBe(zombie);
      expect(await next.stop()).toBe(0);
      shell.kill();
    },
    limit(60),
  );

  test(
    "a port or a file in use and unreadable rules get one clear line, a wrong option one above the usage",
    async () => {
      const directory = temporaryDirectory();
      const file = path.join(directory, "data");
      const server = await startProcess("--port", "0", "--data", file);
      const rules = path.join(directory, "firestore.rules");
      writeFileSync(rules, "rules_version = '2';\nservice cloud.firestore {\n  oops\n}");
      const [port, data, unread, option] = [
        await runToEnd("--port", String(server.port)),
        await runToEnd("--port", "0", "--data", file),
        await runToEnd("--port", "0", "--rules", rules),
        await runToEnd("--port", "many"),
      ];
      for (const { code, output } of [port, data, unread]) {
        expect(code).toBe(1);
        expect(output.trim().split("\n")).toHaveLength(1);
      }
      expect(option.code).toBe(2);
      expect(option.output.split("\n")[0]).toBe('--port takes a whole number from 0 to 65535, not "many".');
      expect(port.output).toContain(`Port ${server.port} on 127.0.0.1 is in use`);
      expect(data.output).toContain("is in use by process");
      expect(unread.output).toContain("line 3, column 3");
      await server.stop();
    },
    limit(60),
  );

  test("changed rules apply; changed rules that cannot be read do not", async () => {
    const rules = path.join(temporaryDirectory(), "firestore.rules");
    const granting = (condition: string) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /c/{id} { allow read: if ${condition}; } } }`;
    writeFileSync(rules, granting("false"));
    const server = await startProcess("--port", "0", "--rules", rules);
    const status = async () => (await restClient(server.url, undefined).get("c/a")).status;
    expect(await status()).toBe(403);
    writeFileSync(rules, granting("true"));
    await expect.poll(status, { timeout: limit(5) }).toBe(404);
    writeFileSync(rules, granting("certainly"));
    await expect.poll(server.output, { timeout: limit(5) }).toContain("The changed rules are refused");
    expect(await status()).toBe(404);
    await server.stop();
  });
});

test("a complete but damaged last line is left out, and a message names the file that keeps it", () => {
  const file = path.join(temporaryDirectory(), "journal");
  const journal = openJournal(file, () => {});
  journal.append({ n: 1 });
  journal.append({ n: 2 });
  journal.close();
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('{"n":2}', '{"n":3}'));
  const messages: string[] = [];
  const records: Json[] = [];
  openJournal(
    file,
    (record) => records.push(record),
    (message) => messages.push(message),
  ).close();
  expect(records).toEqual([{ n: 1 }]);
  expect(messages).toEqual([`Line 3 of ${file}, the last, is damaged: its changes are lost. The line is kept in ${file}.damaged.`]);
  expect(readFileSync(`${file}.damaged`, "utf8")).toContain('{"n":3}');
});
