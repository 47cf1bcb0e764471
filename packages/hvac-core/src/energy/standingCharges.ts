import type { Tariff } from "./tariffShape.ts";

/** Money in a unit of {@link Tariff.fixedchargeunits}. */
export interface StandingCharge {
  readonly amount: number;
  readonly unit: string;
}

const isEntered = (amount: number | undefined): amount is number => amount !== undefined && amount !== 0;

/** The fixed charge of a tariff. Records of several versions carry both names; a charge of 0 does not hide the other one. */
export function fixedChargeOf({ fixedchargefirstmeter, fixedchargeunits, fixedmonthlycharge }: Tariff): StandingCharge {
  return isEntered(fixedchargefirstmeter)
    ? { amount: fixedchargefirstmeter, unit: fixedchargeunits ?? "$/month" }
    : { amount: fixedmonthlycharge ?? 0, unit: "$/month" };
}

/** The minimum charges of a tariff, each by both of its names: the highest of a month's and the highest of a year's apply. */
export function minimumChargesOf({ mincharge = 0, minchargeunits = "$/month", minmonthlycharge = 0, annualmincharge = 0 }: Tariff): {
  readonly month: readonly StandingCharge[];
  readonly year: number;
} {
  const isYearly = minchargeunits.toLowerCase() === "$/year";
  const month = [...(isYearly ? [] : [{ amount: mincharge, unit: minchargeunits }]), { amount: minmonthlycharge, unit: "$/month" }];
  return {
    month: month.filter(({ amount }) => isEntered(amount)),
    year: isYearly && !(mincharge <= annualmincharge) ? mincharge : annualmincharge,
  };
}

/** The same charges under the names and with the units that others read; those of older records are used only where there are two. */
export function writtenCharges(tariff: Tariff) {
  const fixed = fixedChargeOf(tariff);
  const { month, year } = minimumChargesOf(tariff);
  const [first, second] = month;
  const minimum = first ?? (isEntered(year) ? { amount: year, unit: "$/year" } : undefined);
  return {
    fixedchargefirstmeter: isEntered(fixed.amount) ? fixed.amount : undefined,
    fixedchargeunits: isEntered(fixed.amount) ? fixed.unit : undefined,
    fixedmonthlycharge: undefined,
    mincharge: minimum?.amount,
    minchargeunits: minimum?.unit,
    minmonthlycharge: second?.amount,
    annualmincharge: first && isEntered(year) ? year : undefined,
  };
}
