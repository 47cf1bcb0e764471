import { shortMonthNames } from "../quantity/months.ts";
import type { Tariff, TariffTier } from "./tariffShape.ts";

/** Units of the limits of energy tiers, in lower case. */
export const tierUnits = ["kwh", "kwh daily", "kwh/kw", "kwh/kw daily"] as const;

/** Unit of a tier's limit in lower case; kilowatt-hours of the month when absent. */
export function tierUnit({ unit = "kwh" }: TariffTier): string {
  return unit.trim().toLowerCase().replaceAll(/\s+/g, " ");
}

/** Whether a tier ends at hours of use of the billing demand (kWh/kW). */
export function isHoursOfUse(tier: TariffTier): boolean {
  return tierUnit(tier).startsWith("kwh/kw");
}

/**
 * Whether a tier by hours of use is a block: the tiers by energy that come next are its steps, and their prices are used instead of that of the tier. The last
 * tier of a table is what remains above the others, never a step.
 */
export function isBlock(tiers: readonly TariffTier[], index: number): boolean {
  return isHoursOfUse(tiers[index]!) && index + 1 < tiers.length - 1 && !isHoursOfUse(tiers[index + 1]!);
}

/** The first tier whose limit contradicts those before it: limits of one unit rise along the table, and only the last tier and the last step of a block are open. */
export function misplacedTier(tiers: readonly TariffTier[]): { readonly index: number; readonly reason: string } | undefined {
  const highest = new Map<string, number>();
  for (const [index, tier] of tiers.entries()) {
    const next = tiers[index + 1];
    if (tier.max === undefined) {
      const endsBlock = !isHoursOfUse(tier) && next && isHoursOfUse(next) && tiers.slice(0, index).some(isHoursOfUse);
      if (next && !endsBlock) return { index, reason: "only the last tier may be open" };
      continue;
    }
    const unit = tierUnit(tier);
    if (!(tier.max > (highest.get(unit) ?? 0))) return { index, reason: "tiers must rise" };
    highest.set(unit, tier.max);
  }
  return undefined;
}

/**
 * Energy of a month at which each tier ends, kWh, never below the one before. A tier that ends where the one before ends is empty, and a block ends where
 * it begins: its steps, which it cuts off at its hours of use, have its energy.
 *
 * @param tiers tiers of a period
 * @param days days of the month
 * @param billingKilowatts billing demand of the month, kW
 */
export function tierEnds(tiers: readonly TariffTier[], days: number, billingKilowatts: number): number[] {
  let [end, blockEnd] = [0, Infinity];
  return tiers.map((tier, index) => {
    if (index === tiers.length - 1) return Infinity;
    const factor = (isHoursOfUse(tier) ? billingKilowatts : 1) * (tierUnit(tier).endsWith("daily") ? days : 1);
    const limit = tier.max === undefined ? Infinity : tier.max * factor;
    if (isHoursOfUse(tier)) blockEnd = limit;
    end = Math.max(end, isBlock(tiers, index) ? 0 : Math.min(limit, blockEnd));
    return end;
  });
}

/** The limits of a period's tiers as a text: periods of a month with the same text share their tiers. */
export function limitsOf(tiers: readonly TariffTier[]): string {
  // Nine digits: what unit conversions change lies below.
  return tiers
    .slice(0, -1)
    .map((tier) => `${tier.max?.toPrecision(9)} ${tierUnit(tier)}`)
    .join(", ");
}

/** The months in which periods have tiers with different limits, so that they do not share them, as a text; undefined when there are none. */
export function monthsOfSeparateTiers({
  energyratestructure,
  energyweekdayschedule,
  energyweekendschedule,
}: Pick<Tariff, "energyratestructure" | "energyweekdayschedule" | "energyweekendschedule">): string | undefined {
  if (!energyratestructure) return undefined;
  const limits = energyratestructure.map(limitsOf);
  const months = shortMonthNames.filter((_, month) => {
    const periods = [energyweekdayschedule, energyweekendschedule].flatMap((schedule) => schedule?.[month] ?? [0]);
    return new Set(periods.map((period) => limits[period])).size > 1;
  });
  return months.length === 12 ? "every month" : months.length > 0 ? months.join(", ") : undefined;
}

/** Whether a tariff has a charge that a minimum billing demand changes: a flat demand charge, or tiers by hours of use. */
export function usesBillingDemand({ flatdemandstructure, energyratestructure }: Tariff): boolean {
  const isPriced = ({ rate = 0, adj = 0 }: TariffTier) => rate + adj !== 0;
  const flat = flatdemandstructure?.some((tiers) => tiers.some(isPriced)) ?? false;
  return flat || (energyratestructure?.some((tiers) => tiers.slice(0, -1).some(isHoursOfUse)) ?? false);
}
