import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "pipe-sizer",
  title: "Pipe sizing",
  summary: "Pipe size, velocity and head loss for water and glycols, with fittings and neighbouring sizes.",
  group: "sizing",
  collection: "pipeCalculations",
  route: "/calculators/pipe-sizer",
});
