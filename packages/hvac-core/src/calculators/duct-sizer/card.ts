import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "duct-sizer",
  title: "Duct sizing",
  summary: "Size of a round, rectangular, flat oval or flexible duct by friction rate or velocity, with its pressure losses.",
  group: "sizing",
  collection: "ductCalculations",
  route: "/calculators/duct-sizer",
});
