import type { Topic } from "../../topic.ts";

export const moistAirTopic: Topic = {
  id: "moist-air",
  title: "Moist air tables",
  group: "air",
  summary: "Humidity ratio, enthalpy, volume, wet bulb and dew point of air at any humidity and altitude, in equal temperature steps.",
  keywords: "psychrometric table saturated air humidity ratio enthalpy specific volume dew point wet bulb vapour pressure ice altitude",
  load: async () => (await import("./MoistAir.tsx")).MoistAir,
};
