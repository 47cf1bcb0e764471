import type { Topic } from "../../topic.ts";

export const schedulesTopic: Topic = {
  id: "schedules",
  title: "Schedules of use",
  group: "rooms",
  summary: "Hourly occupancy, lighting and equipment by kind of space, for weekdays and weekends.",
  keywords: "profile occupancy hours diversity weekday Saturday Sunday full load hours schedule",
  load: async () => (await import("./Schedules.tsx")).Schedules,
  entries: async () => (await import("./tables.ts")).entries(),
};
