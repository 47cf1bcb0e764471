import type { Topic } from "../../topic.ts";

export const ductSizesTopic: Topic = {
  id: "duct-sizes",
  title: "Duct sizes and sheet metal",
  group: "distribution",
  summary: "Standard sizes of round and rectangular ducts with their area, sheet and mass, and the thickness of gauges.",
  keywords: "gauge gage galvanised galvanized steel thickness weight mass kg/m² SMACNA DW/144 EN 1505 EN 1506 spiral",
  load: async () => (await import("./DuctSizes.tsx")).DuctSizes,
  entries: async () => (await import("./tables.ts")).entries(),
};
