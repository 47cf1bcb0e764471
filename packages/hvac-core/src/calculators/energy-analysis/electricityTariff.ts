import { usageByPeriod, type BillingTerms, type MonthlyUsage, type Tariff, type TariffTier } from "../../energy/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { caseHours } from "./caseHours.ts";
import { joulesPerKilowattHour, months } from "./loads.ts";
import type { CaseYear } from "./plant.ts";
import { daysAlike } from "./powerOfHours.ts";
import type { CaseValues, EnergyInput, EnergyValues } from "./schema.ts";

type Period = EnergyValues["energyPeriods"][number];
type DemandRow = EnergyValues["demandPeriods"][number];
type DemandTier = DemandRow["tiers"][number];

/** Refuses tiers that do not rise, at the tier that does not. */
export function requireRisingTiers(values: EnergyValues): void {
  if (values.electricityBy === "simple") return;
  const hold = (list: string, limits: ReadonlyArray<{ readonly path: string; readonly limit: number; readonly unit: string }>): void => {
    for (const [index, { path, limit, unit }] of limits.entries()) {
      const before = index === 0 ? 0 : limits[index - 1]!.limit;
      if (limit <= before)
        throw new OutOfRangeError({
          parameter: `${list}.${path}`,
          value: limit,
          min: before,
          max: Infinity,
          unit,
          reason: "tiers rise, and this one ends no higher than the one before it",
        });
    }
  };
  for (const { id, tiers } of values.energyPeriods) {
    const limits = energyTiers({ tiers }).flatMap(({ max }, index) => {
      const tier = tiers[index];
      if (max === undefined || !tier) return [];
      const field = tier.limitBy === "demand" ? "hoursLimit" : "energyLimit";
      return [{ path: `${id}.tiers.${tier.id}.${field}`, limit: max, unit: "" }];
    });
    hold("energyPeriods", limits);
  }
  for (const list of ["demandPeriods", "demandSeasons"] as const)
    for (const { id, tiers } of values[list]) {
      const last = tiers.findIndex(({ demandLimit }, index) => demandLimit === null || index === tiers.length - 1);
      hold(
        list,
        tiers
          .slice(0, Math.max(0, last))
          .map((tier) => ({ path: `${id}.tiers.${tier.id}.demandLimit`, limit: tier.demandLimit!, unit: "W" })),
      );
    }
}

/** The tariff of an input as a record of the rate database. */
export function tariffRecord(values: EnergyValues): Tariff {
  if (values.electricityBy === "simple")
    return {
      energyratestructure: [[{ rate: values.electricityPrice * joulesPerKilowattHour, sell: values.exportPrice * joulesPerKilowattHour }]],
      flatdemandstructure: [[{ rate: values.demandPrice * 1000 }]],
      fixedchargefirstmeter: values.electricityFixed,
    };
  const { energyPeriods, demandPeriods, demandSeasons } = values;
  const places = (rows: ReadonlyArray<{ readonly id: string }>, cells: readonly (string | null)[]): number[] =>
    cells.map((id) =>
      Math.max(
        0,
        rows.findIndex((row) => row.id === id),
      ),
    );
  const schedule = (rows: ReadonlyArray<{ readonly id: string }>, matrix: readonly (readonly (string | null)[])[]): number[][] =>
    matrix.map((cells) => places(rows, cells));
  return {
    ...(energyPeriods.length > 0 && {
      energyratestructure: energyPeriods.map((period) => {
        const [first, ...rest] = energyTiers(period);
        return [{ ...first, sell: (period.sellPrice ?? 0) * joulesPerKilowattHour }, ...rest];
      }),
      energyweekdayschedule: schedule(energyPeriods, values.energyWeekday),
      energyweekendschedule: schedule(energyPeriods, values.energyWeekend),
    }),
    ...(demandPeriods.length > 0 && {
      demandratestructure: demandPeriods.map(demandTiers),
      demandweekdayschedule: schedule(demandPeriods, values.demandWeekday),
      demandweekendschedule: schedule(demandPeriods, values.demandWeekend),
      demandrateunit: values.demandUnit,
    }),
    ...(demandSeasons.length > 0 && {
      flatdemandstructure: demandSeasons.map(demandTiers),
      flatdemandmonths: places(demandSeasons, values.demandMonths),
      flatdemandunit: values.demandUnit,
      lookbackPercent: values.ratchet,
      lookbackRange: values.ratchetMonths,
    }),
    fixedchargefirstmeter: values.electricityFixed,
    mincharge: values.minimumBill,
    annualmincharge: values.annualMinimum,
    fueladjustmentsmonthly: values.fuelAdjustments.map((adjustment) => adjustment * joulesPerKilowattHour),
  };
}

