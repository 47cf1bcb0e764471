import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Suite } from "./suites.ts";

/** Outcome of a suite. */
export interface Tally {
  readonly passed: number;
  /** With the flaky tests: a test that passes only at the second try proves nothing. */
  readonly failed: number;
  /** Tests of a longer run, or not selected. */
  readonly skipped: number;
  /** Tests that failed or were flaky, with the reasons. */
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
  const failures = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "flaky" || status === "unexpected")
      .map(({ status, results }): Fault => ({
        kind: status === "flaky" ? "flaky" : "failed",
        title: `${title} › ${spec.title}`,
        messages: results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message)),
      })),
  );
  return [...failures, ...suites.flatMap(playwrightFaults)];
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

/** Output of a suite that has ended. */
export interface SuiteOutput {
  /** File of its report, where it writes one. */
  readonly report: string;
  /** Its output, if it has no report. */
  readonly text: string;
  readonly succeeded: boolean;
}

/** Counts the tests in the output of a suite. A suite with a failed process has one failure or more, whatever its report says. */
export function tally({ name, count }: Pick<Suite, "name" | "count">, { report, text, succeeded }: SuiteOutput): Tally {
  const atLeastOne = (failed: number): number => (succeeded ? failed : Math.max(1, failed));
  if (count === "vitest") {
    const vitest = readReport<VitestReport>(report);
    if (vitest)
      return {
        passed: vitest.numPassedTests,
        failed: atLeastOne(vitest.numFailedTests),
        skipped: vitest.numPendingTests ?? 0,
        faults: vitestFaults(vitest),
      };
  } else if (count === "playwright") {
    const playwright = readReport<PlaywrightReport>(report);
    if (playwright) {
      const { expected, unexpected, flaky, skipped = 0 } = playwright.stats;
      return { passed: expected, failed: atLeastOne(unexpected + flaky), skipped, faults: playwright.suites.flatMap(playwrightFaults) };
    }
  } else if (succeeded) return { passed: 1, failed: 0, skipped: 0, faults: [] };
  else return { passed: 0, failed: 1, skipped: 0, faults: [{ kind: "failed", title: name, messages: [endOf(text)] }] };
  return { passed: 0, failed: 1, skipped: 0, faults: [{ kind: "failed", title: name, messages: ["It left no report."] }] };
}

/** Maximum lines of a message that the end of a run repeats; the rest is in the output of the suite. */
const maxFaultLines = 24;

/** The last lines of an output, after those that are marked as failures (✗). */
function endOf(text: string): string {
  const lines = stripVTControlCharacters(text).trim().split("\n");
  const marked = lines.filter((line) => line.includes("✗")).slice(0, maxFaultLines / 2);
  return [...marked, ...lines.slice(marked.length - maxFaultLines)].join("\n");
}

/** A fault with its messages, for the end of a run, which is often the only part that is read. */
export function faultText({ kind, title, messages }: Fault): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split("\n"));
  return [`${kind}: ${title}`, ...lines.slice(0, maxFaultLines).map((line) => `    ${line}`)].join("\n");
}

/** A fault in one line: its title, and how the first message begins. */
export function faultLine({ kind, title, messages }: Fault): string {
  const [first = ""] = stripVTControlCharacters(messages[0] ?? "").split("\n");
  return `  ${kind}: ${title}${first === "" ? "" : `: ${first.trim().slice(0, 200)}`}`;
}
