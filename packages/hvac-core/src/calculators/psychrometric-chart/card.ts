import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "psychrometric-chart",
  title: "Psychrometric chart",
  summary: "States and processes of moist air on the chart.",
  group: "air",
  collection: "psychrometricCharts",
  route: "/calculators/psychrometric-chart",
});
