import type { Topic } from "../../topic.ts";

export const airChangesTopic: Topic = {
  id: "air-changes",
  title: "Air changes",
  group: "rooms",
  summary: "Total air changes per hour by kind of room: rules of thumb for general rooms and cleanrooms.",
  keywords: "ACH air change rate ventilation",
  load: async () => (await import("./AirChanges.tsx")).AirChanges,
  entries: async () => (await import("./tables.ts")).entries(),
};
