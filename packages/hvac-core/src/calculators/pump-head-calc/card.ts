import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "pump-head-calc",
  title: "Pump head",
  summary: "Pump head of a closed or open circuit, with the margin against cavitation.",
  group: "sizing",
  collection: "pumpHeadCalculations",
  route: "/calculators/pump-head-calc",
  planned: true,
});
