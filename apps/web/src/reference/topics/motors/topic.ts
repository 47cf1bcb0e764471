import type { Topic } from "../../topic.ts";

export const motorsTopic: Topic = {
  id: "motors",
  title: "Motors",
  group: "plant",
  summary: "Minimum full-load efficiency of electric motors by rated power and number of poles.",
  keywords: "IE3 NEMA premium poles enclosure",
  load: async () => (await import("./Motors.tsx")).Motors,
  entries: async () => (await import("./tables.ts")).entries(),
};
