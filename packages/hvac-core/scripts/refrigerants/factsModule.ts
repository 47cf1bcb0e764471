import { type FluidSource, type MixtureSource, readJson } from "./source.ts";

/**
 * Safety groups and warming potentials alone, of the same files as the equations: tables of refrigerants need them without any equation.
 *
 * @param folder of the equation files
 * @param fluids keys of the fluids
 * @param blends keys of the blends
 * @returns the text of a module
 */
export function factsModule(folder: string, fluids: readonly string[], blends: readonly string[]): string {
  const mixtures = readJson<MixtureSource>(folder, "mixtures").blends.filter(({ name }) => blends.includes(name));
  const rows = [...fluids.map((key) => readJson<FluidSource>(folder, key)), ...mixtures].map(
    ({ name, ashraeNumber, safetyGroup, gwp_ar4_100, gwp_ar5_100 }) =>
      `  ${JSON.stringify(name === "Water" ? "R-718" : ashraeNumber)}: { safetyGroup: ${JSON.stringify(safetyGroup)}, gwp: [${gwp_ar4_100}, ${gwp_ar5_100 ?? "undefined"}] },`,
  );
  return [
    'import type { RefrigerantFacts } from "../data.ts";',
    "",
    "/** Safety group and warming potentials of refrigerants by designation, as their own modules carry them. */",
    'export const refrigerantFacts: Readonly<Record<string, Pick<RefrigerantFacts, "safetyGroup" | "gwp">>> = {',
    ...rows,
    "};",
    "",
  ].join("\n");
}
