import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { faultLine, faultText, tally as tallyOf, type Tally } from "../reports.ts";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const tally = (count: "one" | "playwright" | "vitest", report: string, succeeded: boolean, text = ""): Tally =>
  tallyOf({ name: "the suite", count }, { report, text, succeeded });

const playwright = (status: string, stats: object): string =>
  written({
    stats: { expected: 0, unexpected: 0, flaky: 0, ...stats },
    suites: [
      {
        title: "",
        suites: [
          {
            title: "grid.spec.ts",
            specs: [{ title: "moves", tests: [{ status, results: [{ errors: [{ message: "\u001B[31mno cell\u001B[39m" }] }, {}] }] }],
          },
        ],
      },
    ],
  });

test("a flaky test is a failure, and the end of the run gives the reason", () => {
  const { passed, failed, faults } = tally("playwright", playwright("flaky", { expected: 3, flaky: 1 }), true);
  expect([passed, failed]).toEqual([3, 1]);
  expect(faults.map(faultText)).toEqual(["flaky: grid.spec.ts › moves\n    no cell"]);
  expect(faults.map(faultLine)).toEqual(["  flaky: grid.spec.ts › moves: no cell"]);
});

test("a passed test is not a fault", () => {
  expect(tally("playwright", playwright("expected", { expected: 1 }), true)).toEqual({ passed: 1, failed: 0, skipped: 0, faults: [] });
});

test("a failed unit test is named with its file, and so is a file that could not be loaded", () => {
  const report = written({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      {
        name: join(process.cwd(), "a.test.ts"),
        assertionResults: [{ status: "failed", fullName: "adds", failureMessages: ["1 is not 2"] }],
      },
      { name: join(process.cwd(), "b.test.ts"), message: "no such module", assertionResults: [] },
    ],
  });
  const { passed, failed, faults } = tally("vitest", report, false);
  expect([passed, failed]).toEqual([5, 1]);
  expect(faults.map(faultText)).toEqual(["failed: a.test.ts › adds\n    1 is not 2", "failed: b.test.ts\n    no such module"]);
});

test("a suite with a failed process has a failure, with a clean report, an unreadable one or none", () => {
  expect(tally("playwright", playwright("expected", { expected: 1 }), false).failed).toBe(1);
  const { passed, failed, faults } = tally("vitest", join(folder, "missing.json"), true);
  expect([passed, failed]).toEqual([0, 1]);
  expect(faults.map(faultLine)).toEqual(["  failed: the suite: It left no report."]);
});

test("a suite without a report is summed up by its marked lines and its last lines", () => {
  const text = ["seed 1: well", "✗ seed 2: lost", ...Array.from({ length: 100 }, (_, index) => `line ${index}`), "in the end"].join("\n");
  const { passed, failed, faults } = tally("one", "", false, text);
  expect([passed, failed]).toEqual([0, 1]);
  const end = faults.map(faultText).join("\n");
  expect(end).toContain("failed: the suite\n    ✗ seed 2: lost\n");
  expect(end).toContain("in the end");
  expect(end).not.toContain("seed 1");
});
