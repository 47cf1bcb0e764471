import { airChanges, type AirChangeRecommendation } from "@org/hvac-core/reference";
import type { TableDefinition } from "../../table/tableDefinition.ts";

const groups: Readonly<Record<AirChangeRecommendation["group"], string>> = {
  general: "General rooms",
  sanitary: "Kitchens and sanitary rooms",
  plant: "Plant rooms and garages",
  industry: "Industry",
  health: "Health care",
  cleanroom: "Cleanrooms",
};

export const airChangesTable: TableDefinition<AirChangeRecommendation> = {
  title: "Air changes",
  rowLabel: "Room",
  rows: airChanges,
  groupOf: ({ group }) => groups[group],
  filters: [{ key: "group", label: "Kind of room", value: ({ group }) => groups[group] }],
  columns: [
    { key: "minimum", label: "From", quantity: "airChanges", value: ({ minimum }) => minimum },
    { key: "maximum", label: "To", quantity: "airChanges", value: ({ maximum }) => maximum },
    { key: "outdoor", label: "Outdoor air, at least", quantity: "airChanges", value: ({ outdoorMinimum }) => outdoorMinimum },
    { key: "pressure", label: "Pressure", value: ({ pressure }) => pressure },
    { key: "exhaust", label: "Exhaust", value: ({ exhaustedOutdoors }) => (exhaustedOutdoors ? "all outdoors" : undefined) },
  ],
};
