import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "schedules",
  title: "Equipment schedule",
  summary: "Equipment of a project with its data, checked against the requirements.",
  group: "cost",
  collection: "equipmentSchedules",
  route: "/calculators/schedules",
});
