import { requireInRange } from "../refusals/errors.ts";
import type { BillItem } from "./charges.ts";
import { TariffError } from "./tariff.ts";
import type { MonthlyUsage } from "./usage.ts";
import type { Tariff } from "./tariffShape.ts";

/**
 * How what a building gives to the grid is paid: `netBilling` at the price of its hour, up to the month's charges; `netBillingRollover` the same, with
 * what is left carried to the next months of the year; `netMetering` kilowatt-hour against kilowatt-hour of the same period, the surplus carried to
 * the next months and paid at the year's end.
 */
export type Metering = "netBilling" | "netBillingRollover" | "netMetering";

export const meterings = ["netBilling", "netBillingRollover", "netMetering"] as const;

/** Remainder for later months: credit, money, and energy by period, kWh. */
export interface Carried {
  readonly credit: number;
  readonly energy: readonly number[];
}

/** Energy of a month after kilowatt-hours given, and those kept from earlier months, have been set against those taken. */
export function netEnergy(month: MonthlyUsage, carried: readonly number[]): { taken: number[]; left: number[] } {
  const left: number[] = [];
  const taken = month.energyKilowattHours.map((quantity, period) => {
    const available = (month.exportKilowattHours?.[period] ?? 0) + (carried[period] ?? 0);
    left.push(Math.max(0, available - quantity));
    return Math.max(0, quantity - available);
  });
  return { taken, left };
}

/** Credit of exports in a month, at the price of each period's first tier. */
export function exportItems(tariff: Tariff, given: readonly number[] | undefined): BillItem[] {
  if (!given) return [];
  const structure = tariff.energyratestructure;
  requireExports(tariff, given);
  return given.flatMap((quantity, period) => {
    const price = structure?.[period]![0]!.sell;
    if (quantity > 0 && price === undefined)
      throw new TariffError("energyratestructure.sell", "the load exports, but the tariff names no price for it");
    return quantity > 0
      ? [{ kind: "exportCredit", period, quantity, unit: "kWh", price: price!, amount: -quantity * price! } as const]
      : [];
  });
}

/** Refuses exports that do not match the tariff's periods. */
export function requireExports(tariff: Tariff, given: readonly number[] | undefined): void {
  const structure = tariff.energyratestructure;
  if (given && structure && given.length !== structure.length)
    throw new TariffError("energyratestructure", `exports have ${given.length} periods, the tariff ${structure.length}`);
  for (const quantity of given ?? []) requireInRange("export of energyratestructure", quantity, 0, 1e12, "kWh");
}
