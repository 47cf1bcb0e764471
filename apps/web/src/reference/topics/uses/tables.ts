import { conditionsOfUse, type UseCondition } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const hoursOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

export const uses: TableDefinition<UseCondition> = {
  title: "Space-use profiles",
  verifiedBy: "conditionsOfUse",
  rowLabel: "Use",
  rows: conditionsOfUse(),
  columns: [
    { key: "people", label: "People", quantity: "peopleDensity", value: ({ occupantDensity }) => occupantDensity },
    { key: "sensible", label: "Sensible per person", quantity: "electricLoad", value: ({ sensiblePerPerson }) => sensiblePerPerson },
    { key: "equipment", label: "Equipment", quantity: "powerPerArea", value: ({ equipment }) => equipment },
    { key: "lighting", label: "Lighting", quantity: "powerPerArea", value: ({ lighting }) => lighting },
    { key: "lux", label: "Illuminance, lx", value: ({ illuminance }) => illuminance },
    { key: "airMin", label: "Outdoor air from", quantity: "airFlowPerArea", value: ({ outdoorAir }) => outdoorAir?.minimum },
    { key: "airMax", label: "to", quantity: "airFlowPerArea", value: ({ outdoorAir }) => outdoorAir?.maximum },
    {
      key: "hours",
      label: "Full-occupancy hours a day",
      quantity: "time",
      units: { Imperial: "h", Metric: "h" },
      value: ({ hourly }) => hoursOf(hourly.occupancy) * 3600,
    },
  ],
  targetsOf: ({ equipment, lighting }) => [
    {
      calculator: "heat-load",
      input: { lightingLoad: { value: lighting, unit: "W/m2" }, equipmentLoad: { value: equipment, unit: "W/m2" } },
    },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(uses);
