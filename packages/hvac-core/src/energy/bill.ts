import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { energyItems, structureItems, sumOf, tierItems, type BillItem } from "./charges.ts";
import { exportItems, meterings, netEnergy, requireExports, type Carried, type Metering } from "./metering.ts";
import { fixedChargeOf, minimumChargesOf } from "./standingCharges.ts";
import { monthlyCharge, present, requireTariff, TariffError } from "./tariff.ts";
import { tierEnds } from "./tiers.ts";
import { monthDays, type MonthlyUsage } from "./usage.ts";
import type { Tariff } from "./tariffShape.ts";

/** A month's bill, money. */
export interface MonthlyBill {
  /** Energy charges with their fuel adjustments. */
  readonly energy: number;
  /** Time-of-use demand charges. */
  readonly demand: number;
  /** Flat demand charge on the billing demand. */
  readonly flatDemand: number;
  /** Charge on the demand at the utility's own peaks. */
  readonly coincidentDemand: number;
  /** Charge on the reactive demand. */
  readonly reactiveDemand: number;
  readonly fixed: number;
  /** Credit of exports, deducted. */
  readonly exportCredit: number;
  /** Addition up to the month's minimum. */
  readonly minimumTopUp: number;
  /** Tax on all of that. */
  readonly tax: number;
  readonly total: number;
  /** Billing demand, kW: the month's peak, or the minimum by the lookback or the contract where that is higher. */
  readonly billingKilowatts: number;
  /** The lines of the bill; their amounts add up to `total`. */
  readonly items: readonly BillItem[];
}

/** Data of a supply contract and the site for a tariff. */
export interface BillingTerms {
  /** Contract demand below which the billing demand cannot fall, kW, 0…1e6; 0 when absent. */
  readonly minimumBillingKilowatts?: number;
  /** Mean power factor of the site at its peaks, 0.1…1; needed for a tariff in kVA, with a reactive charge or with a required power factor. */
  readonly powerFactor?: number;
  /** Power factor below which a demand in kW is billed times required over actual, 0.1…1; no such clause when absent. */
  readonly requiredPowerFactor?: number;
  /** Reactive demand free of charge, kvar per kW of the month's peak, 0…10; 0 when absent. */
  readonly freeReactiveShare?: number;
  /** Taxes on the whole bill, a share 0…1; 0 when absent. */
  readonly taxRate?: number;
  /** How exports are paid; `netBilling` when absent. */
  readonly metering?: Metering;
  /** Payment of net metering at the year's end for remaining energy, money/kWh, 0…1e6; 0 when absent. */
  readonly yearEndSellRate?: number;
}

/** A year's bill, money. */
export interface AnnualBill {
  readonly months: readonly MonthlyBill[];
  /** Addition up to an annual minimum. */
  readonly annualTopUp: number;
  /** Payment of net metering for remaining energy at the year's end, deducted. */
  readonly yearEndCredit: number;
  readonly total: number;
  /** Energy of the year, kWh. */
  readonly energyKilowattHours: number;
}

