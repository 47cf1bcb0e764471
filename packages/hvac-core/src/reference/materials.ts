import { fundamentals2005, type Citation } from "../sources/index.ts";
import { handbookMaterials } from "./materialRowsHandbook.ts";
import { belgianMaterials, germanMaterials, usReferenceMaterials } from "./materialRowsOther.ts";
import { rowOf, type ReferenceRow } from "./row.ts";
import { honeybeeStandards, teaser, wtcb } from "./sources.ts";

/** Kind of a material, for lists to choose from. */
export type MaterialGroup =
  | "masonry"
  | "concrete"
  | "stone"
  | "board"
  | "wood"
  | "metal-glass"
  | "insulation"
  | "roofing"
  | "cladding"
  | "finish"
  | "air-space";

/** A building material: either its properties, or for air spaces and thin sheets a resistance alone. */
export interface BuildingMaterial extends ReferenceRow {
  readonly group: MaterialGroup;
  /** Thermal conductivity, W/(m·K). */
  readonly conductivity?: number;
  /** Density, kg/m³. */
  readonly density?: number;
  /** Specific heat capacity, J/(kg·K). */
  readonly specificHeat?: number;
  /** Thermal resistance of the layer as it is, m²·K/W; for layers without mass. */
  readonly resistance?: number;
}

/** Properties: W/(m·K), kg/m³, J/(kg·K); or a resistance alone, m²·K/W. */
type MaterialRow =
  | readonly [id: string, label: string, conductivity: number, density: number, specificHeat: number]
  | readonly [id: string, label: string, resistance: number];

/** Rows by kind of material. */
export type MaterialRows = Readonly<Partial<Record<MaterialGroup, readonly MaterialRow[]>>>;

const remarks: Readonly<Record<string, Pick<ReferenceRow, "verify" | "note">>> = {
  xps: { note: "Blown with CFC or HCFC; boards of today conduct more." },
  polyurethane: { note: "Blown with CFC-11; boards of today conduct more." },
  polyisocyanurate: { note: "Blown with CFC-11; boards of today conduct more." },
  "polyisocyanurate-permeable": { note: "Blown with CFC-11; boards of today conduct more." },
  "de-bitumen-felt": { verify: true, note: "Conductivity as the source carries it; bitumen is usually given near 0.17 W/(m·K)." },
  "de-air-layer": { note: "Conductivity of an air layer about 60 mm deep." },
};

function materialsOf(rows: MaterialRows, source: Citation): BuildingMaterial[] {
  return Object.entries(rows).flatMap(([group, list]) =>
    list.map((row): BuildingMaterial => {
      const [id, label] = row;
      const properties = row.length === 3 ? { resistance: row[2] } : { conductivity: row[2], density: row[3], specificHeat: row[4] };
      return { id, label, group: group as MaterialGroup, ...properties, source, ...remarks[id] };
    }),
  );
}

let known: readonly BuildingMaterial[] | undefined;

/**
 * Building materials for wall, roof and floor layers, read once when first asked for.
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
  known ??= [
    ...materialsOf(handbookMaterials(), { source: fundamentals2005, locator: "ch. 25 and 30" }),
    ...materialsOf(belgianMaterials(), { source: wtcb, locator: "materials" }),
    ...materialsOf(germanMaterials(), { source: teaser, locator: "MaterialTemplates" }),
    ...materialsOf(usReferenceMaterials(), { source: honeybeeStandards, locator: "opaque_material" }),
  ];
  return known;
}

/**
 * One building material, by its name.
 *
 * @param name `id` of a row of {@link materials}
 * @returns the row; W/(m·K), kg/m³, J/(kg·K), or m²·K/W
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source ashrae-hof-2005, ch. 25 and 30
 * @source wtcb-materials, as carried by python-hvac
 * @source teaser
 * @source honeybee-energy-standards
 * @example
 * ```ts
 * import { material } from "@org/hvac-core/reference";
 * material("brick").conductivity; // 0.89
 * ```
 */
export function material(name: string): BuildingMaterial {
  return rowOf("name", name, materials());
}
