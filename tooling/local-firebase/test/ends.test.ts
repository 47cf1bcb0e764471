import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isAll } from "@tooling/testing/extent";
import { afterAll, describe, expect, test } from "vitest";
import { callAuth, runProgram, temporaryFolder } from "./firebase.ts";

describe.skipIf(process.platform === "win32")("a program that runs local Firebase", () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  // Each is a start of all of Firebase, six seconds of a processor: one signal in every run, the others in `pnpm test:all`.
  test.for(isAll ? (["SIGINT", "SIGTERM", "SIGKILL"] as const) : (["SIGINT"] as const))(
    "leaves no process after %s, and no account is lost",
    async (signal) => {
      const folder = await temporaryFolder();
      folders.push(folder);
      const { run, authUrl } = await runProgram(folder);
      await callAuth({ authUrl }, "signUp", { email: "ann@plenum.example", password: "correct horse" });
      // Whoever has an account from an answer has it after any end of the program: it was on the disk before.
      expect(await readFile(path.join(folder, "accounts/accounts.json"), "utf8")).toContain("ann@");

      run.kill(signal);
      await once(run, "exit");
      expect(run.signalCode ?? run.exitCode).toBe(signal === "SIGKILL" ? "SIGKILL" : 0);
      expect(await readFile(path.join(folder, "accounts/accounts.json"), "utf8")).toContain("ann@plenum.example");
    },
  );
});
