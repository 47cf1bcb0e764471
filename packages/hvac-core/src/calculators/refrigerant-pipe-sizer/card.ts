import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "refrigerant-pipe-sizer",
  title: "Refrigerant piping",
  summary: "Suction, discharge and liquid lines by pressure drop, velocity and oil return.",
  group: "sizing",
  collection: "refrigerantCalculations",
  route: "/calculators/refrigerant-pipe-sizer",
});
