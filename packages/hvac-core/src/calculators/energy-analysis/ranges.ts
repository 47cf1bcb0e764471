import { latinHypercube, sampleQuantile, triangularQuantile } from "../../energy/internal.ts";
import { lifeCycleCost, uniformPresentValue } from "../../energy/index.ts";
import type { CaseCosts } from "./costs.ts";
import type { Evaluated } from "./evaluate.ts";
import { discountRateOf, lifeCycleOf, type RealRates } from "./lifeCycle.ts";
import { sumOf } from "./loads.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import { changesLoads, studyYearsTimes, subjectOf, type Parameter, type Swing } from "./sensitivity.ts";

/** How many studies are drawn: the 5 % at either end are a hundred of them. */
export const drawCount = 2000;

/** Net savings of a measure with all assumptions of the list uncertain at once. */
export interface Ranges {
  /** Which system. */
  readonly subject: number;
  /** Assumptions that were drawn, each once. */
  readonly parameters: readonly Parameter[];
  /** Net savings of all draws in rising order: for the curve of their distribution. */
  readonly sorted: Float64Array;
  /** Below which 5, 10, 50, 90 and 95 % of the draws lie. */
  readonly percentiles: Readonly<Record<"p5" | "p10" | "p50" | "p90" | "p95", number>>;
  readonly mean: number;
  /** Share of the draws in which the measure saves. */
  readonly gainProbability: number;
}

/** What an assumption of the loads makes of the bills. */
interface Bills {
  readonly electricity: number;
  /** Of fuel and district energy by energy, and what is fixed. */
  readonly fuel: number;
  readonly fixed: number;
  readonly emissions: number;
}

const billsOf = ({ electricity, fuels, emissionCost }: CaseCosts): Bills => ({
  electricity: electricity.total,
  fuel: sumOf(fuels.map(({ charge }) => charge)),
  fixed: sumOf(fuels.map(({ fixed }) => fixed)),
  emissions: emissionCost,
});
const billNames = ["electricity", "fuel", "fixed", "emissions"] as const;

/** Bills of one system with assumptions of its loads somewhere between their ends: a straight line through the three years that are calculated. */
function billsBetween(system: number, { cases }: Evaluated, swings: readonly Swing[]): (factorOf: (swing: Swing) => number) => Bills {
  const stated = billsOf(cases[system]!.costs);
  const moved = swings.map((swing) => ({
    swing,
    ends: swing.ends.map(({ factor, evaluated }) => ({ factor, bills: billsOf(evaluated.cases[system]!.costs) })),
  }));
  if (moved.length === 0) return () => stated;
  return (factorOf) => {
    const bills = { ...stated };
    for (const { swing, ends } of moved) {
      const factor = factorOf(swing);
      const end = ends[factor < 1 ? 0 : 1]!;
      if (end.factor === 1) continue;
      const way = (factor - 1) / (end.factor - 1);
      for (const name of billNames) bills[name] += way * (end.bills[name] - stated[name]);
    }
    // Two assumptions that both lower a bill do not turn it into an income.
    for (const name of billNames) if (stated[name] >= 0) bills[name] = Math.max(0, bills[name]);
    return bills;
  };
}

/** Present values of what all systems share in one draw: of 1 a year for each kind of cost, and of each system's own investments. */
interface Worth {
  readonly electricity: number;
  readonly fuel: number;
  readonly maintenance: number;
  readonly emissions: number;
  readonly capital: readonly number[];
}

const nothing = { electricity: 0, fuel: 0, maintenance: 0, emissions: 0 } as const;

function worthOf(systems: readonly CaseValues[], years: number, rates: RealRates): Worth {
  const of = (escalation: number): number => uniformPresentValue(rates.discount, years, escalation);
  return {
    electricity: of(rates.electricity),
    fuel: of(rates.fuel),
    maintenance: of(rates.maintenance),
    emissions: of(rates.emission),
    capital: systems.map((row) => lifeCycleCost({ ...lifeCycleOf(row, nothing, years, rates).cycle, annual: [] }).total),
  };
}

/**
 * The net savings of the measure that the sensitivity is told of, with every assumption of the list drawn at random between its ends: triangular,
 * the value entered the likeliest, independent of one another. An assumption that the list names again counts as it is named first.
 *
 * @param swings the study at the ends of each assumption
 * @returns nothing where there is no measure or no assumption
 * @source astm-e1369, simulation
 * @source mckay-1979, Latin hypercube sampling
 */
export function rangesOf(values: EnergyValues, evaluated: Evaluated, swings: readonly Swing[]): Ranges | undefined {
  const subject = subjectOf(evaluated, values);
  const drawn = swings.filter(({ parameter }, index) => swings.findIndex((other) => other.parameter === parameter) === index);
  if (subject === undefined || drawn.length === 0) return undefined;
  const points = latinHypercube(drawCount, drawn.length);
  const factors = drawn.map(({ ends: [lower, higher] }, dimension) =>
    points[dimension]!.map((share) => triangularQuantile(share, { low: lower.factor, likeliest: 1, high: higher.factor })),
  );
  const places = new Map(drawn.map(({ parameter }, dimension) => [parameter, dimension]));
  const ofLoads = drawn.filter(({ parameter }) => changesLoads.has(parameter));
  const systems = [values.cases[0]!, values.cases[subject]!];
  const bills = [0, subject].map((system) => billsBetween(system, evaluated, ofLoads));
  const worthOfDraw = worthOfDraws(values, evaluated, systems);
  const savings = Float64Array.from({ length: drawCount }, (_, draw) => {
    const factorOf = (parameter: Parameter): number => {
      const place = places.get(parameter);
      return place === undefined ? 1 : factors[place]![draw]!;
    };
    const worth = worthOfDraw(factorOf("studyYears"), factorOf("discountRate"));
    const costOf = (system: 0 | 1): number => {
      const { electricity, fuel, fixed, emissions } = bills[system]!(({ parameter }) => factorOf(parameter));
      return (
        worth.capital[system]! * factorOf("investment") +
        electricity * factorOf("electricityPrice") * worth.electricity +
        (fuel * factorOf("fuelPrice") + fixed) * worth.fuel +
        systems[system]!.maintenance * factorOf("maintenance") * worth.maintenance +
        emissions * worth.emissions
      );
    };
    return costOf(0) - costOf(1);
  });
  const sorted = savings.sort();
  const at = (share: number): number => sampleQuantile(sorted, share);
  return {
    subject,
    parameters: drawn.map(({ parameter }) => parameter),
    sorted,
    percentiles: { p5: at(0.05), p10: at(0.1), p50: at(0.5), p90: at(0.9), p95: at(0.95) },
    mean: sorted.reduce((sum, each) => sum + each, 0) / drawCount,
    gainProbability: sorted.reduce((count, each) => count + (each > 0 ? 1 : 0), 0) / drawCount,
  };
}

/** What money is worth in a draw; as the study states it where neither its years nor its rate are drawn. */
function worthOfDraws(
  values: EnergyValues,
  { rates }: Evaluated,
  systems: readonly CaseValues[],
): (yearsFactor: number, rateFactor: number) => Worth {
  const stated = worthOf(systems, values.studyYears, rates);
  return (yearsFactor, rateFactor) => {
    if (yearsFactor === 1 && rateFactor === 1) return stated;
    const { rateBasis, inflation, discountRate } = values;
    const discount = discountRateOf({ rateBasis, inflation, discountRate: discountRate * rateFactor });
    return worthOf(systems, studyYearsTimes(values.studyYears, yearsFactor), { ...rates, discount });
  };
}
