import type { Topic } from "../../topic.ts";

export const envelopeLimitsTopic: Topic = {
  id: "envelope-limits",
  title: "Envelope limits by climate zone",
  group: "envelope",
  summary: "What assemblies and windows may let through at most, by climate zone 1 to 8, as a code of 2013 has it.",
  keywords: "ASHRAE 90.1 code maximum U-factor SHGC F-factor prescriptive",
  load: async () => (await import("./EnvelopeLimits.tsx")).EnvelopeLimits,
  entries: async () => (await import("./tables.ts")).entries(),
};
