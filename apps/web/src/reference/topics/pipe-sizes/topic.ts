import type { Topic } from "../../topic.ts";

export const pipeSizesTopic: Topic = {
  id: "pipe-sizes",
  title: "Pipe sizes",
  group: "distribution",
  summary: "Outside and inside diameters, walls and content of steel, copper and plastic pipes by their standards.",
  keywords: "schedule 40 80 NPS DN wall thickness inside diameter bore water content volume tube PEX PVC HDPE copper type K L M EN 1057",
  load: async () => (await import("./PipeSizes.tsx")).PipeSizes,
  entries: async () => (await import("./tables.ts")).entries(),
};
