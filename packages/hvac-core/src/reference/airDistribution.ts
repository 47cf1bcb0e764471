import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link airDistribution}. */
export const airDistributionSources = {
  "62.1-2019": { title: "ANSI/ASHRAE Standard 62.1", publisher: "ASHRAE", edition: "2019", locator: "Table 6-4" },
} as const satisfies Record<string, ReferenceSource>;

/** How well a kind of air distribution brings outdoor air to the breathing zone. */
export interface AirDistribution extends ReferenceRow<keyof typeof airDistributionSources> {
  /** E_z, zone air distribution effectiveness: V_oz = V_bz/E_z. */
  readonly effectiveness: number;
}

/**
 * Zone air distribution effectiveness E_z. Edition 2016 and before: underfloor 1.0.
 *
 * @example
 * ```ts
 * import { airDistribution } from "@org/hvac-core/reference";
 * airDistribution.find((row) => row.id === "displacement")?.effectiveness; // 1.2
 * ```
 */
export const airDistribution: readonly AirDistribution[] = [
  { id: "ceiling-cool", label: "Ceiling supply of cool air", effectiveness: 1, source: "62.1-2019" },
  { id: "ceiling-warm-floor-return", label: "Ceiling supply of warm air, floor return", effectiveness: 1, source: "62.1-2019" },
  { id: "ceiling-warm-ceiling-return", label: "Ceiling supply of air 8 K or more above the room, ceiling return", effectiveness: 0.8, source: "62.1-2019" },
  { id: "floor-warm-floor-return", label: "Floor supply of warm air, floor return", effectiveness: 1, source: "62.1-2019" },
  { id: "floor-warm-ceiling-return", label: "Floor supply of warm air, ceiling return", effectiveness: 0.7, source: "62.1-2019" },
  { id: "underfloor", label: "Underfloor cool supply, throw above 0.25 m/s at 1.4 m", effectiveness: 1.05, source: "62.1-2019" },
  { id: "displacement", label: "Displacement: cool floor supply, low throw, ceiling return up to 5.5 m", effectiveness: 1.2, source: "62.1-2019" },
  { id: "displacement-high", label: "Displacement with ceiling return above 5.5 m", effectiveness: 1.5, source: "62.1-2019" },
];
