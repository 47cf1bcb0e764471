import type { Topic } from "../../topic.ts";

export const usesTopic: Topic = {
  id: "uses",
  title: "Conditions of use",
  group: "rooms",
  summary: "People, light, machines and outdoor air of rooms by use, as European profiles have them.",
  keywords: "SIA 2024 DIN 18599 occupancy profile illuminance",
  load: async () => (await import("./Uses.tsx")).Uses,
  entries: async () => (await import("./tables.ts")).entries(),
};
