import { jones2001, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";

const jones: Citation = { source: jones2001, locator: "Table 7.16" };

/** Division of the heat of one person at several room temperatures; the total is constant. */
export interface OccupantGainByTemperature extends ReferenceRow {
  /** Total heat, W per person. */
  readonly total: number;
  /** Sensible heat at each of {@link occupantGainTemperatures}, W per person; the rest is latent. */
  readonly sensible: readonly [at20: number, at22: number, at24: number, at26: number];
}

/** Room temperatures of {@link occupantGainsByTemperature}, °C. */
export const occupantGainTemperatures = [20, 22, 24, 26] as const;

/**
 * Heat gain from people by activity and room temperature, for men: totals are higher than those of `occupantGains`.
 *
 * @source jones-air-conditioning, Table 7.16
 * @example
 * ```ts
 * import { occupantGainsByTemperature } from "@org/hvac-core/reference";
 * occupantGainsByTemperature.find(({ id }) => id === "office-work")?.sensible[2]; // 80
 * ```
 */
export const occupantGainsByTemperature: readonly OccupantGainByTemperature[] = [
  { id: "seated-at-rest", label: "Seated at rest", total: 115, sensible: [90, 80, 75, 65], source: jones },
  { id: "office-work", label: "Office work", total: 140, sensible: [100, 90, 80, 70], source: jones },
  { id: "standing", label: "Standing", total: 150, sensible: [105, 95, 82, 72], source: jones },
  { id: "restaurant", label: "Eating in a restaurant", total: 160, sensible: [110, 100, 85, 75], source: jones },
  { id: "light-factory-work", label: "Light work in a factory", total: 235, sensible: [130, 115, 100, 80], source: jones },
  { id: "dancing", label: "Dancing", total: 265, sensible: [140, 125, 105, 90], source: jones },
];
