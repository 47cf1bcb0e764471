import type { Topic } from "../../topic.ts";

export const velocitiesTopic: Topic = {
  id: "velocities",
  title: "Velocities",
  group: "distribution",
  summary: "Recommended velocities of air in ducts, necks and hoods, and of water in pipes.",
  keywords: "speed duct pipe neck transport",
  load: async () => (await import("./Velocities.tsx")).Velocities,
  entries: async () => (await import("./tables.ts")).entries(),
};
