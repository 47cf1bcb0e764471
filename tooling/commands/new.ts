import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readCommandLine } from "@tooling/testing/commandLine";
import { calculatorsFolder, constantOf } from "./cards.ts";
import { writeGenerated } from "./generated.ts";
import { filesOf, type Files, type Names } from "./scaffold.ts";

/**
 * `pnpm new calculator <id>`: the folders of a new calculator in the engine and in the application, and the files that follow from them: those
 * generated from its card, its reference and its cases in the validation report. Everything passes `pnpm check`; the formulas are yours.
 * With `--without-docs` the reference and the report stay as they are.
 */
const root = new URL("../../", import.meta.url);
const { id, folder, withoutDocs } = readCommandLine(
  "Usage: pnpm new calculator <id>      for example: pnpm new calculator sample-boards",
  () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { "without-docs": { type: "boolean", default: false } } });
    const [kind, id, ...more] = positionals;
    if (kind !== "calculator" || id === undefined || more.length > 0) throw new Error("Give the word calculator and an id.");
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
      throw new Error(`"${id}" is not an id: use lower-case words joined by hyphens, as in the address of the page.`);
    const folder = `${calculatorsFolder}${id}/`;
    if (existsSync(new URL(folder, root))) throw new Error(`There is a calculator ${id} already: ${folder}`);
    return { id, folder, withoutDocs: values["without-docs"] };
  },
);

const constant = constantOf(id);
const words = id.replaceAll("-", " ");
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const names: Names = { id, constant, Type: capital(constant), Title: capital(words) };

function write(into: string, files: Files): readonly string[] {
  return Object.entries(files).map(([name, text]) => {
    const path = into + name;
    const file = new URL(path, root);
    mkdirSync(new URL("./", file), { recursive: true });
    writeFileSync(file, text);
    return path;
  });
}

/** Runs a program of the repository to its end. */
function run(program: string, ...parameters: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: fileURLToPath(root), encoding: "utf8" });
  if (status === 0) return;
  console.error(`${program} ${parameters.join(" ")}:\n${stdout}${stderr}`);
  process.exit(1);
}

const written = [
  ...write(folder, filesOf("engine", names)),
  ...write(`apps/web/src/calculators/${id}/`, filesOf("view", names)),
  ...write(".changeset/", filesOf("changeset", names)),
  ...(await writeGenerated(root)),
];
run("node_modules/.bin/oxfmt", ...written.filter((path) => path.endsWith(".ts")));
if (!withoutDocs) {
  run(process.execPath, "--conditions=source", "tooling/api-docs/generate.ts");
  run(process.execPath, "--conditions=source", "packages/hvac-core/scripts/validate.ts");
}
const docs = withoutDocs ? [] : ["docs/api", "docs/validation.md", "docs/validation.json"];
for (const path of [...written, ...docs]) console.log(`Written: ${path}`);
console.log(`
Next: say in card.ts what it answers, and write fields and formulas in ${folder}.
docs/calculator.md goes through the files. pnpm dev shows its page at /calculators/${id}.
When a docstring, a label or a worked example has changed: pnpm api-docs && pnpm validate.
To test it: pnpm check ${id}`);
