import type { Tariff, TariffTier } from "../../energy/index.ts";
import { fixedChargeOf, isHoursOfUse, minimumChargesOf, tierUnit, type StandingCharge } from "../../energy/internal.ts";
import type { EnergyInput } from "./schema.ts";

type Structure = NonNullable<Tariff["energyratestructure"]>;

const id = (kind: string, index: number): string => `${kind}${index + 1}`;
const perEnergy = (value: number) => ({ value, unit: "money/kWh" }) as const;

/** More than the energy of any month, kWh: limit of a step that ends with its block. */
const openStep = 1e9;

/**
 * Fields of an input from a tariff of the rate database. Periods and seasons without an hour or month are omitted.
 *
 * @param tariff prices per kWh and kW, as {@link importUrdb} gives them
 * @returns the fields of the full tariff
 */
export function tariffFieldsOf(tariff: Tariff): Partial<EnergyInput> {
  const fixed = fixedChargeOf(tariff);
  const minimum = minimumChargesOf(tariff);
  const energy = usedPeriods(tariff.energyratestructure, [tariff.energyweekdayschedule, tariff.energyweekendschedule]);
  const demand = usedPeriods(tariff.demandratestructure, [tariff.demandweekdayschedule, tariff.demandweekendschedule]);
  const seasons = usedPeriods(tariff.flatdemandstructure, [tariff.flatdemandmonths && [tariff.flatdemandmonths]]);
  const schedule = (kind: string, periods: readonly number[], rows: Tariff["energyweekdayschedule"]) =>
    rows?.map((cells) => cells.map((period) => id(kind, periods.indexOf(period))));
  const fields: { readonly [Name in keyof EnergyInput]: EnergyInput[Name] | undefined } = {
    electricityBy: "full",
    energyPeriods: tariff.energyratestructure && energy.map((period, index) => energyPeriod(tariff.energyratestructure![period]!, index)),
    energyWeekday: schedule("e", energy, tariff.energyweekdayschedule),
    energyWeekend: schedule("e", energy, tariff.energyweekendschedule),
    demandPeriods: tariff.demandratestructure && demandRows("d", demand, tariff.demandratestructure),
    demandWeekday: schedule("d", demand, tariff.demandweekdayschedule),
    demandWeekend: schedule("d", demand, tariff.demandweekendschedule),
    demandSeasons: tariff.flatdemandstructure && demandRows("s", seasons, tariff.flatdemandstructure),
    demandMonths: tariff.flatdemandmonths?.map((season) => id("s", seasons.indexOf(season))),
    demandUnit: [tariff.demandrateunit, tariff.flatdemandunit].some((unit) => unit?.toLowerCase() === "kva") ? "kVA" : undefined,
    ratchet: tariff.lookbackPercent,
    ratchetBy: hasSelectedMonths(tariff) ? "selected" : undefined,
    ratchetMonths: tariff.lookbackRange || undefined,
    ratchetSelected: hasSelectedMonths(tariff) ? tariff.lookbackMonths!.map(Boolean) : undefined,
    electricityFixed: monthly(fixed) || undefined,
    minimumBill: Math.max(0, ...minimum.month.map(monthly)) || undefined,
    annualMinimum: minimum.year || undefined,
    fuelAdjustments: tariff.fueladjustmentsmonthly && { values: tariff.fueladjustmentsmonthly, unit: "money/kWh" },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Charge per day or year, converted to a mean month, money. */
function monthly({ amount, unit }: StandingCharge): number {
  return unit.toLowerCase() === "$/day" ? (amount * 365) / 12 : unit.toLowerCase() === "$/year" ? amount / 12 : amount;
}

const hasSelectedMonths = ({ lookbackMonths }: Tariff): boolean => lookbackMonths?.some(Boolean) ?? false;

/** Periods of a structure that occur in its schedules, in rising order; the first period without a schedule. */
function usedPeriods(structure: Structure | undefined, schedules: ReadonlyArray<Tariff["energyweekdayschedule"]>): number[] {
  if (!structure) return [];
  const used = new Set(schedules.flatMap((rows) => rows?.flat() ?? [0]));
  return [...structure.keys()].filter((period) => used.has(period));
}

function energyPeriod(tiers: readonly TariffTier[], index: number) {
  const sell = tiers[0]?.sell;
  return {
    id: id("e", index),
    name: `Period ${index + 1}`,
    ...(sell !== undefined && { sellPrice: perEnergy(sell) }),
    tiers: tiers.map((tier, place) => {
      const { rate = 0, adj = 0 } = tier;
      return {
        id: id("t", place),
        // The price field is never negative: a credit becomes an adjustment, which is billed in the same way.
        price: perEnergy(Math.max(0, rate)),
        adjustment: perEnergy(adj + Math.min(0, rate)),
        ...(place < tiers.length - 1 && limitOf(tier)),
      };
    }),
  };
}

function demandRows(kind: string, periods: readonly number[], structure: Structure) {
  return periods.map((period, index) => {
    const tiers = structure[period]!;
    return {
      id: id(kind, index),
      name: `${kind === "s" ? "Season" : "Period"} ${index + 1}`,
      tiers: tiers.map(({ rate = 0, adj = 0, max }, place) => ({
        id: id("t", place),
        price: { value: rate + adj, unit: "money/kW" } as const,
        ...(max !== undefined && place < tiers.length - 1 && { demandLimit: { value: max, unit: "kW" } as const }),
      })),
    };
  });
}

function limitOf(tier: TariffTier) {
  const { max = openStep } = tier;
  const isDaily = tierUnit(tier).endsWith("daily");
  if (isHoursOfUse(tier)) return { limitBy: isDaily ? "demandDay" : "demand", hoursLimit: { value: max, unit: "h" } } as const;
  return { limitBy: isDaily ? "day" : "month", energyLimit: { value: max, unit: "kWh" } } as const;
}
