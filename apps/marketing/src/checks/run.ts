import path from "node:path";
import { checkContent } from "./content.ts";
import { faultText } from "./fault.ts";
import { readSite } from "./site.ts";

/** Prints the faults that an editor has to mend before publishing, one a line: `pnpm --filter @org/marketing check`. */
const root = path.join(import.meta.dirname, "../..");
const { faults, files } = checkContent(root, readSite(root), new Date());
for (const fault of faults) console.error(faultText(fault));
console.log(
  faults.length === 0
    ? `${String(files)} content files, nothing to mend`
    : `${String(faults.length)} to mend in ${String(files)} content files`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
