import type { Topic } from "../../topic.ts";

export const pipeDesignTopic: Topic = {
  id: "pipe-design",
  title: "Pipe design values",
  group: "distribution",
  summary: "Limits of friction, velocity and flow, roughness, insulation, expansion, supports and pressure drops of components.",
  keywords:
    "erosion 90.1 flow limit insulation thickness thermal expansion hanger spacing roughness coil chiller valve strainer pressure loss",
  load: async () => (await import("./PipeDesign.tsx")).PipeDesign,
  entries: async () => (await import("./tables.ts")).entries(),
};
