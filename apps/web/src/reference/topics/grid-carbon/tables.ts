import { gridCarbon, type GridCarbon } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const gridCarbonTable: TableDefinition<GridCarbon> = {
  title: "Carbon of electricity",
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
};

export const entries = (): readonly TopicEntry[] => entriesOf(gridCarbonTable);
