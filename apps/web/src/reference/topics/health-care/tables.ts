import { airChanges, type AirChangeRecommendation } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const perHour = (rate: number | undefined): number | undefined => (rate === undefined ? undefined : rate / 3600);

/** Safety figures: each has its edition, and the reader compares them with the adopted code. */
export const healthCareTable: TableDefinition<AirChangeRecommendation> = {
  title: "Health care rooms",
  verifiedBy: "airChanges",
  rowLabel: "Room",
  rows: airChanges.filter(({ group }) => group === "health"),
  filters: [{ key: "pressure", label: "Pressure", value: ({ pressure }) => pressure }],
  columns: [
    { key: "total", label: "Total, minimum", quantity: "airChanges", value: ({ minimum }) => perHour(minimum) },
    { key: "outdoor", label: "Outdoor air, minimum", quantity: "airChanges", value: ({ outdoorMinimum }) => perHour(outdoorMinimum) },
    { key: "pressure", label: "Pressure", value: ({ pressure }) => pressure },
    { key: "exhaust", label: "Exhaust", value: ({ exhaustedOutdoors }) => (exhaustedOutdoors ? "all outdoors" : undefined) },
    { key: "coldest", label: "Temperature from", quantity: "temperature", value: ({ temperature }) => temperature?.minimum },
    { key: "warmest", label: "to", quantity: "temperature", value: ({ temperature }) => temperature?.maximum },
    { key: "driest", label: "Humidity from", quantity: "ratio", value: ({ relativeHumidity }) => relativeHumidity?.minimum },
    { key: "wettest", label: "to", quantity: "ratio", value: ({ relativeHumidity }) => relativeHumidity?.maximum },
  ],
  targetsOf: ({ id, label }) => [
    { calculator: "ventilation-calc", input: { scope: "zones", zones: [{ name: label.slice(0, 60), healthcareSpace: id }] } },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(healthCareTable);
