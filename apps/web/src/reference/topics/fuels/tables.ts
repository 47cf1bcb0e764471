import { convert } from "@org/hvac-core/quantity";
import { fuels, type Fuel } from "@org/hvac-core/reference";
import { citationText } from "@org/form/numbers";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

/** m³ in one ft³. */
const cubicFoot = convert(1, "ft3", "m3");

/** Fields of the energy calculator that a fuel's emissions go into. */
const burnt: Readonly<Record<string, string>> = { "natural-gas": "gasEmission", "fuel-oil-2": "oilEmission" };

export const fuelsTable: TableDefinition<Fuel> = {
  title: "Fuels",
  verifiedBy: "fuels",
  rowLabel: "Fuel",
  rows: fuels.map((row) => ({
    ...row,
    note: [row.note, `Calorific value: ${citationText(row.calorificSource)}.`].filter(Boolean).join(" "),
  })),
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
      label: "of gas, MJ/m³",
      value: ({ unit, grossCalorificValue }) => (unit === "m³" ? grossCalorificValue / 1e6 : undefined),
    },
    {
      key: "cubicFoot",
      label: "of gas, Btu/ft³",
      value: ({ unit, grossCalorificValue }) => (unit === "m³" ? convert(grossCalorificValue, "J", "Btu") * cubicFoot : undefined),
    },
  ],
  targetsOf: ({ id, label, carbonPerKilowattHour, source }) => {
    const field = burnt[id];
    if (field === undefined) return [];
    const emissionSource = `${label}: ${citationText(source)}`.slice(0, 200);
    return [
      {
        calculator: "energy-analysis",
        as: "emissions",
        input: { [field]: { value: carbonPerKilowattHour, unit: "kg/kWh" }, emissionSource },
      },
    ];
  },
};

export const entries = (): readonly TopicEntry[] => entriesOf(fuelsTable);
