import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "@tooling/browser";
import { faultText, tally, type Tally } from "./reports.ts";
import { inGroups, suites, type Suite } from "./suites.ts";

/** Runs a suite. What one of several says is kept until it has ended, so that they do not talk at once. */
async function runSuite(suite: Suite, report: string, isAlone: boolean): Promise<boolean> {
  if (suite.needsBrowser) ensureBrowser();
  const reporters = {
    one: [],
    vitest: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    playwright: ["--reporter=dot,json"],
  }[suite.count];
  const run = spawn("pnpm", [...suite.run, ...reporters], {
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NO_COLOR: "1" },
  });
  const said: Buffer[] = [];
  for (const stream of [run.stdout, run.stderr]) stream?.on("data", (part: Buffer) => said.push(part));
  const [code] = (await once(run, "close")) as [number | null];
  if (!isAlone) process.stdout.write(`\n── ${suite.name}, its output\n${Buffer.concat(said).toString()}`);
  return code === 0;
}

const quick = process.argv.includes("--quick");
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const chosen = suites.filter((suite) => (!quick || suite.quick) && (only.length === 0 || only.some((word) => suite.name.includes(word))));
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const summary: (Tally & { name: string; seconds: number })[] = [];

async function runAndTally(suite: Suite, isAlone: boolean): Promise<void> {
  console.log(`\n── ${suite.name}`);
  const started = performance.now();
  const report = join(reports, `${suites.indexOf(suite)}.json`);
  const succeeded = await runSuite(suite, report, isAlone);
  summary.push({ name: suite.name, ...tally(suite.count, report, succeeded), seconds: (performance.now() - started) / 1000 });
}

for (const group of inGroups(chosen)) await Promise.all(group.map(async (suite) => runAndTally(suite, group.length === 1)));
rmSync(reports, { recursive: true });

for (const { faults } of summary) for (const fault of faults) console.log(`\n${faultText(fault)}`);
const total = (key: "passed" | "failed"): number => summary.reduce((sum, row) => sum + row[key], 0);
console.log("");
for (const row of summary)
  console.log(`${row.failed ? "✗" : "✓"} ${row.name}: ${row.passed} passed, ${row.failed} failed (${row.seconds.toFixed(1)} s)`);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 || chosen.length === 0 ? 1 : 0;
