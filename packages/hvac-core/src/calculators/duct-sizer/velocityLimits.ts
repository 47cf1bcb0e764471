import { ductVelocityLimit } from "../../flow/index.ts";
import type { Duct } from "./duct.ts";
import { isRound } from "./size.ts";

/** Of noise, m/s; none without a criterion. */
export function velocityLimitOf({ noiseCriterion, ductLocation, ductPart, ductShape }: Duct): number | undefined {
  if (noiseCriterion === "none") return undefined;
  return ductVelocityLimit({
    rating: Number(noiseCriterion),
    location: ductLocation,
    shape: isRound(ductShape) ? "round" : "rectangular",
    part: ductPart,
  });
}

/** Velocity that no size exceeds, whatever else it follows from, m/s; undefined where there is no such limit. */
export function maxVelocityOf(duct: Duct): number | undefined {
  if (duct.velocityCap === "custom") return duct.maxVelocity;
  return duct.velocityCap === "noise" ? velocityLimitOf(duct) : undefined;
}
