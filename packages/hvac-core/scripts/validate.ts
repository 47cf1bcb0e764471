import { writeFileSync } from "node:fs";
import { report } from "../test/validation/report.ts";

/** `pnpm validate`: writes docs/validation.md and docs/validation.json. */
const { markdown, json } = await report();
const docs = new URL("../../../docs/", import.meta.url);
writeFileSync(new URL("validation.md", docs), markdown);
writeFileSync(new URL("validation.json", docs), json);
