import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isAll } from "@tooling/testing/extent";
import { limit } from "@tooling/testing/slowness";
import { afterAll, describe, expect, test } from "vitest";
import { callAuth, runProgram, temporaryFolder } from "./firebase.ts";

async function startProgram(dataDirectory: string): Promise<{ run: ChildProcess; authUrl: string; emulators: number }> {
  const { run, authUrl } = await runProgram(dataDirectory);
  const locator = JSON.parse(await readFile(path.join(dataDirectory, "run/tmp/hub-demo-plenum.json"), "utf8")) as { pid: number };
  return { run, authUrl, emulators: locator.pid };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(process.platform === "win32")("a program that runs local Firebase", () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  // Each is a start of all of Firebase, six seconds of a processor: one signal in every run, the others in `pnpm test:all`.
  test.for(isAll ? (["SIGINT", "SIGTERM", "SIGKILL"] as const) : (["SIGINT"] as const))(
    "leaves no process after %s, and no account is lost",
    async (signal) => {
      const folder = await temporaryFolder();
      folders.push(folder);
      const { run, authUrl, emulators } = await startProgram(folder);
      await callAuth({ authUrl }, "signUp", { email: "ann@plenum.example", password: "correct horse" });
      // Whoever has an account from an answer has it after any end of the program: it was on the disk before.
      expect(await readFile(path.join(folder, "accounts/accounts.json"), "utf8")).toContain("ann@");
      expect(isAlive(emulators)).toBe(true);

      run.kill(signal);
      await once(run, "exit");
      expect(run.signalCode ?? run.exitCode).toBe(signal === "SIGKILL" ? "SIGKILL" : 0);
      await expect.poll(() => isAlive(emulators), { timeout: limit(5) }).toBe(false);
      expect(await readFile(path.join(folder, "accounts/accounts.json"), "utf8")).toContain("ann@plenum.example");
    },
  );
});
