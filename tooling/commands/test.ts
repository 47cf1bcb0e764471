import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "@tooling/browser";
import { suites, type Suite } from "./suites.ts";

interface Tally {
  readonly passed: number;
  /** Flaky tests are among them: a test that passes at the second try only says nothing. */
  readonly failed: number;
  readonly flaky?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Titles of the tests that failed first and passed when tried again. */
function flakyTitles({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map((spec) => `${title} › ${spec.title}`);
  return [...own, ...suites.flatMap(flakyTitles)];
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch (error) {
    console.error(`No report: ${String(error)}`);
    return undefined;
  }
}

/** A suite that ended badly counts at least one failure, whatever its report says. */
function tally(suite: Suite, report: string, succeeded: boolean): Tally {
  const atLeastOne = (failed: number): number => (succeeded ? failed : Math.max(1, failed));
  if (suite.count === "vitest") {
    const of = readReport<VitestReport>(report);
    return { passed: of?.numPassedTests ?? 0, failed: of ? atLeastOne(of.numFailedTests) : 1 };
  }
  if (suite.count === "playwright") {
    const of = readReport<PlaywrightReport>(report);
    if (!of) return { passed: 0, failed: 1 };
    return { passed: of.stats.expected, failed: atLeastOne(of.stats.unexpected) + of.stats.flaky, flaky: of.suites.flatMap(flakyTitles) };
  }
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runSuite(suite: Suite, report: string): boolean {
  if (suite.needsBrowser) ensureBrowser();
  const reporters = {
    one: [],
    vitest: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    playwright: ["--reporter=line,json"],
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
const summary: (Tally & { name: string; seconds: number })[] = [];

for (const [index, suite] of chosen.entries()) {
  console.log(`\n── ${suite.name}`);
  const started = performance.now();
  const report = join(reports, `${index}.json`);
  const succeeded = runSuite(suite, report);
  summary.push({ name: suite.name, ...tally(suite, report, succeeded), seconds: (performance.now() - started) / 1000 });
}
rmSync(reports, { recursive: true });

for (const { flaky = [] } of summary) for (const title of flaky) console.log(`flaky: ${title}`);
const total = (key: "passed" | "failed"): number => summary.reduce((sum, row) => sum + row[key], 0);
console.log("");
for (const row of summary)
  console.log(`${row.failed ? "✗" : "✓"} ${row.name}: ${row.passed} passed, ${row.failed} failed (${row.seconds.toFixed(1)} s)`);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 || chosen.length === 0 ? 1 : 0;
