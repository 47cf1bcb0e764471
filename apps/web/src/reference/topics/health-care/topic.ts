import type { Topic } from "../../topic.ts";

export const healthCareTopic: Topic = {
  id: "health-care",
  title: "Health care rooms",
  group: "rooms",
  summary: "Air changes, outdoor air, pressure, temperature and humidity of health care rooms by ASHRAE 170.",
  keywords: "hospital operating theatre isolation pressure relationship 170 ACH",
  load: async () => (await import("./HealthCare.tsx")).HealthCare,
  entries: async () => (await import("./tables.ts")).entries(),
};
