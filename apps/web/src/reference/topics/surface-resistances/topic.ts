import type { Topic } from "../../topic.ts";

export const surfaceResistancesTopic: Topic = {
  id: "surface-resistances",
  title: "Surface and air space resistances",
  group: "envelope",
  summary: "Air films inside and outside, and unventilated air spaces, by direction of the heat.",
  keywords: "surface film coefficient Rsi Rse air gap cavity ISO 6946",
  load: async () => (await import("./SurfaceResistances.tsx")).SurfaceResistances,
  entries: async () => (await import("./tables.ts")).entries(),
};
