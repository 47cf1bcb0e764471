import { describe, expect, test } from "vitest";
import { importSubpath, isClass, physicsSubpaths, recordCalls } from "./examples.ts";
import { faultsOf } from "./fuzz/law.ts";
import { objectsWithin } from "./fuzz/mutations.ts";

/**
 * The law: for any argument, a function of physics returns only finite numbers, or throws a named error (`OutOfRangeError`,
 * `UnknownNameError`). The calls of the docstrings' examples are the valid arguments; each argument, property and element is replaced by
 * each of `badValues`. Of one subpath: `npx vitest run test/fuzz.test.ts -t "^flow "`.
 */
const calls = await recordCalls();
const modules = await Promise.all(physicsSubpaths.map(async (subpath) => [subpath, await importSubpath(subpath)] as const));

const isTable = (value: unknown): boolean => typeof value !== "function";

/** Tables of the reference, as constants or by a function. */
const tablesOf = (module: object): unknown[] =>
  Object.values(module).flatMap((value: unknown): unknown[] => {
    if (typeof value !== "function") return [value];
    return value.length > 0 || isClass(value) ? [] : [(value as () => unknown)()];
  });

/** Rows of such tables are passed unchanged, because nobody writes them by hand. */
const tables = objectsWithin(
  modules.flatMap(([subpath, module]) => (subpath === "reference" ? tablesOf(module) : Object.values(module).filter(isTable))),
);

/** Names of the functions of a module, and of the methods of the objects that it exports and that examples call. */
function namesOf(module: Record<string, unknown>): readonly string[] {
  const functions = Object.keys(module).filter((name) => typeof module[name] === "function" && !isClass(module[name]));
  const methods = calls.map(({ name }) => name).filter((name) => name.includes(".") && Object.hasOwn(module, name.split(/[.(]/)[0]!));
  return [...new Set([...functions, ...methods])];
}

describe.each(modules)("%s keeps the law:", (_subpath, module) => {
  const names = namesOf(module);

  test.each(names)("%s", (name) => {
    const callsOfFunction = calls.filter((call) => call.name === name && (name.includes(".") || call.call === module[name]));
    const faults = callsOfFunction.length === 0 ? [`${name} needs an example`] : faultsOf(callsOfFunction, tables);
    if (faults.length > 0) expect.fail([`${faults.length} faults`, ...faults.slice(0, 30)].join("\n"));
  });
});
