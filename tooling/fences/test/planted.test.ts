import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyRepository, type Copy, type Ended } from "@tooling/testing/copy";
import { isAll } from "@tooling/testing/extent";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fences, type Edit, type Planted, type Run, type Tested } from "../planted/index.ts";

/** Every fence catches its planted fault, in a copy of the repository, and lets the copy pass without it. */
const faults = fences.flatMap(({ fence, faults: ofFence }) => ofFence.map((fault) => ({ fence, fault })));
const planted = faults.flatMap(({ fence, fault }) => ("edits" in fault ? [[`${fence}: ${fault.says}`, fault] as const] : []));
const tested = faults.flatMap(({ fence, fault }) => ("title" in fault ? [[`${fence}: ${fault.plant}`, fault] as const] : []));

let copy: Copy;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

const start = ({ folder, program, parameters }: Run): Promise<Ended> =>
  /\.m?[jt]s$/.test(program)
    ? copy.node(folder, "--conditions=source", program, ...parameters)
    : copy.program(folder, program, ...parameters);

/** Runs up to the first program that fails. */
async function runAll(runs: readonly Run[]): Promise<Ended> {
  let ended: Ended = { code: 0, output: "" };
  for (const run of runs) {
    ended = await start(run);
    if (ended.code !== 0) break;
  }
  return ended;
}

const sound = new Map<string, Promise<Ended>>();
/** Output of programs for the copy without a fault, run once for each. */
const runSound = (runs: readonly Run[]): Promise<Ended> => {
  const key = JSON.stringify(runs);
  if (!sound.has(key)) sound.set(key, runAll(runs));
  return sound.get(key)!;
};

/** Makes an edit, and returns a function that reverts it. */
function edit(change: Edit): () => void {
  const file = path.join(copy.root, change.file);
  if ("content" in change) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${change.content}\n`);
    return () => rmSync(file);
  }
  const before = readFileSync(file, "utf8");
  if ("replace" in change) expect(before, `${change.file} has the text that the plant changes`).toContain(change.replace);
  writeFileSync(file, "append" in change ? `${before}${change.append}\n` : before.replace(change.replace, change.by));
  return () => writeFileSync(file, before);
}

/** Removes files, and returns a function that restores them. */
function leaveOut(pattern: string | undefined): () => void {
  const files = pattern === undefined ? [] : globSync(pattern, { cwd: copy.root }).map((file) => path.join(copy.root, file));
  const removed = files.map((file) => [file, readFileSync(file)] as const);
  for (const file of files) rmSync(file);
  return () => removed.forEach(([file, content]) => writeFileSync(file, content));
}

async function expectCaught({ edits, before = [], without, runs, says }: Planted): Promise<void> {
  const prepared = await runAll(before);
  expect(prepared.code, `before the fault: ${prepared.output}`).toBe(0);
  const putBack = leaveOut(without);
  // No program reads a new file before it exists.
  const isNew = edits.some(
    (change) => "content" in change && runs.some(({ parameters }) => parameters.some((each) => change.file.startsWith(each))),
  );
  if (!isNew) {
    const { code, output } = await runSound(runs);
    expect(code, `without the fault: ${output}`).toBe(0);
  }
  const takeBack = edits.map(edit);
  const { code, output } = await runAll(runs);
  for (const each of [...takeBack, putBack]) each();
  expect(output).toContain(says);
  expect(code, output).not.toBe(0);
}

test.each(planted.filter(([, fault]) => fault.isQuick))("%s", (_name, fault) => expectCaught(fault));

test.runIf(isAll).each(planted.filter(([, fault]) => !fault.isQuick))("%s", (_name, fault) => expectCaught(fault));

test.each(tested)("%s: a test plants it", (_name, { file, title }: Tested) => {
  expect(existsSync(path.join(copy.root, file)), file).toBe(true);
  expect(readFileSync(path.join(copy.root, file), "utf8")).toContain(title);
});
