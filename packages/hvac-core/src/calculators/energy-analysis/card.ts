import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "energy-analysis",
  title: "Energy cost",
  summary: "Annual energy use of HVAC systems, its cost by tariff, and life-cycle cost.",
  group: "cost",
  collection: "energyCalculations",
  route: "/calculators/energy-analysis",
});
