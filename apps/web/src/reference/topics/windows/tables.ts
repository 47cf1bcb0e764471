import { glazings, windows, type Glazing, type WindowAssembly } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const panes = { 1: "Single", 2: "Double", 3: "Triple" } as const;

export const windowTable: TableDefinition<WindowAssembly> = {
  title: "Windows with frames",
  verifiedBy: "windows",
  rowLabel: "Window",
  rows: windows,
  columns: [
    { key: "u", label: "U-value", quantity: "uValue", value: ({ uValue }) => uValue },
    { key: "shgc", label: "Solar heat gain coefficient", digits: 2, value: ({ solarHeatGainCoefficient }) => solarHeatGainCoefficient },
  ],
  targetsOf: ({ uValue, solarHeatGainCoefficient }) => [
    {
      calculator: "heat-load",
      as: "window",
      input: { windowUValue: { value: uValue, unit: "W/(m2 K)" }, windowShgc: solarHeatGainCoefficient },
    },
  ],
};

export const glazingTable: TableDefinition<Glazing> = {
  title: "Glass without frames",
  verifiedBy: "glazings",
  rowLabel: "Glazing",
  prefix: "g",
  rows: glazings,
  groupOf: (row) => panes[row.panes],
  filters: [{ key: "panes", label: "Panes", value: (row) => panes[row.panes] }],
  columns: [
    { key: "u", label: "U-value at the centre", quantity: "uValue", value: ({ uValue }) => uValue },
    { key: "shgc", label: "Solar heat gain coefficient", digits: 2, value: ({ solarHeatGainCoefficient }) => solarHeatGainCoefficient },
    { key: "coated", label: "Coating", value: ({ coated }) => (coated ? "low-e" : undefined) },
  ],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(windowTable), ...entriesOf(glazingTable)];
