import { evaluate, type Evaluated } from "./evaluate.ts";
import { sumOf } from "./loads.ts";
import { type CaseYear, type EndUse } from "./plant.ts";
import { rangesOf, type Ranges } from "./ranges.ts";
import type { EnergyValues } from "./schema.ts";
import { swingsOf, type Swing } from "./sensitivity.ts";

export const secondsPerYear = 365 * 86_400;

/** Systems as calculated: what the results are taken from. */
export interface EnergyState extends Evaluated {
  readonly values: EnergyValues;
  readonly swings: readonly Swing[];
  /** Of the net savings with all assumptions of the list uncertain; nothing without any. */
  readonly ranges: Ranges | undefined;
}

/** From the loads of the year to the ranking of the systems. */
export function calculate(values: EnergyValues): EnergyState {
  const evaluated = evaluate(values);
  const swings = swingsOf(values, evaluated);
  return { ...evaluated, values, swings, ranges: rangesOf(values, evaluated, swings) };
}

/** Energy of an end use over the year, J. */
export const energyOf = ({ uses }: CaseYear, ...endUses: readonly EndUse[]): number =>
  sumOf(uses.filter(({ endUse }) => endUses.includes(endUse)).flatMap((use) => use.months));
