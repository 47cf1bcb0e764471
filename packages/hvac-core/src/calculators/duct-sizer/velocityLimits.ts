import { ductVelocityLimit } from "../../flow/index.ts";
import type { Duct } from "./duct.ts";
import { isRound } from "./size.ts";

/** Velocity limit for the noise criterion, m/s; undefined without a criterion. */
export function velocityLimitOf({ noiseCriterion, ductLocation, ductPart, ductShape }: Duct): number | undefined {
  if (noiseCriterion === "none") return undefined;
  return ductVelocityLimit({
    rating: Number(noiseCriterion),
    location: ductLocation,
    shape: isRound(ductShape) ? "round" : "rectangular",
    part: ductPart,
  });
}

/** Maximum velocity of a size, whatever its target, m/s; undefined without a limit. */
export function maxVelocityOf(duct: Duct): number | undefined {
  if (duct.velocityCap === "custom") return duct.maxVelocity;
  return duct.velocityCap === "noise" ? velocityLimitOf(duct) : undefined;
}
