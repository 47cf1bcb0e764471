import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "acoustic-calculator",
  title: "Acoustics",
  summary: "Duct-borne noise from the fan to the room, rated NC, NR and RC.",
  group: "cost",
  collection: "acousticCalculations",
  route: "/calculators/acoustic-calculator",
});
