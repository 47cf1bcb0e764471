import type { Topic } from "../../topic.ts";

export const lightingTopic: Topic = {
  id: "lighting",
  title: "Lighting and plug loads",
  group: "rooms",
  summary: "Lighting and equipment power per floor area, by space and by building.",
  keywords: "LPD EPD 90.1 power density receptacle",
  load: async () => (await import("./Lighting.tsx")).Lighting,
  entries: async () => (await import("./tables.ts")).entries(),
};
