import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { limit } from "@tooling/testing/slowness";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { refusalReason, type Door } from "../src/http/origin.ts";
import { startFirestore } from "../src/index.ts";
import { openStore } from "../src/store/store.ts";
import { decodeWrites } from "../src/store/write.ts";
import { restClient } from "./restClient.ts";
import { main, runToEnd, startProcess } from "./serverProcess.ts";
import { temporaryDirectory } from "./temporary.ts";

type Headers = Readonly<Record<string, string>>;

const passes = (headers: Headers, door: Door = {}, method = "GET"): boolean => refusalReason({ method, headers }, door) === undefined;
const host = "127.0.0.1:4174";
const cross = { host, "sec-fetch-site": "cross-site" };
const opened = { ...cross, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

describe("a server on loopback", () => {
  test.each<[string, Headers]>([
    ["a program", { host }],
    ["a program that names no host", {}],
    ["a page on any port of loopback", { host, origin: "http://localhost:5173", "sec-fetch-site": "cross-site" }],
    ["a page on the IPv6 loopback", { host: "[::1]:4174", origin: "http://[::1]:5173" }],
    ["an address typed or clicked in a terminal", { host, "sec-fetch-site": "none" }],
    ["an image in a page on loopback", { ...cross, referer: "http://localhost:5173/" }],
  ])("answers %s", (_what, headers) => expect(passes(headers)).toBe(true));

  test.each<[string, Headers]>([
    ["a page from elsewhere", { host, origin: "https://example.com" }],
    ["a page that looks like loopback", { host, origin: "http://127.0.0.1.example.com" }],
    ["a page with an opaque origin", { host, origin: "null" }],
    ["an image in a page from elsewhere", cross],
    ["an image that names its page", { ...cross, referer: "https://example.com/" }],
    ["a link in a page from elsewhere", opened],
    ["a name that was pointed at loopback", { host: "foreign.test:4174" }],
    [
      "a name that was pointed at loopback, its own page asking",
      { host: "foreign.test", origin: "http://foreign.test", "sec-fetch-site": "same-origin" },
    ],
    ["the address that means all", { host: "0.0.0.0:4174" }],
    ["an address of the network", { host: "192.168.0.7:4174" }],
    ["a host with a blank", { host: "a b" }],
  ])("refuses %s", (_what, headers) => expect(passes(headers)).toBe(false));

  test("that serves pages may be linked to, and nothing more", () => {
    const door = { servesPages: true };
    expect(passes(opened, door)).toBe(true);
    expect(passes({ ...opened, "sec-fetch-dest": "empty" }, door)).toBe(true);
    expect(passes({ ...opened, "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" }, door)).toBe(false);
    expect(passes(opened, door, "POST")).toBe(false);
    expect(passes({ ...opened, "sec-fetch-dest": "iframe" }, door)).toBe(false);
    expect(passes({ ...cross, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }, door)).toBe(false);
    expect(passes({ ...opened, host: "foreign.test" }, door)).toBe(false);
  });
});

describe("a server on the network", () => {
  const door = { isOpenToNetwork: true };
  test.each<[string, Headers, boolean]>([
    ["a program that asks by address", { host: "192.168.0.7:8080" }, true],
    ["a program that asks by the machine's name", { host: `${hostname()}:8080` }, true],
    ["a page that was loaded from the same address", { host: "192.168.0.7:8080", origin: "http://192.168.0.7:5173" }, true],
    ["a page from another address", { host: "192.168.0.7:8080", origin: "http://192.168.0.8:5173" }, false],
    ["a page from elsewhere", { host: "192.168.0.7:8080", origin: "https://example.com" }, false],
    ["a name that was pointed at it", { host: "foreign.test:8080", origin: "http://foreign.test:8080" }, false],
  ])("%s: %o, %s", (_what, headers, expected) => expect(passes(headers, door)).toBe(expected));

  test(
    "is not started unless somebody says that everybody is meant, and says so itself",
    async () => {
      for (const beyond of ["0.0.0.0", "::"]) {
        const { code, output } = await runToEnd("--port", "0", "--host", beyond);
        expect(code).toBe(1);
        expect(output.trim().split("\n")).toHaveLength(1);
        expect(output).toMatch(/everybody on its network could read, change and delete.+--allow-anyone-on-this-network/);
      }
      await expect(startFirestore({ host: "0.0.0.0" })).rejects.toThrow(/beyond this machine/);
      const warnings: string[] = [];
      const server = await startFirestore({ host: "0.0.0.0", allowAnyoneOnThisNetwork: true, report: (message) => warnings.push(message) });
      expect(warnings.join()).toMatch(/^Everybody who can reach 0\.0\.0\.0 can now read, change and delete/);
      const local = `http://127.0.0.1:${server.port}`;
      expect((await restClient(local, "owner").get("c/a")).status).toBe(404);
      expect((await fetch(local, { headers: { Origin: "https://example.com" } })).status).toBe(403);
      await server.close();
    },
    limit(30),
  );

  test(
    "the flag alone opens nothing",
    async () => {
      const server = await startProcess("--port", "0", "--allow-anyone-on-this-network");
      expect(server.url).toContain("http://127.0.0.1:");
      await server.stop();
    },
    limit(30),
  );
});

describe.skipIf(process.platform === "win32")("the data file", () => {
  const mode = (file: string): string => (statSync(file).mode & 0o777).toString(8);

  test(
    "and its folder are readable only by the owner, whatever the umask",
    () => {
      const directory = temporaryDirectory();
      // The umask belongs to a process; the one set here is another process's.
      const script = `process.umask(0);
      const { openStore } = await import(${JSON.stringify(path.join(path.dirname(main), "store/store.ts"))});
      openStore("deep/er/data");`;
      expect(spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: directory, encoding: "utf8" })).toMatchObject({
        status: 0,
      });
      expect(readdirSync(path.join(directory, "deep/er")).sort()).toEqual(["data", "data.lock"]);
      expect(["deep", "deep/er", "deep/er/data", "deep/er/data.lock"].map((name) => mode(path.join(directory, name)))).toEqual([
        "700",
        "700",
        "600",
        "600",
      ]);
    },
    limit(30),
  );

  test("of an older version is taken back from others, and stays the owner's when it is compacted", () => {
    const file = path.join(temporaryDirectory(), "data");
    openStore(file).close();
    chmodSync(file, 0o666);
    const store = openStore(file);
    expect(mode(file)).toBe("600");
    const database = "projects/p/databases/(default)";
    const write = { update: { name: `${database}/documents/c/a`, fields: { text: { stringValue: "x".repeat(1_000_000) } } } };
    for (let n = 0; n < 5; n += 1) store.commit(decodeWrites([write], database), () => {});
    expect(statSync(file).size).toBeLessThan(2_100_000);
    expect(mode(file)).toBe("600");
    store.close();
  });

  test("that cannot be compacted goes on growing: what is acknowledged is not reported as failed", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const file = path.join(temporaryDirectory(), "data");
    const store = openStore(file);
    // A folder with something in it, where the compacted file would be written.
    mkdirSync(`${file}.compacting`);
    writeFileSync(path.join(`${file}.compacting`, "in the way"), "");
    const database = "projects/p/databases/(default)";
    const name = (n: number): string => `${database}/documents/c/${n}`;
    const commit = (n: number) =>
      store.commit(
        decodeWrites([{ update: { name: name(n), fields: { text: { stringValue: "x".repeat(1_000_000) } } } }], database),
        () => {},
      );
    for (let n = 0; n < 6; n += 1) expect(() => commit(n)).not.toThrow();
    expect(statSync(file).size).toBeGreaterThan(6_000_000);
    expect(complaint).toHaveBeenCalledOnce();
    store.close();
  });
});
