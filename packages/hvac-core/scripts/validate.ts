import { mkdirSync, writeFileSync } from "node:fs";
import { denverWeather } from "../test/proving/fabric/fabricCases.ts";
import { provingSets } from "../test/proving/index.ts";
import { storedSet } from "../test/proving/stored.ts";
import { report, singleTable } from "../test/validation/report.ts";

/**
 * `pnpm validate [set …]`: writes docs/proving/<set>.json of the named sets; without a name of all sets, then docs/validation.md and docs/validation.json, and prints
 * the tables that rest on one transcription.
 */
const docs = new URL("../../../docs/", import.meta.url);
const names = process.argv.slice(2);
const unknown = names.find((name) => !provingSets.some(({ id }) => id === name));
if (unknown !== undefined) throw new Error(`no set ${unknown}; there are ${provingSets.map(({ id }) => id).join(", ")}`);
mkdirSync(new URL("proving/weather/", docs), { recursive: true });
writeFileSync(new URL("proving/weather/denver-725650.txt", docs), denverWeather);
for (const set of provingSets)
  if (names.length === 0 || names.includes(set.id)) writeFileSync(new URL(`proving/${set.id}.json`, docs), storedSet(set));
if (names.length === 0) {
  const { markdown, json } = await report();
  writeFileSync(new URL("validation.md", docs), markdown);
  writeFileSync(new URL("validation.json", docs), json);
  const single = singleTable();
  process.stdout.write(
    `${single.length} tables were transcribed once, and await a second source:\n${single.map((line) => `  ${line}\n`).join("")}`,
  );
}
