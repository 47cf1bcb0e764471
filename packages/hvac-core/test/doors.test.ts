import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** Names that importers of the published package can use: a subpath for each folder with an index. */
const source = new URL("../src/", import.meta.url).pathname;
const doors = globSync("**/index.ts", { cwd: source }).map((file) => path.posix.dirname(file));
const { publishConfig, exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Record<
  "publishConfig" | "exports",
  { exports: Record<string, unknown> } & Record<string, unknown>
>;
const closed = Object.entries(publishConfig.exports).flatMap(([subpath, target]) => (target === null ? [subpath.slice(2)] : []));
const published = doors.filter((door) => !closed.includes(door));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

describe("the subpaths of the package", () => {
  test("are spelled in kebab case", () =>
    expect(doors.filter((door) => door !== "." && !/^[a-z\d]+([-/][a-z\d]+)*$/.test(door))).toEqual([]));

  test("are all in the README's table, and nothing else is", () => {
    const listed = [...readme.matchAll(/^\| `(\.[^`]*)` \|/gm)].map(([, subpath = ""]) => subpath);
    const wanted = published.filter((door) => !/^calculators\/[^/]+$/.test(door)).map((door) => (door === "." ? door : `./${door}`));
    expect(listed.toSorted()).toEqual([...wanted, "./calculators/<id>"].toSorted());
  });

  test("have one that the published package does not: what the application alone needs", () => {
    expect(closed).toEqual(["internal", "internal/*"]);
    expect(Object.keys(exports)).toEqual(Object.keys(publishConfig.exports).filter((subpath) => publishConfig.exports[subpath] !== null));
  });
});

/** Names that a subpath exports, types included. */
function exportedBy(door: string): string[] {
  const text = readFileSync(path.join(source, door, "index.ts"), "utf8");
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter(Boolean),
  );
}

describe("the published kernel", () => {
  test("exports nothing that the application's entry does", () => {
    const kernel = exportedBy("kernel");
    expect(kernel.length).toBeGreaterThan(100);
    expect(exportedBy("internal").filter((name) => kernel.includes(name))).toEqual([]);
  });

  /** Functions for importers of the library, each with its reason. */
  const forImporters: Readonly<Record<string, string>> = {
    allEntries: "walks a sheet",
    allSteps: "walks a sheet",
    isStep: "walks a sheet",
    citationText: "writes a source as a sheet prints it",
    cardGroups: "the order of the groups that cards name",
    isAssumed: "asks a complete input whether a value was assumed",
    defineResults: "results whose values a calculator puts together by itself",
    displayedQuantity: "number and unit of an input as the calculator shows it",
    evidenceOf: "what a worked example proves",
    tableTexts: "writes the tables of an outcome",
    unreadTextsIn: "shows the texts for which `calculate` refuses an input",
    warningsByPlace: "lists warnings by place",
  };

  test("holds no function that only the application calls", () => {
    const files = globSync("**/*.ts", { cwd: source, exclude: (name) => name.endsWith(".test.ts") });
    const engine = files
      .filter((file) => !/^(kernel|internal)\//.test(file) && file !== "index.ts")
      .map((file) => readFileSync(path.join(source, file), "utf8").replaceAll(/\/\*[^]*?\*\//g, ""))
      .join("\n");
    const functions = [...readFileSync(path.join(source, "kernel/index.ts"), "utf8").matchAll(/^export \{([^}]*)\}/gm)]
      .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
      .filter((name) => name !== "" && !name.startsWith("type "));
    const unused = functions.filter((name) => !new RegExp(`\\b${name}\\b`).test(engine));
    expect(
      unused.filter((name) => !(name in forImporters)),
      "to internal/index.ts, or above with a reason",
    ).toEqual([]);
    expect(Object.keys(forImporters).filter((name) => !functions.includes(name))).toEqual([]);
  });
});
