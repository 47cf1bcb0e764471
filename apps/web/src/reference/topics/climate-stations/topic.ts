import type { Topic } from "../../topic.ts";

export const climateStationsTopic: Topic = {
  id: "climate-stations",
  title: "City climate data",
  group: "climate",
  summary: "Design conditions, degree days and climate zones of more than a thousand cities; find the nearest one to any position.",
  keywords: "design dry bulb wet bulb weather station ASHRAE 99.6 0.4 percent latitude longitude",
  load: async () => (await import("./ClimateStations.tsx")).ClimateStations,
  entries: async () => (await import("./tables.ts")).entries(),
};
