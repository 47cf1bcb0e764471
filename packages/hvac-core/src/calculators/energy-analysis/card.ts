import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "energy-analysis",
  title: "Energy cost",
  summary: "Energy of a year and what it costs by tariff.",
  group: "cost",
  collection: "energyCalculations",
  route: "/calculators/energy-analysis",
  planned: true,
});
