import type { Topic } from "../../topic.ts";

export const envelopeLimitsTopic: Topic = {
  id: "envelope-limits",
  title: "Envelope limits by climate zone",
  group: "envelope",
  summary: "Maximum U-values, solar heat gain coefficients and slab F-factors of ASHRAE 90.1-2013 by climate zone 1 to 8.",
  keywords: "ASHRAE 90.1 code maximum U-factor SHGC F-factor prescriptive",
  load: async () => (await import("./EnvelopeLimits.tsx")).EnvelopeLimits,
  entries: async () => (await import("./tables.ts")).entries(),
};
