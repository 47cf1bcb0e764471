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

/** Duties and flows of one unit that add up over units in parallel; pressures and heads do not. */
const parallel = [
  "requiredAirflow",
  "airflow",
  "outdoorAirflow",
  "minimumAirflow",
  "requiredCooling",
  "cooling",
  "sensibleCooling",
  "requiredHeating",
  "heating",
  "requiredFlow",
  "flow",
  "condenserFlow",
  "requiredRejection",
  "rejection",
];

/**
 * Types whose list has units in series, on standby or of several kinds, so that a sum of their duties means nothing: supply fans and exhaust fans,
 * primary and secondary pumps, supply and return grilles.
 */
const mixed: ReadonlySet<string> = new Set(["fans", "pumps", "airTerminals", "otherEquipment"]);

/** The table of a type of equipment: the groups of its columns, and its margins. */
export function equipmentTable(list: string, row: Fields): TableLayout {
  const isColumn = (name: string): boolean => Object.hasOwn(row, name);
  const margins = Object.keys(duties)
    .filter(isColumn)
    .map((duty) => `${duty}Margin`);
  return {
    groups: groups
      .map(({ title, columns, more = [] }) => ({ title, columns: columns.filter(isColumn), more: more.filter(isColumn) }))
      .filter(({ columns, more }) => columns.length + more.length > 0),
    totals: ["quantity", ...(mixed.has(list) ? [] : parallel.filter(isColumn)), ...Object.keys(totals).filter(isColumn)],
    times: "quantity",
    results: {
      areMultiplied: true,
      columns: margins,
      inView: margins,
      totals: Object.entries(totals).flatMap(([name, total]) => (isColumn(name) ? [total] : [])),
    },
  };
}
