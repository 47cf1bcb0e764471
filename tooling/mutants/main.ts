import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCommandLine, wholeNumber } from "@tooling/testing/commandLine";
import { draw, type Drawn } from "./draw.ts";
import { firstFailure } from "./judge.ts";
import { mutantsOf } from "./mutate.ts";
import { targets } from "./targets.ts";

/**
 * `pnpm mutants engine --seed 7 --count 33`: changes the sources at random places, one at a time, runs the tests that each change concerns, and
 * says which changes no test noticed. `--list` only prints the changes; `--only path` (a part of it) draws from some files alone;
 * `--minimum 20` fails when fewer are noticed.
 */
const { target, seed, count, only, isListed, minimum } = readCommandLine(
  `Usage: pnpm mutants <${Object.keys(targets).join(" | ")}> [--seed 7] [--count 33] [--only path] [--list] [--minimum 20]`,
  () => {
    const text = (value: string) => ({ type: "string", default: value }) as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { seed: text("1"), count: text("10"), only: text(""), list: { type: "boolean", default: false }, minimum: text("0") },
    });
    const makeTarget = targets[positionals[0] ?? ""];
    if (makeTarget === undefined || positionals.length > 1) throw new Error("Name what is changed.");
    return {
      target: makeTarget(),
      seed: wholeNumber("seed", values.seed),
      count: wholeNumber("count", values.count, 1),
      only: values.only,
      isListed: values.list,
      minimum: wholeNumber("minimum", values.minimum),
    };
  },
);
const root = join(import.meta.dirname, "../../");
/** The original of the file that is changed at the moment: the next run restores it after one that was killed. */
const backup = join(import.meta.dirname, "node_modules/.cache/original.json");

function restore(): void {
  if (!existsSync(backup)) return;
  const { path, text } = JSON.parse(readFileSync(backup, "utf8")) as { readonly path: string; readonly text: string };
  writeFileSync(join(root, path), text);
  rmSync(backup);
}

function apply({ path, start, end, replacement }: Drawn): void {
  const text = readFileSync(join(root, path), "utf8");
  mkdirSync(join(backup, ".."), { recursive: true });
  writeFileSync(backup, JSON.stringify({ path, text }));
  writeFileSync(join(root, path), text.slice(0, start) + replacement + text.slice(end));
}

restore();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
process.once("exit", restore);

const { files, stagesOf } = target;
const all = files
  .filter((path) => path.includes(only))
  .flatMap((path) => mutantsOf(readFileSync(join(root, path), "utf8"), path).map((mutant): Drawn => ({ ...mutant, path })));
const mutants = draw(all, seed, count);
console.log(`${mutants.length} of ${all.length} mutants in ${files.length} files, seed ${seed}`);

const survivors: string[] = [];
for (const mutant of mutants) {
  const line = `${mutant.kind.padEnd(9)} ${mutant.path}:${mutant.line}  ${mutant.change}`;
  if (isListed) {
    console.log(line);
    continue;
  }
  apply(mutant);
  let failed: string | undefined;
  try {
    for (const stage of stagesOf(mutant.path)) if ((failed ??= await firstFailure(stage)) !== undefined) break;
  } finally {
    restore();
  }
  if (failed === undefined) survivors.push(line);
  console.log(`${failed === undefined ? "SURVIVED" : "found   "} ${line}${failed === undefined ? "" : `\n           by ${failed}`}`);
}
if (!isListed) {
  const noticed = mutants.length - survivors.length;
  console.log(
    `\n${noticed} of ${mutants.length} found.${survivors.length > 0 ? ` Not noticed by any test:\n${survivors.join("\n")}` : ""}`,
  );
  if (noticed < minimum) process.exitCode = 1;
}
