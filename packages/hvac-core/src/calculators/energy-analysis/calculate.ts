import { caseHours } from "./caseHours.ts";
import { evaluate, type Evaluated } from "./evaluate.ts";
import { sumOf } from "./loads.ts";
import type { CaseYear, EndUse } from "./plant.ts";
import { rangesOf, type Ranges } from "./ranges.ts";
import type { EnergyValues } from "./schema.ts";
import { swingsOf, type Swing } from "./sensitivity.ts";

export const secondsPerYear = 365 * 86_400;

/** State of the calculation, from which the results are taken. */
export interface EnergyState extends Evaluated {
  readonly values: EnergyValues;
  readonly swings: readonly Swing[];
  /** Distribution of the net savings with all assumptions uncertain; undefined without assumptions. */
  readonly ranges: Ranges | undefined;
  /** Electric power of each system by the hour, W; hourly method only. */
  readonly powerOfHours: readonly Float64Array[] | undefined;
}

/** From the loads of the year to the ranking of the systems. */
export function calculate(values: EnergyValues): EnergyState {
  const evaluated = evaluate(values);
  const swings = swingsOf(values, evaluated);
  const powerOfHours = values.loadMethod === "hours" ? values.cases.map((row) => caseHours(values, row).power) : undefined;
  return { ...evaluated, values, swings, ranges: rangesOf(values, evaluated, swings), powerOfHours };
}

/** Annual energy of end uses, J. */
export const energyOf = ({ uses }: CaseYear, ...endUses: readonly EndUse[]): number =>
  sumOf(uses.filter(({ endUse }) => endUses.includes(endUse)).flatMap((use) => use.months));
