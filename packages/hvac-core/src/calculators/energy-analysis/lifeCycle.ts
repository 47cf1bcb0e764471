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

/** Rates of a year without inflation. */
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

/** What a case costs over the study period. */
export interface CaseLife {
  readonly cycle: LifeCycle;
  readonly cost: LifeCycleCost;
  /** Years in which it is replaced. */
  readonly replacementYears: readonly number[];
  readonly replacementCost: number;
  readonly residual: number;
  /** Money that goes out in each year, year 0 first, in today's money; the value at the end is taken off the last. */
  readonly flows: readonly number[];
}

/** Years of replacement: at the end of each life within the period. */
function replacementYearsOf(life: number, years: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(years / life) - 1) }, (_, index) => (index + 1) * life);
}

/** What a case costs to have. */
type Ownership = Pick<CaseValues, "investment" | "replacementCost" | "residualValue" | "life">;

/** What it costs to run in the first year. */
interface RunningCosts {
  readonly electricity: number;
  readonly fuel: number;
  readonly maintenance: number;
  readonly emissions: number;
}

/** A case over some years: its costs, its replacements and what is left of it. */
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

/** The life-cycle cost of a case and its flows. */
export function caseLife(row: CaseValues, costs: CaseCosts, { studyYears: years }: EnergyValues, rates: RealRates): CaseLife {
  const running = {
    electricity: costs.electricity.total,
    fuel: costs.fuelCost,
    maintenance: row.maintenance,
    emissions: costs.emissionCost,
  };
  const own = lifeCycleOf(row, running, years, rates);
  const { cycle, replacementYears, replacementCost, residual } = own;
  const flows = Array.from({ length: years + 1 }, (_, year) => {
    if (year === 0) return row.investment;
    const spent = cycle.annual.reduce((sum, { amount, escalation = 0 }) => sum + amount * (1 + escalation) ** year, 0);
    return spent + (replacementYears.includes(year) ? replacementCost : 0) - (year === years ? residual : 0);
  });
  return { ...own, cost: lifeCycleCost(cycle), flows };
}

/** A measure against the base case. */
export interface CaseComparison extends Comparison {
  /** What the measure brings over the base case in each year, year 0 first. */
  readonly gains: readonly number[];
  /** Per year. */
  readonly rateOfReturn?: number;
  /** Why there is no rate of return. */
  readonly noRate?: string;
  /** Additional investment at the start. */
  readonly additional: number;
  /** Years: the additional investment over the savings of the first year, where there are any. */
  readonly simplePayback?: number;
  /** Years, where the additional investment comes back within the period, with escalated prices, replacements and interest. */
  readonly discountedPayback?: number;
}

/** Compares a case with the base case over the same years. */
export function compareCases(base: CaseLife, own: CaseLife): CaseComparison {
  const gains = base.flows.map((flow, year) => flow - own.flows[year]!);
  const additional = own.cycle.investment - base.cycle.investment;
  const { rate } = base.cycle;
  const returns = rateOf(gains);
  const running = ({ cycle }: CaseLife): number => cycle.annual.reduce((sum, { amount }) => sum + amount, 0);
  const savings = running(base) - running(own);
  const discountedPayback = additional > 0 ? paybackPeriod(additional, gains.slice(1), rate) : undefined;
  return {
    ...compareLifeCycles(base.cycle, own.cycle),
    gains,
    additional,
    ...returns,
    ...(additional > 0 && savings > 0 && { simplePayback: additional / savings }),
    ...(discountedPayback !== undefined && { discountedPayback }),
  };
}

/** The internal rate of return, or why there is none. */
function rateOf(gains: readonly number[]): Pick<CaseComparison, "rateOfReturn" | "noRate"> {
  if (!gains.some((gain) => gain < 0)) return { noRate: "it costs no more than the base case in any year" };
  if (!gains.some((gain) => gain > 0)) return { noRate: "it saves in no year" };
  try {
    return { rateOfReturn: internalRateOfReturn(gains) };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return {
      noRate:
        error.parameter === "rate of return"
          ? "it lies beyond what rates of return can be"
          : "its savings turn into costs or back more than once, so several rates would do",
    };
  }
}
