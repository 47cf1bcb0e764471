import type { Topic } from "../../topic.ts";

export const windowsTopic: Topic = {
  id: "windows",
  title: "Windows and glazing",
  group: "envelope",
  summary: "U-values and solar heat gain of framed windows and of glass, to start with until the manufacturer’s data are there.",
  keywords: "SHGC g-value glass low-e double triple glazing frame fenestration",
  load: async () => (await import("./Windows.tsx")).Windows,
  entries: async () => (await import("./tables.ts")).entries(),
};
