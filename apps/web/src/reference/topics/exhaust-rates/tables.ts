import { exhaustRates, type ExhaustRate } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const exhaustRatesTable: TableDefinition<ExhaustRate> = {
  title: "Exhaust rates",
  verifiedBy: "exhaustRates",
  rowLabel: "Room",
  rows: exhaustRates,
  filters: [{ key: "class", label: "Air class", value: ({ airClass }) => `Class ${airClass}` }],
  columns: [
    {
      key: "area",
      label: "Per floor area",
      quantity: "airFlowPerArea",
      value: ({ areaRate }) => areaRate,
      printed: { Imperial: ({ areaRateCfmPerFt2 }) => areaRateCfmPerFt2 },
    },
    {
      key: "low",
      label: "Per unit, continuous or normal use",
      quantity: "airFlow",
      value: ({ perUnitLow }) => perUnitLow,
      printed: { Imperial: ({ perUnitLowCfm }) => perUnitLowCfm },
    },
    {
      key: "high",
      label: "Per unit, intermittent or heavy use",
      quantity: "airFlow",
      value: ({ perUnitHigh }) => perUnitHigh,
      printed: { Imperial: ({ perUnitHighCfm }) => perUnitHighCfm },
    },
    { key: "unit", label: "Unit", value: ({ unit }) => unit },
    { key: "airClass", label: "Air class", value: ({ airClass }) => airClass },
  ],
  targetsOf: ({ id, label }) => [
    { calculator: "ventilation-calc", input: { scope: "zones", zones: [{ name: label.slice(0, 60), exhaustKind: id }] } },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(exhaustRatesTable);
