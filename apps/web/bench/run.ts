import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "@tooling/browser";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { readCommandLine } from "@tooling/testing/commandLine";
import startFirebase from "../test/globalSetup.config.ts";
import { fileTableRows } from "./fileTables.ts";
import { largeModelRows } from "./largeModels.ts";
import { listBytesRows } from "./listBytes.ts";
import { longBillRows } from "./longBill.ts";
import { longListRows } from "./longList.ts";
import { longTableRows } from "./longTable.ts";
import { openingRows } from "./opening.ts";
import { projectReportRows } from "./projectReport.ts";
import { psychrometricChartRows } from "./psychrometricChart.ts";
import { searchRows } from "./search.ts";
import { typingRows } from "./typing.ts";

/**
 * Benchmarks in the browser: the production build on the local Firebase, measured in alternating rounds. `pnpm bench` prints them;
 * `pnpm bench --write` also renews their section of docs/benchmarks.md. They are not tests: they cannot fail on a slow machine.
 */
const rounds = 3;
/** Measurements by name, such as `longListRows`; all of them where no name is given. */
const { chosen, isWritten } = readCommandLine("Usage: pnpm bench [--write] [longListRows …]", () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean", default: false } } });
  return { chosen: positionals, isWritten: values.write };
});

const loadBefore = loadavg()[0]!;
const endFirebase = await startFirebase();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
const version = browser.version();
const lines: string[] = [];
try {
  for (const measure of [
    typingRows,
    psychrometricChartRows,
    openingRows,
    longListRows,
    listBytesRows,
    longTableRows,
    longBillRows,
    fileTableRows,
    largeModelRows,
    projectReportRows,
    searchRows,
  ].filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    for (const { what, measured, mainThread, target } of await measure(browser, process.env["PLENUM_TEST_URL"]!, rounds)) {
      lines.push(`| ${what} | ${measured} | ${mainThread} | ${target} |`);
      console.log(lines.at(-1));
    }
  }
} finally {
  await browser.close();
  await endFirebase();
}

if (isWritten) {
  const page = new URL("../../../docs/benchmarks.md", import.meta.url);
  const heading = "## In the browser";
  const [engine, before = ""] = readFileSync(page, "utf8").split(heading);
  const whatOf = (line: string): string => line.split("|")[1]!.trim();
  const measured = new Set(lines.map(whatOf));
  // Measurements that did not run keep their rows.
  const keptRows =
    chosen.length === 0 ? [] : before.split("\n").filter((line) => /^\| (?!what )/.test(line) && !measured.has(whatOf(line)));
  const section = [
    heading,
    "",
    `The production build on the local Firebase, in a window of 1440 × 900: medians over ${rounds} rounds, which take turns; files are opened a second time, with the code in the cache, and typed into after a first run. Main thread is the time that the page's main thread was on the processor, in the cheapest round; per key, per notch of the wheel, or for the whole of an opening. ${cpus()[0]!.model}, ${cpus().length} cores, Chromium ${version}; load average ${loadBefore.toFixed(1)} before what was measured last.`,
    "",
    "| what | measured | main thread | target | on |",
    "|---|---|---|---|---|",
    ...keptRows,
    ...lines.map((line) => `${line} ${new Date().toISOString().slice(0, 10)} |`),
    "",
  ];
  writeFileSync(page, `${engine!.trimEnd()}\n\n${section.join("\n")}`);
}
