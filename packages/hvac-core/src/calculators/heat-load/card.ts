import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "heat-load",
  title: "Heat load",
  summary: "Cooling or heating load of a room: walls, windows and roof with solar gains, people, lighting, equipment and outdoor air.",
  group: "air",
  collection: "calculations",
  route: "/heat-load",
  public: true,
});
