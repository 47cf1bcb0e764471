import type { Topic } from "../../topic.ts";

export const airDistributionTopic: Topic = {
  id: "air-distribution",
  title: "Air distribution",
  group: "rooms",
  summary: "How much of the supplied outdoor air reaches the people, by kind of supply and return.",
  keywords: "Ez effectiveness displacement underfloor 62.1",
  load: async () => (await import("./AirDistributionTopic.tsx")).AirDistributionTopic,
  entries: async () => (await import("./tables.ts")).entries(),
};
