import type { Topic } from "../../topic.ts";

export const partitionsTopic: Topic = {
  id: "partitions",
  title: "Partitions and their sound loss",
  group: "sound",
  summary: "Transmission loss of walls, doors, windows and floors by octave band, with STC.",
  keywords: "STC Rw transmission loss TL sound insulation wall door window floor gypsum partition",
  load: async () => (await import("./Partitions.tsx")).Partitions,
  entries: async () => (await import("./tables.ts")).entries(),
};
