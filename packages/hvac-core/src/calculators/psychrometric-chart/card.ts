import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "psychrometric-chart",
  title: "Psychrometric chart",
  summary: "Air states and coil, mixing and humidifier processes on the chart.",
  group: "air",
  collection: "psychrometricCharts",
  route: "/calculators/psychrometric-chart",
});
