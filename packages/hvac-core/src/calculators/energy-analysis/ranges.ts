import { latinHypercube, sampleQuantile, triangularQuantile } from "../../energy/internal.ts";
import { lifeCycleCost, uniformPresentValue } from "../../energy/index.ts";
import type { CaseCosts } from "./costs.ts";
import type { Evaluated } from "./evaluate.ts";
import { discountRateOf, lifeCycleOf, type RealRates } from "./lifeCycle.ts";
import { sumOf } from "./loads.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import { changesLoads, scaledStudyYears, subjectOf, type Parameter, type Swing } from "./sensitivity.ts";

/** Number of draws: 5 % at either end are a hundred draws. */
export const drawCount = 2000;

/** Distribution of the net savings with all assumptions of the list uncertain at once. */
export interface Ranges {
  /** Index of the system. */
  readonly subject: number;
  /** Assumptions that are drawn, each once. */
  readonly parameters: readonly Parameter[];
  /** Net savings of all draws in rising order, for the distribution curve. */
  readonly sorted: Float64Array;
  /** Percentiles of the net savings. */
  readonly percentiles: Readonly<Record<"p5" | "p10" | "p50" | "p90" | "p95", number>>;
  readonly mean: number;
  /** Share of the draws in which the measure saves. */
  readonly gainProbability: number;
}

