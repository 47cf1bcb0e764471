import type { Topic } from "../../topic.ts";

export const refrigerantLimitsTopic: Topic = {
  id: "refrigerant-limits",
  title: "Refrigerant limits",
  group: "refrigeration",
  summary: "Safety group, warming potential, concentration and flammability limits. Verify against the adopted code.",
  keywords: "GWP ODP RCL LFL A2L safety F-gas ASHRAE 34",
  load: async () => (await import("./RefrigerantLimitsTopic.tsx")).RefrigerantLimitsTopic,
  entries: async () => (await import("./tables.ts")).entries(),
};
