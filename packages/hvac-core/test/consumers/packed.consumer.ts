import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/**
 * The package as another team gets it: the packed tarball, installed by npm in an empty folder, imported in the three usual ways.
 */
const packageFolder = new URL("../../", import.meta.url).pathname;
let home: string;

function node(file: string, source: string): string {
  writeFileSync(join(home, file), source);
  return execFileSync(process.execPath, [file], { cwd: home, encoding: "utf8" }).trim();
}

async function bundled(source: string, external: string[] = []): Promise<{ text: string; gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: home, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    external: external.flatMap((name) => [name, `${name}/*`]),
    write: false,
    logLevel: "silent",
  });
  const text = outputFiles[0]!.text;
  return { text, gzip: gzipSync(text, { level: 9 }).length };
}

/** Modules loaded at once, then those loaded on demand. */
async function bundledInChunks(source: string) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: home, loader: "js" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    outdir: join(home, "chunks"),
    write: false,
    logLevel: "silent",
  });
  return outputFiles;
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "hvac-core-consumer-"));
  execFileSync("pnpm", ["pack", "--pack-destination", home], { cwd: packageFolder, stdio: "pipe" });
  const tarball = readdirSync(home).find((name) => name.endsWith(".tgz"))!;
  writeFileSync(join(home, "package.json"), JSON.stringify({ private: true }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", `./${tarball}`], { cwd: home, stdio: "pipe" });
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test("the package holds what its users need, and nothing of the workshop", () => {
  const installed = join(home, "node_modules/@org/hvac-core");
  const changeLog = existsSync(join(packageFolder, "CHANGELOG.md")) ? ["CHANGELOG.md"] : [];
  expect(readdirSync(installed).toSorted()).toEqual([...changeLog, "LICENSE", "NOTICE.md", "README.md", "dist", "package.json"].toSorted());
  const files = readdirSync(join(installed, "dist"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => !/(?<!\.test)\.(?:js|cjs|d\.ts|d\.cts)$/.test(name))).toEqual([]);
  const manifest = readFileSync(join(installed, "package.json"), "utf8");
  expect(manifest).not.toMatch(/"source"|workspace:|catalog:/);
  expect((JSON.parse(manifest) as { exports: unknown }).exports).toMatchObject({ "./internal": null, "./internal/*": null });
  expect(JSON.parse(manifest)).toMatchObject({
    license: "MIT",
    homepage: expect.any(String),
    repository: { directory: "packages/hvac-core" },
  });
});

/** Water of a known state: HOF chapter 1 prints 2.3389 kPa at 20 °C. */
const call = `console.log((saturationPressure(20) / 1000).toFixed(2), catalogue.length > 0)`;

test("Node imports it as an ES module", () => {
  const out = node(
    "esm.mjs",
    `import { catalogue } from "@org/hvac-core"; import { saturationPressure } from "@org/hvac-core/psychrometrics"; ${call}`,
  );
  expect(out).toBe("2.34 true");
});

test("Node requires it as CommonJS", () => {
  const out = node(
    "cjs.cjs",
    `const { catalogue } = require("@org/hvac-core"); const { saturationPressure } = require("@org/hvac-core/psychrometrics"); ${call}`,
  );
  expect(out).toBe("2.34 true");
});

/** A wall of the README's room. */
const room = `{ unitSystem: "Metric", surfaces: [{ id: "west", kind: "wall", area: 20, uValue: 0.35, orientation: "W" }] }`;

test.each([
  ["ES module", "explain.mjs", `import { allSteps, heatLoad } from "@org/hvac-core";`],
  ["CommonJS", "explain.cjs", `const { allSteps, heatLoad } = require("@org/hvac-core");`],
])("a calculator explains its outcome: %s", (_name, file, importing) => {
  const out = node(
    file,
    `${importing}
     const outcome = heatLoad.calculate(${room});
     heatLoad.explanation().then((explanation) => {
       const steps = (each) => JSON.stringify(allSteps(explanation.sheet(each)));
       console.log(explanation.cases.length > 0, allSteps(explanation.sheet(outcome)).length > 5, [structuredClone(outcome), JSON.parse(JSON.stringify(outcome))].every((each) => steps(each) === steps(outcome)));
     });`,
  );
  expect(out).toBe("true true true");
});

test("a worker calculates, and the page explains what it posts", () => {
  writeFileSync(
    join(home, "worker.mjs"),
    `import { parentPort, workerData } from "node:worker_threads";
     import { heatLoad } from "@org/hvac-core/calculators/heat-load";
     parentPort.postMessage(heatLoad.calculate(workerData));`,
  );
  const out = node(
    "page.mjs",
    `import { once } from "node:events";
     import { Worker } from "node:worker_threads";
     import { allSteps, heatLoad } from "@org/hvac-core";
     const [posted] = await once(new Worker(new URL("./worker.mjs", import.meta.url), { workerData: ${room} }), "message");
     const here = heatLoad.calculate(${room});
     const { sheet } = await heatLoad.explanation();
     console.log(JSON.stringify(posted) === JSON.stringify(here), JSON.stringify(allSteps(sheet(posted))) === JSON.stringify(allSteps(sheet(here))));`,
  );
  expect(out).toBe("true true");
});

test("the parts for this repository alone cannot be imported", () => {
  const out = node("internal.mjs", `console.log(await import("@org/hvac-core/internal").then(() => "imported", (error) => error.code));`);
  expect(out).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED");
});

function foldersOf(path: string): string[] {
  return readdirSync(join(packageFolder, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Exported folders; errors and the grammar of formulas are exported by the kernel. `internal` is for this repository alone. */
const subpaths = (): string[] =>
  foldersOf("src").filter(
    (name) => !["calculators", "internal"].includes(name) && existsSync(join(packageFolder, "src", name, "index.ts")),
  );

test("every subpath and every calculator imports both ways and exports something", () => {
  const paths = [...subpaths(), ...foldersOf("src/calculators").map((name) => `calculators/${name}`)].map(
    (path) => `@org/hvac-core/${path}`,
  );
  const list = JSON.stringify(paths);
  const count = "(path, exported) => { if (Object.keys(exported).length === 0) throw new Error(path + ' exports nothing'); }";
  node("all.mjs", `const check = ${count}; for (const path of ${list}) check(path, await import(path));`);
  node("all.cjs", `const check = ${count}; for (const path of ${list}) check(path, require(path));`);
});

/** TypeScript 6, which builds this package, and 7, which checks the repository. */
const compilers = [
  ["6", join(packageFolder, "node_modules/.bin/tsc")],
  ["7", join(packageFolder, "../../node_modules/.bin/tsc")],
] as const;

/** Errors of a compiler for a file in the consumer's folder. */
function compiled(tsc: string, module: string, resolution: string, file: string): string {
  const options = ["--noEmit", "--strict", "--target", "es2022", "--skipLibCheck", "false"];
  try {
    return execFileSync(tsc, [...options, "--module", module, "--moduleResolution", resolution, file], { cwd: home, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

beforeAll(() => {
  writeFileSync(
    join(home, "types.ts"),
    `import { catalogue, heatLoad, type Calculator, type Outcome } from "@org/hvac-core";
     import { frictionFactor } from "@org/hvac-core/flow";
     import { moistAir } from "@org/hvac-core/psychrometrics";
     import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
     const every: readonly Calculator[] = catalogue;
     const outcomes: Outcome[] = every.map((calculator) => calculator.calculate(calculator.start("Metric")));
     const airflow = ventilationCalc.calculate({ roomWidth: 3, roomLength: { value: 3000, unit: "mm" } });
     if (airflow.ok) { const value: number | undefined = airflow.results.requiredAirflow?.value; console.log(value); }
     const room = heatLoad.calculate({ unitSystem: "Metric", surfaces: [{ id: "west", kind: "wall", area: 20, uValue: 0.35 }] });
     if (room.ok) { const loads: number[] = (room.results.surfaces ?? []).map(({ load }) => load.value); console.log(loads); }
     // @ts-expect-error the field is wallArea
     heatLoad.calculate({ walArea: 20 });
     // @ts-expect-error an area is not in kW
     heatLoad.calculate({ wallArea: { value: 20, unit: "kW" } });
     // @ts-expect-error a row's field is area
     heatLoad.calculate({ surfaces: [{ aera: 20 }] });
     // @ts-expect-error there is no such kind of surface
     heatLoad.calculate({ surfaces: [{ kind: "wal", area: 20 }] });
     // @ts-expect-error one measure of humidity, not two
     moistAir({ dryBulb: 20, relativeHumidity: 0.5, wetBulb: 12 });
     // @ts-expect-error the result is a number
     const wrong: string = frictionFactor(1e5, 1e-4);
     console.log(outcomes, wrong, moistAir({ dryBulb: 20, relativeHumidity: 0.5 }).wetBulb);`,
  );
  writeFileSync(
    join(home, "own.ts"),
    `import { defineCalculator, defineCard, defineExplanation, defineFields, defineResults } from "@org/hvac-core/kernel";
     const fields = defineFields({
       flow: { type: "quantity", label: "Airflow", quantity: "airFlow", default: 100, min: 0, max: 100, section: "all" },
       rooms: {
         type: "list", label: "Rooms", rowLabel: "room", maxRows: 9, section: "all",
         row: { area: { type: "quantity", label: "Area", quantity: "area", default: 1, min: 0, max: 99 } },
       },
     });
     const results = defineResults({ load: { label: "Load", quantity: "power" } });
     const statement = {
       card: defineCard({ id: "own", title: "Own", summary: "Own.", group: "air", collection: "own", route: null }),
       version: 1, sections: [{ id: "all", title: "All" }], fields, results, warnings: () => [],
       explanation: () => Promise.resolve({ explanation: defineExplanation({ fields, results, describe: () => undefined, cases: [] }) }),
     } as const;
     const calculator = defineCalculator({ ...statement, headline: ["load"], calculate: (values) => ({ results: { load: values.flow } }) });
     const outcome = calculator.calculate({ flow: { value: 3, unit: "cfm" }, rooms: [{ area: 4 }] });
     if (outcome.ok) { const load: number = outcome.results.load.value; console.log(load); }
     // @ts-expect-error the field is flow
     calculator.calculate({ flwo: 3 });
     // @ts-expect-error an airflow is not in kW
     calculator.calculate({ flow: { value: 3, unit: "kW" } });
     // @ts-expect-error a result is missing
     defineCalculator({ ...statement, headline: ["load"], calculate: () => ({ results: {} }) });
     // @ts-expect-error a headline that is no result
     defineCalculator({ ...statement, headline: ["laod"], calculate: () => ({ results: { load: 1 } }) });
     // @ts-expect-error there is no such result
     if (outcome.ok) console.log(outcome.results.laod);`,
  );
});

describe.each(compilers)("TypeScript %s", (_version, tsc) => {
  test.each([
    ["node16", "node16"],
    ["esnext", "bundler"],
  ])("finds the types of every subpath, and of a custom calculator: modules %s, resolution %s", (module, resolution) => {
    expect(compiled(tsc, module, resolution, "types.ts")).toBe("");
    expect(compiled(tsc, module, resolution, "own.ts")).toBe("");
  });
});

/** Hover text of an editor on a word of a file. */
function shownAt(file: string, word: string): string {
  const compilerOptions = {
    strict: true,
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const service = ts.createLanguageService({
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getCompilationSettings: () => compilerOptions,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => (ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(name)!) : undefined),
    getCurrentDirectory: () => home,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return ts.displayPartsToString(service.getQuickInfoAtPosition(file, ts.sys.readFile(file)!.indexOf(word))?.documentation);
}

test.each([
  ["wallArea", /^Wall area: in ft² \(Imperial\) or m² \(Metric\)/],
  ["outdoorTemp", /in °F \(Imperial\) or °C \(Metric\), or \{ value, unit \} with "degF", "degC", "K"/],
  ["outdoorRelativeHumidity", /a share 0…1/],
  ["glassArea", /^$/],
  ["uValue", /W\/\(m²·K\) \(Metric\)/],
  ["totalLoad", /, in W\.$/],
])("an editor shows the units of %s", (word, text) => {
  const file = join(home, "editor.mts");
  writeFileSync(
    file,
    `import { heatLoad } from "@org/hvac-core";
     const glassArea = 3;
     const outcome = heatLoad.calculate({ wallArea: 20, outdoorTemp: 35, outdoorRelativeHumidity: 0.4, surfaces: [{ area: glassArea, uValue: 2 }] });
     if (outcome.ok) console.log(outcome.results.totalLoad.value);`,
  );
  expect(shownAt(file, word)).toMatch(text);
});

/** Bytes; budgets of single functions of a subpath are not counted. */
function sumOfSubpathBudgets(): number {
  const budgets = JSON.parse(readFileSync(join(packageFolder, ".size-limit.json"), "utf8")) as readonly {
    readonly limit: string;
    readonly import: string;
  }[];
  const subpathBudgets = budgets.filter((budget) => budget.import === "*");
  return subpathBudgets.reduce((sum, { limit }) => sum + 1000 * Number(limit.replace(/ kB$/, "")), 0);
}

describe("a bundler takes only what is asked for", () => {
  test.each([
    ["saturationPressure", "psychrometrics", 1000],
    ["frictionFactor", "flow", 1000],
  ])("%s alone weighs under 1 kB and brings no zod", async (name, subpath, limit) => {
    const { text, gzip } = await bundled(`export { ${name} } from "@org/hvac-core/${subpath}";`);
    expect(gzip).toBeLessThan(limit);
    expect(text).not.toMatch(/zod/i);
  });

  test("calculators bring no zod; the schemas do", async () => {
    expect((await bundled(`export * from "@org/hvac-core";`)).text).not.toMatch(/\bzod\b|ZodError/i);
    expect((await bundled(`export * from "@org/hvac-core/schemas";`)).text).toMatch(/zod/i);
  });

  test.each([
    "psychrometrics",
    "fluids",
    "flow",
    "refrigerants",
    "refrigerant-lines",
    "solar",
    "loads",
    "acoustics",
    "energy",
    "pumps",
    "zones",
    "ventilation",
    "comfort",
    "envelope",
    "weather",
    "reference",
    "quantity",
  ])("@org/hvac-core/%s brings no zod", async (subpath) => {
    expect((await bundled(`export * from "@org/hvac-core/${subpath}";`)).text).not.toMatch(/\bzod\b/i);
  });

  test("an explanation comes in a separate chunk, loaded when asked for", async () => {
    const [entry, ...chunks] = await bundledInChunks(`export { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";`);
    expect(entry!.text).not.toContain("defineExplanation({");
    expect(chunks.some(({ text }) => text.includes("defineExplanation({"))).toBe(true);
  });

  test("so does each calculator that is loaded by its id", async () => {
    const [entry, ...chunks] = await bundledInChunks(`export { loadCalculator } from "@org/hvac-core/loading";`);
    for (const title of [`"Duct sizing"`, `"Pipe sizing"`]) {
      expect(entry!.text).not.toContain(title);
      expect(
        chunks.filter(({ text }) => text.includes(title)),
        title,
      ).toHaveLength(1);
    }
  });

  test("all of physics together stays within the sum of the budgets of its subpaths (packages/hvac-core/test/consumers/README.md)", async () => {
    const every = subpaths()
      .filter((path) => !["exchange", "kernel", "schemas", "loading"].includes(path))
      .map((path, index) => `export * as e${index} from "@org/hvac-core/${path}";`)
      .join("");
    expect((await bundled(every)).gzip).toBeLessThan(sumOfSubpathBudgets());
  });

  test("importing one subpath for nothing leaves nothing", async () => {
    expect((await bundled(`import "@org/hvac-core"; import "@org/hvac-core/refrigerants";`)).text.trim()).toBe("");
  });
});

test("the tarball holds built code, types, licence and readme, and no tests or sources", () => {
  const files = execFileSync("tar", ["-tzf", readdirSync(home).find((name) => name.endsWith(".tgz"))!], {
    cwd: home,
    encoding: "utf8",
  }).split("\n");
  expect(files).toEqual(
    expect.arrayContaining([
      "package/dist/index.js",
      "package/dist/index.cjs",
      "package/dist/index.d.ts",
      "package/dist/index.d.cts",
      "package/README.md",
      "package/LICENSE",
    ]),
  );
  expect(files.filter((name) => /\.test\.|\/src\/|\/test\//.test(name))).toEqual([]);
  expect(readFileSync(join(home, "node_modules/@org/hvac-core/dist/index.js"), "utf8")).not.toContain('.ts"');
});
