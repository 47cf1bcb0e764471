import { atPath, rowName } from "../../kernel/index.ts";
import { costsOf, type CaseCosts } from "./costs.ts";
import { requireRisingTiers } from "./electricityTariff.ts";
import { caseLife, compareCases, realRates, type CaseComparison, type CaseLife, type RealRates } from "./lifeCycle.ts";
import { caseYear, type CaseYear } from "./plant.ts";
import { missing } from "./roomHours.ts";
import { fields, type EnergyValues } from "./schema.ts";

/** Annual and life-cycle results of one system. */
export interface EnergyCase {
  readonly id: string;
  readonly name: string;
  readonly year: CaseYear;
  readonly costs: CaseCosts;
  readonly life: CaseLife;
  /** Comparison with the base case; undefined for the base case itself. */
  readonly comparison: CaseComparison | undefined;
  /** Energy, maintenance and emissions in the first year. */
  readonly annualCost: number;
}

/** All systems, and their ranking. */
export interface Evaluated {
  readonly cases: readonly EnergyCase[];
  readonly rates: RealRates;
  /** Indices of the systems in the order of life-cycle cost; equal ones in the order of the list. */
  readonly ranking: readonly number[];
}

/**
 * Annual and life-cycle costs of all systems.
 *
 * @param values the input
 * @param years annual results of the systems, if known from an input with the same building, climate and plants
 */
export function evaluate(values: EnergyValues, years?: readonly CaseYear[]): Evaluated {
  if (values.cases.length === 0) throw missing("cases", "enter at least one system");
  requireRisingTiers(values);
  const rates = realRates(values);
  const systems = values.cases.map((row, index) => {
    const name = rowName(fields.cases, row, index);
    const year = years?.[index] ?? caseYear(values, row);
    const costs = costsOf(year, row, values);
    const life = atPath(`cases.${row.id}`, () => caseLife(row, costs, values, rates));
    const annualCost = costs.electricity.total + costs.fuelCost + row.maintenance + costs.emissionCost;
    return { id: row.id, name, year, costs, life, annualCost };
  });
  const cases = systems.map((each, index): EnergyCase => ({
    ...each,
    comparison: index === 0 ? undefined : atPath(`cases.${each.id}`, () => compareCases(systems[0]!.life, each.life)),
  }));
  const ranking = cases.map((_, index) => index).toSorted((a, b) => cases[a]!.life.cost.total - cases[b]!.life.cost.total);
  return { cases, rates, ranking };
}
