import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link glazings}. */
export const glazingSources = {
  "hof-15": { title: "ASHRAE Handbook – Fundamentals", publisher: "ASHRAE", edition: "2009 and later", locator: "ch. 15, Tables 4 and 10, centre of glass" },
} as const satisfies Record<string, ReferenceSource>;

/** Glass without its frame. */
export interface Glazing extends ReferenceRow<keyof typeof glazingSources> {
  /** Thermal transmittance at the centre of the glass, W/(m²·K). */
  readonly uValue: number;
  /** Solar heat gain coefficient at normal incidence. */
  readonly solarHeatGainCoefficient: number;
  /** Number of panes. */
  readonly panes: 1 | 2 | 3;
  /** True where a pane carries a low-emissivity coating. */
  readonly coated: boolean;
}

/**
 * Typical glazings; makers' data replace them.
 *
 * @example
 * ```ts
 * import { glazings } from "@org/hvac-core/reference";
 * glazings.find((row) => row.id === "double-clear-6")?.uValue; // 2.73
 * ```
 */
export const glazings: readonly Glazing[] = [
  {
    id: "single-clear-6", label: "Single clear, 6 mm", uValue: 5.79, solarHeatGainCoefficient: 0.81, panes: 1, coated: false, source: "hof-15",
    verify: true,
  },
  {
    id: "double-clear-6", label: "Double clear, 6 mm, 13 mm air", uValue: 2.73, solarHeatGainCoefficient: 0.7, panes: 2, coated: false, source: "hof-15",
    verify: true,
  },
  {
    id: "double-low-e-020", label: "Double, low-e 0.20, 13 mm air", uValue: 1.99, solarHeatGainCoefficient: 0.7, panes: 2, coated: true, source: "hof-15",
    verify: true,
  },
  {
    id: "double-low-e-005", label: "Double, low-e 0.05, 13 mm air", uValue: 1.7, solarHeatGainCoefficient: 0.41, panes: 2, coated: true, source: "hof-15",
    verify: true,
  },
  {
    id: "double-low-e-005-argon", label: "Double, low-e 0.05, 13 mm argon", uValue: 1.42, solarHeatGainCoefficient: 0.41, panes: 2, coated: true,
    source: "hof-15", verify: true,
  },
  {
    id: "triple-clear", label: "Triple clear, 13 mm air", uValue: 1.76, solarHeatGainCoefficient: 0.68, panes: 3, coated: false, source: "hof-15",
    verify: true,
  },
  {
    id: "triple-low-e-argon", label: "Triple, low-e 0.20 twice, 13 mm argon", uValue: 0.97, solarHeatGainCoefficient: 0.58, panes: 3, coated: true,
    source: "hof-15", verify: true,
  },
];
