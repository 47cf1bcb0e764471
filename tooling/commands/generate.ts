import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { generatedFiles } from "./generated.ts";

/**
 * `pnpm generate`: writes what follows from the calculators' cards. With `--check` it writes nothing, names the files that are out of date and
 * ends with 1 if there are any.
 */
const root = new URL("../../", import.meta.url);
const isCheck = process.argv.includes("--check");

const stale = Object.entries(await generatedFiles(root)).filter(([path, text]) => {
  const file = new URL(path, root);
  return !existsSync(file) || readFileSync(file, "utf8") !== text;
});
for (const [path, text] of stale) {
  const file = new URL(path, root);
  if (!isCheck) {
    mkdirSync(new URL("./", file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${isCheck ? "Out of date" : "Written"}: ${path}`);
}
if (isCheck && stale.length > 0) {
  console.error("Run pnpm generate.");
  process.exitCode = 1;
}
