import { fundamentals2005, honeybeeStandards, type Citation } from "../sources/index.ts";
import { commonHandbookMaterials, usReferenceMaterials, type MaterialGroup, type MaterialRows } from "./materialRowsCommon.ts";
import type { ReferenceRow } from "./row.ts";

/** A building material: its properties, or for air spaces and thin sheets a resistance. */
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

type Remarks = Readonly<Record<string, Pick<ReferenceRow, "verify" | "note">>>;

/** Materials from rows with the same source. */
export function materialsOf(rows: MaterialRows, source: Citation, remarks: Remarks = {}): BuildingMaterial[] {
  return Object.entries(rows).flatMap(([group, list]) =>
    list.map((row): BuildingMaterial => {
      const [id, label] = row;
      const properties = row.length === 3 ? { resistance: row[2] } : { conductivity: row[2], density: row[3], specificHeat: row[4] };
      return { id, label, group: group as MaterialGroup, ...properties, source, ...remarks[id] };
    }),
  );
}

let materials: readonly BuildingMaterial[] | undefined;

/** Materials of `commonConstructions`, in a separate file so that a page with these constructions loads no other table. */
export function commonMaterials(): readonly BuildingMaterial[] {
  materials ??= [
    ...materialsOf(commonHandbookMaterials(), { source: fundamentals2005, locator: "ch. 25 and 30" }),
    ...materialsOf(usReferenceMaterials(), { source: honeybeeStandards, locator: "opaque_material" }),
  ];
  return materials;
}
