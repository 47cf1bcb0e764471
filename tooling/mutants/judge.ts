import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limit } from "@tooling/testing/slowness";
import type { Stage } from "./targets.ts";

const root = join(import.meta.dirname, "../../");

/** Tests that have not ended by then never will: a loop without an end. Seconds of an idle machine. */
const longestStage = 240;

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Runs a program and everything it starts; ends all of it after the limit. Its exit code, or `undefined` when it had to be ended. */
async function run(program: string, args: readonly string[], cwd: string): Promise<number | undefined> {
  const child = spawn(program, args, { cwd, detached: true, stdio: "ignore" });
  const end = (): void => {
    try {
      process.kill(-child.pid!, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
  process.once("exit", end);
  let isEnded = false;
  const timer = setTimeout(() => {
    isEnded = true;
    end();
  }, limit(longestStage));
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode) => resolve(exitCode ?? 1));
  });
  clearTimeout(timer);
  process.off("exit", end);
  return isEnded ? undefined : code;
}

/** The first test that fails on the sources as they are, or `undefined` when all of them pass. */
export async function firstFailure({ folder, tests }: Stage): Promise<string | undefined> {
  const home = mkdtempSync(join(tmpdir(), "mutants-"));
  const file = join(home, "report.json");
  try {
    const args = ["exec", "vitest", "run", ...tests, "--bail=1", "--maxWorkers=1", "--reporter=json", `--outputFile=${file}`];
    const code = await run("pnpm", args, join(root, folder));
    if (code === undefined) return "a test that does not end";
    if (code === 0) return undefined;
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
      const test = assertionResults.find((each) => each.status === "failed");
      return test || status === "failed" ? [test?.fullName ?? `${name.slice(name.indexOf(folder))} cannot be loaded`] : [];
    });
    if (failed[0] === undefined) throw new Error(`vitest run ${tests.join(" ")} in ${folder} ended with ${code} and no failed test.`);
    return failed[0];
  } finally {
    rmSync(home, { recursive: true });
  }
}
