import type { ColumnGroup, Fields, TableLayout } from "../../kernel/index.ts";
import { duties } from "./lists.ts";

/** Groups of the columns of all types of equipment. */
const groups: readonly ColumnGroup[] = [
  { title: "Equipment", columns: ["tag"] },
  {
    title: "Duty",
    columns: [
      "requiredDuty",
      "duty",
      "requiredAirflow",
      "airflow",
      "requiredPressure",
      "pressure",
      "requiredCooling",
      "cooling",
      "requiredHeating",
      "heating",
      "requiredFlow",
      "flow",
      "requiredHead",
      "head",
      "requiredRejection",
      "rejection",
    ],
    more: ["outdoorAirflow", "minimumAirflow", "sensibleCooling", "totalPressure", "ratedFlow"],
  },
  { title: "Place and type", columns: ["service", "quantity"], more: ["level", "location", "kind", "tower", "type", "control", "pump"] },
  {
    title: "Conditions",
    columns: [],
    more: [
      "enteringDryBulb",
      "enteringWetBulb",
      "leavingDryBulb",
      "leavingWetBulb",
      "outdoorDryBulb",
      "outdoorWetBulb",
      "enteringWater",
      "leavingWater",
      "waterPressureDrop",
      "condenserFlow",
      "condenserEnteringWater",
      "condenserLeavingWater",
    ],
  },
  {
    title: "Efficiency",
    columns: [],
    more: ["efficiency", "partLoadEfficiency", "heatingEfficiency", "enthalpyRecovery", "energyIndex", "pumpIndex"],
  },
  {
    title: "Electrical",
    columns: ["power"],
    more: [
      "supply",
      "speed",
      "fanMotor",
      "compressorCurrent",
      "otherCompressorsCurrent",
      "motorCurrent",
      "otherMotorsCurrent",
      "heaterCurrent",
      "heatsWithCompressors",
    ],
  },
  {
    title: "Product",
    columns: [],
    more: ["manufacturer", "model", "refrigerant", "charge", "neckSize", "faceSize", "throw", "soundPower", "weight", "data", "remarks"],
  },
];

/** Results that add up, by the column that they need. */
const totals = { power: "connectedPower", weight: "totalWeight", charge: "totalCharge" };

/** The table of a type of equipment: the groups of its columns, and its margins. */
export function equipmentTable(row: Fields): TableLayout {
  const isColumn = (name: string): boolean => Object.hasOwn(row, name);
  const margins = Object.keys(duties)
    .filter(isColumn)
    .map((duty) => `${duty}Margin`);
  return {
    groups: groups
      .map(({ title, columns, more = [] }) => ({ title, columns: columns.filter(isColumn), more: more.filter(isColumn) }))
      .filter(({ columns, more }) => columns.length + more.length > 0),
    totals: ["quantity"],
    results: {
      columns: margins,
      inView: margins,
      totals: Object.entries(totals).flatMap(([name, total]) => (isColumn(name) ? [total] : [])),
    },
  };
}
