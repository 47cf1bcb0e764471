import type { Topic } from "../../topic.ts";

export const peopleTopic: Topic = {
  id: "people",
  title: "Heat gain from people",
  group: "rooms",
  summary: "Sensible and latent heat that people give off, by activity and by room temperature.",
  keywords: "occupants metabolic gains sensible latent",
  load: async () => (await import("./People.tsx")).People,
  entries: async () => (await import("./tables.ts")).entries(),
};
