import { ventilationCategories, type VentilationCategory } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const groups: Readonly<Record<VentilationCategory["group"], string>> = {
  office: "Offices",
  education: "Education",
  food: "Food and drink",
  lodging: "Hotels and lodging",
  retail: "Shops",
  assembly: "Assembly",
  sport: "Sport and leisure",
  health: "Health care",
  detention: "Correctional",
  animal: "Animal facilities",
  general: "General",
  residential: "Dwellings",
};

/** Both columns of the standard: each unit system reads its own. */
export const ventilationRates: TableDefinition<VentilationCategory> = {
  title: "Ventilation rates",
  verifiedBy: "ventilationCategories",
  rowLabel: "Category",
  rows: ventilationCategories,
  groupOf: ({ group }) => groups[group],
  filters: [
    { key: "use", label: "Use", value: ({ group }) => groups[group] },
    { key: "edition", label: "Edition", value: ({ source }) => source.source.edition },
    { key: "class", label: "Air class", value: ({ airClass }) => `Class ${airClass}` },
  ],
  columns: [
    {
      key: "person",
      label: "Per person",
      quantity: "airFlowPerPerson",
      value: ({ peopleRate }) => peopleRate,
      printed: { Imperial: ({ peopleRateCfm }) => peopleRateCfm },
    },
    {
      key: "area",
      label: "Per floor area",
      quantity: "airFlowPerArea",
      value: ({ areaRate }) => areaRate,
      printed: { Imperial: ({ areaRateCfmPerFt2 }) => areaRateCfmPerFt2 },
    },
    {
      key: "people",
      label: "Default occupancy",
      quantity: "peopleDensity",
      value: ({ occupantDensity }) => (occupantDensity === 0 ? undefined : occupantDensity),
      // The standard prints one number for 100 m² and for 1000 ft².
      printed: { Imperial: ({ occupantDensity }) => (occupantDensity === 0 ? undefined : Math.round(occupantDensity * 1000) / 10) },
    },
    { key: "airClass", label: "Air class", value: ({ airClass }) => airClass },
    { key: "standby", label: "Occupied standby", value: ({ occupiedStandby }) => (occupiedStandby ? "may be off" : undefined) },
  ],
  targetsOf: ({ id }) => [{ calculator: "ventilation-calc", input: { scope: "room", category: id } }],
};

export const entries = (): readonly TopicEntry[] => entriesOf(ventilationRates);
