import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Suite } from "./suites.ts";

/** What came out of a suite. */
export interface Tally {
  readonly passed: number;
  /** Flaky tests are among them: a test that passes at the second try only says nothing. */
  readonly failed: number;
  /** Tests of a longer run, or not asked for. */
  readonly skipped: number;
  /** What failed or was flaky, and why. */
  readonly faults: readonly Fault[];
}

export interface Fault {
  readonly kind: "failed" | "flaky";
  readonly title: string;
  /** Name of the test within its file, if the fault is one test. */
  readonly test?: string;
  readonly messages: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests?: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightTest {
  readonly status: string;
  readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped?: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Tests that failed, and tests that failed first and passed when tried again. */
function playwrightFaults({ title, suites = [], specs = [] }: PlaywrightSuite): Fault[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "flaky" || status === "unexpected")
      .map(({ status, results }): Fault => ({
        kind: status === "flaky" ? "flaky" : "failed",
        title: `${title} › ${spec.title}`,
        messages: results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message)),
      })),
  );
  return [...own, ...suites.flatMap(playwrightFaults)];
}

function vitestFaults({ testResults }: VitestReport): Fault[] {
  return testResults.flatMap(({ name, message, assertionResults }): Fault[] => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return message ? [{ kind: "failed", title: file, messages: [message] }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      kind: "failed",
      title: `${file} › ${fullName}`,
      test: fullName,
      messages: failureMessages ?? [],
    }));
  });
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch (error) {
    console.error(`No report: ${String(error)}`);
    return undefined;
  }
}

/** What a suite left when it had ended. */
export interface Remains {
  /** File of its report, where it writes one. */
  readonly report: string;
  /** What it printed, where it has no report. */
  readonly text: string;
  readonly succeeded: boolean;
}

/** Reads what a suite left. One that ended badly counts at least one failure, whatever its report says. */
export function tally({ name, count }: Pick<Suite, "name" | "count">, { report, text, succeeded }: Remains): Tally {
  const atLeastOne = (failed: number): number => (succeeded ? failed : Math.max(1, failed));
  if (count === "vitest") {
    const of = readReport<VitestReport>(report);
    if (of)
      return {
        passed: of.numPassedTests,
        failed: atLeastOne(of.numFailedTests),
        skipped: of.numPendingTests ?? 0,
        faults: vitestFaults(of),
      };
  } else if (count === "playwright") {
    const of = readReport<PlaywrightReport>(report);
    if (of) {
      const { expected, unexpected, flaky, skipped = 0 } = of.stats;
      return { passed: expected, failed: atLeastOne(unexpected + flaky), skipped, faults: of.suites.flatMap(playwrightFaults) };
    }
  } else if (succeeded) return { passed: 1, failed: 0, skipped: 0, faults: [] };
  else return { passed: 0, failed: 1, skipped: 0, faults: [{ kind: "failed", title: name, messages: [endOf(text)] }] };
  return { passed: 0, failed: 1, skipped: 0, faults: [{ kind: "failed", title: name, messages: ["It left no report."] }] };
}

/** At most this many lines of why a test failed are said at the end: the rest stands where it failed. */
const maxFaultLines = 24;

/** The end of what was printed, as long as a fault may be; lines marked as faults (✗) first, wherever they stand. */
function endOf(text: string): string {
  const lines = stripVTControlCharacters(text).trim().split("\n");
  const marked = lines.filter((line) => line.includes("✗")).slice(0, maxFaultLines / 2);
  return [...marked, ...lines.slice(marked.length - maxFaultLines)].join("\n");
}

/** What is said of a fault at the end of a run, where whoever reads only that finds it. */
export function faultText({ kind, title, messages }: Fault): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split("\n"));
  return [`${kind}: ${title}`, ...lines.slice(0, maxFaultLines).map((line) => `    ${line}`)].join("\n");
}

/** A fault in one line: its title, and how the first message begins. */
export function faultLine({ kind, title, messages }: Fault): string {
  const [first = ""] = stripVTControlCharacters(messages[0] ?? "").split("\n");
  return `  ${kind}: ${title}${first === "" ? "" : `: ${first.trim().slice(0, 200)}`}`;
}
