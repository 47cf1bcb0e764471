import { at, OutOfRangeError, rowName } from "../../kernel/index.ts";
import { costsOf, type CaseCosts } from "./costs.ts";
import { requireRisingTiers } from "./electricityTariff.ts";
import { caseLife, compareCases, realRates, type CaseComparison, type CaseLife, type RealRates } from "./lifeCycle.ts";
import { caseYear, type CaseYear } from "./plant.ts";
import { fields, type EnergyValues } from "./schema.ts";

/** One system through the year and through its life. */
export interface EnergyCase {
  readonly id: string;
  readonly name: string;
  readonly year: CaseYear;
  readonly costs: CaseCosts;
  readonly life: CaseLife;
  /** Against the base case; absent of the base case itself. */
  readonly comparison: CaseComparison | undefined;
  /** Energy, maintenance and emissions in the first year. */
  readonly annualCost: number;
}

/** All systems, and their order. */
export interface Evaluated {
  readonly cases: readonly EnergyCase[];
  readonly rates: RealRates;
  /** Places of the cases, the lowest life-cycle cost first; of two alike the one listed first. */
  readonly ranking: readonly number[];
}

/**
 * All systems and what they cost.
 *
 * @param values the input
 * @param years of the systems, where an input before had the same building, climate and plants
 */
export function evaluate(values: EnergyValues, years?: readonly CaseYear[]): Evaluated {
  if (values.cases.length === 0)
    throw new OutOfRangeError({ parameter: "cases", value: Number.NaN, min: 1, max: Infinity, unit: "", reason: "there is none" });
  requireRisingTiers(values);
  const rates = realRates(values);
  const known = values.cases.map((row, index) => {
    const name = rowName(fields.cases, row, index);
    const year = years?.[index] ?? caseYear(values, row);
    const costs = costsOf(year, row, values);
    const life = at(`cases.${row.id}`, () => caseLife(row, costs, values, rates));
    const annualCost = costs.electricity.total + costs.fuelCost + row.maintenance + costs.emissionCost;
    return { id: row.id, name, year, costs, life, annualCost };
  });
  const cases = known.map((each, index): EnergyCase => ({
    ...each,
    comparison: index === 0 ? undefined : at(`cases.${each.id}`, () => compareCases(known[0]!.life, each.life)),
  }));
  const ranking = cases.map((_, index) => index).toSorted((one, other) => cases[one]!.life.cost.total - cases[other]!.life.cost.total);
  return { cases, rates, ranking };
}
