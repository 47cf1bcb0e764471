import {
  materials,
  materialVaporResistance,
  vaporResistances,
  type BuildingMaterial,
  type VaporResistance,
} from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const materialGroups: Readonly<Record<BuildingMaterial["group"] | "membrane", string>> = {
  masonry: "Masonry",
  concrete: "Concrete and mortar",
  stone: "Stone",
  board: "Boards",
  wood: "Wood",
  "metal-glass": "Metal and glass",
  insulation: "Insulation",
  roofing: "Roofing",
  cladding: "Cladding",
  finish: "Finishes",
  "air-space": "Air spaces",
  membrane: "Membranes, foils and paints",
};

export const materialTable: TableDefinition<BuildingMaterial> = {
  title: "Building materials",
  verifiedBy: "materials",
  rowLabel: "Material",
  rows: materials(),
  groupOf: ({ group }) => materialGroups[group],
  filters: [{ key: "group", label: "Kind of material", value: ({ group }) => materialGroups[group] }],
  keywordsOf: ({ id }) => id.replaceAll("-", " "),
  columns: [
    { key: "conductivity", label: "Conductivity", quantity: "conductivity", value: ({ conductivity }) => conductivity },
    { key: "density", label: "Density", quantity: "density", value: ({ density }) => density },
    { key: "specificHeat", label: "Specific heat", quantity: "specificHeat", value: ({ specificHeat }) => specificHeat },
    { key: "resistance", label: "Resistance of the layer", quantity: "thermalResistance", value: ({ resistance }) => resistance },
    { key: "vapor", label: "Vapour resistance factor μ", digits: 6, value: ({ id }) => materialVaporResistance(id)?.factor },
  ],
  // A layer of 100 mm, to which others are added.
  placesOf: ({ id, conductivity }) =>
    conductivity === undefined
      ? []
      : [{ label: "Build a construction with it", address: { topic: "construction-builder", layers: `${id}_0.1` } }],
};

export const vaporTable: TableDefinition<VaporResistance> = {
  title: "Resistance to water vapour",
  verifiedBy: "vaporResistances",
  rowLabel: "Material or membrane",
  prefix: "v",
  rows: vaporResistances(),
  groupOf: ({ group }) => materialGroups[group],
  filters: [{ key: "group", label: "Kind of material", value: ({ group }) => materialGroups[group] }],
  columns: [
    { key: "factor", label: "Vapour resistance factor μ", digits: 6, value: ({ factor }) => factor },
    { key: "thickness", label: "Equivalent air layer s_d", quantity: "length", value: ({ equivalentThickness }) => equivalentThickness },
  ],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(materialTable), ...entriesOf(vaporTable)];
