import { refrigerantLimits, type RefrigerantLimits } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const refrigerantLimitsTable: TableDefinition<RefrigerantLimits> = {
  title: "Refrigerant limits",
  rowLabel: "Refrigerant",
  rows: refrigerantLimits,
  filters: [
    { key: "group", label: "Safety group", value: ({ safetyGroup }) => safetyGroup },
    { key: "kind", label: "Kind", value: ({ kind }) => kind },
  ],
  columns: [
    { key: "kind", label: "Kind", value: ({ kind }) => kind },
    { key: "safety", label: "Safety group", value: ({ safetyGroup }) => safetyGroup },
    { key: "odp", label: "ODP", digits: 3, value: ({ ozoneDepletion }) => ozoneDepletion },
    { key: "gwp4", label: "GWP, 4th report", value: ({ gwpAr4 }) => gwpAr4 },
    { key: "gwp5", label: "GWP, 5th report", value: ({ gwpAr5 }) => gwpAr5 },
    { key: "gwp6", label: "GWP, 6th report", value: ({ gwpAr6 }) => gwpAr6 },
    { key: "rcl", label: "Concentration limit", quantity: "massConcentration", value: ({ concentrationLimit }) => concentrationLimit },
    { key: "lfl", label: "Flammable from", quantity: "massConcentration", value: ({ lowerFlammability }) => lowerFlammability },
    { key: "status", label: "Status", value: ({ status }) => status },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(refrigerantLimitsTable);
