import type { Topic } from "../../topic.ts";

export const constructionBuilderTopic: Topic = {
  id: "construction-builder",
  title: "Construction builder",
  group: "envelope",
  summary: "Put a wall, roof or floor together: U-value, decrement factor, time lag, heat capacity, and condensation over a year.",
  keywords: "U-value calculator Glaser interstitial condensation dew point vapour barrier mould fRsi ISO 13788 ISO 6946 moisture studs",
  load: async () => (await import("./ConstructionBuilder.tsx")).ConstructionBuilder,
};
