import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link exhaustRates}. */
export const exhaustRateSources = {
  "62.1-2019": { title: "ANSI/ASHRAE Standard 62.1", publisher: "ASHRAE", edition: "2019", locator: "minimum exhaust rates, SI column" },
} as const satisfies Record<string, ReferenceSource>;

/** Minimum exhaust of one kind of room: by area, or by fixture or room. */
export interface ExhaustRate extends ReferenceRow<keyof typeof exhaustRateSources> {
  /** m³/s per m² of floor. */
  readonly areaRate?: number;
  /** m³/s per unit: continuous operation, or normal use. */
  readonly perUnitLow?: number;
  /** m³/s per unit: intermittent operation, or heavy use. */
  readonly perUnitHigh?: number;
  /** What a unit is. */
  readonly unit?: string;
  /** Air class 1…4 of the exhaust. */
  readonly airClass: 1 | 2 | 3 | 4;
}

/**
 * Minimum exhaust rates of ASHRAE 62.1: verify against the adopted code.
 *
 * @example
 * ```ts
 * import { exhaustRates } from "@org/hvac-core/reference";
 * exhaustRates.find((row) => row.id === "toilet-public")?.perUnitHigh; // 0.035
 * ```
 */
export const exhaustRates: readonly ExhaustRate[] = [
  { id: "toilet-public", label: "Public toilet", perUnitLow: 0.025, perUnitHigh: 0.035, unit: "water closet or urinal", airClass: 2, source: "62.1-2019" },
  { id: "toilet-private", label: "Private toilet", perUnitLow: 0.0125, perUnitHigh: 0.025, unit: "room", airClass: 2, source: "62.1-2019" },
  { id: "shower", label: "Shower room", perUnitLow: 0.01, perUnitHigh: 0.025, unit: "shower head", airClass: 2, source: "62.1-2019" },
  {
    id: "kitchen-residential", label: "Residential kitchen", perUnitLow: 0.025, perUnitHigh: 0.05, unit: "room", airClass: 2, source: "62.1-2019",
    verify: true,
  },
  { id: "kitchen-commercial", label: "Commercial kitchen", areaRate: 0.0035, airClass: 2, source: "62.1-2019" },
  { id: "kitchenette", label: "Kitchenette", areaRate: 0.0015, airClass: 2, source: "62.1-2019" },
  { id: "janitor", label: "Janitor, trash or recycling room", areaRate: 0.005, airClass: 3, source: "62.1-2019" },
  { id: "copy-room", label: "Copy or print room", areaRate: 0.0025, airClass: 2, source: "62.1-2019" },
  { id: "locker-room", label: "Locker room, athletic or industrial", areaRate: 0.0025, airClass: 2, source: "62.1-2019" },
  {
    id: "parking-garage", label: "Parking garage", areaRate: 0.0037, airClass: 2, source: "62.1-2019",
    note: "Not required where two sides are at least half open.",
  },
  { id: "science-laboratory", label: "Teaching science laboratory", areaRate: 0.005, airClass: 2, source: "62.1-2019" },
  { id: "beauty-salon", label: "Beauty or nail salon", areaRate: 0.003, airClass: 2, source: "62.1-2019" },
];
