import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Fault } from "./reports.ts";
import type { Suite } from "./suites.ts";

const file = fileURLToPath(new URL("../../.cache/failed-tests.json", import.meta.url));

/** Names of suites that failed, each with the titles of its tests that failed. */
export type Failures = Readonly<Record<string, readonly string[]>>;

/** Writes the failed tests into a file, for `pnpm test failed`. */
export function writeFailures(
  outcomes: readonly { readonly suite: Suite; readonly failed: number; readonly faults: readonly Fault[] }[],
): void {
  const failures = outcomes
    .filter(({ failed }) => failed > 0)
    .map(({ suite, faults }) => [suite.name, faults.flatMap(({ test }) => test ?? [])] as const);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(failures)));
}

export function readFailures(): Failures {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Failures) : {};
}

/** Arguments with which a suite repeats only its failed tests; a suite of one check repeats as a whole. */
export function argumentsToRepeat({ count }: Suite, tests: readonly string[]): readonly string[] {
  if (count === "playwright") return ["--last-failed"];
  if (count === "one" || tests.length === 0) return [];
  const pattern = tests.map((test) => test.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join("|");
  return ["--testNamePattern", pattern];
}
