import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { misplacedTier, tierUnit, tierUnits } from "./tiers.ts";
import type { Tariff, TariffTier } from "./tariffShape.ts";

/** A tariff that uses something this engine does not bill, or that contradicts itself. `parameter` names the field. */
export class TariffError extends OutOfRangeError {
  constructor(field: string, reason: string) {
    super({ parameter: field, value: NaN, min: -Infinity, max: Infinity, unit: "", reason });
    this.name = "TariffError";
    this.message = `${field}: ${reason}`;
  }
}

/** Share of a month in a charge with a unit, by the days of the month. */
const perMonth: Readonly<Record<string, (days: number) => number>> = {
  "$/month": () => 1,
  "$/day": (days) => days,
  "$/year": (days) => days / 365,
};

/** Money a month that a charge with a unit stands for. */
export function monthlyCharge(field: string, amount: number, unit: string, days: number): number {
  requireInRange(field, amount, 0, 1e9, "");
  requireChargeUnit(`${field} unit`, unit);
  return amount * perMonth[unit.toLowerCase()]!(days);
}

/** Whether a charge can be billed in a unit. */
export const isChargeUnit = (unit: string | undefined): boolean => unit === undefined || Object.hasOwn(perMonth, unit.toLowerCase());

function requireChargeUnit(field: string, unit: string | undefined): void {
  if (!isChargeUnit(unit)) throw new TariffError(field, `"${unit}" is not supported; it must be $/month, $/day or $/year`);
}

/**
 * Refuses a tariff that cannot be billed, naming the field.
 *
 * @param tariff the tariff, as URDB gives it
 * @returns the same tariff
 * @throws {TariffError} when a field is not supported, has a wrong shape, or points to a period that does not exist
 * @throws {OutOfRangeError} when a price is not a finite number
 * @source openei-urdb, response fields
 * @example
 * ```ts
 * import { requireTariff } from "@org/hvac-core/energy";
 * requireTariff({ energyratestructure: [[{ rate: 0.12 }]] }).energyratestructure?.length; // 1
 * ```
 */
export function requireTariff(tariff: Tariff): Tariff {
  if (present(tariff.demandratchetpercentage)) {
    throw new TariffError("demandratchetpercentage", "its meaning differs between records; enter it as lookbackPercent with its months");
  }
  requireInRange("demandreactivepowercharge", tariff.demandreactivepowercharge ?? 0, 0, 1e6, "");
  requireNames(tariff);
  for (const field of ["demandrateunit", "flatdemandunit", "coincidentrateunit"] as const)
    if (!isDemandUnit(tariff[field])) throw new TariffError(field, `"${tariff[field]}" is not supported; it must be kW or kVA`);
  for (const [field, charge] of [
    ["fixedchargeunits", tariff.fixedchargefirstmeter],
    ["minchargeunits", tariff.mincharge],
  ] as const)
    if (charge !== undefined) requireChargeUnit(field, tariff[field]);
  requireStructure("energyratestructure", tariff.energyratestructure, true);
  requireStructure("demandratestructure", tariff.demandratestructure, false);
  requireStructure("flatdemandstructure", tariff.flatdemandstructure, false);
  if (present(tariff.coincidentratestructure)) requireStructure("coincidentratestructure", tariff.coincidentratestructure, false);
  for (const kind of ["energy", "demand"] as const) {
    const periods = tariff[`${kind}ratestructure`]?.length ?? 0;
    for (const day of ["weekday", "weekend"] as const) requireSchedule(`${kind}${day}schedule`, tariff[`${kind}${day}schedule`], periods);
  }
  if (present(tariff.coincidentratestructure)) {
    requireSchedule("coincidentrateschedule", tariff.coincidentrateschedule, tariff.coincidentratestructure!.length);
  }
  const seasons = tariff.flatdemandstructure?.length ?? 0;
  if (tariff.flatdemandmonths) requireRow("flatdemandmonths", tariff.flatdemandmonths, 12, Math.max(seasons, 1));
  else if (seasons > 1) throw new TariffError("flatdemandmonths", "several seasons need the season of each month");
  requireInRange("lookbackPercent", tariff.lookbackPercent ?? 0, 0, 1, "");
  requireInRange("lookbackRange", tariff.lookbackRange ?? 0, 0, 12, "");
  if (tariff.lookbackMonths?.length) requireRow("lookbackMonths", tariff.lookbackMonths.map(Number), 12, 2);
  if (tariff.lookbackRange && tariff.lookbackMonths?.some(Boolean)) {
    throw new TariffError("lookbackMonths", "either flagged months or a lookbackRange, not both");
  }
  if (tariff.fueladjustmentsmonthly) {
    if (tariff.fueladjustmentsmonthly.length !== 12) throw new TariffError("fueladjustmentsmonthly", "it must have 12 values");
    for (const value of tariff.fueladjustmentsmonthly) requireInRange("fueladjustmentsmonthly", value, -1e4, 1e4, "");
  }
  return tariff;
}

