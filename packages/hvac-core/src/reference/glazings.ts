import { fundamentals2017, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";

const handbook: Citation = { source: fundamentals2017, locator: "ch. 15, Tables 4 and 10, centre of glass" };

/** Glass without its frame. */
export interface Glazing extends ReferenceRow {
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
 * Typical glazings; manufacturers' data replace them.
 *
 * @source ashrae-hof-2017, ch. 15, Tables 4 and 10
 * @example
 * ```ts
 * import { glazings } from "@org/hvac-core/reference";
 * glazings.find(({ id }) => id === "double-clear-6")?.uValue; // 2.73
 * ```
 */
export const glazings: readonly Glazing[] = [
  {
    id: "single-clear-3", label: "Single clear, 3 mm", uValue: 5.91, solarHeatGainCoefficient: 0.86, panes: 1, coated: false, source: handbook,
  },
  {
    id: "single-clear-6", label: "Single clear, 6 mm", uValue: 5.79, solarHeatGainCoefficient: 0.81, panes: 1, coated: false, source: handbook,
  },
  {
    id: "single-bronze-6", label: "Single bronze, 6 mm", uValue: 5.79, solarHeatGainCoefficient: 0.62, panes: 1, coated: false, source: handbook,
  },
  {
    id: "single-green-6", label: "Single green, 6 mm", uValue: 5.79, solarHeatGainCoefficient: 0.6, panes: 1, coated: false, source: handbook,
  },
  {
    id: "double-clear-3", label: "Double clear, 3 mm, 6 mm air", uValue: 3.12, solarHeatGainCoefficient: 0.76, panes: 2, coated: false, source: handbook,
  },
  {
    id: "double-clear-3-argon", label: "Double clear, 3 mm, 13 mm argon", uValue: 2.56, solarHeatGainCoefficient: 0.76, panes: 2, coated: false,
    source: handbook,
  },
  {
    id: "double-clear-6", label: "Double clear, 6 mm, 13 mm air", uValue: 2.73, solarHeatGainCoefficient: 0.7, panes: 2, coated: false, source: handbook,
  },
  {
    id: "double-low-e-020", label: "Double, low-e 0.20, 13 mm air", uValue: 1.99, solarHeatGainCoefficient: 0.7, panes: 2, coated: true, source: handbook,
  },
  {
    id: "double-low-e-010", label: "Double, low-e 0.10, 13 mm air", uValue: 1.82, solarHeatGainCoefficient: 0.65, panes: 2, coated: true, source: handbook,
  },
  {
    id: "double-low-e-005", label: "Double, low-e 0.05, 13 mm air", uValue: 1.7, solarHeatGainCoefficient: 0.41, panes: 2, coated: true, source: handbook,
    verify: true,
  },
  {
    id: "double-low-e-005-argon", label: "Double, low-e 0.05, 13 mm argon", uValue: 1.42, solarHeatGainCoefficient: 0.41, panes: 2, coated: true,
    source: handbook, verify: true,
  },
  {
    id: "triple-clear", label: "Triple clear, 13 mm air", uValue: 1.76, solarHeatGainCoefficient: 0.68, panes: 3, coated: false, source: handbook,
  },
  {
    id: "triple-low-e-argon", label: "Triple, low-e 0.20 twice, 13 mm argon", uValue: 0.97, solarHeatGainCoefficient: 0.58, panes: 3, coated: true,
    source: handbook, verify: true,
  },
  {
    id: "triple-low-e-010-argon", label: "Triple, low-e 0.10 twice, 13 mm argon", uValue: 0.79, solarHeatGainCoefficient: 0.41, panes: 3, coated: true,
    source: handbook, verify: true,
  },
];
