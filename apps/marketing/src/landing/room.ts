import type { HeatLoadInput } from "@org/hvac-core/calculators/heat-load";
import type { UnitSystem } from "@org/hvac-core/quantity";

/** The fields of the start page's instrument, by their names in the calculator. */
export const roomFields = [
  "floorArea",
  "windowArea",
  "windowOrientation",
  "outdoorTemp",
  "numPeople",
  "lightingLoad",
  "equipmentLoad",
  "ventilationRate",
] as const;
export type RoomField = (typeof roomFields)[number];

/** An office under a conditioned storey, with one outside wall: round numbers in both systems, not one restated in the other's units. */
export const office: Readonly<Record<UnitSystem, HeatLoadInput>> = {
  Metric: {
    unitSystem: "Metric",
    roomName: "Office",
    floorArea: { value: 30, unit: "m2" },
    outdoorTemp: { value: 35, unit: "degC" },
    wallArea: { value: 12, unit: "m2" },
    wallUValue: { value: 0.3, unit: "W/(m2 K)" },
    wallOrientation: "W",
    windowArea: { value: 6, unit: "m2" },
    windowUValue: { value: 1.6, unit: "W/(m2 K)" },
    windowOrientation: "W",
    numPeople: { value: 3, unit: "unitless" },
    lightingLoad: { value: 7, unit: "W/m2" },
    equipmentLoad: { value: 10, unit: "W/m2" },
    ventilationRate: { value: 18, unit: "L/s" },
  },
  Imperial: {
    unitSystem: "Imperial",
    roomName: "Office",
    floorArea: { value: 320, unit: "ft2" },
    outdoorTemp: { value: 95, unit: "degF" },
    wallArea: { value: 130, unit: "ft2" },
    wallUValue: { value: 0.055, unit: "Btu/(h ft2 degF)" },
    wallOrientation: "W",
    windowArea: { value: 65, unit: "ft2" },
    windowUValue: { value: 0.3, unit: "Btu/(h ft2 degF)" },
    windowOrientation: "W",
    numPeople: { value: 3, unit: "unitless" },
    lightingLoad: { value: 0.65, unit: "W/ft2" },
    equipmentLoad: { value: 0.95, unit: "W/ft2" },
    ventilationRate: { value: 38, unit: "cfm" },
  },
};
