import { parseArgs } from "node:util";
import type { Extent } from "@tooling/testing/extent";
import { suitesConcerning } from "./concerns.ts";
import { argumentsToRepeat, type Failures } from "./failures.ts";
import { levels, suites, type Suite } from "./suites.ts";

/** A selected suite, with further arguments. */
export interface Chosen {
  readonly suite: Suite;
  readonly extra: readonly string[];
}

export interface Choice {
  readonly chosen: readonly Chosen[];
  readonly extent: Extent;
  /** Whether the whole of the command runs, so that its processor time is compared with the budget as a whole. */
  readonly isWhole: boolean;
  readonly writesBudget: boolean;
}

export const usage = `pnpm check              without a build and without a browser
pnpm check <name>       the checks of a calculator, a package or a feature
pnpm test               everything that a merge needs
pnpm test:all           everything: longer laws, long lists, more seeds, both emulators
pnpm test <word> …      the suites whose name contains a word
pnpm test failed        the tests that failed in the last run

  --part browser|rest   only the browser tests, or only the others, with the build they need
  --shard 1/3           the first of three shares of that part
  --night               test:all with repeats, shuffled files and ten times the random inputs
  --write-budget        writes the measured processor time into tooling/commands/budget.json`;

/** The browser tests are a separate part: they are about half of all. */
const isBrowserPart = ({ count }: Suite): boolean => count === "playwright";

/** The suites with those that must end before them, in the order of the list. */
function withNeeded(some: readonly Suite[]): readonly Suite[] {
  const needed = new Set(some.flatMap(({ after }) => after ?? []));
  return suites.filter((suite) => some.includes(suite) || needed.has(suite.name));
}

/** One of several shares of about equal processor time: the longest suite goes to the share with the shortest total. */
export function shareOf(
  some: readonly Suite[],
  [index, count]: readonly [number, number],
  secondsOf: (suite: Suite) => number,
): readonly Suite[] {
  const shares = Array.from({ length: count }, () => ({ seconds: 0, suites: [] as Suite[] }));
  for (const suite of some.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const shortest = shares.reduce((best, share) => (share.seconds < best.seconds ? share : best));
    shortest.seconds += secondsOf(suite);
    shortest.suites.push(suite);
  }
  return some.filter((suite) => shares[index - 1]!.suites.includes(suite));
}

function readShard(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  const [index = 0, count = 0] = text.split("/").map(Number);
  if (!(Number.isInteger(index) && Number.isInteger(count) && index >= 1 && index <= count))
    throw new Error(`--shard takes a share such as 1/3, not "${text}".`);
  return [index, count];
}

function part(
  some: readonly Suite[],
  name: string | undefined,
  shard: readonly [number, number] | undefined,
  secondsOf: (suite: Suite) => number,
): readonly Chosen[] {
  if (name !== undefined && name !== "browser" && name !== "rest") throw new Error(`--part takes browser or rest, not "${name}".`);
  if (shard !== undefined && name === undefined) throw new Error("--shard needs --part.");
  const plain = (list: readonly Suite[]): readonly Chosen[] => list.map((suite) => ({ suite, extra: [] }));
  if (name === undefined) return plain(withNeeded(some));
  const inPart = some.filter((suite) => isBrowserPart(suite) === (name === "browser"));
  if (name === "browser")
    return withNeeded(inPart).map((suite) => ({ suite, extra: shard && isBrowserPart(suite) ? [`--shard=${shard.join("/")}`] : [] }));
  return plain(withNeeded(shard ? shareOf(inPart, shard, secondsOf) : inPart));
}

/**
 * Selects the suites of a command line.
 *
 * @param failures tests that failed in the last run
 * @param secondsOf processor seconds of a suite, by which shards are made equal
 * @throws {Error} in words for the person at the command line
 */
export function choose(args: readonly string[], failures: Failures, secondsOf: (suite: Suite, extent: Extent) => number): Choice {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { level: { ...text, default: "test" }, part: text, shard: text, night: flag, "write-budget": flag },
  });
  const level = levels.find((name) => name === values.level);
  if (level === undefined) throw new Error(`--level takes ${levels.join(", ")}, not "${values.level}".`);
  const extent: Extent = values.night ? "night" : level === "all" ? "all" : "usual";
  const isIncluded = (suite: Suite): boolean => levels.indexOf(suite.level) <= levels.indexOf(values.night ? "all" : level);
  const base = { extent, writesBudget: values["write-budget"] ?? false };

  if (positionals[0] === "failed") {
    const chosen = suites
      .filter(({ name }) => name in failures)
      .map((suite) => ({ suite, extra: argumentsToRepeat(suite, failures[suite.name]!) }));
    return { ...base, chosen, isWhole: false };
  }
  if (level === "check" && positionals.length > 0) {
    const chosen = positionals.flatMap((name) => {
      const concerning = suitesConcerning(name);
      if (concerning.length === 0) throw new Error(`No calculator, package or feature is called "${name}".`);
      return concerning.map((suite) => ({ suite, extra: [] }));
    });
    return { ...base, chosen, isWhole: false };
  }
  const unknown = positionals.find((word) => !suites.some((suite) => isIncluded(suite) && suite.name.includes(word)));
  if (unknown !== undefined) throw new Error(`No suite of this command has "${unknown}" in its name.`);
  const named = suites.filter(
    (suite) => isIncluded(suite) && (positionals.length === 0 || positionals.some((word) => suite.name.includes(word))),
  );
  const chosen = part(named, values.part, readShard(values.shard), (suite) => secondsOf(suite, extent));
  return { ...base, chosen, isWhole: positionals.length === 0 && values.part === undefined };
}
