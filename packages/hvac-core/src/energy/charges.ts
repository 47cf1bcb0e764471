import { requireInRange } from "../refusals/errors.ts";
import { TariffError } from "./tariff.ts";
import { limitsOf } from "./tiers.ts";
import type { Tariff, TariffTier } from "./tariffShape.ts";

/** One line of a bill: a quantity at a price. The amounts of a month's lines add up to its total. */
export interface BillItem {
  readonly kind:
    | "energy"
    | "fuelAdjustment"
    | "demand"
    | "flatDemand"
    | "coincidentDemand"
    | "reactiveDemand"
    | "capacity"
    | "fixed"
    | "exportCredit"
    | "creditNotPaid"
    | "minimumTopUp"
    | "tax";
  /** Period of the tariff (season, for a flat demand), from 0. */
  readonly period?: number;
  /** Price step within the period, from 0. */
  readonly tier?: number;
  /** Billed amount, in `unit`. */
  readonly quantity?: number;
  readonly unit?: string;
  /** Money per unit. */
  readonly price?: number;
  /** Money; what is taken off is negative. */
  readonly amount: number;
}

export type ItemKind = BillItem["kind"];

/**
 * Lines of a quantity that climbs through tiers; beyond the last limit the last price goes on. Steps that nothing falls into have no line.
 *
 * @param ends where the tiers end, in the unit of the quantity; their own limits when absent
 */
export function tierItems(
  line: { readonly kind: ItemKind; readonly period: number; readonly unit: string },
  tiers: readonly TariffTier[],
  quantity: number,
  ends: readonly number[] = tiers.map(({ max }) => max ?? Infinity),
): BillItem[] {
  const items: BillItem[] = [];
  let below = 0;
  for (const [index, tier] of tiers.entries()) {
    const limit = index === tiers.length - 1 ? Infinity : ends[index]!;
    const within = Math.max(0, Math.min(quantity, limit) - below);
    const price = (tier.rate ?? 0) + (tier.adj ?? 0);
    if (within > 0) items.push({ ...line, tier: index, quantity: within, price, amount: within * price });
    below = Math.max(below, limit);
  }
  return items;
}

/** Lines of every period of a structure, each climbing through its own tiers. Without a structure nothing is charged. */
export function structureItems(
  kind: ItemKind,
  field: string,
  structure: Tariff["energyratestructure"],
  quantities: readonly number[],
  unit: string,
): BillItem[] {
  requireUsage(field, structure, quantities);
  return quantities.flatMap((quantity, period) => (structure ? tierItems({ kind, period, unit }, structure[period]!, quantity) : []));
}

/**
 * Lines of a month's energy. Periods whose tiers have the same limits climb through them together, and each has of every tier the share that it has of
 * their energy; periods with other limits count for themselves.
 *
 * @param ends where the tiers of a period end in the month, kWh
 */
export function energyItems(
  structure: Tariff["energyratestructure"],
  quantities: readonly number[],
  ends: (tiers: readonly TariffTier[]) => readonly number[],
): BillItem[] {
  requireUsage("energyratestructure", structure, quantities);
  if (!structure) return [];
  const limits = structure.map(limitsOf);
  const sumOfGroup = (period: number) =>
    quantities.reduce((sum, quantity, other) => (limits[other] === limits[period] ? sum + quantity : sum), 0);
  return quantities.flatMap((quantity, period) => {
    const total = sumOfGroup(period);
    if (total === 0) return [];
    const tiers = structure[period]!;
    const share = quantity / total;
    return tierItems({ kind: "energy", period, unit: "kWh" }, tiers, total, ends(tiers))
      .filter(() => share > 0)
      .map((item) => ({ ...item, quantity: item.quantity! * share, amount: item.amount * share }));
  });
}

function requireUsage(field: string, structure: Tariff["energyratestructure"], quantities: readonly number[]): void {
  if (structure && quantities.length !== structure.length)
    throw new TariffError(field, `usage has ${quantities.length} periods, the tariff ${structure.length}`);
  for (const quantity of quantities) requireInRange(`usage of ${field}`, quantity, 0, 1e12, "");
}

/** Sum of the amounts, money, of all lines or those of some kinds. */
export function sumOf(items: readonly BillItem[], ...kinds: readonly ItemKind[]): number {
  return items.reduce((sum, item) => (kinds.length === 0 || kinds.includes(item.kind) ? sum + item.amount : sum), 0);
}
