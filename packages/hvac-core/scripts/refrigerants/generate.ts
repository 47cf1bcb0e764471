/**
 * Writes src/refrigerants/fluids/*.ts from the equation files.
 *
 *   node scripts/refrigerants/generate.ts [folder of the equation files] [output folder]
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fluidModel } from "../../src/refrigerants/pureFluid.ts";
import { blendModule, departuresModule } from "./blendModule.ts";
import { dataOf } from "./equation.ts";
import { factsModule } from "./factsModule.ts";
import { fluidModule } from "./fluidModule.ts";
import { sealed } from "./seal.ts";
import { type FluidSource, type MixtureSource, readJson } from "./source.ts";
import { sourcesModule } from "./sourcesModule.ts";
import { fitTables, nodeTemperatures, samplePseudoPure, samplePure } from "./tables.ts";

export const FLUIDS: readonly string[] = [
  "R22",
  "R32",
  "R123",
  "R125",
  "R134a",
  "R143a",
  "R152a",
  "R245fa",
  "R290",
  "R404A",
  "R407C",
  "R410A",
  "R507A",
  "R600",
  "R600a",
  "R717",
  "R744",
  "R1233zdE",
  "R1234yf",
  "R1234zeE",
  "R1270",
  "Water",
];

export const BLENDS: readonly string[] = ["R448A", "R449A", "R452B", "R454A", "R454B", "R454C", "R513A"];

/** Pure fluids are polished by Newton's method, so their tables are starts; those of pseudo-pure fluids give the pressures. */
const START = { pressure: 5e-7, density: 5e-7 };
const FINAL = { pressure: 2e-8, density: 5e-7 };

export function generateFluid(folder: string, key: string): string {
  const fluid = readJson<FluidSource>(folder, key);
  const data = dataOf(fluid);
  const model = fluidModel(data);
  const temperatures = nodeTemperatures(data.limits[0], data.critical[0]);
  const samples = fluid.pseudoPure ? samplePseudoPure(model, fluid, temperatures) : samplePure(model, fluid, temperatures);
  const tables = fitTables(samples, temperatures, data.critical, fluid.pseudoPure ? FINAL : START);
  const blend = readJson<MixtureSource>(folder, "mixtures").blends.find(({ name }) => name === key);
  const composition = fluid.pseudoPure
    ? Object.fromEntries(blend!.components.map((name, i) => [name, blend!.massFractions[i]!]))
    : undefined;
  return fluidModule(key, fluid, tables, composition);
}

function write(folder: string, target: string, key: string, body: string, inputs: readonly string[]): void {
  const texts = inputs.map((name) => readFileSync(join(folder, name), "utf8"));
  writeFileSync(join(target, `${key}.ts`), sealed(body, inputs, texts));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL("../../data/eos/", import.meta.url));
  const target = process.argv[3] ?? fileURLToPath(new URL("../../src/refrigerants/fluids/", import.meta.url));
  mkdirSync(target, { recursive: true });
  for (const key of FLUIDS) write(folder, target, key, generateFluid(folder, key), [`${key}.json`]);
  const { blends, pairs } = readJson<MixtureSource>(folder, "mixtures");
  const chosen = blends.filter(({ name }) => BLENDS.includes(name));
  for (const blend of chosen)
    write(folder, target, blend.name, blendModule(folder, blend), ["mixtures.json", ...blend.components.map((name) => `${name}.json`)]);
  const used = pairs.filter(({ first, second }) =>
    chosen.some(({ components }) => components.includes(first) && components.includes(second)),
  );
  const departures = new Set(used.flatMap(({ departure }) => departure ?? []));
  write(folder, target, "departures", departuresModule(folder, departures), ["mixtures.json"]);
  write(folder, target, "facts", factsModule(folder, FLUIDS, BLENDS), ["mixtures.json", ...FLUIDS.map((key) => `${key}.json`)]);
  write(folder, target, "sources", sourcesModule(folder, FLUIDS, BLENDS), ["mixtures.json", ...FLUIDS.map((key) => `${key}.json`)]);
}
