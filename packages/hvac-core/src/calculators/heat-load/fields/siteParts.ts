import type { SiteSource } from "../../../kernel/index.ts";
import { cooling, heating } from "./surfaces.ts";

/** Design condition of the quick method: of the summer in cooling, of the winter in heating. */
export const outdoorParts = {
  temperature: [
    { part: "coolingDryBulb", when: [cooling] },
    { part: "heatingDryBulb", when: [heating] },
  ],
  humidityBy: [
    { part: "coolingWetBulb", when: [cooling], option: "wetBulb" },
    { part: "heatingHumidity", when: [heating], option: "relativeHumidity" },
    // The wet bulb of the summer is impossible at the dry bulb of the winter.
    { part: "heatingDryBulb", when: [heating], option: "relativeHumidity" },
  ],
  relativeHumidity: [{ part: "heatingHumidity", when: [heating] }],
  wetBulb: [{ part: "coolingWetBulb", when: [cooling] }],
} as const satisfies Readonly<Record<string, readonly SiteSource[]>>;

/** Optical depths of the quick method, those of its month. */
export const sunParts = { tauB: [{ part: "tauB", month: "month" }], tauD: [{ part: "tauD", month: "month" }] } as const satisfies Readonly<
  Record<string, readonly SiteSource[]>
>;
