import { massPerArea } from "@org/hvac-core/envelope";
import { periodicCharacteristics, type PeriodicCharacteristics } from "@org/hvac-core/loads";
import { constructionLayers, constructions, materials, referenceRow, type Construction } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";
import { heatLoadTargets, type NamedLayer } from "./useInHeatLoad.ts";

export const elementNames: Readonly<Record<Construction["element"], string>> = {
  wall: "Walls",
  roof: "Roofs",
  floor: "Floors",
  partition: "Partitions",
};

export function namedLayers({ layers }: Pick<Construction, "layers">): readonly NamedLayer[] {
  return constructionLayers(layers).map((layer, index) => {
    const libraryLayer = layers[index]!;
    return { ...layer, name: "material" in libraryLayer ? referenceRow(materials(), libraryLayer.material).label : "Insulation" };
  });
}

const computed = new Map<string, PeriodicCharacteristics & { readonly mass: number }>();

/** Properties computed from the layers, once per construction. */
function characteristicsOf(construction: Construction): PeriodicCharacteristics & { readonly mass: number } {
  let derived = computed.get(construction.id);
  if (!derived) {
    const layers = constructionLayers(construction.layers);
    derived = { ...periodicCharacteristics(layers, construction.films), mass: massPerArea(layers) };
    computed.set(construction.id, derived);
  }
  return derived;
}

export const constructionTable: TableDefinition<Construction> = {
  title: "Constructions",
  verifiedBy: "constructions",
  rowLabel: "Construction",
  rows: constructions(),
  groupOf: ({ element }) => elementNames[element],
  filters: [
    { key: "element", label: "Element", value: ({ element }) => elementNames[element] },
    { key: "source", label: "Source", value: ({ source }) => source.source.title },
  ],
  columns: [
    { key: "u", label: "U-value", quantity: "uValue", value: (row) => characteristicsOf(row).transmittance },
    { key: "mass", label: "Mass", quantity: "massPerArea", value: (row) => characteristicsOf(row).mass },
    { key: "decrement", label: "Decrement factor", digits: 2, value: (row) => characteristicsOf(row).decrementFactor },
    { key: "lag", label: "Time lag, h", digits: 3, value: (row) => characteristicsOf(row).timeLag },
    {
      key: "capacity",
      label: "Heat capacity inside",
      quantity: "surfaceHeatCapacity",
      value: (row) => characteristicsOf(row).internalHeatCapacity,
    },
  ],
  targetsOf: (row) => heatLoadTargets(row.element, row.label, characteristicsOf(row).transmittance, namedLayers(row)),
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(constructionTable)];
