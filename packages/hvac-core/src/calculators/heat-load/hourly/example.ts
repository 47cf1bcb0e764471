import type { Example } from "../../../kernel/index.ts";
import type { fields } from "../schema.ts";

const shares = [0, 0, 0, 0, 0, 0, 0, 0.5, 1, 1, 1, 1, 0.8, 1, 1, 1, 1, 1, 0.5, 0, 0, 0, 0, 0];
const zones = [
  { id: "south", name: "South", system: "unit" },
  { id: "west", name: "West", system: "unit" },
];
const schedules = [{ id: "office", name: "Office hours", shares }];
const alwaysIn = { peopleSchedule: "office", lightingSchedule: "office", equipmentSchedule: "office", activity: "office-work" } as const;
const tau = {
  tauB: [0.34, 0.36, 0.39, 0.41, 0.44, 0.47, 0.5, 0.48, 0.42, 0.37, 0.35, 0.34],
  tauD: [2.45, 2.38, 2.28, 2.22, 2.15, 2.1, 2.06, 2.1, 2.25, 2.38, 2.45, 2.47],
};

/** Offices on a floor of a building in a temperate climate, hour by hour. */
export const officeFloor: Example<typeof fields> = {
  id: "office-floor",
  title: "Office floor, hour by hour",
  input: {
    Metric: {
      unitSystem: "Metric",
      method: "hourly",
      site: {
        ...tau,
        dryBulb: [16, 18, 22, 26, 30, 33, 34, 33, 31, 26, 21, 17],
        wetBulb: [10, 11, 13, 16, 20, 22, 23, 23, 21, 18, 14, 11],
        dryBulbRange: [9, 10, 11, 11, 11, 11, 10, 10, 10, 11, 10, 9],
        wetBulbRange: [5, 5, 5, 5, 4, 3, 3, 3, 4, 5, 5, 5],
      },
      constructions: [
        {
          id: "wall",
          name: "Brick, insulated",
          by: "layers",
          layers: [
            { id: "brick", name: "Brick", thickness: 100, conductivity: 0.9, density: 1900, specificHeat: 0.8 },
            { id: "gap", name: "Air gap", kind: "resistance", resistance: 0.15 },
            { id: "wool", name: "Mineral wool", thickness: 100, conductivity: 0.035, density: 40, specificHeat: 0.84 },
            { id: "board", name: "Gypsum board", thickness: 15, conductivity: 0.16, density: 800, specificHeat: 1.09 },
          ],
        },
        { id: "roof", name: "Roof", uValue: 0.2, mass: "medium" },
      ],
      windowTypes: [
        { id: "glass", name: "Low-e", uValue: 1.4, shgc: 0.35, shade: "inside" },
        { id: "clear", name: "Low-e, no blinds", uValue: 1.4, shgc: 0.35 },
      ],
      schedules,
      systems: [{ id: "unit", name: "Air handling unit", fanRise: 1, ductRise: 0.5, sensibleRecovery: 0.6 }],
      zones,
      rooms: [
        {
          ...alwaysIn,
          id: "south",
          name: "South office",
          zone: "south",
          multiplier: 6,
          floorArea: 20,
          people: 2,
          lighting: { value: 7, unit: "W/m2" },
          equipment: { value: 15, unit: "W/m2" },
          outdoorAir: 15,
          infiltration: 0.1,
          surfaces: [{ id: "wall", construction: "wall", area: 8, azimuth: 180 }],
          windows: [{ id: "window", type: "glass", width: 3.5, height: 1.8, azimuth: 180, overhangDepth: 300, overhangGap: 200 }],
        },
        {
          ...alwaysIn,
          id: "meeting",
          name: "Meeting room under the roof",
          zone: "west",
          floorArea: 40,
          people: 12,
          lighting: { value: 8, unit: "W/m2" },
          equipment: 400,
          outdoorAir: 60,
          infiltration: 0.1,
          surfaces: [
            { id: "wall", construction: "wall", area: 12, azimuth: 270 },
            { id: "roof", kind: "roof", construction: "roof", area: 40 },
          ],
          windows: [{ id: "window", type: "glass", width: 4, height: 1.8, azimuth: 270, finDepth: 200, finGap: 100 }],
        },
      ],
    },
    Imperial: {
      unitSystem: "Imperial",
      method: "hourly",
      site: {
        ...tau,
        dryBulb: [61, 64, 72, 79, 86, 91, 93, 91, 88, 79, 70, 63],
        wetBulb: [50, 52, 55, 61, 68, 72, 74, 73, 70, 64, 57, 52],
        dryBulbRange: [16, 18, 20, 20, 20, 20, 18, 18, 18, 20, 18, 16],
        wetBulbRange: [9, 9, 9, 9, 7, 6, 6, 6, 7, 9, 9, 9],
      },
      constructions: [
        {
          id: "wall",
          name: "Brick, insulated",
          by: "layers",
          layers: [
            { id: "brick", name: "Brick", thickness: 4, conductivity: 0.5, density: 120, specificHeat: 0.19 },
            { id: "gap", name: "Air gap", kind: "resistance", resistance: 0.85 },
            { id: "wool", name: "Mineral wool", thickness: 4, conductivity: 0.02, density: 2.5, specificHeat: 0.2 },
            { id: "board", name: "Gypsum board", thickness: 0.6, conductivity: 0.09, density: 50, specificHeat: 0.26 },
          ],
        },
        { id: "roof", name: "Roof", uValue: 0.035, mass: "medium" },
      ],
      windowTypes: [
        { id: "glass", name: "Low-e", uValue: 0.25, shgc: 0.35, shade: "inside" },
        { id: "clear", name: "Low-e, no blinds", uValue: 0.25, shgc: 0.35 },
      ],
      schedules,
      systems: [{ id: "unit", name: "Air handling unit", fanRise: 2, ductRise: 1, sensibleRecovery: 0.6 }],
      zones,
      rooms: [
        {
          ...alwaysIn,
          id: "south",
          name: "South office",
          zone: "south",
          multiplier: 6,
          floorArea: 215,
          people: 2,
          lighting: { value: 0.65, unit: "W/ft2" },
          equipment: { value: 1.4, unit: "W/ft2" },
          outdoorAir: 32,
          infiltration: 0.1,
          surfaces: [{ id: "wall", construction: "wall", area: 86, azimuth: 180 }],
          windows: [{ id: "window", type: "glass", width: 11, height: 6, azimuth: 180, overhangDepth: 12, overhangGap: 8 }],
        },
        {
          ...alwaysIn,
          id: "meeting",
          name: "Meeting room under the roof",
          zone: "west",
          floorArea: 430,
          people: 12,
          lighting: { value: 0.75, unit: "W/ft2" },
          equipment: 400,
          outdoorAir: 130,
          infiltration: 0.1,
          surfaces: [
            { id: "wall", construction: "wall", area: 130, azimuth: 270 },
            { id: "roof", kind: "roof", construction: "roof", area: 430 },
          ],
          windows: [{ id: "window", type: "glass", width: 13, height: 6, azimuth: 270, finDepth: 8, finGap: 4 }],
        },
      ],
    },
  },
};
