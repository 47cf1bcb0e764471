import type { Topic } from "../../topic.ts";

export const fuelsTopic: Topic = {
  id: "fuels",
  title: "Fuels",
  group: "plant",
  summary: "Calorific values and carbon dioxide emissions of fuels, on a gross calorific value basis.",
  keywords: "gas oil coal LPG HHV LHV heating value emission factor",
  load: async () => (await import("./Fuels.tsx")).Fuels,
  entries: async () => (await import("./tables.ts")).entries(),
};
