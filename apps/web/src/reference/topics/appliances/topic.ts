import type { Topic } from "../../topic.ts";

export const appliancesTopic: Topic = {
  id: "appliances",
  title: "Heat gain from appliances",
  group: "rooms",
  summary: "Kitchen appliances with and without hoods, and office equipment by class of use.",
  keywords: "equipment gains plug kitchen computer",
  load: async () => (await import("./Appliances.tsx")).Appliances,
  entries: async () => (await import("./tables.ts")).entries(),
};
