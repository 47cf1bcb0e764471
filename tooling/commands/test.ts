import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, preferShell } from "@tooling/browser";
import { faultText, tally, type Tally } from "./reports.ts";
import { suites, type Suite } from "./suites.ts";

function runSuite(suite: Suite, report: string): boolean {
  if (suite.needsBrowser) ensureBrowser();
  const reporters = {
    one: [],
    vitest: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    playwright: ["--reporter=dot,json"],
  }[suite.count];
  return (
    spawnSync("pnpm", [...suite.run, ...reporters], {
      stdio: "inherit",
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NO_COLOR: "1" },
    }).status === 0
  );
}

const quick = process.argv.includes("--quick");
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const chosen = suites.filter((suite) => (!quick || suite.quick) && (only.length === 0 || only.some((word) => suite.name.includes(word))));
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
if (chosen.some((suite) => suite.needsBrowser)) preferShell();
const summary: (Tally & { name: string; seconds: number })[] = [];

for (const [index, suite] of chosen.entries()) {
  console.log(`\n── ${suite.name}`);
  const started = performance.now();
  const report = join(reports, `${index}.json`);
  const succeeded = runSuite(suite, report);
  summary.push({ name: suite.name, ...tally(suite.count, report, succeeded), seconds: (performance.now() - started) / 1000 });
}
rmSync(reports, { recursive: true });

for (const { faults } of summary) for (const fault of faults) console.log(`\n${faultText(fault)}`);
const total = (key: "passed" | "failed"): number => summary.reduce((sum, row) => sum + row[key], 0);
console.log("");
for (const row of summary)
  console.log(`${row.failed ? "✗" : "✓"} ${row.name}: ${row.passed} passed, ${row.failed} failed (${row.seconds.toFixed(1)} s)`);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 || chosen.length === 0 ? 1 : 0;