/**
 * Bills a year of usage.
 *
 * Energy by tiers (fuel adjustment added), time-of-use demand, flat demand on the billing demand, demand at the utility's peaks, reactive demand
 * P·tan φ, fixed charge; then the month's minimum, and at the year's end the annual one. The billing demand is max(peak, lookbackPercent · highest peak
 * of the other months that count, minimum); the months before January are those of the same year, as if it repeated. A demand priced in kVA is kW over
 * the power factor; in kW it may carry a power factor clause.
 *
 * Periods whose tiers have the same limits share them: the energy of the month in all of them climbs through the tiers, and each period has of every
 * tier the share that it has of that energy. Periods with other limits count their own energy. Tiers in kWh/kW end at hours of use of the billing
 * demand, before a power factor clause; one that is followed by tiers in kWh is a block with those as its steps.
 *
 * Exports earn the `sell` price of their period's first tier in the hour they happen (net billing); a month's credit does not take the bill below
 * nothing. With `netBillingRollover` the rest is carried to the year's later months, with `netMetering` the energy itself is, in its own period;
 * what is left in December lapses, but for the energy that `yearEndSellRate` pays.
 *
 * @param tariff the tariff
 * @param usage twelve months of usage, as {@link usageByPeriod} gives them or as read from bills
 * @param terms contract demand, power factor, taxes and metering; ranges at {@link BillingTerms}
 * @returns the bills of the months, line by line, and the year
 * @throws {TariffError} when the tariff cannot be billed or the usage does not match its periods
 * @throws {OutOfRangeError} when a usage is negative or not finite
 * @throws {UnknownNameError} when there is no such metering
 * @source openei-urdb, rate structures
 * @source nrel-sam, order of the lookback, tiers within a month and in hours of use, kinds of metering
 * @source nrel-reopt, coincident peaks
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
  const taxRate = requireInRange("taxRate", terms.taxRate ?? 0, 0, 1, "");
  const metering = requireKnown("metering", terms.metering ?? "netBilling", meterings);
  const yearEndSellRate = requireInRange("yearEndSellRate", terms.yearEndSellRate ?? 0, 0, 1e6, "1/kWh");
  const peaks = usage.map((month) => requireInRange("peakKilowatts", month.peakKilowatts, 0, 1e6, "kW"));
  let carried: Carried = { credit: 0, energy: [] };
  const months = usage.map((month, index): MonthlyBill => {
    requireExports(tariff, month.exportKilowattHours);
    const net = metering === "netMetering" ? netEnergy(month, carried.energy) : undefined;
    const billed = { ...month, energyKilowattHours: net?.taken ?? month.energyKilowattHours };
    const { items: charges, billingKilowatts } = chargesOf(tariff, billed, index, peaks, terms);
    const earned = net ? [] : exportItems(tariff, month.exportKilowattHours);
    const charged = sumOf(charges);
    const credit = carried.credit - sumOf(earned);
    const used = Math.min(credit, Math.max(0, charged));
    carried = { credit: metering === "netBillingRollover" ? credit - used : 0, energy: net?.left ?? [] };
    const items = [...charges, ...earned];
    // Credit of earlier months is used up, that of this month kept or lost.
    const moved = -used - sumOf(earned);
    if (moved !== 0) items.push(moved > 0 ? { kind: "creditNotPaid", amount: moved } : { kind: "exportCredit", amount: moved });
    const sum = charged - used;
    const minimum = monthlyMinimum(tariff, index);
    const minimumTopUp = minimum > 0 ? Math.max(0, minimum - sum) : 0;
    if (minimumTopUp > 0) items.push({ kind: "minimumTopUp", amount: minimumTopUp });
    const tax = taxRate * (sum + minimumTopUp);
    if (tax !== 0) items.push({ kind: "tax", quantity: sum + minimumTopUp, price: taxRate, amount: tax });
    return {
      energy: sumOf(charges, "energy", "fuelAdjustment"),
      demand: sumOf(charges, "demand"),
      flatDemand: sumOf(charges, "flatDemand"),
      coincidentDemand: sumOf(charges, "coincidentDemand"),
      reactiveDemand: sumOf(charges, "reactiveDemand"),
      fixed: sumOf(charges, "fixed"),
      exportCredit: used,
      minimumTopUp,
      tax,
      total: sum + minimumTopUp + tax,
      billingKilowatts,
      items,
    };
  });
  const yearEndCredit = yearEndSellRate * carried.energy.reduce((sum, quantity) => sum + quantity, 0);
  const sum = months.reduce((total, month) => total + month.total, 0) - yearEndCredit;
  const annualMinimum = requireInRange("annualmincharge", minimumChargesOf(tariff).year, 0, 1e9, "");
  // The minimum is one before taxes, as the months' are; without one, what is paid out may exceed what is charged.
  const annualTopUp = annualMinimum > 0 ? Math.max(0, annualMinimum * (1 + taxRate) - sum) : 0;
  const energyKilowattHours = usage.reduce((total, month) => total + month.energyKilowattHours.reduce((a, b) => a + b, 0), 0);
  return { months, annualTopUp, yearEndCredit, total: sum + annualTopUp, energyKilowattHours };
}

/** The lines of a month before exports, minimum and tax. */
function chargesOf(tariff: Tariff, month: MonthlyUsage, index: number, peaks: readonly number[], terms: BillingTerms) {
  const days = monthDays[index]!;
  const peak = peaks[index]!;
  const minimum = requireInRange("minimumBillingKilowatts", terms.minimumBillingKilowatts ?? 0, 0, 1e6, "kW");
  const billingKilowatts = Math.max(peak, minimum, lookback(tariff, peaks, index));
  const items = energyItems(tariff.energyratestructure, month.energyKilowattHours, (tiers) => tierEnds(tiers, days, billingKilowatts));
  const fuel = tariff.fueladjustmentsmonthly?.[index] ?? 0;
  const quantity = month.energyKilowattHours.reduce((sum, energy) => sum + energy, 0);
  if (fuel !== 0) items.push({ kind: "fuelAdjustment", quantity, unit: "kWh", price: fuel, amount: fuel * quantity });
  const demand = tariff.demandratestructure ? month.demandKilowatts.map(scaledBy(reactiveFactor("demandrateunit", tariff, terms))) : [];
  if (tariff.demandratestructure) {
    items.push(...structureItems("demand", "demandratestructure", tariff.demandratestructure, demand, unitOf(tariff.demandrateunit)));
  }
  const season = tariff.flatdemandmonths?.[index] ?? 0;
  const tiers = tariff.flatdemandstructure?.[season];
  if (tiers) {
    const billed = billingKilowatts * reactiveFactor("flatdemandunit", tariff, terms);
    items.push(...tierItems({ kind: "flatDemand", period: season, unit: unitOf(tariff.flatdemandunit) }, tiers, billed));
  }
  if (present(tariff.coincidentratestructure)) {
    if (!month.coincidentKilowatts)
      throw new TariffError("coincidentratestructure", "the hours of the utility's own peaks (systemPeakHours) must be known");
    const billed = month.coincidentKilowatts.map(scaledBy(reactiveFactor("coincidentrateunit", tariff, terms)));
    const unit = unitOf(tariff.coincidentrateunit);
    items.push(...structureItems("coincidentDemand", "coincidentratestructure", tariff.coincidentratestructure, billed, unit));
  }
  items.push(...reactiveItems(tariff, peak, terms));
  const { amount, unit } = fixedChargeOf(tariff);
  const fixed = monthlyCharge("fixedchargefirstmeter", amount, unit, days);
  if (fixed !== 0) items.push({ kind: "fixed", amount: fixed });
  return { items, billingKilowatts };
}

