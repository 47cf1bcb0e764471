import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "acoustic-calculator",
  title: "Acoustics",
  summary: "Sound of a ventilation system from the fan to the room.",
  group: "cost",
  collection: "acousticCalculations",
  route: "/calculators/acoustic-calculator",
});
