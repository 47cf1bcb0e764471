import { fundamentals2005 } from "../sources/index.ts";
import { commonMaterials, materialsOf, type BuildingMaterial } from "./commonMaterials.ts";
import { handbookMaterials } from "./materialRowsHandbook.ts";
import { belgianMaterials, germanMaterials } from "./materialRowsOther.ts";
import type { ReferenceRow } from "./row.ts";
import { teaser, wtcb } from "./sources.ts";

const remarks: Readonly<Record<string, Pick<ReferenceRow, "verify" | "note">>> = {
  xps: { note: "Blown with CFC or HCFC; present boards have a higher conductivity." },
  polyurethane: { note: "Blown with CFC-11; present boards have a higher conductivity." },
  polyisocyanurate: { note: "Blown with CFC-11; present boards have a higher conductivity." },
  "polyisocyanurate-permeable": { note: "Blown with CFC-11; present boards have a higher conductivity." },
  "de-bitumen-felt": { verify: true, note: "Conductivity of the source; bitumen usually has about 0.17 W/(m·K)." },
  "de-air-layer": { note: "Conductivity of an air layer about 60 mm deep." },
};

let allMaterials: readonly BuildingMaterial[] | undefined;

/**
 * Building materials for wall, roof and floor layers, built at the first call.
 *
 * @returns the materials; conductivity in W/(m·K), density in kg/m³, specific heat in J/(kg·K), resistance in m²·K/W
 * @source ashrae-hof-2005, ch. 25 and 30
 * @source wtcb-materials, as carried by python-hvac
 * @source teaser
 * @source honeybee-energy-standards
 * @example
 * ```ts
 * import { materials } from "@org/hvac-core/reference";
 * materials().find(({ id }) => id === "brick")?.conductivity; // 0.89
 * ```
 */
export function materials(): readonly BuildingMaterial[] {
  allMaterials ??= [
    ...commonMaterials(),
    ...materialsOf(handbookMaterials(), { source: fundamentals2005, locator: "ch. 25 and 30" }, remarks),
    ...materialsOf(belgianMaterials(), { source: wtcb, locator: "materials" }),
    ...materialsOf(germanMaterials(), { source: teaser, locator: "MaterialTemplates" }, remarks),
  ];
  return allMaterials;
}
