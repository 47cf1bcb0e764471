import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isAll } from "@tooling/testing/extent";
import { afterAll, describe, expect, test } from "vitest";
import { callAuth, runProgram, temporaryFolder } from "./firebase.ts";

describe.skipIf(process.platform === "win32")("a program that runs local Firebase", () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  // Each takes a start: one signal in every run, the others in `pnpm test:all`.
  test.for(isAll ? (["SIGINT", "SIGTERM", "SIGKILL"] as const) : (["SIGINT"] as const))("loses no account after %s", async (signal) => {
    const folder = await temporaryFolder();
    folders.push(folder);
    const { run, authUrl } = await runProgram(folder);
    await callAuth({ authUrl }, "signUp", { email: "ann@plenum.example", password: "correct horse" });
    // An account was on the disk before the answer, so no end of the program loses it.
    expect(await readFile(path.join(folder, "accounts/accounts.json"), "utf8")).toContain("ann@");

    run.kill(signal);
    await once(run, "exit");
    expect(run.signalCode ?? run.exitCode).toBe(signal === "SIGKILL" ? "SIGKILL" : 0);
    expect(await readFile(path.join(folder, "accounts/accounts.json"), "utf8")).toContain("ann@plenum.example");
  });
});