/** What the contract adds to it. */
export function billingTerms(values: EnergyValues): BillingTerms {
  const { metering } = values;
  if (values.electricityBy === "simple") return { metering };
  return {
    metering,
    minimumBillingKilowatts: values.contractDemand / 1000,
    taxRate: values.electricityTax,
    ...(values.demandUnit === "kVA" && { powerFactor: values.powerFactor }),
  };
}

const units = { month: "kWh", day: "kWh daily", demand: "kWh/kW" } as const;

function energyTiers({ tiers }: Pick<Period, "tiers">): TariffTier[] {
  const last = tiers.findIndex(({ limitBy }, index) => limitBy === "none" || index === tiers.length - 1);
  const stated = tiers.slice(0, last + 1).map((tier, index): TariffTier => {
    const { limitBy, energyLimit, hoursLimit, price, adjustment } = tier;
    return {
      rate: price * joulesPerKilowattHour,
      adj: adjustment * joulesPerKilowattHour,
      ...(index < last &&
        limitBy !== "none" && {
          max: limitBy === "demand" ? hoursLimit / 3600 : energyLimit / joulesPerKilowattHour,
          unit: units[limitBy],
        }),
    };
  });
  return stated.length > 0 ? stated : [{ rate: 0 }];
}

function demandTiers({ tiers }: DemandRow): TariffTier[] {
  const last = tiers.findIndex(({ demandLimit }, index) => demandLimit === null || index === tiers.length - 1);
  const stated = tiers.slice(0, last + 1).map(({ demandLimit, price }: DemandTier, index): TariffTier => ({
    rate: price * 1000,
    ...(index < last && { max: demandLimit! / 1000 }),
  }));
  return stated.length > 0 ? stated : [{ rate: 0 }];
}

/** Electricity of the months as the meter shows it to the tariff: hour by hour, or spread by the day's profile with its highest demand as estimated. */
export function usageOf(
  tariff: Tariff,
  year: CaseYear,
  electricity: readonly number[],
  values: EnergyValues,
  row: CaseValues,
): readonly MonthlyUsage[] {
  if (values.electricityBy === "simple")
    return months.map((month) => ({
      energyKilowattHours: [electricity[month]! / joulesPerKilowattHour],
      demandKilowatts: [],
      peakKilowatts: year.demand[month]! / 1000,
    }));
  if (values.loadMethod === "hours")
    return usageByPeriod(tariff, { power: [...caseHours(values, row).power], firstWeekday: Number(values.yearBegins) });
  return months.map((month): MonthlyUsage => {
    const usage = profiledUsage(tariff, month, electricity[month]!, values);
    const factor = usage.peakKilowatts > 0 ? year.demand[month]! / 1000 / usage.peakKilowatts : 0;
    return {
      ...usage,
      demandKilowatts: usage.demandKilowatts.map((demand) => demand * factor),
      peakKilowatts: usage.peakKilowatts * factor,
    };
  });
}

/** A month whose weekdays are alike, and its days of the weekend, as hours one by one would be sorted into the periods. */
function profiledUsage(tariff: Tariff, month: number, energy: number, values: EnergyValues): MonthlyUsage {
  const energies = Array<number>(Math.max(tariff.energyratestructure?.length ?? 1, 1)).fill(0);
  const demands = Array<number>(tariff.demandratestructure?.length ?? 0).fill(0);
  let peak = 0;
  for (const { weekend, count, power } of daysAlike(month, energy, values)) {
    const energyHours = (weekend ? tariff.energyweekendschedule : tariff.energyweekdayschedule)?.[month];
    const demandHours = (weekend ? tariff.demandweekendschedule : tariff.demandweekdayschedule)?.[month];
    for (const [hour, watts] of power.entries()) {
      const kilowatts = watts / 1000;
      energies[energyHours?.[hour] ?? 0]! += count * kilowatts;
      const period = demandHours?.[hour] ?? 0;
      if (demands.length > 0) demands[period] = Math.max(demands[period]!, kilowatts);
      peak = Math.max(peak, kilowatts);
    }
  }
  return { energyKilowattHours: energies, demandKilowatts: demands, peakKilowatts: peak };
}

