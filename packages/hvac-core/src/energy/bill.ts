import { requireInRange } from "../kernel/errors.ts";
import { monthlyCharge, requireTariff, TariffError } from "./tariff.ts";
import type { Tariff, TariffTier } from "./tariff.ts";

/** Days of the months of a common year. */
export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A year of electric load. */
export interface HourlyLoad {
  /** Mean power of each hour of a common year, W, 8760 values, −1e9…1e9; negative where the building exports. */
  readonly power: readonly number[];
  /** Weekday of 1 January: 0 Monday … 6 Sunday. */
  readonly firstWeekday: number;
  /** Days of the year, 1…365, billed by the weekend schedule. */
  readonly holidays?: readonly number[];
  /** Highest quarter-hour over the highest hour, 1…3; 1 when absent. A model's hours hide the peaks that a meter sees. */
  readonly peakFactor?: number;
}

/** What the meter shows for a month, sorted by the tariff's periods. */
export interface MonthlyUsage {
  /** Energy taken by energy period, kWh. */
  readonly energyKilowattHours: readonly number[];
  /** Energy given by energy period, kWh; none when absent. */
  readonly exportKilowattHours?: readonly number[];
  /** Highest demand by demand period, kW. */
  readonly demandKilowatts: readonly number[];
  /** Highest demand of the month, kW. */
  readonly peakKilowatts: number;
}

/**
 * Sorts a year of hourly load into the months and periods of a tariff. An hour either takes or gives: what it gives is kept apart and makes no demand.
 *
 * @param tariff the tariff
 * @param load hourly power, W, and calendar
 * @returns twelve months of usage
 * @throws {OutOfRangeError} when the load has not 8760 values, one is not finite, or the calendar is impossible
 * @throws {TariffError} when the tariff cannot be billed
 * @source openei-urdb, schedules of the periods
 * @example
 * ```ts
 * import { usageByPeriod } from "@org/hvac-core/energy";
 * const load = { power: Array(8760).fill(1000), firstWeekday: 0 };
 * usageByPeriod({ energyratestructure: [[{ rate: 0.1 }]] }, load)[0]?.energyKilowattHours[0]; // 744
 * ```
 */
export function usageByPeriod(tariff: Tariff, load: HourlyLoad): readonly MonthlyUsage[] {
  requireTariff(tariff);
  requireInRange("number of hours", load.power.length, 8760, 8760, "");
  const first = requireInRange("firstWeekday", load.firstWeekday, 0, 6, "");
  const factor = requireInRange("peakFactor", load.peakFactor ?? 1, 1, 3, "");
  const holidays = new Set(load.holidays?.map((day) => requireInRange("holidays", day, 1, 365, "")));
  let hour = 0;
  let day = 0;
  return monthDays.map((days, month) => {
    const energy = Array<number>(Math.max(tariff.energyratestructure?.length ?? 1, 1)).fill(0);
    const given = energy.map(() => 0);
    const demand = Array<number>(tariff.demandratestructure?.length ?? 0).fill(0);
    let peak = 0;
    for (const end = day + days; day < end; day += 1) {
      const weekend = (day + first) % 7 >= 5 || holidays.has(day + 1);
      const energyRow = (weekend ? tariff.energyweekendschedule : tariff.energyweekdayschedule)?.[month];
      const demandRow = (weekend ? tariff.demandweekendschedule : tariff.demandweekdayschedule)?.[month];
      for (let clock = 0; clock < 24; clock += 1, hour += 1) {
        const net = requireInRange("power", load.power[hour]!, -1e9, 1e9, "W") / 1000;
        const kilowatts = Math.max(0, net);
        energy[energyRow?.[clock] ?? 0]! += kilowatts;
        given[energyRow?.[clock] ?? 0]! += kilowatts - net;
        const period = demandRow?.[clock] ?? 0;
        if (demand.length > 0) demand[period] = Math.max(demand[period]!, kilowatts * factor);
        peak = Math.max(peak, kilowatts * factor);
      }
    }
    return {
      energyKilowattHours: energy,
      ...(given.some((amount) => amount > 0) && { exportKilowattHours: given }),
      demandKilowatts: demand,
      peakKilowatts: peak,
    };
  });
}

/** A month's bill, money. */
export interface MonthlyBill {
  readonly energy: number;
  /** Time-of-use demand charges. */
  readonly demand: number;
  /** Flat demand charge on the billing demand. */
  readonly flatDemand: number;
  readonly fixed: number;
  /** What the exports earn, taken off. */
  readonly exportCredit: number;
  /** What is added to reach the month's minimum. */
  readonly minimumTopUp: number;
  /** Tax on all of that. */
  readonly tax: number;
  readonly total: number;
  /** Demand that the flat charge is billed for after the lookback, kW. */
  readonly billingKilowatts: number;
}

