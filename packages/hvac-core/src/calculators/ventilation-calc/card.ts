import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "ventilation-calc",
  title: "Ventilation",
  summary: "Airflow of a room by air changes, and beside it the ASHRAE 62.1 rate procedure.",
  group: "air",
  collection: "ventilationCalculations",
  route: "/calculators/ventilation-calc",
});
