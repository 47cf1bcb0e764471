import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link occupantGains}. */
export const occupantGainSources = {
  "hof-18": { title: "ASHRAE Handbook – Fundamentals", publisher: "ASHRAE", edition: "2009 and 2013", locator: "ch. 18, Table 1" },
} as const satisfies Record<string, ReferenceSource>;

/**
 * Heat that one person gives off, adjusted for a usual mix of men, women and children, at a room temperature of 24 °C.
 *
 * At 27 °C the total stays and the sensible part is about 20 % lower.
 */
export interface OccupantGain extends ReferenceRow<keyof typeof occupantGainSources> {
  /** Sensible heat, W per person. */
  readonly sensible: number;
  /** Latent heat, W per person. */
  readonly latent: number;
}

/**
 * People's heat gain by activity.
 *
 * @example
 * ```ts
 * import { occupantGains } from "@org/hvac-core/reference";
 * const office = occupantGains.find((row) => row.id === "office-work");
 * (office?.sensible ?? 0) + (office?.latent ?? 0); // 130
 * ```
 */
export const occupantGains: readonly OccupantGain[] = [
  { id: "seated-theatre", label: "Seated quietly (theatre)", sensible: 65, latent: 30, source: "hof-18" },
  { id: "seated-light", label: "Seated, very light work (hotel, apartment, classroom)", sensible: 70, latent: 45, source: "hof-18" },
  { id: "office-work", label: "Moderately active office work", sensible: 75, latent: 55, source: "hof-18" },
  { id: "standing-light", label: "Standing or walking slowly, light work (shop)", sensible: 75, latent: 55, source: "hof-18" },
  { id: "walking-standing", label: "Walking and standing (bank, pharmacy)", sensible: 75, latent: 70, source: "hof-18" },
  {
    id: "restaurant", label: "Eating in a restaurant", sensible: 80, latent: 80, source: "hof-18",
    note: "Includes the food: 18 W per person, half of it sensible.",
  },
  { id: "bench-work", label: "Light bench work (factory)", sensible: 80, latent: 140, source: "hof-18" },
  { id: "dancing", label: "Moderate dancing", sensible: 90, latent: 160, source: "hof-18" },
  { id: "light-machine", label: "Brisk walking, light machine work", sensible: 110, latent: 185, source: "hof-18" },
  { id: "heavy-work", label: "Heavy work (factory)", sensible: 170, latent: 255, source: "hof-18" },
  { id: "athletics", label: "Athletics (gymnasium)", sensible: 210, latent: 315, source: "hof-18" },
];
