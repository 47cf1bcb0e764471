import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "duct-sizer",
  title: "Duct sizing",
  summary: "Size of a round, rectangular, flat oval or flexible duct by friction rate or velocity, and what it loses on the way.",
  group: "sizing",
  collection: "ductCalculations",
  route: "/calculators/duct-sizer",
});