/** What a supply contract and the site add to a tariff. */
export interface BillingTerms {
  /** Contract demand below which the flat billing demand cannot fall, kW, 0…1e6; 0 when absent. */
  readonly minimumBillingKilowatts?: number;
  /** Mean power factor of the site at its peaks, 0.1…1; needed for a tariff in kVA or with a required power factor. */
  readonly powerFactor?: number;
  /** Power factor below which a demand in kW is billed times required over actual, 0.1…1; no such clause when absent. */
  readonly requiredPowerFactor?: number;
  /** Taxes on the whole bill, a share 0…1; 0 when absent. */
  readonly taxRate?: number;
}

/** A year's bill, money. */
export interface AnnualBill {
  readonly months: readonly MonthlyBill[];
  /** What is added to reach an annual minimum. */
  readonly annualTopUp: number;
  readonly total: number;
  /** Energy of the year, kWh. */
  readonly energyKilowattHours: number;
}

/**
 * Bills a year of usage.
 *
 * Energy by tiers of each period (fuel adjustment added), time-of-use demand, flat demand on max(peak, lookbackPercent · highest peak of the
 * other months that count, minimum), fixed charge; then the month's minimum, and at the year's end the annual one. The months before January
 * are those of the same year, as if it repeated. Exports earn the `sell` price of their period's first tier in the hour they happen (net billing);
 * a month's credit does not take the bill below its minimum, nor below nothing, and is not carried over. A demand priced in kVA is
 * kW over the power factor; in kW it may carry a power factor clause.
 *
 * @param tariff the tariff
 * @param usage twelve months of usage, as {@link usageByPeriod} gives them or as read from bills
 * @param terms contract demand, power factor and taxes; ranges at {@link BillingTerms}
 * @returns the bills of the months and the year
 * @throws {TariffError} when the tariff cannot be billed or the usage does not match its periods
 * @throws {OutOfRangeError} when a usage is negative or not finite
 * @source openei-urdb, rate structures
 * @source nrel-sam, order of the lookback
 * @example
 * ```ts
 * import { annualBill } from "@org/hvac-core/energy";
 * const usage = Array(12).fill({ energyKilowattHours: [1000], demandKilowatts: [], peakKilowatts: 5 });
 * annualBill({ energyratestructure: [[{ max: 600, rate: 0.1 }, { rate: 0.2 }]], fixedchargefirstmeter: 10 }, usage).total; // 1800
 * ```
 */
export function annualBill(tariff: Tariff, usage: readonly MonthlyUsage[], terms: BillingTerms = {}): AnnualBill {
  requireTariff(tariff);
  requireInRange("number of months", usage.length, 12, 12, "");
  const minimumBillingKilowatts = requireInRange("minimumBillingKilowatts", terms.minimumBillingKilowatts ?? 0, 0, 1e6, "kW");
  const taxRate = requireInRange("taxRate", terms.taxRate ?? 0, 0, 1, "");
  const demandFactor = tariff.demandratestructure ? reactiveFactor("demandrateunit", tariff.demandrateunit, terms) : 1;
  const flatFactor = tariff.flatdemandstructure ? reactiveFactor("flatdemandunit", tariff.flatdemandunit, terms) : 1;
  const peaks = usage.map((month) => requireInRange("peakKilowatts", month.peakKilowatts, 0, 1e6, "kW"));
  const months = usage.map((month, index): MonthlyBill => {
    const days = monthDays[index]!;
    const fuel = tariff.fueladjustmentsmonthly?.[index] ?? 0;
    const energy = charge(
      "energyratestructure",
      tariff.energyratestructure,
      month.energyKilowattHours,
      (tier) => tierFactor(tier, days, peaks[index]!),
      fuel,
    );
    const demand = charge(
      "demandratestructure",
      tariff.demandratestructure,
      month.demandKilowatts.map((kilowatts) => kilowatts * demandFactor),
      () => 1,
      0,
    );
    const billingKilowatts = Math.max(peaks[index]!, minimumBillingKilowatts, lookback(tariff, peaks, index));
    const season = tariff.flatdemandstructure?.[tariff.flatdemandmonths?.[index] ?? 0];
    const flatDemand = season ? tiered(season, billingKilowatts * flatFactor, () => 1) : 0;
    const fixed =
      monthlyCharge("fixedchargefirstmeter", tariff.fixedchargefirstmeter, tariff.fixedchargeunits, days) +
      monthlyCharge("fixedmonthlycharge", tariff.fixedchargefirstmeter === undefined ? tariff.fixedmonthlycharge : 0, undefined, days);
    const charges = energy + demand + flatDemand + fixed;
    const earned = exportEarnings(tariff, month.exportKilowattHours);
    const exportCredit = Math.min(earned, Math.max(0, charges));
    const sum = charges - exportCredit;
    const yearly = tariff.minchargeunits?.toLowerCase() === "$/year";
    const least = Math.max(
      monthlyCharge("mincharge", yearly ? 0 : tariff.mincharge, tariff.minchargeunits, days),
      monthlyCharge("minmonthlycharge", tariff.minmonthlycharge, undefined, days),
    );
    const minimumTopUp = Math.max(0, least - sum);
    const tax = taxRate * (sum + minimumTopUp);
    return { energy, demand, flatDemand, fixed, exportCredit, minimumTopUp, tax, total: sum + minimumTopUp + tax, billingKilowatts };
  });
  const sum = months.reduce((total, month) => total + month.total, 0);
  const annualMinimum = Math.max(
    tariff.minchargeunits?.toLowerCase() === "$/year" ? requireInRange("mincharge", tariff.mincharge ?? 0, 0, 1e9, "") : 0,
    requireInRange("annualmincharge", tariff.annualmincharge ?? 0, 0, 1e9, ""),
  );
  // The minimum is one before taxes, as the months' are.
  const annualTopUp = Math.max(0, annualMinimum * (1 + taxRate) - sum);
  const energyKilowattHours = usage.reduce((total, month) => total + month.energyKilowattHours.reduce((a, b) => a + b, 0), 0);
  return { months, annualTopUp, total: sum + annualTopUp, energyKilowattHours };
}

