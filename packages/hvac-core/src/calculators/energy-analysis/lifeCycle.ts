import {
  compareLifeCycles,
  internalRateOfReturn,
  lifeCycleCost,
  paybackPeriod,
  realDiscountRate,
  type Comparison,
  type LifeCycle,
  type LifeCycleCost,
} from "../../energy/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import type { CaseCosts } from "./costs.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

/** Annual rates without inflation. */
export interface RealRates {
  readonly discount: number;
  readonly electricity: number;
  readonly fuel: number;
  readonly maintenance: number;
  readonly emission: number;
}

type Basis = Pick<EnergyValues, "rateBasis" | "inflation">;

const realOf = (rate: number, { rateBasis, inflation }: Basis): number =>
  rateBasis === "nominal" ? realDiscountRate(rate, inflation) : rate;

/** The discount rate without inflation. */
export const discountRateOf = (values: Basis & Pick<EnergyValues, "discountRate">): number => realOf(values.discountRate, values);

export function realRates(values: EnergyValues): RealRates {
  return {
    discount: discountRateOf(values),
    electricity: realOf(values.electricityEscalation, values),
    fuel: realOf(values.fuelEscalation, values),
    maintenance: realOf(values.maintenanceEscalation, values),
    emission: realOf(values.emissionEscalation, values),
  };
}

/** Cost of a system over the study period. */
export interface CaseLife {
  readonly cycle: LifeCycle;
  readonly cost: LifeCycleCost;
  /** Years in which it is replaced. */
  readonly replacementYears: readonly number[];
  readonly replacementCost: number;
  readonly residual: number;
  /** Expenditure of each year from year 0, in today's money; the residual value is deducted in the last. */
  readonly flows: readonly number[];
}

/** Replacement years: the end of each service life within the study period. */
function replacementYearsOf(life: number, years: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(years / life) - 1) }, (_, index) => (index + 1) * life);
}

/** Cost of ownership. */
type Ownership = Pick<CaseValues, "investment" | "replacementCost" | "residualValue" | "life">;

/** Operating costs of the first year. */
interface RunningCosts {
  readonly electricity: number;
  readonly fuel: number;
  readonly maintenance: number;
  readonly emissions: number;
}

/** Cost, replacements and residual value of a system over a number of years. */
export function lifeCycleOf(
  row: Ownership,
  running: RunningCosts,
  years: number,
  rates: RealRates,
): Pick<CaseLife, "cycle" | "replacementYears" | "replacementCost" | "residual"> {
  const replacementCost = row.replacementCost ?? row.investment;
  const replacementYears = replacementYearsOf(row.life, years);
  const lastYear = replacementYears.at(-1) ?? 0;
  const lastCost = replacementYears.length > 0 ? replacementCost : row.investment;
  const residual = row.residualValue ?? lastCost * (1 - (years - lastYear) / row.life);
  const cycle: LifeCycle = {
    rate: rates.discount,
    years,
    investment: row.investment,
    replacements: replacementYears.map((year) => ({ year, amount: replacementCost })),
    residual,
    annual: [
      { amount: running.electricity, escalation: rates.electricity },
      { amount: running.fuel, escalation: rates.fuel },
      { amount: running.maintenance, escalation: rates.maintenance },
      { amount: running.emissions, escalation: rates.emission },
    ],
  };
  return { cycle, replacementYears, replacementCost, residual };
}

/** Life-cycle cost of a system and its cash flow. */
export function caseLife(row: CaseValues, costs: CaseCosts, { studyYears: years }: EnergyValues, rates: RealRates): CaseLife {
  const running = {
    electricity: costs.electricity.total,
    fuel: costs.fuelCost,
    maintenance: row.maintenance,
    emissions: costs.emissionCost,
  };
  const life = lifeCycleOf(row, running, years, rates);
  const { cycle, replacementYears, replacementCost, residual } = life;
  const flows = Array.from({ length: years + 1 }, (_, year) => {
    if (year === 0) return row.investment;
    const spent = cycle.annual.reduce((sum, { amount, escalation = 0 }) => sum + amount * (1 + escalation) ** year, 0);
    return spent + (replacementYears.includes(year) ? replacementCost : 0) - (year === years ? residual : 0);
  });
  return { ...life, cost: lifeCycleCost(cycle), flows };
}

/** Comparison of a system with the base case. */
export interface CaseComparison extends Comparison {
  /** Gain over the base case in each year from year 0. */
  readonly gains: readonly number[];
  /** Internal rate of return per year. */
  readonly rateOfReturn?: number;
  /** Why there is no rate of return. */
  readonly noRate?: string;
  /** Additional investment in year 0. */
  readonly additional: number;
  /** Simple payback, years; undefined without first-year savings. */
  readonly simplePayback?: number;
  /** Discounted payback within the study period, years. */
  readonly discountedPayback?: number;
}

/** Compares a system with the base case over the same years. */
export function compareCases(base: CaseLife, measure: CaseLife): CaseComparison {
  const gains = base.flows.map((flow, year) => flow - measure.flows[year]!);
  const additional = measure.cycle.investment - base.cycle.investment;
  const { rate } = base.cycle;
  const returns = rateOf(gains);
  const running = ({ cycle }: CaseLife): number => cycle.annual.reduce((sum, { amount }) => sum + amount, 0);
  const savings = running(base) - running(measure);
  const discountedPayback = additional > 0 ? paybackPeriod(additional, gains.slice(1), rate) : undefined;
  return {
    ...compareLifeCycles(base.cycle, measure.cycle),
    gains,
    additional,
    ...returns,
    ...(additional > 0 && savings > 0 && { simplePayback: additional / savings }),
    ...(discountedPayback !== undefined && { discountedPayback }),
  };
}

/** Internal rate of return, or the reason why it is undefined. */
function rateOf(gains: readonly number[]): Pick<CaseComparison, "rateOfReturn" | "noRate"> {
  if (!gains.some((gain) => gain < 0)) return { noRate: "it costs no more than the base case in any year" };
  if (!gains.some((gain) => gain > 0)) return { noRate: "it does not save in any year" };
  try {
    return { rateOfReturn: internalRateOfReturn(gains) };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return {
      noRate:
        error.parameter === "rate of return"
          ? "it is outside the range of rates of return"
          : "its cash flow changes sign more than once, so there are several",
    };
  }
}
