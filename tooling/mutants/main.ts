import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { draw, type Drawn } from "./draw.ts";
import { firstFailure } from "./judge.ts";
import { mutantsOf } from "./mutate.ts";
import { targets } from "./targets.ts";

/**
 * `pnpm mutants engine --seed 7 --count 33`: changes the sources at random places, one at a time, runs the tests that each change concerns, and
 * says which changes no test noticed. `--list` only prints the changes; `--only path` (a part of it) draws from some files alone;
 * `--at-least 20` fails when fewer are found.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "10" },
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
    "at-least": { type: "string", default: "0" },
  },
});
const root = join(import.meta.dirname, "../../");
/** The file that is changed at the moment, as it was: for a run that was killed. */
const kept = join(import.meta.dirname, "node_modules/.cache/original.json");

function restore(): void {
  if (!existsSync(kept)) return;
  const { path, text } = JSON.parse(readFileSync(kept, "utf8")) as { readonly path: string; readonly text: string };
  writeFileSync(join(root, path), text);
  rmSync(kept);
}

function apply({ path, start, end, replacement }: Drawn): void {
  const text = readFileSync(join(root, path), "utf8");
  mkdirSync(join(kept, ".."), { recursive: true });
  writeFileSync(kept, JSON.stringify({ path, text }));
  writeFileSync(join(root, path), text.slice(0, start) + replacement + text.slice(end));
}

const makeTarget = targets[positionals[0] ?? ""];
if (!makeTarget) {
  console.error(`Usage: pnpm mutants <${Object.keys(targets).join(" | ")}> --seed 7 --count 33`);
  process.exit(2);
}
restore();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
process.once("exit", restore);

const { files, stagesOf } = makeTarget();
const all = files
  .filter((path) => path.includes(values.only))
  .flatMap((path) => mutantsOf(readFileSync(join(root, path), "utf8"), path).map((mutant): Drawn => ({ ...mutant, path })));
const mutants = draw(all, Number(values.seed), Number(values.count));
console.log(`${mutants.length} of ${all.length} mutants in ${files.length} files, seed ${values.seed}`);

const survivors: string[] = [];
for (const mutant of mutants) {
  const said = `${mutant.kind.padEnd(9)} ${mutant.path}:${mutant.line}  ${mutant.change}`;
  if (values.list) {
    console.log(said);
    continue;
  }
  apply(mutant);
  let failed: string | undefined;
  try {
    for (const stage of stagesOf(mutant.path)) if ((failed ??= await firstFailure(stage)) !== undefined) break;
  } finally {
    restore();
  }
  if (failed === undefined) survivors.push(said);
  console.log(`${failed === undefined ? "SURVIVED" : "found   "} ${said}${failed === undefined ? "" : `\n           by ${failed}`}`);
}
if (!values.list) {
  const found = mutants.length - survivors.length;
  console.log(`\n${found} of ${mutants.length} found.${survivors.length > 0 ? ` Not noticed by any test:\n${survivors.join("\n")}` : ""}`);
  if (found < Number(values["at-least"])) process.exitCode = 1;
}
