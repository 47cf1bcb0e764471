import { heatLoad } from "@org/hvac-core";

export const outcome = heatLoad.calculate({
  unitSystem: "Metric",
  floorArea: 20,
  outdoorTemp: { value: 95, unit: "degF" },
  surfaces: [
    { id: "west", kind: "wall", area: 12, uValue: 0.35, orientation: "W" },
    { id: "glass", kind: "window", area: 6, uValue: 1.4, shgc: 0.4, orientation: "W" },
  ],
});
