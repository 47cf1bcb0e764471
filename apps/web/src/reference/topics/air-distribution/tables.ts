import { airDistribution, type AirDistribution } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const groups: Readonly<Record<AirDistribution["group"], string>> = {
  "well-mixed": "Well mixed",
  stratified: "Stratified",
  personalized: "Personal",
};

export const airDistributionTable: TableDefinition<AirDistribution> = {
  title: "Air distribution",
  verifiedBy: "airDistribution",
  rowLabel: "Supply and return",
  rows: airDistribution,
  groupOf: ({ group }) => groups[group],
  columns: [{ key: "effectiveness", label: "Effectiveness E_z", digits: 3, value: ({ effectiveness }) => effectiveness }],
  targetsOf: ({ id }) => [{ calculator: "ventilation-calc", input: { scope: "room", category: "office-space", airDistribution: id } }],
};

export const entries = (): readonly TopicEntry[] => entriesOf(airDistributionTable);
