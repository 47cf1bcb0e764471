import type { Topic } from "../../topic.ts";

export const energyBenchmarksTopic: Topic = {
  id: "energy-benchmarks",
  title: "Energy benchmarks",
  group: "plant",
  summary: "Annual energy use per floor area by type of building, in the United States and in Britain.",
  keywords: "EUI TM46 CBECS Energy Star kWh/m2",
  load: async () => (await import("./EnergyBenchmarks.tsx")).EnergyBenchmarks,
  entries: async () => (await import("./tables.ts")).entries(),
};
