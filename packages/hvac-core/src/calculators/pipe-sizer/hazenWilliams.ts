import { hazenWilliamsFrictionRate } from "../../flow/index.ts";
import type { PipeValues } from "./schema.ts";

/** The smallest pipe that the formula is computed for, m. */
const leastDiameter = 0.01;

/** What Hazen and Williams would say. */
export interface HazenWilliams {
  /** Pa/m of cold water. */
  readonly frictionRate: number;
  /** Beyond Darcy's friction rate, as a share of it. */
  readonly difference: number;
}

/** Friction by Hazen and Williams beside Darcy's, where it is asked for and the pipe is no capillary. */
export function hazenWilliams(
  { compareHazenWilliams, hazenWilliamsC }: Pick<PipeValues, "compareHazenWilliams" | "hazenWilliamsC">,
  flow: number,
  diameter: number,
  darcy: number,
): HazenWilliams | undefined {
  if (!compareHazenWilliams || diameter < leastDiameter || darcy <= 0) return undefined;
  const frictionRate = hazenWilliamsFrictionRate(flow, diameter, hazenWilliamsC);
  return { frictionRate, difference: frictionRate / darcy - 1 };
}
