import { availableParallelism } from "node:os";

/** How a suite's outcome is counted. */
type Count = "one" | "vitest" | "playwright";

/** One suite of the test command. */
export interface Suite {
  readonly name: string;
  /** Arguments of pnpm. */
  readonly run: readonly string[];
  readonly count: Count;
  /** Part of `pnpm check`, which needs no build and no browser. */
  readonly quick?: true;
  readonly needsBrowser?: true;
  /**
   * `beside`: waits more than it calculates, so it runs, after those before it that are beside too, while others have the processor. Not
   * before there is a build. `alone`: drives the whole application, and is not to wait for others.
   */
  readonly runs?: "beside" | "alone";
}

/** As many tasks as there are processors: ten compilers that share two take half as long again. */
const inTurns = [`--concurrency=${availableParallelism()}`];

/** The vitest suite of a package. */
function unitTests(packageName: string): Suite {
  return { name: `${packageName} unit tests`, run: ["--filter", packageName, "exec", "vitest", "run"], count: "vitest", quick: true };
}

/** The vitest suite of a package that drives a browser or starts servers. */
function serverTests(packageName: string): Suite {
  return {
    name: `${packageName} tests`,
    run: ["--filter", packageName, "exec", "vitest", "run"],
    count: "vitest",
    needsBrowser: true,
    runs: "beside",
  };
}

/** Every suite, what is cheap or builds first. A new package or check is added here and nowhere else. */
export const suites: readonly Suite[] = [
  { name: "content of the site", run: ["--filter", "@org/marketing", "run", "check"], count: "one", quick: true },
  { name: "types", run: ["turbo", "run", "types", "--output-logs=errors-only", ...inTurns], count: "one", quick: true },
  { name: "format", run: ["run", "format:check"], count: "one", quick: true },
  { name: "lint", run: ["lint"], count: "one", quick: true },
  { name: "undeclared dependencies", run: ["turbo", "boundaries"], count: "one", quick: true },
  { name: "folder boundaries and cycles", run: ["--filter", "@tooling/fences", "run", "boundaries"], count: "one", quick: true },
  { name: "unused code", run: ["knip", "--treat-config-hints-as-errors"], count: "one", quick: true },
  { name: "changesets", run: ["--filter", "@tooling/fences", "run", "changesets"], count: "one", quick: true },
  { name: "licenses", run: ["run", "licenses:check"], count: "one", quick: true },
  {
    name: "license policy and bill of materials",
    run: ["--filter", "@tooling/supply-chain", "exec", "vitest", "run"],
    count: "vitest",
    quick: true,
  },
  { name: "files generated from cards", run: ["run", "generate", "--check"], count: "one", quick: true },
  { name: "API reference", run: ["run", "api-docs", "--check"], count: "one", quick: true },
  { name: "pictures made from the product", run: ["--filter", "@tooling/pictures", "run", "check"], count: "one", quick: true },
  { name: "build", run: ["turbo", "run", "build", "--output-logs=errors-only", ...inTurns], count: "one" },
  unitTests("@org/hvac-core"),
  unitTests("@org/ui"),
  unitTests("@org/marketing"),
  unitTests("@tooling/site"),
  unitTests("@tooling/mutants"),
  {
    name: "cards, a release up to the registry, a calculator made by one command",
    run: ["--filter", "@tooling/commands", "exec", "vitest", "run"],
    count: "vitest",
    runs: "beside",
  },
  { name: "links and heads of the built site", run: ["--filter", "@org/marketing", "run", "check:built"], count: "one" },
  {
    name: "package contents and types (publint, are the types wrong)",
    run: ["--filter", "@org/hvac-core", "run", "contents"],
    count: "one",
  },
  { name: "publish dry run", run: ["--filter", "@org/hvac-core", "publish", "--dry-run", "--no-git-checks"], count: "one" },
  {
    name: "packed package in its consumers",
    run: ["--filter", "@org/hvac-core", "exec", "vitest", "run", "--config", "vitest.packaging.config.ts"],
    count: "vitest",
  },
  { name: "sizes", run: ["size"], count: "one" },
  {
    name: "@org/ui component tests",
    run: ["--filter", "@org/ui", "exec", "vitest", "run", "--config", "vitest.browser.config.ts"],
    count: "vitest",
    needsBrowser: true,
  },
  serverTests("@tooling/firestore-local"),
  serverTests("@tooling/local-firebase"),
  serverTests("@org/data"),
  { name: "costs: what they are counted from", run: ["--filter", "@tooling/costs", "exec", "vitest", "run"], count: "vitest", quick: true },
  { name: "costs of production", run: ["run", "costs", "--check"], count: "one" },
  { name: "deploying", run: ["--filter", "@tooling/deploy", "exec", "vitest", "run"], count: "vitest" },
  { name: "faults: plans and model", run: ["--filter", "@tooling/faults", "exec", "vitest", "run"], count: "vitest" },
  {
    name: "fault campaign: at least 30 faults, and a loss planted on purpose",
    run: ["faults", "--planted", "--seeds", "4", "--jobs", "4", "--at-least", "30"],
    count: "one",
    needsBrowser: true,
    runs: "alone",
  },
  {
    name: "browser tests",
    run: ["--filter", "@org/web", "exec", "playwright", "test"],
    count: "playwright",
    needsBrowser: true,
    runs: "alone",
  },
];
