import type { Topic } from "../../topic.ts";

export const dataCentresTopic: Topic = {
  id: "data-centres",
  title: "Data centres",
  group: "rooms",
  summary: "Temperature and humidity limits of data processing equipment by class.",
  keywords: "ASHRAE TC 9.9 A1 A2 server room dew point",
  load: async () => (await import("./DataCentres.tsx")).DataCentres,
  entries: async () => (await import("./tables.ts")).entries(),
};
