import type { Topic } from "../../topic.ts";

export const constructionsTopic: Topic = {
  id: "constructions",
  title: "Constructions",
  group: "envelope",
  summary:
    "Walls, roofs, floors and partitions from handbooks, US standards and the German building stock by age: U-value, mass, decrement factor and time lag.",
  keywords: "U-value wall roof floor partition decrement time lag thermal mass layers building stock age TABULA",
  load: async () => (await import("./Constructions.tsx")).Constructions,
  entries: async () => (await import("./tables.ts")).entries(),
};
