import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, preferShell } from "@tooling/browser";
import { faultLine, faultText, tally, type Tally } from "./reports.ts";
import { suites, type Suite } from "./suites.ts";

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));

type Ended = Tally & { readonly name: string; readonly seconds: number };

const reporters = {
  one: () => [],
  vitest: (report: string) => ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  playwright: () => ["--reporter=dot,json"],
};

/** Runs a suite to its end. What runs beside others prints when it has ended. */
async function runSuite(suite: Suite): Promise<Ended> {
  const report = join(reports, `${suites.indexOf(suite)}.json`);
  const isBeside = suite.runs === "beside";
  const started = performance.now();
  if (!isBeside) console.log(`\n── ${suite.name}`);
  if (suite.needsBrowser) ensureBrowser();
  const child = spawn("pnpm", [...suite.run, ...reporters[suite.count](report)], {
    stdio: isBeside || suite.count === "one" ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NO_COLOR: "1" },
  });
  let text = "";
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (!isBeside) process.stdout.write(chunk);
    });
  const [code] = (await once(child, "close")) as [number | null];
  if (isBeside) console.log(`\n── ${suite.name}\n${text}`);
  return { name: suite.name, ...tally(suite, { report, text, succeeded: code === 0 }), seconds: (performance.now() - started) / 1000 };
}

async function runInOrder(some: readonly Suite[]): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  for (const suite of some) ended.push(await runSuite(suite));
  return ended;
}

/** Runs suites in their order; from the build on, those that mostly wait run beside the others until one wants to be alone. */
async function runAll(chosen: readonly Suite[]): Promise<readonly Ended[]> {
  const beside = chosen.filter(({ runs }) => runs === "beside");
  const alone = chosen.filter(({ runs }) => runs === "alone");
  const others = chosen.filter(({ runs }) => runs === undefined);
  const afterBuild = others.findIndex(({ name }) => name === "build") + 1;
  const first = await runInOrder(others.slice(0, afterBuild));
  const together = await Promise.all([runInOrder(others.slice(afterBuild)), runInOrder(beside)]);
  return [...first, ...together.flat(), ...(await runInOrder(alone))];
}

const quick = process.argv.includes("--quick");
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const chosen = suites.filter((suite) => (!quick || suite.quick) && (only.length === 0 || only.some((word) => suite.name.includes(word))));
if (chosen.some((suite) => suite.needsBrowser)) preferShell();
const summary = await runAll(chosen);
rmSync(reports, { recursive: true });

for (const { faults } of summary) for (const fault of faults) console.log(`\n${faultText(fault)}`);
const total = (key: "passed" | "failed"): number => summary.reduce((sum, row) => sum + row[key], 0);
console.log("");
for (const row of summary)
  console.log(`${row.failed ? "✗" : "✓"} ${row.name}: ${row.passed} passed, ${row.failed} failed (${row.seconds.toFixed(1)} s)`);
// Once more in a line each: of a long run, often only the end is kept.
for (const { faults } of summary) for (const fault of faults) console.log(faultLine(fault));
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 || chosen.length === 0 ? 1 : 0;
