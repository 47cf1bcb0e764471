import { availableParallelism } from "node:os";
import { preferShell } from "@tooling/browser";
import { readCommandLine } from "@tooling/testing/commandLine";
import { readSlowness } from "@tooling/testing/slowness";
import { compareWithBudget, excessOf, readBudget, writeBudget, type Spending } from "./budget.ts";
import { choose, usage } from "./choose.ts";
import { readFailures, writeFailures } from "./failures.ts";
import { watchPace } from "./pace.ts";
import { faultLine, faultText } from "./reports.ts";
import { runSuite } from "./runSuite.ts";
import { runInSlots } from "./schedule.ts";

const budget = readBudget();

const { chosen, extent, isWhole, writesBudget } = readCommandLine(usage, () =>
  choose(process.argv.slice(2), readFailures(), ({ name }, size) => budget.suites[name]?.[size] ?? 10),
);
if (chosen.some(({ suite }) => suite.needsBrowser)) preferShell();
// Every suite inherits the slowness of the machine: time limits grow with it.
const slowness = readSlowness();

const tasks = chosen.map(({ suite, extra }) => ({ name: suite.name, wide: suite.wide, after: suite.after, suite, extra }));
const endWatching = watchPace();
const outcomes = await runInSlots(tasks, Math.max(2, availableParallelism()), ({ suite, extra }) => runSuite(suite, { extent, extra }));
const pace = await endWatching();
writeFailures(outcomes);

const used = outcomes.map(({ suite, started, ended, processorSeconds }) => ({
  name: suite.name,
  processorSeconds,
  pace: pace.between(started, ended),
}));
const spendings = new Map(compareWithBudget(used, extent, budget).map((spending) => [spending.name, spending]));

for (const { faults } of outcomes) for (const fault of faults) console.log(`\n${faultText(fault)}`);

function processorText(spending: Spending | undefined): string {
  if (spending === undefined) return "";
  const allowed = spending.allowed === undefined ? "" : ` of ${spending.allowed.toFixed(0)}`;
  return `, ${spending.used.toFixed(1)} processor seconds${allowed}${spending.isOver ? ": too much" : ""}`;
}

console.log("");
for (const { suite, passed, failed, skipped, started, ended, skippedBecause } of outcomes)
  console.log(
    skippedBecause !== undefined
      ? `- ${suite.name}: skipped: ${skippedBecause}`
      : `${failed ? "✗" : "✓"} ${suite.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""} (${((ended - started) / 1000).toFixed(1)} s${processorText(spendings.get(suite.name))})`,
  );
// Again in a line each: often only the end of a long run is read.
for (const { faults } of outcomes) for (const fault of faults) console.log(faultLine(fault));

const total = (key: "passed" | "failed" | "skipped"): number => outcomes.reduce((sum, row) => sum + row[key], 0);
const sum = (values: readonly (number | undefined)[]): string => values.reduce<number>((all, value) => all + (value ?? 0), 0).toFixed(0);
const spent = [...spendings.values()];
console.log(
  `\nProcessor seconds: ${sum(spent.map((spending) => spending.used))} of ${sum(spent.map(({ allowed }) => allowed))}; time limits × ${slowness}; a fixed piece of work took ${pace.whole.toFixed(2)} s (budget: ${budget.pace} s)`,
);
const excess = isWhole && process.env["CI"] !== undefined ? excessOf(spent) : undefined;
if (excess !== undefined) console.log(`✗ ${excess}`);
if (writesBudget) writeBudget(used, extent);

const failed = total("failed") + (excess === undefined ? 0 : 1);
if (total("failed") > 0) console.log("To repeat the failed tests: pnpm test failed");
const skipped = total("skipped");
console.log(`\n${total("passed")} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