/** Bills of one system. */
interface Bills {
  readonly electricity: number;
  /** Energy charges of fuel and district energy; fixed charges follow. */
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

/** Bills of one system with assumptions of its loads between their limits, interpolated linearly between the three calculated years. */
function billsBetween(system: number, { cases }: Evaluated, swings: readonly Swing[]): (factorOf: (swing: Swing) => number) => Bills {
  const base = billsOf(cases[system]!.costs);
  const loadSwings = swings.map((swing) => ({
    swing,
    ends: swing.ends.map(({ factor, evaluated }) => ({ factor, bills: billsOf(evaluated.cases[system]!.costs) })),
  }));
  if (loadSwings.length === 0) return () => base;
  return (factorOf) => {
    const bills = { ...base };
    for (const { swing, ends } of loadSwings) {
      const factor = factorOf(swing);
      const end = ends[factor < 1 ? 0 : 1]!;
      if (end.factor === 1) continue;
      const share = (factor - 1) / (end.factor - 1);
      for (const name of billNames) bills[name] += share * (end.bills[name] - base[name]);
    }
    // Two assumptions that both lower a bill do not make it negative.
    for (const name of billNames) if (base[name] >= 0) bills[name] = Math.max(0, bills[name]);
    return bills;
  };
}

/** Present-value factors of one draw for each kind of annual cost, and the present value of each system's investments. */
interface PresentValues {
  readonly electricity: number;
  readonly fuel: number;
  readonly maintenance: number;
  readonly emissions: number;
  readonly capital: readonly number[];
}

const noRunningCosts = { electricity: 0, fuel: 0, maintenance: 0, emissions: 0 } as const;

/** Present values of the systems over a number of years: their investments, replacements and residual values are the same for every rate. */
function presentValuesOver(years: number, systems: readonly CaseValues[], study: RealRates): (rates: RealRates) => PresentValues {
  const cycles = systems.map((row) => ({ ...lifeCycleOf(row, noRunningCosts, years, study).cycle, annual: [] }));
  return (rates) => {
    const factor = (escalation: number): number => uniformPresentValue(rates.discount, years, escalation);
    return {
      electricity: factor(rates.electricity),
      fuel: factor(rates.fuel),
      maintenance: factor(rates.maintenance),
      emissions: factor(rates.emission),
      capital: cycles.map((cycle) => lifeCycleCost({ ...cycle, rate: rates.discount }).total),
    };
  };
}

/** Sample points by number of assumptions: they are the same in every calculation. */
const drawnPoints = new Map<number, ReturnType<typeof latinHypercube>>();

function pointsOf(dimensions: number): ReturnType<typeof latinHypercube> {
  const points = drawnPoints.get(dimensions) ?? latinHypercube(drawCount, dimensions);
  drawnPoints.set(dimensions, points);
  return points;
}

/**
 * Distribution of the net savings of the system of the sensitivity study, with every assumption of the list drawn at random between its limits:
 * independent triangular distributions whose mode is the value entered. Of an assumption that is listed twice, the first row applies.
 *
 * @param swings the study at the limits of each assumption
 * @returns undefined without a system to compare, or without assumptions
 * @source astm-e1369, simulation
 * @source mckay-1979, Latin hypercube sampling
 */
export function rangesOf(values: EnergyValues, evaluated: Evaluated, swings: readonly Swing[]): Ranges | undefined {
  const subject = subjectOf(evaluated, values);
  const drawn = swings.filter(({ parameter }, index) => swings.findIndex((other) => other.parameter === parameter) === index);
  if (subject === undefined || drawn.length === 0) return undefined;
  const points = pointsOf(drawn.length);
  const factors = drawn.map(({ ends: [lower, higher] }, dimension) =>
    points[dimension]!.map((share) => triangularQuantile(share, { low: lower.factor, likeliest: 1, high: higher.factor })),
  );
  const places = new Map(drawn.map(({ parameter }, dimension) => [parameter, dimension]));
  const loadAssumptions = drawn.filter(({ parameter }) => changesLoads.has(parameter));
  const systems = [values.cases[0]!, values.cases[subject]!];
  const bills = [0, subject].map((system) => billsBetween(system, evaluated, loadAssumptions));
  const presentValuesOfDraw = presentValuesOfDraws(values, evaluated, systems);
  const savings = Float64Array.from({ length: drawCount }, (_, draw) => {
    const factorOf = (parameter: Parameter): number => {
      const place = places.get(parameter);
      return place === undefined ? 1 : factors[place]![draw]!;
    };
    const present = presentValuesOfDraw(factorOf("studyYears"), factorOf("discountRate"));
    const costOf = (system: 0 | 1): number => {
      const { electricity, fuel, fixed, emissions } = bills[system]!(({ parameter }) => factorOf(parameter));
      return (
        present.capital[system]! * factorOf("investment") +
        electricity * factorOf("electricityPrice") * present.electricity +
        (fuel * factorOf("fuelPrice") + fixed) * present.fuel +
        systems[system]!.maintenance * factorOf("maintenance") * present.maintenance +
        emissions * present.emissions
      );
    };
    return costOf(0) - costOf(1);
  });
  const sorted = savings.sort();
  const quantile = (share: number): number => sampleQuantile(sorted, share);
  return {
    subject,
    parameters: drawn.map(({ parameter }) => parameter),
    sorted,
    percentiles: { p5: quantile(0.05), p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9), p95: quantile(0.95) },
    mean: sorted.reduce((sum, each) => sum + each, 0) / drawCount,
    gainProbability: sorted.reduce((count, each) => count + (each > 0 ? 1 : 0), 0) / drawCount,
  };
}

/** Present values of a draw; those of its period where the discount rate is not drawn. */
function presentValuesOfDraws(
  values: EnergyValues,
  { rates }: Evaluated,
  systems: readonly CaseValues[],
): (yearsFactor: number, rateFactor: number) => PresentValues {
  const { rateBasis, inflation, discountRate, studyYears } = values;
  const periods = new Map<number, { readonly valuesAt: (rates: RealRates) => PresentValues; readonly undrawn: PresentValues }>();
  const periodOf = (years: number) => {
    let period = periods.get(years);
    if (!period) {
      const valuesAt = presentValuesOver(years, systems, rates);
      period = { valuesAt, undrawn: valuesAt(rates) };
      periods.set(years, period);
    }
    return period;
  };
  return (yearsFactor, rateFactor) => {
    const { valuesAt, undrawn } = periodOf(yearsFactor === 1 ? studyYears : scaledStudyYears(studyYears, yearsFactor));
    if (rateFactor === 1) return undrawn;
    return valuesAt({ ...rates, discount: discountRateOf({ rateBasis, inflation, discountRate: discountRate * rateFactor }) });
  };
}
