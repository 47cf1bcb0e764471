import { usageByPeriod, type BillingTerms, type MonthlyUsage, type Tariff, type TariffTier } from "../../energy/index.ts";
import { misplacedTier } from "../../energy/internal.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { caseHours } from "./caseHours.ts";
import { joulesPerKilowattHour, months } from "./loads.ts";
import type { CaseYear } from "./plant.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import { dayGroups } from "./dayGroups.ts";

type Period = EnergyValues["energyPeriods"][number];
type DemandRow = EnergyValues["demandPeriods"][number];
type DemandTier = DemandRow["tiers"][number];

/** Refuses tiers whose limits do not rise, at the first such tier. */
export function requireRisingTiers(values: EnergyValues): void {
  if (values.electricityBy === "simple") return;
  const requireOrder = <Row extends { readonly id: string }>(
    list: string,
    { id, tiers }: { readonly id: string; readonly tiers: readonly Row[] },
    limits: readonly TariffTier[],
    fieldOf: (row: Row) => string,
  ): void => {
    const misplaced = misplacedTier(limits);
    if (!misplaced) return;
    const row = tiers[misplaced.index]!;
    throw new OutOfRangeError({
      parameter: `${list}.${id}.tiers.${row.id}.${fieldOf(row)}`,
      value: limits[misplaced.index]!.max!,
      min: 0,
      max: Infinity,
      unit: "",
      reason: "limits must rise from tier to tier",
    });
  };
  for (const period of values.energyPeriods)
    requireOrder("energyPeriods", period, energyTiers(period), ({ limitBy }) =>
      limitBy === "demand" || limitBy === "demandDay" ? "hoursLimit" : "energyLimit",
    );
  for (const list of ["demandPeriods", "demandSeasons"] as const)
    for (const row of values[list]) requireOrder(list, row, demandTiers(row), () => "demandLimit");
}

/** Tariff of an input as a record of the rate database. */
export function tariffRecord(values: EnergyValues): Tariff {
  if (values.electricityBy === "simple")
    return {
      energyratestructure: [[{ rate: values.electricityPrice * joulesPerKilowattHour, sell: values.exportPrice * joulesPerKilowattHour }]],
      flatdemandstructure: [[{ rate: values.demandPrice * 1000 }]],
      fixedchargefirstmeter: values.electricityFixed,
    };
  const { energyPeriods, demandPeriods, demandSeasons } = values;
  const indicesOf = (rows: ReadonlyArray<{ readonly id: string }>, cells: readonly (string | null)[]): number[] =>
    cells.map((id) =>
      Math.max(
        0,
        rows.findIndex((row) => row.id === id),
      ),
    );
  const schedule = (rows: ReadonlyArray<{ readonly id: string }>, matrix: readonly (readonly (string | null)[])[]): number[][] =>
    matrix.map((cells) => indicesOf(rows, cells));
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
      flatdemandmonths: indicesOf(demandSeasons, values.demandMonths),
      flatdemandunit: values.demandUnit,
    }),
    ...ratchetOf(values),
    fixedchargefirstmeter: values.electricityFixed,
    mincharge: values.minimumBill,
    annualmincharge: values.annualMinimum,
    fueladjustmentsmonthly: values.fuelAdjustments.map((adjustment) => adjustment * joulesPerKilowattHour),
  };
}

/** Ratchet of the tariff; without a month that sets it there is no ratchet. */
function ratchetOf({ ratchet, ratchetBy, ratchetMonths, ratchetSelected }: EnergyValues): Tariff {
  if (ratchetBy === "before") return { lookbackPercent: ratchet, lookbackRange: ratchetMonths };
  return ratchetSelected.some(Boolean) ? { lookbackPercent: ratchet, lookbackMonths: ratchetSelected } : {};
}

/** Terms of the contract that a rate record does not have. */
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

const units = { month: "kWh", day: "kWh daily", demand: "kWh/kW", demandDay: "kWh/kW daily" } as const;

function energyTiers({ tiers }: Pick<Period, "tiers">): TariffTier[] {
  const last = tiers.findIndex(({ limitBy }, index) => limitBy === "none" || index === tiers.length - 1);
  const limited = tiers.slice(0, last + 1).map((tier, index): TariffTier => {
    const { limitBy, energyLimit, hoursLimit, price, adjustment } = tier;
    return {
      rate: price * joulesPerKilowattHour,
      adj: adjustment * joulesPerKilowattHour,
      ...(index < last &&
        limitBy !== "none" && {
          max: limitBy.startsWith("demand") ? hoursLimit / 3600 : energyLimit / joulesPerKilowattHour,
          unit: units[limitBy],
        }),
    };
  });
  return limited.length > 0 ? limited : [{ rate: 0 }];
}

function demandTiers({ tiers }: DemandRow): TariffTier[] {
  const last = tiers.findIndex(({ demandLimit }, index) => demandLimit === null || index === tiers.length - 1);
  const limited = tiers
    .slice(0, last + 1)
    .map(({ demandLimit, price }: DemandTier, index): TariffTier => ({
      rate: price * 1000,
      ...(index < last && { max: demandLimit! / 1000 }),
    }));
  return limited.length > 0 ? limited : [{ rate: 0 }];
}

/** Metered electricity by month: hour by hour, or spread by the daily profile with the estimated peak demand. */
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

/** Metered electricity of a month whose weekdays and weekend days each have one profile. */
function profiledUsage(tariff: Tariff, month: number, energy: number, values: EnergyValues): MonthlyUsage {
  const energies = Array<number>(Math.max(tariff.energyratestructure?.length ?? 1, 1)).fill(0);
  const demands = Array<number>(tariff.demandratestructure?.length ?? 0).fill(0);
  let peak = 0;
  for (const { weekend, count, power } of dayGroups(month, energy, values)) {
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
