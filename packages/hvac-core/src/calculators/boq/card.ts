import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "boq",
  title: "Bill of quantities",
  summary: "Priced list of what an installation needs.",
  group: "cost",
  collection: "boqs",
  route: "/calculators/boq",
});
