import { hazenWilliamsFrictionRate } from "../../flow/index.ts";
import type { SizeOption } from "./pipe.ts";
import type { PipeValues } from "./schema.ts";

/** The smallest pipe that the formula is computed for, m. */
const minimumDiameter = 0.01;

/** Friction rate by Hazen and Williams, and how far it is from that of Darcy and Weisbach. */
export interface HazenWilliams {
  /** Pa/m of cold water. */
  readonly frictionRate: number;
  /** Excess over the friction rate by Darcy and Weisbach, as a share of it. */
  readonly difference: number;
}

/** Friction rate by Hazen and Williams, where it is to be compared and the pipe is no capillary. */
export function hazenWilliams(
  { compareHazenWilliams, hazenWilliamsC }: Pick<PipeValues, "compareHazenWilliams" | "hazenWilliamsC">,
  flow: number,
  { size: { insideDiameter }, frictionRate: darcy }: SizeOption,
): HazenWilliams | undefined {
  if (!compareHazenWilliams || insideDiameter < minimumDiameter || darcy <= 0) return undefined;
  const frictionRate = hazenWilliamsFrictionRate(flow, insideDiameter, hazenWilliamsC);
  return { frictionRate, difference: frictionRate / darcy - 1 };
}
