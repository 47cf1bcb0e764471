import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "pump-head-calc",
  title: "Pump head",
  summary: "Pump head of a closed or open circuit, operating point of its pumps, margin against cavitation, power and energy.",
  group: "sizing",
  collection: "pumpHeadCalculations",
  route: "/calculators/pump-head-calc",
});
