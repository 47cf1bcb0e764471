import type { Topic } from "../../topic.ts";

export const weatherFilesTopic: Topic = {
  id: "weather-files",
  title: "Weather file analysis",
  group: "climate",
  summary:
    "Open an EPW file, or two: design percentiles, months, degree days, bins, wind roses, cloud cover and typical days. It stays in this browser.",
  keywords: "EPW STAT DDY TMY typical year degree days bins wind rose cloud cover percentiles compare",
  load: async () => (await import("./WeatherFiles.tsx")).WeatherFiles,
};
