import { gridCarbon, type GridCarbon } from "@org/hvac-core/reference";
import { citationText } from "@org/form/numbers";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const gridCarbonTable: TableDefinition<GridCarbon> = {
  title: "Grid carbon intensity",
  verifiedBy: "gridCarbon",
  rowLabel: "Country",
  rows: gridCarbon,
  filters: [{ key: "year", label: "Year", value: ({ year }) => String(year) }],
  columns: [
    {
      key: "carbon",
      label: "CO₂ equivalent",
      quantity: "emissionFactor",
      value: ({ carbonPerKilowattHour }) => carbonPerKilowattHour / 3.6e6,
    },
    { key: "year", label: "Year", value: ({ year }) => String(year) },
  ],
  targetsOf: ({ label, carbonPerKilowattHour, year, source }) => [
    {
      calculator: "energy-analysis",
      as: "emissions of electricity",
      input: {
        electricityEmission: { value: carbonPerKilowattHour, unit: "kg/kWh" },
        emissionYear: year,
        emissionSource: `${label}: ${citationText(source)}`.slice(0, 200),
      },
    },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(gridCarbonTable);
