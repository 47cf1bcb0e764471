import { clean, criticalOf, idealTerms, nonanalyticTerms, residualTerms } from "./equation.ts";
import { cite, type FluidSource } from "./source.ts";
import { publicationsOf, sourcesField } from "./sourcesModule.ts";
import type { Tables } from "./tables.ts";
import { conductivityText, referenceText, viscosityText } from "./transport.ts";

/** Fluids that others' transport correlations refer to. */
const REFERENCES = new Set(["R134a", "R290"]);

export function nested(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(nested).join(", ")}]`;
  return typeof value === "number" ? String(clean(value)) : JSON.stringify(value);
}

/** One import line per module, sorted. */
export function importLines(imports: ReadonlyMap<string, string>): string[] {
  const modules = new Map<string, string[]>();
  for (const [name, module] of imports) modules.set(module, [...(modules.get(module) ?? []), name]);
  return [...modules]
    .map(([module, names]): [string, string] => {
      const sorted = names.toSorted((a, b) => a.localeCompare(b));
      const types = sorted.every((name) => name.startsWith("type "));
      return [
        module,
        types
          ? `import type { ${sorted.join(", ").replaceAll("type ", "")} } from "${module}";`
          : `import { ${sorted.join(", ")} } from "${module}";`,
      ];
    })
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, line]) => line);
}

function located(module: string): string {
  return module.startsWith("fluids/") ? `./${module.slice(7)}.ts` : `../transport/${module}.ts`;
}

/** The text of a fluid's data module, without the seal. */
export function fluidModule(
  key: string,
  fluid: FluidSource,
  tables: Tables,
  composition: Readonly<Record<string, number>> | undefined,
): string {
  const viscosity = viscosityText(fluid);
  const conductivity = conductivityText(fluid);
  const reference = REFERENCES.has(key) ? referenceText(key, fluid) : undefined;
  const imports = new Map<string, string>([
    ["type FluidData", "../data.ts"],
    ["pureFluid", "../pureFluid.ts"],
    ["type Refrigerant", "../types.ts"],
  ]);
  for (const part of [viscosity, conductivity, reference]) part?.imports.forEach((module, name) => imports.set(name, located(module)));
  const { equation, ...others } = publicationsOf(fluid);
  const sources = sourcesField({ equation: equation && [equation], ...others });
  for (const name of sources.names) imports.set(name, "./sources.ts");
  const coupling = nonanalyticTerms(fluid.alphar.terms);
  if (coupling) imports.set("nonanalytic", "../nonanalytic.ts");
  const isWater = fluid.name === "Water";
  const { reducing, limits, surfaceTension } = fluid;
  const lines = [
    `  name: ${JSON.stringify(fluid.name)},`,
    `  designation: ${JSON.stringify(fluid.ashraeNumber)},`,
    `  safetyGroup: ${JSON.stringify(fluid.safetyGroup)},`,
    `  gwp: [${fluid.gwp_ar4_100}, ${fluid.gwp_ar5_100 ?? "undefined"}],`,
    sources.text,
    `  molarMass: ${clean(fluid.molarMass_kg_per_mol)},`,
    `  gasConstant: ${fluid.gasConstant_J_per_molK},`,
    `  critical: ${nested(criticalOf(fluid))},`,
    `  reducing: ${nested([reducing.T_K, reducing.rho_mol_per_m3])},`,
    `  limits: ${nested([limits.Tmin_K, limits.Tmax_K, limits.pmax_Pa])},`,
    `  residual: ${nested(residualTerms(fluid.alphar.terms))},`,
    ...(coupling ? [`  coupling: nonanalytic(${nested(coupling)}),`] : []),
    `  ideal: ${nested(idealTerms(fluid))},`,
    `  bubble: ${nested(tables.bubble)},`,
    ...(composition ? [`  dew: ${nested(tables.dew)},`] : []),
    `  liquid: ${nested(tables.liquid)},`,
    `  vapor: ${nested(tables.vapor)},`,
    ...(surfaceTension ? [`  surfaceTension: ${nested([surfaceTension.Tc_K, surfaceTension.a, surfaceTension.n])},`] : []),
    ...(viscosity ? [`  viscosity: ${viscosity.text},`] : []),
    ...(conductivity ? [`  conductivity: ${conductivity.text},`] : []),
  ];
  const documentation = [
    `${fluid.longName}.`,
    `Equation of state: ${cite(fluid.source)}.`,
    ...(viscosity?.source ? [`Viscosity: ${cite(viscosity.source)}.`] : []),
    ...(conductivity?.source ? [`Conductivity: ${cite(conductivity.source)}.`] : []),
    ...(surfaceTension ? [`Surface tension: ${cite(surfaceTension.source)}.`] : []),
  ];
  const parts = composition
    ? `, { ${Object.entries(composition)
        .map(([name, share]) => `${name}: ${share}`)
        .join(", ")} }`
    : isWater
      ? ', undefined, "IAPWS: internal energy and entropy are 0 for the liquid at the triple point"'
      : "";
  const nearConstant = lines.some((line) => line.includes("2.303,"));
  return [
    ...(nearConstant ? ["/* oxlint-disable oxc/approx-constant -- 2.303 is a fitted factor, not ln 10 */"] : []),
    ...importLines(imports),
    "",
    "/** The equation itself, for the mixtures it is a component of. */",
    `export const ${key}Data: FluidData = {`,
    ...lines,
    "};",
    "",
    "/**",
    ...documentation.map((line) => ` * ${line}`),
    " */",
    `export const ${key}: Refrigerant = pureFluid(${key}Data${parts});`,
    "",
    ...(reference
      ? [
          "/** The parts that corresponding-states transport models of other fluids refer to. */",
          `export const ${key}Reference: ReferenceFluid = ${reference.text};`,
          "",
        ]
      : []),
  ]
    .join("\n")
    .replace(
      /^import \{ (.*referenceFluid.*) \} from "\.\.\/transport\/correspondingStates\.ts";$/m,
      'import { type ReferenceFluid, $1 } from "../transport/correspondingStates.ts";',
    );
}
