import { equipmentEfficiencies, equipmentMinima, type EquipmentEfficiency, type EquipmentMinimum } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { UseTarget } from "../../targets.ts";
import type { TopicEntry } from "../../topic.ts";

const minimumGroups: Readonly<Record<EquipmentMinimum["group"], string>> = {
  chiller: "Chillers",
  "absorption-chiller": "Absorption chillers",
  "air-conditioner": "Air conditioners",
  "heat-pump": "Heat pumps",
  "variable-refrigerant-flow": "Variable refrigerant flow",
  "computer-room": "Computer-room units",
  boiler: "Boilers",
  furnace: "Furnaces and unit heaters",
  "heat-recovery": "Heat recovery",
};
const modes: Readonly<Record<EquipmentMinimum["mode"], string>> = { cooling: "Cooling", heating: "Heating", recovery: "Heat recovery" };

type Efficiency = Pick<EquipmentMinimum, "label" | "ratio"> & { readonly group: string; readonly mode?: EquipmentMinimum["mode"] };

/** The equipment as the first system of an energy comparison. */
function energyTargets({ label, group, mode, ratio }: Efficiency): readonly UseTarget[] {
  const plant =
    mode === "recovery" || group === "heat-recovery"
      ? { heatRecovery: ratio }
      : group === "boiler" || group === "furnace"
        ? { heating: "boiler", boilerEfficiency: ratio }
        : group === "absorption-chiller" || group === "computer-room"
          ? undefined
          : mode === "heating"
            ? { heating: "heatPump", heatingCop: ratio }
            : { cooling: group === "chiller" ? "chiller" : "directExpansion", coolingCop: ratio };
  return plant === undefined
    ? []
    : [{ calculator: "energy-analysis", as: "a system", input: { cases: [{ id: "base", name: label.slice(0, 60), ...plant }] } }];
}

export const minima: TableDefinition<EquipmentMinimum> = {
  title: "Minimum efficiency by standard",
  verifiedBy: "equipmentMinima",
  rowLabel: "Equipment",
  rows: equipmentMinima(),
  groupOf: ({ group }) => minimumGroups[group],
  filters: [
    { key: "standard", label: "Standard", value: ({ standard }) => standard },
    { key: "kind", label: "Equipment", value: ({ group }) => minimumGroups[group] },
    { key: "mode", label: "Mode", value: ({ mode }) => modes[mode] },
  ],
  keywordsOf: ({ standard, metric }) => `${standard} ${metric}`,
  columns: [
    { key: "published", label: "As published", digits: 4, value: ({ published }) => published },
    { key: "metric", label: "Measure", value: ({ metric }) => metric },
    { key: "ratio", label: "Output over input", digits: 4, value: ({ ratio }) => ratio },
    { key: "partLoad", label: "At part load", digits: 4, value: ({ partLoad }) => partLoad },
    {
      key: "from",
      label: "Capacity from",
      quantity: "coolingCapacity",
      value: ({ capacityMin }) => (capacityMin === 0 ? undefined : capacityMin),
    },
    { key: "to", label: "below", quantity: "coolingCapacity", value: ({ capacityMax }) => capacityMax },
    { key: "standard", label: "Standard", value: ({ standard }) => standard },
  ],
  targetsOf: energyTargets,
};

const groups: Readonly<Record<EquipmentEfficiency["group"], string>> = {
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
  efficiency: "Efficiency",
  effectiveness: "Effectiveness",
};

/** Typical efficiencies, which no standard requires; the table of the standards has the minima. */
export const typicalEfficiencies: TableDefinition<EquipmentEfficiency> = {
  title: "Typical efficiency",
  verifiedBy: "equipmentEfficiencies",
  rowLabel: "Equipment",
  prefix: "typical-",
  rows: equipmentEfficiencies,
  groupOf: ({ group }) => groups[group],
  columns: [
    { key: "value", label: "Value", digits: 4, value: ({ value }) => value },
    { key: "measure", label: "Measure", value: ({ measure }) => measures[measure] },
  ],
  targetsOf: ({ label, group, value }) =>
    group === "fan" || group === "pump" || group === "drive"
      ? []
      : energyTargets({ label, group, ratio: value, ...(group === "heat-pump" && { mode: "heating" as const }) }),
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(minima), ...entriesOf(typicalEfficiencies)];
