import { energyBenchmarks, energyUseIntensities, type EnergyBenchmark, type EnergyUseIntensity } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const perSquareMetre = (kilowattHours: number): number => kilowattHours * 3.6e6;

export const intensities: TableDefinition<EnergyUseIntensity> = {
  title: "Median of buildings in the United States",
  verifiedBy: "energyUseIntensities",
  rowLabel: "Building",
  rows: energyUseIntensities,
  columns: [
    { key: "site", label: "Site, per year", quantity: "energyPerArea", value: ({ site }) => perSquareMetre(site) },
    { key: "primary", label: "Primary, per year", quantity: "energyPerArea", value: ({ primary }) => perSquareMetre(primary) },
  ],
};

export const benchmarks: TableDefinition<EnergyBenchmark> = {
  title: "Typical buildings in Britain",
  verifiedBy: "energyBenchmarks",
  rowLabel: "Building",
  prefix: "gb-",
  rows: energyBenchmarks,
  columns: [
    {
      key: "electricity",
      label: "Electricity, per year",
      quantity: "energyPerArea",
      value: ({ electricity }) => perSquareMetre(electricity),
    },
    {
      key: "thermal",
      label: "Fuel and heat, per year",
      quantity: "energyPerArea",
      value: ({ fossilThermal }) => perSquareMetre(fossilThermal),
    },
  ],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(intensities), ...entriesOf(benchmarks)];
