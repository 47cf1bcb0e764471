import type { ResultValues } from "../../kernel/index.ts";
import { fuels, type Fuel } from "./costs.ts";
import { evaluate, type EnergyCase, type Evaluated } from "./evaluate.ts";
import type { CaseComparison } from "./lifeCycle.ts";
import { floorAreaOf, sumOf } from "./loads.ts";
import { carriers } from "./machines.ts";
import { endUses, type CaseYear, type EndUse } from "./plant.ts";
import { rangesOf, type Ranges } from "./ranges.ts";
import type { results } from "./results.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import { swingsOf, type Swing } from "./sensitivity.ts";

export const secondsPerYear = 365 * 86_400;

export interface EnergyCalculation extends Evaluated {
  readonly swings: readonly Swing[];
  /** Of the net savings with all assumptions of the list uncertain; nothing without any. */
  readonly ranges: Ranges | undefined;
  readonly results: ResultValues<typeof results>;
}

/** From the loads of the year to the ranking of the systems. */
export function calculate(values: EnergyValues): EnergyCalculation {
  const evaluated = evaluate(values);
  const { cases, ranking } = evaluated;
  const swings = swingsOf(values, evaluated);
  const ranges = rangesOf(values, evaluated, swings);
  const best = cases[ranking[0]!]!;
  return {
    ...evaluated,
    swings,
    ranges,
    results: {
      bestSystem: best.name,
      annualCost: best.annualCost,
      lifeCycleCost: best.life.cost.total,
      ...(cases.length > 1 && { netSavings: best.comparison?.netSavings ?? 0 }),
      cases: cases.map((each, index) => caseResults(each, ranking.indexOf(index) + 1, values.cases[index]!, values)),
      sensitivity: swings.map(({ id, name, lower, higher }) => ({ id, name, lower, higher, swing: Math.abs(higher - lower) })),
      ...(ranges && {
        savingsLow: ranges.percentiles.p5,
        savingsMedian: ranges.percentiles.p50,
        savingsHigh: ranges.percentiles.p95,
        gainProbability: ranges.gainProbability,
      }),
    },
  };
}

/** Energy of an end use over the year, J. */
export const energyOf = ({ uses }: CaseYear, ...endUses: readonly EndUse[]): number =>
  sumOf(uses.filter(({ endUse }) => endUses.includes(endUse)).flatMap((use) => use.months));

function caseResults(
  { id, name, year, costs, life, comparison, annualCost }: EnergyCase,
  rank: number,
  row: CaseValues,
  values: EnergyValues,
): ResultValues<typeof results>["cases"][number] {
  const energy = sumOf(carriers.flatMap((carrier) => costs.energy[carrier]));
  const fuelEnergy = (fuel: Fuel) => ({ [fuel]: sumOf(costs.energy[fuel]) });
  const used = fuels.filter((fuel) => sumOf(costs.energy[fuel]) > 0);
  const uses = endUses.filter((endUse) => energyOf(year, endUse) > 0);
  return {
    id,
    name,
    rank,
    ...(row.heating !== "none" && { heatingLoad: sumOf(year.loads.heating) }),
    ...(row.cooling !== "none" && { coolingLoad: sumOf(year.loads.cooling) }),
    ...Object.fromEntries(uses.map((endUse) => [`${endUse}Energy`, energyOf(year, endUse)])),
    electricity: sumOf(costs.energy.electricity),
    ...(costs.own && {
      generated: sumOf(costs.own.generated),
      bought: sumOf(costs.own.taken),
      exported: sumOf(costs.own.given),
      exportCredit: sumOf(costs.electricity.months.map((month) => month.exportCredit)),
    }),
    ...Object.assign({}, ...used.map(fuelEnergy)),
    energy,
    intensity: energy / floorAreaOf(values),
    peakDemand: Math.max(...year.demand),
    electricityCost: costs.electricity.total,
    fuelCost: costs.fuelCost,
    ...(costs.emissions !== undefined && { emissions: costs.emissions, emissionCost: costs.emissionCost }),
    annualCost,
    lifeCycleCost: life.cost.total,
    ...(comparison && comparisonResults(comparison)),
  };
}

function comparisonResults(comparison: CaseComparison) {
  const { netSavings, savingsToInvestment, adjustedRateOfReturn, rateOfReturn, simplePayback, discountedPayback } = comparison;
  return {
    netSavings,
    ...(savingsToInvestment !== undefined && { savingsToInvestment }),
    ...(adjustedRateOfReturn !== undefined && { adjustedRateOfReturn }),
    ...(rateOfReturn !== undefined && { rateOfReturn }),
    ...(simplePayback !== undefined && { simplePayback: simplePayback * secondsPerYear }),
    ...(discountedPayback !== undefined && { discountedPayback: discountedPayback * secondsPerYear }),
  };
}
