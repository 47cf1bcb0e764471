import type { Topic } from "../../topic.ts";

export const windowsTopic: Topic = {
  id: "windows",
  title: "Windows and glazing",
  group: "envelope",
  summary: "U-values and solar heat gain of windows with their frames and of glass, for a start before makers’ data.",
  keywords: "SHGC g-value glass low-e double triple glazing frame fenestration",
  load: async () => (await import("./Windows.tsx")).Windows,
  entries: async () => (await import("./tables.ts")).entries(),
};
