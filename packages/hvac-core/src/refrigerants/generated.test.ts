import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { generateFluid } from "../../scripts/refrigerants/generate.ts";
import { factsModule } from "../../scripts/refrigerants/factsModule.ts";
import { blendsIn, fluidsIn } from "../../scripts/refrigerants/list.ts";
import { listModule } from "../../scripts/refrigerants/listModule.ts";
import { readSeal, sha256 } from "../../scripts/refrigerants/seal.ts";

const folder = new URL("./fluids/", import.meta.url);
const inputs = new URL("../../data/eos/", import.meta.url);
const files = readdirSync(folder).toSorted();
const text = (file: string) => readFileSync(new URL(file, folder), "utf8");

describe("the fluids' modules are what the generator wrote", () => {
  test("and there is one for every fluid and blend", () => {
    expect(files).toEqual(
      [...fluidsIn(inputs.pathname), ...blendsIn(inputs.pathname), "departures", "facts", "list", "sources"]
        .map((key) => `${key}.ts`)
        .toSorted(),
    );
  });

  test.each(files)("%s carries an unbroken seal and was made of today's equation files", (file) => {
    const { body, bodyHash, inputNames, input } = readSeal(text(file));
    expect(sha256(body)).toBe(bodyHash);
    expect(sha256(inputNames.map((name) => readFileSync(new URL(name, inputs), "utf8")).join("\n"))).toBe(input);
  });

  test.each(["R134a", "R410A", "Water"])("%s comes out of the generator again, letter for letter", (key) => {
    expect(generateFluid(inputs.pathname, key)).toBe(readSeal(text(`${key}.ts`)).body);
  });

  test("and so do the list of all and their facts, which are made of the files that are there", () => {
    expect(listModule(inputs.pathname)).toBe(readSeal(text("list.ts")).body);
    expect(factsModule(inputs.pathname)).toBe(readSeal(text("facts.ts")).body);
  });
});

async function bundled(names: string): Promise<string> {
  const entry = `export { ${names} } from ${JSON.stringify(new URL("./index.ts", import.meta.url).pathname)};`;
  const result = await build({
    stdin: { contents: entry, resolveDir: "." },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    conditions: ["source"],
  });
  return result.outputFiles[0]!.text;
}

/** The first residual coefficients of a fluid or the components of a blend: no other module contains them. */
function fingerprint(file: string): string {
  const match = /residual: \[\[\[([^,]+), ([^,]+)/.exec(text(file));
  // The minifier drops the zero before the point.
  return match ? `${match[1]},${match[2]}`.replaceAll(/(^|,|-)0\./g, "$1.") : "";
}

const weigh = (code: string) => gzipSync(code, { level: 9 }).length;

describe("a bundler drops what is not imported", () => {
  const withEquation = files.filter((file) => fingerprint(file) !== "");

  /** Other fluids that a fluid needs: components of a blend, or the reference fluid of a corresponding-states conductivity. */
  test.each([
    ["R134a", ["R134a"]],
    ["R410A", ["R410A"]],
    ["R744", ["R744"]],
    ["Water", ["Water"]],
    ["R1234yf", ["R1234yf"]],
    ["R32", ["R32", "R290"]],
    ["R22", ["R22", "R134a"]],
  ])("importing %s brings the coefficients of %j only", async (name, expected) => {
    const code = await bundled(name);
    const present = withEquation.filter((file) => code.includes(fingerprint(file))).map((file) => file.replace(".ts", ""));
    expect(present.toSorted()).toEqual(expected.toSorted());
  });

  test("one fluid with the solver weighs less than 11 kB, all of them with their sources less than 40 kB (gzip)", async () => {
    expect(weigh(await bundled("R134a"))).toBeLessThan(11_000);
    expect(weigh(await bundled("refrigerant, refrigerantNames"))).toBeLessThan(40_000);
  });
});
