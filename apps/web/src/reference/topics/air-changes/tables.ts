import { airChanges, type AirChangeRecommendation } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const groups: Readonly<Record<AirChangeRecommendation["group"], string>> = {
  general: "General rooms",
  sanitary: "Kitchens and sanitary rooms",
  plant: "Plant rooms and garages",
  industry: "Industry",
  health: "Health care",
  cleanroom: "Cleanrooms",
};

const perHour = (rate: number | undefined): number | undefined => (rate === undefined ? undefined : rate / 3600);

export const airChangesTable: TableDefinition<AirChangeRecommendation> = {
  title: "Air changes",
  verifiedBy: "airChanges",
  rowLabel: "Room",
  rows: airChanges.filter(({ group }) => group !== "health"),
  groupOf: ({ group }) => groups[group],
  filters: [{ key: "group", label: "Kind of room", value: ({ group }) => groups[group] }],
  columns: [
    { key: "minimum", label: "From", quantity: "airChanges", value: ({ minimum }) => perHour(minimum) },
    { key: "maximum", label: "To", quantity: "airChanges", value: ({ maximum }) => perHour(maximum) },
  ],
  targetsOf: ({ minimum, maximum }) => [
    {
      calculator: "ventilation-calc",
      as: `${minimum} an hour`,
      input: { scope: "room", airChangesPerHour: { value: minimum, unit: "1/h" } },
    },
    ...(maximum === undefined
      ? []
      : [
          {
            calculator: "ventilation-calc" as const,
            as: `${maximum} an hour`,
            input: { scope: "room", airChangesPerHour: { value: maximum, unit: "1/h" } },
          },
        ]),
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(airChangesTable);
