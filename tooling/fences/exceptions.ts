import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { limits, type Exceptions, type Rule } from "./house.ts";

/**
 * Compares the exceptions from the limits (exceptions.json) with the code. `pnpm --filter @tooling/fences run exceptions` removes entries that are no
 * longer needed; entries are added only by hand.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const file = new URL("exceptions.json", import.meta.url);

export const readExceptions = (): Exceptions => JSON.parse(readFileSync(file, "utf8")) as Exceptions;

const ruleOf: Readonly<Record<string, Rule>> = {
  "house/file-length": "file",
  "house/function-length": "function",
  "house/closure": "closure",
  "house/console": "console",
};

interface Configuration {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly { readonly files: readonly string[]; readonly rules: Readonly<Record<string, unknown>> }[];
  readonly ignorePatterns: readonly string[];
}

/** The linter's configuration with only the house's rules, without exceptions. */
function withoutExceptions(): unknown {
  const { rules, overrides, ignorePatterns } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as Configuration;
  const ofHouse = (all: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, level]) => (name in ruleOf ? [[name, level === "off" ? level : [level, "all"]]] : [])),
    );
  return {
    jsPlugins: [join(root, "tooling/fences/house.ts")],
    categories: { correctness: "off" },
    rules: ofHouse(rules),
    // The patterns of a configuration begin at its folder, which is elsewhere.
    overrides: overrides.map((each) => ({ files: each.files.map((pattern) => `**/${pattern}`), rules: ofHouse(each.rules) })),
    ignorePatterns,
  };
}

/** An excess over a limit: its file, and its function if the rule concerns functions. */
export interface Excess {
  readonly rule: Rule;
  readonly file: string;
  readonly name?: string;
}

/** The linter reads pages of the static site in parts, so their length is counted here. */
const longPages = (): readonly Excess[] =>
  globSync("apps/*/src/**/*.astro", { cwd: root })
    .filter((path) => readFileSync(join(root, path), "utf8").trimEnd().split("\n").length > limits.file)
    .map((path) => ({ rule: "file", file: path }));

/** All present excesses. */
export function findExcesses(): readonly Excess[] {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  const config = join(folder, "house.json");
  writeFileSync(config, JSON.stringify(withoutExceptions()));
  const { stdout, stderr } = spawnSync("node_modules/.bin/oxlint", ["--config", config, "-f", "json"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  rmSync(folder, { recursive: true });
  if (!stdout.startsWith("{")) throw new Error(`The linter did not run: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { code: string; filename: string; message: string }[] };
  const excesses = diagnostics.flatMap(({ code, filename, message }): readonly Excess[] => {
    const rule = ruleOf[code.replace("(", "/").replace(")", "")];
    if (rule === undefined) return [];
    return rule === "function" || rule === "closure"
      ? [{ rule, file: filename, name: message.slice(0, message.lastIndexOf(": ")) }]
      : [{ rule, file: filename }];
  });
  return [...excesses, ...longPages()];
}

/** Whether an entry allows an excess. */
export const fits = (entry: string, { file: path, name }: Excess): boolean => {
  const [end, part] = entry.split("#");
  return `/${path}`.endsWith(`/${end}`) && part === name;
};

/** Unneeded entries, and excesses without an entry. */
export function compareExceptions(
  exceptions: Exceptions,
  excesses: readonly Excess[],
): { readonly unneeded: readonly string[]; readonly missing: readonly string[] } {
  const listed = (rule: Rule) => exceptions[rule].entries;
  const rules = Object.keys(exceptions) as Rule[];
  return {
    unneeded: rules.flatMap((rule) =>
      listed(rule)
        .filter((entry) => !excesses.some((excess) => excess.rule === rule && fits(entry, excess)))
        .map((entry) => `${rule}: ${entry}`),
    ),
    missing: excesses
      .filter((excess) => !listed(excess.rule).some((entry) => fits(entry, excess)))
      .map(({ rule, file: path, name }) => `${rule}: ${path}${name === undefined ? "" : `#${name}`}`),
  };
}

if (import.meta.main) {
  const exceptions = readExceptions();
  const { unneeded, missing } = compareExceptions(exceptions, findExcesses());
  const shrunk = Object.entries(exceptions).map(([rule, { entries }]) => {
    const needed = entries.filter((entry) => !unneeded.includes(`${rule}: ${entry}`));
    return [rule, { count: needed.length, entries: needed.toSorted() }];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(shrunk), null, 2)}\n`);
  for (const entry of unneeded) console.log(`Removed: ${entry}`);
  for (const excess of missing) console.error(`Over the limit: ${excess}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
