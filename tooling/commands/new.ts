import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { calculatorFiles, pageFiles } from "./scaffold.ts";

/**
 * `pnpm new calculator <id>`: the engine's folder, the catalogue's line and the page's folder of a new calculator.
 * What it writes passes the contract test and shows a page; the formulas are yours.
 */
const [kind, id] = process.argv.slice(2);
const root = new URL("../../", import.meta.url);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (kind !== "calculator" || !id) fail("Usage: pnpm new calculator <id>      for example: pnpm new calculator cooling-tower");
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail(`"${id}" is no id: use lower-case words joined by hyphens, as in the address of the page.`);

const core = new URL(`packages/hvac-core/src/calculators/${id}/`, root);
if (existsSync(core)) fail(`There is a calculator ${id} already: ${core.pathname}`);

const constant = id.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
const words = id.replaceAll("-", " ");
const title = words[0]!.toUpperCase() + words.slice(1);

function write(folder: URL, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, folder);
    mkdirSync(new URL("./", file), { recursive: true });
    writeFileSync(file, text);
    console.log(`  ${file.pathname.slice(root.pathname.length)}`);
  }
}

console.log("Written:");
write(core, calculatorFiles(id, constant, title));
write(new URL("apps/web/src/", root), pageFiles(id, constant));

/** The catalogue and the library's door name every calculator once. */
function insert(file: string, change: (text: string) => string): void {
  const path = new URL(file, root);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) fail(`${file} could not be extended; add ${constant} by hand.`);
  writeFileSync(path, after);
  console.log(`  ${file}`);
}

const door = `from "./calculators/${id}/index.ts";\n`;
insert("packages/hvac-core/src/catalogue.ts", (text) => `import { ${constant} } ${door}${text.replace(/catalogue = \[([^\]]*)\]/, (_all, list: string) => `catalogue = [${list.trimEnd().replace(/,$/, "")}, ${constant}]`)}`);
insert("packages/hvac-core/src/index.ts", (text) => `export { ${constant} } ${door}${text}`);
console.log(`\nNext: state fields and formulas in ${core.pathname.slice(root.pathname.length)}, then run pnpm check. pnpm dev shows the page at /calculators/${id}.`);
