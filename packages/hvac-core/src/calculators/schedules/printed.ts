import { listNames, duties, type Duty } from "./lists.ts";
import { required } from "./requirements.ts";
import { marginName } from "./results.ts";

const after = {
  ...Object.fromEntries(Object.keys(duties).map((duty) => [marginName(duty as Duty), duty])),
  ...Object.fromEntries(Object.entries(required).map(([column, { result }]) => [result, column])),
  efficiencyMetric: "efficiency",
  energyIndex: "energyIndex",
  connectedPower: "power",
  mca: "supply",
  mocp: "supply",
  totalWeight: "weight",
  totalCharge: "charge",
};

/** Every list prints with its results, each after the column that it belongs to. */
export const printed = Object.fromEntries(listNames.map((list) => [list, { as: "units", after } as const]));
