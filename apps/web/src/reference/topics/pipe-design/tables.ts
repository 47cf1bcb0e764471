import { pipeRoughness } from "@org/hvac-core/flow";
import {
  pipeExpansions,
  pipeSupports,
  pressureDrops,
  type PipeExpansion,
  type PipeSupport,
  type PressureDrop,
  type ReferenceRow,
} from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";
import { criteriaTable, erosionTable, flowLimitTable, insulationTable } from "./limitsTable.ts";

export { criteriaTable, erosionTable, flowLimitTable, insulationTable };

type SurfaceRow = ReferenceRow & { readonly roughness: number };

export const roughnessTable: TableDefinition<SurfaceRow> = {
  title: "Roughness of pipes",
  verifiedBy: "pipeRoughness",
  rowLabel: "Surface",
  prefix: "roughness-",
  rows: Object.entries(pipeRoughness).map(([material, { name, roughness, citation }]) => ({
    id: material.toLowerCase(),
    label: name,
    roughness,
    source: citation,
  })),
  columns: [{ key: "roughness", label: "Absolute roughness", quantity: "roughness", digits: 2, value: ({ roughness }) => roughness }],
  targetsOf: ({ roughness }) => [{ calculator: "pipe-sizer", input: { roughness: { value: roughness * 1000, unit: "mm" } } }],
};

/** Length and temperature difference of an expansion: 10 m by 50 K. */
const [grownLength, warming] = [10, 50];

export const expansionTable: TableDefinition<PipeExpansion> = {
  title: "Thermal expansion of pipes",
  verifiedBy: "pipeExpansions",
  rowLabel: "Pipe",
  prefix: "expansion-",
  rows: pipeExpansions,
  columns: [
    { key: "kelvin", label: "Coefficient, 10⁻⁶/K", digits: 3, value: ({ expansion }) => expansion * 1e6 },
    { key: "fahrenheit", label: "10⁻⁶/°F", digits: 3, value: ({ expansion }) => (expansion * 1e6) / 1.8 },
    {
      key: "growth",
      label: "10 m (33 ft) grow by 50 K (90 °F)",
      quantity: "smallLength",
      digits: 3,
      value: ({ expansion }) => expansion * grownLength * warming,
    },
  ],
};

export const supportTable: TableDefinition<PipeSupport> = {
  title: "Largest distance between supports, pipes with water",
  verifiedBy: "pipeSupports",
  rowLabel: "Pipe",
  prefix: "support-",
  rows: pipeSupports,
  columns: [
    { key: "steel", label: "Steel, standard weight", quantity: "length", digits: 2, value: ({ steel }) => steel },
    { key: "copper", label: "Copper", quantity: "length", digits: 2, value: ({ copper }) => copper },
  ],
};

export const waterDrops: TableDefinition<PressureDrop> = {
  title: "Pressure drops of components for water",
  verifiedBy: "pressureDrops",
  rowLabel: "Component",
  prefix: "drop-",
  rows: pressureDrops.filter(({ medium }) => medium === "water"),
  columns: [
    { key: "low", label: "From", quantity: "pressureWater", digits: 2, value: ({ low }) => low },
    { key: "high", label: "To", quantity: "pressureWater", digits: 2, value: ({ high }) => high },
  ],
  targetsOf: ({ id, label, high }) => [
    { calculator: "pump-head-calc", input: { equipment: [{ id, name: label, ratedLoss: { value: high / 1000, unit: "kPa" } }] } },
  ],
};

export const entries = (): readonly TopicEntry[] => [
  ...entriesOf(criteriaTable),
  ...entriesOf(erosionTable),
  ...entriesOf(flowLimitTable),
  ...entriesOf(roughnessTable),
  ...entriesOf(insulationTable),
  ...entriesOf(expansionTable),
  ...entriesOf(supportTable),
  ...entriesOf(waterDrops),
];
