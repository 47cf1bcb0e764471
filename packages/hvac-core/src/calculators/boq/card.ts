import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "boq",
  title: "Bill of quantities",
  summary: "Measured, priced bill, taken off from your calculations.",
  group: "cost",
  collection: "boqs",
  route: "/calculators/boq",
});
