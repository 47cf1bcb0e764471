import { transmittance } from "@org/hvac-core/envelope";
import { constructionLayers, constructions, referenceRow, typicalEnvelopes, type TypicalEnvelope } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const known = new Map<string, number>();

/** U-value of a construction by its name, computed once. */
function uValueOf(name: string): number {
  let value = known.get(name);
  if (value === undefined) {
    const { layers, films } = referenceRow(constructions(), name);
    value = transmittance(constructionLayers(layers), films);
    known.set(name, value);
  }
  return value;
}

/** Labels are “age, climate zone n, construction”. */
const part = ({ label }: TypicalEnvelope, index: number): string => label.split(", ").at(index) ?? "";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const typicalTable: TableDefinition<TypicalEnvelope> = {
  title: "Typical envelopes",
  verifiedBy: "typicalEnvelopes",
  rowLabel: "Envelope",
  rows: typicalEnvelopes(),
  filters: [
    { key: "age", label: "Age or edition", value: (row) => row.label.replace(/, climate zone.*/, "") },
    { key: "zone", label: "Climate zone", value: (row) => capital(part(row, -2)) },
    { key: "building", label: "Construction type", value: (row) => capital(part(row, -1)) },
  ],
  columns: [
    { key: "wall", label: "Wall", quantity: "uValue", value: ({ wall }) => uValueOf(wall) },
    { key: "roof", label: "Roof", quantity: "uValue", value: ({ roof }) => uValueOf(roof) },
    { key: "floor", label: "Floor over outdoor air", quantity: "uValue", value: ({ floor }) => uValueOf(floor) },
    { key: "window", label: "Windows", quantity: "uValue", value: ({ windowUValue }) => windowUValue },
    { key: "shgc", label: "SHGC of windows", digits: 2, value: ({ windowSolarHeatGainCoefficient }) => windowSolarHeatGainCoefficient },
  ],
  targetsOf: ({ wall, roof, windowUValue, windowSolarHeatGainCoefficient }) => [
    {
      calculator: "heat-load",
      input: {
        wallUValue: { value: uValueOf(wall), unit: "W/(m2 K)" },
        roofUValue: { value: uValueOf(roof), unit: "W/(m2 K)" },
        windowUValue: { value: windowUValue, unit: "W/(m2 K)" },
        windowShgc: windowSolarHeatGainCoefficient,
      },
    },
  ],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(typicalTable)];