/**
 * A tariff of the rate database as fields of an input: to be put into a form, where each number can be seen and changed.
 *
 * @param tariff prices per kWh and kW, as {@link importUrdb} gives them
 * @returns the fields of the full tariff
 */
export function tariffFieldsOf(tariff: Tariff): Partial<EnergyInput> {
  const id = (kind: string, index: number): string => `${kind}${index + 1}`;
  const perEnergy = (value: number) => ({ value, unit: "money/kWh" }) as const;
  const demandRows = (kind: string, structure: Tariff["demandratestructure"] = []) =>
    structure.map((tiers, index) => ({
      id: id(kind, index),
      name: `${kind === "s" ? "Season" : "Period"} ${index + 1}`,
      tiers: tiers.map(({ rate = 0, adj = 0, max }, place) => ({
        id: id("t", place),
        price: { value: rate + adj, unit: "money/kW" } as const,
        ...(max !== undefined && place < tiers.length - 1 && { demandLimit: { value: max, unit: "kW" } as const }),
      })),
    }));
  const schedule = (kind: string, rows: Tariff["energyweekdayschedule"]) => rows?.map((cells) => cells.map((period) => id(kind, period)));
  const fixed = tariff.fixedchargefirstmeter ?? tariff.fixedmonthlycharge;
  const monthly = (amount: number, unit = "$/month"): number =>
    unit.toLowerCase() === "$/day" ? (amount * 365) / 12 : unit.toLowerCase() === "$/year" ? amount / 12 : amount;
  const isYearly = tariff.minchargeunits?.toLowerCase() === "$/year";
  const least = isYearly ? tariff.minmonthlycharge : (tariff.mincharge ?? tariff.minmonthlycharge);
  const fields: { readonly [Name in keyof EnergyInput]: EnergyInput[Name] | undefined } = {
    electricityBy: "full",
    energyPeriods: tariff.energyratestructure?.map((tiers, index) => ({
      id: id("e", index),
      name: `Period ${index + 1}`,
      ...(tiers[0]?.sell !== undefined && { sellPrice: perEnergy(tiers[0].sell) }),
      tiers: tiers.map(({ rate = 0, adj = 0, max, unit = "kWh" }, place) => ({
        id: id("t", place),
        // A price of the form is never below nothing; a credit stands with the adjustments, and is billed alike.
        price: perEnergy(Math.max(0, rate)),
        adjustment: perEnergy(adj + Math.min(0, rate)),
        ...(max !== undefined && place < tiers.length - 1 && limitOf(max, unit)),
      })),
    })),
    energyWeekday: schedule("e", tariff.energyweekdayschedule),
    energyWeekend: schedule("e", tariff.energyweekendschedule),
    demandPeriods: tariff.demandratestructure && demandRows("d", tariff.demandratestructure),
    demandWeekday: schedule("d", tariff.demandweekdayschedule),
    demandWeekend: schedule("d", tariff.demandweekendschedule),
    demandSeasons: tariff.flatdemandstructure && demandRows("s", tariff.flatdemandstructure),
    demandMonths: tariff.flatdemandmonths?.map((season) => id("s", season)),
    demandUnit: [tariff.demandrateunit, tariff.flatdemandunit].some((unit) => unit?.toLowerCase() === "kva") ? "kVA" : undefined,
    ratchet: tariff.lookbackPercent,
    ratchetMonths: tariff.lookbackRange || undefined,
    electricityFixed:
      fixed === undefined ? undefined : monthly(fixed, tariff.fixedchargefirstmeter === undefined ? undefined : tariff.fixedchargeunits),
    minimumBill:
      least === undefined ? undefined : monthly(least, isYearly || tariff.mincharge === undefined ? undefined : tariff.minchargeunits),
    annualMinimum: isYearly ? tariff.mincharge : tariff.annualmincharge,
    fuelAdjustments: tariff.fueladjustmentsmonthly && { values: tariff.fueladjustmentsmonthly, unit: "money/kWh" },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function limitOf(max: number, unit: string) {
  switch (unit.toLowerCase()) {
    case "kwh daily":
      return { limitBy: "day", energyLimit: { value: max, unit: "kWh" } } as const;
    case "kwh/kw":
      return { limitBy: "demand", hoursLimit: { value: max, unit: "h" } } as const;
    default:
      return { limitBy: "month", energyLimit: { value: max, unit: "kWh" } } as const;
  }
}
