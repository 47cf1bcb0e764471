import { equipmentEfficiencies, type EquipmentEfficiency } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const groups: Readonly<Record<EquipmentEfficiency["group"], string>> = {
  chiller: "Chillers",
  "direct-expansion": "Direct expansion",
  boiler: "Boilers",
  "heat-pump": "Heat pumps",
  fan: "Fans",
  pump: "Pumps",
  drive: "Drives",
  "heat-recovery": "Heat recovery",
};
const measures: Readonly<Record<EquipmentEfficiency["measure"], string>> = {
  cop: "COP at rating conditions",
  "seasonal-cop": "Seasonal COP",
  efficiency: "Efficiency",
  effectiveness: "Effectiveness",
};

export const equipmentEfficienciesTable: TableDefinition<EquipmentEfficiency> = {
  title: "Equipment efficiencies",
  rowLabel: "Equipment",
  rows: equipmentEfficiencies,
  groupOf: ({ group }) => groups[group],
  filters: [
    { key: "kind", label: "Equipment", value: ({ group }) => groups[group] },
    {
      key: "edition",
      label: "Standard",
      value: ({ source: { source } }) => `${source.title}${source.edition === "" ? "" : ` (${source.edition})`}`,
    },
  ],
  columns: [
    { key: "value", label: "Value", digits: 4, value: ({ value }) => value },
    { key: "measure", label: "Which is", value: ({ measure }) => measures[measure] },
    { key: "partLoad", label: "Part load (IPLV)", digits: 4, value: ({ integratedPartLoad }) => integratedPartLoad },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(equipmentEfficienciesTable);
