import type { Topic } from "../../topic.ts";

export const moistAirConverterTopic: Topic = {
  id: "moist-air-converter",
  title: "State of moist air",
  group: "converters",
  summary: "Any two properties of moist air give all others, at any altitude and in both unit systems.",
  keywords: "psychrometric converter calculator wet bulb dew point relative humidity enthalpy humidity ratio density",
  load: async () => (await import("./MoistAirConverter.tsx")).MoistAirConverter,
};