/** Whether demand can be billed in a unit. */
export const isDemandUnit = (unit: string | undefined): boolean => unit === undefined || ["kw", "kva"].includes(unit.trim().toLowerCase());

const camelNames: ReadonlyMap<string, string> = new Map(
  ["lookbackPercent", "lookbackMonths", "lookbackRange"].map((name) => [name.toLowerCase(), name]),
);

/** Refuses the names of a record as the web service spells them, which would be ignored. */
function requireNames(tariff: Tariff): void {
  for (const [name, value] of Object.entries(tariff) as [string, unknown][]) {
    const known = name.toLowerCase() === "coincidentschedule" ? "coincidentrateschedule" : camelNames.get(name.toLowerCase());
    if (known !== undefined && known !== name && present(value))
      throw new TariffError(name, `the name is ${known}; read a record of the rate database with importUrdb`);
  }
}

/** True for anything but absent, zero, and lists and objects of nothing but those. */
export function present(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).some(present);
  return value !== undefined && value !== null && value !== 0 && value !== "" && value !== false;
}

/** Records write 1e38 for a tier without an end. */
const unlimited = 1e40;

export function requireStructure(field: string, structure: Tariff["energyratestructure"], energy: boolean): void {
  if (structure === undefined) return;
  if (structure.length === 0) throw new TariffError(field, "it must have at least one period");
  for (const tiers of structure) {
    if (tiers.length === 0) throw new TariffError(field, "every period needs at least one tier");
    for (const tier of tiers) {
      requireInRange(`${field}.max`, tier.max ?? 0, 0, unlimited, "");
      requireInRange(`${field}.rate`, tier.rate ?? 0, -1e6, 1e6, "");
      requireInRange(`${field}.adj`, tier.adj ?? 0, -1e6, 1e6, "");
      requireInRange(`${field}.sell`, tier.sell ?? 0, -1e6, 1e6, "");
      if (energy && !isTierUnit(tier))
        throw new TariffError(`${field}.unit`, `"${tier.unit}" is not supported; it must be kWh, kWh daily, kWh/kW or kWh/kW daily`);
    }
    // The limits of demand are in the unit of the whole structure.
    const misplaced = misplacedTier(energy ? tiers : tiers.map(({ max }) => (max === undefined ? {} : { max })));
    if (misplaced) throw new TariffError(`${field}.max`, misplaced.reason);
  }
}

/** Whether the unit of an energy tier is one that can be billed. */
export function isTierUnit(tier: TariffTier): boolean {
  return (tierUnits as readonly string[]).includes(tierUnit(tier));
}

function requireSchedule(field: string, schedule: Tariff["energyweekdayschedule"], periods: number): void {
  if (schedule === undefined) {
    if (periods > 1) throw new TariffError(field, "several periods need a schedule");
    return;
  }
  if (schedule.length !== 12) throw new TariffError(field, "it must have 12 months");
  for (const row of schedule) requireRow(field, row, 24, Math.max(periods, 1));
}

function requireRow(field: string, row: readonly number[], length: number, values: number): void {
  if (row.length !== length) throw new TariffError(field, `each row must have ${length} values`);
  for (const value of row) {
    if (!Number.isInteger(value) || value < 0 || value >= values)
      throw new TariffError(field, `${value} is not one of the ${values} periods from 0`);
  }
}
