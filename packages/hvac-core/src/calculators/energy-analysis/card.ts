import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "energy-analysis",
  title: "Energy cost",
  summary: "Annual energy use and its cost by tariff.",
  group: "cost",
  collection: "energyCalculations",
  route: "/calculators/energy-analysis",
});