const scaledBy = (factor: number) => (value: number) => value * factor;
const unitOf = (unit: string | undefined) => (unit?.toLowerCase() === "kva" ? "kVA" : "kW");

/** Minimum sum of a month before taxes, money. */
function monthlyMinimum(tariff: Tariff, index: number): number {
  const { month } = minimumChargesOf(tariff);
  return Math.max(0, ...month.map(({ amount, unit }) => monthlyCharge("mincharge", amount, unit, monthDays[index]!)));
}

/** The reactive demand, peak times tan φ, less what is free, at its price. */
function reactiveItems(tariff: Tariff, peak: number, terms: BillingTerms): BillItem[] {
  const price = tariff.demandreactivepowercharge ?? 0;
  const free = requireInRange("freeReactiveShare", terms.freeReactiveShare ?? 0, 0, 10, "");
  if (price === 0) return [];
  if (terms.powerFactor === undefined)
    throw new TariffError("demandreactivepowercharge", "a reactive demand needs the power factor of the site");
  const factor = requireInRange("powerFactor", terms.powerFactor, 0.1, 1, "");
  const quantity = peak * Math.max(0, Math.sqrt(1 / factor ** 2 - 1) - free);
  return quantity > 0 ? [{ kind: "reactiveDemand", quantity, unit: "kvar", price, amount: quantity * price }] : [];
}

/** By how much a demand is billed higher than its kilowatts for the current that does no work. */
function reactiveFactor(field: "demandrateunit" | "flatdemandunit" | "coincidentrateunit", tariff: Tariff, terms: BillingTerms): number {
  const { powerFactor, requiredPowerFactor } = terms;
  const actual = powerFactor === undefined ? undefined : requireInRange("powerFactor", powerFactor, 0.1, 1, "");
  const required = requiredPowerFactor === undefined ? undefined : requireInRange("requiredPowerFactor", requiredPowerFactor, 0.1, 1, "");
  if (unitOf(tariff[field]) === "kVA") {
    if (actual === undefined) throw new TariffError(field, "a demand in kVA needs the power factor of the site");
    return 1 / actual;
  }
  if (required === undefined) return 1;
  if (actual === undefined) throw new TariffError(field, "a power factor clause needs the power factor of the site");
  return Math.max(1, required / actual);
}

/** Minimum billing demand by the demands of other months, kW. */
function lookback(tariff: Tariff, peaks: readonly number[], month: number): number {
  const flagged = tariff.lookbackMonths?.some(Boolean) ?? false;
  const range = tariff.lookbackRange || 11;
  const counting = peaks.filter((_, other) => (flagged ? tariff.lookbackMonths![other] : (month - other + 11) % 12 < range));
  return (tariff.lookbackPercent ?? 0) * Math.max(0, ...counting);
}
