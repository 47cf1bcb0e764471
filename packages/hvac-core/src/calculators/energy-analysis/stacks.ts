import { fuelFields, fuels } from "./costs.ts";
import type { EnergyCase } from "./evaluate.ts";
import { months, sumOf } from "./loads.ts";
import { carriers, type Carrier } from "./machines.ts";
import { endUses, type EndUse } from "./plant.ts";
import type { EnergyValues } from "./schema.ts";

/** One part of a sum in a stacked figure. */
export interface StackPart<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly values: readonly number[];
}

const useNames = { heating: "Heating", backup: "Backup", cooling: "Cooling", fans: "Fans", pumps: "Pumps", other: "Other" } as const;
const carrierNames = {
  electricity: "Electricity",
  gas: "Gas",
  oil: "Oil",
  districtHeat: "District heat",
  districtCooling: "District cooling",
} as const;

const isUsed = ({ values }: StackPart): boolean => values.some((value) => value !== 0);

/** Monthly energy by end use, J; their sum is the annual energy. */
export function energyByUse({ year }: Pick<EnergyCase, "year">): readonly StackPart<EndUse>[] {
  return endUses
    .map((endUse) => ({
      id: endUse,
      label: useNames[endUse],
      values: months.map((month) => sumOf(year.uses.filter((use) => use.endUse === endUse).map((use) => use.months[month]!))),
    }))
    .filter(isUsed);
}

/** Monthly energy by carrier, J; their sum is the annual energy. */
export function energyByCarrier({ costs }: Pick<EnergyCase, "costs">): readonly StackPart<Carrier>[] {
  return carriers.map((carrier) => ({ id: carrier, label: carrierNames[carrier], values: costs.energy[carrier] })).filter(isUsed);
}

/** Monthly energy cost, without the settlement at the end of the year. */
export function costOfMonths({ costs }: Pick<EnergyCase, "costs">): readonly StackPart[] {
  const bills = costs.electricity.months;
  return [
    { id: "energy", label: "Electricity", values: bills.map(({ energy, exportCredit }) => energy - exportCredit) },
    {
      id: "demand",
      label: "Demand",
      values: bills.map(
        ({ demand, flatDemand, coincidentDemand, reactiveDemand }) => demand + flatDemand + coincidentDemand + reactiveDemand,
      ),
    },
    { id: "rest", label: "Fixed and taxes", values: bills.map(({ fixed, minimumTopUp, tax }) => fixed + minimumTopUp + tax) },
    ...fuels.flatMap((fuel) =>
      costs.fuels.filter((each) => each.fuel === fuel).map((each) => ({ id: fuel, label: carrierNames[fuel], values: each.months })),
    ),
  ].filter(isUsed);
}

/** Parts of the life-cycle cost of a system, present values; the residual value is negative. */
export function lifeCycleParts({
  life: { cost },
}: Pick<EnergyCase, "life">): ReadonlyArray<{ readonly id: string; readonly label: string; readonly value: number }> {
  const [electricity, fuel, maintenance, emissions] = cost.annual;
  return [
    { id: "investment", label: "Investment", value: cost.investment },
    { id: "energy", label: "Energy", value: electricity! + fuel! },
    { id: "maintenance", label: "Maintenance", value: maintenance! },
    { id: "replacements", label: "Replacements", value: cost.replacements },
    { id: "emissions", label: "Emissions", value: emissions! },
    { id: "residual", label: "Residual value", value: cost.residual === 0 ? 0 : -cost.residual },
  ];
}

/** Gain of one year against the base case. */
export interface GainOfYear {
  /** Gain over the base case, in today's money. */
  readonly gain: number;
  readonly discounted: number;
  /** Cumulative gain. */
  readonly sum: number;
  readonly discountedSum: number;
}

/** Annual gains against the base case from year 0; the last cumulative present value is the net savings. */
export function gainsOf({ comparison, life }: Pick<EnergyCase, "comparison" | "life">): readonly GainOfYear[] {
  const { rate } = life.cycle;
  let [sum, discountedSum] = [0, 0];
  return (comparison?.gains ?? []).map((gain, year) => {
    const discounted = gain / (1 + rate) ** year;
    sum += gain;
    discountedSum += discounted;
    return { gain, discounted, sum, discountedSum };
  });
}

/** Annual emissions by carrier, kg of CO₂ equivalent; undefined where the factor is missing. */
export function emissionsByCarrier(
  { costs }: Pick<EnergyCase, "costs">,
  values: EnergyValues,
): ReadonlyArray<{ readonly id: Carrier; readonly label: string; readonly value: number | undefined }> {
  return carriers.flatMap((carrier) => {
    const energy = sumOf(costs.energy[carrier]);
    const factor = carrier === "electricity" ? costs.electricityFactor : values[fuelFields[carrier].emission];
    return energy > 0 ? [{ id: carrier, label: carrierNames[carrier], value: factor === null ? undefined : energy * factor }] : [];
  });
}
