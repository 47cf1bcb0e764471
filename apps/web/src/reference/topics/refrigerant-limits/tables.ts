import { refrigerantLimits, type RefrigerantLimits } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

/** Ammonia attacks copper, carbon dioxide has no saturation at usual condensing temperatures, and of the others there is no equation of state. */
const withoutLines = new Set(["R-717", "R-744", "R-227ea", "R-455A", "R-515B"]);

export const refrigerantLimitsTable: TableDefinition<RefrigerantLimits> = {
  title: "Refrigerant limits",
  verifiedBy: "refrigerantLimits",
  rowLabel: "Refrigerant",
  rows: refrigerantLimits,
  targetsOf: ({ label }) =>
    withoutLines.has(label) ? [] : [{ calculator: "refrigerant-pipe-sizer", input: { refrigerant: label.replaceAll(/[-()]/g, "") } }],
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
    { key: "lflUl", label: "Flammable from, UL", quantity: "massConcentration", value: ({ lowerFlammabilityUl }) => lowerFlammabilityUl },
    { key: "status", label: "Status", value: ({ status }) => status },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(refrigerantLimitsTable);
