import type { Topic } from "../../topic.ts";

export const equipmentEfficienciesTopic: Topic = {
  id: "equipment-efficiencies",
  title: "Equipment efficiencies",
  group: "plant",
  summary: "Minimum efficiencies of chillers, heat pumps, boilers and other plant by standard, and typical values.",
  keywords: "COP EER SEER IPLV AFUE 90.1 chiller boiler minimum",
  load: async () => (await import("./EquipmentEfficiencies.tsx")).EquipmentEfficiencies,
  entries: async () => (await import("./tables.ts")).entries(),
};
