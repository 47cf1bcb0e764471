import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readCommandLine } from "@tooling/testing/commandLine";
import { readBibliography } from "./bibliography.ts";
import { readCalculators } from "./calculators.ts";
import { equationAsTex } from "./equation.ts";
import { gapsReport } from "./gaps.ts";
import { indexText } from "./contents.ts";
import { readLibrary } from "./library.ts";
import { brokenLinks } from "./linkCheck.ts";
import { filesLayout, Links } from "./links.ts";
import { readNeighbours } from "./neighbours.ts";
import { pageText } from "./page.ts";
import { requireShortSignatures } from "./signatures.ts";

/**
 * `pnpm api-docs`: writes the reference of @org/hvac-core into docs/api, from its docstrings and from what its calculators state of their fields
 * and results. `--check` writes nothing and fails with the names of the pages that are not what the code says; `--gaps` lists what the
 * docstrings leave out.
 */
const root = path.join(import.meta.dirname, "../..");
const target = path.join(root, "docs/api");
const packageFolder = path.join(root, "packages/hvac-core");

async function pages(): Promise<Map<string, string>> {
  const readme = readFileSync(path.join(packageFolder, "README.md"), "utf8");
  const library = readLibrary(packageFolder);
  requireShortSignatures(library);
  const context = {
    library,
    links: new Links(library, filesLayout(library.name)),
    bibliography: readBibliography(library.files),
    calculators: await readCalculators(library),
    writeEquation: equationAsTex,
    neighbours: readNeighbours(library),
  };
  const wanted = library.subpaths.map((subpath): [string, string] => [context.links.page(subpath.path), pageText(subpath, context)]);
  const texts = new Map([["README.md", indexText(context, readme)], ...wanted]);
  const broken = brokenLinks(texts);
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join("\n")}`);
  return texts;
}

function write(wanted: ReadonlyMap<string, string>, present: readonly string[]): void {
  for (const page of present) if (!wanted.has(page)) rmSync(path.join(target, page));
  for (const [page, text] of wanted) {
    mkdirSync(path.dirname(path.join(target, page)), { recursive: true });
    writeFileSync(path.join(target, page), text);
  }
  console.log(`${wanted.size} pages in docs/api`);
}

function check(wanted: ReadonlyMap<string, string>, present: readonly string[]): void {
  const stale = [...wanted]
    .filter(([page, text]) => !present.includes(page) || readFileSync(path.join(target, page), "utf8") !== text)
    .map(([page]) => page);
  const left = present.filter((page) => !wanted.has(page));
  for (const page of stale) console.error(`docs/api/${page} is not what the code says`);
  for (const page of left) console.error(`docs/api/${page} belongs to no subpath`);
  if (stale.length + left.length > 0) {
    console.error("Run pnpm api-docs and commit docs/api.");
    process.exitCode = 1;
  } else console.log(`docs/api is up to date (${wanted.size} pages).`);
}

const options = readCommandLine("Usage: pnpm api-docs [--check | --gaps]", () => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false }, gaps: { type: "boolean", default: false } } });
  if (values.check && values.gaps) throw new Error("--check and --gaps are two commands.");
  return values;
});
const present = globSync("**/*.md", { cwd: target })
  .map((page) => page.replaceAll(path.sep, "/"))
  .sort();
if (options.gaps) console.log(gapsReport(readLibrary(packageFolder)));
else if (options.check) check(await pages(), present);
else write(await pages(), present);
