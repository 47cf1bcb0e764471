import { writeFileSync } from "node:fs";
import { report, singleTable } from "../test/validation/report.ts";

/** `pnpm validate`: writes docs/validation.md and docs/validation.json, and prints the tables that rest on one transcription. */
const { markdown, json } = await report();
const docs = new URL("../../../docs/", import.meta.url);
writeFileSync(new URL("validation.md", docs), markdown);
writeFileSync(new URL("validation.json", docs), json);
const single = singleTable();
process.stdout.write(
  `${single.length} tables were transcribed once, and await a second source:\n${single.map((line) => `  ${line}\n`).join("")}`,
);
