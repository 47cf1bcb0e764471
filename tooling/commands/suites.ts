import { availableParallelism } from "node:os";
import type { Extent } from "@tooling/testing/extent";

/** How the outcome of a suite is counted: as one check, or from the report of its runner. */
type Count = "one" | "vitest" | "playwright";

/** Commands by how much they run; each runs what those before it run. */
export const levels = ["check", "test", "all"] as const;
export type Level = (typeof levels)[number];

/** One suite of the test commands. */
export interface Suite {
  readonly name: string;
  /** Arguments of pnpm. */
  readonly run: readonly string[] | ((extent: Extent) => readonly string[]);
  readonly count: Count;
  /** The first of the commands that runs it: `pnpm check` (no build, no browser), `pnpm test`, `pnpm test:all`. */
  readonly level: Level;
  readonly needsBrowser?: true;
  /** Runs against Google's Firestore emulator; skipped where that is not found. */
  readonly needsOfficialFirestore?: true;
  /** Uses every processor and runs alone; other suites share the processors. */
  readonly wide?: true;
  /** Name of the suite that must end first. */
  readonly after?: string;
}

const build = "build";

/** As many tasks as there are processors: ten compilers that share two take half as long again. */
const concurrency = `--concurrency=${availableParallelism()}`;

const vitest = (packageName: string, config?: string): readonly string[] => [
  "--filter",
  packageName,
  "exec",
  "vitest",
  "run",
  ...(config === undefined ? [] : ["--config", config]),
];

/** The unit tests of a package: no build, no browser. */
const unitTests = (packageName: string): Suite => ({
  name: `${packageName} unit tests`,
  run: vitest(packageName),
  count: "vitest",
  level: "check",
  wide: true,
});

/** The tests of a package that need a browser or servers. */
const serverTests = (packageName: string): Suite => ({
  name: `${packageName} tests`,
  run: vitest(packageName),
  count: "vitest",
  level: "test",
  needsBrowser: true,
  wide: true,
});

/** A check that succeeds or fails as one, without a build. */
const check = (name: string, ...run: readonly string[]): Suite => ({ name, run, count: "one", level: "check" });

/** A check of the build. */
const builtCheck = (name: string, ...run: readonly string[]): Suite => ({ name, run, count: "one", level: "test", after: build });

/** Tests and checks against Google's Firestore emulator. The command before them starts it and names it in FIRESTORE_EMULATOR_HOST. */
const official = (what: string, packageName: string, count: Count, ...run: readonly string[]): Suite => ({
  name: `official emulator: ${what}`,
  run: ["--filter", packageName, "exec", "node", "../../tooling/firestore-local/src/official/run.ts", ...run],
  count,
  level: "all",
  needsOfficialFirestore: true,
  wide: true,
});

const typesOfPages = "types of the public site's pages";

/** Every suite. The first that can run runs first. A new package or check is added here and nowhere else. */
export const suites: readonly Suite[] = [
  { name: build, run: ["turbo", "run", "build", "--output-logs=errors-only", concurrency], count: "one", level: "test" },
  check(typesOfPages, "--filter", "@org/marketing", "run", "types"),
  { ...check("types and lint", "exec", "oxlint", "--type-aware", "--type-check", "--deny-warnings"), after: typesOfPages },
  check("content of the site", "--filter", "@org/marketing", "run", "check"),
  check("format", "run", "format:check"),
  check("undeclared dependencies", "turbo", "boundaries"),
  check("folder boundaries and cycles", "--filter", "@tooling/fences", "run", "boundaries"),
  check("unused code", "knip", "--treat-config-hints-as-errors"),
  check("changesets", "--filter", "@tooling/fences", "run", "changesets"),
  check("licenses", "run", "licenses:check"),
  check("files generated from cards", "run", "generate", "--check"),
  check("API reference", "run", "api-docs", "--check"),
  check("pictures made from the product", "--filter", "@tooling/pictures", "run", "check"),
  { name: "license policy and bill of materials", run: vitest("@tooling/supply-chain"), count: "vitest", level: "check" },
  { name: "deploying", run: vitest("@tooling/deploy"), count: "vitest", level: "test" },
  { name: "faults: plans and model", run: vitest("@tooling/faults"), count: "vitest", level: "check" },
  unitTests("@org/hvac-core"),
  unitTests("@org/device"),
  unitTests("@org/form"),
  unitTests("@org/documents"),
  unitTests("@org/ui"),
  unitTests("@org/marketing"),
  unitTests("@org/web"),
  unitTests("@tooling/site"),
  unitTests("@tooling/mutants"),
  unitTests("@tooling/fences"),
  {
    name: "cards, a release up to the registry, a calculator made by one command",
    run: vitest("@tooling/commands"),
    count: "vitest",
    level: "test",
  },
  builtCheck("links and heads of the built site", "--filter", "@org/marketing", "run", "check:built"),
  builtCheck("package contents and types (publint, are the types wrong)", "--filter", "@org/hvac-core", "run", "contents"),
  builtCheck("publish dry run", "--filter", "@org/hvac-core", "publish", "--dry-run", "--no-git-checks"),
  builtCheck("sizes", "size"),
  {
    name: "packed package in its consumers",
    run: vitest("@org/hvac-core", "vitest.packaging.config.ts"),
    count: "vitest",
    level: "all",
    after: build,
  },
  { ...serverTests("@org/ui"), name: "@org/ui component tests", run: vitest("@org/ui", "vitest.browser.config.ts") },
  {
    name: "fences: planted faults",
    run: vitest("@tooling/fences", "vitest.planted.config.ts"),
    count: "vitest",
    level: "test",
    wide: true,
    after: typesOfPages,
  },
  serverTests("@tooling/firestore-local"),
  serverTests("@tooling/local-firebase"),
  serverTests("@org/data"),
  {
    name: "fault campaign, and a loss planted on purpose",
    run: (extent) => ["faults", "--planted", ...campaigns[extent]],
    count: "one",
    level: "test",
    needsBrowser: true,
    wide: true,
    after: build,
  },
  official("rules table and mutants", "@org/data", "vitest", "vitest", "run", "test/rules/table.test.ts", "test/rules/mutants.test.ts"),
  official("comparison", "@tooling/firestore-local", "one", "node", "compare/main.ts"),
  { ...official("SDK in a browser", "@tooling/firestore-local", "vitest", "vitest", "run", "test/browser"), needsBrowser: true },
  { ...official("data in a browser", "@org/data", "vitest", "vitest", "run", "test/browser"), needsBrowser: true },
  {
    name: "official emulator: fault campaign",
    run: ["faults", "--official", "--seeds", "2", "--minimum", "10"],
    count: "one",
    level: "all",
    needsBrowser: true,
    needsOfficialFirestore: true,
    wide: true,
    after: build,
  },
  {
    name: "browser tests",
    run: (extent) => [
      "--filter",
      "@org/web",
      "exec",
      "playwright",
      "test",
      ...(extent === "night" ? ["--repeat-each=3", "--shuffle"] : []),
    ],
    count: "playwright",
    level: "test",
    needsBrowser: true,
    wide: true,
    after: build,
  },
];

const campaigns: Record<Extent, readonly string[]> = {
  usual: ["--seeds", "1", "--seed", "24603", "--faults", "5", "--minimum", "4"],
  all: ["--seeds", "4", "--jobs", "4", "--minimum", "30"],
  night: ["--seeds", "60", "--minutes", "200", "--minimum", "300", "--kills"],
};
