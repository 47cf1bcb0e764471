import type { Topic } from "../../topic.ts";

export const gridCarbonTopic: Topic = {
  id: "grid-carbon",
  title: "Grid carbon intensity",
  group: "plant",
  summary: "Greenhouse gas emissions per kilowatt-hour of electricity by country and year.",
  keywords: "CO2 grid emission factor electricity country",
  load: async () => (await import("./GridCarbonTopic.tsx")).GridCarbonTopic,
  entries: async () => (await import("./tables.ts")).entries(),
};
