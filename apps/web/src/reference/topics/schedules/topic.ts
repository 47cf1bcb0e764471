import type { Topic } from "../../topic.ts";

export const schedulesTopic: Topic = {
  id: "schedules",
  title: "Schedules of use",
  group: "rooms",
  summary: "When people, light and equipment of a kind of space are there, hour by hour on weekdays and at weekends.",
  keywords: "profile occupancy hours diversity weekday Saturday Sunday full load hours schedule",
  load: async () => (await import("./Schedules.tsx")).Schedules,
  entries: async () => (await import("./tables.ts")).entries(),
};
