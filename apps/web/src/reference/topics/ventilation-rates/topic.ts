import type { Topic } from "../../topic.ts";

export const ventilationRatesTopic: Topic = {
  id: "ventilation-rates",
  title: "Ventilation rates",
  group: "rooms",
  summary: "Outdoor air of ASHRAE 62.1 per person and per floor area, with default occupant density and air class.",
  keywords: "62.1 Rp Ra breathing zone outdoor air category occupancy density fresh air",
  load: async () => (await import("./VentilationRates.tsx")).VentilationRates,
  entries: async () => (await import("./tables.ts")).entries(),
};
