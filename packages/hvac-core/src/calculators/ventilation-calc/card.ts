import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "ventilation-calc",
  title: "Ventilation",
  summary: "Airflow of a room by air changes and by the ASHRAE 62.1 ventilation rate procedure.",
  group: "air",
  collection: "ventilationCalculations",
  route: "/calculators/ventilation-calc",
});
