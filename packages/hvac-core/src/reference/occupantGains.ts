import { fundamentals2013, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";

const handbook: Citation = { source: fundamentals2013, locator: "ch. 18, Table 1" };

/**
 * Heat gain from one person, adjusted for a usual mix of men, women and children, at a room temperature of 24 °C.
 *
 * At 27 °C the total is the same and the sensible part about 20 % lower; see `occupantHeat` in `loads`.
 */
export interface OccupantGain extends ReferenceRow {
  /** Sensible heat, W per person. */
  readonly sensible: number;
  /** Latent heat, W per person. */
  readonly latent: number;
  /** Sensible heat of the inch-pound column, which is rounded separately, Btu/h per person. */
  readonly sensibleBtuPerHour: number;
  /** Latent heat of the inch-pound column, Btu/h per person. */
  readonly latentBtuPerHour: number;
}

/**
 * Heat gain from people by activity. The handbook of 2009 prints the same figures.
 *
 * @source ashrae-hof-2013, ch. 18, Table 1
 * @example
 * ```ts
 * import { occupantGains } from "@org/hvac-core/reference";
 * occupantGains.find(({ id }) => id === "office-work")?.sensible; // 75
 * ```
 */
export const occupantGains: readonly OccupantGain[] = [
  {
    id: "seated-theatre",
    label: "Seated quietly (theatre)",
    sensible: 65,
    latent: 30,
    sensibleBtuPerHour: 225,
    latentBtuPerHour: 105,
    source: handbook,
  },
  {
    id: "seated-theatre-night",
    label: "Seated quietly (theatre at night)",
    sensible: 70,
    latent: 35,
    sensibleBtuPerHour: 245,
    latentBtuPerHour: 105,
    source: handbook,
  },
  {
    id: "seated-light",
    label: "Seated, very light work (hotel, apartment, classroom)",
    sensible: 70,
    latent: 45,
    sensibleBtuPerHour: 245,
    latentBtuPerHour: 155,
    source: handbook,
  },
  {
    id: "office-work",
    label: "Moderately active office work",
    sensible: 75,
    latent: 55,
    sensibleBtuPerHour: 250,
    latentBtuPerHour: 200,
    source: handbook,
  },
  {
    id: "standing-light",
    label: "Standing or walking slowly, light work (shop)",
    sensible: 75,
    latent: 55,
    sensibleBtuPerHour: 250,
    latentBtuPerHour: 200,
    source: handbook,
  },
  {
    id: "walking-standing",
    label: "Walking and standing (bank, pharmacy)",
    sensible: 75,
    latent: 70,
    sensibleBtuPerHour: 250,
    latentBtuPerHour: 250,
    source: handbook,
    verify: true,
  },
  {
    id: "restaurant",
    label: "Eating in a restaurant",
    sensible: 80,
    latent: 80,
    sensibleBtuPerHour: 275,
    latentBtuPerHour: 275,
    source: handbook,
    note: "Includes the food: 18 W per person, half of it sensible.",
  },
  {
    id: "bench-work",
    label: "Light bench work (factory)",
    sensible: 80,
    latent: 140,
    sensibleBtuPerHour: 275,
    latentBtuPerHour: 475,
    source: handbook,
  },
  { id: "dancing", label: "Moderate dancing", sensible: 90, latent: 160, sensibleBtuPerHour: 305, latentBtuPerHour: 545, source: handbook },
  {
    id: "light-machine",
    label: "Brisk walking, light machine work",
    sensible: 110,
    latent: 185,
    sensibleBtuPerHour: 375,
    latentBtuPerHour: 625,
    source: handbook,
  },
  { id: "bowling", label: "Bowling", sensible: 170, latent: 255, sensibleBtuPerHour: 580, latentBtuPerHour: 870, source: handbook },
  {
    id: "heavy-work",
    label: "Heavy work (factory)",
    sensible: 170,
    latent: 255,
    sensibleBtuPerHour: 580,
    latentBtuPerHour: 870,
    source: handbook,
  },
  {
    id: "heavy-machine",
    label: "Heavy machine work, lifting",
    sensible: 185,
    latent: 285,
    sensibleBtuPerHour: 635,
    latentBtuPerHour: 965,
    source: handbook,
  },
  {
    id: "athletics",
    label: "Athletics (gymnasium)",
    sensible: 210,
    latent: 315,
    sensibleBtuPerHour: 710,
    latentBtuPerHour: 1090,
    source: handbook,
  },
];
