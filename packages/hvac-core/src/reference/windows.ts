import { fundamentals2017, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { teaser } from "./sources.ts";

const handbook: Citation = { source: fundamentals2017, locator: "ch. 15, Tables 4 and 10, window 5a" };
const germanStock: Citation = { source: teaser, locator: "TypeElements_TABULA_DE" };

/** A window with its frame. */
export interface WindowAssembly extends ReferenceRow {
  /** Thermal transmittance of glass and frame, W/(m²·K). */
  readonly uValue: number;
  /** Solar heat gain coefficient (g-value) at normal incidence: of the window, or of the glass for the German stock. */
  readonly solarHeatGainCoefficient: number;
}

/**
 * Windows to start from: one of the handbook, and those of the German building stock by year of construction.
 *
 * @source ashrae-hof-2017, ch. 15, Tables 4 and 10
 * @source teaser
 * @example
 * ```ts
 * import { windows } from "@org/hvac-core/reference";
 * windows.find(({ id }) => id === "de-1984")?.uValue; // 3.2
 * ```
 */
export const windows: readonly WindowAssembly[] = [
  {
    id: "double-clear-wood",
    label: "Operable wood or vinyl frame, double clear 3 mm",
    uValue: 2.86,
    solarHeatGainCoefficient: 0.62,
    source: handbook,
  },
  {
    id: "de-before-1979",
    label: "Germany, single-family house before 1979",
    uValue: 2.8,
    solarHeatGainCoefficient: 0.75,
    source: germanStock,
  },
  {
    id: "de-mfh-1860",
    label: "Germany, multi-family house 1860 to 1918",
    uValue: 2.7,
    solarHeatGainCoefficient: 0.75,
    source: germanStock,
  },
  { id: "de-mfh-1919", label: "Germany, multi-family house 1919 to 1994", uValue: 3, solarHeatGainCoefficient: 0.75, source: germanStock },
  { id: "de-1979", label: "Germany, single-family house 1979 to 1983", uValue: 4.3, solarHeatGainCoefficient: 0.75, source: germanStock },
  { id: "de-1984", label: "Germany, single-family house 1984 to 1994", uValue: 3.2, solarHeatGainCoefficient: 0.75, source: germanStock },
  { id: "de-1995", label: "Germany, 1995 to 2001", uValue: 1.9, solarHeatGainCoefficient: 0.6, source: germanStock },
  { id: "de-2002", label: "Germany, 2002 to 2009", uValue: 1.4, solarHeatGainCoefficient: 0.6, source: germanStock },
  { id: "de-2010", label: "Germany, 2010 to 2015, or retrofitted", uValue: 1.3, solarHeatGainCoefficient: 0.6, source: germanStock },
  { id: "de-2016", label: "Germany, from 2016", uValue: 1.1, solarHeatGainCoefficient: 0.6, source: germanStock },
  {
    id: "de-advanced",
    label: "Germany, retrofitted to a low-energy standard",
    uValue: 0.8,
    solarHeatGainCoefficient: 0.5,
    source: germanStock,
  },
  {
    id: "de-2010-advanced",
    label: "Germany, from 2010, retrofitted to a low-energy standard",
    uValue: 0.7,
    solarHeatGainCoefficient: 0.5,
    source: germanStock,
  },
];
