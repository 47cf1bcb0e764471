import { parseArgs } from "node:util";
import { readCommandLine } from "@tooling/testing/commandLine";
import { staleFiles, writeGenerated } from "./generated.ts";

/**
 * `pnpm generate`: writes the files that follow from the calculators' cards. With `--check` it writes nothing, names the files that are out of date and
 * ends with 1 if there are any.
 */
const root = new URL("../../", import.meta.url);

const { check } = readCommandLine(
  "Usage: pnpm generate [--check]",
  () => parseArgs({ options: { check: { type: "boolean", default: false } } }).values,
);
if (check) {
  const stale = await staleFiles(root);
  for (const [path] of stale) console.error(`Out of date: ${path}`);
  if (stale.length > 0) {
    console.error("Run pnpm generate.");
    process.exitCode = 1;
  } else console.log("All files generated from cards are up to date.");
} else for (const path of await writeGenerated(root)) console.log(`Written: ${path}`);
