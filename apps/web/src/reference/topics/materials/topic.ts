import type { Topic } from "../../topic.ts";

export const materialsTopic: Topic = {
  id: "materials",
  title: "Building materials",
  group: "envelope",
  summary: "Conductivity, density, specific heat and resistance to water vapour of some 200 materials and membranes.",
  keywords: "thermal conductivity lambda k-value density specific heat mu vapour diffusion sd insulation concrete brick",
  load: async () => (await import("./Materials.tsx")).Materials,
  entries: async () => (await import("./tables.ts")).entries(),
};
