import type { Topic } from "../../topic.ts";

export const constructionsTopic: Topic = {
  id: "constructions",
  title: "Constructions",
  group: "envelope",
  summary:
    "Walls, roofs, floors and partitions of handbooks, US standards and the German stock by year, with what follows from their layers.",
  keywords: "U-value wall roof floor partition decrement time lag thermal mass layers building stock age TABULA",
  load: async () => (await import("./Constructions.tsx")).Constructions,
  entries: async () => (await import("./tables.ts")).entries(),
};
