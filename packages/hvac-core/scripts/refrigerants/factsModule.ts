import { refrigerantsIn } from "./list.ts";
import type { ListedSource } from "./source.ts";

/**
 * Safety groups, warming potentials and limits alone, of the same files as the equations: tables of refrigerants need them without any equation.
 *
 * @param folder of the data
 * @returns the text of a module
 */
export function factsModule(folder: string): string {
  const rows = refrigerantsIn(folder).map(({ source }) => {
    const { ashraeNumber, safetyGroup, gwp_ar4_100, gwp_ar5_100, gwp_ar6_100, odp, listing } = source;
    const gwp = [gwp_ar4_100, gwp_ar5_100 ?? "undefined", ...(gwp_ar6_100 === undefined ? [] : [gwp_ar6_100])].join(", ");
    return `  ${JSON.stringify(ashraeNumber)}: { safetyGroup: ${JSON.stringify(safetyGroup)}, gwp: [${gwp}], odp: ${odp}${listing ? `, listing: ${listingText(listing)}` : ""} },`;
  });
  return [
    'import type { ListedFacts } from "../data.ts";',
    "",
    "/** Safety group, warming potentials and limits of refrigerants by designation, as their data have them. */",
    "export const refrigerantFacts: Readonly<Record<string, ListedFacts>> = {",
    ...rows,
    "};",
    "",
  ].join("\n");
}

const names = {
  kind: "kind",
  concentration_ashrae34: "concentration",
  flammability_ashrae34: "flammability",
  flammability_ul60335: "flammabilityUl",
  toxicity_en378: "toxicityEn378",
  readIn: "readIn",
  note: "note",
  status: "status",
} as const;

function listingText(listing: NonNullable<ListedSource["listing"]>): string {
  const listed = (Object.keys(names) as (keyof typeof names)[]).filter((name) => listing[name] !== undefined);
  return `{ ${listed.map((name) => `${names[name]}: ${JSON.stringify(listing[name])}`).join(", ")} }`;
}
