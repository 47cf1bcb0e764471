import { fuels, type Fuel } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const fuelsTable: TableDefinition<Fuel> = {
  title: "Fuels",
  rowLabel: "Fuel",
  rows: fuels,
  columns: [
    {
      key: "carbon",
      label: "CO₂, on gross calorific value",
      quantity: "emissionFactor",
      value: ({ carbonPerKilowattHour }) => carbonPerKilowattHour / 3.6e6,
    },
    {
      key: "kilogram",
      label: "Gross calorific value",
      quantity: "enthalpy",
      value: ({ unit, grossCalorificValue }) => (unit === "kg" ? grossCalorificValue : undefined),
    },
    {
      key: "cubicMetre",
      label: "Gross, MJ/m³",
      value: ({ unit, grossCalorificValue }) => (unit === "m³" ? grossCalorificValue / 1e6 : undefined),
    },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(fuelsTable);
