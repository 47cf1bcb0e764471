/**
 * Writes src/refrigerants/fluids/*.ts from the files of the refrigerants, of which it writes every one that is in their folder.
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
import { blendsIn, fluidsIn, refrigerantsIn } from "./list.ts";
import { listModule } from "./listModule.ts";
import { sealed } from "./seal.ts";
import { type BlendSource, type FluidSource, type MixtureSource, readJson } from "./source.ts";
import { sourcesModule } from "./sourcesModule.ts";
import { fitTables, nodeTemperatures, samplePseudoPure, samplePure } from "./tables.ts";

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
  const { components, massFractions } = fluid;
  const composition = components && Object.fromEntries(components.map((name, i) => [name, massFractions![i]!]));
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
  const fluids = fluidsIn(folder);
  const all = refrigerantsIn(folder).map(({ key }) => `${key}.json`);
  for (const key of fluids) write(folder, target, key, generateFluid(folder, key), [`${key}.json`]);
  const blends = blendsIn(folder).map((key) => readJson<BlendSource>(folder, key));
  for (const blend of blends) {
    const inputs = ["mixtures.json", `${blend.name}.json`, ...blend.components.map((name) => `${name}.json`)];
    write(folder, target, blend.name, blendModule(folder, blend), inputs);
  }
  const used = readJson<MixtureSource>(folder, "mixtures").pairs.filter(({ first, second }) =>
    blends.some(({ components }) => components.includes(first) && components.includes(second)),
  );
  const departures = new Set(used.flatMap(({ departure }) => departure ?? []));
  write(folder, target, "departures", departuresModule(folder, departures), ["mixtures.json"]);
  write(folder, target, "facts", factsModule(folder), all);
  write(folder, target, "sources", sourcesModule(folder), ["mixtures.json", ...all]);
  write(folder, target, "list", listModule(folder), all);
}
