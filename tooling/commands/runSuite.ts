import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "@tooling/browser";
import { findOfficialFirestore, OfficialFirestoreError } from "@tooling/firestore-local/official";
import type { Extent } from "@tooling/testing/extent";
import { countProcessorTime } from "./processorTime.ts";
import { tally, type Tally } from "./reports.ts";
import type { Suite } from "./suites.ts";

/** A suite that has run. */
export type Outcome = Tally & {
  readonly suite: Suite;
  /** Times of `performance.now()`. */
  readonly started: number;
  readonly ended: number;
  /** Processor time of all its processes; `undefined` where the system has no /proc. */
  readonly processorSeconds: number | undefined;
  /** Reason why it did not run. */
  readonly skippedBecause?: string;
};

const reporters = {
  one: () => [],
  vitest: (report: string) => ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  playwright: () => ["--reporter=dot,json"],
};

export interface RunOptions {
  readonly extent: Extent;
  /** Further arguments of the suite. */
  readonly extra?: readonly string[];
}

let missingOfficial: Promise<string | undefined> | undefined;

/** Reason why Google's Firestore emulator cannot run here, or `undefined`; looked for once. */
function whyNoOfficial(): Promise<string | undefined> {
  missingOfficial ??= findOfficialFirestore().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof OfficialFirestoreError) return error.message;
      throw error;
    },
  );
  return missingOfficial;
}

/** Runs a suite to its end. A wide suite prints while it runs; others, which run at the same time, when they have ended. */
export async function runSuite(suite: Suite, { extent, extra = [] }: RunOptions): Promise<Outcome> {
  const title = `\n── ${suite.name}`;
  const started = performance.now();
  const missing = suite.needsOfficialFirestore ? await whyNoOfficial() : undefined;
  if (missing !== undefined) {
    console.log(`${title}\nskipped: not found. ${missing}`);
    const tally = { passed: 0, failed: 0, skipped: 1, faults: [] };
    return { suite, ...tally, started, ended: started, processorSeconds: undefined, skippedBecause: "not found" };
  }
  if (suite.wide) console.log(title);
  if (suite.needsBrowser) ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const report = join(folder, "report.json");
  const run = typeof suite.run === "function" ? suite.run(extent) : suite.run;
  const child = spawn("pnpm", [...run, ...extra, ...reporters[suite.count](report)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      TEST_EXTENT: extent,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TURBO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      NO_COLOR: "1",
    },
  });
  const endCounting = countProcessorTime(child.pid ?? 0);
  let text = "";
  for (const output of [child.stdout, child.stderr])
    output.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (suite.wide) process.stdout.write(chunk);
    });
  const [code] = (await once(child, "close")) as [number | null];
  const processorSeconds = endCounting();
  if (!suite.wide) console.log(`${title}\n${text}`);
  const outcome = tally(suite, { report, text, succeeded: code === 0 });
  rmSync(folder, { recursive: true });
  return { suite, ...outcome, started, ended: performance.now(), processorSeconds };
}
