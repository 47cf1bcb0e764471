import { buildingLightingDensities, powerDensities, type BuildingLightingDensity, type PowerDensity } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const groups: Readonly<Record<PowerDensity["group"], string>> = {
  office: "Offices",
  education: "Education",
  retail: "Shops",
  food: "Food and drink",
  lodging: "Hotels and lodging",
  health: "Health care",
  assembly: "Assembly",
  sport: "Sport",
  circulation: "Circulation",
  service: "Service and storage",
  industry: "Industry",
  transport: "Transport",
  "public-safety": "Public safety",
};

export const spaceDensities: TableDefinition<PowerDensity> = {
  title: "Lighting and equipment by space",
  verifiedBy: "powerDensities",
  rowLabel: "Space",
  rows: powerDensities,
  groupOf: ({ group }) => groups[group],
  filters: [{ key: "use", label: "Use", value: ({ group }) => groups[group] }],
  columns: [
    { key: "lighting", label: "Lighting", quantity: "powerPerArea", value: ({ lighting }) => lighting },
    { key: "equipment", label: "Equipment", quantity: "powerPerArea", value: ({ equipment }) => equipment },
  ],
  targetsOf: ({ lighting, equipment }) => [
    {
      calculator: "heat-load",
      input: {
        lightingLoad: { value: lighting, unit: "W/m2" },
        ...(equipment !== undefined && { equipmentLoad: { value: equipment, unit: "W/m2" } }),
      },
    },
  ],
};

export const buildingDensities: TableDefinition<BuildingLightingDensity> = {
  title: "Lighting by building",
  verifiedBy: "buildingLightingDensities",
  rowLabel: "Building",
  prefix: "building-",
  rows: buildingLightingDensities,
  columns: [{ key: "lighting", label: "Lighting", quantity: "powerPerArea", value: ({ lighting }) => lighting }],
  targetsOf: ({ lighting }) => [{ calculator: "heat-load", input: { lightingLoad: { value: lighting, unit: "W/m2" } } }],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(spaceDensities), ...entriesOf(buildingDensities)];
