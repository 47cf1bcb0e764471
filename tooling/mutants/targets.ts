import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** Tests of a package, as arguments of `vitest run`. */
export interface Stage {
  readonly folder: string;
  readonly tests: readonly string[];
}

/** Sources that are changed, and the tests each of them concerns: the cheapest first, the next ones only for what those did not notice. */
export interface Target {
  readonly files: readonly string[];
  readonly stagesOf: (path: string) => readonly Stage[];
}

const root = join(import.meta.dirname, "../../");

const sourcesIn = (folder: string, skipped: RegExp): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !skipped.test(path))
    .toSorted();

/** Files that a source file imports, from the root. */
function importsOf(path: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), "utf8"));
  return importedFiles.flatMap(({ fileName }) => (fileName.startsWith(".") ? [join(dirname(path), fileName)] : []));
}

function reachedFrom(paths: readonly string[]): ReadonlySet<string> {
  const reached = new Set(paths);
  for (const path of reached) if (existsSync(join(root, path))) for (const imported of importsOf(path)) reached.add(imported);
  return reached;
}

const core = "packages/hvac-core";
const calculators = `${core}/src/calculators`;
/** Files that declare and cite, and calculate nothing. */
const statements = /\/(index|sources|card|examples|schema|results)\.ts$|([cC]ases|[fF]ields|\.test)\.ts$/;
/** Neither calculators nor physics. */
const foundations = new RegExp(
  `^${core}/src/((cards|formulas|kernel|loading|merging|quantity|reference|refusals|schemas|sources)/|[^/]+$)`,
);
/** Their subject is the kernel, or that a change is declared, not whether it is right. */
const others = ["depth*", "merging/*", "fingerprints*", "citations*", "constants*", "readme*", "version*"];
const restOfEngine: Stage = { folder: core, tests: ["test/", ...others.flatMap((name) => ["--exclude", `test/${name}`])] };

let reachOf: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Calculators whose code reaches a file. */
function calculatorsWith(path: string): readonly string[] {
  reachOf ??= new Map(
    globSync(`${calculators}/*/index.ts`, { cwd: root }).map((index) => [
      dirname(index),
      reachedFrom(globSync(`${dirname(index)}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith(".test.ts"))),
    ]),
  );
  return [...reachOf].flatMap(([folder, reached]) => (reached.has(path) ? [folder.slice(core.length + 1)] : [])).toSorted();
}

function engineStages(path: string): readonly Stage[] {
  // src/<field>, or src/calculators/<id>
  const folder = path
    .split("/")
    .slice(2, path.startsWith(calculators) ? 5 : 4)
    .join("/");
  const users = calculatorsWith(path).filter((user) => user !== folder);
  return [{ folder: core, tests: [`${folder}/`] }, restOfEngine, ...users.map((user): Stage => ({ folder: core, tests: [`${user}/`] }))];
}

const data = "packages/data";

/** Unit tests of the folder and histories of devices; then the store in a browser. */
function storeStages(path: string): readonly Stage[] {
  const folder = path.split("/").slice(2, 4).join("/");
  return [
    { folder: data, tests: [`${folder}/`, "test/merging", "--passWithNoTests"] },
    { folder: data, tests: ["test/browser"] },
  ];
}

export const targets: Readonly<Record<string, () => Target>> = {
  engine: () => ({ files: sourcesIn(`${core}/src`, statements).filter((path) => !foundations.test(path)), stagesOf: engineStages }),
  store: () => ({
    files: ["documents", "merging", "store"].flatMap((folder) => sourcesIn(`${data}/src/${folder}`, /\/index\.ts$|\.test\.tsx?$/)),
    stagesOf: storeStages,
  }),
};
