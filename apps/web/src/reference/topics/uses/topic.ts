import type { Topic } from "../../topic.ts";

export const usesTopic: Topic = {
  id: "uses",
  title: "Space-use profiles",
  group: "rooms",
  summary: "Occupants, lighting, equipment and outdoor air by use of the room, from the European standard profiles.",
  keywords: "SIA 2024 DIN 18599 occupancy profile illuminance",
  load: async () => (await import("./Uses.tsx")).Uses,
  entries: async () => (await import("./tables.ts")).entries(),
};
