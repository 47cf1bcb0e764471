import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { calculatorsFolder, constantOf } from "./cards.ts";
import { writeGenerated } from "./generated.ts";
import { calculatorFiles, cardText, changesetText, viewFiles, type Files, type Names } from "./scaffold.ts";

/**
 * `pnpm new calculator <id>`: the folders of a new calculator in the engine and in the application, and all that is
 * generated from its card. What it writes holds to every law, is listed, opened, saved and tested; the formulas are yours.
 */
const [kind, id] = process.argv.slice(2);
const root = new URL("../../", import.meta.url);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (kind !== "calculator" || !id) fail("Usage: pnpm new calculator <id>      for example: pnpm new calculator cooling-tower");
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail(`"${id}" is no id: use lower-case words joined by hyphens, as in the address of the page.`);

const folder = `${calculatorsFolder}${id}/`;
if (existsSync(new URL(folder, root))) fail(`There is a calculator ${id} already: ${folder}`);

const constant = constantOf(id);
const words = id.replaceAll("-", " ");
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const names: Names = { id, constant, type: capital(constant), title: capital(words) };

function write(into: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(into + name, root);
    mkdirSync(new URL("./", file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Written: ${into}${name}`);
  }
}

write(folder, { "card.ts": cardText(names), ...calculatorFiles(names) });
write(`apps/web/src/calculators/${id}/`, viewFiles(names));
write(".changeset/", { [`calculator-${id}.md`]: changesetText(names) });
for (const path of await writeGenerated(root)) console.log(`Written: ${path}`);
console.log(`
Next: say in card.ts what it answers, state fields and formulas in ${folder}, then run pnpm check.
pnpm api-docs writes its reference; pnpm dev shows its page at /calculators/${id}.`);
