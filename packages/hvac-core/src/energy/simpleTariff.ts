import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { requireTariff, TariffError } from "./tariff.ts";
import type { Tariff, TariffTier } from "./tariffShape.ts";

/** Energy at one price. */
export interface FlatEnergy {
  readonly kind: "flat";
  /** Money/kWh. */
  readonly rate: number;
}

/** Energy by day and by night. */
export interface DayNightEnergy {
  readonly kind: "dayNight";
  /** Money/kWh. */
  readonly dayRate: number;
  /** Money/kWh. */
  readonly nightRate: number;
  /** Hour at which the day begins, a whole number 0…24. */
  readonly dayBegins: number;
  /** Hour at which it ends, a whole number 0…24; at or before `dayBegins`, it goes on past midnight. */
  readonly dayEnds: number;
  /** Whether weekends are night throughout; not when absent. */
  readonly weekendNight?: boolean;
}

/** Peak and off-peak energy, each by season. */
export interface SeasonalEnergy {
  readonly kind: "seasonal";
  /** First month of summer, 1…12. */
  readonly summerBegins: number;
  /** Last month of summer, 1…12; before `summerBegins`, it goes on past December. */
  readonly summerEnds: number;
  /** Hour at which the peak begins, a whole number 0…24. */
  readonly peakBegins: number;
  /** Hour at which it ends, a whole number 0…24; at or before `peakBegins`, it goes on past midnight. */
  readonly peakEnds: number;
  /** Money/kWh. */
  readonly summerPeakRate: number;
  readonly summerOffPeakRate: number;
  readonly winterPeakRate: number;
  readonly winterOffPeakRate: number;
  /** Whether weekends are off-peak throughout; not when absent. */
  readonly weekendOffPeak?: boolean;
}

/** Energy by blocks of the month's use. */
export interface BlockEnergy {
  readonly kind: "blocks";
  /** Blocks in rising order: upper end, kWh a month, absent on the last; and money/kWh. */
  readonly blocks: ReadonlyArray<{ readonly upTo?: number; readonly rate: number }>;
}

/** A tariff in a few numbers. */
export interface SimpleTariff {
  readonly energy: FlatEnergy | DayNightEnergy | SeasonalEnergy | BlockEnergy;
  /** Money a month; 0 when absent. */
  readonly standingCharge?: number;
  /** Money/kW of the month's highest demand; none when absent. */
  readonly demandRate?: number;
  /** Share of the highest demand of the eleven months before below which the billed demand cannot fall, 0…1; 0 when absent. */
  readonly ratchet?: number;
  /** Minimum bill of a month, money; none when absent. */
  readonly minimumCharge?: number;
  /** Money/kWh given to the grid; exports are refused when absent. */
  readonly exportRate?: number;
}

/**
 * The full tariff that a simple one stands for.
 *
 * @param simple prices; ranges at {@link SimpleTariff}
 * @returns a tariff in the shape of the Utility Rate Database, for {@link annualBill}
 * @throws {TariffError} when blocks do not rise
 * @throws {OutOfRangeError} when a price, an hour or a month is outside its range
 * @throws {UnknownNameError} when there is no such kind of energy price
 * @source openei-urdb, periods and tiers
 * @example
 * ```ts
 * import { tariffOf } from "@org/hvac-core/energy";
 * tariffOf({ energy: { kind: "flat", rate: 0.2 }, standingCharge: 15 }).energyratestructure; // [[{ rate: 0.2 }]]
 * ```
 */
export function tariffOf(simple: SimpleTariff): Tariff {
  const { energy, exportRate, demandRate } = simple;
  const sell = exportRate === undefined ? {} : { sell: price("exportRate", exportRate) };
  const periods = energyOf(energy);
  return requireTariff({
    ...periods,
    energyratestructure: periods.energyratestructure!.map(([first, ...more]) => [{ ...first, ...sell }, ...more]),
    ...(demandRate !== undefined && { flatdemandstructure: [[{ rate: price("demandRate", demandRate) }]] }),
    ...(simple.ratchet !== undefined && { lookbackPercent: requireInRange("ratchet", simple.ratchet, 0, 1, "") }),
    ...(simple.standingCharge !== undefined && { fixedchargefirstmeter: price("standingCharge", simple.standingCharge) }),
    ...(simple.minimumCharge !== undefined && { minmonthlycharge: price("minimumCharge", simple.minimumCharge) }),
  });
}

const kinds = ["flat", "dayNight", "seasonal", "blocks"] as const;

function energyOf(energy: SimpleTariff["energy"]): Tariff {
  requireKnown("energy.kind", energy.kind, kinds);
  const tier = (field: string, rate: number): readonly TariffTier[] => [{ rate: price(field, rate) }];
  if (energy.kind === "flat") return { energyratestructure: [tier("rate", energy.rate)] };
  if (energy.kind === "blocks") {
    if (energy.blocks.length === 0) throw new TariffError("blocks", "there must be at least one");
    const blocks = energy.blocks.map(({ upTo, rate }) => ({ rate: price("blocks.rate", rate), ...(upTo !== undefined && { max: upTo }) }));
    return { energyratestructure: [blocks] };
  }
  if (energy.kind === "dayNight") {
    const day = hours("dayBegins", energy.dayBegins, "dayEnds", energy.dayEnds).map((inside) => (inside ? 0 : 1));
    return {
      energyratestructure: [tier("dayRate", energy.dayRate), tier("nightRate", energy.nightRate)],
      energyweekdayschedule: months(() => day),
      energyweekendschedule: months(() => (energy.weekendNight ? Array<number>(24).fill(1) : day)),
    };
  }
  const peak = hours("peakBegins", energy.peakBegins, "peakEnds", energy.peakEnds);
  const first = requireInRange("summerBegins", energy.summerBegins, 1, 12, "");
  const last = requireInRange("summerEnds", energy.summerEnds, 1, 12, "");
  const season = (month: number) => (within(month + 1, first, last + 1) ? 0 : 2);
  return {
    energyratestructure: [
      tier("summerPeakRate", energy.summerPeakRate),
      tier("summerOffPeakRate", energy.summerOffPeakRate),
      tier("winterPeakRate", energy.winterPeakRate),
      tier("winterOffPeakRate", energy.winterOffPeakRate),
    ],
    energyweekdayschedule: months((month) => peak.map((inside) => season(month) + (inside ? 0 : 1))),
    energyweekendschedule: months((month) => peak.map((inside) => season(month) + (inside && !energy.weekendOffPeak ? 0 : 1))),
  };
}

const months = (row: (month: number) => number[]) => Array.from({ length: 12 }, (_, month) => row(month));

/** Which of the 24 hours lie between two clock times; the same time twice is the whole day. */
function hours(beginField: string, begins: number, endField: string, ends: number): boolean[] {
  const begin = requireInRange(beginField, begins, 0, 24, "h") % 24;
  const end = requireInRange(endField, ends, 0, 24, "h");
  return Array.from({ length: 24 }, (_, hour) => within(hour, begin, end));
}

/** Whether a value lies from `first` up to `end`, in a cycle where an end at or before the first lies in the next round. */
function within(value: number, first: number, end: number): boolean {
  return first < end ? value >= first && value < end : value >= first || value < end;
}

function price(field: string, value: number): number {
  return requireInRange(field, value, 0, 1e6, "");
}
