import type { Topic } from "../../topic.ts";

export const exhaustRatesTopic: Topic = {
  id: "exhaust-rates",
  title: "Exhaust rates",
  group: "rooms",
  summary: "Minimum exhaust of toilets, kitchens, garages and other rooms by ASHRAE 62.1.",
  keywords: "extract 62.1 toilet kitchen garage",
  load: async () => (await import("./ExhaustRates.tsx")).ExhaustRates,
  entries: async () => (await import("./tables.ts")).entries(),
};