/** By how much a demand is billed higher than its kilowatts for the current that does no work. */
function reactiveFactor(field: string, unit: string | undefined, { powerFactor, requiredPowerFactor }: BillingTerms): number {
  const actual = powerFactor === undefined ? undefined : requireInRange("powerFactor", powerFactor, 0.1, 1, "");
  const required = requiredPowerFactor === undefined ? undefined : requireInRange("requiredPowerFactor", requiredPowerFactor, 0.1, 1, "");
  if (unit?.toLowerCase() === "kva") {
    if (actual === undefined) throw new TariffError(field, "a demand in kVA needs the power factor of the site");
    return 1 / actual;
  }
  if (required === undefined) return 1;
  if (actual === undefined) throw new TariffError(field, "a power factor clause needs the power factor of the site");
  return Math.max(1, required / actual);
}

/** What exports earn in a month: each period's first tier names the price. */
function exportEarnings(tariff: Tariff, given: readonly number[] | undefined): number {
  if (!given) return 0;
  const structure = tariff.energyratestructure;
  if (structure && given.length !== structure.length)
    throw new TariffError("energyratestructure", `exports have ${given.length} periods, the tariff ${structure.length}`);
  return given.reduce((sum, quantity, period) => {
    requireInRange("export of energyratestructure", quantity, 0, 1e12, "kWh");
    const price = structure?.[period]![0]!.sell;
    if (quantity > 0 && price === undefined)
      throw new TariffError("energyratestructure.sell", "the load exports, but the tariff names no price for it");
    return sum + quantity * (price ?? 0);
  }, 0);
}

/** Least billing demand from other months, kW. */
function lookback(tariff: Tariff, peaks: readonly number[], month: number): number {
  const flagged = tariff.lookbackMonths?.some(Boolean) ?? false;
  const range = tariff.lookbackRange || 11;
  const counting = peaks.filter((_, other) => (flagged ? tariff.lookbackMonths![other] : (month - other + 11) % 12 < range));
  return (tariff.lookbackPercent ?? 0) * Math.max(0, ...counting);
}

/** Sum over periods of the tiered charge, plus an adjustment per unit. */
function charge(
  field: string,
  structure: Tariff["energyratestructure"],
  quantities: readonly number[],
  factor: (tier: TariffTier) => number,
  adjustment: number,
): number {
  if (structure && quantities.length !== structure.length) {
    throw new TariffError(field, `usage has ${quantities.length} periods, the tariff ${structure.length}`);
  }
  return quantities.reduce((sum, quantity, period) => {
    requireInRange(`usage of ${field}`, quantity, 0, 1e12, "");
    return sum + (structure ? tiered(structure[period]!, quantity, factor) : 0) + adjustment * quantity;
  }, 0);
}

/** Charge of a quantity that climbs through tiers; beyond the last limit the last price goes on. */
function tiered(tiers: readonly TariffTier[], quantity: number, factor: (tier: TariffTier) => number): number {
  let below = 0;
  let sum = 0;
  for (const [index, tier] of tiers.entries()) {
    const limit = index === tiers.length - 1 || tier.max === undefined ? Infinity : tier.max * factor(tier);
    const within = Math.max(0, Math.min(quantity, limit) - below);
    sum += within * ((tier.rate ?? 0) + (tier.adj ?? 0));
    below = Math.max(below, limit);
  }
  return sum;
}

function tierFactor(tier: TariffTier, days: number, peak: number): number {
  const unit = tier.unit?.toLowerCase();
  return unit === "kwh daily" ? days : unit === "kwh/kw" ? peak : 1;
}
